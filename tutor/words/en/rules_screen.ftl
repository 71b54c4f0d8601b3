### The rules of the tables, the glossary, and settling a hand.

## Settle a hand

settle-title = Settle a hand
settle-contras = Was anything doubled?
settle-at = At this table: { $name }
settle-contract = What was played?
settle-contract-worth = { $name } ({ $value })
settle-declarer = Who played it?
settle-forehand-plays = Only forehand can play this.
settle-partner = Who was the partner?
settle-alone = Alone
settle-ending = What became of it?
settle-ending-played = Played to the end
settle-ending-concede = Given up
settle-ending-king-in-talon = Called card in the talon
settle-ending-lost-at-once = Lost before play
settle-result = How did it come out?
settle-result-points = By card points
settle-result-won = Won
settle-result-lost = Lost
settle-points = Points of the declarer’s side
settle-tricks = Tricks of the declarer
settle-each-points = Points of each player. Nobody without a trick has points, so 0 means no trick.
settle-own-loss = Who doubled the own loss?
settle-own-bird = { BONUS($bonus) }, bid with the contract
settle-own-bird-made = Made
settle-own-bird-lost = Missed
settle-bonuses = Which bonuses came up?
settle-bonus = { BONUS($bonus) }
settle-bonus-silent = Silent, for the declarer’s side
settle-bonus-silent-by-defenders = Silent, for the defenders
settle-bonus-made = Announced by the declarer’s side and made
settle-bonus-lost = Announced by the declarer’s side and missed
settle-bonus-made-by-defenders = Announced by the defenders and made
settle-bonus-lost-by-defenders = Announced by the defenders and missed
settle-contra-game = Was the game doubled?
settle-contra-by = Doubled for { SEAT($seat) }?
settle-contra-bonus = Was the announced { BONUS($bonus) } doubled?
settle-level = { LEVEL($level) } ×{ LEVEL($level, form: "factor") }
settle-doubled = Which deal after a { contract-trischaken } was it?
settle-doubled-place = { $place }
settle-sheet = The score sheet
settle-afresh = Settle another hand
settle-unreadable = This address doesn’t hold the outcome of a hand. Start afresh and fill in the form.
settle-role-declarer = declarer
settle-role-partner = partner
settle-missing-result = Write down the points of the declarer’s side, or say whether the game was won.
settle-missing-tricks = Write down how many tricks the declarer took.
settle-missing-points = Write down the points of each player. { POINTS($thirds) } are still to be shared out.
settle-missing-bird = Say whether { BONUS($bonus) } was made. It was bid with the contract.
settle-fault-too-many = { POINTS($thirds) } points are too many: there are { POINTS($all) }.
settle-fault-too-few = { POINTS($thirds) } points are too few: together it must be at least { POINTS($all) }.
settle-fault-tricks = { $number } tricks can’t be: a hand has { $all }.
settle-fault-own-partner = Nobody can be their own partner.
settle-fault-no-partner = In this game the declarer plays alone, without a partner.
settle-fault-absolute = { bonus-absolute } needs { POINTS($line) } points, and that side has { POINTS($thirds) }.

## The score sheet

ledger-caption = What each player gets and pays
ledger-line = What for
ledger-total = Total
ledger-base = Value { $base }
ledger-struck = Struck out:
ledger-balanced = It balances: what some get, the others pay.
ledger-unbalanced = It doesn’t balance, and at this table it needn’t: somebody gets or pays more than the others together.
ledger-only-winners = At this table only the winners write points; nobody pays.

## The rules

rules-what = What do you want to read?
rules-way-table = One table
rules-way-compare = Compare
rules-way-glossary = Glossary
rules-which = The rules of which table?
rules-marks = In brackets behind each line stands the rule that it comes from, as our specification numbers it.
rules-source-section = section
rules-source-to = to
rules-options-about = Here a table may choose. What is in force stands in bold. You set your own table in the settings.
rules-silences-about = This source doesn’t say. We rule:
compare-which = Which tables? Two to five.
compare-choose = Choose two tables or more.
compare-about = { $number ->
    [0] These tables play the same.
    [one] They differ in one thing.
   *[other] They differ in { $number } things. These come first, and of contracts and bonuses only what differs.
}
compare-alike = What they play alike ({ $number })
compare-missing = not at this table
table-short-gametwist = GameTwist
table-short-elsteiner = Possert
table-short-alpine = Alpine
table-short-cardgames-zone = cardgames.zone
table-short-hausregeln = German page

## The glossary

glossary-find = Find a word, in any language
glossary-found = { $number ->
    [0] No entry has this word.
    [one] 1 entry of { $all }
   *[other] { $number } entries of { $all }
}
glossary-marks = Chinese in parentheses is our translation. A table’s word in parentheses: its source knows the thing as a variant only.
glossary-as-table = As one table
glossary-contract = Contracts
glossary-cards = Cards
glossary-play = The way of a hand
glossary-score = The score
glossary-in-en = English
glossary-in-de = German
glossary-in-zh = Chinese

## My table

option-as-written = { $text } (as written)
my-table-differs = What your table plays differently from its source
my-table-options = My table: what it may set ({ $number })
my-table-about = Set here how your round plays. It is used everywhere, and in its link too.
my-table-as-written = Play as written again
my-table-share = Link to this table
my-table-rules = All rules of this table
table-offered = Somebody has sent you a table: **{ $name }**
table-use = Use this table
table-is-mine = You play at this table: { $name }
