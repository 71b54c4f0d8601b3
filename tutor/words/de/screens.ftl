### Was die Bildschirme außer Fragen und Begründungen sagen.

language-name = Deutsch

## Wege

nav-today = Heute
nav-learn = Lernen
nav-practise = Üben
nav-check = Blatt prüfen
nav-rules = Regeln
nav-settle = Abrechnen
menu = Weitere Seiten
nav-settings = Einstellungen
progress-not-kept = Dein Browser behält kein Cookie dieser Seite, dein Fortschritt geht also verloren.
share = Link zu dieser Seite
keys = Tasten
keys-title = Tasten
keys-list =
    { "**" }1 2 3 …** wählt eine Antwort
    { "**" }← →** wandert über die Karten, **Leertaste** nimmt eine auf, **Enter** auf „Prüfen“ gibt ab
    { "**" }H** nächster Tipp · **N** nächste Frage · **K** diese Liste

## Karten

card-worth = { $name }, { POINTS($thirds) } { $thirds ->
    [1] Punkt
   *[other] Punkte
}
card-to-come = kommt noch
mark-right = richtig
mark-wrong = nicht erlaubt oder falsch
mark-missed = hat gefehlt
mark-marked = um diese geht es
seat-short-p1 = Vorhand
seat-short-p2 = Zweiter
seat-short-p3 = Dritter
seat-short-p4 = Geber
you = Du
your-hand = Dein Blatt
the-trick = Der Stich
the-pile = Die Karten zum Zählen

## Antworten

check = Prüfen
your-answer = deine Antwort
not-yet = Noch nicht.
hint-button = Tipp { $number } von { $of }
solution-button = Lösung zeigen
verdict-right = Richtig.
verdict-wrong = Diesmal nicht. So ist es richtig:
verdict-shown = Die Lösung:
why = Warum
why-not-each = Warum die anderen nicht?
why-each = Karte für Karte
calculation = Die Rechnung
other-tables = An anderen Tischen
enter-count = Ergebnis
enter-points = Punkte
enter-thirds = Punkte
enter-thirds-rest = und Drittel
enter-blatt = Punkte
enter-blatt-rest = und Blatt
number-exact = { POINTS($thirds) }
number-blatt = { POINTS($thirds, style: "blatt") }
number-right = Richtig ist: **{ $right }**
number-given = Deine Antwort: { $given }. Richtig ist: **{ $right }**
next = Weiter
skip = Diese auslassen
try-again = Noch einmal
rule-lesson = Lektion: { $title }

## Heute

today-title = Königrufen
today-welcome = Lern Königrufen in kleinen Schritten. Zu jeder Antwort gibt es die Begründung.
today-start = Mit der ersten Lektion anfangen
today-start-about = Das Kartenspiel, in etwa fünf Minuten. Du musst noch nichts können.
today-continue = Weitermachen: { $title }
today-continue-about = { $done } von { $of } Schritten geschafft
today-mistakes = { $number ->
    [one] Ein Fehler zum Ausbessern
   *[other] { $number } Fehler zum Ausbessern
}
today-mistakes-about = Sie kommen wieder, bis du sie ohne Hilfe schaffst.
today-daily = Aufgabe des Tages
today-daily-about = Heute für alle an deinem Tisch dieselbe.
today-daily-done = Für heute erledigt.
today-progress = { $right } von { $posed } Aufgaben auf Anhieb richtig, ohne Tipp
today-open = Öffnen
today-practise = Üben
today-practise-about = Was du willst, so lange du willst.

## Lernen

learn-intro = Kleine Schritte, in dieser Reihenfolge. Jede Lektion dauert vier bis sieben Minuten.
learn-later = Was noch kommt
learn-not-yet = noch nicht geschrieben
learn-minutes = { $minutes } Min.
learn-start = Anfangen
learn-go-on = Weitermachen
learn-again = Noch einmal
learn-done = Geschafft
learn-next-step = Weiter
learn-step-of = Schritt { $number } von { $of }
learn-finished = Das war die Lektion. Gut gemacht!
learn-to-map = Alle Lektionen
learn-next-lesson = Nächste Lektion: { $title }
learn-quiz = Quiz, Frage { $number } von { $of }
learn-no-such = So eine Lektion gibt es nicht. Wähl eine aus der Liste.
learn-back = Einen Schritt zurück

