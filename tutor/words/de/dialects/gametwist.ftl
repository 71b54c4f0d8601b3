### Wörter des Tisches von GameTwist.

-emperor-trick = Märchenstich
bird-kakadu = Pelikan
contract-besserrufer = Rufer
