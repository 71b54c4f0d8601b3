### Die Fragen der Lektionen, und was in ihren Texten für Karten und Zahlen steht.

## Gruppen von Karten

group-many = { $group ->
    [tarocks] { -tarock }
    [suit-cards] Farbkarten
    [hearts] Herz-Karten
    [diamonds] Karo-Karten
    [spades] Pik-Karten
    [clubs] Treff-Karten
    [courts] Figuren
    [kings] Könige
    [queens] Damen
    [knights] Cavalls
    [jacks] Buben
    [pip-cards] Glatzen
    [trull] Trullstücke
    [plain-cards] leere Karten
    [big-tarocks] große { -tarock }
   *[pack] Karten
}
points-told = { $unit ->
    [blatt] { POINTS($thirds, style: "blatt") }
   *[other] { POINTS($thirds) } Punkte
}

## Die Frage

ask-which-are = Welche dieser Karten sind { group-many }?
ask-highest = { KEY($suit) ->
    [T] Welches { -tarock } ist das höchste?
   *[other] Welche dieser { SUIT($suit) }-Karten ist die höchste?
}
ask-worth-most = Welche dieser Karten haben den höchsten Wert?
ask-value = Welchen Wert hat { CARD($card) }?
ask-how-many = { $group ->
    [pack] Wie viele Karten hat das ganze Packerl?
    [players] Wie viele Leute spielen mit?
    [suits] Wie viele Farben gibt es außer { -tarock }?
    [hand] Wie viele Karten bekommt jeder?
    [talon] Wie viele Karten liegen im Talon?
    [packet] Wie viele Karten bekommt jeder auf einmal?
    [half] Wie viele Karten liegen in jeder Hälfte des Talons?
   *[other] Wie viele { group-many } sind im Packerl?
}
ask-is-enough = Du spielst und hast { points-told }. Reicht das?
ask-who-follows = Wer ist dran nach { SEAT($seat, case: "dat") }?
ask-deals-next = Wer gibt das nächste Spiel?
ask-where-goes = Der Geber gibt das ganze Packerl von oben weg. Wohin kommt die { $number }. Karte?
ask-is-redealt = Das hast du bekommen. Wird neu gegeben?
ask-claim = Rät die Tabelle von Alpine Tarok mit diesem Blatt zu { CONTRACT($contract) }?
ask-good-for = Wofür ist dieses Blatt gut?
ask-best-king = Welchen König rufst du?
ask-better-half = Welche Hälfte nimmst du?
ask-good-away = Was verlegst du?

## Antworten zur Auswahl

it-is-enough = Ja, das reicht
it-is-not-enough = Nein, das ist zu wenig
it-is-seat = { CAP(SEAT($seat)) }
it-goes-to = { CAP(SEAT($seat)) } bekommt sie
it-goes-to-the-talon = In den Talon
it-is-redealt = Ja, es wird neu gegeben
it-is-played = Nein, so wird gespielt
claim-it = Ja, dazu rät sie
claim-it-not = Nein, eher nicht
call-it = { CAP(CARD($card, form: "name")) }
these-cards = { CARDS($cards, form: "short", join: "comma") }

## Warum

