"""The 12-count of a hand, card by card (AL 4.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine import rulebook as rb
from engine.cards import KINGS, Card, CardSet
from engine.reasons import Reason

LOWEST_BIG_TAROCK = Card.T15


@dataclass(frozen=True, slots=True)
class Item:
    """One card's share of a count, with its reason."""

    card: Card
    count: int
    reason: Reason


def twelve_count_items(hand: Iterable[Card]) -> tuple[Item, ...]:
    """What each card adds to the 12-count: a tarock 1, from XV up 2, a king 1,
    any other card nothing."""
    return tuple(_item(card) for card in CardSet(hand))


def twelve_count(hand: Iterable[Card]) -> int:
    """The 12-count of a hand."""
    return sum(item.count for item in twelve_count_items(hand))


def _item(card: Card) -> Item:
    if card.is_tarock and card >= LOWEST_BIG_TAROCK:
        return Item(card, 2, rb.TWELVE_BIG_TAROCK(card=card))
    if card.is_tarock:
        return Item(card, 1, rb.TWELVE_TAROCK(card=card))
    if card in KINGS:
        return Item(card, 1, rb.TWELVE_KING(card=card))
    return Item(card, 0, rb.TWELVE_NOTHING(card=card))
