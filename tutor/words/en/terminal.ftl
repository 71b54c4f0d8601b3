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
terminal-open-hand = { CAP(SEAT($seat)) }: { $cards }
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

## Files.

terminal-no-such-file = The file “{ $name }” cannot be read.
terminal-not-text = The file “{ $name }” is no text in UTF-8.
terminal-not-json = This is no JSON: line { $line }, column { $column }.
terminal-not-toml = This is neither JSON nor TOML: { $text }.
terminal-no-object = Value { $number } of the file is no object.

## Hands, move by move.

terminal-phase-bidding = Auction
terminal-phase-calling = Call
terminal-phase-taking-talon = Talon
terminal-phase-laying-away = Laying away
terminal-phase-announcing = Announcements
terminal-phase-playing = Trick { $number }
terminal-move-pass = pass
terminal-move-vorhand = Vorhand
terminal-move-hold = hold
terminal-move-bid = { CAP(CONTRACT($contract)) }
terminal-move-call = calls { CARD($card) }
terminal-move-callfourth = calls the fourth king
terminal-move-giveup = gives the hand up
terminal-move-half = takes half { $half } of the talon
terminal-move-lay-away = lays away { CARDS($cards, form: "short") }
terminal-move-announce = announces { BONUS($bonus) }
terminal-move-aim = aims at { TITLE($title) }
terminal-move-contra = { LEVEL($level) }: { POST($post) }
terminal-move-good = good
terminal-legal-too = Legal too: { $moves }
terminal-not-legal = Not { $moves }: { $text }
terminal-trick-of = { $seat } takes it. { $text }
terminal-points-of-declarer = The declarer’s side: { POINTS($thirds) } points
terminal-points-of-defenders = The defenders: { POINTS($thirds) } points
terminal-points-of-p1 = P1: { POINTS($thirds) } points
terminal-points-of-p2 = P2: { POINTS($thirds) } points
terminal-points-of-p3 = P3: { POINTS($thirds) } points
terminal-points-of-p4 = P4: { POINTS($thirds) } points
terminal-ending-played = The hand was played.
terminal-ending-redeal = The cards are dealt again.
terminal-ending-thrown-in = Nobody plays; the cards are thrown in.
terminal-ending-given-up = The declarer gave the hand up.
terminal-ending-king-in-talon = The called card lay in the talon, and the hand ended there.
terminal-ending-lost-at-once = The game was lost before the first card.
terminal-ending-unfinished = The hand goes on from here.

## The score.

terminal-struck = Struck out. { $text }
terminal-totals = Totals: { $amounts }
terminal-unbalanced = At this table only winners score, so the totals need not add up to zero.
terminal-other-totals = The record says otherwise: { $amounts }

## The auction.

terminal-turn = To speak: { $seat }
terminal-standing = The bid that stands: { CAP(CONTRACT($contract)) }, { $seat }
terminal-free-choice = Nobody has bid: forehand chooses.
terminal-may-say = Possible now:
terminal-may-not-say = Not possible:
terminal-nobody-plays = The auction is over, and nobody plays.
terminal-plays = The auction is over: { $seat } plays { CONTRACT($contract) }.

## Tables side by side.

terminal-differs = { $title }: what differs
terminal-same = { $title }: what is the same

## Measuring.

terminal-calibrated = Measured: { NUMBER($deals) } deals, { NUMBER($criteria) } criteria put to the test. The tables are written.
