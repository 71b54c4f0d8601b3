### What many dealt hands show about one of them. Percent are deals of a hundred.

found-best = Best: { CONTRACT($contract) }. It brings { NUMBER($score, maximumFractionDigits: 1) } a deal on average.
    .name = The best contract
found-only-losses = Every contract loses on average. { CAP(CONTRACT($contract)) } loses least: { NUMBER($score, maximumFractionDigits: 1) } a deal.
    .name = The least evil
found-close = { CAP(CONTRACT($contract)) } may be just as good as { CONTRACT($rival) }: these deals cannot tell them apart.
    .name = Too close to call
found-count = With a 12-count of { $count }, { CONTRACT($contract) } is made in { $percent } of 100 deals. With your hand it is { $other }.
    .name = Where the count stands
found-rule-agrees = The rule of thumb of this table says the same: { CONTRACT($contract) }.
    .name = The rule of thumb agrees
found-rule-otherwise = The rule of thumb of this table says { CONTRACT($contract) }. In these deals that brings { NUMBER($score, maximumFractionDigits: 1) } less than { CONTRACT($rival) }.
    .name = The rule of thumb says otherwise
swap-helps = With { CARD($card) } in place of { CARD($instead) }, { CONTRACT($contract) } would be made { $percent } times more in 100 deals.
    .name = What would help
swap-hurts = With { CARD($card) } in place of { CARD($instead) }, { CONTRACT($contract) } would be made { $percent } times less in 100 deals.
    .name = What the hand lives on
swap-turns = With { CARD($card) } in place of { CARD($instead) } the verdict turns: then { CONTRACT($contract) } is better.
    .name = One card turns the verdict
loss-long-opponent = In { $percent } of 100 lost deals one opponent holds { $number } { -tarock }s or more; in won ones in { $other }.
    .name = A long opponent
loss-weak-partner = In { $percent } of 100 lost deals the partner has at most { $number } { -tarock }s; in won ones in { $other }.
    .name = A weak partner
loss-called-in-talon = In { $percent } of 100 lost deals { CARD($card) } lies in the talon, and nobody helps you; in won ones in { $other }.
    .name = The called card in the talon
loss-top-against = In { $percent } of 100 lost deals an opponent holds { CARD($card) }; in won ones in { $other }.
    .name = A top { -tarock } against you
loss-poor-talon = In { $percent } of 100 lost deals the talon has at most { $number ->
        [one] one { -tarock }
       *[other] { $number } { -tarock }s
    }; in won ones in { $other }.
    .name = A poor talon
loss-king-trumped = In { $percent } of 100 lost deals an opponent has no card of the suit of { CARD($card) }; in won ones in { $other }.
    .name = A king that falls
loss-suit-runs-out = In { $percent } of 100 lost deals two of the others have no card of { SUIT($suit) }, so that you are left with the trick; in won ones in { $other }.
    .name = A suit runs out
loss-no-tarock = In { $percent } of 100 lost deals one of the others has no { -tarock }; in won ones in { $other }.
    .name = Somebody without { -tarock }s
choice-best-call = The card to call: { CARD($card) }.
    .name = The card to call
choice-call-costs = Calling { CARD($card) } costs { NUMBER($score, maximumFractionDigits: 1) } a deal.
    .name = Another call
choice-best-half = The half to take: { CARDS($cards, form: "short") }.
    .name = The half to take
choice-half-costs = The half { CARDS($cards, form: "short") } costs { NUMBER($score, maximumFractionDigits: 1) } a deal.
    .name = The other half
choice-best-away = To lay away: { CARDS($cards, form: "short") }.
    .name = What to lay away
choice-away-costs = Laying away { CARDS($cards, form: "short") } costs { NUMBER($score, maximumFractionDigits: 1) } a deal.
    .name = Another lay-away
choice-best-card = The card to play: { CARD($card) }. The game is then won by your side in { $percent } of 100 layouts.
    .name = The card to play
choice-card-costs = { CAP(CARD($card)) } wins in { $percent } of 100.
    .name = Another card
choice-close = The choices lie so close together that these deals cannot tell them apart.
    .name = Too close to call

### The fitted count.
fitted-tarock = { $number } × { $number ->
    [one] { -tarock }
   *[other] { -tarock }s
    }: { $each } each.
    .name = { -Tarock }s
fitted-big = { $number } × { $number ->
    [one] { -tarock }
   *[other] { -tarock }s
    } from XV up, extra: { $each } each.
    .name = { -Tarock }s from XV up, extra
fitted-skus = { $number } × the { -skus }, extra: { $each } each.
    .name = The { -skus }, extra
fitted-mond = { $number } × the { -mond }, extra: { $each } each.
    .name = The { -mond }, extra
fitted-pagat = { $number } × the Pagat, extra: { $each } each.
    .name = The Pagat, extra
fitted-bare-king = { $number } × { $number ->
    [one] bare king
   *[other] bare kings
    }: { $each } each.
    .name = Bare kings
fitted-king = { $number } × { $number ->
    [one] king with company
   *[other] kings with company
    }: { $each } each.
    .name = Kings with company
fitted-king-queen = { $number } × { $number ->
    [one] king with its queen
   *[other] kings with their queen
    }: { $each } each.
    .name = Kings with their queen
fitted-void = { $number } × { $number ->
    [one] missing suit
   *[other] missing suits
    }: { $each } each.
    .name = Missing suits
fitted-singleton = { $number } × { $number ->
    [one] single card of a suit
   *[other] single cards of a suit
    }: { $each } each.
    .name = Single cards of a suit
