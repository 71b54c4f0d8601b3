### The rules of a table as its page shows them: short cells of the contract and bonus
### tables, then one sentence for each value of each field of a dialect’s parts.
### $value is the field’s value: a word, a number, true or false, or none where it does not
### apply; $game is the class of game where a field differs from one to another.

## Cells: the talon, who may bid, what is aimed at, who announces

talon-half = half: three taken, three laid away
talon-all-unseen = all six, unseen, and six laid away
talon-all-shown = all six, shown, and six laid away
talon-defenders = closed, for the defenders
talon-nobody = closed, for nobody
talon-drip = one card to each of the first six tricks
opening-anyone = anybody
opening-forehand-first = forehand, as the opening bid
opening-forehand-last = forehand, if nobody bids
opening-addition = others, beside a { contract-piccolo }, if switched on
opening-option = only if switched on
goal-points = { POINTS($thirds) } points or more
goal-points-with-partner = { POINTS($thirds) } points or more, with the partner
goal-tricks = { $tricks ->
    [0] no trick
    [one] exactly one trick
   *[other] exactly { $tricks } tricks
}
goal-few-points = few points, everybody alone
announcer-anyone = anybody
announcer-holder = the holder of the card
announcer-declarer-side = the declarer’s side
announcer-nobody = nobody

## The auction

rule-line-auction-first-word = { $value ->
    [speaks_last] The seat after forehand opens the auction; forehand has the last word of the first round.
    [vorhand] Forehand opens with the word “Vorhand”, which is neither a bid nor a pass, and bids or passes when the turn comes again.
    [pass_returns] Forehand speaks first, and after an opening pass may still bid in the second round.
   *[bid_or_pass] Forehand speaks first and bids or passes like everybody else.
}
rule-line-auction-all-pass = { $value ->
    [forehand_chooses] If nobody bids, forehand must choose a contract.
    [throw_in] If nobody bids, the cards are thrown in and the next player deals.
    [forehand_rufer] If nobody bids, forehand plays { contract-rufer }.
   *[trischaken] If nobody bids, everybody plays { contract-trischaken }.
}
rule-line-auction-forehand-holds = { $value ->
    [true] Forehand may hold: take over another player’s bid at the same level.
   *[false] Nobody may take over a bid at the same level; you bid higher or pass.
}
rule-line-auction-bird-in-hand = { $value ->
    [true] Where a contract is bid with a bird, the bidder must hold it before the talon.
   *[false] Where a contract is bid with a bird, the bidder need not hold it.
}
rule-line-auction-skus-bars-piccolo = { $value ->
    [true] Nobody may bid { contract-piccolo } with the { -skus } in hand.
   *[false] The { -skus } does not keep anybody from bidding { contract-piccolo }.
}
rule-line-auction-least-suit-cards = { $value ->
    [0] { CAP(contract-farbensolo) } may be bid with any number of suit cards.
   *[other] { CAP(contract-farbensolo) } may be bid only with at least { $value } suit cards.
}
rule-line-auction-least-tarocks = { $value ->
    [0] The cards are never dealt again because of a poor hand.
   *[other] If anybody has fewer than { $value } { -tarock }s, the cards are dealt again.
}
rule-line-auction-parallel-piccolo = { $value ->
    [true] Beside a { contract-piccolo } others may aim at one, two or three tricks of their own.
   *[false] Only one player aims at a number of tricks; nobody joins in.
}

## Calling

rule-line-calling-queen-with-four-kings = { $value ->
    [true] With all four kings in hand you call a queen.
   *[false] With all four kings in hand you cannot play a contract in which a king is called.
}
rule-line-calling-fourth-unnamed = { $value ->
    [true] With three kings in hand you may call “the fourth king” without naming its suit.
   *[false] A king is always called by its suit, with three kings in hand too.
}
rule-line-calling-in-talon = { $value ->
    [give_up_or_alone] If the open talon shows the called card, the declarer gives up or plays on alone against three.
    [hand_ends] If the open talon shows the called card, the hand is over and the declarer pays its simple value.
    [redeal] If the open talon shows the called card, the hand is void and dealt again.
   *[alone] If the open talon shows the called card, the declarer plays on alone against three.
}
rule-line-calling-in-solo = { $value ->
    [half_to_declarer] If the called card lay in the talon of a { contract-solorufer }, the declarer was alone and in the end gets the half with it; contras count.
    [half_to_declarer_contras_void] If the called card lay in the talon of a { contract-solorufer }, the declarer was alone and in the end gets the half with it; all contras are void.
   *[stays] If the called card lay in the talon of a { contract-solorufer }, the declarer was alone and it stays with the opponents.
}

