### Wörter des Tisches von GameTwist.

-emperor-trick = Märchenstich
bird-kakadu = Pelikan
contract-besserrufer = Rufer
call-a-king = An diesem Tisch ruft man nur Könige.
    .name = Einen König rufen
-source-late-announcements = Die Seite zählt spätere Ansagen und Kontras zu den Regeln, die sie nicht verwendet.

# Regeln, von denen hier nur das gilt:
rule-line-contras-partner-void = Ein Kontra gegen die eigene Partei ist nicht erlaubt.
rule-line-trischaken-single-loser = { $value ->
    [true] Im { contract-trischaken } zahlt nur, wer am meisten Punkte hat, und zwar jedem anderen.
   *[false] Im { contract-trischaken } zahlen die zwei mit den meisten Punkten, und die zwei anderen teilen es sich.
}
