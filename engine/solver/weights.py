"""How much each feature of a card says about trying it first: found by measuring.

See ``engine.solver.order`` for what they weigh. A row for each kind of game: a lone
declarer, one with a partner, a suit game, a negative game.
"""

from __future__ import annotations

_LEAD = (8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0)
_FOLLOW = (100, 3, 0, 100, 3, -1, 90, 3, -1, 50, 2, -1, 0, -2, -1, 5, -2, -1)
_ALL = (*_LEAD, *_LEAD, *_FOLLOW)
WEIGHTS = (_ALL, _ALL, _ALL, _ALL)
