"""What hands that meet a published criterion make of its contract: the measured table."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.advice.data import tables
from engine.contracts import Contract
from engine.dialect import Dialect

FEWEST = 10
"""Hands below which a line of the table is not quoted."""


class Tested(NamedTuple):
    """A criterion for one contract of one table, tried with so many ``hands`` that meet it.

    Shares from 0 to 1: how often they make the contract (``won``, its 95 % interval from
    ``low`` to ``high``), from what win rate on it pays by its stakes (``break_even``), and
    for how many of the hands it ``pays``. ``score`` is what a deal brings the declarer, in
    points of the table.
    """

    criterion: str
    dialect: str
    contract: str
    hands: int
    won: float
    low: float
    high: float
    break_even: float
    score: float
    pays: float

    @property
    def agrees(self) -> bool:
        """Whether the numbers bear the criterion out: its hands gain on average."""
        return self.score > 0


def how_it_fared(criterion: str, dialect: Dialect, contract: Contract) -> Tested | None:
    """How a criterion stood the test for a contract of a table; None where hands that meet
    it are too rare to tell."""
    return _tested().get((criterion, dialect.table, contract.canonical))


@cache
def _tested() -> dict[tuple[str, str, str], Tested]:
    found = {}
    for row in tables.rows("criteria"):
        one = Tested(
            row["criterion"],
            row["dialect"],
            row["contract"],
            int(row["hands"]),
            *(float(row[name]) for name in ("won", "low", "high", "break_even", "score", "pays")),
        )
        if one.hands >= FEWEST:
            found[one.criterion, one.dialect, one.contract] = one
    return found
