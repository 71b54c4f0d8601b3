### Was das Terminal rund um seine Antworten sagt.

terminal-legal = Du darfst spielen: { CARDS($cards, form: "short") }
terminal-illegal = Du darfst nicht spielen:
terminal-because = Warum:
terminal-waived = Was hier nicht bindet:
terminal-about-cards = { CARDS($cards, form: "short") }: { $text }
terminal-winner = { CAP(CARD($card)) } macht den Stich (Karte { $position } von { $number }).
terminal-mond-caught = Der { -mond } ist gefangen.
terminal-claims = Was der Tisch von Alpine Tarok daraus macht:
terminal-claim-yes = { CAP(CONTRACT($contract)) }: ja
terminal-claim-no = { CAP(CONTRACT($contract)) }: nein
terminal-hand = Hand: { $cards }
terminal-trick = Stich: { CARDS($cards, form: "short") }
terminal-open-hand = { CAP(SEAT($seat)) }: { $cards }
terminal-pile = Haufen: { $cards }
terminal-choice = { $number }) { $text }
terminal-cards = { CARDS($cards, form: "short") }
terminal-answer = Antwort: { $text }

## Die Seite eines Dialekts: Überschriften und Spaltenköpfe.

rules-contracts = Spiele
rules-auction = Lizitation
rules-calling = Der gerufene König
rules-laying-away = Verlegen
rules-bonuses = Prämien
rules-bonus-table = Die Prämien und ihre Werte
rules-contras = Kontra
rules-play = Das Ausspielen
rules-counting = Zählen
rules-trischaken = Trischaken
rules-settling = Abrechnung
rules-options = Was ein Tisch wählen kann
rules-silences = Wo die Quelle schweigt
rules-column-contract = Spiel
rules-column-rank = Rang
rules-column-won = gewonnen
rules-column-lost = verloren
rules-column-talon = Talon
rules-column-who = Wer
rules-column-bonus = Prämie
rules-column-silent = still
rules-column-announced = angesagt
rules-column-games = in
rules-column-question = Frage
rules-column-setting = Einstellung
rules-column-meaning = Bedeutung
rules-column-now = jetzt
rules-column-source = Quelle
rules-no-rank = –
rules-games-black = Spiele mit { -tarock } als Trumpf
rules-games-black-suit = alle positiven Spiele
rules-in-force = gilt
rules-not-in-force = –

## Dateien.

terminal-no-such-file = Die Datei „{ $name }“ lässt sich nicht lesen.
terminal-not-text = Die Datei „{ $name }“ ist kein Text in UTF-8.
terminal-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }.
terminal-not-toml = Das ist weder JSON noch TOML: { $text }.
terminal-no-object = Wert { $number } der Datei ist kein Objekt.

## Partien, Zug um Zug.

terminal-phase-bidding = Lizitation
terminal-phase-calling = Rufen
terminal-phase-taking-talon = Talon
terminal-phase-laying-away = Verlegen
terminal-phase-announcing = Ansagen
terminal-phase-playing = { $number }. Stich
terminal-move-pass = weiter
terminal-move-vorhand = Vorhand
terminal-move-hold = Halten
terminal-move-bid = { CAP(CONTRACT($contract)) }
terminal-move-call = ruft { CARD($card, case: "acc") }
terminal-move-callfourth = ruft den vierten König
terminal-move-giveup = gibt das Spiel auf
terminal-move-half = nimmt Talonhälfte { $half }
terminal-move-lay-away = verlegt { CARDS($cards, form: "short") }
terminal-move-announce = sagt { BONUS($bonus) } an
terminal-move-aim = sagt { TITLE($title) } an
terminal-move-contra = { LEVEL($level) }: { POST($post) }
terminal-move-good = gut
terminal-legal-too = Erlaubt wäre auch: { $moves }
terminal-not-legal = Nicht { $moves }: { $text }
terminal-trick-of = Stich für { $seat }. { $text }
terminal-points-of-declarer = Seite des Spielers: { POINTS($thirds) } Punkte
terminal-points-of-defenders = Gegner: { POINTS($thirds) } Punkte
terminal-points-of-p1 = P1: { POINTS($thirds) } Punkte
terminal-points-of-p2 = P2: { POINTS($thirds) } Punkte
terminal-points-of-p3 = P3: { POINTS($thirds) } Punkte
terminal-points-of-p4 = P4: { POINTS($thirds) } Punkte
terminal-ending-played = Das Spiel wurde zu Ende gespielt.
terminal-ending-redeal = Es wird neu gegeben.
terminal-ending-thrown-in = Niemand spielt, die Karten werden zusammengeworfen.
terminal-ending-given-up = Der Spieler hat aufgegeben.
terminal-ending-king-in-talon = Die gerufene Karte lag im Talon, damit war das Spiel zu Ende.
terminal-ending-lost-at-once = Das Spiel war vor der ersten Karte verloren.
terminal-ending-unfinished = Von hier geht das Spiel weiter.

## Die Abrechnung.

terminal-struck = Gestrichen. { $text }
terminal-totals = Summe: { $amounts }
terminal-unbalanced = An diesem Tisch schreiben nur die Gewinner, die Summe muss nicht null sein.
terminal-other-totals = Die Aufzeichnung sagt etwas anderes: { $amounts }

## Die Lizitation.

terminal-turn = Am Wort: { $seat }
terminal-standing = Das höchste Gebot: { CAP(CONTRACT($contract)) }, { $seat }
terminal-free-choice = Niemand hat geboten: Die Vorhand wählt.
terminal-may-say = Jetzt möglich:
terminal-may-not-say = Nicht möglich:
terminal-nobody-plays = Die Lizitation ist vorbei, niemand spielt.
terminal-plays = Die Lizitation ist vorbei: { $seat } spielt { CONTRACT($contract) }.

## Tische nebeneinander.

terminal-differs = { $title }: was verschieden ist
terminal-same = { $title }: was gleich ist

## Messen.

terminal-calibrated = Gemessen: { NUMBER($deals) } Spiele, { NUMBER($criteria) } Faustregeln geprüft. Die Tabellen sind geschrieben.
