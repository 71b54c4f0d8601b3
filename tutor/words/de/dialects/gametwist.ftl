### Wörter des Tisches von GameTwist.

-emperor-trick = Märchenstich
bird-kakadu = Pelikan
contract-besserrufer = Rufer
call-a-king = An diesem Tisch ruft man nur Könige.
    .name = Einen König rufen
