### Why a player who goes by rules of thumb, or one who tries layouts, does what it does.

## The auction

thumb-vorhand = Forehand opens the auction with “Vorhand”.
    .name = Say “Vorhand” first
thumb-bar = The hand is good enough for { CONTRACT($contract) }, and of all it is good for this pays best.
    .name = Bid what the hand reaches
thumb-no-bar = The hand is good enough for none of the bids that are open, so you pass.
    .name = Pass without a bid in the hand
thumb-hold = The hand is good enough for { CONTRACT($contract) }, so you hold it.
    .name = Hold what you would have bid
thumb-too-weak-to-call = You must choose and are too weak to call a king: { CONTRACT($contract) }.
    .name = Too weak to call
thumb-nearest-bar = You must choose, and the hand lacks least for { CONTRACT($contract) }.
    .name = Choose what lacks least

## Calling, the talon, laying away

thumb-call-with-queen = You hold the queen of that suit: with { CARD($card) } beside it your partner makes two of its cards high.
    .name = Call to your queen
thumb-call-bridge = You keep { CARDS($cards, form: "short") } of that suit, to lead to { CARD($card) }.
    .name = Call where you can lead
thumb-call-last-resort = No other card that may be called is better, though you hold none of the suit of { CARD($card) }.
    .name = Call a suit you lack
thumb-call-fourth = With three kings you call the fourth: only its holder learns which it is.
    .name = Call the fourth
thumb-half = { CARDS($cards, form: "short") }: with this half, the best lay-away and what the others get, you stand better.
    .name = The better half
thumb-never-give-up = Giving up costs what a lost game costs, so you play on.
    .name = Play on
thumb-away-voids = You empty { SUITS($suits) }, to trump there from the first round.
    .name = Empty a suit
thumb-away-points = You bring { POINTS($thirds) } points home that might be lost in play.
    .name = Bury points
thumb-away-low = These are the cards you miss least: { CARDS($cards, form: "short") }.
    .name = Bury what you miss least

## Announcements and contra

thumb-announce-bird = With { $number } { -tarock }s and big ones among them { BONUS($bonus) } can be promised.
    .name = Announce a bird from length
thumb-announce-king = { CAP(CARD($card)) } has company enough to last until the twelfth trick.
    .name = Announce a guarded king
thumb-announce-trull = You hold the whole Trull, and { -tarock }s to bring it home.
    .name = Announce the Trull in hand
thumb-contra = With { $number } { -tarock }s, big ones among them, you doubt that it is made.
    .name = Double from strength
thumb-nothing-to-say = The hand has nothing to promise and nothing to doubt.
    .name = Nothing to say

## Playing for points

thumb-only-card = { CAP(CARD($card)) } is the only card that may be played.
    .name = The only card
thumb-cash-sure-trick = Nobody can beat { CARD($card) } now, so it takes a trick.
    .name = Play sure tricks
thumb-lead-king = In its first round { CARD($card) } holds best, while everybody still follows.
    .name = Lead a king early
thumb-lead-tops = You have the { -tarock }s to draw the others’: { CARD($card) } cannot be beaten.
    .name = Draw { -tarock }s from the top
thumb-lead-middle-tarock = A middling { -tarock } makes the others spend their high ones: { CARD($card) }.
    .name = Lead a middling { -tarock }
thumb-lead-small-tarock = For the bird the others’ { -tarock }s must go, and you lead small ones first: { CARD($card) }.
    .name = Small { -tarock }s for a bird
thumb-force-tarocks = An opponent has none of that suit and must spend a { -tarock } on { CARD($card) }.
    .name = Force { -tarock }s out
thumb-lead-called-suit = With { CARD($card) } you reach your partner, who holds the called card.
    .name = Lead the called suit
thumb-return-suit = You go on with what your partner led: { CARD($card) }.
    .name = Return your partner’s lead
thumb-lead-long-suit = You lead your longest suit, from below: { CARD($card) }.
    .name = Lead a long suit
thumb-lead-short-suit = With few { -tarock }s you lead a short suit, to trump it later: { CARD($card) }.
    .name = Lead a short suit
thumb-feed-partner = The trick is your side’s, so points belong in it: { CARD($card) }.
    .name = Give points to your side’s trick
thumb-pagat-home = Here { CARD($card) } is safe, and it is worth as much as a king.
    .name = Bring the Pagat home
thumb-king-while-fresh = In the first round of a suit the highest card holds: { CARD($card) }.
    .name = High in the first round
thumb-win-cheaply = { CAP(CARD($card)) } takes the trick and costs you least.
    .name = Win cheaply
thumb-win-rich-trick = So much lies in the trick that it is worth { CARD($card) }.
    .name = Spend high on a rich trick
thumb-leave-it = You cannot or need not have this trick, so the card you miss least goes: { CARD($card) }.
    .name = Give little

## Where tricks or points are shunned

thumb-danger-first = { CAP(CARD($card)) } would be dangerous later; now the others must still beat it.
    .name = The dangerous card first
thumb-take-the-one = You need a trick, and { CARD($card) } takes it.
    .name = Take the trick you need
thumb-duck-high = You are rid of { CARD($card) } under a card that takes the trick.
    .name = As high as stays below
thumb-must-take = You must take the trick, and { CARD($card) } does it with the least harm.
    .name = Take with the least harm
thumb-make-him-take = { CAP(CARD($card)) } leaves the trick to { SEAT($seat) }.
    .name = Make the declarer take
thumb-lead-low = A low lead, which others must beat: { CARD($card) }.
    .name = Lead low
thumb-shed-points = Someone else takes the trick, so { CARD($card) } goes along.
    .name = Give your points away

## A player who tries each card in many layouts

sampled-wins = With { CARD($card) } the game ends well for your side in { $percent } of 100; { $number } layouts were tried.
    .name = Tried in many layouts
sampled-next = By rule of thumb it would be { CARD($card) }, with { $percent } of 100.
    .name = What the rule of thumb comes to
sampled-points = With { CARD($card) } you end with { POINTS($thirds) } points on average; { $number } layouts were tried.
    .name = Fewest points in many layouts
sampled-next-points = By rule of thumb it would be { CARD($card) }, with { POINTS($thirds) } points.
    .name = The points of the rule of thumb
