### Welche Karte gespielt werden darf, und warum eine andere nicht.

-name-tarock-if-void = Tarockzwang
-name-beat-if-able = Stichzwang

play-no-tarock-lead = Im Farbenspiel spielst du zuerst Farben aus: Solange du eine Farbkarte hast, darfst du kein Tarock ausspielen.
    .name = Zuerst die Farben
    .against = Du hast noch Farbkarten, also darfst du kein Tarock ausspielen.
    .waived = Du hast nur noch Tarock, also darfst du eines ausspielen.
play-follow-suit = { SUIT($suit) } ist ausgespielt und du hast { SUIT($suit) }, also musst du { SUIT($suit) } zugeben.
    .name = Farbzwang
    .against = Du hast { SUIT($suit) }, also musst du { SUIT($suit) } zugeben.
    .waived = Du hast kein { SUIT($suit) }, also kannst du die Farbe nicht zugeben.
play-tarock-if-void = Du hast kein { SUIT($suit) }, also musst du ein Tarock spielen.
    .name = { -name-tarock-if-void }
    .against = Du hast kein { SUIT($suit) }, also muss es ein Tarock sein.
    .waived = Du hast weder { SUIT($suit) } noch ein Tarock, also darfst du eine beliebige Karte abwerfen.
play-beat-if-able = In diesem Spiel musst du stechen, wenn du kannst, und du kannst { CARD($card, case: "acc") } überstechen.
    .name = { -name-beat-if-able }
    .against = Du kannst { CARD($card, case: "acc") } überstechen, und diese Karte tut es nicht.
    .waived = Keine Karte, die du spielen darfst, sticht { CARD($card, case: "acc") }, also ist jede erlaubt.
play-pagat-takes-emperor = { -mond } und { -skus } liegen im Stich, also würde der Pagat ihn machen. Du musst stechen, und nur der Pagat kann es.
    .name = Der Pagat muss stechen
    .against = Nur der Pagat kann diesen Stich machen, und du musst stechen: Es muss der Pagat sein.
play-pagat-last-tarock = In diesem Spiel behältst du den Pagat, bis er dein letztes Tarock ist, und du hast noch ein anderes, das du spielen darfst.
    .name = Pagat als letztes Tarock
    .against = Du kannst noch ein anderes Tarock spielen, also muss der Pagat warten.
    .waived = Du darfst hier kein anderes Tarock spielen, also hält diese Regel den Pagat nicht auf.
play-pagat-last-card = In diesem Spiel ist der Pagat deine letzte Karte, und du hast noch eine andere, die du spielen darfst.
    .name = Pagat als letzte Karte
    .against = Du kannst noch eine andere Karte spielen, also muss der Pagat warten.
    .waived = Du darfst hier keine andere Karte spielen, also hält diese Regel den Pagat nicht auf.
play-announced-now = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] ist für den { $trick }. Stich angesagt, und das ist der { $trick }. Stich: Jetzt musst du die Karte spielen.
   *[other] sind für den { $trick }. Stich angesagt, und das ist der { $trick }. Stich: Jetzt ist eine dieser Karten zu spielen.
}
    .name = Für diesen Stich angesagt
    .against = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] ist für diesen Stich angesagt, also musst du diese Karte spielen.
   *[other] sind für diesen Stich angesagt, also musst du eine dieser Karten spielen.
}
    .waived = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] ist für diesen Stich angesagt, aber eine andere Regel verbietet dir die Karte jetzt; nach diesem Stich ist sie frei.
   *[other] sind für diesen Stich angesagt, aber eine andere Regel verbietet sie dir jetzt; nach diesem Stich sind sie frei.
}
play-keep-announced = { CAP(CARDS($cards)) } { COUNT($cards) ->
    [one] ist angesagt und muss bis zum eigenen Stich in der Hand bleiben.
   *[other] sind angesagt und müssen bis zum eigenen Stich in der Hand bleiben.
}
    .name = Angesagtes behalten
    .against = Diese Karte ist angesagt, also muss sie auf ihren Stich warten.
    .waived = Du darfst hier nur angesagte Karten spielen, also muss eine davon zu früh fallen.
play-earliest-announced-first = Eine angesagte Karte muss zu früh fallen. Zuerst geht die, deren Stich zuerst kommt: { CARD($card) }, angesagt für den { $trick }. Stich.
    .name = Der frühere Stich zuerst
    .against = { CAP(CARD($card)) } ist schon im { $trick }. Stich an der Reihe und geht zuerst.
play-not-in-hand = Du hast { CARD($card, case: "acc") } nicht in der Hand.
    .name = Nur eigene Karten
play-lead-freely = Du spielst aus, also darfst du jede Karte spielen.
    .name = Freies Ausspiel
