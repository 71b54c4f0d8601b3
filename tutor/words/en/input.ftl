### What is wrong with something typed in, where, and what would do.

input-unknown-card = “{ $token }” (word { $place }) is no card. { COUNT($expected) ->
    [0] Write cards like T15, HK or C10, or by name.
   *[other] Did you mean { NAMES($expected, join: "or") }?
}
    .name = Unknown card
input-card-in-two-ways = “{ $token }” (word { $place }) can be read in two ways. Write { NAMES($expected, join: "or") }, or the card’s name.
    .name = Card with two readings
input-no-suit-yet = “{ $token }” (word { $place }) has no suit. Put T, H, D, S or C before it, as in H{ $token }.
    .name = Suit missing
input-no-such-rank = “{ $token }” (word { $place }): there is no such card among the { SUIT($suit) }. Possible are { NAMES($expected, join: "or") }.
    .name = No such card in the suit
input-card-twice = { CAP(CARD($card)) } stands there twice, the second time as word { $place }. Leave one out.
    .name = Card twice
input-wrong-hand-size = { $number ->
    [0] There are no cards; { $wanted } are needed.
    [one] There is { $number } card; { $wanted } are needed.
   *[other] There are { $number } cards; { $wanted } are needed.
}
    .name = Wrong number of cards
input-hand-too-large = There are { $number } cards; a hand holds at most { $most }.
    .name = Hand too large
input-no-cards = There are no cards. Write at least one, such as HK or T15.
    .name = No cards
input-wrong-trick-size = There { $number ->
    [one] is { $number } card
   *[other] are { $number } cards
} in the trick; it takes { $least } to { $most }.
    .name = Wrong number of cards in the trick
input-card-already-played = { CAP(CARD($card)) } cannot lie in the trick and be in the hand as well. Leave it out of one.
    .name = Card in hand and trick
input-unknown-dialect = There is no table “{ $name }”. Choose { NAMES($known, join: "or") }.
    .name = Unknown table
input-dialect-needed = Here the answer depends on the table. Choose { NAMES($known, join: "or") }.
    .name = Table needed
input-unknown-option = The table “{ $dialect }” has no option “{ $name }”. { COUNT($known) ->
    [0] It has none at all.
   *[other] It has { NAMES($known) }.
}
    .name = Unknown option
input-unknown-option-value = The option “{ $name }” cannot be “{ $value }”. Choose { NAMES($known, join: "or") }.
    .name = Unknown setting
input-unknown-contract = The table “{ $dialect }” has no contract “{ $name }”. Choose { NAMES($known, join: "or") }.
    .name = Unknown contract
input-wrong-trick-number = “{ $token }” is no trick number. Write a number from 1 to 12.
    .name = Wrong trick number
input-unreadable-announcement = “{ $token }” (word { $place }) is no announcement. Write the card and its trick, as in T1:12.
    .name = Unreadable announcement
input-hand-dealt-again = { $number ->
        [0] A hand without a tarock
        [one] A hand with one tarock
       *[other] A hand with { $number } tarocks
    } is dealt again at this table: it takes at least { $least }. Check the cards, or choose another table.
    .name = Dealt again
input-auction-over = After these calls the auction is over, and nobody has anything to bid. Take the last call away.
    .name = The auction is over
input-no-call = “{ $token }” (word { $place }) is no call. Write the seat and what it says, as in P2:pass.
    .name = No call
input-unknown-kind = There is no kind of puzzle “{ $name }”. Choose { NAMES($known, join: "or") }.
    .name = Unknown kind of puzzle
input-no-such-level = There is no level “{ $token }”. Choose a number from 1 to { $most }.
    .name = No such level
input-no-such-puzzle = There is no puzzle “{ $name }”. Copy its whole address, or ask for a new one.
    .name = No such puzzle
input-kind-not-at-table = The table “{ $dialect }” has no puzzles of the kind “{ $kind }”. Choose another table or kind.
    .name = Not at this table
input-not-announceable = { CAP(CARD($card)) } cannot be announced for trick { $trick } in this game at this table. Leave it out, or give its own trick.
    .name = Not to be announced
input-unknown-language = There are no words in the language “{ $name }”. Choose { NAMES($known, join: "or") }.
    .name = Unknown language
