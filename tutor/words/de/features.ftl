### Was ein Blatt hat, und wozu das gut ist.

feature-tarocks = { $number ->
    [0] Du hast gar kein Tarock.
   *[other] Du hast { $number } Tarock, und { $percent ->
        [0] nicht eines von 100 Blättern hat
        [one] eines von 100 Blättern hat
       *[other] { $percent } von 100 Blättern haben
    } ebenso viele oder mehr. Wer am meisten hat, sticht am längsten.
}
    .name = Zahl der Tarock
feature-big-tarocks = { COUNT($cards) ->
    [0] Du hast kein großes Tarock, keines ab dem XV: Die Tarockrunden machen andere.
    [one] Ein großes Tarock, ab dem XV: { CARDS($cards, form: "short") }. Es macht Tarockrunden.
   *[other] Große Tarock, ab dem XV: { CARDS($cards, form: "short") }. Sie machen Tarockrunden und ziehen den anderen ihre Tarock.
}
    .name = Große Tarock
feature-big-for-one = { CAP(CARDS($cards)) } ist nur in der Zwölferzählung groß; in Linz beginnen die großen Tarock mit dem XVI.
    .name = Nur für eine Zählung groß
feature-trull = { COUNT($cards) ->
    [0] Du hast kein Trullstück; jedes wäre so viel wert wie ein König.
   *[other] Von der Trull hast du { CARDS($cards, form: "short") }, jedes Stück so viel wert wie ein König; { $percent ->
        [one] eines von 100 Blättern hat
       *[other] { $percent } von 100 Blättern haben
    } ebenso viel davon.
}
    .name = Trullstücke
feature-bare-king = { CAP(CARD($card)) } ist blank: In der ersten Runde ausgespielt, wird er bei { $percent } von 100 Verteilungen gestochen.
    .name = Ein blanker König
feature-guarded-king = { CAP(CARD($card)) } hat { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} seiner Farbe neben sich: In der ersten Runde ausgespielt, wird er bei { $percent } von 100 Verteilungen gestochen.
    .name = Ein besetzter König
feature-king-and-queen = König und Dame in { SUIT($suit) } machen zusammen zwei Stiche, wo Tarock nicht sticht.
    .name = König und Dame
feature-no-king = Du hast keinen König, wie { $percent } von 100 Blättern: In jeder Farbe hat ein anderer das letzte Wort.
    .name = Kein König
feature-voids = { COUNT($suits) ->
    [0] Du hast alle vier Farben und musst in jeder erst zugeben, bevor du stichst. Von 100 Blättern mit ebenso vielen Tarock fehlt { $percent } eine Farbe.
   *[other] Du hast kein { SUITS($suits, join: "or") }: Solange du Tarock hast, stichst du dort. Von 100 Blättern mit ebenso vielen Tarock fehlt { $percent } eine Farbe.
}
    .name = Fehlende Farben
feature-singletons = { COUNT($cards) ->
    [one] { CAP(CARDS($cards)) } ist blank: Nach einer Runde hast du nichts mehr in der Farbe.
   *[other] Blanke Karten: { CARDS($cards, form: "short") }. Nach einer Runde hast du nichts mehr in diesen Farben.
}
    .name = Blanke Karten
feature-sure-tricks = { $tricks ->
    [0] In einem Farbenspiel wäre kein Stich sicher.
    [one] In einem Farbenspiel wäre ein Stich sicher.
   *[other] In einem Farbenspiel wären { $tricks } Stiche sicher.
}
    .name = Sichere Stiche im Farbenspiel
feature-losers = { COUNT($cards) ->
    [0] Für einen { contract-bettler } ist keine Karte gefährlich: Keine lässt sich zu einem Stich zwingen.
    [one] Für einen { contract-bettler } ist eine Karte gefährlich, weil sie stechen könnte: { CARDS($cards, form: "short") }.
   *[other] Für einen { contract-bettler } sind { COUNT($cards) } Karten gefährlich, weil sie stechen könnten: { CARDS($cards, form: "short") }.
}
    .name = Gefährliche Karten im { contract-bettler }
feature-points = Deine Karten sind { POINTS($thirds) } Punkte wert, mehr als die von { $percent } unter 100 Blättern; im Mittel sind es 15½.
    .name = Punkte im Blatt

## Was von den Karten zu erwarten ist, die man nicht sieht

outlook-talon = Im Talon sind { $mean } Tarock zu erwarten; bei { $percent } von 100 Verteilungen hat die bessere Hälfte zwei oder mehr.
    .name = Wie viele Tarock im Talon
outlook-king-in-talon = Der König, den du rufst, liegt bei { $percent } von 100 Verteilungen im Talon, irgendein König, der dir fehlt, bei { $other }.
    .name = Könige im Talon
outlook-partner = Von einem Partner sind { $mean } Tarock zu erwarten.
    .name = Tarock eines Partners
outlook-defender = Von jedem der zwei Gegner sind dann { $mean } Tarock zu erwarten.
    .name = Tarock eines Gegners
outlook-longest = Das längste der drei anderen Blätter hat im Mittel { $mean } Tarock; bei { $percent } von 100 Verteilungen hat niemand mehr als du.
    .name = Das längste andere Blatt
outlook-twelve = Von 100 Blättern mit { $number } Tarock kommen { $percent } auf eine Zählung von 12 oder mehr.
    .name = Wie oft 12 erreicht wird
outlook-redeal = Bei { $percent } von 100 Verteilungen hat jemand weniger als { $least } Tarock, und es wird neu gegeben.
    .name = Wie oft neu gegeben wird
