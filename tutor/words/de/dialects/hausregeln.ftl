### Wörter der deutschen Regelseite.

bird-marabu = Wildsau
contract-rufer = Königrufer
contract-sechserdreier = Sechser
contract-trischaken = Trischakken
