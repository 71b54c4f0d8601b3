### Wörter von cardgames.zone.

contract-bettler = Bettel

# Regeln, von denen hier nur das gilt:
rule-line-auction-bird-in-hand = Kein Spiel wird mit einem Vogel geboten.
rule-line-auction-skus-bars-piccolo = Einen { contract-piccolo } gibt es nicht.
rule-line-auction-least-suit-cards = Farbenspiele gibt es nicht.
rule-line-laying-away-suit = Farbenspiele gibt es nicht.
rule-line-laying-away-sechser-hidden = Niemand nimmt alle sechs Karten des Talons.
rule-line-laying-away-tarocks-lose-suit-game = Farbenspiele gibt es nicht.
rule-line-laying-away-suit-cards-to-keep = Farbenspiele gibt es nicht.
rule-line-bonuses-silent-fail-costs = Prämien gibt es nicht.
rule-line-bonuses-solo-doubles = Prämien gibt es nicht.
rule-line-bonuses-late-announcements = Angesagt wird nichts.
rule-line-contras-sides-are-stated = Niemand sagt, zu welcher Partei er gehört.
rule-line-contras-partner-void = Kontra gibt es nicht.
rule-line-play-ouvert = Spiele ouvert gibt es nicht.
rule-line-trischaken-form = { contract-trischaken } spielt man nur, wenn es eingeschaltet ist: Dann zahlt, wer am meisten Punkte hat, jedem anderen, und wer ohne Stich bleibt, bekommt alles.
rule-line-trischaken-mayor-line-thirds = Ist { contract-trischaken } eingeschaltet, zahlt doppelt, wer { POINTS($value) } oder mehr Punkte hat.
rule-line-trischaken-single-loser = Ist { contract-trischaken } eingeschaltet, verliert nur, wer am meisten Punkte hat.
