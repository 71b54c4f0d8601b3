### Words of cardgames.zone.

contract-bettler = Bettel

# Rules of which only this holds here:
rule-line-auction-bird-in-hand = No contract is bid with a bird.
rule-line-auction-skus-bars-piccolo = There is no { contract-piccolo }.
rule-line-auction-least-suit-cards = There are no suit games.
rule-line-laying-away-suit = There are no suit games.
rule-line-laying-away-sechser-hidden = Nobody takes all six cards of the talon.
rule-line-laying-away-tarocks-lose-suit-game = There are no suit games.
rule-line-laying-away-suit-cards-to-keep = There are no suit games.
rule-line-bonuses-silent-fail-costs = There are no bonuses.
rule-line-bonuses-solo-doubles = There are no bonuses.
rule-line-bonuses-late-announcements = Nothing is announced.
rule-line-contras-sides-are-stated = Nobody says whose side a player is on.
rule-line-contras-partner-void = There is no contra.
rule-line-play-ouvert = There are no ouvert games.
rule-line-trischaken-form = { contract-trischaken } is played only if switched on: then the one with the most points pays every other player, and a player without a trick takes all of it.
rule-line-trischaken-mayor-line-thirds = If { contract-trischaken } is switched on, whoever has { POINTS($value) } points or more pays double.
rule-line-trischaken-single-loser = If { contract-trischaken } is switched on, only the one with the most points loses.
