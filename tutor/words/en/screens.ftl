### What the screens say besides questions and reasons.

language-name = English

## Getting around

nav-today = Today
nav-learn = Learn
nav-practise = Practise
nav-check = Check a hand
nav-rules = Rules
nav-settle = Settle
menu = More screens
nav-settings = Settings
progress-not-kept = Your browser keeps no cookie for this page, so your progress isn't kept.
share = Link to this page
keys = Keys
keys-title = Keys
keys-list =
    { "**" }1 2 3 …** choose an answer
    { "**" }← →** move over the cards, **space** takes one up, **enter** on “Check” hands in
    { "**" }H** next hint · **N** next question · **K** this list

## Cards

card-worth = { $name }, { POINTS($thirds) } { $thirds ->
    [1] point
   *[other] points
}
card-to-come = still to come
mark-right = right
mark-wrong = not allowed or not right
mark-missed = you missed this one
mark-marked = this one
seat-short-p1 = Forehand
seat-short-p2 = Second
seat-short-p3 = Third
seat-short-p4 = Dealer
you = You
your-hand = Your hand
the-trick = The trick
the-pile = The cards to count

## Answering

check = Check
your-answer = your answer
not-yet = Not yet.
hint-button = Hint { $number } of { $of }
solution-button = Show the solution
verdict-right = That’s right.
verdict-wrong = Not right this time. This is how it is:
verdict-shown = The solution:
why = Why
why-not-each = Why not the others?
why-each = Card by card
calculation = The calculation
other-tables = At other tables
enter-count = Count
enter-points = Points
enter-thirds = Points
enter-thirds-rest = and thirds
enter-blatt = Points
enter-blatt-rest = and Blatt
number-exact = { POINTS($thirds) }
number-blatt = { POINTS($thirds, style: "blatt") }
number-right = Right answer: **{ $right }**
number-given = You said { $given }. Right answer: **{ $right }**
next = Next
skip = Skip this one
try-again = Once more
rule-lesson = Lesson: { $title }

## Today

today-title = Königrufen
today-welcome = Learn Austria’s tarock game in small steps. Every answer comes with its reason.
today-start = Start with the first lesson
today-start-about = The pack, in about five minutes. No previous knowledge needed.
today-continue = Continue: { $title }
today-continue-about = { $done } of { $of } steps done
today-mistakes = { $number ->
    [one] One mistake to mend
   *[other] { $number } mistakes to mend
}
today-mistakes-about = They come back until you get them without help.
today-daily = Puzzle of the day
today-daily-about = The same for everyone at your table today.
today-daily-done = Done for today.
today-progress = { $right } of { $posed } puzzles right at the first try, without a hint
today-open = Open
today-practise = Practise
today-practise-about = Whatever you like, as long as you like.

## Learn

learn-intro = Small steps, in this order. Each lesson takes four to seven minutes.
learn-later = Still to come
learn-not-yet = not written yet
learn-minutes = { $minutes } min
learn-start = Start
learn-go-on = Go on
learn-again = Once more
learn-done = Done
learn-next-step = Go on
learn-step-of = Step { $number } of { $of }
learn-finished = That was the lesson. Well done!
learn-to-map = All lessons
learn-next-lesson = Next lesson: { $title }
learn-quiz = Quiz, question { $number } of { $of }
learn-no-such = There is no lesson of that name. Choose one from the list.
learn-back = Back one step

## Practise

level = How hard?
level-1 = Easy
level-2 = Medium
level-3 = Tricky
practice-start = Go
practice-all = All puzzles
practice-other = A new puzzle
kind-mix = My mix
    .about = A bit of everything, and more of what is hard for you.
kind-mistakes = My mistakes
    .about = What went wrong comes back until it goes right.

## Check a hand

check-intro = Which hand shall we look at? Type or paste twelve cards, or tap them below.
check-paste = Twelve cards
check-example = T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7
check-button = Check this hand
check-or-tap = **Or tap twelve cards:**
check-board = The pack
check-counter = { "{chosen}" } of 12
check-another = Another hand
count-title = The 12-count: { $count }
count-source = A quick count from Alpine Tarok’s rules: it tells at a glance what a hand is good for.
count-card = Card
count-counts = Counts
count-rest = { $number ->
    [one] The other card counts nothing.
   *[other] The other { $number } cards count nothing.
}
fitted-title = The measured count: { $count }
fitted-source = Done in the head like the 12-count, but its weights come from { NUMBER($deals) } deals that simulated players played to the end.
fitted-bar = { $reached ->
    [yes] ✓ { $name } pays from { $bar }.
   *[no] ✗ { $name } pays only from { $bar }.
}
fitted-error = How well counts foretell whether a game is made (Brier’s error, smaller is better): this one { NUMBER($own, maximumFractionDigits: 3) }, the 12-count { NUMBER($twelve, maximumFractionDigits: 3) }, that of Linz { NUMBER($linz, maximumFractionDigits: 3) }; who always says “half and half” has 0.25.
claims-title = What to claim with it
claims-source = The advice of Alpine Tarok’s table, contract by contract. Where that table leaves a word open, our reading is shown.
claim-yes = yes
claim-no = rather not

## Settings

setting-language = Language
setting-table = Which rules do you play?
    .help = Every table plays a little differently. If you don’t know, stay with Alpine Tarok.
settings-cards = Cards
settings-sample = Some cards
setting-four-colours = Four colours
    .help = Diamonds orange and clubs green: easier to tell apart.
setting-indices = Letters in the corners
    .help = Real cards have none. Switch them off to practise.
setting-big-numbers = Big numbers on tarocks
    .help = The number in plain figures in the middle of the card.
setting-text-twin = Words instead of cards
    .help = Every hand as a list of words, for screen readers and for those who prefer it.
silences-title = Where this source says nothing
settings-data = Your data
settings-data-about = Nothing is known of you but your answers and settings, under a random number in a cookie.
forget-open = Delete everything
forget-sure = All answers and settings are deleted for good.
forget-yes = Yes, delete everything
about-gametwist = The online rules: bids with birds, many bonuses, exact thirds.
about-elsteiner = After Possert: four birds, Trischaken for five, whole points.
about-alpine = Calling the King: few contracts, simple scoring. Good to begin with.
about-cardgames-zone = Five contracts, no bonuses: the shortest set.
about-hausregeln = A German page of house rules: counting in Blatt, 35 and one Blatt wins.
