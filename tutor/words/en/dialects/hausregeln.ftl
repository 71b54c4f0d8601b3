### Words of the German rules page.

-emperor-trick = Kaiserstich
bird-marabu = Wildsau
contract-rufer = Königrufer
contract-sechserdreier = Sechser
contract-trischaken = Trischakken
