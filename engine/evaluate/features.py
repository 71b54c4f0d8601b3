"""The shape of a hand, itemised: what it holds of tarocks, kings and suits, the tricks
that a suit game would bring, and the cards that would lose a Bettler."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from engine import counting
from engine import handbook as hb
from engine.cards import (
    COLOURED_SUITS,
    KINGS,
    PAGAT,
    QUEENS,
    SUIT_CARDS,
    TRULL,
    UHU,
    CardSet,
    Suit,
)
from engine.evaluate import chances
from engine.evaluate.counts import LINZ, TWELVE
from engine.reasons import Reason

_MASKS = tuple((suit, SUIT_CARDS[suit].bits) for suit in COLOURED_SUITS)
_TAROCKS = SUIT_CARDS[Suit.TAROCKS].bits
_BIG, _BIG_LINZ = TWELVE.big_tarocks.bits, LINZ.big_tarocks.bits
_TRULL, _KINGS, _QUEENS = TRULL.bits, KINGS.bits, QUEENS.bits
_PIECE, _TAROCK = counting.thirds([PAGAT]), counting.thirds([UHU])
"""What a piece of the Trull and any other tarock are worth, in thirds."""


@dataclass(frozen=True, slots=True)
class Features:
    """What some cards hold, apart from any contract.

    ``big`` are the tarocks from the XV up, ``big_linz`` those from the XVI. A king is
    among ``bare_kings`` if it is alone in its suit, among ``guarded_once`` with one
    card more, among ``paired_kings`` with its queen. ``open_suits`` are those held
    without their king. ``sure_tricks`` cannot be lost once led in a suit game, where
    tarocks are a suit like the others; ``sure_suit_tricks`` are those without them.
    ``losers`` are cards that a player who wants no trick may be made to win with.
    ``thirds`` is what the cards are worth, in thirds of a card point.
    """

    tarocks: int
    big: int
    big_linz: int
    trull: CardSet
    kings: CardSet
    bare_kings: CardSet
    guarded_once: CardSet
    paired_kings: CardSet
    voids: tuple[Suit, ...]
    open_suits: tuple[Suit, ...]
    singletons: CardSet
    sure_tricks: int
    sure_suit_tricks: int
    losers: CardSet
    thirds: int


def features(hand: CardSet) -> Features:
    """The shape of a hand."""
    bits = hand.bits
    tarocks, trull = bits & _TAROCKS, bits & _TRULL
    suits = [_held(bits & mask, suit) for suit, mask in _MASKS]
    suit_tricks = sum([held.sure for held in suits])
    return Features(
        tarocks=tarocks.bit_count(),
        big=(bits & _BIG).bit_count(),
        big_linz=(bits & _BIG_LINZ).bit_count(),
        trull=CardSet.of_bits(trull),
        kings=CardSet.of_bits(bits & _KINGS),
        bare_kings=CardSet.of_bits(sum([held.bare_king for held in suits])),
        guarded_once=CardSet.of_bits(sum([held.guarded_once for held in suits])),
        paired_kings=CardSet.of_bits(sum([held.paired_king for held in suits])),
        voids=tuple([held.suit for held in suits if not held.length]),
        open_suits=tuple([held.suit for held in suits if held.length and not held.king]),
        singletons=CardSet.of_bits(sum([held.singleton for held in suits])),
        sure_tricks=suit_tricks + _sure(tarocks, _TAROCKS),
        sure_suit_tricks=suit_tricks,
        losers=CardSet.of_bits(_risky(tarocks, _TAROCKS) + sum([held.risky for held in suits])),
        thirds=(tarocks ^ trull).bit_count() * _TAROCK
        + trull.bit_count() * _PIECE
        + sum([held.thirds for held in suits]),
    )


@dataclass(frozen=True, slots=True)
class _Held:
    """The same of the cards of one suit, sets of cards as bits."""

    suit: Suit
    length: int
    king: int
    bare_king: int
    guarded_once: int
    paired_king: int
    singleton: int
    sure: int
    risky: int
    thirds: int


@cache  # 256 hands for each suit
def _held(bits: int, suit: Suit) -> _Held:
    length, king = bits.bit_count(), bits & _KINGS
    whole = SUIT_CARDS[suit].bits
    return _Held(
        suit=suit,
        length=length,
        king=king,
        bare_king=king if length == 1 else 0,
        guarded_once=king if length == 2 else 0,
        paired_king=king if bits & _QUEENS else 0,
        singleton=bits if length == 1 else 0,
        sure=_sure(bits, whole),
        risky=_risky(bits, whole),
        thirds=counting.thirds(CardSet.of_bits(bits)),
    )


def _sure(held: int, suit: int) -> int:
    """Tricks that cannot be lost once led in a suit game: the unbroken run from the
    top, and the rest of the suit when the run has drawn all others out."""
    missing = suit & ~held
    run = (held >> missing.bit_length()).bit_count()
    return held.bit_count() if run >= missing.bit_count() else run


def _risky(held: int, suit: int) -> int:
    """Cards of a suit that may be made to win an unwanted trick.

    Our reading of "nothing that could win a trick": a hand's lowest card of a suit
    must stand in the lowest quarter of that suit, its second lowest in the lower
    half, its third lowest in the lowest three quarters; a fourth is always safe.
    """
    size = suit.bit_count()
    under = (suit & -suit).bit_length() - 1
    found = 0
    for nth in (1, 2, 3):
        lowest = held & -held
        if 4 * (lowest.bit_length() - under) > nth * size:
            found |= lowest
        held ^= lowest
    return found


def missing_suits(hand: CardSet) -> tuple[Suit, ...]:
    """The four suits, tarocks apart, of which the hand has no card."""
    return features(hand).voids


def sure_tricks(hand: CardSet) -> int:
    """Tricks that cannot be lost once led in a suit game."""
    return features(hand).sure_tricks


def unwanted_winners(hand: CardSet) -> CardSet:
    """Cards that a player who wants no trick may be made to win with."""
    return features(hand).losers


# ------------------------------------------------------------------------- in reasons


def feature_reasons(hand: CardSet) -> tuple[Reason, ...]:
    """The shape of twelve cards line by line, each with what it is good for."""
    shape = features(hand)
    voids = chances.voids_in_hand(shape.tarocks)
    points = chances.below(chances.points_in_hand(), shape.thirds // 3)
    return (
        *_tarock_reasons(hand, shape),
        *_king_reasons(hand, shape),
        hb.FEATURE_VOIDS(suits=shape.voids, percent=_percent(chances.at_least(voids, 1))),
        *([hb.FEATURE_SINGLETONS(cards=tuple(shape.singletons))] if shape.singletons else []),
        hb.FEATURE_SURE_TRICKS(tricks=shape.sure_tricks),
        hb.FEATURE_LOSERS(cards=tuple(shape.losers)),
        hb.FEATURE_POINTS(thirds=shape.thirds, percent=int(100 * points)),
    )


def _tarock_reasons(hand: CardSet, shape: Features) -> Iterator[Reason]:
    as_many = chances.at_least(chances.tarocks_in_hand(), shape.tarocks)
    yield hb.FEATURE_TAROCKS(number=shape.tarocks, percent=_percent(as_many))
    big = hand & TWELVE.big_tarocks
    yield hb.FEATURE_BIG_TAROCKS(cards=tuple(big))
    if big - LINZ.big_tarocks:
        yield hb.FEATURE_BIG_FOR_ONE(cards=tuple(big - LINZ.big_tarocks))
    pieces = chances.at_least(chances.trull_in_hand(), len(shape.trull))
    yield hb.FEATURE_TRULL(cards=tuple(shape.trull), percent=_percent(pieces))


def _king_reasons(hand: CardSet, shape: Features) -> Iterator[Reason]:
    """Each king with its guard; how often it is trumped counts what oneself holds."""
    if not shape.kings:
        yield hb.FEATURE_NO_KING(percent=_percent(chances.kings_in_hand()[0]))
    for king in shape.kings:
        length = len(hand.of(king.suit))
        percent = _percent(chances.king_trumped(length, shape.tarocks))
        if length == 1:
            yield hb.FEATURE_BARE_KING(card=king, percent=percent)
        else:
            yield hb.FEATURE_GUARDED_KING(card=king, number=length - 1, percent=percent)
        if king in shape.paired_kings:
            yield hb.FEATURE_KING_AND_QUEEN(suit=king.suit)


def _percent(chance: Fraction) -> int:
    """Hands or deals of a hundred, to the nearest."""
    return round(100 * chance)
