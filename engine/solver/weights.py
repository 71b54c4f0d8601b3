"""How much each feature of a card says about trying it first, for the search's order.

See ``engine.solver.order`` for what they weigh. Set by hand: machines that changed them at
random, or learnt them from positions solved, saved no more than a tenth of the nodes.
"""

from __future__ import annotations

LEAD = (8, -100, 0, 40, 1, 20, 1, 0, -2, -10, 10, 0)
"""The length of the suit; tarocks, and how high they are; a card that no foe beats, and its
thirds; one that a friend takes over, and its thirds; any other, and its thirds; a foe who
may ruff; a friend who may; the rank in a suit."""
FOLLOW = (100, 3, 0, 100, 3, -1, 90, 3, -1, 50, 2, -1, 0, -2, -1, 5, -2, -1)
"""Always itself, the card's thirds and its rank: where a friend takes the trick, where one
takes it oneself, from a friend, where a friend still can; and where it is lost, with a low
card or after taking it for the moment."""
WEIGHTS = (*LEAD, *FOLLOW)