these-are = { COUNT($cards) ->
    [0] Da sind keine { group-many } dabei.
   *[other] Das sind die { group-many }: { CARDS($cards, form: "name") }.
}
not-in-group = { CAP(CARD($card)) } { $group ->
    [tarocks] ist eine Farbkarte, kein { -tarock }.
    [suit-cards] ist ein { -tarock }, keine Farbkarte.
    [courts] ist keine Figur. Figuren sind König, Dame, Cavall und Bub.
    [big-tarocks] ist kein großes { -tarock }. Die beginnen mit dem XV.
    [trull] gehört nicht zur Trull. Dazu gehören nur Pagat, { -mond } und { -skus }.
   *[other] gehört nicht dazu: Gesucht sind { group-many }.
}
order-in-suit = Von oben: { CARDS($cards, form: "short") }.
card-beats = { CAP(CARD($card)) } ist höher als { CARD($other) }.
card-is-worth = { CAP(CARD($card)) } hat den Wert { $value }.
so-many = { $group ->
    [pack] Das ganze Packerl hat { $number } Karten.
    [players] { $number } Leute spielen mit.
    [suits] Es gibt { $number } Farben.
    [hand] Jeder bekommt { $number } Karten.
    [talon] Im Talon liegen { $number } Karten.
    [packet] Jeder bekommt { $number } Karten auf einmal.
    [half] In jeder Hälfte des Talons liegen { $number } Karten.
   *[other] Im Packerl sind { $number } { group-many }.
}
enough-from = An diesem Tisch brauchst du mindestens { points-told }.
one-follows = Nach { SEAT($seat, case: "dat") } kommt { SEAT($other) }: Es geht der Reihe nach um den Tisch.
deal-moves-on = Das Geben wandert in der Spielrichtung um einen Platz weiter. Als Nächstes gibt, wer in diesem Spiel { SEAT($seat) } ist.
dealt-in-order = Sechs Karten für jeden, bei der Vorhand angefangen, dann sechs in den Talon, dann in derselben Reihenfolge noch einmal sechs für jeden.
too-few-tarocks = Dieses Blatt hat { $number ->
    [0] kein { -tarock }
    [one] nur ein { -tarock }
   *[other] { $number } { -tarock }
}. An diesem Tisch muss niemand mit weniger als { $least } spielen, also wird neu gegeben.
few-tarocks-played = { $least ->
    [0] An diesem Tisch spielt man, was man bekommen hat, auch mit ganz wenig { -tarock }.
   *[other] Neu gegeben wird an diesem Tisch nur, wenn jemand weniger als { $least } { -tarock } hat.
}
in-half = { CARDS($cards, form: "short", join: "comma") }: { $tarocks ->
    [0] kein { -tarock }
    [one] ein { -tarock }
   *[other] { $tarocks } { -tarock }
}, { POINTS($thirds) } { $thirds ->
    [3] Punkt
   *[other] Punkte
}.

## Tipps

