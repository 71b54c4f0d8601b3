### Endspiele mit offenen Karten: Welche Karte rettet das Spiel?

ask-best-card = { $declarers ->
    [true] Alle Karten liegen offen. Mit welcher ist das Spiel gewonnen?
   *[false] Alle Karten liegen offen. Mit welcher bringst du das Spiel zu Fall?
}
you-play = du bist { SEAT($seat) }, und es ist dein Spiel
you-help = du bist { SEAT($seat) } und spielst mit: { SEAT($declarer) }
you-defend = du bist { SEAT($seat) } und spielst dagegen
side-has = Spielerseite: { POINTS($thirds) } von { POINTS($least) } Punkten
announced-still = angesagt: { CARDS($cards, form: "name") }
declarer-has = Spieler: bisher { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}, verlangt { $wanted ->
    [0] keiner
    [one] genau einer
   *[other] genau { $wanted }
}

this-holds = Mit { CARD($card, case: "dat") } geht es.
first-trick = Stich { $number }, { SEAT($leader) } spielt aus: { CARDS($cards, form: "short", join: "comma") }. Den macht { SEAT($winner) }.
next-trick = Stich { $number }: { CARDS($cards, form: "short", join: "comma") }. Den macht { SEAT($winner) }.
side-ends-with = Spielen alle ihr Bestes, kommt die Spielerseite auf { POINTS($thirds) } Punkte; sie braucht { POINTS($least) }.
declarer-ends-with = So macht der Spieler { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
}, und sein Spiel verlangt { $wanted ->
    [0] keinen
    [one] genau einen
   *[other] genau { $wanted }
}.

hint-look-at-what-is-left = Zähl, was noch im Spiel ist: { POINTS($thirds) } Punkte, und die Spielerseite { $missing ->
    [0] braucht davon keine mehr
   *[other] braucht davon { POINTS($missing) }
}.
hint-look-at-declarer = Schau dem Spieler in die Karten: { CARDS($cards, form: "short") }. Welche davon lässt sich noch zu einem Stich zwingen, und welche wird er los?
hint-principle-ending-black = Zähl { -tarock } in jeder Hand: Wer das letzte hat, sticht auch die Farben, die sonst keiner mehr hat. Und dann: Wer muss wem ausspielen?
hint-principle-ending-suit = Hier sticht nichts: Eine Farbe ist gut, sobald die höheren Karten draußen sind. Wer kommt noch ans Ausspielen?
hint-principle-ending-negative = Spiel jede Farbe in Gedanken zu Ende: Wer muss zugeben, und womit? Das Ausspielen zählt so viel wie die Karten.
nudge-open-cards = Dagegen gibt es eine Antwort. Was spielt die andere Seite als Nächstes?

kind-best-card = Die rettende Karte
    .about = Die letzten Stiche bei offenen Karten: Find eine, die das Spiel für deine Seite entscheidet.
others-hands = Die anderen Hände
plays-declarer = Spieler
plays-partner = Partner
mark-lying = liegt im Stich
