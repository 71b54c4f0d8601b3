### Was an einem aufgezeichneten Spiel oder seinem Ergebnis nicht stimmt.

record-field-missing = „{ $part }“ fehlt. Ergänze es.
    .name = Etwas fehlt
record-too-short = „{ $part }“ endet zu früh: Das Spiel geht weiter, aber es folgt kein Eintrag mehr.
    .name = Aufzeichnung zu kurz
record-too-long = „{ $part }“ geht nach dem Ende weiter. Nimm heraus, was zu viel ist.
    .name = Aufzeichnung zu lang
record-never-possible = Dieser Eintrag von „{ $part }“ war in diesem Spiel zu keiner Zeit möglich.
    .name = Nie möglich
record-unknown-seat = „{ $token }“ ist kein Platz. Schreib P1, P2, P3 oder P4; P1 ist die Vorhand.
    .name = Unbekannter Platz
record-unknown-bonus = Eine Prämie „{ $token }“ gibt es nicht. Schreib einen Namen wie pagat, king_ultimo oder trull.
    .name = Unbekannte Prämie
outcome-unknown-field = Ein Feld „{ $name }“ gibt es nicht. Möglich sind { NAMES($known) }.
    .name = Unbekanntes Feld
outcome-unreadable-points = „{ $token }“ sind keine Kartenpunkte. Schreib ganze Punkte und Drittel, etwa 35 oder 35 2/3.
    .name = Unlesbare Punkte
outcome-unknown-result = „{ $token }“ ist kein Ergebnis. Schreib made oder lost bei Angesagtem und declarer oder defenders bei Stillem.
    .name = Unbekanntes Ergebnis
outcome-unknown-level = „{ $token }“ ist keine Stufe. Schreib kontra, rekontra oder subkontra, oder 2, 4 oder 8.
    .name = Unbekannte Stufe
