### Das Geben, wer an der Reihe ist, die Lizitation und das Rufen.

## Geben und Reihenfolge

move-not-your-turn = Jemand anderer ist an der Reihe: { SEAT($seat) }.
    .name = Nicht an der Reihe
move-not-now = Dieser Zug ist jetzt nicht dran.
    .name = Nicht jetzt

## Die Lizitation

bid-vorhand-first = Die Vorhand eröffnet mit dem Wort „Vorhand“; das ist weder ein Gebot noch ein Weiter. Du bietest oder passt, wenn du wieder an der Reihe bist.
    .name = Zuerst „Vorhand“ sagen
bid-vorhand-only-first = „Vorhand“ sagt nur die Vorhand, und nur als allererstes Wort.
    .name = „Vorhand“ nur zu Beginn
bid-must-choose = Niemand hat geboten, also muss die Vorhand spielen. Du wählst das Spiel; weiter sagen kannst du nicht.
    .name = Die Vorhand muss wählen
bid-too-low = Ein Gebot muss höher sein als das letzte. { CAP(CONTRACT($contract)) } ist nicht höher als { CONTRACT($standing) }.
    .name = Höher bieten oder weiter
bid-forehand-last = { CAP(CONTRACT($contract)) } spielt nur die Vorhand, und nur, wenn niemand etwas geboten hat.
    .name = Nur wenn niemand bietet
bid-forehand-first = { CAP(CONTRACT($contract)) } geht nur als erstes Wort der Vorhand.
    .name = Nur als erstes Wort
bid-addition-only = { CAP(CONTRACT($contract)) } wird nie lizitiert. Man sagt es zu einem { contract-piccolo } dazu, wo der Tisch das spielt.
    .name = Kein Gebot
bid-option-off = Die Quelle kennt { CONTRACT($contract) }, aber an diesem Tisch spielt man das nicht. Eine Einstellung schaltet es ein.
    .name = An diesem Tisch nicht gespielt
bid-nothing-to-call = Du hast alle Karten, die man hier rufen kann, also könnte niemand dein Partner sein.
    .name = Niemand zu rufen
bid-bird-not-held = Um das zu lizitieren, musst du { CARD($card, case: "acc") } vor dem Talon in der Hand haben, und du hast die Karte nicht.
    .name = Nur mit dem Vogel in der Hand
bid-skus-in-piccolo = Du hast den { -skus }. An diesem Tisch darf niemand mit dem { -skus } einen { contract-piccolo } bieten oder ansagen.
    .name = Kein { contract-piccolo } mit dem { -skus }
bid-few-suit-cards = { CAP(contract-farbensolo) } verlangt mindestens { $least } Farbkarten, und du hast { $number ->
    [0] keine
    [one] nur eine
   *[other] nur { $number }
}.
    .name = Zu wenige Farbkarten
bid-hold-unknown = An diesem Tisch hält niemand ein Gebot auf gleicher Höhe. Du bietest höher oder sagst weiter.
    .name = Kein Halten
bid-hold-forehand-only = Nur die Vorhand darf halten. Du bietest höher oder sagst weiter.
    .name = Nur die Vorhand hält
bid-hold-nothing = Noch hat niemand geboten, also gibt es nichts zu halten.
    .name = Nichts zu halten

## Das Rufen

call-own-card = Du hast { CARD($card, case: "acc") } selbst. Du rufst eine Karte, die du nicht in der Hand hast.
    .name = Keine eigene Karte
call-a-king = Du rufst einen König. Eine Dame ruft nur, wer alle vier Könige hat.
    .name = Einen König rufen
call-a-queen = Du hast alle vier Könige, also rufst du eine Dame.
    .name = Mit vier Königen eine Dame
call-fourth-needs-three = „Den vierten König“ ruft nur, wer genau drei Könige hat, und du hast { $number ->
    [0] keinen
    [one] nur einen
   *[other] { $number }
}.
    .name = „Der vierte“ nur mit drei Königen
call-fourth-unknown = An diesem Tisch nennst du die Farbe des Königs, den du rufst, auch mit drei Königen in der Hand.
    .name = Die Farbe nennen
