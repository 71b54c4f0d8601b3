"""A deal from a seed: four hands of twelve and a talon of two halves (CO-5b)."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.cards import Card, CardSet
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Who holds what before the auction. ``hands`` runs from P1 to P4; the talon is
    two halves of three, and as a stack runs through the first half, then the second."""

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    talon: tuple[tuple[Card, Card, Card], tuple[Card, Card, Card]]

    def hand(self, seat: Seat) -> CardSet:
        """The twelve cards of a seat."""
        return self.hands[seat - 1]


def deal(seed: int) -> Deal:
    """The deal of that seed, the same on every machine: six cards each from
    forehand on, two times three to the talon, six cards each (GT-2a, GT-2b, PO-2,
    AL-2, CZ-2, DE-2)."""
    pack = shuffled(seed)
    first, talon, second = pack[:24], pack[24:30], pack[30:]
    hands = [CardSet(first[six : six + 6] + second[six : six + 6]) for six in (0, 6, 12, 18)]
    return Deal(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        talon=((talon[0], talon[1], talon[2]), (talon[3], talon[4], talon[5])),
    )


def shuffled(seed: int) -> list[Card]:
    """The pack in the order of that seed."""
    pack = list(Card)
    random.Random(seed).shuffle(pack)
    return pack
