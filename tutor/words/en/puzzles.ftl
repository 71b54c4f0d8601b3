### What a question asks, where we are, and what helps along the way.

## The question

ask-legal-cards = Which cards may you play?
ask-is-legal = May you play { CARD($card) }?
ask-trick-winner = Which card takes this trick?
ask-points-rounded = How many card points are these { $number } cards worth?
ask-points-exact = How many card points, to the third, are these { $number } cards worth?
ask-points-blatt = How many points and Blatt are these { $number } cards worth?
ask-twelve-count = What is the 12-count of this hand?

## Where we are

at-table = { DIALECT($dialect) }
in-contract = { CAP(CONTRACT($contract)) } ({ $game ->
    [black] { -tarock }s are trumps
    [suit] { -tarock }s are a plain suit
    [negative] avoid tricks
   *[trischaken] everyone alone, few points
})
in-trick = trick { $number }
led-by = { CAP(SEAT($seat)) } led
you-lead = you lead
announced = announced: { CARD($card, form: "name") } for trick { $trick }

## Answers to choose from

it-is-legal = Yes, it may be played
it-is-not-legal = No
it-breaks = No: { RULE($rule) }

## Hints

hint-look-at-suit-led = Look at what was led: { SUIT($suit) }. You hold { $held } of that suit.
hint-look-void = Look at what was led: { SUIT($suit) }. You hold none, but { $tarocks ->
    [0] no { -tarock } either
    [one] { $tarocks } { -tarock }
   *[other] { $tarocks } { -tarock }s
}.
hint-look-you-lead = You lead. Look at your hand: { $tarocks ->
    [one] { $tarocks } { -tarock }
   *[other] { $tarocks } { -tarock }s
} and { $others ->
    [one] { $others } suit card
   *[other] { $others } suit cards
}.
hint-look-at-tarocks = { CAP(SUIT($led)) } were led, and the trick holds { $number ->
    [0] no { -tarock }
    [one] { $number } { -tarock }
   *[other] { $number } { -tarock }s
}.
hint-look-at-counters = { COUNT($cards) ->
    [0] Not one of these cards counts more than a third.
    [one] One card counts more than the rest: { CARDS($cards, form: "short") }.
   *[other] These { COUNT($cards) } count more than the rest: { CARDS($cards, form: "short") }.
}
hint-look-at-tarocks-and-kings = Count what counts: { $tarocks ->
    [one] { $tarocks } { -tarock }
   *[other] { $tarocks } { -tarock }s
} and { $kings ->
    [0] no king
    [one] { $kings } king
   *[other] { $kings } kings
}.
hint-principle = The rule that decides: { RULE($rule) }.
hint-principle-trumps = A { -tarock } beats every suit, and of several { -tarock }s the highest wins. Without one, the highest card of the suit led wins.
hint-principle-suit-game = In a suit game nothing trumps: only cards of the suit led can win, and the highest of them does.
hint-principle-packets = Count in threes: add the values of three cards and take two off. A king or a piece of the Trull with two plain cards makes 5, a queen 4, a knight 3, a jack 2, three plain cards 1.
hint-principle-thirds = A king or a piece of the Trull is worth 4⅓, a queen 3⅓, a knight 2⅓, a jack 1⅓, any other card ⅓.
hint-principle-base-and-pips = Divide the number of cards by three and round. Then add the pips: 4 for a king or a piece of the Trull, 3 for a queen, 2 for a knight, 1 for a jack.
hint-principle-twelve = Every { -tarock } counts 1, from the XV up it counts 2, a king counts 1, nothing else counts.
hint-no-duty = No rule narrows your choice here.
hint-narrowed-number = Of the { $of } cards { $number ->
    [one] exactly one may be played
   *[other] { $number } may be played
}.
hint-narrowed-two = It is one of these two: { CARDS($cards, join: "or") }.
hint-narrowed-range = It lies between { $low } and { $high }.
hint-narrowed-in-suit = Of your { $of ->
    [one] one card
   *[other] { $of } cards
} of { SUIT($suit) } { $number ->
    [0] none may be played
   *[other] { $number } may be played
}.

## After a wrong answer

nudge-not-allowed = { $number ->
    [one] One of the cards you chose is not allowed.
   *[other] { $number } of the cards you chose are not allowed.
}
nudge-more-allowed = All you chose is right, but there is more.
nudge-both = { $number ->
    [one] One of the cards you chose is not allowed
   *[other] { $number } of the cards you chose are not allowed
}, and another one is.
nudge-nothing-chosen = Choose at least one card: something is always allowed.
nudge-other-card = { CAP(CARD($card)) } does not take it. What was led, and who trumped?
nudge-other-rule = Look again at what was led, and at what the hand holds of it.
nudge-too-high = Too high.
nudge-too-low = Too low.
nudge-very-close = Very close: count once more.

## Other tables

elsewhere-legal = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARDS($cards, form: "short") }
elsewhere-winner = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARD($card) } takes it
elsewhere-same = At every table that plays this contract the answer is the same.

