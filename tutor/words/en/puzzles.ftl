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
    [one] One of the cards you chose may not be played.
   *[other] { $number } of the cards you chose may not be played.
}
nudge-more-allowed = All you chose is right, but there is more.
nudge-both = { $number ->
    [one] One of the cards you chose may not be played
   *[other] { $number } of the cards you chose may not be played
}, and another one may.
nudge-nothing-chosen = Choose at least one card: something can always be played.
nudge-other-card = { CAP(CARD($card)) } does not take it. What was led, and who trumped?
nudge-other-rule = Look again at what was led, and at what the hand holds of it.
nudge-too-high = Too high.
nudge-too-low = Too low.
nudge-very-close = Very close: count once more.

## Other tables

elsewhere-legal = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARDS($cards, form: "short") }
elsewhere-winner = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARD($card) } takes it
elsewhere-same = At every table that plays this contract the answer is the same.

## What kinds of puzzle there are

kind-legal-cards = What may I play?
    .about = Choose every card that the rules let you play.
kind-is-legal = Is that legal?
    .about = One card, yes or no, and which rule says so.
kind-trick-winner = Who takes it?
    .about = Find the card that wins the trick.
kind-card-points = Card points
    .about = Count a packet, a trick, a side's whole pile.
kind-twelve-count = The 12-count
    .about = The quick count that tells what a hand is good for.
