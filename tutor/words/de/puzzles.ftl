### Was gefragt wird, wo wir gerade sind, und was unterwegs hilft.

## Die Frage

ask-legal-cards = Welche Karten darfst du spielen?
ask-is-legal = Darfst du { CARD($card, case: "acc") } spielen?
ask-trick-winner = Welche Karte macht diesen Stich?
ask-points-rounded = Wie viele Kartenpunkte zählen diese { $number } Karten?
ask-points-exact = Wie viele Kartenpunkte zählen diese { $number } Karten, auf das Drittel genau?
ask-points-blatt = Wie viele Punkte und Blatt zählen diese { $number } Karten?
ask-twelve-count = Wie hoch ist die Zwölferzählung dieses Blatts?

## Wo wir sind

at-table = { DIALECT($dialect) }
in-contract = { CAP(CONTRACT($contract)) } ({ $game ->
    [black] Tarock ist Trumpf
    [suit] Tarock ist eine Farbe wie jede andere
    [negative] Stiche vermeiden
   *[trischaken] jeder gegen jeden, wenig Punkte
})
in-trick = { $number }. Stich
led-by = { CAP(SEAT($seat)) } hat ausgespielt
you-lead = du spielst aus
announced = angesagt: { CARD($card, form: "name") } für den { $trick }. Stich

## Antworten zur Auswahl

it-is-legal = Ja, die darf ich spielen
it-is-not-legal = Nein
it-breaks = Nein: { RULE($rule) }

## Tipps

hint-look-at-suit-led = Schau, was ausgespielt ist: { SUIT($suit) }. Davon hast du { $held ->
    [one] eine Karte
   *[other] { $held } Karten
}.
hint-look-void = Schau, was ausgespielt ist: { SUIT($suit) }. Davon hast du nichts, und Tarock { $tarocks ->
    [0] hast du auch keines
    [one] hast du eines
   *[other] hast du { $tarocks }
}.
hint-look-you-lead = Du spielst aus. Schau in dein Blatt: { $tarocks } Tarock und { $others ->
    [one] eine Farbkarte
   *[other] { $others } Farbkarten
}.
hint-look-at-tarocks = Ausgespielt ist { SUIT($led) }, und im Stich { $number ->
    [0] liegt kein Tarock
    [one] liegt ein Tarock
   *[other] liegen { $number } Tarock
}.
hint-look-at-counters = { COUNT($cards) ->
    [0] Keine dieser Karten zählt mehr als ein Drittel.
    [one] Eine Karte zählt mehr als die übrigen: { CARDS($cards, form: "short") }.
   *[other] Diese { COUNT($cards) } zählen mehr als die übrigen: { CARDS($cards, form: "short") }.
}
hint-look-at-tarocks-and-kings = Zähl, was zählt: { $tarocks } Tarock und { $kings ->
    [0] kein König
    [one] ein König
   *[other] { $kings } Könige
}.
hint-principle = Diese Regel entscheidet: { RULE($rule) }.
hint-principle-trumps = Tarock sticht jede Farbe, und von mehreren Tarock das höchste. Liegt keines, macht die höchste Karte der ausgespielten Farbe den Stich.
hint-principle-suit-game = Im Farbenspiel sticht nichts: Nur Karten der ausgespielten Farbe können den Stich machen, und die höchste davon macht ihn.
hint-principle-packets = Zähl in Dreierpackerln: Werte von drei Karten zusammen, weniger zwei. Ein König oder Trullstück mit zwei leeren Karten macht 5, eine Dame 4, ein Cavall 3, ein Bub 2, drei leere Karten machen 1.
hint-principle-thirds = König und Trullstück zählen 4⅓, die Dame 3⅓, der Cavall 2⅓, der Bub 1⅓, jede andere Karte ⅓.
hint-principle-base-and-pips = Teile die Zahl der Karten durch drei und runde. Dann zähl die Augen dazu: 4 für König und Trullstück, 3 für die Dame, 2 für den Cavall, 1 für den Buben.
hint-principle-twelve = Jedes Tarock zählt 1, vom XV aufwärts 2, ein König 1, sonst zählt nichts.
hint-no-duty = Keine Regel engt dich hier ein.
hint-narrowed-number = Von den { $of } Karten { $number ->
    [one] darfst du genau eine spielen
   *[other] darfst du { $number } spielen
}.
hint-narrowed-two = Eine von diesen beiden ist es: { CARDS($cards, join: "or") }.
hint-narrowed-range = Das Ergebnis liegt zwischen { $low } und { $high }.
hint-narrowed-in-suit = { $of ->
    [one] Deine eine Karte in { SUIT($suit) }: { $number ->
        [0] Die darfst du nicht spielen.
       *[other] Die darfst du spielen.
    }
   *[other] Von deinen { $of } Karten in { SUIT($suit) } darfst du { $number ->
        [0] keine
        [one] eine
       *[other] { $number }
    } spielen.
}

