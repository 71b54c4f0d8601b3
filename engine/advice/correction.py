"""How far open cards mislead: what play makes of deals that are won or lost with all seen.

Four open hands flatter a partnership that must find each other and wrong a declarer
alone, whose opponents do not see each other's cards. So each contract has two numbers of
its own, measured on deals that were solved and played: how many of those won with open
cards are won in play, and how many of those lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.advice.data import tables
from engine.contracts import Contract
from engine.dialect import Dialect


@dataclass(frozen=True, slots=True)
class Correction:
    """The share of deals that play wins, of those ``won`` with open cards and of those
    ``lost``; ``deals`` is how many were measured, 0 where none were: then nothing is
    corrected. ``shift`` is what play scores more than the quick playout, a deal."""

    won: float = 1.0
    lost: float = 0.0
    deals: int = 0
    shift: float = 0.0

    def of(self, share: float) -> float:
        """The share won in play, from the share won with open cards."""
        return self.lost + (self.won - self.lost) * share


def correction(dialect: Dialect, contract: Contract) -> Correction:
    """The correction of a contract, as measured at the dialect as it is written."""
    return _corrections().get((dialect.id, contract.canonical), Correction())


@cache
def _corrections() -> dict[tuple[str, str], Correction]:
    return {
        (row["dialect"], row["contract"]): Correction(
            float(row["won"]), float(row["lost"]), int(row["deals"]), float(row["shift"])
        )
        for row in tables.rows("corrections")
    }