## The auction

ask-may-bid = May you bid { CONTRACT($contract) } now?
ask-may-choose = May you choose { CONTRACT($contract) } now?
ask-may-pass = May you pass now?
ask-may-hold = May you hold the bid now?
ask-may-say-vorhand = May you say “Vorhand” now?
said-bid = { CAP(SEAT($seat)) }: { CONTRACT($contract) }
said-pass = { CAP(SEAT($seat)) }: pass
said-hold = { CAP(SEAT($seat)) }: hold
said-vorhand = { CAP(SEAT($seat)) }: “Vorhand”
nobody-has-spoken = nobody has spoken yet
you-are = it is your turn: you are { SEAT($seat) }
call-is-allowed = Yes, that is allowed

bid-is-higher = { CAP(CONTRACT($contract)) } stands above { CONTRACT($standing) } on this table’s ladder, so it outbids it.
bid-is-the-first = Nobody has bid yet, so { CONTRACT($contract) } may be bid.
bid-opens = { CAP(CONTRACT($contract)) } is forehand’s opening bid, and this is the opening.
choice-is-free = Nobody has bid, so forehand chooses what is played, and { CONTRACT($contract) } is among it.
pass-is-free = Whoever does not want to bid higher passes. From then on that player is out of the auction.
pass-returns = Forehand may pass at the opening. At this table that pass is not final: forehand is asked once more.
forehand-returns = Forehand’s opening pass was not final at this table, so forehand speaks again.
forehand-holds = Forehand may hold: take over { CONTRACT($contract) } at the same level. The others must then go higher or pass.
forehand-says-vorhand = Forehand opens with “Vorhand”, which is neither a bid nor a pass.
bird-is-held = You hold { CARD($card) }, the bird that this bid promises.
bird-need-not-be-held = You do not hold { CARD($card) }, but at this table you need not: the partner may bring it.
queen-can-be-called = You hold all four kings. At this table you then call a queen.
suit-cards-enough = You hold { $number } suit cards, and { $least } are enough.
equal-in-value = { CAP(CONTRACT($contract)) } and { CONTRACT($standing) } both count { $value }. Which is higher, the order of the ladder says.
next-above = At this table the next bid above { CONTRACT($standing) } is { CONTRACT($contract) }.
nothing-above = At this table nothing stands above { CONTRACT($standing) }.

hint-look-at-standing = The bid that stands: { CONTRACT($contract) }, by { SEAT($seat) }.
hint-look-nobody-has-bid = Nobody has bid so far, and { $passed ->
    [0] nobody is out
    [one] one player has passed
   *[other] { $passed } players have passed
}.
hint-principle-higher = A turn is a higher bid or a pass. What is higher, the table’s ladder says.
hint-principle-reserved = Not every contract is open to everybody all the time. Who may bid { CONTRACT($contract) }, and at which moment?
hint-principle-hand = Besides its height, { CONTRACT($contract) } may ask something of the hand. Look at your cards.
hint-principle-forehand = Forehand has words and duties of its own. Who may say this, and at which moment?
hint-narrowed-rule = Either it is allowed, or this speaks against it: { RULE($rule) }.
nudge-the-auction = Look again: what bid stands, whose turn is it, and what does the hand hold?
elsewhere-may-bid = { DIALECT($dialect) }, { CONTRACT($contract) }: this hand may bid it
elsewhere-may-not-bid = { DIALECT($dialect) }, { CONTRACT($contract) }: no ({ RULE($rule) })

## Laying away

ask-lay-away = You lay { $number } cards away. Which of these may go?
you-called = you called { CARD($card) }
you-took = from the talon: { CARDS($cards, form: "short") }
away-all-others = Kings, the Trull and a called card never go. Of the others the table’s rule decides.
away-tarocks-wait = You hold { $number } other cards that may go, and { $wanted } are enough. So { -tarock }s have to stay.
away-tarocks-needed = { $number ->
    [0] No other card may go, and { $wanted } must. So { -tarock }s may go.
    [one] Only one other card may go, and { $wanted } must. So it goes, and { -tarock }s make up the rest.
   *[other] Only { $number } other cards may go, and { $wanted } must. So they all go, and { -tarock }s make up the rest.
}
away-tarocks-enough = You hold { $number } { -tarock }s that may go, and { $wanted } are enough. So suit cards have to stay.
away-suit-cards-needed = { $number ->
    [0] No { -tarock } may go, and { $wanted } cards must. So suit cards may go.
    [one] Only one { -tarock } may go, and { $wanted } cards must. So it goes, and suit cards make up the rest.
   *[other] Only { $number } { -tarock }s may go, and { $wanted } cards must. So they all go, and suit cards make up the rest.
}
away-tarocks-never = In a suit game no { -tarock } goes at this table: only suit cards other than kings.
away-tarocks-free = At this table { -tarock }s other than the Trull may go like any other card.
hint-look-at-never-away = Take out first what never may go: { $kings ->
    [0] no king
    [one] one king
   *[other] { $kings } kings
} and { $trull ->
    [0] no piece of the Trull
    [one] one piece of the Trull
   *[other] { $trull } pieces of the Trull
}.
hint-principle-away-black = { -Tarock }s go only for want of others. Count the others: { $wanted } are needed.
hint-principle-away-suit = In a suit game { -tarock }s go first. Count those that may go: { $wanted } cards are needed.
hint-principle-away-never = In a suit game no { -tarock } may go at this table.
hint-principle-away-free = At this table a { -tarock } may go, unless it belongs to the Trull.
hint-narrowed-away = Of the { $of } cards { $number ->
    [one] exactly one may go
   *[other] { $number } may go
}.
elsewhere-away = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARDS($cards, form: "short") }

