### Was die Quellen offen lassen: die Lücke, unsere Entscheidung, und warum. Der erste Teil
### des Namens ist der Tisch, oder "co", wo mehrere Tische die Lücke teilen.

## Mehrere Tische

silence-co-winner-leads = Die Quelle sagt nicht, wer nach dem ersten Stich ausspielt. Wir entscheiden: wer den Stich gemacht hat, wie in allen österreichischen Regeln.
    .name = Wer weiter ausspielt
silence-co-conditions = Kein Text sagt, wann geprüft wird, was ein Spiel von der Hand verlangt. Wir entscheiden: beim Bieten, beim Halten und bei der freien Wahl der Vorhand, damit niemand etwas übernimmt, das sich nicht spielen lässt.
    .name = Wann Bedingungen gelten
silence-co-called-queen = Die Texte lassen mit vier Königen eine Dame rufen und sagen sonst nichts. Wir entscheiden: jede Dame, die man nicht hat, und für sie gilt, was für den gerufenen König gilt; mit allen vier Damen dazu gibt es kein Spiel mit Partner. Sie vertritt nur den König.
    .name = Die gerufene Dame
silence-co-call-ties-nothing = Kein Text schränkt ein, was mit der gerufenen Farbe geschehen darf. Wir entscheiden: Man darf sie verlegen, ausspielen und abwerfen und die gerufene Karte jederzeit spielen, außer sie ist für den letzten Stich angesagt. Wo man Vögel lizitiert, darf man auch den Vogel verlegen, wenn er weg darf, und verliert ihn damit. Wir fügen keine Pflicht hinzu, die niemand aufgeschrieben hat.
    .name = Das Rufen bindet keine Karte
silence-co-announced-once = Kein Text sagt, ob zwei Spieler dieselbe Prämie ansagen können. Wir entscheiden: Was angesagt ist, sagt niemand noch einmal an, auch der Partner nicht, denn auf dem Zettel gibt es dafür nur eine Zeile.
    .name = Nur einer sagt an
silence-co-valat-tricks = Kein Text sagt, ob Talon oder Verlegtes einen { bonus-valat } verderben können. Wir entscheiden: Nur die zwölf Stiche zählen, und gespielt wird bis zum Ende, wenn der Tisch nicht früher abbricht, denn beim { bonus-valat } geht es um Stiche.
    .name = Was ein { bonus-valat } braucht
silence-co-to-the-end = Kein Text kennt ein Herlegen oder Aufgeben während des Spiels. Wir entscheiden: Das gibt es nicht. Jedes Spiel geht bis zum zwölften Stich, außer wo der Tisch ein frühes Ende nennt, damit es nichts zu streiten gibt.
    .name = Bis zum Ende gespielt
silence-co-talon-order = Kein Text sagt, in welcher Reihenfolge der Talon zu den Stichen im { contract-trischaken } kommt. Wir entscheiden: zuerst die erste Hälfte, dann die zweite, jede in der Reihenfolge, in der sie gegeben wurde, damit ein aufgezeichnetes Spiel immer gleich läuft.
    .name = Die Reihenfolge im Talon
silence-co-deal-moves = Die Quelle sagt nicht, wie das Geben weitergeht. Wir entscheiden: nach jedem Spiel um einen Platz in Spielrichtung, und gar nicht, wenn neu gegeben wird, wie sonst in Österreich.
    .name = Wie das Geben weitergeht
silence-co-overtaking-nothing = Kein Text sagt, ob du ein hohes Tarock auf einen Stich legen musst, den dann der Pagat durch den { -emperor-trick } macht. Wir entscheiden: Eine Karte, die den Stich nicht macht, sticht nicht; du musst sie also nicht spielen, und jedes Tarock ist erlaubt.
    .name = Stechen ohne Stich
silence-co-talon-of-nobody = Die Seite sagt nicht, wem der Talon gehört, wenn es nur um Stiche geht, etwa im { contract-bettler }. Wir entscheiden: niemandem, denn Kartenpunkte zählen dort nicht.
    .name = Der Talon gehört niemandem
