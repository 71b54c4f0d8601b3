### Kartenpunkte zählen, Schritt für Schritt.

count-packet = { CARDS($cards, form: "short") }: { $raw } weniger 2 macht { $points }.
    .name = Ein Dreierpackerl
count-leftover = { CARDS($cards, form: "short") } { COUNT($cards) ->
    [one] bleibt
   *[other] bleiben
} übrig: { $raw } weniger { COUNT($cards) } macht { $points } und { $blatt } Blatt.
    .name = Was übrig bleibt
count-packets-total = { $blatt ->
    [0] Zusammen { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] Zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $blatt } Blatt.
}
    .name = Alle Packerln zusammen
count-cards-of-value = { CARDS($cards, form: "short") }: { COUNT($cards) } × { POINTS($each) } = { POINTS($thirds) }.
    .name = Karten eines Wertes
count-thirds-total = Zusammen { POINTS($thirds) } Punkte.
    .name = Alle Werte zusammen
count-rounded = Auf ganze Punkte gerundet: { POINTS($thirds) } zählt als { $points }.
    .name = Gerundet
count-base = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}: ein Drittel davon, auf eine ganze Zahl gerundet, ist { $base }.
    .name = Grundwert: ein Drittel der Karten
count-pips = { COUNT($cards) ->
    [0] Keine Karte hier hat Augen: { $pips }.
   *[other] Augen auf { CARDS($cards, form: "short") }: { $pips }.
}
    .name = Augen
count-base-and-pips = { $base } und { $pips } Augen machen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .name = Grundwert und Augen zusammen
