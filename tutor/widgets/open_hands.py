"""The hands of the other three, where all cards lie open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.seats import Seat
from engine.solver import Position as OpenCards
from tutor.session import Here
from tutor.widgets.cards.hand import Ask, HandCard, show_hand
from tutor.widgets.hands import hand_card, seat_name


def show_others(visitor: Here, ending: OpenCards, key: str) -> None:
    """The other hands in order of play after one's own, each under its seat and what it
    plays as. A card that lies in the trick already comes first and is marked."""
    show_hand(
        list(_cards(visitor, ending)),
        Ask(visitor.tell("others-hands"), mode="show"),
        key=key,
        style=visitor.style,
        text_twin=visitor.learner.text_twin,
    )


def _cards(visitor: Here, ending: OpenCards) -> Iterator[HandCard]:
    for places in (1, 2, 3):
        seat = ending.turn.next(places)
        title = seat_title(visitor, ending, seat)
        place = (seat - ending.leader) % 4
        if place < len(ending.trick):
            lying = hand_card(visitor, ending.trick[place], "marked", group=title)
            yield replace(lying, mark_name=visitor.tell("mark-lying"))
        yield from (hand_card(visitor, card, group=title) for card in ending.hand(seat))


def seat_title(visitor: Here, ending: OpenCards, seat: Seat) -> str:
    """A seat with what it plays as: "Dealer (declarer)"."""
    name = seat_name(visitor, seat)
    if seat is ending.declarer:
        return f"{name} ({visitor.tell('plays-declarer')})"
    if seat is ending.partner:
        return f"{name} ({visitor.tell('plays-partner')})"
    return name
