"""A count for the table that was fitted to played deals: whole points, done in the head.

Its weights are those that ``engine.advice.fit`` found; how far it and the 12-count are
off stands in the tables beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import findings as fd
from engine.advice.data import tables
from engine.cards import MOND, PAGAT, SKUS, CardSet
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
