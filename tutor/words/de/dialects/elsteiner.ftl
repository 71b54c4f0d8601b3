### Wörter des Tisches nach Possert.

-emperor-trick = Märchenstich
contract-with-bird = { $bird }rufer
contract-piccolo = Picolo
contract-zwiccolo = Zwicolo
contract-triccolo = Tricolo
