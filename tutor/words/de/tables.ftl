### Was Tische einstellen können, und was ihre Quellen offen lassen.

## Einstellungen: der Wert ist die Frage, jedes Attribut eine Antwort.

option-pagat-rule = Wie lange muss man den Pagat in Bettler und Piccolo behalten?
    .last-card = der Pagat bleibt bis zur letzten Karte
    .last-tarock = der Pagat bleibt, bis er das letzte Tarock ist
option-dodge-round-pagat-rule = Muss man den Pagat im { contract-trischaken } behalten?
    .last-tarock = auch im { contract-trischaken } bleibt der Pagat, bis er das letzte Tarock ist
    .none = im { contract-trischaken } darf der Pagat jederzeit fallen
option-bettel-declarer-leads = Wer spielt beim { contract-bettler } zum ersten Stich aus?
    .off = die Vorhand spielt bei jedem Spiel aus
    .on = beim { contract-bettler } spielt der Spieler selbst aus

## Lücken: was fehlt, wie wir entscheiden, und warum.

silence-shared-target = Die Quelle sagt nicht, was zuerst kommt, wenn Pagat und gerufener König beide für den letzten Stich angesagt sind. Wir entscheiden: Du wählst frei, denn keine der beiden Karten hat den früheren Stich.
    .name = Zwei Karten für einen Stich
silence-trischaken-pagat = Die Quelle nennt für Trischaken keine Pagatregel. Wir entscheiden: Der Pagat bleibt, bis er das letzte Tarock ist, wie in den Turnierregeln, denen dieser Tisch sonst folgt.
    .name = Der Pagat im Trischaken
silence-trischaken-emperor = Die Quelle sagt nicht, ob es den { -emperor-trick } im Trischaken gibt. Wir entscheiden: ja, denn die anderen Spiele, in denen man Stiche meidet, haben ihn an diesem Tisch.
    .name = { -emperor-trick } im Trischaken
silence-compulsory-emperor = Die Quelle will den Pagat als letzte Karte, lässt ihn aber { -mond } und { -skus } stechen und sagt nicht, was vorgeht. Wir entscheiden: Liegen beide im Stich, zwingt der Stichzwang den Pagat; auch wer die Farbe nicht hat und nur den Pagat als Tarock, muss ihn spielen; und das gilt für alle vier Spieler. Wer eine Karte behalten soll, ist damit nicht von der Pflicht befreit, sie zu spielen.
    .name = Wenn der Pagat stechen muss
silence-dodge-round-pagat = Die Seite nennt die Pagatregel nur für Piccolo und Bettler. Wir entscheiden: Sie gilt auch im Trischaken, denn die österreichischen Regeln dafür haben sie alle. Der Tisch kann sie abschalten.
    .name = Der Pagat im Trischaken
silence-rising-negative = Die Seite nennt den Stichzwang für Trischaken. Wir entscheiden: Er gilt auch in Piccolo und Bettler, denn die Seite zählt sie zu den negativen Spielen, und zu deren Grundregeln gehört er.
    .name = Wo der Stichzwang gilt
silence-hold-birds = Die Seite sagt nur vom angesagten König, dass er für den letzten Stich bleiben muss. Wir entscheiden dasselbe für den angesagten Pagat und den II, denn auch sie sind ein Versprechen.
    .name = Angesagte Tarock behalten
silence-overtaking-nothing = Kein Text sagt, ob du ein hohes Tarock auf einen Stich legen musst, den dann der Pagat durch den { -emperor-trick } macht. Wir entscheiden: Eine Karte, die den Stich nicht macht, sticht nicht; du musst sie also nicht spielen, und jedes Tarock ist erlaubt.
    .name = Stechen ohne Stich
