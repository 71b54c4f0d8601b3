### Ansagen und Kontra.

## Ansagen

announce-unknown = { BONUS($bonus) } gibt es an diesem Tisch in diesem Spiel nicht.
    .name = Nicht in diesem Spiel
announce-never = { BONUS($bonus) } wird nie angesagt. Es zählt, wenn es dazu kommt.
    .name = Nie angesagt
announce-first-turn = Ansagen darfst du nur, wenn du zum ersten Mal an der Reihe bist, und das warst du schon.
    .name = Ansagen nur beim ersten Mal
announce-once = Jede Prämie wird nur einmal angesagt, und { SEAT($seat) } hat { BONUS($bonus) } schon angesagt.
    .name = Nur einmal angesagt
announce-holder = { KEY($bonus) ->
    [king_ultimo] { BONUS($bonus) } darf nur ansagen, wer die gerufene Karte hat, und du hast sie nicht.
   *[other] { BONUS($bonus) } darf nur ansagen, wer die Karte hat, und du hast sie nicht.
}
    .name = Nur mit der Karte in der Hand
announce-declarer-side = { BONUS($bonus) } darf nur die Partei des Spielers ansagen.
    .name = Nur die Partei des Spielers
announce-king-left = { CAP(CARD($card)) } ist im Talon liegen geblieben, also lässt sich { bonus-king-ultimo } nicht ansagen.
    .name = Gerufene Karte liegen geblieben
announce-beside-valat = { KEY($bonus) ->
    [valat] { bonus-trull } und { bonus-four-kings } sagt man nicht zugleich mit { BONUS($bonus) } an, und du hast gerade eines davon angesagt.
   *[other] { bonus-valat } ist angesagt, und daneben lässt sich { BONUS($bonus) } nicht ansagen.
}
    .name = Nicht neben dem { bonus-valat }
announce-aim-unknown = Nur neben einem { contract-piccolo }, der nicht ouvert ist, dürfen die anderen eine eigene Zahl von Stichen ansagen.
    .name = Nur neben einem { contract-piccolo }
announce-aim-once = Du hast deine Zahl von Stichen schon angesagt, und mehr als eine gibt es nicht.
    .name = Nur eine Zahl
announce-aim-not-declarer = Du spielst den { contract-piccolo } selbst. Nur die anderen dürfen daneben eine Zahl von Stichen ansagen.
    .name = Nicht für den Spieler

## Kontra

contra-unknown = An diesem Tisch lässt sich das hier nicht spritzen.
    .name = Nichts zu spritzen
contra-own-post = Das ist dein eigenes Spiel oder deine eigene Ansage, und die spritzt man nicht.
    .name = Nicht das Eigene
contra-own-side = Das gehört deiner eigenen Partei. Spritzen darfst du nur, was die andere spielt oder ansagt.
    .name = Nicht die eigene Partei
contra-other-account = Hier spritzt jeder nur für sich, und das ist die Rechnung eines anderen.
    .name = Rechnung eines anderen
contra-other-side = { level-recontra } sagt nur die Partei, die gespritzt worden ist.
    .name = Nur wer gespritzt ist
contra-nothing-to-top = { LEVEL($level) } antwortet auf die Stufe darunter, und die hat niemand gesagt.
    .name = Keine Stufe darunter
contra-said = { LEVEL($level) } ist hier schon gesagt, und einmal genügt.
    .name = Schon gesagt
contra-too-late = Du warst seither schon an der Reihe und hast nichts gesagt. Jetzt ist es zu spät.
    .name = Zu spät
