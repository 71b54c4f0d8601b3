### What the sources leave open: the gap, our ruling, and why. The first part of an id is
### the table, or "co" where several tables share the gap.

## Several tables

silence-co-winner-leads = The source does not say who leads after the first trick. We rule: whoever took the trick, as in all Austrian rules.
    .name = Who leads next
silence-co-conditions = No text says when a hand is checked for what a contract asks of it. We rule: at the bid, at the hold and at forehand’s free choice, so that nobody takes on what cannot be played.
    .name = When conditions are checked
silence-co-called-queen = The texts let a player with four kings call a queen and say no more. We rule: any queen not in the own hand, and what holds for the called king holds for her; with all four queens too there is no contract with a partner. She only stands in for the king.
    .name = The called queen
silence-co-call-ties-nothing = No text restricts what may be done with the called suit. We rule: it may be laid away, led and thrown off, and the called card played at any time unless it is announced for the last trick. Where birds are bid, one that may be laid away may be laid away, and is lost. We add no duty that nobody has written down.
    .name = The call ties no card
silence-co-announced-once = No text says whether a bonus can be announced by two players. We rule: once announced, it cannot be announced again, by a partner neither, because there is one line for it on the score sheet.
    .name = Announced by one player only
silence-co-valat-tricks = No text says whether the talon or the lay-away can spoil a { bonus-valat }. We rule: only the twelve tricks count, and the hand is played to the end unless the table stops it, because a { bonus-valat } is about tricks.
    .name = What a { bonus-valat } needs
silence-co-to-the-end = No text knows claims or giving in during play. We rule: there are none. Every hand is played to the twelfth trick, apart from the early ends that the table names, so that nothing has to be argued about.
    .name = Played to the end
silence-co-talon-order = No text says in which order the talon goes to the tricks of { contract-trischaken }. We rule: the first half, then the second, each in the order in which it was dealt, so that a recorded hand always plays the same.
    .name = The order of the talon
silence-co-deal-moves = The source does not say how the deal moves. We rule: after every hand one seat on in the direction of play, and not at all when a hand is dealt again, as elsewhere in Austria.
    .name = How the deal moves
silence-co-overtaking-nothing = No text says whether you must put a high { -tarock } on a trick that the Pagat would then win through the { -emperor-trick }. We rule: a card that would not win the trick does not overtake, so you need not play it, and any { -tarock } will do.
    .name = Overtaking that wins nothing
silence-co-talon-of-nobody = The page does not say who owns the talon in contracts that are about tricks, such as { contract-bettler }. We rule: nobody, because card points do not count there.
    .name = The talon of nobody
silence-co-void-contras = The cup rules that fill this gap play some hands without contra: a caller given up or stopped, and a { contract-solorufer } whose called card lay in the talon. They do not say which contras they mean. We rule: all of that hand, on the game and on every bonus, since the reason holds for each of them.
    .name = Which contras are void
silence-co-hidden-contra = No text says what happens if a hidden partner doubles the own side. We rule: it may be said while the sides are hidden, but it counts for nothing and blocks nothing, and a true opponent may still double. Once the sides are open it is not allowed. A refusal would give the partner away.
    .name = Contra from the hidden partner
silence-co-single-answers = No text says how the declarer answers where each opponent doubles alone. We rule: each doubler is answered separately, and only that one may go on, because each has an account of his own.
    .name = Answering one doubler
silence-co-match-length = The source sets no length for a match. We rule: sixteen deals, so that everybody deals four times.
    .name = The length of a match

## GameTwist

silence-gametwist-direction = The page lets a table play in either direction. We rule: counter-clockwise, as is usual in Austria.
    .name = The direction of play
silence-gametwist-deal-moves = The page says that the role of first in hand moves on, and that hands with too few { -tarock }s are reshuffled, but not how. We rule: it moves to the next seat in the direction of play; a reshuffle comes by itself and keeps the dealer. That is the usual way.
    .name = How the deal moves
silence-gametwist-packets = The page does not say in which packets the cards are dealt. We rule: six each, the deck in two threes, six each, as at the other tables.
    .name = The packets
silence-gametwist-must-choose = The page lets the first in hand choose freely when nobody bids, and does not say whether there is a way out. We rule: something must be chosen, because the list of games has one for every hand.
    .name = Forehand must choose
silence-gametwist-own-bid = The page does not say whether you may raise your own bid when nobody has topped it. We rule: no, as in the rules closest to it.
    .name = Raising yourself
silence-gametwist-lost-ladder = The page’s table of games is lost. We put it together from the scores that the text names and from a close relative of these rules. Where { contract-besserrufer } with { bird-uhu } and a negative game score the same, we rule that the negative game is higher, as in that relative.
    .name = The order of the games
