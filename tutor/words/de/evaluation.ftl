### Was ein Blatt wert ist: die Zwölferzählung, und was der Tisch von Alpine Tarok ansagen würde.

twelve-tarock = { CAP(CARD($card)) } ist ein Tarock unter dem XV: 1.
    .name = Tarock
twelve-big-tarock = { CAP(CARD($card)) } ist ein großes Tarock, ab dem XV: 2.
    .name = Großes Tarock
twelve-king = { CAP(CARD($card)) } ist ein König: 1.
    .name = König
twelve-nothing = { CAP(CARD($card)) } ist weder Tarock noch König: 0.
    .name = Zählt nichts
twelve-total = Zusammen zählt das Blatt { $count }.
    .name = Zwölferzählung
linz-tarock = { CAP(CARD($card)) } ist ein Tarock unter dem XVI: 1.
    .name = Tarock nach Linzer Art
linz-big-tarock = { CAP(CARD($card)) } ist ein großes Tarock, ab dem XVI: 2.
    .name = Großes Tarock nach Linzer Art
count-standing = { $count } ist mehr, als { $percent } von 100 Blättern zählen.
    .name = Wo die Zählung steht

claim-count = Das Blatt zählt { $count }, und { $least } genügen.
    .name = Zählung hoch genug
claim-count-no = Das Blatt zählt nur { $count }; es braucht { $least }.
    .name = Zählung zu niedrig
claim-backed = Mehrere Tarock, und Stärke dabei oder daneben: { CARDS($cards, form: "short") }.
    .name = Tarock mit Rückhalt
claim-backed-no = Es braucht mehrere Tarock mit einem großen, einem Trullstück oder einem König, und das fehlt.
    .name = Tarock ohne Rückhalt
claim-below-call = Das Blatt zählt { $count }, weniger als die { $least }, mit denen man einen Partner ruft.
    .name = Zu schwach zum Rufen
claim-below-call-no = Das Blatt zählt { $count }, und ab { $least } rufst du besser einen König.
    .name = Stark genug zum Rufen
claim-sure-tricks = Du hast { $tricks } sichere Stiche, und { $least } genügen.
    .name = Genug sichere Stiche
claim-sure-tricks-no = Du hast { $tricks ->
    [one] nur { $tricks } sicheren Stich
   *[other] nur { $tricks } sichere Stiche
}; es braucht { $least }.
    .name = Zu wenige sichere Stiche
claim-points = Du hast { POINTS($thirds) } Kartenpunkte in der Hand, und { POINTS($least) } genügen.
    .name = Genug Punkte in der Hand
claim-points-no = Du hast nur { POINTS($thirds) } Kartenpunkte in der Hand; es braucht { POINTS($least) }.
    .name = Zu wenige Punkte in der Hand
claim-shape = Du hast alle vier Farben oder gar kein Tarock: Du musst nicht mit Tarock stechen.
    .name = Sichere Verteilung
claim-shape-no = Du hast Tarock, aber kein { SUITS($suits, join: "or") }: Dort müsste ein Tarock stechen.
    .name = Eine Farbe fehlt
claim-safe = Keine deiner Karten lässt sich zu einem Stich zwingen.
    .name = Kein ungewollter Stich
claim-winners-no = { COUNT($cards) ->
    [one] Eine Karte lässt sich zu einem Stich zwingen: { CARDS($cards, form: "short") }.
   *[other] Diese Karten lassen sich zu Stichen zwingen: { CARDS($cards, form: "short") }.
}
    .name = Ungewollte Stiche
claim-one-winner = Genau eine Karte sticht, ob du willst oder nicht: { CARD($card) }.
    .name = Genau ein Stich
claim-no-winner-no = Keine deiner Karten macht sicher den einen Stich, den du brauchst.
    .name = Kein Stich in Sicht
claim-skus-no = Mit dem { -skus } in der Hand darf man keinen Piccolo ansagen.
    .name = Der { -skus } verbietet es
