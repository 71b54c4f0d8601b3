### Check a hand: what each contract is worth, and how that is told.

## Numbers

evaluate-percent = { $percent }%
evaluate-percent-range = { $low }–{ $high }%
evaluate-score = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluate-score-range = { $low } to { $high }

## The situation

situation-title = Table, seat and auction
situation-table = Table
situation-seat = Where do you sit?
situation-auction = The auction so far
situation-you = You
situation-nothing-said = Nobody has spoken yet: you open.
situation-your-turn = your turn
situation-their-turn = says …
situation-over = That ends the auction: { $seat } plays { CONTRACT($contract) }.
situation-over-nobody = That ends the auction, and nobody plays.
situation-passes = passes
situation-why-not = What can’t be said now
situation-nothing-forbidden = Everything at this table can be said now.
situation-fault = Call { $number } ({ $call }) can’t be. { $text } The calls before it are kept: go on from there, or take another seat.
situation-line = { $name } · { $seat } · { $calls }
situation-line-open = { $name } · { $seat } · first to speak

## The verdict

evaluate-title = What to bid
evaluate-best = Best: { CONTRACT($contract) }
evaluate-least-evil = The least evil: { CONTRACT($contract) }
evaluate-nothing = No contract may be bid now.
evaluate-nothing-pays = Every contract loses on average. If you may pass, do: what passing brings depends on the others and isn’t reckoned here.
evaluate-calls = calling { CARD($card) }
evaluate-wins = made in { $percent } of 100 deals ({ $low } to { $high })
evaluate-brings = { $score } a deal on average ({ $low } to { $high })
evaluate-close = too close to the best to call
evaluate-close-names = Too close to call: { NAMES($names) } may be just as good.
evaluate-samples = { $samples } deals
evaluate-samples-played = { $samples } deals, { $percent }% of them played out
evaluate-no-game = no game to make
evaluate-row = { $name }: { $wins }, { $brings }; { $samples }
evaluate-row-scored = { $name }: { $brings }; { $samples }
evaluate-table = The contracts you may bid now, the best first. Below each number, where the true one lies with 95% confidence.
evaluate-column-contract = Contract
evaluate-column-wins = Made
evaluate-column-score = Score
evaluate-more = { $number ->
    [one] One more contract
   *[other] { $number } more contracts
}
evaluate-forbidden = { $number ->
    [one] One contract may not be bid now
   *[other] { $number } contracts may not be bid now
}
evaluate-against = { $name }: { $text }

## The chart

evaluate-chart = As a chart
evaluate-chart-wins = Made in so many of 100 deals
evaluate-chart-score = Score a deal
evaluate-chart-alt = { $title }, the best contract first: { NAMES($lines) }.
evaluate-chart-line = { $name } { $mean } ({ $low } to { $high })

## While it goes on

evaluate-warming = The solver is being made ready. Once after an installation this takes up to a minute.
evaluate-beginning = The first deals are being played …
evaluate-going-on = { $samples } deals so far. It gets closer the longer it runs.
evaluate-explaining = The ranking stands. The reasons are being worked out …
evaluate-stop = Stop
evaluate-stopped = { $samples ->
    [0] Stopped before the first deals were in.
   *[other] Stopped after { $samples } deals.
}
evaluate-go-on = Go on
evaluate-no-deal = No deal fits this hand and this auction. Change one of the calls.
evaluate-failed = Something went wrong with this hand.
evaluate-again = Try again

## The reasons

evaluate-standing = Where the hand stands
evaluate-calls-title = Which card to call
evaluate-losses = How it is lost
evaluate-changes = What would change it
evaluate-features = What the hand holds

## What has been written

panel-title = What has been published
panel-intro = What books and pages say of this hand, contract by contract, and whether the simulation agrees.
panel-against = { $number ->
    [one] One contract that nobody recommends
   *[other] { $number } contracts that nobody recommends
}
panel-says-for = for it
panel-says-against = against it
panel-says-divided = divided
panel-head = { $name }: { $said }
panel-head-differs = { $name }: { $said }, the simulation differs
panel-simulation-best = In the simulation it is the best contract: { $score }.
panel-simulation-close = In the simulation it may be as good as the best: { $score }.
panel-simulation-behind = In the simulation it brings { $score }, { $gap } less than { CONTRACT($best) }.
panel-simulation-loses = In the simulation it loses on average: { $score }.
panel-simulation-none = It may not be bid now, so the simulation has not played it.
panel-agrees = The two agree.
panel-pays = It pays here too, but another contract brings more.
panel-loses = It does not pay here.
panel-differs = Here the two disagree.
panel-test-agrees = Measured: hands that meet this make it in { $percent } of the deals; that brings { $score } on average.
panel-test-differs = Measured: hands that meet this make it in { $percent } of the deals; that brings { $score } on average. So the numbers do not bear the advice out.

## Honest limits

limits-title = How sure is this?
limits-worlds = { $samples } random deals of the other 42 cards that fit your hand and the auction; every contract on the same ones. Seed { $seed }.
limits-open = “Made” means: with all cards open and everybody playing their best. Where that took too long, the deal was played out by a simple player; the table says how often.
limits-corrected = Open cards flatter partners who must find each other, and wrong a lone declarer. So the rates are corrected by deals that were played out by players who see only their own cards ({ $deals } for { CONTRACT($contract) }).
limits-uncorrected = Open cards flatter partners who must find each other, and wrong a lone declarer. For { CONTRACT($contract) } that has not been measured here, so the rates are as open cards give them.
limits-score = The score comes from a quick player who sees all cards and looks one trick ahead. Bonuses that come along count; nobody announces anything beyond the bid, and nobody says contra.
limits-choices = King, half and lay-away are chosen by rules of thumb, from what the declarer knows.
limits-zero-sum = The score is what the declarer gets in points of this table.
limits-only-winners = At this table only winners score. The score is what the declarer gains on the opponents.
limits-pass = What passing brings is not reckoned.

## With open cards.

terminal-warming = The solver is being compiled. This happens once after an installation and takes up to a minute.
terminal-not-in-play = No card is to be played there: the record has ended, or it has not come to the play.
terminal-no-game-to-win = In { contract-trischaken } there is no game to win, so there is nothing to solve.
terminal-no-deal = No deal fits this hand and this auction.
terminal-solve-turn-declarer = { CAP(CONTRACT($contract)) }: { $seat } is to play, for the declarer’s side.
terminal-solve-turn-defenders = { CAP(CONTRACT($contract)) }: { $seat } is to play, against the declarer.
terminal-solve-won = With best play by all, { $seat } wins the game.
terminal-solve-lost = With best play by all, { $seat } loses the game.
terminal-solve-undecided = Whether { $seat } wins was not found out within the budget.
terminal-solve-card-won = { CARDS($cards, form: "short") }: the game is won
terminal-solve-card-lost = { CARDS($cards, form: "short") }: the game is lost
terminal-solve-card-undecided = { CARDS($cards, form: "short") }: not found out
terminal-solve-card-points = { $text }, with { POINTS($thirds) } points for the declarer’s side
