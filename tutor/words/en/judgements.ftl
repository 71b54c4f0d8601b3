### Judgements: which contract to play, and how good a choice is. Amounts are points a deal.

ask-which-contract = Which contract would you play?
play-contract = { CAP(CONTRACT($contract)) }
best-before = Next comes { CONTRACT($rival) }, with { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } less a deal.
contract-brings = { CAP(CONTRACT($contract)) }: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } a deal ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), made in { $percent } of 100{ $cost ->
    [0] {""}
   *[other] {", "}costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
contract-scores = { CAP(CONTRACT($contract)) }: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } a deal ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }){ $cost ->
    [0] {""}
   *[other] {", "}costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
rule-would-pass = By rule of thumb you would pass: the hand reaches the bar of no contract that is open to you. Here the question was which is best if you do play.

hint-principle-claim = With many { -tarock }s, big ones among them, play with { -tarock }s as trumps: call a king from about 8 in the 12-count, play alone from about 12. With kings and long suits, think of a suit game, and with low cards and few { -tarock }s of a game that avoids tricks.
hint-narrowed-contracts = It is one of these two: { CONTRACT($contract) } or { CONTRACT($rival) }.
nudge-inexact = Not far off, but something else brings a little more.
nudge-mistake = That costs more than it should. Something else suits this hand better.
nudge-blunder = That is dear with this hand. Look at what it is really good for.

quality-best = best
quality-good = just as good
quality-inexact = inexact
quality-mistake = mistake
quality-blunder = blunder
quality-costs = { $quality }, costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } a deal
forecast-ask = If you like, guess first: in how many of 100 deals would you make { CONTRACT($contract) }?
forecast-found = Your guess for { CONTRACT($contract) }: { $percent } of 100. It is { $right } ({ $low } to { $high }), and that gives you **{ $score } of 100** for the guess.

kind-which-contract = Which contract?
    .about = A hand and the auction so far: choose, and see what each contract is worth in many deals.