## Laying away

rule-line-laying-away-black = { $value ->
    [freely] { -Tarock }s may be laid away like other cards, apart from the Trull.
    [if_needed] { -Tarock }s are laid away only when no suit card is left that may go, and then they are shown.
    [first] { -Tarock }s are laid away first, before any suit card.
   *[never] { -Tarock }s may not be laid away.
}
rule-line-laying-away-suit = { $value ->
    [freely] In suit games too { -tarock }s may be laid away like other cards.
    [if_needed] In suit games too { -tarock }s are laid away only when no suit card is left that may go.
    [first] In suit games { -tarock }s are laid away first; a suit card goes only when no { -tarock } is left that may go, and then it is shown.
   *[never] In suit games no { -tarock } may be laid away.
}
rule-line-laying-away-sechser-hidden = { $value ->
    [true] The six cards of a { contract-sechserdreier } are all laid away face down.
   *[false] In a { contract-sechserdreier } too the { -tarock }s laid away are shown.
}
rule-line-laying-away-tarocks-lose-suit-game = { $value ->
    [none] A suit game is never lost because of many { -tarock }s.
   *[other] With { $value } or more { -tarock }s after taking the half a { contract-farbendreier } is lost at once.
}
rule-line-laying-away-suit-cards-to-keep = { $value ->
    [0] In a suit game you need not keep any number of suit cards.
   *[other] In a { contract-farbendreier } at least { $value } suit cards must be left after laying away; with fewer it is lost at once.
}

## Bonuses

rule-line-bonuses-valat = { $value ->
    [none] There is no bonus for taking all twelve tricks.
    [replaces_unless_worth_less] A { bonus-valat } takes the place of the game and of all other bonuses; a silent one that is worth less than these is ignored.
    [replaces] A { bonus-valat } takes the place of the game and of all other bonuses.
   *[multiplies_game] A { bonus-valat } multiplies the game; birds, { bonus-king-ultimo } and whatever else was announced still count.
}
rule-line-bonuses-silent-fail-costs = { $value ->
    [true] A bird or { bonus-king-ultimo } that falls in its own trick and fails costs its value, though nobody announced it.
   *[false] What was not announced costs nothing when it fails.
}
rule-line-bonuses-solo-doubles = { $value ->
    [bonuses] In positive games without the talon all bonuses count double, only { bonus-valat } does not.
    [bonuses_and_valat] In positive games without the talon all bonuses count double, { bonus-valat } too.
   *[nothing] In games without the talon bonuses count the same as elsewhere.
}
rule-line-bonuses-late-announcements = { $value ->
    [true] You may announce and double at every turn of the round.
   *[false] You announce at your first turn of the round, and double at your first chance.
}

## Contra

rule-line-contras-positive = { $value ->
    [none] Positive games cannot be doubled.
    [for_all] In positive games one contra binds everybody.
   *[for_oneself] In positive games each opponent doubles for himself alone.
}
rule-line-contras-negative = { $value ->
    [none] Negative games cannot be doubled.
    [for_all] In negative games one contra binds everybody.
   *[for_oneself] In negative games each opponent doubles for himself alone.
}
rule-line-contras-sides-are-stated = { $value ->
    [true] Announcements and contras tell whose side a player is on, so nobody can double the own side.
   *[false] Announcements and contras do not tell whose side a player is on.
}
rule-line-contras-self-in-trischaken = { $value ->
    [true] In { contract-trischaken } you may double your own loss, and nothing else.
   *[false] { CAP(contract-trischaken) } cannot be doubled.
}
rule-line-contras-partner-void = { $value ->
    [true] A contra between partners is void.
   *[false] A contra between partners counts.
}

## The play

