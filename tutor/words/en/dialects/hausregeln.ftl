### Words of the German rules page.

-emperor-trick = Kaiserstich
bird-marabu = Wildsau
contract-rufer = Königrufer
contract-sechserdreier = Sechser
contract-trischaken = Trischakken
bonus-king-ultimo = König Ultimo
bonus-four-kings = Königstrull

# Rules of which only this holds here:
rule-line-trischaken-mayor-line-thirds = In { contract-trischaken } whoever has { POINTS($value) } points or more pays alone, 1 to each of the others, and forehand pays double.
rule-line-trischaken-single-loser = In { contract-trischaken } the two with the most points pay, unless one has more than half.
