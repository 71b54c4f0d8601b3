"""How much each feature of a card says about trying it first: found by measuring.

See ``engine.solver.order`` for what they weigh: sixteen numbers for a lead of the
declarer's side, sixteen for one of the defenders, three for each way that following can
turn out, two for throwing off. They were changed at random, and kept where the search
then took fewer nodes.
"""

from __future__ import annotations

# fmt: off
ALONE = (
    5, -6, -4, 1, 4, 16, 2, -9, -2, -2, 24, 7, -5, 0, 0, -7,
    0, -91, 7, 33, 2, -3, 3, -2, -8, -11, -2, -1, 1, -1, 5, 0,
    100, 3, 0, 79, 0, -2, 110, 0, -1, 13, 6, -4, -4, -2, 0, 8, -4, -4,
    0, 2,
)
WITH_PARTNER = (
    -7, -1295, 2, 35, -2, 96, 2, -7, -6, 0, -9, 1, 0, 0, 0, 0,
    -9, -6, -8, -11, -6, 41, -2, 0, -22, -50, 3, 15, 0, 0, 0, 0,
    84, 6, -6, 29, 0, 0, -5, -3, -1, 0, 5, -1, -6, -7, -3, 8, -3, -4,
    0, 0,
)
SUIT_GAME = (
    1, -198, 1, 6, 11, 26, 2, -7, -4, -17, 24, 7, 1, 5, 0, 0,
    -9, -148, 2, 22, 1, 0, -6, 4, 6, -50, 0, -8, -2, 0, 2, -1,
    1, -3, 5, 54, 0, 2, 20, 4, 3, 70, -2, -1, -12, -11, -4, -2, 1, -8,
    -1, -2,
)
NEGATIVE = (
    8, -100, 0, 63, 1, 17, 1, 0, -4, -14, 10, 0, 1, 0, 0, 0,
    8, -100, -4, 28, 1, 20, 2, 0, -3, -11, 38, 0, 0, -3, 2, 0,
    100, 3, 1, 100, 3, 1, 51, 3, -7, 50, 2, -1, 0, -2, 4, 12, 0, 5,
    0, 0,
)
# fmt: on
WEIGHTS = (ALONE, WITH_PARTNER, SUIT_GAME, NEGATIVE)
