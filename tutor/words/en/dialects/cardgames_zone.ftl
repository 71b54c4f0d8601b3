### Words of cardgames.zone.

contract-bettler = Bettel