## Nach einer falschen Antwort

nudge-not-allowed = { $number ->
    [one] Eine der gewählten Karten ist nicht erlaubt.
   *[other] { $number } der gewählten Karten sind nicht erlaubt.
}
nudge-more-allowed = Was du gewählt hast, stimmt. Aber es fehlt noch etwas.
nudge-both = { $number ->
    [one] Eine der gewählten Karten ist nicht erlaubt
   *[other] { $number } der gewählten Karten sind nicht erlaubt
}, dafür fehlt eine andere.
nudge-nothing-chosen = Wähl mindestens eine Karte: Irgendetwas geht immer.
nudge-other-card = { CAP(CARD($card)) } macht den Stich nicht. Was ist ausgespielt, und wer hat gestochen?
nudge-other-rule = Schau noch einmal, was ausgespielt ist und was du davon in der Hand hast.
nudge-too-high = Zu hoch.
nudge-too-low = Zu niedrig.
nudge-very-close = Ganz knapp: Zähl noch einmal nach.

## Andere Tische

elsewhere-legal = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARDS($cards, form: "short") }
elsewhere-winner = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARD($card) } macht den Stich
elsewhere-same = An jedem Tisch, der dieses Spiel kennt, gilt dasselbe.

## Die Lizitation

ask-may-bid = Darfst du jetzt { CONTRACT($contract) } bieten?
ask-may-choose = Darfst du jetzt { CONTRACT($contract) } wählen?
ask-may-pass = Darfst du jetzt „weiter“ sagen?
ask-may-hold = Darfst du das Gebot jetzt halten?
ask-may-say-vorhand = Darfst du jetzt „Vorhand“ sagen?
said-bid = { CAP(SEAT($seat)) }: { CONTRACT($contract) }
said-pass = { CAP(SEAT($seat)) }: weiter
said-hold = { CAP(SEAT($seat)) }: gehalten
said-vorhand = { CAP(SEAT($seat)) }: „Vorhand“
nobody-has-spoken = noch hat niemand etwas gesagt
you-are = du bist dran: { SEAT($seat) }
call-is-allowed = Ja, das ist erlaubt

