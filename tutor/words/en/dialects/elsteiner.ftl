### Words of the table after Possert.

-emperor-trick = Märchen
contract-with-bird = { $bird }rufer
contract-piccolo = Picolo
contract-zwiccolo = Zwicolo
contract-triccolo = Tricolo
bid-vorhand-first = Forehand opens with the word “Vorhand” or with a { contract-sechserdreier }. Any other contract you bid when your turn comes again.
    .name = First say “Vorhand”
