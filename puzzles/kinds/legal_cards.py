"""``legal-cards``: which cards of the hand may be played now?"""

from __future__ import annotations

import random

from engine.cards import CardSet
from engine.dialect import Dialect
from engine.rules.judge import judge_play
from puzzles import explain
from puzzles import phrases as ph
from puzzles.position import Position
from puzzles.question import ChooseCards, Question
from puzzles.themes import find_turn

NAME = "legal-cards"
VERSION = 1


def is_at(_dialect: Dialect) -> bool:
    """Every table plays cards."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A turn from a hand in play. Raises LookupError if none comes up."""
    return find_turn(dialect, level, rng)[0].position


def pose(position: Position) -> Question:
    """The question which cards of this hand may be played."""
    verdict = judge_play(position.view)
    right = CardSet(verdict.legal)
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_LEGAL_CARDS(),
        context=explain.context(position),
        answer=ChooseCards(position.hand, right),
        explanation=explain.play_lines(position, verdict),
        hints=(
            *explain.play_hints(position, verdict),
            ph.NARROWED_TO_NUMBER(number=len(right), of=len(position.hand)),
        ),
        about_cards=tuple(verdict.illegal.items()),
        elsewhere=explain.legal_elsewhere(position),
    )
