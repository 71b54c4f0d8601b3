### The talon and laying away.

talon-give-up-unknown = At this table a hand is not given up. You take a half of the talon and play.
    .name = No giving up
talon-give-up-no-king = You may give up only if the called card lies in the talon, and it does not.
    .name = Give up only with the called card in the talon
away-wrong-number = You lay away { $wanted } cards, and you chose { $number ->
    [0] none
   *[other] { $number }
}.
    .name = As many as you took
away-not-in-hand = You can lay away only cards you hold. Not among them: { CARDS($cards) }.
    .name = Only cards you hold
away-king = { CAP(CARD($card)) } is a king, and kings are never laid away.
    .name = No kings
away-trull = { CAP(CARD($card)) } belongs to the Trull, and the Trull is never laid away.
    .name = No Trull
away-called-card = You called { CARD($card) }, and a called card is never laid away.
    .name = Not the called card
away-no-tarock = In a suit game no { -tarock } may be laid away at this table.
    .name = No { -tarock }s in a suit game
away-tarock-if-needed = { -Tarock }s are laid away only when nothing else may go. { COUNT($others) ->
    [0] You chose more of them than you need.
   *[other] These go first: { CARDS($others) }.
}
    .name = { -Tarock }s only if needed
away-tarocks-first = In a suit game { -tarock }s are laid away first, and suit cards only when no { -tarock } is left that may go. { COUNT($tarocks) ->
    [0] You chose more suit cards than you need.
   *[other] These go first: { CARDS($tarocks) }.
}
    .name = { -Tarock }s first
