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
