### Who takes the trick.

trick-highest-tarock = { CAP(CARD($card)) } is the highest { -tarock } in the trick, so it takes the trick.
    .name = Highest { -tarock }
trick-highest-of-suit = No { -tarock } lies in the trick, so the highest card of the suit led takes it: { CARD($card) }.
    .name = Highest card of the suit led
trick-suit-game = { KEY($suit) ->
    [T] In a suit game { -tarock }s are a suit like the others. They were led, so the highest of them takes the trick: { CARD($card) }.
   *[other] In a suit game { -tarock }s do not beat other suits. { CAP(SUIT($suit)) } were led, so the highest of them takes the trick: { CARD($card) }.
}
    .name = Suit game: highest of the suit led
trick-emperor = Pagat, { -mond } and { -skus } lie in one trick: that is the { -emperor-trick }, and the Pagat takes it.
    .name = { CAP(-emperor-trick) }
trick-mond-caught = The { -mond } is caught: { CARD($card) } has taken its trick.
    .name = { -mond } caught
trick-lower-in-suit = { CAP(CARD($card)) } is lower than { CARD($winner) }.
    .name = Lower in the suit
trick-trumped = { CAP(CARD($winner)) } is a { -tarock }, and any { -tarock } beats this card.
    .name = Beaten by a { -tarock }
trick-not-the-suit-led = { CAP(SUIT($suit)) } were led, and { CARD($card) } is of another suit, so it cannot take the trick.
    .name = Not of the suit led