rule-line-play-rise-in = { $game ->
    [none] There is no duty to overtake.
    [negative] In negative games you must overtake if you can, within following suit and playing a { -tarock }.
    [trischaken] In { contract-trischaken } you must overtake if you can, within following suit and playing a { -tarock }.
    [suit] In suit games you must overtake if you can.
   *[black] In games with { -tarock }s as trumps you must overtake if you can.
}
rule-line-play-pagat-in = { $game ->
    [none] The Pagat may be played at any time.
   *[other] { $value ->
        [last_card] { rule-line-in-game } the Pagat must wait until it is your last card.
       *[last_tarock] { rule-line-in-game } the Pagat must wait until it is your last { -tarock }.
    }
}
rule-line-play-emperor-in = { $game ->
    [none] There is no { -emperor-trick }: the { -skus } always beats the Pagat.
   *[other] { $value ->
        [always] { rule-line-in-game } the Pagat takes the trick in which { -mond } and { -skus } lie too ({ -emperor-trick }).
       *[tarock_led] { rule-line-in-game } the Pagat takes the trick in which { -mond } and { -skus } lie too ({ -emperor-trick }), if a { -tarock } was led to it.
    }
}
rule-line-in-game = { $game ->
    [negative] In negative games
    [trischaken] In { contract-trischaken }
    [suit] In suit games
   *[black] In games with { -tarock }s as trumps
}
rule-line-play-holds-announced = { $value ->
    [true] An announced card is kept for its own trick and played in it, if the other rules allow.
   *[false] No card has to be kept for a trick of its own.
}
rule-line-play-declarer-leads-negative = { $value ->
    [true] Forehand leads to the first trick; in negative games the declarer does.
   *[false] Forehand leads to the first trick of every game.
}
rule-line-play-ouvert = { $value ->
    [all_after_first_trick] In ouvert games all four hands are laid open after the first trick.
   *[declarer_from_start] In ouvert games the declarer’s hand lies open from the start.
}
rule-line-play-opponents-confer = { $value ->
    [true] In ouvert games the declarer’s opponents may talk to each other.
   *[false] Nobody may talk about the cards.
}

## Counting

rule-line-counting-method = { $value ->
    [thirds] Points are counted exactly, in thirds.
    [rounded] Points are rounded to whole ones in the end.
    [base_and_pips] Points are a third of the number of cards, rounded, plus the pips on them.
    [packets] Cards are counted in packets of three, less 2 for each.
   *[blatt] Cards are counted in packets of three, less 2 for each; cards left over count as Blatt.
}
rule-line-counting-win-line-thirds = { $value ->
    [106] The declarer’s side needs { POINTS($value) } points to win a positive game, which is 35 and 1 Blatt.
   *[107] The declarer’s side needs { POINTS($value) } points to win a positive game, which is 36 in whole points.
}

## Trischaken

rule-line-trischaken-form = { $value ->
    [two_highest_pay] In { contract-trischaken } players are ranked by their points; of two who are level, the one nearer to forehand counts as higher. The top pays the bottom.
    [highest_pays] In { contract-trischaken } the one with the most points pays every other player; a player without a trick takes all of it.
    [others_score] In { contract-trischaken } everybody scores but the one with the most card points, or those level at the top.
   *[hausregeln] In { contract-trischaken } the two lowest get 1 each and the two highest pay 1 each; a player without a trick gets 1 from everybody.
}
rule-line-trischaken-mayor-line-thirds = In { contract-trischaken } whoever has { POINTS($value) } points or more is mayor and pays double.
rule-line-trischaken-single-loser = { $value ->
    [true] In { contract-trischaken } only the one with the most points loses.
   *[false] In { contract-trischaken } the two with the most points lose.
}

## Scoring

rule-line-settling-zero-sum = { $value ->
    [true] Losers pay what winners get; a player alone against three gets or pays three times.
   *[false] Only winners add to their score; nobody pays.
}
rule-line-settling-doubled-deals = { $value ->
    [0] No deal counts double.
   *[other] After a { contract-trischaken } the next { $value } deals count double.
}
rule-line-settling-match-end = { $value ->
    [deals] A match ends after a fixed number of deals.
    [deals_and_doubles] A match ends after a fixed number of deals, and once no doubled deal is left to play.
   *[points] When a player has reached a fixed total, the round is finished and the highest total wins.
}
rule-line-settling-target = The number that ends a match is { $value }.
