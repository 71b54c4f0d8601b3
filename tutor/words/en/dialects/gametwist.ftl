### Words of the GameTwist table.

-mond = Moon
-emperor-trick = fairy-tale trick
bird-kakadu = Pelican
contract-rufer = Caller
contract-besserrufer = Caller
contract-solorufer = Solo caller
contract-dreier = Three
contract-solodreier = Solo three
contract-sechserdreier = Six threes
contract-farbendreier = Three of a suit
contract-farbensolo = Solo three of a suit
call-a-king = At this table only kings are called.
    .name = Call a king
-source-late-announcements = The page lists later announcements and contras among the rules it does not use.

# Rules of which only this holds here:
rule-line-contras-partner-void = A contra against the own side is not allowed.
rule-line-trischaken-single-loser = { $value ->
    [true] In { contract-trischaken } only the one with the most points pays, each of the others.
   *[false] In { contract-trischaken } the two with the most points pay, and the two others share it.
}
