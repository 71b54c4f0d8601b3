### Blatt prüfen: was jedes Spiel wert ist, und wie das gesagt wird.

## Zahlen

evaluate-percent = { $percent } %
evaluate-percent-range = { $low }–{ $high } %
evaluate-score = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluate-score-range = { $low } bis { $high }

## Die Lage

situation-title = Tisch, Platz und Lizitation
situation-table = Tisch
situation-seat = Wo sitzt du?
situation-auction = Die Lizitation bisher
situation-you = Du
situation-nothing-said = Noch hat niemand gesprochen: Du eröffnest.
situation-your-turn = bist am Wort
situation-their-turn = sagt …
situation-over = Damit ist die Lizitation vorbei: { $seat } spielt { CONTRACT($contract) }.
situation-over-nobody = Damit ist die Lizitation vorbei, und niemand spielt.
situation-passes = weiter
situation-why-not = Was jetzt nicht geht
situation-nothing-forbidden = Jetzt geht alles, was es an diesem Tisch gibt.
situation-fault = Ansage { $number } ({ $call }) geht nicht. { $text } Was davor gesagt wurde, bleibt: Mach von dort weiter, oder wähl einen anderen Platz.
situation-line = { $name } · { $seat } · { $calls }
situation-line-open = { $name } · { $seat } · als Erster am Wort

## Das Urteil

evaluate-title = Was ansagen?
evaluate-best = Am besten: { CONTRACT($contract) }
evaluate-least-evil = Das kleinste Übel: { CONTRACT($contract) }
evaluate-nothing = Jetzt darfst du kein Spiel ansagen.
evaluate-nothing-pays = Im Schnitt verlierst du mit jedem Spiel. Wenn du weiter sagen darfst, tu es: Was das bringt, hängt von den anderen ab und ist hier nicht gerechnet.
evaluate-calls = ruft { CARD($card, case: "acc") }
evaluate-wins = gewinnt in { $percent } von 100 Verteilungen ({ $low } bis { $high })
evaluate-brings = im Schnitt { $score } pro Spiel ({ $low } bis { $high })
evaluate-close = zu knapp, vielleicht gleich gut
evaluate-close-names = Zu knapp: { NAMES($names) } { COUNT($names) ->
    [one] kann
   *[other] können
} genauso gut sein.
evaluate-samples = { $samples } Verteilungen
evaluate-samples-played = { $samples } Verteilungen, davon { $percent } % ausgespielt
evaluate-no-game = kein Spiel zu gewinnen
evaluate-row = { $name }: { $wins }, { $brings }; { $samples }
evaluate-row-scored = { $name }: { $brings }; { $samples }
evaluate-table = Die Spiele, die du jetzt ansagen darfst, das beste zuerst. Unter jeder Zahl steht, wo die wahre mit 95 % Sicherheit liegt.
evaluate-column-contract = Spiel
evaluate-column-wins = Gewinnt
evaluate-column-score = Punkte
evaluate-more = { $number ->
    [one] Noch ein Spiel
   *[other] Noch { $number } Spiele
}
evaluate-forbidden = { $number ->
    [one] Ein Spiel darfst du jetzt nicht ansagen
   *[other] { $number } Spiele darfst du jetzt nicht ansagen
}
evaluate-against = { $name }: { $text }

## Das Bild

evaluate-chart = Als Bild
evaluate-chart-wins = Gewinnt in so vielen von 100 Verteilungen
evaluate-chart-score = Punkte pro Spiel
evaluate-chart-alt = { $title }, das beste Spiel zuerst: { NAMES($lines) }.
evaluate-chart-line = { $name } { $mean } ({ $low } bis { $high })

## Währenddessen

evaluate-warming = Der Rechner macht sich bereit. Beim ersten Mal nach der Installation dauert das bis zu einer Minute.
evaluate-beginning = Die ersten Verteilungen werden gespielt …
evaluate-going-on = Bisher { $samples } Verteilungen. Je länger es läuft, desto genauer wird es.
evaluate-explaining = Die Reihung steht. Jetzt werden die Gründe gesucht …
evaluate-stop = Anhalten
evaluate-stopped = { $samples ->
    [0] Angehalten, bevor die ersten Verteilungen gespielt waren.
   *[other] Angehalten nach { $samples } Verteilungen.
}
evaluate-go-on = Weiterrechnen
evaluate-no-deal = Keine Verteilung passt zu diesem Blatt und dieser Lizitation. Ändere eine der Ansagen.
evaluate-failed = Mit diesem Blatt ist etwas schiefgegangen.
evaluate-again = Noch einmal versuchen

## Die Gründe

evaluate-standing = Wo das Blatt steht
evaluate-calls-title = Was man ruft
evaluate-losses = Wie es verloren geht
evaluate-changes = Was das Urteil ändern würde
evaluate-features = Was im Blatt steckt

## Was geschrieben steht

