"""How likely a layout is beside others, by what players do: they bid what they hold, and
bury points."""

from __future__ import annotations

import math

from engine.counting import thirds
from engine.evaluate.bars import shortfall
from engine.evaluate.sampling.worlds import BOLD
from engine.state import GameState

MOST_SHORT = 4
"""From so many things lacking on a bid is as unlikely as with more."""
BURIED = 12
"""So many thirds more in the lay-away make a layout e times as likely."""


def by_habit(state: GameState) -> float:
    """The weight of a layout: ``BOLD`` for each thing that the declarer's hand lacks for
    the contract, and more the more points lie in the lay-away."""
    undertaking = state.undertaking
    if undertaking is None:
        return 1
    dealt = state.deal.hand(undertaking.declarer)
    lacks = min(MOST_SHORT, shortfall(dealt, undertaking.contract))
    return BOLD**lacks * math.exp(thirds(state.away) / BURIED)