bid-is-higher = { CAP(CONTRACT($contract)) } steht auf der Leiter dieses Tisches über { CONTRACT($standing) } und ist damit das höhere Gebot.
bid-is-the-first = Noch hat niemand geboten, also darfst du { CONTRACT($contract) } bieten.
bid-opens = { CAP(CONTRACT($contract)) } geht als erstes Wort der Vorhand, und genau das ist es.
choice-is-free = Niemand hat geboten, also sucht sich die Vorhand ihr Spiel aus, und { CONTRACT($contract) } gehört dazu.
pass-is-free = Wer nicht höher bieten will, sagt „weiter“ und ist damit aus der Lizitation draußen.
pass-returns = Die Vorhand darf zu Beginn „weiter“ sagen. An diesem Tisch ist das noch nicht endgültig: Sie kommt noch einmal dran.
forehand-returns = Das erste „weiter“ der Vorhand war an diesem Tisch nicht endgültig, also kommt sie noch einmal dran.
forehand-holds = Die Vorhand darf halten, also { CONTRACT($contract) } auf gleicher Höhe übernehmen. Die anderen müssen dann höher bieten oder „weiter“ sagen.
forehand-says-vorhand = Die Vorhand eröffnet mit „Vorhand“. Das ist weder ein Gebot noch ein „weiter“.
bird-is-held = Du hast den Vogel in der Hand, den dieses Gebot verspricht: { CARD($card) }.
bird-need-not-be-held = Den Vogel ({ CARD($card, form: "name") }) hast du nicht in der Hand, aber an diesem Tisch musst du das auch nicht: Vielleicht bringt ihn der Partner.
queen-can-be-called = Du hast alle vier Könige. An diesem Tisch rufst du dann eine Dame.
suit-cards-enough = Du hast { $number } Farbkarten, und { $least } genügen.
equal-in-value = { CAP(CONTRACT($contract)) } und { CONTRACT($standing) } zählen beide { $value }. Welches Spiel höher ist, sagt die Reihenfolge der Leiter.
next-above = An diesem Tisch kommt gleich über { CONTRACT($standing) } das Gebot { CONTRACT($contract) }.
nothing-above = An diesem Tisch geht nichts über { CONTRACT($standing) }.

hint-look-at-standing = Das höchste Gebot bisher: { CONTRACT($contract) }. Gesagt hat es { SEAT($seat) }.
hint-look-nobody-has-bid = Geboten hat noch niemand, und { $passed ->
    [0] draußen ist auch noch keiner
    [one] einer hat „weiter“ gesagt
   *[other] { $passed } haben „weiter“ gesagt
}.
hint-principle-higher = Wer dran ist, bietet höher oder sagt „weiter“. Was höher ist, sagt die Leiter des Tisches.
hint-principle-reserved = Nicht jedes Spiel steht jedem jederzeit offen. Wer darf { CONTRACT($contract) } bieten, und in welchem Augenblick?
hint-principle-hand = Nicht nur die Höhe zählt: { CONTRACT($contract) } kann auch etwas vom Blatt verlangen. Schau in deine Karten.
hint-principle-forehand = Die Vorhand hat eigene Wörter und eigene Pflichten. Wer darf das sagen, und in welchem Augenblick?
hint-narrowed-rule = Entweder ist es erlaubt, oder das spricht dagegen: { RULE($rule) }.
nudge-the-auction = Schau noch einmal: Welches Gebot steht, wer ist dran, und was hast du in der Hand?
elsewhere-may-bid = { DIALECT($dialect) }, { CONTRACT($contract) }: Mit diesem Blatt darf man es bieten
elsewhere-may-not-bid = { DIALECT($dialect) }, { CONTRACT($contract) }: nein ({ RULE($rule) })

## Verlegen

