### Urteile: welches Spiel, und wie gut eine Wahl ist. Beträge sind Punkte pro Spiel.

ask-which-contract = Welches Spiel würdest du spielen?
play-contract = { CAP(CONTRACT($contract)) }
best-before = Danach kommt { CONTRACT($rival) }, mit { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger pro Spiel.
contract-brings = { CAP(CONTRACT($contract)) }: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } pro Spiel ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), gewonnen in { $percent } von 100{ $cost ->
    [0] {""}
   *[other] {", "}kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
contract-scores = { CAP(CONTRACT($contract)) }: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } pro Spiel ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }){ $cost ->
    [0] {""}
   *[other] {", "}kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
rule-would-pass = Nach der Faustregel würdest du „weiter“ sagen: Für keines der Spiele, die dir offenstehen, reicht das Blatt. Gefragt war, welches das beste ist, wenn du doch spielst.

hint-principle-claim = Mit viel { -tarock } und großen darunter spiel mit { -tarock } als Trumpf: ab etwa 8 in der Zwölferzählung ruf einen König, ab etwa 12 spiel allein. Mit Königen und langen Farben denk an ein Farbenspiel, mit niedrigen Karten und wenig { -tarock } an eines, in dem man Stiche vermeidet.
hint-narrowed-contracts = Eines von diesen beiden ist es: { CONTRACT($contract) } oder { CONTRACT($rival) }.
nudge-inexact = Fast. Ein anderes Spiel bringt noch ein wenig mehr.
nudge-mistake = Das kostet zu viel. Etwas anderes passt besser zu diesem Blatt.
nudge-blunder = Das kommt dich mit diesem Blatt teuer. Schau, wofür es wirklich gut ist.

quality-best = das beste
quality-good = genauso gut
quality-inexact = ungenau
quality-mistake = Fehler
quality-blunder = grober Fehler
quality-costs = { $quality }, kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pro Spiel
forecast-ask = Wenn du magst, schätz zuerst: In wie vielen von 100 Spielen gewinnst du { CONTRACT($contract) }?
forecast-found = Deine Schätzung für { CONTRACT($contract) }: { $percent } von 100. Es sind { $right } ({ $low } bis { $high }), das gibt **{ $score } von 100** für die Schätzung.

kind-which-contract = Welches Spiel?
    .about = Ein Blatt und die Lizitation bisher: Wähl ein Spiel und sieh, was jedes in vielen Spielen wert ist.
