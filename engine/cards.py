"""The pack: 54 cards, what beats what within a suit, and sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import Enum, IntEnum, StrEnum
from itertools import chain


class Suit(StrEnum):
    """The four suits and, as a suit like the others, the tarocks (CO-1)."""

    HEARTS = "H"
    DIAMONDS = "D"
    SPADES = "S"
    CLUBS = "C"
    TAROCKS = "T"


COLOURED_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)


class Rank(Enum):
    """What a card is, apart from its suit: a court, a pip card or a tarock."""

    KING = "K"
    QUEEN = "Q"
    KNIGHT = "N"
    JACK = "J"
    PIP = "pip"
    TAROCK = "tarock"


COURTS = (Rank.KING, Rank.QUEEN, Rank.KNIGHT, Rank.JACK)


class Card(IntEnum):
    """One of the 54 cards, named as in records: ``Card.T1`` … ``Card.T22`` (the
    Sküs), ``Card.HK`` (king of hearts), ``Card.S10``.

    N is the knight (Cavall). Within a suit the greater card is the stronger.
    """

    # Within a suit the stronger card has the greater number (CO-2, CO-3), so that
    # max() of cards of one suit is the highest of them.
    # fmt: off
    T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11 = range(11)
    T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, T22 = range(11, 22)
    H4, H3, H2, H1, HJ, HN, HQ, HK = range(22, 30)
    D4, D3, D2, D1, DJ, DN, DQ, DK = range(30, 38)
    S7, S8, S9, S10, SJ, SN, SQ, SK = range(38, 46)
    C7, C8, C9, C10, CJ, CN, CQ, CK = range(46, 54)
    # fmt: on

    @property
    def code(self) -> str:
        """House notation: ``T21``, ``HK``, ``C10``."""
        return self.name

    @property
    def suit(self) -> Suit:
        """The suit; tarock is one."""
        return _SUITS[self]

    @property
    def rank(self) -> Rank:
        """King, queen, knight, jack, pip card or tarock."""
        return _RANKS[self]

    @property
    def number(self) -> int | None:
        """What is printed on it: 1 to 22 on tarocks (22 is the Sküs), the pips
        on pip cards, nothing on courts."""
        return _NUMBERS[self]

    @property
    def is_tarock(self) -> bool:
        """Whether it is one of the 22 tarocks."""
        return self <= Card.T22

    def __str__(self) -> str:
        return self.name


def _rank(card: Card) -> Rank:
    if card.is_tarock:
        return Rank.TAROCK
    return Rank.PIP if card.name[1:].isdigit() else Rank(card.name[1:])


_SUITS = tuple(Suit(card.name[0]) for card in Card)
_RANKS = tuple(_rank(card) for card in Card)
_NUMBERS = tuple(int(card.name[1:]) if card.name[1:].isdigit() else None for card in Card)


class CardSet(AbstractSet[Card]):
    """Some cards of one pack, each at most once: a hand, a pile, what may be played.

    Immutable and hashable; a set like Python's own (``in``, ``|``, ``&``, ``-``),
    iterated as a hand is sorted: tarocks from the top, then each suit from the king.
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= 1 << card
        self.bits = bits

    @classmethod
    def of_bits(cls, bits: int) -> CardSet:
        """The cards whose bit (``1 << card``) is set."""
        made = cls.__new__(cls)
        made.bits = bits
        return made

    @classmethod
    def _from_iterable(cls, it: Iterable[Card]) -> CardSet:  # type: ignore[override]
        return cls(it)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return chain.from_iterable(
            sorted_part[self.bits >> shift & len(sorted_part) - 1] for shift, sorted_part in _PARTS
        )

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardSet):
            return self.bits == other.bits
        return NotImplemented

    def __hash__(self) -> int:
        return hash((CardSet, self.bits))

    def __and__(self, other: AbstractSet[object]) -> CardSet:
        return CardSet.of_bits(self.bits & _bits(other))

    def __or__(self, other: AbstractSet[Card]) -> CardSet:  # type: ignore[override]
        return CardSet.of_bits(self.bits | _bits(other))

    def __sub__(self, other: AbstractSet[object]) -> CardSet:
        return CardSet.of_bits(self.bits & ~_bits(other))

    def of(self, suit: Suit) -> CardSet:
        """Its cards of one suit."""
        return CardSet.of_bits(self.bits & SUIT_CARDS[suit].bits)

    @property
    def tarocks(self) -> CardSet:
        """Its tarocks."""
        return CardSet.of_bits(self.bits & SUIT_CARDS[Suit.TAROCKS].bits)

    @property
    def coloured(self) -> CardSet:
        """Its suit cards: all that are not tarocks."""
        return CardSet.of_bits(self.bits & ~SUIT_CARDS[Suit.TAROCKS].bits)

    def add(self, card: Card) -> CardSet:
        """The same cards and this one."""
        return CardSet.of_bits(self.bits | 1 << card)

    def remove(self, card: Card) -> CardSet:
        """The same cards without this one."""
        return CardSet.of_bits(self.bits & ~(1 << card))

    def __str__(self) -> str:
        """As a hand is written: ``T 22 17 3 / H K 4 / C Q 10``."""
        parts = []
        for suit in (Suit.TAROCKS, *COLOURED_SUITS):
            cards = self.of(suit)
            if cards:
                parts.append(" ".join([suit.value, *(card.code[1:] for card in cards)]))
        return " / ".join(parts)

    def __repr__(self) -> str:
        return f"<CardSet {self}>"


def _bits(cards: AbstractSet[object]) -> int:
    return cards.bits if isinstance(cards, CardSet) else CardSet(cards).bits  # type: ignore[arg-type]


HAND_ORDER: tuple[Card, ...] = tuple(
    sorted(Card, key=lambda card: ((Suit.TAROCKS, *COLOURED_SUITS).index(card.suit), -card))
)
"""The order in which a sorted hand is held: tarocks first, each suit from the top."""


def _part(shift: int, width: int) -> tuple[int, tuple[tuple[Card, ...], ...]]:
    """For every choice of some neighbouring cards these cards, the highest first.

    Looking a hand up in such tables is several times quicker than asking for each of
    the 54 cards, and hands are gone through all the time.
    """
    cards = [Card(shift + place) for place in reversed(range(width))]
    chosen = (tuple(c for c in cards if bits >> (c - shift) & 1) for bits in range(1 << width))
    return shift, tuple(chosen)


_PARTS = (_part(11, 11), _part(0, 11), *(_part(shift, 8) for shift in (22, 30, 38, 46)))

SUIT_CARDS: dict[Suit, CardSet] = {
    suit: CardSet(card for card in Card if card.suit is suit) for suit in Suit
}
NO_CARDS = CardSet()
PACK = CardSet(Card)
"""All 54 cards."""
PAGAT, UHU, MOND, SKUS = Card.T1, Card.T2, Card.T21, Card.T22
TRULL = CardSet((PAGAT, MOND, SKUS))
"""The three honours among the tarocks: Pagat, Mond and Sküs."""
KINGS = CardSet(card for card in Card if card.rank is Rank.KING)
QUEENS = CardSet(card for card in Card if card.rank is Rank.QUEEN)