## Üben

level = Wie schwer?
level-1 = Leicht
level-2 = Mittel
level-3 = Knifflig
practice-start = Los
practice-all = Alle Aufgaben
practice-other = Eine neue Aufgabe
kind-mix = Meine Mischung
    .about = Von allem etwas, und mehr von dem, was dir schwerfällt.
kind-mistakes = Meine Fehler
    .about = Was schiefging, kommt wieder, bis es sitzt.

## Blatt prüfen

check-intro = Um welches Blatt geht es? Tipp zwölf Karten ein, füg sie ein oder wähl sie unten aus.
check-paste = Zwölf Karten
check-example = Sküs XVII IX III / Herz K D 4 / Karo B 1 / Pik K 10 / Treff 7
check-button = Blatt prüfen
check-or-tap = **Oder zwölf Karten antippen:**
check-board = Das Kartenspiel
check-counter = { "{chosen}" } von 12
check-another = Ein anderes Blatt
count-title = Die Zwölferzählung: { $count }
count-source = Eine schnelle Zählung aus den Regeln von Alpine Tarok: Sie zeigt auf einen Blick, wofür ein Blatt gut ist.
count-card = Karte
count-counts = Zählt
count-rest = { $number ->
    [one] Die übrige Karte zählt nichts.
   *[other] Die übrigen { $number } Karten zählen nichts.
}
fitted-title = Die gemessene Zählung: { $count }
fitted-source = Im Kopf zu machen wie die Zwölferzählung, aber ihre Gewichte stammen aus { NUMBER($deals) } Spielen, die simulierte Spieler zu Ende gespielt haben.
fitted-bar = { $reached ->
    [yes] ✓ { $name } zahlt sich ab { $bar } aus.
   *[no] ✗ { $name } zahlt sich erst ab { $bar } aus.
}
fitted-error = Wie gut Zählungen vorhersagen, ob ein Spiel gelingt (Brier-Fehler, kleiner ist besser): diese { NUMBER($own, maximumFractionDigits: 3) }, die Zwölferzählung { NUMBER($twelve, maximumFractionDigits: 3) }, die aus Linz { NUMBER($linz, maximumFractionDigits: 3) }; wer immer „halb und halb“ sagt, hat 0,25.
claims-title = Was man damit ansagen kann
claims-source = Der Rat der Tabelle von Alpine Tarok, Spiel für Spiel. Wo die Tabelle ein Wort offen lässt, steht unsere Lesart.
claim-yes = ja
claim-no = eher nicht

## Einstellungen

setting-language = Sprache
setting-table = Nach welchen Regeln spielst du?
    .help = Jeder Tisch spielt ein wenig anders. Wenn du es nicht weißt, bleib bei Alpine Tarok.
settings-cards = Karten
settings-sample = Ein paar Karten
setting-four-colours = Vier Farben
    .help = Karo orange und Treff grün: leichter zu unterscheiden.
setting-indices = Buchstaben in den Ecken
    .help = Echte Karten haben keine. Zum Üben kannst du sie ausschalten.
setting-big-numbers = Große Zahlen auf den Tarock
    .help = Die Zahl in gewohnten Ziffern mitten auf der Karte.
setting-text-twin = Wörter statt Karten
    .help = Jedes Blatt als Liste von Wörtern, für Vorleseprogramme und wer es lieber so hat.
silences-title = Wo diese Quelle nichts sagt
settings-data = Deine Daten
settings-data-about = Von dir ist nichts bekannt als deine Antworten und Einstellungen, unter einer Zufallszahl in einem Cookie.
forget-open = Alles löschen
forget-sure = Alle Antworten und Einstellungen werden endgültig gelöscht.
forget-yes = Ja, alles löschen
about-gametwist = Die Online-Regeln: Rufer mit Vögeln, viele Prämien, genaue Drittel.
about-elsteiner = Nach Possert: vier Vögel, Trischaken um fünf, ganze Punkte.
about-alpine = Wenige Spiele, einfache Abrechnung. Gut für den Anfang.
about-cardgames-zone = Fünf Spiele, keine Prämien: der kürzeste Satz Regeln.
about-hausregeln = Eine deutsche Seite mit Hausregeln: Zählung in Blatt, 35 und ein Blatt gewinnt.
