### Die Abrechnung. Zeilen, Faktoren und Streichungen sind kurz: Sie stehen in einer
### Tabelle.

## Zeilen

score-game-won = { CAP(CONTRACT($contract)) } gewonnen
    .name = Spiel gewonnen
score-game-lost = { CAP(CONTRACT($contract)) } verloren
    .name = Spiel verloren
score-account-won = { CAP(CONTRACT($contract)) } gegen { SEAT($seat, case: "acc") } gewonnen
    .name = Gegen einen gewonnen
score-account-lost = { CAP(CONTRACT($contract)) } gegen { SEAT($seat, case: "acc") } verloren
    .name = Gegen einen verloren
score-given-up = { CAP(CONTRACT($contract)) } geschliffen
    .name = Geschliffen
score-king-in-talon = { CAP(CONTRACT($contract)) }: gerufene Karte im Talon
    .name = Gerufene Karte im Talon
score-lost-at-once = { CAP(CONTRACT($contract)) } vor dem ersten Stich verloren
    .name = Vor dem Ausspiel verloren
score-bird-given-up = { BONUS($bonus) } lizitiert und ungespielt verloren
    .name = Lizitierter Vogel verloren
score-announced-made = { BONUS($bonus) } angesagt und gemacht
    .name = Angesagt und gemacht
score-announced-missed = { BONUS($bonus) } angesagt und verloren
    .name = Angesagt und verloren
score-silent-made = { KEY($bonus) ->
    [mondfang] { BONUS($bonus) }
    [konigfang] { BONUS($bonus) }
   *[other] { BONUS($bonus) } still gemacht
}
    .name = Still gemacht
score-silent-missed = { BONUS($bonus) } still verloren
    .name = Still verloren
score-aim-made = { TITLE($title) } dazu gemacht: { SEAT($seat) }
    .name = Zahl der Stiche gemacht
score-aim-missed = { TITLE($title) } dazu verloren: { SEAT($seat) }
    .name = Zahl der Stiche verfehlt
score-trischaken-pays = { CAP(SEAT($seat)) } zahlt: { POINTS($thirds) } Punkte
    .name = Wer am meisten hat, zahlt
score-trischaken-pays-trickless = { CAP(SEAT($seat)) } ({ POINTS($thirds) } Punkte) zahlt an { SEATS($trickless, case: "acc") } ohne Stich
    .name = Die Jungfrau bekommt alles
score-trischaken-loses = Am meisten Punkte ({ POINTS($thirds) }): { SEATS($seats) }
    .name = Wer am meisten hat, verliert
score-trischaken-trickless = { CAP(SEAT($seat)) } ist Jungfrau; die anderen zahlen
    .name = Jungfrau
score-trischaken-halves = Die zwei höchsten zahlen den zwei niedrigsten: { SEATS($high) } an { SEATS($low, case: "acc") }
    .name = Zwei zahlen, zwei bekommen
score-trischaken-ends = Gleichstand in der Mitte: Nur oben und unten wird verrechnet
    .name = Nur oben und unten

## Faktoren

factor-contra = × { LEVEL($level, form: "factor") }: { LEVEL($level) }
    .name = Kontra
factor-solo = × 2: Solospiel
    .name = Solospiel
factor-valat = × { $factor }: { bonus-valat }
    .name = { bonus-valat }
factor-deal = × { $factor }: doppelt nach { contract-trischaken }
    .name = Doppeltes Spiel
factor-mayor = × 2: Bürgermeister, ab { POINTS($thirds) } Punkten
    .name = Bürgermeister
factor-forehand = × 2: Vorhand
    .name = Vorhand
factor-own-loss = × 2: sich selbst gespritzt
    .name = Selbst gespritzt

## Gestrichen

struck-by-valat = Durch den { bonus-valat } hinfällig
    .name = Durch den { bonus-valat } hinfällig
struck-valat-worth-less = Zählt nicht: weniger wert als Spiel und Prämien
    .name = { bonus-valat } weniger wert