silence-co-void-contras = In den Turnierregeln, die diese Lücke füllen, zählen manche Spiele ohne Kontra: ein geschliffener oder abgebrochener Rufer und ein { contract-solorufer }, dessen gerufene Karte im Talon lag. Welche Kontras sie meinen, sagen sie nicht. Wir entscheiden: alle in diesem Spiel, auf das Spiel und auf jede Prämie, denn der Grund ist überall derselbe.
    .name = Welche Kontras verfallen
silence-co-hidden-contra = Kein Text sagt, was geschieht, wenn der verdeckte Partner die eigene Partei spritzt. Wir entscheiden: Solange die Parteien verdeckt sind, darf man es sagen, aber es zählt nicht und hindert niemanden; ein echter Gegner darf noch spritzen. Sind die Parteien offen, ist es nicht erlaubt. Ein Verbot würde den Partner verraten.
    .name = Kontra vom verdeckten Partner
silence-co-single-answers = Kein Text sagt, wie der Spieler antwortet, wo jeder Gegner für sich spritzt. Wir entscheiden: jedem einzeln, und nur dieser darf weiter erhöhen, denn jeder hat seine eigene Rechnung.
    .name = Antwort an einen
silence-co-match-length = Die Quelle sagt nicht, wie lang eine Partie ist. Wir entscheiden: sechzehn Spiele, damit jeder viermal gibt.
    .name = Die Länge der Partie

## GameTwist

silence-gametwist-direction = Die Seite lässt in beide Richtungen spielen. Wir entscheiden: gegen den Uhrzeigersinn, wie in Österreich üblich.
    .name = Die Spielrichtung
silence-gametwist-deal-moves = Die Seite sagt, dass die Vorhand wechselt und dass bei zu wenigen { -tarock } neu gemischt wird, aber nicht, wie. Wir entscheiden: Die Vorhand geht an den nächsten Platz in Spielrichtung; neu gemischt wird von selbst und vom selben Geber. So ist es üblich.
    .name = Wie das Geben weitergeht
silence-gametwist-packets = Die Seite sagt nicht, in welchen Packerln gegeben wird. Wir entscheiden: je sechs, der Talon in zweimal drei, je sechs, wie an den anderen Tischen.
    .name = Die Packerln
silence-gametwist-must-choose = Die Seite lässt die Vorhand frei wählen, wenn niemand bietet, und sagt nicht, ob es einen Ausweg gibt. Wir entscheiden: Sie muss etwas wählen, denn unter den Spielen ist für jede Hand eines.
    .name = Die Vorhand muss wählen
silence-gametwist-own-bid = Die Seite sagt nicht, ob man das eigene Gebot steigern darf, wenn es niemand überboten hat. Wir entscheiden: nein, wie in den nächstverwandten Regeln.
    .name = Sich selbst steigern
silence-gametwist-lost-ladder = Die Tabelle der Spiele fehlt auf der Seite. Wir setzen sie zusammen aus den Werten, die der Text nennt, und aus nah verwandten Regeln. Wo { contract-besserrufer } mit { bird-uhu } und ein negatives Spiel gleich viel wert sind, entscheiden wir: Das negative Spiel ist höher, wie in diesen Regeln.
    .name = Die Reihe der Spiele
silence-gametwist-give-up-moment = Die Seite lässt den Spieler schleifen, wenn der gerufene König im Talon liegt, und sagt nicht, bis wann. Wir entscheiden: solange der Talon offen liegt und keine Hälfte genommen ist, denn danach ist die Hand eine andere.
    .name = Wann man schleift
silence-gametwist-king-in-solo = Die Seite gibt im Solospiel dem Spieler die Hälfte des Talons mit dem gerufenen König, und mehr sagt sie nicht. Wir entscheiden: Es gibt keinen { bonus-konigfang }, denn niemand hat den König gefangen; ein angesagter { bonus-king-ultimo } ist verloren, denn er kann nicht kommen; Kontras zählen, denn nichts hebt sie auf.
    .name = Der König im Solotalon
