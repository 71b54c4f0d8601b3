"""Dealing cards to places of which each has its room and cards it cannot hold.

The cards that may not lie everywhere are dealt first, those with the fewest places before
the others; each goes to one of its places with a chance in proportion to the room there.
The others are shuffled into what is left. The weight that comes with each result makes up
for what this prefers: accepted in proportion to it, all results are equally likely. Only
where this way has failed ``FRESH_STARTS`` times is a card squeezed in by moving others, and
then some results are a little likelier; but as long as there is a way to deal, one is found.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

FRESH_STARTS = 12
"""Tries to deal without moving a card on."""


class Place(NamedTuple):
    """Where cards may lie: room for so many of those whose bit is set in ``may``."""

    room: int
    may: int


class Dealt(NamedTuple):
    """The cards of each place, as bits, and the weight of the result."""

    cards: list[int]
    weight: float


@dataclass
class Dealing:
    """Some cards, each a bit, and the places that take all of them together."""

    cards: Sequence[int]
    places: Sequence[Place]
    free: list[int] = field(init=False)
    bound: list[tuple[int, tuple[int, ...]]] = field(init=False)
    """The cards that may not lie everywhere, each with its places."""

    def __post_init__(self) -> None:
        open_places = [nth for nth, place in enumerate(self.places) if place.room]
        self.free, self.bound = [], []
        for card in self.cards:
            allowed = tuple(nth for nth in open_places if self.places[nth].may & card)
            if len(allowed) == len(open_places):
                self.free.append(card)
            else:
                self.bound.append((card, allowed))
        self.bound.sort(key=lambda one: (len(one[1]), one))
        self._places_of = dict(self.bound)
        orders = math.prod(math.factorial(place.room) for place in self.places)
        self._weight = math.factorial(len(self.free)) / orders

    def draw(self, rng: random.Random) -> Dealt | None:
        """One way to deal them; None if there is none."""
        for _ in range(FRESH_STARTS):
            dealt = self._deal(rng, is_last=False)
            if dealt is not None:
                return dealt
        return self._deal(rng, is_last=True)

    def _deal(self, rng: random.Random, *, is_last: bool) -> Dealt | None:
        """One try; where a card finds no room it fails, or if it is the last one lets
        others move on."""
        room = [place.room for place in self.places]
        held: list[list[int]] = [[] for _ in self.places]
        weight = self._weight
        for card, allowed in self.bound:
            total = sum([room[nth] for nth in allowed])
            if not total:
                if not is_last or not self._make_room(card, room, held, set()):
                    return None
                continue
            weight *= total
            mark = rng.random() * total
            for nth in allowed:
                mark -= room[nth]
                if mark < 0:
                    break
            room[nth] -= 1
            held[nth].append(card)
        self.free.sort(key=lambda _: rng.random())
        dealt, start = [], 0
        for nth, left in enumerate(room):
            dealt.append(sum(held[nth]) + sum(self.free[start : start + left]))
            start += left
        return Dealt(dealt, weight)

    def _make_room(
        self, card: int, room: list[int], held: list[list[int]], asked: set[int]
    ) -> bool:
        """Puts a card whose places are full into one of them, others moving on; False if
        that is impossible, however they move."""
        for nth in self._places_of[card]:
            if nth in asked:
                continue
            asked.add(nth)
            if room[nth]:
                room[nth] -= 1
                held[nth].append(card)
                return True
            for other in held[nth]:
                if self._make_room(other, room, held, asked):
                    held[nth].remove(other)
                    held[nth].append(card)
                    return True
        return False