silence-gametwist-give-up-moment = The page lets the declarer give up when the called king lies in the deck, and does not say until when. We rule: while the deck lies open and before a packet is taken, because afterwards the hand has been changed.
    .name = The moment for giving up
silence-gametwist-king-in-solo = The page gives a solo declarer the half of the deck with the called king and stops there. We rule: there is no { bonus-konigfang }, because nobody caught the king; a called { bonus-king-ultimo } is lost, because it cannot come about; contras count, because nothing voids them.
    .name = The king in the solo deck
silence-gametwist-six-unseen = The page does not say whether the six cards of { contract-sechserdreier } are shown. We rule: only the declarer sees them, because the page has cards turned up only where one packet is chosen.
    .name = The six cards
silence-gametwist-who-calls = The page’s table of who may call what is lost. We rule: any player may call a bird for the own side, because the page speaks of birds held by the caller or the partner; { bonus-king-ultimo } only the declarer’s side, whose king it is.
    .name = Who may call a bird
silence-gametwist-konigfang = The page gives { bonus-konigfang } no value and does not say whether it can be called. We rule: the same as { bonus-mondfang }, its nearest relative: 2, and never called.
    .name = The value of { bonus-konigfang }
silence-gametwist-lost-values = The page’s table of premiums is lost, and no close relative has a value for { bonus-honneurs } or one that fits for { bonus-valat }. We rule: { bonus-honneurs } 2 silent and 4 called, like the other small premiums; { bonus-valat } 20 and 40, twice a cup tariff, as all values of this table are doubled.
    .name = Two lost values
silence-gametwist-king-caught = The page does not say whether a called king can be caught once a lone declarer has taken it up from the deck. We rule: it can, because { bonus-konigfang } asks only who ends up with the king.
    .name = Catching a king taken up
silence-gametwist-announced-once = The page lets one side call a premium, once, and leaves open who. We rule: nobody else can call it again, partners included. A bird called against the side that holds it is lost even if it wins its trick, and the holder need not keep it, because nobody is bound by the other side’s promise.
    .name = Called by one player only
silence-gametwist-contra-levels = The page allows recontra and subcontra to some contras and does not say to which. We rule: to all of them, because nothing tells them apart.
    .name = Recontra and subcontra
silence-gametwist-contra-ouvert = The page allows contra in { contract-bettler } and { contract-piccolo } and does not mention the ouvert games. We rule: there too, because they are the same games with open cards.
    .name = Contra in ouvert games
silence-gametwist-shared-target = The page does not say which goes first when Pagat and called king are both announced for the last trick. We rule: you choose freely between them, since neither has the earlier trick.
    .name = Two cards for one trick
silence-gametwist-silent-valat = The page ignores a silent { bonus-valat } that is worth less than game and premiums, and does not say how these are compared. We rule: as they would be paid, with contras, because that is what the player would get.
    .name = Comparing a silent { bonus-valat }
silence-gametwist-trischaken-shares = The page lets two players pay and two receive in { contract-trischaken }, and does not say how the sum is shared. We rule: equally, because the page makes no difference between the two.
    .name = Sharing in { contract-trischaken }

## Elsteiner

silence-elsteiner-tricolo-value = The source gives no value for { contract-triccolo }. We rule: 2, like { contract-zwiccolo } and { contract-piccolo }, beside which it is played.
    .name = The value of { contract-triccolo }
silence-elsteiner-six-face-down = The source has the six cards of { contract-sechserdreier } laid away face down and does not say whether { -tarock }s among them are shown. We rule: they are not, because it speaks of all six.
    .name = Six cards face down
silence-elsteiner-six-tarocks = With six { -tarock }s a { contract-farbendreier } is lost, says the source, but not when they are counted. We rule: in the fifteen cards once a half is taken. Nothing is laid away then, and nothing can be announced, because the hand is over.
    .name = Counting the { -tarock }s
silence-elsteiner-farbensolo = The source counts the { -tarock }s in { contract-farbendreier } and does not mention { contract-farbensolo }. We rule: there is no such count, because nothing is taken up there.
    .name = { contract-farbensolo } with many { -tarock }s
silence-elsteiner-beside-valat = The cup rules that we follow let a { bonus-valat } multiply the game, and leave the order of announcements and the defenders’ { bonus-valat } open. We rule: { bonus-trull } and { bonus-four-kings } announced earlier stand, later they cannot be announced. If the defenders miss theirs, the game counts as won, if they make one, as lost, at the { bonus-valat }’s factor. Contras on the { bonus-valat } multiply that. So each side is treated alike.
    .name = Beside a { bonus-valat }
