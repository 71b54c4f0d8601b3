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
