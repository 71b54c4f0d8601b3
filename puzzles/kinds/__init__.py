"""The kinds of puzzle: one module each, which knows none of the others.

A kind is a module with ``NAME``, ``VERSION``, ``is_at(dialect)``,
``propose(dialect, level, rng)`` for a fresh position, and ``pose(position)`` for the
question on a position, be it proposed or written in a lesson.
"""

from __future__ import annotations

import random
from typing import Protocol

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
)
from puzzles.position import Position
from puzzles.question import Question


class Kind(Protocol):
    """What each module of this folder offers. Levels run from 1 to 3."""

    NAME: str
    VERSION: int

    def is_at(self, dialect: Dialect, /) -> bool:
        """Whether the kind makes sense at that table."""

    def propose(self, dialect: Dialect, level: int, rng: random.Random) -> Position:
        """A fresh position of that level."""

    def pose(self, position: Position) -> Question:
        """The question on a position."""


KINDS: dict[str, Kind] = {
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
    )
}
"""The kinds by name, in the order in which a learner meets them."""
LEVELS = (1, 2, 3)
