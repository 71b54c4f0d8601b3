### Which card may be played, and why not another.
### The value is the duty as it binds here; .against refuses one card; .waived says why
### the duty does not bind.

-name-tarock-if-void = { -Tarock } if void
-name-beat-if-able = Overtake if you can

play-no-tarock-lead = In a suit game you lead your suits first: no { -tarock } may be led while you hold a suit card.
    .name = Lead the suits first
    .against = You still hold suit cards, so you may not lead a { -tarock }.
    .waived = You hold nothing but { -tarock }s, so you may lead one.
play-follow-suit = { CAP(SUIT($suit)) } were led and you hold { SUIT($suit) }, so you must play one.
    .name = Follow suit
    .against = You hold { SUIT($suit) }, so you must follow, and this card does not.
    .waived = You have no { SUIT($suit, form: "one") }, so you need not follow.
play-tarock-if-void = You have no { SUIT($suit, form: "one") }, so you must play a { -tarock }.
    .name = { -name-tarock-if-void }
    .against = You have no { SUIT($suit, form: "one") }, so it must be a { -tarock }, and this card is none.
    .waived = You have neither a { SUIT($suit, form: "one") } nor a { -tarock }, so you may throw off any card.
play-beat-if-able = In this game you must overtake if you can, and you can beat { CARD($card) }.
    .name = { -name-beat-if-able }
    .against = You can beat { CARD($card) }, so you must, and this card does not.
    .waived = Nothing you may play beats { CARD($card) }, so any of them will do.
play-pagat-takes-emperor = The { -mond } and the { -skus } lie in this trick, so the Pagat would win it. You must overtake, and only the Pagat can.
    .name = The Pagat must take
    .against = Only the Pagat can win this trick, and you must overtake, so it has to be the Pagat.
play-pagat-last-tarock = In this game you keep the Pagat until it is your last { -tarock }, and you have another that may be played.
    .name = Pagat as last { -tarock }
    .against = You have another { -tarock } to play, so the Pagat must wait.
    .waived = No other { -tarock } of yours may be played here, so this rule does not hold the Pagat back.
play-pagat-last-card = In this game the Pagat is the last card you play, and you have another that may be played.
    .name = Pagat as last card
    .against = You have another card to play, so the Pagat must wait.
    .waived = No other card of yours may be played here, so this rule does not hold the Pagat back.
play-announced-now = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] is announced for trick { $trick }, and this is trick { $trick }: now it must be played.
   *[other] are announced for trick { $trick }, and this is trick { $trick }: now one of them must be played.
}
    .name = Announced for this trick
    .against = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] is announced for this trick, so it must be that card.
   *[other] are announced for this trick, so it must be one of them.
}
    .waived = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] is announced for this trick, but another rule keeps you from playing it now; after this trick it is free.
   *[other] are announced for this trick, but another rule keeps you from playing them now; after this trick they are free.
}
play-keep-announced = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] is announced and must be kept for its own trick.
   *[other] are announced and must be kept for their own tricks.
}
    .name = Keep what is announced
    .against = This card is announced, so it must wait for its own trick.
    .waived = Only announced cards may be played here, so one of them has to go early.
play-earliest-announced-first = An announced card has to go early. The one whose trick comes first goes first: { CARD($card) }, due in trick { $trick }.
    .name = Earliest announcement first
    .against = { CAP(CARD($card)) } is due earlier, in trick { $trick }, so it goes first.
play-not-in-hand = You do not hold { CARD($card) }.
    .name = Only cards you hold
play-lead-freely = You lead, so you may play any card you like.
    .name = Free lead
