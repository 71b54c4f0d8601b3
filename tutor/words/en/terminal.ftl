### What the terminal says around its answers.

terminal-legal = You may play: { CARDS($cards, form: "short") }
terminal-illegal = You may not play:
terminal-because = Why:
terminal-waived = What does not bind here:
terminal-about-cards = { CARDS($cards, form: "short") }: { $text }
terminal-winner = { CAP(CARD($card)) } takes the trick (card { $position } of { $number }).
terminal-mond-caught = The { -mond } is caught.
terminal-claims = What the table of Alpine Tarok makes of it:
terminal-claim-yes = { CAP(CONTRACT($contract)) }: yes
terminal-claim-no = { CAP(CONTRACT($contract)) }: no
terminal-hand = Hand: { $cards }
terminal-trick = Trick: { CARDS($cards, form: "short") }
terminal-pile = Pile: { $cards }
terminal-choice = { $number }) { $text }
terminal-cards = { CARDS($cards, form: "short") }
terminal-answer = Answer: { $text }
