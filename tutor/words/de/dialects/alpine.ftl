### Wörter von Alpine Tarok.

bonus-pagat = Pagat ultimo
bonus-uhu = II ultimo
-source-king-in-talon = Nach der Seite wird neu gegeben. Die ältere Regel, schleifen oder allein weiterspielen, lässt sie ihren Erweiterungen.
-source-late-announcements = Die Seite sagt nichts dazu. Wir lassen nur beim ersten Mal ansagen, wie es Turnierregeln tun.

# Regeln, von denen hier nur das gilt:
rule-line-auction-bird-in-hand = Kein Spiel wird mit einem Vogel geboten.
rule-line-auction-least-suit-cards = { contract-farbensolo } darf man mit beliebig vielen Farbkarten bieten.
rule-line-calling-in-solo = Einen König ruft man nur im { contract-rufer }, und dort nimmt man eine Hälfte des Talons.
rule-line-bonuses-solo-doubles = In Spielen ohne Talon gibt es keine Prämien.
rule-line-bonuses-late-announcements = { $value ->
    [true] Ansagen darf man, sooft man in der Runde an der Reihe ist.
   *[false] Man sagt an, wenn man zum ersten Mal an der Reihe ist.
}
rule-line-contras-sides-are-stated = Niemand sagt, zu welcher Partei er gehört, nur { bonus-king-ultimo } zeigt es.
rule-line-contras-partner-void = Kontra gibt es nicht.
rule-line-play-ouvert = Spiele ouvert gibt es nicht.
rule-line-trischaken-mayor-line-thirds = Im { contract-trischaken } ist es gleich, wie hoch man verliert.
rule-line-trischaken-single-loser = Im { contract-trischaken } verlieren alle, die gemeinsam am meisten Punkte haben.
