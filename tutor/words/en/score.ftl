### The score sheet. Lines, factors and reasons for striking out are short: they stand in
### rows of a table.

## Lines

score-game-won = { CAP(CONTRACT($contract)) } won
    .name = Game won
score-game-lost = { CAP(CONTRACT($contract)) } lost
    .name = Game lost
score-account-won = { CAP(CONTRACT($contract)) } won against { SEAT($seat) }
    .name = Won against one opponent
score-account-lost = { CAP(CONTRACT($contract)) } lost to { SEAT($seat) }
    .name = Lost to one opponent
score-given-up = { CAP(CONTRACT($contract)) } given up
    .name = Given up
score-king-in-talon = { CAP(CONTRACT($contract)) }: called card in the talon
    .name = Called card in the talon
score-lost-at-once = { CAP(CONTRACT($contract)) } lost before play
    .name = Lost before play
score-bird-given-up = { BONUS($bonus) }, bid and lost unplayed
    .name = Bird of the bid lost
score-announced-made = { BONUS($bonus) } announced and made
    .name = Announced and made
score-announced-missed = { BONUS($bonus) } announced and missed
    .name = Announced and missed
score-silent-made = { KEY($bonus) ->
    [mondfang] { BONUS($bonus) }
    [konigfang] { BONUS($bonus) }
   *[other] { BONUS($bonus) }, silent
}
    .name = Made in silence
score-silent-missed = { BONUS($bonus) } missed in silence
    .name = Missed in silence
score-aim-made = { TITLE($title) } beside the game, made by { SEAT($seat) }
    .name = Number of tricks made
score-aim-missed = { TITLE($title) } beside the game, missed by { SEAT($seat) }
    .name = Number of tricks missed
score-trischaken-pays = { CAP(SEAT($seat)) } pays, with { POINTS($thirds) } points
    .name = Most points pay
score-trischaken-pays-trickless = { CAP(SEAT($seat)) } with { POINTS($thirds) } points pays { SEATS($trickless) }, without a trick
    .name = The trickless take it all
score-trischaken-loses = Most points ({ POINTS($thirds) }): { SEATS($seats) }
    .name = Most points lose
score-trischaken-trickless = { CAP(SEAT($seat)) } took no trick; the others pay
    .name = Without a trick
score-trischaken-halves = Two highest pay two lowest: { SEATS($high) } to { SEATS($low) }
    .name = Two highest pay two lowest
score-trischaken-ends = Level in the middle: only top and bottom settle
    .name = Only top and bottom settle

## Factors

factor-contra = × { LEVEL($level, form: "factor") }: { LEVEL($level) }
    .name = Contra
factor-solo = × 2: solo game
    .name = Solo game
factor-valat = × { $factor }: { bonus-valat }
    .name = { bonus-valat }
factor-deal = × { $factor }: doubled deal after { contract-trischaken }
    .name = Doubled deal
factor-mayor = × 2: mayor, { POINTS($thirds) } points or more
    .name = Mayor
factor-forehand = × 2: forehand
    .name = Forehand
factor-own-loss = × 2: doubled the own loss
    .name = Own loss doubled

## Struck out

struck-by-valat = Void beside the { bonus-valat }
    .name = Void beside the { bonus-valat }
struck-valat-worth-less = Ignored: worth less than game and bonuses
    .name = { bonus-valat } worth less
