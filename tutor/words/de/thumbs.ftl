### Warum ein Spieler nach Faustregeln, oder einer, der Verteilungen durchprobiert, so spielt.

## Die Lizitation

thumb-vorhand = Die Vorhand beginnt die Lizitation mit „Vorhand“.
    .name = Zuerst „Vorhand“ sagen
thumb-bar = Das Blatt reicht für { CONTRACT($contract) }, und von allem, wofür es reicht, bringt das am meisten.
    .name = Lizitieren, wofür das Blatt reicht
thumb-no-bar = Für nichts, was noch offen ist, reicht das Blatt. Also weiter.
    .name = Weiter ohne Spiel in der Hand
thumb-hold = Das Blatt reicht für { CONTRACT($contract) }, also hältst du.
    .name = Halten, was man selbst gespielt hätte
thumb-too-weak-to-call = Du musst wählen und bist zu schwach zum Rufen: { CONTRACT($contract) }.
    .name = Zu schwach zum Rufen
thumb-nearest-bar = Du musst wählen, und für { CONTRACT($contract) } fehlt dem Blatt am wenigsten.
    .name = Wählen, wofür am wenigsten fehlt

## Rufen, Talon, Verlegen

thumb-call-with-queen = Du hast die Dame dieser Farbe: Mit { CARD($card, case: "dat") } beim Partner sind ihre zwei höchsten Karten bei euch.
    .name = Zur eigenen Dame rufen
thumb-call-bridge = Von dieser Farbe behältst du { CARDS($cards, form: "short") } und kommst damit zum Partner, der { CARD($card, case: "acc") } hat.
    .name = Rufen, wohin man ausspielen kann
thumb-call-last-resort = Besser als { CARD($card) } ist keine andere Karte, obwohl du nichts von der Farbe hast.
    .name = Eine Farbe rufen, die man nicht hat
thumb-call-fourth = Mit drei Königen rufst du den vierten: Nur wer ihn hat, weiß, welcher es ist.
    .name = Den vierten rufen
thumb-half = { CARDS($cards, form: "short") }: Mit dieser Hälfte, dem besten Verlegen und dem, was den anderen bleibt, stehst du besser.
    .name = Die bessere Hälfte
thumb-never-give-up = Schleifen kostet so viel wie ein verlorenes Spiel, also spielst du weiter.
    .name = Weiterspielen
thumb-away-voids = Du machst dir { SUITS($suits) } frei und kannst dort von Anfang an stechen.
    .name = Eine Farbe frei machen
thumb-away-points = Du bringst { POINTS($thirds) } Punkte heim, die im Spiel verloren gehen könnten.
    .name = Punkte verlegen
thumb-away-low = Diese Karten gehen dir am wenigsten ab: { CARDS($cards, form: "short") }.
    .name = Verlegen, was am wenigsten abgeht

## Ansagen und Kontra

thumb-announce-bird = Mit { $number } Tarock, darunter großen, lässt sich { BONUS($bonus) } ansagen.
    .name = Vogel aus der Länge ansagen
thumb-announce-king = { CAP(CARD($card)) } hat genug Begleitung, um bis zum zwölften Stich zu bleiben.
    .name = Gedeckten König ansagen
thumb-announce-trull = Du hast die ganze Trull und Tarock genug, sie heimzubringen.
    .name = Die Trull in der Hand ansagen
thumb-contra = Mit { $number } Tarock, darunter großen, zweifelst du, dass es gelingt.
    .name = Aus der Stärke spritzen
thumb-nothing-to-say = Das Blatt hat nichts zu versprechen und nichts zu bezweifeln.
    .name = Nichts zu sagen

## Spiel auf Punkte

thumb-only-card = { CAP(CARD($card)) } ist die einzige Karte, die gespielt werden darf.
    .name = Die einzige Karte
thumb-cash-sure-trick = { CAP(CARD($card, case: "acc")) } kann niemand mehr überstechen, das ist ein sicherer Stich.
    .name = Sichere Stiche machen
thumb-lead-king = In der ersten Runde hält { CARD($card) } am besten, solange noch alle zugeben.
    .name = Könige früh ausspielen
thumb-lead-tops = Du hast die Tarock, um die anderen zu ziehen: { CARD($card) } ist nicht zu überstechen.
    .name = Tarock von oben ziehen