silence-elsteiner-contra-scored = Cup rules settle contras in money only. We rule: they count in the score, because the source itself speaks of doubled values.
    .name = Contra in the score
silence-elsteiner-self-contra = The source lets a player double the own loss in { contract-trischaken } and does not say when. We rule: once each, at the first own turn of a round that begins with forehand before the first card, as with other announcements.
    .name = Doubling your own loss
silence-elsteiner-compulsory-emperor = The source wants the Pagat to be the last card, yet lets it take { -mond } and { -skus }, and does not say which goes before. We rule: when both lie in the trick, the duty to overtake compels the Pagat; without the suit led, a Pagat that is the only { -tarock } must be played too; and all of this binds all four players. No rule about keeping a card undoes a duty to play it.
    .name = The Pagat when it must take
silence-elsteiner-trischaken-pagat = The source gives no Pagat rule for { contract-trischaken }. We rule: the Pagat stays until it is the last { -tarock }, as in the cup rules that this table follows elsewhere.
    .name = The Pagat in { contract-trischaken }
silence-elsteiner-skus-ouvert = The source bars the { -skus } from { contract-piccolo } and does not mention the ouvert game. We rule: it is barred there too, because the aim is the same.
    .name = The { -skus } in an open { contract-piccolo }
silence-elsteiner-trischaken-emperor = The source does not say whether the { -emperor-trick } exists in { contract-trischaken }. We rule that it does, because the other games in which one shuns tricks have it at this table.
    .name = { CAP(-emperor-trick) } in { contract-trischaken }
silence-elsteiner-per-opponent = The source prints values and does not say how they are paid. We rule: each is paid between the declarer and every opponent, a lone declarer three times, because the rules it comes from write and settle them in this way.
    .name = What a value means
silence-elsteiner-tied-losers = The source does not say what happens when several have the most points in { contract-trischaken }. We rule with the tournaments: each of them pays every other player; forehand among them pays alone; players without a trick take it all and share it. A doubled own loss doubles only what that loser pays.
    .name = Level in { contract-trischaken }
silence-elsteiner-parallel-picolo = The source lets several players aim at one, two or three tricks and does not say how. With the option on we rule: each of the others may announce one aim at the first turn, only one trick not with the { -skus }; all play for themselves, the hand ends once every aim is overshot, and each settles 2 with every other player, without contra. That is the plainest way. With the option off there is none of it.
    .name = Several aims at once

## Alpine Tarok

silence-alpine-later-passes = The page lets forehand come back after an opening pass and does not speak of later passes. We rule: those are final, as for everybody else.
    .name = Forehand’s later passes
silence-alpine-contract-values = The page’s table of contracts is lost. We rule: { contract-rufer } 1, { contract-piccolo } 2, { contract-bettler } 4, { contract-farbendreier } 5, { contract-farbensolo } 10, as in a cup tariff that fits the values still printed.
    .name = The values of the contracts
silence-alpine-own-king = The page does not say in so many words that you may not call your own king. We rule: you may not, because it lets a holder of all four kings call a queen, which would make no sense otherwise.
    .name = Calling your own king
silence-alpine-void-hand = When the talon shows the called king the page voids the hand and has the cards dealt again. We rule: the same for a called queen; no cards are laid away, nothing is scored, and the hand counts for no round, since it is as if it had not been dealt.
    .name = The void hand
silence-alpine-blind-solo-shown = The page has { -tarock }s laid away face up and does not speak of { contract-sechserdreier } there. We rule: there too, because it makes no exception.
    .name = Laying away in a { contract-sechserdreier }
silence-alpine-holder-announces = The page does not say who may announce { bonus-pagat } or { bonus-uhu }. We rule: only the holder of the card, on either side, because nobody else can keep that promise.
    .name = Who announces
silence-alpine-hold-birds = The page says only of the announced king that it must be kept for the last trick. We rule the same for an announced Pagat or II, because they are promises of the same kind.
    .name = Keeping announced { -tarock }s
silence-alpine-no-side-stated = The page does not describe the round of announcements. We rule: declarer first, then around, once each, without contra; an announcement does not tell a side, because the page allows the partner no disclosure but { bonus-king-ultimo }.
    .name = The round of announcements
silence-alpine-no-contra = The page does not mention contra. We rule: there is none, because this is the basic set and says all it has.
    .name = No contra
silence-alpine-rising-negative = The page states the Rising Rule for the { contract-trischaken }. We rule that it holds in { contract-piccolo } and { contract-bettler } too: the page calls them negative contracts, and the rules for those include it.
    .name = Where the Rising Rule holds
