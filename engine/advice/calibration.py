"""What play makes of each contract, by features of the hand: the tables that were measured."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.advice.data import tables
from engine.contracts import Contract
from engine.dialect import Dialect

FEWEST = 20
"""Deals below which a line of the table is not quoted."""
ALL = "all"
"""All tables that have a contract, taken together."""


@dataclass(frozen=True, slots=True)
class Line:
    """Hands with the same ``value`` of a ``measure``: how often play makes the contract,
    how often it is won with open cards, and what it brings, over so many deals."""

    measure: str
    value: int
    deals: int
    won: float
    open_won: float
    score: float


def lines(
    contract: Contract, measure: str = "twelve", dialect: Dialect | None = None
) -> tuple[Line, ...]:
    """The lines of a contract by one measure: ``twelve`` (the 12-count), ``tarocks``,
    ``big``, or ``short`` (how far below the bar a hand is). They are those of one table,
    or of all that have it taken together."""
    place = ALL if dialect is None else dialect.id
    return _lines().get((place, contract.canonical, measure), ())


def made_at_count(contract: Contract, count: int) -> float | None:
    """How often play makes a contract with hands of that 12-count, at all tables that have
    it; None if too few deals were measured."""
    for line in lines(contract):
        if line.value == count and line.deals >= FEWEST:
            return line.won
    return None


@cache
def _lines() -> dict[tuple[str, str, str], tuple[Line, ...]]:
    found: dict[tuple[str, str, str], tuple[Line, ...]] = {}
    for row in tables.rows("calibration"):
        key = (row["dialect"], row["contract"], row["measure"])
        line = Line(
            row["measure"],
            int(row["value"]),
            int(row["deals"]),
            float(row["won"]),
            float(row["open_won"]),
            float(row["score"]),
        )
        found[key] = (*found.get(key, ()), line)
    return found