## The score

ask-scores = What does each player get or pay?
seat-plays = { CAP(SEAT($seat)) } played { CONTRACT($contract) }
partner-is = partner: { SEAT($seat) }
has-no-partner = without a partner: the called king lay in the talon
game-is-won = game won
game-is-lost = game lost
hand-ended = { $ending ->
    [given_up] the called king lay in the talon: given up
    [king_in_talon] the called king lay in the talon: the hand was over
   *[lost_at_once] lost before the first trick
}
bonus-came-out = { BONUS($bonus) } { KEY($bonus) ->
    [mondfang] won
    [konigfang] won
   *[other] { $announced ->
        [true] { $made ->
            [true] announced and made
           *[false] announced and missed
        }
       *[false] { $made ->
            [true] made in silence
           *[false] missed in silence
        }
    }
} by { $declarers ->
    [true] the declarer’s side
   *[false] the defenders
}
doubled-to = { LEVEL($level) }: { POST($post) }
took-points = { CAP(SEAT($seat)) }: { $tricks ->
    [0] no trick
   *[other] { POINTS($thirds) } points
}
own-loss-doubled = { CAP(SEAT($seat)) } doubled the own loss
deal-counts = doubled deal: × { $factor }
paid-two-and-two = Two play against two: each loser pays the amount to one winner.
paid-alone = One plays against three: each of the three gets or pays the amount, and the lone player three times of it.
paid-accounts = One plays against three, and settles with each opponent separately.
paid-winners-only = At this table only winners write something: each of the winning side adds the amount, and nobody pays.
paid-in-trischaken = { $form ->
    [two_highest_pay] The two with the most points pay, the two others share what they pay. A tie goes by the order of play: whoever sits nearer to forehand counts as higher.
    [highest_pays] Whoever has the most points pays each of the others. A player without a trick takes it all.
    [others_score] Whoever has the most points gets nothing, and each of the others adds the value.
   *[hausregeln] The two highest pay the two lowest. With more than half of the points one pays alone, and a player without a trick takes from all.
}
ledger-value = Value { $base }
ledger-scores = Forehand { $p1 }, second { $p2 }, third { $p3 }, dealer { $p4 }
hint-look-at-sides = First the sides: on the declarer’s there { COUNT($seats) ->
    [one] is one player, { SEATS($seats) }
   *[other] are { SEATS($seats) }
}.
hint-look-at-points = Look who has the most points: { SEAT($seat) }, with { POINTS($thirds) }.
hint-principle-two-and-two = Two against two: what one wins, one loses. Go through game and bonuses one by one, and double what was doubled.
hint-principle-alone = A lone player settles with three: whatever the others get or pay, the lone player pays or gets three times.
hint-principle-winners-only = Only the winning side writes points, each player the whole amount. Nobody pays.
hint-principle-in-trischaken = { $form ->
    [two_highest_pay] Rank all four by points. The two highest pay, each by the own factors: doubled as mayor, doubled as forehand.
    [highest_pays] The highest pays each other player: doubled with more than half of the points, doubled as forehand.
    [others_score] Only those who do not have the most points write something.
   *[hausregeln] Is somebody above half, or without a trick? If not, the two highest pay the two lowest.
}
hint-narrowed-score = { CAP(SEAT($seat)) } gets { $score }.
scores-right = Right answer: **{ $right }**
scores-given = You said { $given }. Right answer: **{ $right }**
nudge-some-scores = { $number ->
    [0] None of the four amounts is right.
    [one] One of the four amounts is right.
   *[other] { $number } of the four amounts are right.
}

## What kinds of puzzle there are

kind-legal-cards = What may I play?
    .about = Choose every card that the rules let you play.
kind-is-legal = Is that legal?
    .about = One card, yes or no, and which rule says so.
kind-trick-winner = Who takes it?
    .about = Find the card that wins the trick.
kind-card-points = Card points
    .about = Count a packet, a trick, a side's whole pile.
kind-may-bid = May I bid that?
    .about = An auction, a call, and which rule stands against it.
kind-lay-away = What may go?
    .about = The talon is in hand: choose every card that may be laid away.
kind-score-the-deal = Who gets what?
    .about = A finished hand: what does each player get for it?
kind-twelve-count = The 12-count
    .about = The quick count that tells what a hand is good for.
