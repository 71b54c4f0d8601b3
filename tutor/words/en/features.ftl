### What a hand holds, and what that is good for.

feature-tarocks = { $number ->
    [0] You hold no { -tarock } at all.
   *[other] You hold { $number } { $number ->
        [one] { -tarock }
       *[other] { -tarock }s
    }, and { $percent } of 100 hands hold as many or more. Whoever has most of them trumps longest.
}
    .name = Number of { -tarock }s
feature-big-tarocks = { COUNT($cards) ->
    [0] You hold no big { -tarock }, none from the XV up: others take the rounds of { -tarock }s.
    [one] One big { -tarock }, from the XV up: { CARDS($cards, form: "short") }. It wins rounds of { -tarock }s.
   *[other] Big { -tarock }s, from the XV up: { CARDS($cards, form: "short") }. They win rounds of { -tarock }s and draw those of the others.
}
    .name = Big { -tarock }s
feature-big-for-one = { CAP(CARDS($cards)) } is big in the 12-count only; in Linz the big { -tarock }s begin with the XVI.
    .name = Big for one count only
feature-trull = { COUNT($cards) ->
    [0] You hold no piece of the Trull; each would be worth as much as a king.
   *[other] Of the Trull you hold { CARDS($cards, form: "short") }, worth as much as a king each.
}
    .name = Pieces of the Trull
feature-bare-king = { CAP(CARD($card)) } stands alone: led to the first round, it is trumped in { $percent } of 100 deals.
    .name = A bare king
feature-guarded-king = { CAP(CARD($card)) } has { $number ->
    [one] one card
   *[other] { $number } cards
} of its suit beside it: led to the first round, it is trumped in { $percent } of 100 deals.
    .name = A guarded king
feature-king-and-queen = King and queen of { SUIT($suit) } together win two tricks where { -tarock }s do not trump.
    .name = King and queen
feature-no-king = You hold no king: somebody else has the last word in every suit.
    .name = No king
feature-voids = { COUNT($suits) ->
    [0] You hold all four suits and must follow in each before you trump.
   *[other] You hold no { SUITS($suits, join: "or") }: as long as you have { -tarock }s, you trump there.
}
    .name = Missing suits
feature-singletons = { COUNT($cards) ->
    [one] { CAP(CARDS($cards)) } is single: after one round you have none of its suit.
   *[other] Single cards: { CARDS($cards, form: "short") }. After one round you have none of their suits.
}
    .name = Single cards
feature-sure-tricks = { $tricks ->
    [0] In a suit game no trick would be sure.
    [one] In a suit game one trick would be sure.
   *[other] In a suit game { $tricks } tricks would be sure.
}
    .name = Sure tricks in a suit game
feature-losers = { COUNT($cards) ->
    [0] For a { contract-bettler } no card is dangerous: none can be made to win.
    [one] For a { contract-bettler } one card is dangerous, because it may have to win: { CARDS($cards, form: "short") }.
   *[other] For a { contract-bettler } { COUNT($cards) } cards are dangerous, because they may have to win: { CARDS($cards, form: "short") }.
}
    .name = Dangerous cards in a { contract-bettler }
feature-points = Your cards are worth { POINTS($thirds) } points; the average is 15½.
    .name = Card points in hand