thumb-lead-middle-tarock = Ein mittleres Tarock lockt den anderen die hohen heraus: { CARD($card) }.
    .name = Mittleres Tarock ausspielen
thumb-lead-small-tarock = Für den Vogel müssen die Tarock der anderen weg, und du beginnst mit kleinen: { CARD($card) }.
    .name = Kleine Tarock für einen Vogel
thumb-force-tarocks = Ein Gegner hat diese Farbe nicht mehr und muss auf { CARD($card, case: "acc") } ein Tarock hergeben.
    .name = Tarock herauslocken
thumb-lead-called-suit = Mit { CARD($card, case: "dat") } kommst du zum Partner, der die gerufene Karte hat.
    .name = Die gerufene Farbe ausspielen
thumb-return-suit = Du spielst zurück, was dein Partner ausgespielt hat: { CARD($card) }.
    .name = Die Farbe des Partners zurückspielen
thumb-lead-long-suit = Du spielst deine längste Farbe, von unten: { CARD($card) }.
    .name = Lange Farbe ausspielen
thumb-lead-short-suit = Mit wenig Tarock spielst du eine kurze Farbe, um dort später zu stechen: { CARD($card) }.
    .name = Kurze Farbe ausspielen
thumb-feed-partner = Der Stich gehört eurer Partei, also sollen Punkte hinein: { CARD($card) }.
    .name = Den eigenen Stich schmieren
thumb-pagat-home = Hier ist { CARD($card) } sicher, und er zählt so viel wie ein König.
    .name = Den Pagat heimbringen
thumb-king-while-fresh = In der ersten Runde einer Farbe hält die höchste Karte: { CARD($card) }.
    .name = Hoch in der ersten Runde
thumb-win-cheaply = { CAP(CARD($card)) } macht den Stich und kostet dich am wenigsten.
    .name = Billig stechen
thumb-win-rich-trick = So viel liegt im Stich, dass er { CARD($card, case: "acc") } wert ist.
    .name = Für einen reichen Stich hoch stechen
thumb-leave-it = Diesen Stich kannst oder musst du nicht haben, also geht, was dir am wenigsten abgeht: { CARD($card) }.
    .name = Wenig geben

## Wo Stiche oder Punkte gemieden werden

thumb-danger-first = { CAP(CARD($card)) } würde später gefährlich; jetzt müssen die anderen noch darüber.
    .name = Das Gefährliche zuerst
thumb-take-the-one = Du brauchst einen Stich, und { CARD($card) } macht ihn.
    .name = Den nötigen Stich machen
thumb-duck-high = Unter einer Karte, die den Stich macht, wirst du { CARD($card, case: "acc") } los.
    .name = So hoch, wie es darunter geht
thumb-must-take = Du musst den Stich nehmen, und mit { CARD($card, case: "dat") } schadet es am wenigsten.
    .name = Mit dem kleinsten Schaden nehmen
thumb-make-him-take = { CAP(CARD($card)) } lässt { SEAT($seat, case: "dat") } den Stich.
    .name = Den Spieler nehmen lassen
thumb-lead-low = Niedrig ausgespielt, damit andere darüber müssen: { CARD($card) }.
    .name = Niedrig ausspielen
thumb-shed-points = Den Stich macht ein anderer, also geht { CARD($card) } mit.
    .name = Die eigenen Punkte hergeben

## Ein Spieler, der jede Karte in vielen Verteilungen versucht

sampled-wins = Mit { CARD($card, case: "dat") } geht das Spiel in { $percent } von 100 Fällen für deine Partei gut aus; versucht in { $number } Verteilungen.
    .name = In vielen Verteilungen versucht
sampled-next = Nach der Faustregel wäre es { CARD($card) }, mit { $percent } von 100.
    .name = Was die Faustregel bringt
sampled-points = Mit { CARD($card, case: "dat") } hast du am Ende im Schnitt { POINTS($thirds) } Punkte; versucht in { $number } Verteilungen.
    .name = Am wenigsten Punkte in vielen Verteilungen
sampled-next-points = Nach der Faustregel wäre es { CARD($card) }, mit { POINTS($thirds) } Punkten.
    .name = Die Punkte nach der Faustregel
