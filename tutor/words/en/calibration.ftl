### What play makes of contracts: the measured tables.

calibration-title = { $name }: made in so many of 100 deals, by the 12-count
calibration-count = 12-count of the hand
calibration-played = in play
calibration-open = with all cards open
calibration-about = Measured on { NUMBER($deals) } deals that simulated players played to the end; they see only their own cards.
