"""With all cards open: is the game won, what is it worth, which card holds it."""

from engine.solver.position import (
    CardVerdict,
    Hands,
    Position,
    Solution,
    Status,
    position,
)

__all__ = ["CardVerdict", "Hands", "Position", "Solution", "Status", "position"]