silence-gametwist-six-unseen = Die Seite sagt nicht, ob die sechs Karten beim { contract-sechserdreier } gezeigt werden. Wir entscheiden: Nur der Spieler sieht sie, denn aufgedeckt wird auf der Seite nur, wo man eine Hälfte wählt.
    .name = Die sechs Karten
silence-gametwist-who-calls = Die Tabelle, wer was ansagen darf, fehlt auf der Seite. Wir entscheiden: Einen Vogel darf jeder für seine Partei ansagen, denn die Seite spricht von Vögeln beim Ansager oder beim Partner; { bonus-king-ultimo } nur die Partei des Spielers, denn es ist ihr König.
    .name = Wer einen Vogel ansagt
silence-gametwist-konigfang = Die Seite nennt für den { bonus-konigfang } keinen Wert und sagt nicht, ob man ihn ansagen kann. Wir entscheiden: wie beim { bonus-mondfang }, der ihm am nächsten ist, 2 und nie angesagt.
    .name = Der Wert des { bonus-konigfang }s
silence-gametwist-lost-values = Die Tabelle der Prämien fehlt auf der Seite, und nah verwandte Regeln haben keinen Wert für { bonus-honneurs } und keinen passenden für { bonus-valat }. Wir entscheiden: { bonus-honneurs } still 2 und angesagt 4, wie die anderen kleinen Prämien; { bonus-valat } 20 und 40, das Doppelte eines Turniertarifs, wie alle Werte an diesem Tisch.
    .name = Zwei verlorene Werte
silence-gametwist-king-caught = Die Seite sagt nicht, ob ein gerufener König noch gefangen werden kann, wenn ihn der Spieler selbst aus dem Talon genommen hat. Wir entscheiden: ja, denn beim { bonus-konigfang } kommt es nur darauf an, bei wem der König landet.
    .name = Einen aufgenommenen König fangen
silence-gametwist-announced-once = Die Seite lässt eine Prämie von einer Partei ansagen, einmal, und sagt nicht, von wem. Wir entscheiden: Niemand sagt sie noch einmal an, auch der Partner nicht. Ein Vogel, der gegen die Partei angesagt wird, die ihn hat, ist verloren, auch wenn er seinen Stich macht, und sein Besitzer muss ihn nicht behalten, denn niemanden bindet, was die anderen versprechen.
    .name = Nur einer sagt an
silence-gametwist-contra-levels = Die Seite erlaubt Re und Sub auf manche Kontras und sagt nicht, auf welche. Wir entscheiden: auf alle, denn nichts unterscheidet sie.
    .name = Re und Sub
silence-gametwist-contra-ouvert = Die Seite erlaubt Kontra bei { contract-bettler } und { contract-piccolo } und nennt die Spiele ouvert nicht. Wir entscheiden: auch dort, denn es sind dieselben Spiele mit offenen Karten.
    .name = Kontra bei Spielen ouvert
silence-gametwist-shared-target = Die Seite sagt nicht, was zuerst kommt, wenn Pagat und gerufener König beide für den letzten Stich angesagt sind. Wir entscheiden: Du wählst frei, denn keine der beiden Karten hat den früheren Stich.
    .name = Zwei Karten für einen Stich
silence-gametwist-silent-valat = Auf der Seite zählt ein stiller { bonus-valat } nicht, der weniger wert ist als Spiel und Prämien; wie man vergleicht, steht nicht dabei. Wir entscheiden: so, wie bezahlt würde, mit Kontras, denn das bekäme man.
    .name = Ein stiller { bonus-valat } im Vergleich
silence-gametwist-trischaken-shares = Im { contract-trischaken } zahlen auf der Seite zwei und zwei bekommen; wie geteilt wird, sagt sie nicht. Wir entscheiden: gleich, denn die Seite macht zwischen den beiden keinen Unterschied.
    .name = Teilen im { contract-trischaken }

