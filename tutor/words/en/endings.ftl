### Endings with open cards: which card holds the game?

ask-best-card = { $declarers ->
    [true] All cards lie open. Which card wins the game?
   *[false] All cards lie open. Which card brings the game down?
}
you-play = you are { SEAT($seat) }, and it is your game
you-help = you are { SEAT($seat) }, and your partner is { SEAT($declarer) }
you-defend = you are { SEAT($seat) } and play against it
side-has = declarer’s side: { POINTS($thirds) } of { POINTS($least) } points
announced-still = announced: { CARDS($cards, form: "name") }
declarer-has = declarer: { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} so far, { $wanted ->
    [0] none
   *[other] exactly { $wanted }
} wanted

this-holds = { CAP(CARD($card)) } does it.
first-trick = Trick { $number }, led by { SEAT($leader) }: { CARDS($cards, form: "short", join: "comma") }. It goes to { SEAT($winner) }.
next-trick = Trick { $number }: { CARDS($cards, form: "short", join: "comma") }. It goes to { SEAT($winner) }.
side-ends-with = With best play by all, the declarer’s side ends with { POINTS($thirds) } points; it needs { POINTS($least) }.
declarer-ends-with = So the declarer takes { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, and the game asks for { $wanted ->
    [0] none
   *[other] exactly { $wanted }
}.

hint-look-at-what-is-left = Count what is left: { POINTS($thirds) } points are still in play, and the declarer’s side { $missing ->
    [0] needs no more of them
   *[other] needs { POINTS($missing) } of them
}.
hint-look-at-declarer = Look at the declarer’s cards: { CARDS($cards, form: "short") }. Which of them can still be made to win, or to lose?
hint-principle-ending-black = Count the { -tarock }s in each hand: whoever has the last one also takes the suit cards that nobody follows to. Then see who has to lead into whom.
hint-principle-ending-suit = Nothing trumps here: a suit is good as soon as the higher cards of it are gone. See who can still get the lead.
hint-principle-ending-negative = Play each suit through to its end: who has to follow, and with which card? The lead matters as much as the cards.
nudge-open-cards = It can be answered. What would the other side play next?

kind-best-card = The card that holds
    .about = The last tricks with all cards open: find a card that decides the game for your side.
others-hands = The other hands
plays-declarer = declarer
plays-partner = partner
mark-lying = lies on the table
