"""What a hand must have before its holder names a contract: the published bars.

They are those of the Linz academy, of Mair, Mayr and of the page of ``alpine``, as far
as they could be read (``claims`` tells the page's own in its own words). They serve the
players that go by rules of thumb, and weigh what an auction says about hands unseen.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, assert_never

from engine.cards import COLOURED_SUITS, KINGS, MOND, SKUS, SUIT_CARDS, TRULL, Card, CardSet, Suit
from engine.contracts import Bird, Contract, Game, Title
from engine.counting import thirds
from engine.evaluate.features import sure_tricks, unwanted_winners

_TAROCKS = SUIT_CARDS[Suit.TAROCKS].bits
_BIG = CardSet(card for card in SUIT_CARDS[Suit.TAROCKS] if card >= Card.T16).bits
_SUITS = tuple(SUIT_CARDS[suit].bits for suit in COLOURED_SUITS)
_LOWER_HALVES = tuple(
    (cards.bits, CardSet(sorted(cards)[: len(cards) // 2]).bits) for cards in SUIT_CARDS.values()
)

BIRD_BARS = {Bird.PAGAT: (6, 1), Bird.UHU: (7, 2), Bird.KAKADU: (8, 3), Bird.MARABU: (9, 3)}
"""Tarocks, and big ones among them, for a bird that is promised with the bid."""
SUIT_BARS = {Title.FARBENDREIER: (7, 75), Title.FARBENSOLO: (8, 90)}
"""Sure tricks, or card points in the suits in thirds, for a suit game."""


class Build(NamedTuple):
    """How a hand is built: its tarocks, the big ones from XVI up, Trull pieces and
    kings, and the suits it has no card of. ``has_top``: Sküs or Mond is there."""

    tarocks: int
    big: int
    trull: int
    kings: int
    voids: int
    has_top: bool

    @property
    def linz(self) -> int:
        """The count of Linz: a tarock 1, from XVI up 2, a king 1."""
        return self.tarocks + self.big + self.kings


def build(hand: CardSet) -> Build:
    """How that hand is built."""
    return _build(hand.bits)


@lru_cache(maxsize=256)
def _build(bits: int) -> Build:
    return Build(
        (bits & _TAROCKS).bit_count(),
        (bits & _BIG).bit_count(),
        (bits & TRULL.bits).bit_count(),
        (bits & KINGS.bits).bit_count(),
        sum(not bits & suit for suit in _SUITS),
        bool((bits >> SKUS | bits >> MOND) & 1),
    )


def is_worth(hand: CardSet, contract: Contract) -> bool:
    """Whether a hand reaches the bar of a contract. Whether it may be bid is not asked."""
    return shortfall(hand, contract) == 0


def shortfall(hand: CardSet, contract: Contract) -> int:
    """How far a hand is below the bar of a contract: about the number of tarocks, big
    tarocks, kings or tricks that it lacks, or has too many. Trischaken has no bar."""
    match contract.game:
        case Game.BLACK:
            return _short_in_black(hand, contract)
        case Game.SUIT:
            return _short_in_suit_game(hand.bits, contract.title)
        case Game.NEGATIVE:
            return _short_in_negative(hand.bits, contract.tricks or 0, contract.ouvert)
        case Game.TRISCHAKEN:
            return 0
        case _:
            assert_never(contract.game)


def _short_in_black(hand: CardSet, contract: Contract) -> int:
    own = _build(hand.bits)
    match contract.title:
        case Title.BESSERRUFER:
            bird = contract.bird or Bird.PAGAT
            tarocks, big = BIRD_BARS[bird]
            return (bird.card not in hand) + _lacks(own.tarocks, tarocks) + _lacks(own.big, big)
        case Title.SOLORUFER:
            lacks = (not own.has_top) + (not own.voids) + (not own.kings)
            return lacks + _lacks(own.tarocks, 5)
        case Title.DREIER:
            return _lacks(own.linz, 12) + _lacks(own.tarocks, 6) + (not own.trull)
        case Title.SOLODREIER:
            return _lacks(own.linz, 13) + _lacks(own.tarocks, 8) + _lacks(own.big, 4)
        case Title.SECHSERDREIER:
            return _lacks(own.linz, 10) + _lacks(own.tarocks, 6 if own.trull else 9)
        case _:
            return _lacks(own.linz, 7) + (not own.trull + own.kings + own.big)


def _lacks(has: int, least: int) -> int:
    return least - has if has < least else 0


@lru_cache(maxsize=256)
def _short_in_suit_game(bits: int, title: Title) -> int:
    """Tricks enough or points enough will do."""
    tricks, value = SUIT_BARS[title]
    suits = [_suit_facts(bits & suit) for suit in _SUITS]
    sure = sum(one.sure for one in suits)
    if bits >> SKUS & 1:
        sure += sure_tricks(CardSet.of_bits(bits & _TAROCKS))
    points = sum(one.points for one in suits)
    return min(_lacks(sure, tricks), (_lacks(points, value) + 8) // 9)


@lru_cache(maxsize=256)
def _short_in_negative(bits: int, aimed: int, ouvert: bool) -> int:  # noqa: FBT001 - as the row has it
    """One for every trick too many or too few, and for a shape that cannot hold."""
    hand = CardSet.of_bits(bits)
    winners = sum(_suit_facts(bits & suit).unwanted for suit in _SUITS)
    if winners <= aimed:
        winners += len(unwanted_winners(hand.tarocks))
    off = abs(winners - aimed) + has_forced_ruff(hand)
    return off + (ouvert and not lies_low(hand, aimed))


def has_forced_ruff(hand: CardSet) -> bool:
    """Whether a missing suit would make a tarock trump in: tarocks, and not all suits."""
    return bool(hand.bits & _TAROCKS) and any(not hand.bits & suit for suit in _SUITS)


def lies_low(hand: CardSet, aimed: int) -> bool:
    """Whether each suit holds two cards of its lower half, or none at all, so that even
    open cards give no hold; one suit more may fall short for each trick aimed at."""
    short = 0
    for suit, low in _LOWER_HALVES:
        held = hand.bits & suit
        short += bool(held) and (held & low).bit_count() < min(2, held.bit_count())
    return short <= aimed


class _Suit(NamedTuple):
    """What the cards of one suit are worth in a suit game, in thirds and sure tricks, and
    how many of them win unwanted tricks."""

    points: int
    sure: int
    unwanted: int


@cache
def _suit_facts(bits: int) -> _Suit:
    cards = CardSet.of_bits(bits)
    return _Suit(thirds(cards), sure_tricks(cards), len(unwanted_winners(cards)))