## Elsteiner

silence-elsteiner-tricolo-value = Die Quelle nennt für { contract-triccolo } keinen Wert. Wir entscheiden: 2, wie für { contract-zwiccolo } und { contract-piccolo }, neben dem man ihn spielt.
    .name = Der Wert des { contract-triccolo }
silence-elsteiner-six-face-down = Nach der Quelle werden beim { contract-sechserdreier } sechs Karten verdeckt verlegt; ob man { -tarock } darunter zeigt, sagt sie nicht. Wir entscheiden: nein, denn sie spricht von allen sechs.
    .name = Sechs Karten verdeckt
silence-elsteiner-six-tarocks = Mit sechs { -tarock } ist ein { contract-farbendreier } verloren, sagt die Quelle, aber nicht, wann man zählt. Wir entscheiden: in den fünfzehn Karten, wenn die Hälfte genommen ist. Dann wird nichts mehr verlegt und nichts angesagt, denn das Spiel ist aus.
    .name = Wann man { -tarock } zählt
silence-elsteiner-farbensolo = Die Quelle zählt die { -tarock } im { contract-farbendreier } und erwähnt den { contract-farbensolo } nicht. Wir entscheiden: Dort wird nicht gezählt, denn man nimmt nichts auf.
    .name = { contract-farbensolo } mit vielen { -tarock }
silence-elsteiner-beside-valat = Nach den Turnierregeln, denen wir folgen, vervielfacht ein { bonus-valat } das Spiel; die Reihenfolge der Ansagen und den { bonus-valat } der Gegner lassen sie offen. Wir entscheiden: { bonus-trull } und { bonus-four-kings }, die früher angesagt sind, bleiben; später sagt man sie nicht mehr an. Verlieren die Gegner ihren, gilt das Spiel als gewonnen, machen sie einen, als verloren, mal dem Faktor des { bonus-valat }. Kontras auf den { bonus-valat } vervielfachen das. So gilt für beide Parteien dasselbe.
    .name = Neben dem { bonus-valat }
silence-elsteiner-contra-scored = In Turnierregeln zählen Kontras nur in Geld. Wir entscheiden: Sie zählen in der Abrechnung, denn die Quelle selbst spricht von doppelten Werten.
    .name = Kontra in der Abrechnung
silence-elsteiner-self-contra = Die Quelle lässt im { contract-trischaken } jeden den eigenen Verlust spritzen und sagt nicht, wann. Wir entscheiden: jeder einmal, wenn er zum ersten Mal an der Reihe ist, in einer Runde vor der ersten Karte, die bei der Vorhand beginnt, wie bei anderen Ansagen.
    .name = Sich selbst spritzen
silence-elsteiner-compulsory-emperor = Die Quelle will den Pagat als letzte Karte, lässt ihn aber { -mond } und { -skus } stechen und sagt nicht, was vorgeht. Wir entscheiden: Liegen beide im Stich, zwingt der Stichzwang den Pagat; auch wer die Farbe nicht hat und nur den Pagat als Tarock, muss ihn spielen; und das gilt für alle vier Spieler. Wer eine Karte behalten soll, ist damit nicht von der Pflicht befreit, sie zu spielen.
    .name = Wenn der Pagat stechen muss
silence-elsteiner-trischaken-pagat = Die Quelle nennt für { contract-trischaken } keine Pagatregel. Wir entscheiden: Der Pagat bleibt, bis er das letzte Tarock ist, wie in den Turnierregeln, denen dieser Tisch sonst folgt.
    .name = Der Pagat im { contract-trischaken }
silence-elsteiner-skus-ouvert = Die Quelle verbietet den { -skus } im { contract-piccolo } und erwähnt das Spiel ouvert nicht. Wir entscheiden: auch dort, denn das Ziel ist dasselbe.
    .name = Der { -skus } im { contract-piccolo } ouvert
