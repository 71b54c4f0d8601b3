### Counting card points, step by step.

count-packet = { CARDS($cards, form: "short") }: { $raw } less 2 makes { $points }.
    .name = A packet of three
count-leftover = { CARDS($cards, form: "short") } left over: { $raw } less { COUNT($cards) } makes { $points }, and { $blatt } Blatt.
    .name = What is left over
count-packets-total = { $blatt ->
    [0] Together { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] Together { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $blatt } Blatt.
}
    .name = All packets together
count-cards-of-value = { CARDS($cards, form: "short") }: { COUNT($cards) } × { POINTS($each) } = { POINTS($thirds) }.
    .name = Cards of one value
count-thirds-total = Together { POINTS($thirds) } points.
    .name = All values together
count-rounded = To the nearest whole number: { POINTS($thirds) } counts as { $points }.
    .name = Rounded
count-base = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: a third of that, to the nearest whole number, is { $base }.
    .name = Base: a third of the cards
count-pips = { COUNT($cards) ->
    [0] No card here has pips: { $pips }.
   *[other] Pips on { CARDS($cards, form: "short") }: { $pips }.
}
    .name = Pips
count-base-and-pips = { $base } and { $pips } pips make { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .name = Base and pips together
