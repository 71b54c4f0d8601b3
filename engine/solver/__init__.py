"""With all cards open: is the game won, what is it worth, which card holds it."""

from engine.solver.answers import (
    card_values,
    card_verdicts,
    is_warm,
    playout,
    solve,
    solve_many,
    value,
    warm,
)
from engine.solver.position import (
    CardTable,
    CardVerdict,
    Hands,
    Outcome,
    Position,
    Solution,
    Status,
    after,
    position,
)

__all__ = [
    "CardTable",
    "CardVerdict",
    "Hands",
    "Outcome",
    "Position",
    "Solution",
    "Status",
    "after",
    "card_values",
    "card_verdicts",
    "is_warm",
    "playout",
    "position",
    "solve",
    "solve_many",
    "value",
    "warm",
]