silence-elsteiner-trischaken-emperor = Die Quelle sagt nicht, ob es den { -emperor-trick } im { contract-trischaken } gibt. Wir entscheiden: ja, denn die anderen Spiele, in denen man Stiche meidet, haben ihn an diesem Tisch.
    .name = { -emperor-trick } im { contract-trischaken }
silence-elsteiner-per-opponent = Die Quelle nennt Werte und sagt nicht, wie man sie zahlt. Wir entscheiden: zwischen dem Spieler und jedem Gegner, allein also dreimal, denn die Regeln, aus denen sie kommt, schreiben und rechnen so.
    .name = Was ein Wert bedeutet
silence-elsteiner-tied-losers = Die Quelle sagt nicht, was gilt, wenn im { contract-trischaken } mehrere am meisten haben. Wir entscheiden wie in den Turnieren: Jeder von ihnen zahlt jedem anderen; ist die Vorhand dabei, zahlt sie allein; wer ohne Stich ist, bekommt alles und teilt es. Wer sich selbst gespritzt hat, verdoppelt nur, was er selbst zahlt.
    .name = Gleichstand im { contract-trischaken }
silence-elsteiner-parallel-picolo = Die Quelle lässt mehrere auf einen, zwei oder drei Stiche spielen und sagt nicht, wie. Mit der Einstellung entscheiden wir: Jeder andere darf beim ersten Mal eine Zahl ansagen, auf einen Stich nicht mit dem { -skus }; alle spielen für sich, das Spiel endet, wenn alle ihre Zahl überschritten haben, und jeder rechnet mit jedem anderen 2 ab, ohne Kontra. Das ist die einfachste Art. Ohne die Einstellung gibt es nichts davon.
    .name = Mehrere Zahlen zugleich

## Alpine Tarok

silence-alpine-later-passes = Die Seite lässt die Vorhand nach dem ersten Passen wiederkommen und spricht nicht von späterem Passen. Wir entscheiden: Das ist endgültig, wie bei allen anderen.
    .name = Späteres Passen der Vorhand
silence-alpine-contract-values = Die Tabelle der Spiele fehlt auf der Seite. Wir entscheiden: { contract-rufer } 1, { contract-piccolo } 2, { contract-bettler } 4, { contract-farbendreier } 5, { contract-farbensolo } 10, wie in einem Turniertarif, der zu den gedruckten Werten passt.
    .name = Die Werte der Spiele
silence-alpine-own-king = Die Seite sagt nicht ausdrücklich, dass man den eigenen König nicht rufen darf. Wir entscheiden: Man darf nicht, denn mit vier Königen lässt sie eine Dame rufen, und das hätte sonst keinen Sinn.
    .name = Den eigenen König rufen
silence-alpine-void-hand = Zeigt der Talon den gerufenen König, wird auf der Seite neu gegeben. Wir entscheiden: ebenso bei einer gerufenen Dame; es wird nichts verlegt, nichts geschrieben, und das Spiel zählt für keine Runde, denn es ist, als wäre es nicht gegeben worden.
    .name = Das ungültige Spiel
silence-alpine-blind-solo-shown = Nach der Seite wird verlegtes { -tarock } offen hingelegt; den { contract-sechserdreier } erwähnt sie dabei nicht. Wir entscheiden: auch dort, denn sie macht keine Ausnahme.
    .name = Verlegen im { contract-sechserdreier }
silence-alpine-holder-announces = Die Seite sagt nicht, wer { bonus-pagat } oder { bonus-uhu } ansagen darf. Wir entscheiden: nur wer die Karte hat, auf welcher Seite auch immer, denn niemand anderer kann das Versprechen halten.
    .name = Wer ansagt
silence-alpine-hold-birds = Die Seite sagt nur vom angesagten König, dass er für den letzten Stich bleiben muss. Wir entscheiden dasselbe für den angesagten Pagat und den II, denn auch sie sind ein Versprechen.
    .name = Angesagte Tarock behalten
