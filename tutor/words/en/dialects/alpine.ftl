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
