"""All 54 cards to pick a hand from: the hand component with a heading per suit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from engine.cards import Card
from tutor.widgets.cards.faces import Style
from tutor.widgets.cards.hand import Ask, HandCard, show_hand

HAND_SIZE = 12


def board(
    cards: Sequence[HandCard],
    ask: Ask,
    *,
    key: str,
    style: Style,
    on_submit: Callable[[], None],
    selected: Collection[Card] = (),
    text_twin: bool = False,
) -> None:
    """Show the pack, to tap a hand of twelve.

    ``cards`` are all 54 in ``HAND_ORDER``, each with its suit as ``group``. What ``ask``
    says of mode, ``least`` and ``limit`` does not count: it is always exactly twelve.
    Cards have indices here whatever the style says, since only their upper halves are
    seen. ``submitted(key)`` gives the cards; check that they are twelve.
    """
    show_hand(
        cards,
        replace(ask, mode="choose", least=HAND_SIZE, limit=HAND_SIZE),
        key=key,
        style=replace(style, indices=True),
        on_submit=on_submit,
        selected=selected,
        text_twin=text_twin,
    )
