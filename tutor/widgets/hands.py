"""Cards with their words: what the card component needs, for a visitor's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.cards import HAND_ORDER, Card
from engine.counting import thirds
from engine.seats import Seat
from puzzles.question import Mark
from tutor.session import Here
from tutor.widgets.cards.hand import Ask, HandCard, show_hand
from tutor.words import card_name, card_short, suit_name


def hand_card(
    visitor: Here,
    card: Card,
    mark: str | None = None,
    caption: str = "",
    group: str = "",
    *,
    tells_worth: bool = True,
) -> HandCard:
    """A card as the component shows and speaks it: "Karo-Cavall, 2⅓ Punkte"; without its
    worth where that would give an answer away."""
    name = card_name(card, visitor.language, visitor.dialect)
    if tells_worth:
        name = visitor.tell("card-worth", name=name, thirds=thirds([card]))
    return HandCard(
        card,
        name=name,
        short=card_short(card, visitor.language, visitor.dialect),
        mark=mark,  # type: ignore[arg-type]
        mark_name=visitor.tell(f"mark-{mark}") if mark else "",
        caption=caption,
        group=group,
    )


def hand_cards(
    visitor: Here,
    cards: Iterable[Card],
    marks: Mapping[Card, Mark | str] | None = None,
    *,
    tells_worth: bool = True,
) -> list[HandCard]:
    """Several cards in the given order, some of them marked."""
    found = marks or {}
    return [hand_card(visitor, card, found.get(card), tells_worth=tells_worth) for card in cards]


def all_cards(visitor: Here) -> list[HandCard]:
    """The pack for the board, each suit under its name."""
    return [
        hand_card(visitor, card, group=suit_name(card.suit, visitor.language))
        for card in HAND_ORDER
    ]


def show_trick(
    visitor: Here, trick: Sequence[Card], leader: Seat, key: str, label: str, *, is_to_play: bool
) -> None:
    """The cards of a trick in the order played, each under its seat, with an empty
    place for a visitor who is to play to it."""
    shown = [
        hand_card(visitor, card, caption=seat_name(visitor, leader.next(place)))
        for place, card in enumerate(trick)
    ]
    if is_to_play:
        shown.append(HandCard("empty", visitor.tell("card-to-come"), caption=visitor.tell("you")))
    show_hand(
        shown,
        Ask(label, mode="show"),
        key=key,
        style=visitor.style,
        text_twin=visitor.learner.text_twin,
    )


def seat_name(visitor: Here, seat: Seat) -> str:
    """A seat's short name, for a caption."""
    return visitor.tell(f"seat-short-{seat.name.lower()}")
