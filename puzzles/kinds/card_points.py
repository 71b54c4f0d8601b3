"""``card-points``: what is this pile worth?"""

from __future__ import annotations

import random

from engine.cards import Card, CardSet
from engine.counting import RAW, rounded, thirds
from engine.dialect import Dialect
from engine.evaluate.points import count_steps
from engine.parts import Method
from engine.reasons import Reason
from puzzles import phrases as ph
from puzzles.position import Position
from puzzles.question import EnterNumber, Line, Question, Unit
from puzzles.situations import finished_tricks, play_out, set_up
from puzzles.themes import plain_contracts

NAME = "card-points"
VERSION = 1

_UNITS = {
    Method.THIRDS: Unit.THIRDS,
    Method.ROUNDED: Unit.POINTS,
    Method.BASE_AND_PIPS: Unit.POINTS,
    Method.PACKETS: Unit.THIRDS,
    Method.BLATT: Unit.BLATT,
}
_PROMPTS = {
    Unit.POINTS: ph.ASK_POINTS_ROUNDED,
    Unit.THIRDS: ph.ASK_POINTS_EXACT,
    Unit.BLATT: ph.ASK_POINTS_BLATT,
}
_PRINCIPLES = {
    Method.THIRDS: ph.PRINCIPLE_THIRDS,
    Method.ROUNDED: ph.PRINCIPLE_THIRDS,
    Method.BASE_AND_PIPS: ph.PRINCIPLE_BASE_AND_PIPS,
    Method.PACKETS: ph.PRINCIPLE_PACKETS,
    Method.BLATT: ph.PRINCIPLE_PACKETS,
}


def is_at(_dialect: Dialect) -> bool:
    """Every table counts."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """Captured cards: a packet of three, one or two tricks, or a side's whole pile."""
    contract = rng.choice(plain_contracts(dialect))
    tricks = [one.trick for one in finished_tricks(play_out(set_up(dialect, contract, rng), rng))]
    worth = [trick for trick in tricks if any(RAW[card] > 1 for card in trick)]
    return Position(dialect, contract, pile=CardSet(_pile(level, worth or tricks, rng)))


def _pile(level: int, tricks: list[tuple[Card, ...]], rng: random.Random) -> list[Card]:
    if level == 1:
        return rng.sample(_counters_first(rng.choice(tricks)), 3)
    number = rng.choice((1, 2)) if level == 2 else rng.randint(4, 7)
    chosen = rng.sample(tricks, min(number, len(tricks)))
    return [card for trick in chosen for card in trick]


def _counters_first(trick: tuple[Card, ...]) -> list[Card]:
    return sorted(trick, key=RAW.__getitem__, reverse=True)[:3]


def pose(position: Position) -> Question:
    """The question how many card points the pile holds, as the table counts them."""
    pile, method = position.pile, position.dialect.counting.method
    unit = _UNITS[method]
    exact = thirds(pile)
    right = rounded(exact) if unit is Unit.POINTS else exact
    return Question(
        kind=NAME,
        position=position,
        prompt=_PROMPTS[unit](number=len(pile)),
        context=(ph.AT_TABLE(dialect=position.dialect.table),),
        answer=EnterNumber(right, unit),
        explanation=(Line(count_steps(pile, position.dialect)[-1]),),
        hints=(
            ph.LOOK_AT_COUNTERS(cards=tuple(card for card in pile if RAW[card] > 1)),
            _PRINCIPLES[method](),
            _range(exact),
        ),
        steps=count_steps(pile, position.dialect),
    )


def _range(exact: int) -> Reason:
    """Five whole points in which the answer lies."""
    low = exact // 3 // 5 * 5
    return ph.NARROWED_TO_RANGE(low=low, high=low + 5)