silence-alpine-no-side-stated = Die Seite beschreibt die Runde der Ansagen nicht. Wir entscheiden: zuerst der Spieler, dann reihum, jeder einmal, ohne Kontra; eine Ansage verrät keine Partei, denn die Seite erlaubt dem Partner nichts anderes als { bonus-king-ultimo }.
    .name = Die Runde der Ansagen
silence-alpine-no-contra = Die Seite erwähnt kein Kontra. Wir entscheiden: Es gibt keines, denn das hier ist der Grundbestand, und er sagt alles, was dazugehört.
    .name = Kein Kontra
silence-alpine-rising-negative = Die Seite nennt den Stichzwang für { contract-trischaken }. Wir entscheiden: Er gilt auch in { contract-piccolo } und { contract-bettler }, denn die Seite zählt sie zu den negativen Spielen, und zu deren Grundregeln gehört er.
    .name = Wo der Stichzwang gilt
silence-alpine-dodge-round-pagat = Die Seite nennt die Pagatregel nur für { contract-piccolo } und { contract-bettler }. Wir entscheiden: Sie gilt auch im { contract-trischaken }, denn die österreichischen Regeln dafür haben sie alle. Der Tisch kann sie abschalten.
    .name = Der Pagat im { contract-trischaken }
silence-alpine-early-end = Die Seite sagt nicht, ob man einen verlorenen { contract-bettler } oder { contract-piccolo } fertig spielt. Wir entscheiden: { contract-bettler } endet mit dem ersten Stich des Spielers, { contract-piccolo } mit dem zweiten, denn es kann sich nichts mehr ändern.
    .name = Wenn es verloren ist
silence-alpine-shared-victory = Die Seite sagt nicht, wer gewinnt, wenn am Ende zwei gleich viel haben. Wir entscheiden: Sie teilen sich den Sieg, denn die Seite kennt kein Spiel, das entscheidet.
    .name = Gleichstand am Ende

## cardgames.zone

silence-cardgames-zone-direction = Die Seite sagt nicht, in welche Richtung gespielt wird. Wir entscheiden: gegen den Uhrzeigersinn, denn der Spieler links vom Geber hebt ab, und dann sitzt die Vorhand rechts.
    .name = Die Spielrichtung
silence-cardgames-zone-packets = Die Seite lässt in mehreren Packerln geben und sagt nicht, in welchen. Wir entscheiden: je sechs, der Talon in zweimal drei, je sechs, wie an den anderen Tischen.
    .name = Die Packerln
silence-cardgames-zone-circuits = Die Seite sagt nicht, ob mehr als einmal reihum geboten wird. Wir entscheiden: ja, bis drei gepasst haben, und wer passt, bleibt draußen, wie in den Turnierregeln.
    .name = Noch einmal bieten
silence-cardgames-zone-no-fourth-king = Die Seite erwähnt nicht, dass man „den vierten König“ ruft. Wir entscheiden: Auch mit drei Königen nennst du die Farbe, denn die Seite beschreibt kein anderes Rufen.
    .name = Kein „vierter König“
silence-cardgames-zone-king-in-solo = Die Seite sagt nicht, wer den gerufenen König bekommt, wenn er im Talon eines { contract-solorufer }s liegt. Wir entscheiden: Er bleibt mit dem Talon bei den Gegnern, denn niemand nimmt ihn auf.
    .name = Der König im Solotalon
silence-cardgames-zone-early-end = Die Seite sagt nicht, ob man einen verlorenen { contract-bettler } fertig spielt. Wir entscheiden: Er endet mit dem ersten Stich des Spielers, denn es kann sich nichts mehr ändern.
    .name = Wenn es verloren ist
silence-cardgames-zone-no-partner = Die Seite sagt nicht, wie ein { contract-rufer } ohne Partner abgerechnet wird. Wir entscheiden: einer gegen drei, wie jedes andere Spiel allein.
    .name = Ein { contract-rufer } ohne Partner
