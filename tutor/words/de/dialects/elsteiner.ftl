### Wörter des Tisches nach Possert.

-emperor-trick = Märchenstich
contract-with-bird = { $bird }rufer
contract-piccolo = Picolo
contract-zwiccolo = Zwicolo
contract-triccolo = Tricolo
bid-vorhand-first = Die Vorhand eröffnet mit dem Wort „Vorhand“ oder mit einem { contract-sechserdreier }. Jedes andere Spiel bietest du, wenn du wieder an der Reihe bist.
    .name = Zuerst „Vorhand“ sagen
