### What a hand is worth: the 12-count, and what the table of Alpine Tarok would claim.

twelve-tarock = { CAP(CARD($card)) } is a { -tarock } below the XV: 1.
    .name = { -Tarock }
twelve-big-tarock = { CAP(CARD($card)) } is a big { -tarock }, XV or higher: 2.
    .name = Big { -tarock }
twelve-king = { CAP(CARD($card)) } is a king: 1.
    .name = King
twelve-nothing = { CAP(CARD($card)) } is neither a { -tarock } nor a king: 0.
    .name = Counts nothing
twelve-total = Together the hand counts { $count }.
    .name = 12-count
linz-tarock = { CAP(CARD($card)) } is a { -tarock } below the XVI: 1.
    .name = { -Tarock }, as Linz counts
linz-big-tarock = { CAP(CARD($card)) } is a big { -tarock }, XVI or higher: 2.
    .name = Big { -tarock }, as Linz counts
count-standing = { $count } is more than { $percent } of 100 hands count.
    .name = Where the count stands

claim-count = The hand counts { $count }, and { $least } are enough.
    .name = Count high enough
claim-count-no = The hand counts only { $count }; it takes { $least }.
    .name = Count too low
claim-backed = Several { -tarock }s, and strength among them or beside them: { CARDS($cards, form: "short") }.
    .name = { -Tarock }s with backing
claim-backed-no = It takes several { -tarock }s with a big one, a Trull piece or a king, and that is missing.
    .name = { -Tarock }s without backing
claim-below-call = The hand counts { $count }, less than the { $least } that ask for a partner.
    .name = Too weak to call a king
claim-below-call-no = The hand counts { $count }, and from { $least } on you would rather call a king.
    .name = Strong enough to call a king
claim-sure-tricks = You have { $tricks } sure tricks, and { $least } are enough.
    .name = Enough sure tricks
claim-sure-tricks-no = You have { $tricks ->
    [one] only { $tricks } sure trick
   *[other] only { $tricks } sure tricks
}; it takes { $least }.
    .name = Too few sure tricks
claim-points = Your hand holds { POINTS($thirds) } card points, and { POINTS($least) } are enough.
    .name = Enough points in hand
claim-points-no = Your hand holds only { POINTS($thirds) } card points; it takes { POINTS($least) }.
    .name = Too few points in hand
claim-shape = You hold all four suits, or no { -tarock } at all: you need not win by trumping.
    .name = A safe shape
claim-shape-no = You hold { -tarock }s and no { SUITS($suits, join: "or") }: there a { -tarock } would have to win.
    .name = A missing suit
claim-safe = Nothing in your hand can be made to win a trick.
    .name = No unwanted trick
claim-winners-no = { COUNT($cards) ->
    [one] One card may be made to win a trick: { CARDS($cards, form: "short") }.
   *[other] These cards may be made to win tricks: { CARDS($cards, form: "short") }.
}
    .name = Unwanted tricks
claim-one-winner = Exactly one card wins, whether you want it or not: { CARD($card) }.
    .name = Exactly one trick
claim-no-winner-no = No card of yours is sure to win the one trick you need.
    .name = No trick in sight
claim-skus-no = With the { -skus } in hand a Piccolo may not be bid.
    .name = The { -skus } forbids it
