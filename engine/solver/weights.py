"""How much each feature of a card says about trying it first: found by measuring.

See ``engine.solver.order`` for what they weigh: sixteen numbers for a lead of the
declarer's side, sixteen for one of the defenders, three for each way that following can
turn out, two for throwing off. They were changed at random, and kept where the search
then took fewer nodes.
"""

from __future__ import annotations

# fmt: off
ALONE = (
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    100, 3, 0, 100, 3, -1, 90, 3, -1, 50, 2, -1, 0, -2, -1, 5, -2, -1,
    0, 0,
)
WITH_PARTNER = (
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    100, 3, 0, 100, 3, -1, 90, 3, -1, 50, 2, -1, 0, -2, -1, 5, -2, -1,
    0, 0,
)
SUIT_GAME = (
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    100, 3, 0, 100, 3, -1, 90, 3, -1, 50, 2, -1, 0, -2, -1, 5, -2, -1,
    0, 0,
)
NEGATIVE = (
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0, 0, 0, 0, 0,
    100, 3, 0, 100, 3, -1, 90, 3, -1, 50, 2, -1, 0, -2, -1, 5, -2, -1,
    0, 0,
)
# fmt: on
WEIGHTS = (ALONE, WITH_PARTNER, SUIT_GAME, NEGATIVE)
