### What a hand holds, and what that is good for.

feature-tarocks = { $number ->
    [0] You hold no { -tarock } at all.
   *[other] You hold { $number } { $number ->
        [one] { -tarock }
       *[other] { -tarock }s
    }, and { $percent ->
        [0] not one of 100 hands holds
        [one] one of 100 hands holds
       *[other] { $percent } of 100 hands hold
    } as many or more. Whoever has most of them trumps longest.
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
   *[other] Of the Trull you hold { CARDS($cards, form: "short") }, worth as much as a king each; { $percent ->
        [one] one of 100 hands holds
       *[other] { $percent } of 100 hands hold
    } as much of it.
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
feature-no-king = You hold no king, like { $percent } of 100 hands: somebody else has the last word in every suit.
    .name = No king
feature-voids = { COUNT($suits) ->
    [0] You hold all four suits and must follow in each before you trump. Of 100 hands with as many { -tarock }s, { $percent } miss one.
   *[other] You hold no { SUITS($suits, join: "or") }: as long as you have { -tarock }s, you trump there. Of 100 hands with as many { -tarock }s, { $percent } miss a suit.
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
feature-points = Your cards are worth { POINTS($thirds) } points, more than those of { $percent } of 100 hands; the average is 15½.
    .name = Card points in hand

## What to expect of the cards that one does not see

outlook-talon = Expect { $mean } { -tarock }s in the talon; in { $percent } of 100 deals its better half holds two or more.
    .name = { -Tarock }s to be expected in the talon
outlook-king-in-talon = The king that you call lies in the talon in { $percent } of 100 deals, some king that you lack in { $other }.
    .name = Kings in the talon
outlook-partner = Expect a partner to hold { $mean } { -tarock }s.
    .name = { -Tarock }s of a partner
outlook-defender = Expect each of your two opponents to hold { $mean } { -tarock }s.
    .name = { -Tarock }s of an opponent
outlook-longest = The longest of the three other hands holds { $mean } { -tarock }s on average; in { $percent } of 100 deals nobody holds more than you.
    .name = The longest other hand
outlook-twelve = Of 100 hands with { $number ->
    [one] { $number } { -tarock }
   *[other] { $number } { -tarock }s
}, { $percent } reach the count of 12.
    .name = How often 12 is reached
outlook-redeal = In { $percent } of 100 deals somebody holds fewer than { $least ->
    [one] one { -tarock }
   *[other] { $least } { -tarock }s
}, and the cards are dealt again.
    .name = How often it is dealt again
