### Wörter der deutschen Regelseite.

bird-marabu = Wildsau
contract-rufer = Königrufer
contract-sechserdreier = Sechser
contract-trischaken = Trischakken
bonus-king-ultimo = König Ultimo
bonus-four-kings = Königstrull

# Regeln, von denen hier nur das gilt:
rule-line-trischaken-mayor-line-thirds = Im { contract-trischaken } zahlt, wer { POINTS($value) } oder mehr Punkte hat, allein, jedem anderen 1, und die Vorhand doppelt.
rule-line-trischaken-single-loser = Im { contract-trischaken } zahlen die zwei mit den meisten Punkten, außer einer hat mehr als die Hälfte.
