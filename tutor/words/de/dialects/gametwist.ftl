### Wörter des Tisches von GameTwist.

-emperor-trick = Märchenstich
bird-kakadu = Pelikan
contract-besserrufer = Rufer
call-a-king = An diesem Tisch ruft man nur Könige.
    .name = Einen König rufen
-source-late-announcements = Die Seite zählt spätere Ansagen und Kontras zu den Regeln, die sie nicht verwendet.
