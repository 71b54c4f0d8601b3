### Words of the German rules page.

-emperor-trick = Kaiserstich
bird-marabu = Wildsau
contract-rufer = Königrufer
contract-sechserdreier = Sechser
contract-trischaken = Trischakken
bonus-king-ultimo = König Ultimo
bonus-four-kings = Königstrull
