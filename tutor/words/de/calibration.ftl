### Was aus Spielen wird: die gemessenen Tabellen.

calibration-title = { $name }: in so vielen von 100 Spielen gewonnen, nach der Zwölferzählung
calibration-count = Zwölferzählung des Blattes
calibration-played = im Spiel
calibration-open = mit offenen Karten
calibration-about = Gemessen an { NUMBER($deals) } Spielen, die simulierte Spieler zu Ende gespielt haben; sie sehen nur ihre eigenen Karten.
