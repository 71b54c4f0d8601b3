### Wörter der deutschen Regelseite.

bird-marabu = Wildsau
contract-rufer = Königrufer
contract-sechserdreier = Sechser
contract-trischaken = Trischakken
bonus-king-ultimo = König Ultimo
bonus-four-kings = Königstrull
