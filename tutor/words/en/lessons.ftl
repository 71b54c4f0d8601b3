### The questions of lessons, and what stands in their texts for cards and numbers.

## Groups of cards

group-many = { $group ->
    [tarocks] { -tarock }s
    [suit-cards] suit cards
    [hearts] hearts
    [diamonds] diamonds
    [spades] spades
    [clubs] clubs
    [courts] courts
    [kings] kings
    [queens] queens
    [knights] knights
    [jacks] jacks
    [pip-cards] pip cards
    [trull] pieces of the Trull
    [plain-cards] plain cards
    [big-tarocks] big { -tarock }s
   *[pack] cards
}
points-told = { $unit ->
    [blatt] { POINTS($thirds, style: "blatt") }
   *[other] { POINTS($thirds) } points
}

## The question

ask-which-are = Which of these cards are { group-many }?
ask-highest = Which of these { SUIT($suit) } is the highest?
ask-worth-most = Which of these cards have the highest value?
ask-value = What value has { CARD($card) }?
ask-how-many = { $group ->
    [pack] How many cards has the whole pack?
    [players] How many people play?
    [suits] How many suits are there, { -tarock }s apart?
    [hand] How many cards does each player get?
    [talon] How many cards lie in the talon?
    [packet] How many cards does a player get at a time?
    [half] How many cards lie in each half of the talon?
   *[other] How many { group-many } are there in the pack?
}
ask-is-enough = You play the game and have { points-told }. Is that enough to win?
ask-who-follows = Whose turn comes after that of { SEAT($seat) }?
ask-deals-next = Who deals the next hand?
ask-where-goes = The dealer deals the whole pack, card by card from the top. Where does card number { $number } go?
ask-is-redealt = You were dealt this. Is everything dealt again?
ask-claim = Does the table of Alpine Tarok advise { CONTRACT($contract) } with this hand?
ask-good-for = What is this hand good for?
ask-best-king = Which king do you call?
ask-better-half = Which half do you take?
ask-good-away = What do you lay away?

## Answers to choose from

it-is-enough = Yes, that is enough
it-is-not-enough = No, that is too little
it-is-seat = { CAP(SEAT($seat)) }
it-goes-to = To { SEAT($seat) }
it-goes-to-the-talon = To the talon
it-is-redealt = Yes, all cards are dealt again
it-is-played = No, this hand is played
claim-it = Yes, it does
claim-it-not = No, better not
call-it = { CAP(CARD($card)) }
these-cards = { CARDS($cards, form: "short", join: "comma") }

## Why

these-are = { COUNT($cards) ->
    [0] There are no { group-many } here.
   *[other] These are the { group-many }: { CARDS($cards, form: "name") }.
}
not-in-group = { CAP(CARD($card)) } { $group ->
    [tarocks] is a suit card, not a { -tarock }.
    [suit-cards] is a { -tarock }, not a suit card.
    [courts] is no court. Courts are king, queen, knight and jack.
    [big-tarocks] is no big { -tarock }. They begin with the XV.
    [trull] does not belong to the Trull. Only Pagat, { -mond } and { -skus } do.
   *[other] is not one of the { group-many }.
}
order-in-suit = From the top: { CARDS($cards, form: "short") }.
card-beats = { CAP(CARD($other)) } ranks below { CARD($card) }.
card-is-worth = { CAP(CARD($card)) } has the value { $value }.
so-many = { $group ->
    [pack] The whole pack has { $number } cards.
    [players] { $number } people play.
    [suits] There are { $number } suits.
    [hand] Each player gets { $number } cards.
    [talon] The talon has { $number } cards.
    [packet] A player gets { $number } cards at a time.
    [half] Each half of the talon has { $number } cards.
   *[other] There are { $number } { group-many } in the pack.
}
enough-from = At this table you need at least { points-told }.
one-follows = After { SEAT($seat) } comes { SEAT($other) }, as the order of play goes round the table.
deal-moves-on = The deal moves on by one seat in the order of play. The next to deal is { SEAT($seat) } of this hand.
dealt-in-order = Six cards to each player, beginning with forehand; then six to the talon; then six more to each player in the same order.
too-few-tarocks = This hand holds { $number ->
    [0] no { -tarock }
    [one] only one { -tarock }
   *[other] { $number } { -tarock }s
}. At this table nobody has to play with fewer than { $least }, so all cards are dealt again.
few-tarocks-played = { $least ->
    [0] At this table a hand is played as it was dealt, however few { -tarock }s it holds.
   *[other] At this table cards are dealt again only if somebody holds fewer than { $least } { -tarock }s.
}
in-half = { CARDS($cards, form: "short", join: "comma") }: { $tarocks ->
    [0] no { -tarock }
    [one] one { -tarock }
   *[other] { $tarocks } { -tarock }s
}, { POINTS($thirds) } { $thirds ->
    [3] point
   *[other] points
}.

