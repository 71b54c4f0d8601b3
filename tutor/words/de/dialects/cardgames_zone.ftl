### Wörter von cardgames.zone.

contract-bettler = Bettel
