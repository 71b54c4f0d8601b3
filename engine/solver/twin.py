"""The solver in plain Python and without bounds: what the compiled one is held to.

It remembers positions at the start of a trick only. Seven cards a hand take it a
moment, twelve are beyond it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import CardSet
from engine.counting import thirds
from engine.solver.follow import (
    EARLY,
    GAME,
    NEGATIVE,
    SIDE,
    legal,
    rules_of,
    suit_of,
    takes,
    winner,
)
from engine.solver.machine import TRULL, bit, bits, card
from engine.solver.position import Position

Hands = tuple[int, int, int, int]


class Spent(Exception):  # noqa: N818 - no error: the search stops here
    """The nodes that were allowed are used up."""


def worth(cards: int) -> int:
    """The thirds of the cards of some bits."""
    return thirds(CardSet(card(1 << place) for place in range(54) if cards >> place & 1))


WORTH = [worth(1 << place) for place in range(54)]


@dataclass
class Twin:
    """One hand being searched: its rules, what is remembered, the nodes so far."""

    position: Position
    budget: int | None = None
    nodes: int = 0
    rules: list[int] = field(init=False)
    known: dict[tuple[Hands, int], tuple[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rules = rules_of(self.position)
        self.is_negative = self.rules[GAME] == NEGATIVE

    def reaches(self, need: int, position: Position | None = None) -> bool:
        """Whether the declarer's side still gets that many thirds; in a negative game,
        whether the declarer still takes exactly that many tricks.

        Raises Spent where the budget does not do.
        """
        asked = position or self.position
        one, two, three, four = (bits(hand) for hand in asked.hands)
        trick = [bit(lying) for lying in asked.trick]
        number = asked.tricks_played + 1
        hands, leader = (one, two, three, four), asked.leader - 1
        if not trick:
            return self._lead(hands, leader, number, need)
        return self._turn(hands, leader, trick, number, need)

    def _lead(self, hands: Hands, leader: int, number: int, need: int) -> bool:
        if not hands[leader]:
            return need <= 0 if not self.is_negative else need == 0
        if self.is_negative:
            return self._exactly(hands, leader, number, need)
        low, high = self.known.get((hands, leader), (0, 210))
        if low < need <= high:
            if self._turn(hands, leader, [], number, need):
                low = need
            else:
                high = need - 1
            old_low, old_high = self.known.get((hands, leader), (0, 210))
            self.known[hands, leader] = max(low, old_low), min(high, old_high)
        return need <= low

    def _exactly(self, hands: Hands, leader: int, number: int, need: int) -> bool:
        if not 0 <= need <= hands[leader].bit_count():
            return False
        key = hands, leader
        asked, answered = self.known.get(key, (0, 0))
        if not asked >> need & 1:
            found = self._turn(hands, leader, [], number, need)
            asked, answered = self.known.get(key, (0, 0))
            asked, answered = asked | 1 << need, answered | found << need
            self.known[key] = asked, answered
        return bool(answered >> need & 1)

    def _turn(self, hands: Hands, leader: int, trick: list[int], number: int, need: int) -> bool:
        self.nodes += 1
        if self.budget is not None and self.nodes > self.budget:
            raise Spent
        if len(trick) == 4:
            return self._taken(hands, leader, trick, number, need)
        seat = (leader + len(trick)) % 4
        ours = bool(self.rules[SIDE] >> seat & 1)
        for one in self._choices(hands, seat, trick, number):
            left = list(hands)
            left[seat] &= ~one
            after = (left[0], left[1], left[2], left[3])
            if self._turn(after, leader, [*trick, one], number, need) is ours:
                return ours
        return not ours

    def _taken(self, hands: Hands, leader: int, trick: list[int], number: int, need: int) -> bool:
        seat = (leader + winner(self.rules, suit_of(trick[0]), trick)) % 4
        if self.rules[SIDE] >> seat & 1:
            need -= 1 if self.is_negative else sum(WORTH[_place(one)] for one in trick)
        return self._lead(hands, seat, number + 1, need)

    def _choices(self, hands: Hands, seat: int, trick: list[int], number: int) -> list[int]:
        """The legal cards, one of those that nobody could tell apart."""
        led, high, lying = suit_of(trick[0]) if trick else 0, 0, 0
        for one in trick:
            lying |= one
            high = one if not high or takes(self.rules, led, high, one) else high
        may = legal(self.rules, hands[seat], led, high, lying, number)
        foreign = (hands[0] | hands[1] | hands[2] | hands[3] | lying) & ~hands[seat]
        chosen: list[int] = []
        last = 0
        for one in (1 << place for place in range(54)):
            if may & one and not (last and self._is_like(last, one)):
                chosen.append(one)
            if (may | foreign) & one:
                last = one if may & one else 0
        return chosen

    def _is_like(self, lower: int, one: int) -> bool:
        """Whether two cards with nothing between them do the same in every way."""
        is_equal = self.is_negative or WORTH[_place(lower)] == WORTH[_place(one)]
        apart = TRULL | self.rules[EARLY]
        return is_equal and suit_of(lower) == suit_of(one) and not (lower | one) & apart


def _place(one: int) -> int:
    return one.bit_length() - 1
