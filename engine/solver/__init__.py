"""With all cards open: is the game won, what is it worth, which card holds it."""

from engine.solver.answers import (
    card_values,
    card_verdicts,
    playout,
    solve,
    solve_many,
    value,
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
    positions,
)
from engine.solver.ways import is_compiled, is_warm, warm

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
    "is_compiled",
    "is_warm",
    "playout",
    "position",
    "positions",
    "solve",
    "solve_many",
    "value",
    "warm",
]
