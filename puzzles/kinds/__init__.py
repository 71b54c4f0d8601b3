"""The kinds of puzzle: one module each, which knows none of the others.

A kind is a module with ``NAME``, ``VERSION``, ``is_at(dialect)``,
``propose(dialect, level, rng)`` for a fresh position, and ``pose(position)`` for the
question on a position, be it proposed or written in a lesson. A kind whose positions take
long to find has them stored, and ``positions(dialect, level)`` instead of ``propose``.
"""

from __future__ import annotations

import random
from typing import Protocol, runtime_checkable

from engine.dialect import Dialect
from puzzles.kinds import (
    best_card,
    card_points,
    is_legal,
    lay_away,
    legal_cards,
    may_bid,
    score_the_deal,
    trick_winner,
    twelve_count,
    which_contract,
)
from puzzles.position import Position
from puzzles.question import Question


class Kind(Protocol):
    """What each module of this folder offers. Levels run from 1 to 3."""

    NAME: str
    VERSION: int

    def is_at(self, dialect: Dialect, /) -> bool:
        """Whether the kind makes sense at that table."""

    def pose(self, position: Position) -> Question:
        """The question on a position."""


@runtime_checkable
class Proposing(Kind, Protocol):
    """A kind that makes a position from any seed."""

    def propose(self, dialect: Dialect, level: int, rng: random.Random) -> Position:
        """A fresh position of that level."""


@runtime_checkable
class Stored(Kind, Protocol):
    """A kind whose positions were searched for beforehand."""

    def positions(self, dialect: Dialect, level: int, /) -> tuple[Position, ...]:
        """All positions of that level; at least one at a table that the kind is at."""


KINDS: dict[str, Proposing | Stored] = {
    kind.NAME: kind
    for kind in (
        legal_cards,
        is_legal,
        trick_winner,
        card_points,
        may_bid,
        lay_away,
        score_the_deal,
        twelve_count,
        best_card,
        which_contract,
    )
}
"""The kinds by name, in the order in which a learner meets them."""
LEVELS = (1, 2, 3)
