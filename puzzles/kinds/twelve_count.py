"""``twelve-count``: the quick count of a hand (AL 4.5)."""

from __future__ import annotations

import random

from engine import rulebook as rb
from engine.cards import KINGS, Card, CardSet
from engine.deal import deal
from engine.dialect import Dialect
from engine.evaluate.counts import twelve_count, twelve_count_items
from engine.seats import Seat
from puzzles import phrases as ph
from puzzles.position import Position
from puzzles.question import EnterNumber, Line, Question, Unit

NAME = "twelve-count"
VERSION = 1

_DEALS_TO_TRY = 200


def is_at(_dialect: Dialect) -> bool:
    """The count looks only at the cards, so it can be done at every table."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """Twelve dealt cards: few tarocks, any hand, or many with XIIII or XV among them."""
    seat = rng.choice(tuple(Seat))
    hand = deal(rng.getrandbits(48)).hand(seat)
    for _ in range(_DEALS_TO_TRY):
        if _is_of(level, hand):
            break
        hand = deal(rng.getrandbits(48)).hand(seat)
    return Position(dialect, hand=hand, seat=seat)


def _is_of(level: int, hand: CardSet) -> bool:
    tarocks = len(hand.tarocks)
    if level == 1:
        return 2 <= tarocks <= 4
    if level == 2:
        return tarocks >= 4
    on_the_line = bool(hand & CardSet((Card.T14, Card.T15)))
    return tarocks >= 6 and on_the_line and bool(hand & KINGS)


def pose(position: Position) -> Question:
    """The question what the hand counts."""
    hand = position.hand
    total = twelve_count(hand)
    items = twelve_count_items(hand)
    low = max(0, total - total % 3)
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_TWELVE_COUNT(),
        context=(),
        answer=EnterNumber(total, Unit.COUNT),
        explanation=(Line(rb.TWELVE_TOTAL(count=total)),),
        hints=(
            ph.LOOK_AT_TAROCKS_AND_KINGS(tarocks=len(hand.tarocks), kings=len(hand & KINGS)),
            ph.PRINCIPLE_TWELVE(),
            ph.NARROWED_TO_RANGE(low=low, high=low + 3),
        ),
        about_cards=tuple((item.card, (item.reason,)) for item in items),
        steps=tuple(item.reason for item in items if item.count),
    )
