### Wörter von Alpine Tarok.

bonus-pagat = Pagat ultimo
bonus-uhu = II ultimo
-source-king-in-talon = Nach der Seite wird neu gegeben. Die ältere Regel, schleifen oder allein weiterspielen, lässt sie ihren Erweiterungen.
-source-late-announcements = Die Seite sagt nichts dazu. Wir lassen nur beim ersten Mal ansagen, wie es Turnierregeln tun.
