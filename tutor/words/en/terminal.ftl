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

## The page of a dialect: titles and heads of columns.

rules-contracts = Contracts
rules-auction = The auction
rules-calling = The called king
rules-laying-away = Laying away
rules-bonuses = Bonuses
rules-bonus-table = The bonuses and their values
rules-contras = Contra
rules-play = The play
rules-counting = Counting
rules-trischaken = Trischaken
rules-settling = Settling
rules-options = What a table may choose
rules-silences = Where the source says nothing
rules-column-contract = Contract
rules-column-rank = Rank
rules-column-won = Won
rules-column-lost = Lost
rules-column-talon = Talon
rules-column-who = Who
rules-column-bonus = Bonus
rules-column-silent = Silent
rules-column-announced = Announced
rules-column-games = In
rules-column-question = Question
rules-column-setting = Setting
rules-column-meaning = Meaning
rules-column-now = Now
rules-column-source = Source
rules-no-rank = –
rules-games-black = games in which { -tarock }s are trumps
rules-games-black-suit = all positive games
rules-in-force = in force
rules-not-in-force = –
