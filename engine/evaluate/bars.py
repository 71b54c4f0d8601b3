"""What a hand must have before its holder names a contract.

They began as the bars of the Linz academy, of Mair, Mayr and of the page of ``alpine``, as
far as they could be read (``claims`` and ``criteria`` tell those in their own words). Where
our players lost with them they were raised: birds, suit games, Solodreier, games without a
trick. They serve the players that go by rules of thumb, and weigh what an auction says about
hands unseen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from engine.cards import MOND, SKUS, SUIT_CARDS, Card, CardSet, Suit
from engine.contracts import Bird, Contract, Game, Title
from engine.evaluate.features import Features, features

BIRD_BARS = {Bird.PAGAT: (6, 1), Bird.UHU: (7, 2), Bird.KAKADU: (8, 3), Bird.MARABU: (9, 3)}
"""Tarocks, and big ones among them, for a bird that is promised with the bid, as published."""
BIRD_MARGIN = 1
"""Tarocks that our players need beyond that."""
SUIT_BARS = {Title.FARBENDREIER: (5, 72), Title.FARBENSOLO: (6, 81)}
"""Sure tricks, and with them card points in hand in thirds, for a suit game."""

TINY_TAROCKS, TINY = 3, Card.T12
"""Tarocks that do not spoil a Bettler: so many, and none above that one."""

_TOPS = 1 << SKUS | 1 << MOND
_HIGH = CardSet(card for card in SUIT_CARDS[Suit.TAROCKS] if card > TINY).bits
_LOWEST = tuple(
    (cards.bits, CardSet(sorted(cards)[: 3 * len(cards) // 8]).bits)
    for cards in SUIT_CARDS.values()
)


def is_worth(hand: CardSet, contract: Contract) -> bool:
    """Whether a hand reaches the bar of a contract. Whether it may be bid is not asked."""
    return shortfall(hand, contract) == 0


def shortfall(hand: CardSet, contract: Contract) -> int:
    """How far a hand is below the bar of a contract: about the number of tarocks, big
    tarocks, kings or tricks that it lacks, or has too many. Trischaken has no bar."""
    own = _features(hand.bits)
    match contract.game:
        case Game.BLACK:
            return _short_in_black(hand, own, contract)
        case Game.SUIT:
            tricks, value = SUIT_BARS[contract.title]
            return _lacks(own.sure_tricks, tricks) + (_lacks(own.thirds, value) + 8) // 9
        case Game.NEGATIVE:
            return _short_in_negative(hand, own, contract)
        case Game.TRISCHAKEN:
            return 0
        case _:
            assert_never(contract.game)


@lru_cache(maxsize=256)
def _features(bits: int) -> Features:
    """The shape of a hand, which several contracts ask for in turn."""
    return features(CardSet.of_bits(bits))


def linz_count(own: Features) -> int:
    """The count of Linz from the shape of a hand."""
    return own.tarocks + own.big_linz + len(own.kings)


def _short_in_black(hand: CardSet, own: Features, contract: Contract) -> int:
    count, tarocks, big = linz_count(own), own.tarocks, own.big_linz
    match contract.title:
        case Title.BESSERRUFER:
            bird = contract.bird or Bird.PAGAT
            least, least_big = BIRD_BARS[bird]
            return (
                (bird.card not in hand)
                + _lacks(tarocks, least + BIRD_MARGIN)
                + _lacks(big, least_big)
            )
        case Title.SOLORUFER:
            lacks = (not hand.bits & _TOPS) + (not own.voids) + (not own.kings)
            return lacks + _lacks(tarocks, 5)
        case Title.DREIER:
            return _lacks(count, 11) + _lacks(tarocks, 6) + (not own.trull)
        case Title.SOLODREIER:
            return _lacks(count, 14) + _lacks(tarocks, 8) + _lacks(big, 4)
        case Title.SECHSERDREIER:
            return _lacks(count, 10) + _lacks(tarocks, 6 if own.trull else 9)
        case _:
            return _lacks(count, 7) + (not own.trull and not own.kings and not big)


def _lacks(has: int, least: int) -> int:
    return least - has if has < least else 0


def _short_in_negative(hand: CardSet, own: Features, contract: Contract) -> int:
    """One for every trick too many or too few, for a shape that cannot hold, and for
    every tarock that is one too many or too high."""
    aimed = contract.tricks or 0
    off = abs(len(own.losers) - aimed) + (own.tarocks > 0 and len(own.voids) > 0)
    high = (hand.bits & _HIGH).bit_count()
    off += _lacks(TINY_TAROCKS + aimed, own.tarocks) + _lacks(aimed, high)
    return off + (contract.ouvert and not lies_low(hand, aimed))


def lies_low(hand: CardSet, aimed: int) -> bool:
    """Whether the two lowest cards of each suit, or a lone one, are among the lowest three
    in eight, so that even open cards give no hold; one suit more may fall short for each
    trick aimed at."""
    short = 0
    for suit, low in _LOWEST:
        held = hand.bits & suit
        short += (held & low).bit_count() < min(2, held.bit_count())
    return short <= aimed
