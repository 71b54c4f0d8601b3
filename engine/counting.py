"""Card points: one counter, in thirds of a point, and the ways people count.

The pack holds 210 thirds, which is 70 points (CO 1.3). Every method below ends at
the same number; they differ only in the steps that a person follows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from engine import rulebook as rb
from engine.cards import HAND_ORDER, KINGS, TRULL, Card, CardSet, Rank
from engine.reasons import Reason

PACK_THIRDS = 210
_RAW_OF_RANK = {Rank.KING: 5, Rank.QUEEN: 4, Rank.KNIGHT: 3, Rank.JACK: 2}
RAW: dict[Card, int] = {
    card: 5 if card in TRULL else _RAW_OF_RANK.get(card.rank, 1) for card in Card
}
"""The value printed in tables, before two are taken off every three cards."""

_WORTH = tuple(
    (3 * value - 2, CardSet(card for card in Card if RAW[card] == value).bits)
    for value in sorted(set(RAW.values()))
)
"""For each worth in thirds the cards that have it, as bits: whole piles at once."""


def raw(cards: Iterable[Card]) -> int:
    """The sum of the table values: 5 for kings and the Trull, 4 3 2 for the other
    courts, 1 for anything else."""
    return sum(RAW[card] for card in cards)


def pips(cards: Iterable[Card]) -> int:
    """The value above a plain card: 4 for kings and the Trull, 3 2 1, else none."""
    return sum(RAW[card] - 1 for card in cards)


def thirds(cards: Iterable[Card]) -> int:
    """What the cards are worth, in thirds of a card point: three times the table
    value of each, less two."""
    if isinstance(cards, CardSet):
        return sum(worth * (cards.bits & bits).bit_count() for worth, bits in _WORTH)
    return sum(3 * RAW[card] - 2 for card in cards)


def base(number_of_cards: int) -> int:
    """A third of the number of cards, to the nearest whole number (AL-14)."""
    return (number_of_cards + 1) // 3


def rounded(count_in_thirds: int) -> int:
    """A count in thirds as whole points, to the nearest."""
    return (count_in_thirds + 1) // 3


def points_and_blatt(count_in_thirds: int) -> tuple[int, int]:
    """A count in thirds as points and Blatt, the thirds left over (DE-14)."""
    return divmod(count_in_thirds, 3)


def has_trull(cards: Collection[Card]) -> bool:
    """Whether Pagat, Mond and Sküs are all among the cards."""
    return CardSet(cards) >= TRULL


def has_four_kings(cards: Collection[Card]) -> bool:
    """Whether all four kings are among the cards."""
    return CardSet(cards) >= KINGS


def has_honneurs(cards: Collection[Card]) -> bool:
    """Whether at least five of the seven kings and Trull cards are there (GT-8i)."""
    return len(CardSet(cards) & (KINGS | TRULL)) >= 5


@dataclass(frozen=True, slots=True)
class Packet:
    """Up to three cards that are counted together.

    Three cards count their table values less two; fewer count one less per card,
    and leave that many Blatt over.
    """

    cards: tuple[Card, ...]

    @property
    def is_full(self) -> bool:
        """Whether it holds three cards."""
        return len(self.cards) == 3

    @property
    def raw(self) -> int:
        """The sum of the table values."""
        return raw(self.cards)

    @property
    def points(self) -> int:
        """Whole points of the packet."""
        return self.raw - (2 if self.is_full else len(self.cards))

    @property
    def blatt(self) -> int:
        """Thirds left over: none for a full packet."""
        return 0 if self.is_full else len(self.cards)


def packets(cards: Collection[Card]) -> tuple[Packet, ...]:
    """The cards in packets of three as a practised counter lays them.

    A card of value goes with two plain ones as long as there are any, so that the
    packet is worth what the card says; what is left over stands last.
    """
    ordered = [card for card in HAND_ORDER if card in CardSet(cards)]
    counters = sorted((card for card in ordered if RAW[card] > 1), key=RAW.__getitem__)
    plain = [card for card in ordered if RAW[card] == 1]
    made = []
    while counters and len(plain) >= 2:
        made.append(Packet((counters.pop(), plain.pop(0), plain.pop(0))))
    rest = [*reversed(counters), *plain]
    made += [Packet(tuple(rest[start : start + 3])) for start in range(0, len(rest), 3)]
    return tuple(made)


def steps_in_packets(cards: Collection[Card]) -> Iterator[Reason]:
    """The count in packets of three, a step a packet (CZ-14, DE-14)."""
    for packet in packets(cards):
        if packet.is_full:
            yield rb.COUNT_PACKET(cards=packet.cards, raw=packet.raw, points=packet.points)
        else:
            yield rb.COUNT_LEFTOVER(
                cards=packet.cards, raw=packet.raw, points=packet.points, blatt=packet.blatt
            )
    points = sum(packet.points for packet in packets(cards))
    blatt = sum(packet.blatt for packet in packets(cards))
    yield rb.COUNT_PACKETS_TOTAL(points=points, blatt=blatt)


def steps_in_thirds(cards: Collection[Card]) -> Iterator[Reason]:
    """The exact count, a step for each value of card that is there (GT-14)."""
    pile = CardSet(cards)
    for value in (5, 4, 3, 2, 1):
        equal = tuple(card for card in pile if RAW[card] == value)
        if equal:
            yield rb.COUNT_CARDS_OF_VALUE(cards=equal, each=3 * value - 2, thirds=thirds(equal))
    yield rb.COUNT_THIRDS_TOTAL(thirds=thirds(pile))


def steps_rounded(cards: Collection[Card]) -> Iterator[Reason]:
    """The exact count, rounded once at the end (PO-14)."""
    yield from steps_in_thirds(cards)
    yield rb.COUNT_ROUNDED(thirds=thirds(cards), points=rounded(thirds(cards)))


def steps_base_and_pips(cards: Collection[Card]) -> Iterator[Reason]:
    """A third of the number of cards, and the pips on them (AL-14)."""
    pile = CardSet(cards)
    carriers = tuple(card for card in pile if RAW[card] > 1)
    base_count, pip_count = base(len(pile)), pips(pile)
    yield rb.COUNT_BASE(number=len(pile), base=base_count)
    yield rb.COUNT_PIPS(cards=carriers, pips=pip_count)
    yield rb.COUNT_BASE_AND_PIPS(base=base_count, pips=pip_count, points=base_count + pip_count)