hint-group = { $group ->
    [tarocks] Such die römischen Zahlen. Der { -skus } hat keine, ist aber auch ein { -tarock }.
    [suit-cards] Such die Karten mit Herz, Karo, Pik oder Treff.
    [courts] Such die Farbkarten mit einer Figur: König, Dame, Cavall oder Bub.
    [kings] In jeder Farbe gibt es einen: Er ist ihre höchste Karte.
    [pip-cards] Such die Farbkarten ohne Figur.
    [big-tarocks] Groß sind { -tarock } vom XV bis zum XXI, und der { -skus }.
    [trull] Die Trull, das sind der { -skus }, der { -mond } (XXI) und der Pagat (I).
    [plain-cards] Leer sind die Glatzen und alle { -tarock } außer der Trull.
   *[other] Schau auf das Zeichen in der Ecke.
}
hint-some-of = Von diesen { $of } Karten { $number ->
    [one] stimmt genau eine
   *[other] stimmen { $number }
}.
hint-order = { KEY($suit) ->
    [T] Je höher die Zahl, desto stärker das { -tarock }. Und der { -skus } steht über allen.
    [H] Von oben: König, Dame, Cavall, Bub, dann 1, 2, 3, 4. In den roten Farben ist die kleinere Zahl die stärkere.
    [D] Von oben: König, Dame, Cavall, Bub, dann 1, 2, 3, 4. In den roten Farben ist die kleinere Zahl die stärkere.
   *[other] Von oben: König, Dame, Cavall, Bub, dann 10, 9, 8, 7.
}
hint-values = Könige und Trullstücke haben den Wert 5, Damen 4, Cavalls 3, Buben 2, alle anderen Karten 1.
hint-how-many = { $group ->
    [tarocks] Die Zahlen gehen von I bis XXI, und der { -skus } kommt dazu.
    [trull] { -skus }, { -mond } und Pagat.
    [courts] König, Dame, Cavall und Bub, und das in vier Farben.
    [hearts] Eine Farbe hat vier Figuren und vier Glatzen.
    [diamonds] Eine Farbe hat vier Figuren und vier Glatzen.
    [spades] Eine Farbe hat vier Figuren und vier Glatzen.
    [clubs] Eine Farbe hat vier Figuren und vier Glatzen.
    [pack] Zähl die { -tarock } und vier Farben zu je acht Karten zusammen.
    [hand] Gegeben wird in zwei Runden, und jede bringt gleich viele Karten.
    [packet] Zwölf Karten kommen in zwei gleich großen Runden.
    [talon] Alle Karten, ohne die in den vier Händen.
    [half] Der Talon liegt in zwei gleich großen Hälften.
   *[other] Denk zuerst an eine Farbe, dann an alle vier.
}
hint-best-king = Schau, was du in jeder Farbe selbst hast: Am meisten hilft der König dort, wo deine Dame auf ihn wartet oder wo dir noch eine Karte bleibt, mit der du zu ihm kommst.
hint-better-half = Was bleibt dir nach dem Verlegen in der Hand, und was bekommen die anderen? { -tarock } sticht, Figuren lassen sich verlegen.
hint-good-away = Punkte, die im Spiel verloren gingen, sind im Verlegten sicher. Und eine Farbe, die du nicht mehr hast, kannst du stechen.
hint-half = Im ganzen Packerl sind { POINTS($thirds) } Punkte, und genau die Hälfte reicht nie.
hint-round-the-table = Fang beim Geber an. Nach ihm kommt die Vorhand, dann der zweite Spieler, dann der dritte und dann wieder der Geber.
hint-deal-order = Sechs für jeden, dann der Talon, dann noch einmal sechs für jeden.
hint-deal-count = Vier Leute zu je sechs Karten, das sind 24. Und was kommt dann?
hint-count-tarocks = Zähl die { -tarock }: { $number ->
    [0] Es ist keines da
    [one] Es ist eines
   *[other] Es sind { $number }
}.

## Nach einer falschen Antwort

nudge-good-for = Zähl noch einmal: { -tarock } und Könige, dann die niedrigen Karten, dann die langen Farben.
nudge-best-king = Vergleich, was du von den Farben selbst hast.
nudge-good-away = Zähl die Punkte, und schau, welche Farbe du damit loswirst.
nudge-not-of-them = { $number ->
    [one] Eine der gewählten Karten gehört nicht dazu.
   *[other] { $number } der gewählten Karten gehören nicht dazu.
}
nudge-both-of-them = { $number ->
    [one] Eine der gewählten Karten gehört nicht dazu
   *[other] { $number } der gewählten Karten gehören nicht dazu
}, dafür fehlt eine andere.
nudge-choose-some = Wähl mindestens eine Karte.
nudge-a-higher-one = { CAP(CARD($card)) } ist nicht die höchste Karte: Eine andere ist stärker.
nudge-compare = Vergleich mit dem, was man an deinem Tisch braucht.
nudge-round-the-table = Geh noch einmal um den Tisch, Platz für Platz.
nudge-deal-along = Gib im Kopf mit: sechs für jeden, und wohin kommen die nächsten sechs?

## An einem anderen Tisch

taught-elsewhere = Dein Tisch kennt dieses Spiel nicht: { CONTRACT($contract) }. Hier siehst du, wie es anderswo gespielt wird: { DIALECT($dialect) }.

## In den Texten

text-word = { -tarock }
text-card = { CARD($card, form: "name") }
text-cards = { CARDS($cards, form: "name") }
text-hand = { CARDS($cards, form: "short") }
text-number = { $number }
text-points = { POINTS($thirds) }
text-line = { points-told }
text-contract = { CONTRACT($contract) }
text-rung = { CAP(CONTRACT($contract)) } ({ $value })
text-rule = { RULE($rule) }
text-table = { DIALECT($dialect) }