silence-cardgames-zone-revoke = Wer falsch bedient, verliert das Spiel für seine Partei, sagt die Seite. Wir entscheiden: Hier lässt sich eine verbotene Karte gar nicht spielen, also kommt das nicht vor.
    .name = Falsch bedient
silence-cardgames-zone-solodreier-talon = Die Seite sagt nicht, wem der Talon beim { contract-solodreier } gehört. Wir entscheiden: Er zählt für die Gegner, wie es die Seite vom { contract-solorufer } sagt.
    .name = Der Talon beim { contract-solodreier }

## Die deutsche Regelseite

silence-hausregeln-no-redeal = Die Seite sagt nicht, ob bei schlechten Karten neu gegeben wird. Wir entscheiden: nein, wie in den Turnierregeln.
    .name = Kein neues Geben
silence-hausregeln-besserrufer-rank = Die Seite gibt dem { contract-besserrufer } „mindestens 3“ und keinem Vogel einen eigenen Platz. Wir entscheiden: Er steht bei 1 für das Spiel und dazu dem angesagten Vogel, mit { bird-uhu } also bei 5, denn so wird er bezahlt. Wer ihn bietet, muss den Vogel vor dem Talon haben.
    .name = Der Rang des { contract-besserrufer }s
silence-hausregeln-no-holding = Die Seite erwähnt nicht, dass man ein Gebot auf gleicher Höhe hält. Wir entscheiden: Niemand darf das, wie in den Turnierregeln.
    .name = Kein Halten
silence-hausregeln-few-suit-cards = Die Seite verlangt im Farbenspiel sechs Farbkarten und sagt nicht, was bei weniger geschieht. Wir entscheiden: { contract-farbensolo } darf man dann nicht bieten; ein { contract-farbendreier }, dem nach dem Verlegen weniger bleiben, ist sofort verloren, vor jeder Ansage und ohne Kontra, denn nach der Regel ließe er sich nicht spielen.
    .name = Weniger als sechs Farbkarten
silence-hausregeln-silent-failure = Die Seite sagt nicht, was eine Prämie kostet, die ohne Ansage verloren geht. Wir entscheiden: nichts, denn einen Preis hat auf der Seite nur, was angesagt oder gemacht wird.
    .name = Was still verloren geht
silence-hausregeln-valat = Die Seite gibt dem { bonus-valat } einen Wert und sagt, dass Ansagen verfallen. Wir entscheiden: Der Wert tritt an die Stelle des Spiels und kommt nicht dazu; angesagt und verloren kostet er 48, auch die Gegner; Kontras darauf zählen, die auf das Spiel verfallen. Ein { bonus-valat } steht für das ganze Spiel.
    .name = Was ein { bonus-valat } ersetzt
silence-hausregeln-trischakken-ties = Die Seite rechnet kein { contract-trischaken } ab, in dem drei gleich sind. Wir entscheiden: Sind oben drei gleich, zahlt jeder 1 an den vierten; sind unten drei gleich, bekommt jeder 1 von oben. So kommt niemand vor einem, der gleich viel hat.
    .name = Drei gleich im { contract-trischaken }
silence-hausregeln-doubled-deals = Nach einem { contract-trischaken } zählen vier Spiele doppelt, sagt die Seite, aber nicht, was genau. Wir entscheiden: jeder Betrag des Spiels, auch geschliffene und sofort verlorene Spiele. Wo ein solches Spiel ohne Verdoppeln zählt, ist nur Kontra gemeint, denn das Spiel selbst ist mehr wert.
    .name = Was doppelt zählt
silence-hausregeln-match-length = Die Seite sagt nicht, wie lang eine Partie ist. Wir entscheiden: sechzehn Spiele, damit jeder viermal gibt, und weiter, bis kein doppeltes Spiel mehr offen ist, denn die gehören dazu.
    .name = Die Länge der Partie
