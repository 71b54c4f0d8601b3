### The deal, whose turn it is, the auction, and calling a card.

## The deal and the turn

move-not-your-turn = Somebody else is to move: { SEAT($seat) }.
    .name = Not your turn
move-not-now = This move does not belong to this moment of the hand.
    .name = Not now

## The auction

bid-vorhand-first = Forehand opens with the word “Vorhand”, which is neither a bid nor a pass. You bid or pass when your turn comes again.
    .name = First say “Vorhand”
bid-vorhand-only-first = Only forehand says “Vorhand”, and only as the very first word.
    .name = “Vorhand” only at first
bid-must-choose = Nobody has bid, so forehand must play. You choose the contract; you cannot pass.
    .name = Forehand must choose
bid-too-low = A bid must be higher than the one that stands. { CAP(CONTRACT($contract)) } does not outbid { CONTRACT($standing) }.
    .name = Bid higher or pass
bid-forehand-last = { CAP(CONTRACT($contract)) } is for forehand alone, and only when nobody has bid anything.
    .name = Only when nobody bids
bid-forehand-first = { CAP(CONTRACT($contract)) } can only be forehand’s opening bid.
    .name = Only as the opening bid
bid-addition-only = { CAP(CONTRACT($contract)) } is never bid. It is announced beside somebody’s { contract-piccolo }, where the table plays that.
    .name = Never a bid
bid-option-off = The source knows { CONTRACT($contract) }, but this table does not play it. An option switches it on.
    .name = Not played at this table
bid-nothing-to-call = You hold every card that may be called here, so nobody could be your partner.
    .name = Nobody to call
bid-bird-not-held = To bid this you must hold { CARD($card) } before you see the talon, and you do not.
    .name = Hold the bird you bid
bid-skus-in-piccolo = You hold the { -skus }. At this table nobody with the { -skus } may bid or announce { contract-piccolo }.
    .name = No { contract-piccolo } with the { -skus }
bid-few-suit-cards = { CAP(contract-farbensolo) } needs at least { $least } suit cards, and you hold { $number ->
    [0] none
   *[other] { $number }
}.
    .name = Too few suit cards
bid-hold-unknown = At this table nobody takes over a bid at the same level. You bid higher or you pass.
    .name = No holding
bid-hold-forehand-only = Only forehand may hold a bid. You bid higher or you pass.
    .name = Only forehand holds
bid-hold-nothing = Nobody has bid yet, so there is nothing to hold.
    .name = Nothing to hold

## Calling a card

call-own-card = You hold { CARD($card) } yourself. You call a card that is not in your hand.
    .name = Not a card of your own
call-a-king = You call a king. A queen may be called only by a player who holds all four kings.
    .name = Call a king
call-a-queen = You hold all four kings, so you call a queen.
    .name = With four kings a queen
call-fourth-needs-three = “The fourth king” may be called only with exactly three kings in hand, and you hold { $number ->
    [0] none
   *[other] { $number }
}.
    .name = “The fourth” needs three kings
call-fourth-unknown = At this table you name the suit of the king you call, with three kings in hand too.
    .name = Name the suit