ask-lay-away = Du verlegst { $number } Karten. Welche dürfen weg?
you-called = gerufen: { CARD($card, form: "name") }
you-took = aus dem Talon: { CARDS($cards, form: "short") }
away-all-others = Könige, Trull und die gerufene Karte bleiben immer. Bei den anderen entscheidet der Brauch am Tisch.
away-tarocks-wait = Du hast { $number } andere Karten, die weg dürfen, und { $wanted } genügen. Also bleibt { -tarock } in der Hand.
away-tarocks-needed = { $number ->
    [0] Sonst darf keine Karte weg, aber { $wanted } müssen. Also darf { -tarock } weg.
    [one] Sonst darf nur eine Karte weg, aber { $wanted } müssen. Also geht sie mit, und der Rest ist { -tarock }.
   *[other] Sonst dürfen nur { $number } Karten weg, aber { $wanted } müssen. Also gehen sie alle, und der Rest ist { -tarock }.
}
away-tarocks-enough = Du hast { $number } { -tarock }, die weg dürfen, und { $wanted } genügen. Also bleiben die Farbkarten in der Hand.
away-suit-cards-needed = { $number ->
    [0] Es darf kein { -tarock } weg, aber { $wanted } Karten müssen. Also dürfen Farbkarten weg.
    [one] Es darf nur ein { -tarock } weg, aber { $wanted } Karten müssen. Also geht es mit, und der Rest sind Farbkarten.
   *[other] Es dürfen nur { $number } { -tarock } weg, aber { $wanted } Karten müssen. Also gehen sie alle, und der Rest sind Farbkarten.
}
away-tarocks-never = Im Farbenspiel bleibt an diesem Tisch jedes { -tarock } in der Hand: Nur Farbkarten dürfen weg, und Könige nicht.
away-tarocks-free = An diesem Tisch darf { -tarock } weg wie jede andere Karte, nur die Trull nicht.
hint-look-at-never-away = Nimm zuerst heraus, was nie weg darf: { $kings ->
    [0] kein König
    [one] ein König
   *[other] { $kings } Könige
} und { $trull ->
    [0] kein Trullstück
    [one] ein Trullstück
   *[other] { $trull } Trullstücke
}.
hint-principle-away-black = { -tarock } geht nur, wenn es an anderen Karten fehlt. Zähl die anderen: { $wanted } braucht es.
hint-principle-away-suit = Im Farbenspiel geht zuerst { -tarock } weg. Zähl, wie viele dürfen: { $wanted } Karten braucht es.
hint-principle-away-never = Im Farbenspiel darf an diesem Tisch kein { -tarock } weg.
hint-principle-away-free = An diesem Tisch darf { -tarock } weg, solange es nicht zur Trull gehört.
hint-narrowed-away = Von den { $of } Karten { $number ->
    [one] darf genau eine weg
   *[other] dürfen { $number } weg
}.
elsewhere-away = { DIALECT($dialect) }, { CONTRACT($contract) }: { CARDS($cards, form: "short") }

## Die Abrechnung

