### Announcements and contra.

## Announcing

announce-unknown = At this table there is no { BONUS($bonus) } in this contract.
    .name = Not in this contract
announce-never = { BONUS($bonus) } is never announced. It counts if it comes about.
    .name = Never announced
announce-first-turn = You announce at your first turn of the round only, and you have had that.
    .name = Announce at your first turn
announce-once = A bonus is announced only once, and { SEAT($seat) } has announced { BONUS($bonus) }.
    .name = Announced once
announce-holder = { KEY($bonus) ->
    [king_ultimo] Only the holder of the called card may announce { BONUS($bonus) }, and you do not hold it.
   *[other] Only the holder of that card may announce { BONUS($bonus) }, and you do not hold it.
}
    .name = Only the holder announces
announce-declarer-side = Only the declarer’s side may announce { BONUS($bonus) }.
    .name = Only the declarer’s side announces
announce-king-left = { CAP(CARD($card)) } was left in the talon, so { bonus-king-ultimo } cannot be announced.
    .name = The called card was left
announce-beside-valat = { KEY($bonus) ->
    [valat] { bonus-trull } and { bonus-four-kings } are not announced together with a { BONUS($bonus) }, and you have just announced one of them.
   *[other] A { bonus-valat } is announced, and beside it { BONUS($bonus) } cannot be announced.
}
    .name = Not beside a { bonus-valat }
announce-aim-unknown = The others may aim at a number of tricks of their own only beside a { contract-piccolo } that is not ouvert.
    .name = Only beside a { contract-piccolo }
announce-aim-once = You have announced your number of tricks, and one is all you may announce.
    .name = One aim only
announce-aim-not-declarer = You play the { contract-piccolo } itself. Only the others may announce a number of tricks beside it.
    .name = Not for the declarer

## Contra

contra-unknown = At this table this cannot be doubled here.
    .name = Nothing to double
contra-own-post = This is your own game or your own announcement, and nobody doubles that.
    .name = Not your own
contra-own-side = This belongs to your own side. You may double only what the other side plays or announces.
    .name = Not your own side
contra-other-account = Here everybody doubles for himself alone, and this is another player’s account.
    .name = Another player’s account
contra-other-side = Only the side that was doubled may answer with { level-recontra }.
    .name = For the side that was doubled
contra-nothing-to-top = { LEVEL($level) } answers a doubling one step lower, and nobody has said that.
    .name = Nothing to answer
contra-said = { LEVEL($level) } has been said here, and once is enough.
    .name = Said already
contra-too-late = You have had a turn since this arose and let it go by. Now it is too late.
    .name = Too late
