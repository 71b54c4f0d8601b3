### Die Regeln der Tische, das Glossar und das Abrechnen.

## Abrechnen

settle-title = Ein Spiel abrechnen
settle-contras = Gab es ein Kontra?
settle-at = An diesem Tisch: { $name }
settle-contract = Was wurde gespielt?
settle-contract-worth = { $name } ({ $value })
settle-declarer = Wer hat gespielt?
settle-forehand-plays = Das kann nur die Vorhand spielen.
settle-partner = Wer war der Partner?
settle-alone = Allein
settle-ending = Was ist daraus geworden?
settle-ending-played = Zu Ende gespielt
settle-ending-concede = Aufgegeben
settle-ending-king-in-talon = Gerufene Karte im Talon
settle-ending-lost-at-once = Vor dem Spiel verloren
settle-result = Wie ist es ausgegangen?
settle-result-points = Nach Punkten
settle-result-won = Gewonnen
settle-result-lost = Verloren
settle-points = Punkte der Spielerseite
settle-tricks = Stiche des Spielers
settle-each-points = Die Punkte von jedem. Ohne Stich hat niemand Punkte, also heißt 0: kein Stich.
settle-own-loss = Wer hat den eigenen Verlust verdoppelt?
settle-own-bird = { BONUS($bonus) }, mit dem Spiel geboten
settle-own-bird-made = Gemacht
settle-own-bird-lost = Nicht gemacht
settle-bonuses = Welche Prämien gab es?
settle-bonus = { BONUS($bonus) }
settle-bonus-silent = Still, für die Spielerseite
settle-bonus-silent-by-defenders = Still, für die Gegner
settle-bonus-made = Von der Spielerseite angesagt und gemacht
settle-bonus-lost = Von der Spielerseite angesagt und verloren
settle-bonus-made-by-defenders = Von den Gegnern angesagt und gemacht
settle-bonus-lost-by-defenders = Von den Gegnern angesagt und verloren
settle-contra-game = Kontra auf das Spiel?
settle-contra-by = Kontra mit { SEAT($seat, case: "dat") }?
settle-contra-bonus = Kontra auf { BONUS($bonus) }?
settle-level = { LEVEL($level) } ×{ LEVEL($level, form: "factor") }
settle-doubled = Das wievielte Spiel nach einem { contract-trischaken } war es?
settle-doubled-place = { $place }.
settle-sheet = Die Abrechnung
settle-afresh = Ein anderes Spiel abrechnen
settle-unreadable = In dieser Adresse steht kein Ergebnis eines Spiels. Fang neu an und füll die Felder aus.
settle-role-declarer = Spieler
settle-role-partner = Partner
settle-missing-result = Schreib die Punkte der Spielerseite auf, oder sag, ob das Spiel gewonnen ist.
settle-missing-tricks = Schreib auf, wie viele Stiche der Spieler gemacht hat.
settle-missing-points = Schreib die Punkte von jedem auf. { POINTS($thirds) } sind noch zu verteilen.
settle-missing-bird = Sag, ob { BONUS($bonus) } gemacht wurde. Das war mit dem Spiel geboten.
settle-fault-too-many = { POINTS($thirds) } Punkte sind zu viele: Es gibt { POINTS($all) }.
settle-fault-too-few = { POINTS($thirds) } Punkte sind zu wenige: Zusammen müssen es mindestens { POINTS($all) } sein.
settle-fault-tricks = { $number } Stiche gibt es nicht: Ein Spiel hat { $all }.
settle-fault-own-partner = Niemand kann der eigene Partner sein.
settle-fault-no-partner = In diesem Spiel ist der Spieler allein, ohne Partner.
settle-fault-absolute = { bonus-absolute } braucht { POINTS($line) } Punkte, und diese Seite hat { POINTS($thirds) }.

## Die Abrechnung

ledger-caption = Was jeder bekommt und zahlt
ledger-line = Wofür
ledger-total = Summe
ledger-base = Wert { $base }
ledger-struck = Gestrichen:
ledger-balanced = Es geht auf: Was die einen bekommen, zahlen die anderen.
ledger-unbalanced = Es geht nicht auf, und das muss es an diesem Tisch auch nicht: Jemand bekommt oder zahlt mehr als die anderen zusammen.
ledger-only-winners = An diesem Tisch schreiben nur die Gewinner Punkte; niemand zahlt.

## Die Regeln

rules-what = Was willst du lesen?
rules-way-table = Ein Tisch
rules-way-compare = Vergleichen
rules-way-glossary = Glossar
rules-which = Die Regeln welches Tisches?
rules-marks = In Klammern steht hinter jeder Zeile die Regel, aus der sie kommt, wie unsere Beschreibung sie zählt.
rules-source-section = Abschnitt
rules-source-to = bis
rules-options-about = Hier darf ein Tisch wählen. Was gilt, ist fett. Deinen eigenen Tisch stellst du in den Einstellungen ein.
rules-silences-about = Diese Quelle sagt es nicht. Wir entscheiden:
compare-which = Welche Tische? Zwei bis fünf.
compare-choose = Wähl mindestens zwei Tische.
compare-about = { $number ->
    [0] Diese Tische spielen gleich.
    [one] Sie unterscheiden sich in einem Punkt.
   *[other] Sie unterscheiden sich in { $number } Punkten. Diese stehen zuerst, von Spielen und Prämien nur, was verschieden ist.
}
compare-alike = Was sie gleich spielen ({ $number })
compare-missing = nicht an diesem Tisch
table-short-gametwist = GameTwist
table-short-elsteiner = Possert
table-short-alpine = Alpine
table-short-cardgames-zone = cardgames.zone
table-short-hausregeln = Deutsche Seite

## Das Glossar

glossary-find = Such ein Wort, in jeder Sprache
glossary-found = { $number ->
    [0] Kein Eintrag hat dieses Wort.
    [one] 1 Eintrag von { $all }
   *[other] { $number } Einträge von { $all }
}
glossary-marks = Chinesisch in Klammern ist unsere Übersetzung. Ein Tischwort in Klammern: Die Quelle kennt es nur als Variante.
glossary-as-table = Als eine Tabelle
glossary-contract = Spiele
glossary-cards = Karten
glossary-play = Der Gang eines Spiels
glossary-score = Die Abrechnung
glossary-in-en = Englisch
glossary-in-de = Deutsch
glossary-in-zh = Chinesisch

## Mein Tisch

option-as-written = { $text } (wie geschrieben)
my-table-differs = Was dein Tisch anders spielt als seine Quelle
my-table-options = Mein Tisch: was er festlegen darf ({ $number })
my-table-about = Stell hier ein, wie eure Runde spielt. Es gilt überall, auch im Link.
my-table-as-written = Wieder wie geschrieben spielen
my-table-share = Link zu diesem Tisch
my-table-rules = Alle Regeln dieses Tisches
table-offered = Jemand hat dir einen Tisch geschickt: **{ $name }**
table-use = Diesen Tisch nehmen
table-is-mine = Du spielst an diesem Tisch: { $name }