silence-alpine-dodge-round-pagat = The page names the Pagat rule for { contract-piccolo } and { contract-bettler } only. We rule that it holds in the { contract-trischaken } too, because the Austrian rules for this game all have it. The table may switch it off.
    .name = The Pagat in the { contract-trischaken }
silence-alpine-early-end = The page does not say whether a lost { contract-bettler } or { contract-piccolo } is played on. We rule: { contract-bettler } ends with the declarer’s first trick, { contract-piccolo } with the second, because nothing can change any more.
    .name = When it is lost
silence-alpine-shared-victory = The page does not say who wins when two totals are level at the end. We rule: they share the victory, because the page has no deal to decide it.
    .name = Level at the end

## cardgames.zone

silence-cardgames-zone-direction = The page does not say in which direction it plays. We rule: counter-clockwise, because the player left of the dealer cuts, and then forehand sits on the right.
    .name = The direction of play
silence-cardgames-zone-packets = The page has the cards dealt in several packets without saying which. We rule: six each, the talon in two threes, six each, as at the other tables.
    .name = The packets
silence-cardgames-zone-circuits = The page does not say whether the auction goes round more than once. We rule: it does until three have passed, and a pass is final, as in the cup rules.
    .name = Bidding again
silence-cardgames-zone-no-fourth-king = The page does not mention calling “the fourth king”. We rule: with three kings too you name the suit, because the page describes no other way to call.
    .name = No “fourth king”
silence-cardgames-zone-king-in-solo = The page does not say who gets the called king that lies in the talon of a { contract-solorufer }. We rule: the opponents keep the talon with it, because nobody takes it up.
    .name = The king in the solo talon
silence-cardgames-zone-early-end = The page does not say whether a lost { contract-bettler } is played on. We rule: it ends with the declarer’s first trick, because nothing can change any more.
    .name = When it is lost
silence-cardgames-zone-no-partner = The page does not say how a { contract-rufer } without a partner is settled. We rule: one against three, like every other lone game.
    .name = A { contract-rufer } without a partner
silence-cardgames-zone-revoke = Whoever revokes loses the hand for the own side, says the page. We rule: here a card that may not be played cannot be played, so that case never comes up.
    .name = Revoking
silence-cardgames-zone-solodreier-talon = The page does not say whose the talon is in a { contract-solodreier }. We rule: it counts for the opponents, as the page says of { contract-solorufer }.
    .name = The talon of a { contract-solodreier }

## The German rules page

silence-hausregeln-no-redeal = The page does not say whether poor hands are dealt again. We rule: they are not, as in the cup rules.
    .name = No new deal
silence-hausregeln-besserrufer-rank = The page gives { contract-besserrufer } “at least 3” and no place for each bird. We rule: it ranks by 1 for the game plus its announced bird, so with { bird-uhu } at 5, because that is how it is paid. The bidder must hold the bird before the talon.
    .name = The rank of the { contract-besserrufer }
silence-hausregeln-no-holding = The page does not mention taking over a bid at the same level. We rule: nobody may, as in the cup rules.
    .name = No holding
silence-hausregeln-few-suit-cards = The page asks for six suit cards in a suit game and does not say what happens with fewer. We rule: { contract-farbensolo } cannot be bid with fewer; a { contract-farbendreier } with fewer after laying away is lost at once, before any announcement and undoubled, because it could not be played by the rule.
    .name = Fewer than six suit cards
silence-hausregeln-silent-failure = The page does not say what a bonus costs that fails without being announced. We rule: nothing, because the page gives a price only to what is announced or made.
    .name = What fails in silence
silence-hausregeln-valat = The page gives { bonus-valat } a value and says that announcements lapse. We rule: the value takes the place of the game instead of adding to it; announced and missed it costs 48, by the defenders too; contras on it count, those on the game lapse. A { bonus-valat } stands for the whole hand.
    .name = What a { bonus-valat } replaces
silence-hausregeln-trischakken-ties = The page does not settle a { contract-trischaken } in which three are level. We rule: three level at the top each pay 1 to the fourth; three level at the bottom each get 1 from the top. So nobody is put before an equal.
    .name = Three level in { contract-trischaken }
silence-hausregeln-doubled-deals = After a { contract-trischaken } four deals count double, says the page, and not what exactly. We rule: every amount of the deal, hands given up or lost at once included. Where such a hand is called undoubled, only contra is meant, because the deal itself is worth more.
    .name = What is doubled
silence-hausregeln-match-length = The page sets no length for a match. We rule: sixteen deals, so that everybody deals four times, and on until no doubled deal is left, because these belong to it.
    .name = The length of a match
