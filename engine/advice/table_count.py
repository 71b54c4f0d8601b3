"""A count for the table that was fitted to played deals: whole points, done in the head.

Its weights are those that ``engine.advice.fit`` found, and so are the counts from which a
game pays and how far this count and others are off.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import findings as fd
from engine.advice.data import tables
from engine.cards import MOND, PAGAT, SKUS, CardSet
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.evaluate.features import Features, features
from engine.reasons import Reason, Rule

PARTS: dict[str, tuple[Rule, Callable[[CardSet, Features], int]]] = {
    "tarock": (fd.FITTED_TAROCK, lambda _, own: own.tarocks),
    "big": (fd.FITTED_BIG, lambda _, own: own.big),
    "skus": (fd.FITTED_SKUS, lambda hand, _: int(SKUS in hand)),
    "mond": (fd.FITTED_MOND, lambda hand, _: int(MOND in hand)),
    "pagat": (fd.FITTED_PAGAT, lambda hand, _: int(PAGAT in hand)),
    "bare_king": (fd.FITTED_BARE_KING, lambda _, own: len(own.bare_kings)),
    "king": (fd.FITTED_KING, lambda _, own: len(own.kings - own.bare_kings - own.paired_kings)),
    "king_queen": (fd.FITTED_KING_QUEEN, lambda _, own: len(own.paired_kings)),
    "void": (fd.FITTED_VOID, lambda _, own: len(own.voids)),
    "singleton": (fd.FITTED_SINGLETON, lambda _, own: len(own.singletons - own.bare_kings)),
}
"""What is counted, each with the rule that tells it and how many of it a hand has."""


@dataclass(frozen=True, slots=True)
class Part:
    """One line of the count: so many of something, each worth so much."""

    reason: Reason
    count: int


def parts(hand: CardSet) -> tuple[int, ...]:
    """How many of each thing a hand has, in the order of ``PARTS``."""
    own = features(hand)
    return tuple(number(hand, own) for _, number in PARTS.values())


def table_count_parts(hand: CardSet) -> tuple[Part, ...]:
    """The count line by line: what the hand has of each thing that counts; nothing before
    the weights have been measured."""
    weights = {row["part"]: int(row["weight"]) for row in tables.rows("count")}
    return tuple(
        Part(rule(number=number, each=weights[name]), number * weights[name])
        for (name, (rule, _)), number in zip(PARTS.items(), parts(hand), strict=True)
        if number and weights.get(name)
    )


def table_count(hand: CardSet) -> int:
    """The count of a hand."""
    return sum(part.count for part in table_count_parts(hand))


def table_bars(dialect: Dialect) -> dict[Contract, int]:
    """From which count the games that one counts for are made often enough to pay."""
    found = {row["contract"]: int(row["count"]) for row in tables.rows("bars")}
    return {row: found[row.title] for row in dialect.contracts if row.title in found}


@dataclass(frozen=True, slots=True)
class Error:
    """How far a count is off: Brier's error, the mean square of what a foretold chance lacks
    of what happened, over so many deals. Who always says one half has 0.25."""

    count: str
    brier: float
    deals: int


def count_errors() -> tuple[Error, ...]:
    """The errors of this count (``table``), the 12-count and that of Linz."""
    rows = tables.rows("errors")
    return tuple(Error(row["count"], float(row["brier"]), int(row["deals"])) for row in rows)
