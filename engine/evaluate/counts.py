"""The counts of a hand that players do in their heads, card by card.

The 12-count is that of ``alpine`` (AL 4.5). The Linz tarock academy, Markus Mair and
Wolfgang Mayr count alike, but for them the big tarocks begin one card higher.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from engine import rulebook as rb
from engine.cards import KINGS, PACK, SUIT_CARDS, Card, CardSet, Suit
from engine.evaluate.chances import HAND, Distribution, among, at_least, below
from engine.reasons import Reason, Rule


@dataclass(frozen=True, slots=True)
class Scale:
    """A way to count: a big tarock, from ``lowest_big`` up, 2; another 1; a king 1.

    ``big`` and ``tarock`` are the rules that say so of a tarock."""

    lowest_big: Card
    big: Rule
    tarock: Rule

    @property
    def big_tarocks(self) -> CardSet:
        """The tarocks that count 2."""
        return CardSet(card for card in PACK.tarocks if card >= self.lowest_big)


TWELVE = Scale(Card.T15, rb.TWELVE_BIG_TAROCK, rb.TWELVE_TAROCK)
LINZ = Scale(Card.T16, rb.LINZ_BIG_TAROCK, rb.LINZ_TAROCK)


@dataclass(frozen=True, slots=True)
class Item:
    """One card's share of a count, with its reason."""

    card: Card
    count: int
    reason: Reason


def count_items(hand: Iterable[Card], scale: Scale) -> tuple[Item, ...]:
    """What each card adds to a count."""
    return tuple(_item(card, scale) for card in CardSet(hand))


def count(hand: Iterable[Card], scale: Scale) -> int:
    """The count of a hand."""
    ones, twos = _counting(scale)
    bits = hand.bits if isinstance(hand, CardSet) else CardSet(hand).bits
    return (bits & ones).bit_count() + (bits & twos).bit_count()


def twelve_count_items(hand: Iterable[Card]) -> tuple[Item, ...]:
    """What each card adds to the 12-count: a tarock 1, from XV up 2, a king 1,
    any other card nothing."""
    return count_items(hand, TWELVE)


def twelve_count(hand: Iterable[Card]) -> int:
    """The 12-count of a hand."""
    return count(hand, TWELVE)


def linz_count_items(hand: Iterable[Card]) -> tuple[Item, ...]:
    """What each card adds to the Linz count: as in the 12-count, but the XV only 1."""
    return count_items(hand, LINZ)


def linz_count(hand: Iterable[Card]) -> int:
    """The Linz count of a hand."""
    return count(hand, LINZ)


def _item(card: Card, scale: Scale) -> Item:
    if card.is_tarock and card >= scale.lowest_big:
        return Item(card, 2, scale.big(card=card))
    if card.is_tarock:
        return Item(card, 1, scale.tarock(card=card))
    if card in KINGS:
        return Item(card, 1, rb.TWELVE_KING(card=card))
    return Item(card, 0, rb.TWELVE_NOTHING(card=card))


@cache
def _counting(scale: Scale) -> tuple[int, int]:
    """The cards that count, and those that count once more, as bits."""
    items = count_items(PACK, scale)
    ones = CardSet(item.card for item in items if item.count >= 1)
    twos = CardSet(item.card for item in items if item.count == 2)
    return ones.bits, twos.bits


# ------------------------------------------------------------------------- how often


@cache
def distribution(scale: Scale) -> Distribution:
    """How often twelve cards count exactly so much: the nth entry for n."""
    ones, twos = _counting(scale)
    big, others = twos.bit_count(), ones.bit_count() - twos.bit_count()
    ways = [0] * (2 * HAND + 1)
    for bigs in range(big + 1):
        for small in range(HAND - bigs + 1):
            rest = comb(len(PACK) - big - others, HAND - bigs - small)
            ways[2 * bigs + small] += comb(big, bigs) * comb(others, small) * rest
    while not ways[-1]:
        ways.pop()
    return tuple(Fraction(number, comb(len(PACK), HAND)) for number in ways)


def percentile(counted: int, scale: Scale = TWELVE) -> Fraction:
    """The share of hands that count less."""
    return below(distribution(scale), counted)


def standing(counted: int, scale: Scale = TWELVE) -> Reason:
    """Where a count stands: it is more than that of so many of a hundred hands."""
    return rb.COUNT_STANDING(count=counted, percent=int(100 * percentile(counted, scale)))


@cache
def reaches(least: int, tarocks: int, scale: Scale = TWELVE) -> Fraction:
    """The chance that a hand with so many tarocks counts that much or more."""
    big = len(scale.big_tarocks)
    bigs = among(big, len(SUIT_CARDS[Suit.TAROCKS]), tarocks)
    kings = among(len(KINGS), len(PACK.coloured), HAND - tarocks)
    return sum(
        (
            chance * at_least(kings, max(0, least - tarocks - held))
            for held, chance in enumerate(bigs)
        ),
        Fraction(0),
    )