panel-title = Was geschrieben steht
panel-intro = Was Bücher und Seiten zu diesem Blatt sagen, Spiel für Spiel, und ob die Simulation ihnen recht gibt.
panel-against = { $number ->
    [one] Ein Spiel, von dem alle abraten
   *[other] { $number } Spiele, von denen alle abraten
}
panel-says-for = dafür
panel-says-against = dagegen
panel-says-divided = geteilt
panel-head = { $name }: { $said }
panel-head-differs = { $name }: { $said }, die Simulation sieht es anders
panel-simulation-best = In der Simulation ist es das beste Spiel: { $score }.
panel-simulation-close = In der Simulation kann es so gut sein wie das beste: { $score }.
panel-simulation-behind = In der Simulation bringt es { $score }, um { $gap } weniger als { CONTRACT($best) }.
panel-simulation-loses = In der Simulation verliert es im Schnitt: { $score }.
panel-simulation-none = Jetzt darf man es nicht ansagen, also hat die Simulation es nicht gespielt.
panel-agrees = Beide sind sich einig.
panel-pays = Es zahlt sich auch hier aus, nur bringt ein anderes Spiel mehr.
panel-loses = Hier zahlt es sich nicht aus.
panel-differs = Hier widersprechen sie einander.
panel-test-agrees = Gemessen: Mit Blättern, die das erfüllen, gelingt es in { $percent } der Spiele; das bringt im Schnitt { $score }.
panel-test-differs = Gemessen: Mit Blättern, die das erfüllen, gelingt es in { $percent } der Spiele; das bringt im Schnitt { $score }. Die Zahlen geben dem Rat also nicht recht.

## Wie weit man dem trauen darf

limits-title = Wie sicher ist das?
limits-worlds = { $samples } zufällige Verteilungen der anderen 42 Karten, die zu deinem Blatt und zur Lizitation passen; jedes Spiel auf denselben. Startzahl { $seed }.
limits-open = „Gewinnt“ heißt: Alle Karten liegen offen, und jeder spielt sein Bestes. Wo das zu lange gedauert hat, hat ein einfacher Spieler das Spiel zu Ende gespielt; in der Tabelle steht, wie oft.
limits-corrected = Offene Karten schmeicheln Partnern, die einander erst finden müssen, und tun einem Alleinspieler unrecht. Darum sind die Zahlen nach Spielen berichtigt, in denen jeder nur seine eigenen Karten sah ({ $deals } für { CONTRACT($contract) }).
limits-uncorrected = Offene Karten schmeicheln Partnern, die einander erst finden müssen, und tun einem Alleinspieler unrecht. Für { CONTRACT($contract) } ist das hier nicht gemessen; die Zahlen sind die der offenen Karten.
limits-score = Die Punkte bringt ein schneller Spieler, der alle Karten sieht und einen Stich weit denkt. Prämien, die dabei anfallen, zählen mit; außer dem Spiel sagt niemand etwas an, und niemand gibt Kontra.
limits-choices = König, Talonhälfte und was verlegt wird, bestimmen Faustregeln, und nur aus dem, was der Spieler weiß.
limits-zero-sum = Die Punkte sind, was der Spieler an diesem Tisch bekommt.
limits-only-winners = An diesem Tisch schreiben nur die Gewinner. Die Punkte sind, was der Spieler auf seine Gegner gewinnt.
limits-pass = Was es bringt, weiter zu sagen, ist nicht gerechnet.

## Mit offenen Karten.

terminal-warming = Der Solver wird kompiliert. Das geschieht einmal nach der Installation und dauert bis zu einer Minute.
terminal-not-in-play = Dort ist keine Karte zu spielen: Das Spiel ist zu Ende, oder es ist noch nicht so weit.
terminal-no-game-to-win = Im { contract-trischaken } ist kein Spiel zu gewinnen, also gibt es nichts zu lösen.
terminal-no-deal = Keine Verteilung passt zu diesem Blatt und dieser Lizitation.
terminal-solve-turn-declarer = { CAP(CONTRACT($contract)) }: { $seat } ist am Zug, für die Seite des Spielers.
terminal-solve-turn-defenders = { CAP(CONTRACT($contract)) }: { $seat } ist am Zug, gegen den Spieler.
terminal-solve-won = Spielen alle ihr Bestes, so gewinnt { $seat } das Spiel.
terminal-solve-lost = Spielen alle ihr Bestes, so verliert { $seat } das Spiel.
terminal-solve-undecided = Ob { $seat } gewinnt, ließ sich mit diesem Aufwand nicht klären.
terminal-solve-card-won = { CARDS($cards, form: "short") }: gewonnen
terminal-solve-card-lost = { CARDS($cards, form: "short") }: verloren
terminal-solve-card-undecided = { CARDS($cards, form: "short") }: nicht geklärt
terminal-solve-card-points = { $text }, mit { POINTS($thirds) } Punkten für die Seite des Spielers
