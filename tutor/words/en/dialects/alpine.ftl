### Words of Alpine Tarok.

-tarock = tarok
-Tarock = Tarok
-skus = Skus
-mond = Moon
-emperor-trick = Fairy Tale Trick
-name-tarock-if-void = Tarok Rule
-name-beat-if-able = Rising Rule
contract-rufer = the Call
contract-sechserdreier = Blind Solo
contract-farbendreier = No-Trump
contract-farbensolo = No-Trump Solo
contract-bettler = Beggar
contract-trischaken = Dodge Round
bonus-pagat = Pagat Ultimo
bonus-uhu = II Ultimo
bonus-king-ultimo = King Ultimo
-source-king-in-talon = The page has the cards dealt again. It leaves the older rule, giving up or playing on alone, to its expansions.
-source-late-announcements = The page does not say. We allow announcements at a player’s first turn only, as cup rules do.

# Rules of which only this holds here:
rule-line-auction-bird-in-hand = No contract is bid with a bird.
rule-line-auction-least-suit-cards = { CAP(contract-farbensolo) } may be bid with any number of suit cards.
rule-line-calling-in-solo = A king is called only in { contract-rufer }, in which half the talon is taken.
rule-line-bonuses-solo-doubles = Games without the talon have no bonuses.
rule-line-bonuses-late-announcements = { $value ->
    [true] You may announce at every turn of the round.
   *[false] You announce at your first turn of the round.
}
rule-line-contras-sides-are-stated = Nobody says whose side a player is on, but { bonus-king-ultimo } shows it.
rule-line-contras-partner-void = There is no contra.
rule-line-play-ouvert = There are no ouvert games.
rule-line-trischaken-mayor-line-thirds = In { contract-trischaken } it makes no difference by how much one loses.
rule-line-trischaken-single-loser = In { contract-trischaken } all lose who share the most points.