## Hints

hint-group = { $group ->
    [tarocks] Look for Roman numerals. The { -skus } has none, but it is a { -tarock } too.
    [suit-cards] Look for cards with hearts, diamonds, spades or clubs.
    [courts] Look for suit cards with a figure: king, queen, knight or jack.
    [kings] There is one in each suit: its highest card.
    [pip-cards] Look for suit cards without a figure.
    [big-tarocks] Big are the { -tarock }s from the XV to the XXI, and the { -skus }.
    [trull] The Trull is made up of the { -skus }, the { -mond } (XXI) and the Pagat (I).
    [plain-cards] Look for cards without a picture of their own: pip cards, and all { -tarock }s but the Trull.
   *[other] Look at the sign in the corner.
}
hint-some-of = Of these { $of } cards { $number ->
    [one] exactly one is right
   *[other] { $number } are right
}.
hint-order = { KEY($suit) ->
    [T] The higher the number, the stronger the { -tarock }. The { -skus } stands above all of them.
    [H] From the top: king, queen, knight, jack, then 1, 2, 3, 4. In red suits the smaller number is the stronger.
    [D] From the top: king, queen, knight, jack, then 1, 2, 3, 4. In red suits the smaller number is the stronger.
   *[other] From the top: king, queen, knight, jack, then 10, 9, 8, 7.
}
hint-values = Kings and the three pieces of the Trull have the value 5, queens 4, knights 3, jacks 2, all other cards 1.
hint-how-many = { $group ->
    [tarocks] The numerals run from I to XXI, and the { -skus } comes on top.
    [trull] { -skus }, { -mond } and Pagat.
    [courts] King, queen, knight and jack in each of the four suits.
    [hearts] A suit has four courts and four pip cards.
    [diamonds] A suit has four courts and four pip cards.
    [spades] A suit has four courts and four pip cards.
    [clubs] A suit has four courts and four pip cards.
    [pack] Add the { -tarock }s and four suits of eight cards.
    [hand] The cards come in two rounds, and each round brings the same number.
    [packet] Twelve cards come in two rounds of the same size.
    [talon] All cards, less those in the four hands.
    [half] The talon lies in two halves of the same size.
   *[other] Think of one suit first, then of all four.
}
hint-best-king = See what you hold of each suit: a king helps most where your queen waits for it, or where a card is left to you that leads to it.
hint-better-half = What stays in your hand after the lay-away, and what do the others get? { -tarock }s trump; court cards can be laid away.
hint-good-away = Points that would be lost in play are safe in the lay-away. And a suit that you have emptied you can trump.
hint-half = The whole pack holds { POINTS($thirds) } points, and exactly half of them is never enough.
hint-round-the-table = Start at the dealer. Forehand comes next, then the second player, then the third, and then the dealer again.
hint-deal-order = Six to each, then the talon, then six to each again.
hint-deal-count = Four players with six cards each: that is 24 cards. What comes then?
hint-count-tarocks = Count the { -tarock }s: { $number ->
    [0] there is none
    [one] there is one
   *[other] there are { $number }
}.

## After a wrong answer

nudge-good-for = Count once more: { -tarock }s and kings, then the low cards, then the long suits.
nudge-best-king = Compare what you hold of the suits yourself.
nudge-good-away = Count the points, and see which suit you get rid of.
nudge-not-of-them = { $number ->
    [one] One of the cards you chose does not belong there.
   *[other] { $number } of the cards you chose do not belong there.
}
nudge-both-of-them = { $number ->
    [one] One of the cards you chose does not belong there
   *[other] { $number } of the cards you chose do not belong there
}, and another one does.
nudge-choose-some = Choose at least one card.
nudge-a-higher-one = { CAP(CARD($card)) } is not the highest: another one beats it.
nudge-compare = Compare it with what your table asks for.
nudge-round-the-table = Go round the table once more, seat by seat.
nudge-deal-along = Deal along with it: six to each, and where do the next six go?

## At another table

taught-elsewhere = Your table does not play { CONTRACT($contract) }. Here you see it as it goes at this one: { DIALECT($dialect) }.

## In the texts

text-word = { $word ->
    [Tarock] { -Tarock }
    [Tarocks] { -Tarock }s
    [tarocks] { -tarock }s
   *[tarock] { -tarock }
}
text-card = { CARD($card, form: "name") }
text-cards = { CARDS($cards, form: "name") }
text-hand = { CARDS($cards, form: "short") }
text-number = { $number }
text-points = { POINTS($thirds) }
text-line = { points-told }
text-contract = { CONTRACT($contract) }
text-rung = { CAP(CONTRACT($contract)) } ({ $value })
text-rule = { RULE($rule) }
text-table = { DIALECT($dialect) }
