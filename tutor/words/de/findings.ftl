### Was viele gegebene Blätter über eines zeigen. Prozent sind Spiele von hundert.

found-best = Am besten: { CONTRACT($contract) }. Das bringt im Schnitt { NUMBER($score, maximumFractionDigits: 1) } pro Spiel.
    .name = Das beste Spiel
found-only-losses = Im Schnitt verliert man mit allem. Am wenigsten mit { CONTRACT($contract) }: { NUMBER($score, maximumFractionDigits: 1) } pro Spiel.
    .name = Das kleinste Übel
found-close = { CAP(CONTRACT($contract)) } kann genauso gut sein wie { CONTRACT($rival) }: Diese Spiele entscheiden es nicht.
    .name = Zu knapp
found-count = Mit einer Zwölferzählung von { $count } gewinnt man { CONTRACT($contract) } in { $percent } von 100 Spielen. Mit deinem Blatt sind es { $other }.
    .name = Wo die Zählung steht
found-rule-agrees = Die Faustregel dieses Tisches sagt dasselbe: { CONTRACT($contract) }.
    .name = Die Faustregel sagt dasselbe
found-rule-otherwise = Die Faustregel dieses Tisches sagt { CONTRACT($contract) }. In diesen Spielen bringt das um { NUMBER($score, maximumFractionDigits: 1) } weniger als { CONTRACT($rival) }.
    .name = Die Faustregel sagt etwas anderes
swap-helps = { CAP(CARD($card)) } statt { CARD($instead, case: "dat") }, und { CONTRACT($contract) } geht in 100 Spielen { $percent }-mal öfter.
    .name = Was helfen würde
swap-hurts = { CAP(CARD($card)) } statt { CARD($instead, case: "dat") }, und { CONTRACT($contract) } geht in 100 Spielen { $percent }-mal seltener.
    .name = Wovon das Blatt lebt
swap-turns = { CAP(CARD($card)) } statt { CARD($instead, case: "dat") }, und das Urteil kippt: Dann ist { CONTRACT($contract) } besser.
    .name = Eine Karte kippt das Urteil
loss-long-opponent = In { $percent } von 100 verlorenen Spielen hält ein Gegner { $number } oder mehr Tarock, in gewonnenen in { $other }.
    .name = Ein langer Gegner
loss-weak-partner = In { $percent } von 100 verlorenen Spielen hat der Partner höchstens { $number } Tarock, in gewonnenen in { $other }.
    .name = Ein schwacher Partner
loss-called-in-talon = In { $percent } von 100 verlorenen Spielen liegt { CARD($card) } im Talon, und niemand hilft dir, in gewonnenen in { $other }.
    .name = Die gerufene Karte im Talon
loss-top-against = In { $percent } von 100 verlorenen Spielen hat ein Gegner { CARD($card, case: "acc") }, in gewonnenen in { $other }.
    .name = Ein hohes Tarock gegen dich
loss-poor-talon = In { $percent } von 100 verlorenen Spielen liegt im Talon höchstens { $number ->
        [one] ein
       *[other] { $number }
    } Tarock, in gewonnenen in { $other }.
    .name = Ein magerer Talon
loss-king-trumped = In { $percent } von 100 verlorenen Spielen hat ein Gegner keine Karte in der Farbe von { CARD($card, case: "dat") }, in gewonnenen in { $other }.
    .name = Ein König, der fällt
loss-suit-runs-out = In { $percent } von 100 verlorenen Spielen sind zwei der anderen frei von { SUIT($suit) }, und der Stich bleibt bei dir; in gewonnenen in { $other }.
    .name = Eine Farbe geht aus
loss-no-tarock = In { $percent } von 100 verlorenen Spielen hat einer der anderen kein Tarock, in gewonnenen in { $other }.
    .name = Einer ohne Tarock
choice-best-call = Zu rufen: { CARD($card) }.
    .name = Was man ruft
choice-call-costs = { CAP(CARD($card, case: "acc")) } zu rufen kostet { NUMBER($score, maximumFractionDigits: 1) } pro Spiel.
    .name = Ein anderer Ruf
choice-best-half = Zu nehmen: die Hälfte { CARDS($cards, form: "short") }.
    .name = Welche Hälfte
choice-half-costs = Die Hälfte { CARDS($cards, form: "short") } kostet { NUMBER($score, maximumFractionDigits: 1) } pro Spiel.
    .name = Die andere Hälfte
choice-best-away = Wegzulegen: { CARDS($cards, form: "short") }.
    .name = Was man weglegt
choice-away-costs = { CARDS($cards, form: "short") } wegzulegen kostet { NUMBER($score, maximumFractionDigits: 1) } pro Spiel.
    .name = Andere Karten weglegen
choice-best-card = Zu spielen: { CARD($card) }. Damit gewinnt deine Seite in { $percent } von 100 Verteilungen.
    .name = Welche Karte
choice-card-costs = { CAP(CARD($card)) } gewinnt in { $percent } von 100.
    .name = Eine andere Karte
choice-close = Die Möglichkeiten liegen so nah beieinander, dass diese Spiele nichts entscheiden.
    .name = Zu knapp

### Die angepasste Zählung.
fitted-tarock = { $number } × Tarock: { $each } je Stück.
    .name = Tarock
fitted-big = { $number } × Tarock ab XV, zusätzlich: { $each } je Stück.
    .name = Tarock ab XV, zusätzlich
fitted-skus = { $number } × { -skus }, zusätzlich: { $each } je Stück.
    .name = { -skus }, zusätzlich
fitted-mond = { $number } × { -mond }, zusätzlich: { $each } je Stück.
    .name = { -mond }, zusätzlich
fitted-pagat = { $number } × Pagat, zusätzlich: { $each } je Stück.
    .name = Pagat, zusätzlich
fitted-bare-king = { $number } × { $number ->
    [one] blanker König
   *[other] blanke Könige
    }: { $each } je Stück.
    .name = Blanke Könige
fitted-king = { $number } × { $number ->
    [one] begleiteter König
   *[other] begleitete Könige
    }: { $each } je Stück.
    .name = Begleitete Könige
fitted-king-queen = { $number } × { $number ->
    [one] König mit seiner Dame
   *[other] Könige mit ihrer Dame
    }: { $each } je Stück.
    .name = Könige mit ihrer Dame
fitted-void = { $number } × { $number ->
    [one] fehlende Farbe
   *[other] fehlende Farben
    }: { $each } je Stück.
    .name = Fehlende Farben
fitted-singleton = { $number } × { $number ->
    [one] einzelne Karte einer Farbe
   *[other] einzelne Karten einer Farbe
    }: { $each } je Stück.
    .name = Einzelne Karten einer Farbe