ask-scores = Was bekommt oder zahlt jeder?
seat-plays = { CAP(SEAT($seat)) } hat { CONTRACT($contract) } gespielt
partner-is = Partner: { SEAT($seat) }
has-no-partner = ohne Partner: der gerufene König lag im Talon
game-is-won = Spiel gewonnen
game-is-lost = Spiel verloren
hand-ended = { $ending ->
    [given_up] der gerufene König lag im Talon: geschliffen
    [king_in_talon] der gerufene König lag im Talon: das Spiel war aus
   *[lost_at_once] vor dem ersten Stich verloren
}
bonus-came-out = { BONUS($bonus) } { KEY($bonus) ->
    [mondfang] gelungen
    [konigfang] gelungen
   *[other] { $announced ->
        [true] { $made ->
            [true] angesagt und gemacht
           *[false] angesagt und verloren
        }
       *[false] { $made ->
            [true] still gemacht
           *[false] still verloren
        }
    }
} ({ $declarers ->
    [true] Spielerseite
   *[false] Gegner
})
doubled-to = { LEVEL($level) }: { POST($post) }
took-points = { CAP(SEAT($seat)) }: { $tricks ->
    [0] kein Stich
   *[other] { POINTS($thirds) } Punkte
}
own-loss-doubled = { CAP(SEAT($seat)) } hat sich selbst gespritzt
deal-counts = doppeltes Spiel: × { $factor }
paid-two-and-two = Zwei spielen gegen zwei: Jeder Verlierer zahlt den Betrag an einen Gewinner.
paid-alone = Einer spielt gegen drei: Jeder der drei bekommt oder zahlt den Betrag, der Alleinspieler das Dreifache.
paid-accounts = Einer spielt gegen drei und rechnet mit jedem Gegner einzeln ab.
paid-winners-only = An diesem Tisch schreiben nur die Gewinner: Jeder auf ihrer Seite bekommt den Betrag, und niemand zahlt.
paid-in-trischaken = { $form ->
    [two_highest_pay] Die zwei mit den meisten Punkten zahlen, die zwei anderen teilen sich das. Bei Gleichstand gilt die Sitzordnung: Wer näher bei der Vorhand sitzt, zählt als höher.
    [highest_pays] Wer am meisten Punkte hat, zahlt an jeden anderen. Wer keinen Stich hat, bekommt alles.
    [others_score] Wer am meisten Punkte hat, bekommt nichts, und jeder andere schreibt den Wert.
   *[hausregeln] Die zwei höchsten zahlen den zwei niedrigsten. Wer mehr als die Hälfte hat, zahlt allein, und wer keinen Stich hat, bekommt von allen.
}
ledger-value = Wert { $base }
ledger-scores = Vorhand { $p1 }, Zweiter { $p2 }, Dritter { $p3 }, Geber { $p4 }
hint-look-at-sides = Zuerst die Seiten: { COUNT($seats) ->
    [one] Allein spielt { SEATS($seats) }
   *[other] Miteinander spielen { SEATS($seats) }
}.
hint-look-at-points = Schau, wer am meisten Punkte hat: { SEAT($seat) } mit { POINTS($thirds) }.
hint-principle-two-and-two = Zwei gegen zwei: Was einer gewinnt, verliert ein anderer. Nimm dir Spiel und Prämien einzeln vor und verdopple, was gespritzt ist.
hint-principle-alone = Wer allein spielt, rechnet mit dreien ab: Was jeder andere bekommt oder zahlt, zahlt oder bekommt er dreimal.
hint-principle-winners-only = Nur die Gewinner schreiben Punkte, und zwar jeder den ganzen Betrag. Niemand zahlt.
hint-principle-in-trischaken = { $form ->
    [two_highest_pay] Reih alle vier nach Punkten. Die zwei höchsten zahlen, jeder nach seinen eigenen Faktoren: doppelt als Bürgermeister, doppelt als Vorhand.
    [highest_pays] Wer am meisten hat, zahlt an jeden anderen: doppelt mit mehr als der Hälfte der Punkte, doppelt als Vorhand.
    [others_score] Nur wer nicht am meisten hat, schreibt etwas.
   *[hausregeln] Hat jemand mehr als die Hälfte oder keinen Stich? Wenn nicht, zahlen die zwei höchsten den zwei niedrigsten.
}
hint-narrowed-score = { CAP(SEAT($seat)) } bekommt { $score }.
scores-right = Richtig ist: **{ $right }**
scores-given = Deine Antwort: { $given }. Richtig ist: **{ $right }**
nudge-some-scores = { $number ->
    [0] Keiner der vier Beträge stimmt.
    [one] Einer der vier Beträge stimmt.
   *[other] { $number } der vier Beträge stimmen.
}

## Welche Aufgaben es gibt

kind-legal-cards = Was darf ich spielen?
    .about = Wähl alle Karten, die nach den Regeln erlaubt sind.
kind-is-legal = Ist das erlaubt?
    .about = Eine Karte: ja oder nein, und welche Regel sagt es.
kind-trick-winner = Wer macht den Stich?
    .about = Find die Karte, die den Stich macht.
kind-card-points = Kartenpunkte
    .about = Zähl ein Packerl, einen Stich, einen ganzen Haufen.
kind-may-bid = Darf ich das bieten?
    .about = Eine Lizitation und ein Wort darin: erlaubt, oder welche Regel spricht dagegen?
kind-lay-away = Was darf weg?
    .about = Der Talon ist in der Hand: Wähl alle Karten, die du verlegen darfst.
kind-score-the-deal = Was zählt das Spiel?
    .about = Ein Spiel ist aus: Was bekommt jeder dafür?
kind-twelve-count = Die Zwölferzählung
    .about = Die schnelle Zählung, die sagt, wofür ein Blatt gut ist.
