### Der Talon und das Verlegen.

talon-give-up-unknown = An diesem Tisch wird nicht geschliffen. Du nimmst eine Hälfte des Talons und spielst.
    .name = Kein Schleifen
talon-give-up-no-king = Schleifen darfst du nur, wenn die gerufene Karte im Talon liegt, und dort liegt sie nicht.
    .name = Schleifen nur mit der gerufenen Karte im Talon
away-wrong-number = Du verlegst { $wanted } Karten, und du hast { $number ->
    [0] keine
    [one] nur eine
   *[other] { $number }
} gewählt.
    .name = So viele, wie du genommen hast
away-not-in-hand = Verlegen kannst du nur, was du in der Hand hast. Nicht dabei: { CARDS($cards) }.
    .name = Nur eigene Karten
away-king = { CAP(CARD($card)) } ist ein König, und Könige darf man nie verlegen.
    .name = Keine Könige
away-trull = { CAP(CARD($card)) } gehört zur Trull, und die Trull darf man nie verlegen.
    .name = Keine Trull
away-called-card = Du hast { CARD($card, case: "acc") } gerufen, und die gerufene Karte darf man nie verlegen.
    .name = Nicht die gerufene Karte
away-no-tarock = Im Farbenspiel darfst du an diesem Tisch kein { -tarock } verlegen.
    .name = Kein { -tarock } im Farbenspiel
away-tarock-if-needed = { -tarock } verlegst du nur, wenn es nicht anders geht. { COUNT($others) ->
    [0] Du hast mehr davon gewählt als nötig.
   *[other] Zuerst gehen andere Karten: { CARDS($others) }.
}
    .name = { -tarock } nur wenn nötig
away-tarocks-first = Im Farbenspiel verlegst du zuerst { -tarock } und Farbkarten erst dann, wenn kein { -tarock } mehr weg darf. { COUNT($tarocks) ->
    [0] Du hast mehr Farbkarten gewählt als nötig.
   *[other] Zuerst gehen: { CARDS($tarocks) }.
}
    .name = Zuerst { -tarock }
