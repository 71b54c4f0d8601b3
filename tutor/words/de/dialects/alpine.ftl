### Wörter von Alpine Tarok.

bonus-pagat = Pagat ultimo
bonus-uhu = II ultimo
