"""Compiles the solver's functions where numba is there; plain Python runs them elsewhere.

Cards are bits of an int: the four suits of eight cards from bit 0, the 22 tarocks from
bit 32, so that within the suit led, and of tarocks over suits, the greater bit wins.
"""

from __future__ import annotations

from engine.cards import Card, CardSet

TAROCKS = (1 << 54) - (1 << 32)
PAGAT, MOND, SKUS = 1 << 32, 1 << 52, 1 << 53
TRULL = PAGAT | MOND | SKUS
JACKS, KNIGHTS, QUEENS, KINGS = (0x10101010 << rank for rank in range(4))
PLAIN = (0x0F0F0F0F | TAROCKS) & ~TRULL
"""The cards worth one third."""


def bits(cards: CardSet) -> int:
    """The bits of cards."""
    return cards.bits >> 22 | (cards.bits & (1 << 22) - 1) << 32


def bit(card: Card) -> int:
    """The bit of a card."""
    return 1 << (card - 22 if card >= 22 else card + 32)


def card(one: int) -> Card:
    """The card of a bit."""
    place = one.bit_length() - 1
    return Card(place - 32 if place >= 32 else place + 22)


def count(cards: int) -> int:
    """How many cards."""
    return cards.bit_count()


def place(card: int) -> int:
    """The place of the bit of a card, from 0."""
    return card.bit_length() - 1


def lowest(cards: int) -> int:
    """The card with the lowest bit."""
    return cards & -cards


def highest(cards: int) -> int:
    """The card with the highest bit; there must be one."""
    return 1 << cards.bit_length() - 1
