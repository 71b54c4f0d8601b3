### Was an einer Eingabe nicht stimmt, wo, und was hilft.

input-unknown-card = „{ $token }“ (Wort { $place }) ist keine Karte. { COUNT($expected) ->
    [0] Schreib Karten wie T15, HK oder C10, oder mit ihrem Namen.
   *[other] Meinst du { NAMES($expected, join: "or") }?
}
    .name = Unbekannte Karte
input-card-in-two-ways = „{ $token }“ (Wort { $place }) kann zweierlei heißen. Schreib { NAMES($expected, join: "or") }, oder den Namen der Karte.
    .name = Karte zweideutig
input-no-suit-yet = „{ $token }“ (Wort { $place }) hat keine Farbe. Stell T, H, D, S oder C davor, etwa H{ $token }.
    .name = Farbe fehlt
input-no-such-rank = „{ $token }“ (Wort { $place }): So eine Karte gibt es in { SUIT($suit) } nicht. Möglich sind { NAMES($expected, join: "or") }.
    .name = Keine solche Karte in der Farbe
input-card-twice = { CAP(CARD($card)) } steht zweimal da, zum zweiten Mal als Wort { $place }. Lass eine weg.
    .name = Karte doppelt
input-wrong-hand-size = { $number ->
    [0] Da sind keine Karten; { $wanted } werden gebraucht.
    [one] Da ist { $number } Karte; { $wanted } werden gebraucht.
   *[other] Da sind { $number } Karten; { $wanted } werden gebraucht.
}
    .name = Falsche Zahl von Karten
input-hand-too-large = Da sind { $number } Karten; eine Hand hat höchstens { $most }.
    .name = Zu viele Karten
input-no-cards = Da sind keine Karten. Schreib mindestens eine, etwa HK oder T15.
    .name = Keine Karten
input-wrong-trick-size = Im Stich { $number ->
    [one] liegt { $number } Karte
   *[other] liegen { $number } Karten
}; es müssen { $least } bis { $most } sein.
    .name = Falsche Zahl von Karten im Stich
input-card-already-played = { CAP(CARD($card)) } kann nicht im Stich liegen und noch in der Hand sein. Lass die Karte an einer Stelle weg.
    .name = Karte in Hand und Stich
input-unknown-dialect = Einen Tisch „{ $name }“ gibt es nicht. Wähle { NAMES($known, join: "or") }.
    .name = Unbekannter Tisch
input-dialect-needed = Hier hängt die Antwort vom Tisch ab. Wähle { NAMES($known, join: "or") }.
    .name = Tisch fehlt
input-unknown-option = Der Tisch „{ $dialect }“ hat keine Einstellung „{ $name }“. { COUNT($known) ->
    [0] Er hat gar keine.
   *[other] Er hat { NAMES($known) }.
}
    .name = Unbekannte Einstellung
input-unknown-option-value = Die Einstellung „{ $name }“ kann nicht „{ $value }“ sein. Wähle { NAMES($known, join: "or") }.
    .name = Unbekannter Wert
input-unknown-contract = Der Tisch „{ $dialect }“ hat kein Spiel „{ $name }“. Wähle { NAMES($known, join: "or") }.
    .name = Unbekanntes Spiel
input-wrong-trick-number = „{ $token }“ ist keine Stichnummer. Schreib eine Zahl von 1 bis 12.
    .name = Falsche Stichnummer
input-unreadable-announcement = „{ $token }“ (Wort { $place }) ist keine Ansage. Schreib die Karte und ihren Stich, etwa T1:12.
    .name = Unlesbare Ansage
input-hand-dealt-again = { $number ->
        [0] Ein Blatt ohne Tarock
        [one] Ein Blatt mit einem Tarock
       *[other] Ein Blatt mit { $number } Tarock
    } wird an diesem Tisch neu gegeben: Man braucht mindestens { $least }. Prüf die Karten, oder wähl einen anderen Tisch.
    .name = Neu gegeben
input-auction-over = Nach diesen Ansagen ist die Lizitation vorbei, und niemand hat mehr etwas anzusagen. Nimm die letzte Ansage weg.
    .name = Die Lizitation ist vorbei
input-no-call = „{ $token }“ (Wort { $place }) ist keine Ansage. Schreib den Platz und was er sagt, etwa P2:pass.
    .name = Keine Ansage
input-unknown-kind = Eine Aufgabenart „{ $name }“ gibt es nicht. Wähle { NAMES($known, join: "or") }.
    .name = Unbekannte Aufgabenart
input-no-such-level = Eine Stufe „{ $token }“ gibt es nicht. Wähle eine Zahl von 1 bis { $most }.
    .name = Keine solche Stufe
input-no-such-puzzle = Eine Aufgabe „{ $name }“ gibt es nicht. Kopiere ihre ganze Adresse, oder verlang eine neue.
    .name = Keine solche Aufgabe
input-kind-not-at-table = Der Tisch „{ $dialect }“ hat keine Aufgaben der Art „{ $kind }“. Wähle einen anderen Tisch oder eine andere Art.
    .name = Nicht an diesem Tisch
input-not-announceable = { CAP(CARD($card)) } lässt sich in diesem Spiel an diesem Tisch nicht für den { $trick }. Stich ansagen. Lass die Ansage weg oder nenn den eigenen Stich der Karte.
    .name = Nicht anzusagen
input-unknown-language = In der Sprache „{ $name }“ gibt es keine Texte. Wähle { NAMES($known, join: "or") }.
    .name = Unbekannte Sprache
