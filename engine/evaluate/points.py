"""A count of card points as a table makes it, step by step."""

from __future__ import annotations

from collections.abc import Collection

from engine import counting
from engine.cards import Card
from engine.dialect import Dialect
from engine.parts import Method
from engine.reasons import Reason

_STEPS = {
    Method.THIRDS: counting.steps_in_thirds,
    Method.ROUNDED: counting.steps_rounded,
    Method.BASE_AND_PIPS: counting.steps_base_and_pips,
    Method.PACKETS: counting.steps_in_packets,
    Method.BLATT: counting.steps_in_packets,
}


def count_steps(cards: Collection[Card], dialect: Dialect | None = None) -> tuple[Reason, ...]:
    """The steps by which that dialect counts; in packets of three if none is named."""
    method = Method.PACKETS if dialect is None else dialect.counting.method
    return tuple(_STEPS[method](cards))
