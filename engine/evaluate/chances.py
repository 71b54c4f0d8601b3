"""How often: exact chances of a fair deal, before anybody has spoken.

All are fractions, and a list of them is a distribution: its nth entry is the chance of
exactly n. "Unseen" are the 42 cards that a player does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, reduce
from math import comb

from engine.cards import COLOURED_SUITS, KINGS, PACK, SUIT_CARDS, TRULL, Card, Suit
from engine.counting import RAW

HAND, TALON, HALF, PLAYERS = 12, 6, 3, 4
TAROCKS, SUITS = len(SUIT_CARDS[Suit.TAROCKS]), len(COLOURED_SUITS)
SUIT_LENGTH = len(SUIT_CARDS[Suit.HEARTS])
CARDS = len(PACK)
UNSEEN = CARDS - HAND

Distribution = tuple[Fraction, ...]


def mean(chances: Sequence[Fraction]) -> Fraction:
    """The number to be expected."""
    return sum((number * chance for number, chance in enumerate(chances)), Fraction(0))


def at_least(chances: Sequence[Fraction], number: int) -> Fraction:
    """The chance of so many or more."""
    return sum(chances[number:], Fraction(0))


def below(chances: Sequence[Fraction], number: int) -> Fraction:
    """The chance of fewer."""
    return sum(chances[: max(number, 0)], Fraction(0))


def among(marked: int, total: int, drawn: int) -> Distribution:
    """How many of the marked cards are among those drawn from the total."""
    ways = comb(total, drawn)
    return tuple(
        Fraction(comb(marked, number) * comb(total - marked, drawn - number), ways)
        for number in range(min(marked, drawn) + 1)
    )


# -------------------------------------------------------------------------- twelve cards


@cache
def tarocks_in_hand() -> Distribution:
    """Tarocks in twelve cards."""
    return among(TAROCKS, CARDS, HAND)


@cache
def kings_in_hand() -> Distribution:
    """Kings in twelve cards."""
    return among(len(KINGS), CARDS, HAND)


@cache
def trull_in_hand() -> Distribution:
    """Pieces of the Trull in twelve cards."""
    return among(len(TRULL), CARDS, HAND)


@cache
def voids_in_hand(tarocks: int) -> Distribution:
    """How many of the four suits are missing in a hand with that many tarocks."""
    suit_cards = HAND - tarocks
    ways = comb(SUITS * SUIT_LENGTH, suit_cards)
    return tuple(
        Fraction(comb(SUITS, number) * _all_of(SUITS - number, suit_cards), ways)
        for number in range(SUITS + 1)
    )


def _all_of(suits: int, cards: int) -> int:
    """Ways to draw cards from so many suits with at least one of each."""
    return sum(
        (-1) ** missing * comb(suits, missing) * comb(SUIT_LENGTH * (suits - missing), cards)
        for missing in range(suits + 1)
    )


@cache
def points_in_hand() -> Distribution:
    """Card points in twelve cards; four packets of three make whole points."""
    ways = [[1]]  # of so many cards, by what they count above 1 each
    for card in Card:
        ways = _with_card(ways, RAW[card] - 1)
    # Twelve cards count 12 and their pips, less 2 for each of the four packets.
    points = [0] * (HAND - 2 * HAND // 3) + ways[HAND]
    return tuple(Fraction(number, comb(CARDS, HAND)) for number in points)


def _with_card(ways: list[list[int]], pips: int) -> list[list[int]]:
    """The ways to draw up to twelve cards, with one more card to draw from."""
    taken = [[], *([0] * pips + counts for counts in ways)]
    kept = [*ways, []]
    return [_sum(one, other) for one, other in zip(taken, kept, strict=True)][: HAND + 1]


def _sum(one: list[int], other: list[int]) -> list[int]:
    longer, shorter = sorted((one, other), key=len, reverse=True)
    return [number + (shorter[at] if at < len(shorter) else 0) for at, number in enumerate(longer)]


# ------------------------------------------------------------------------- the other cards


@cache
def redeal(least_tarocks: int) -> Fraction:
    """The chance that somebody holds fewer tarocks than that, so that a table with
    this rule deals again (GT-3)."""
    few = [comb(HAND, number) for number in range(least_tarocks)]
    found = 0
    for players in range(1, PLAYERS + 1):
        poor = reduce(_product, [few] * players, [1])
        rest = CARDS - players * HAND
        ways = sum(number * comb(rest, TAROCKS - held) for held, number in enumerate(poor))
        found -= (-1) ** players * comb(PLAYERS, players) * ways
    return Fraction(found, comb(CARDS, TAROCKS))


def _product(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Two lists of ways, both happening: the numbers add up."""
    if not one or not other:
        return []
    found = [0] * (len(one) + len(other) - 1)
    for first, ways in enumerate(one):
        for second, more in enumerate(other):
            found[first + second] += ways * more
    return found


UNSEEN_CARD_IN_TALON = Fraction(TALON, UNSEEN)
"""The chance that a given card one does not hold, say the called king, is in the talon."""


@cache
def missing_king_in_talon(own_kings: int) -> Fraction:
    """The chance that at least one king that one does not hold is in the talon."""
    return at_least(among(len(KINGS) - own_kings, UNSEEN, TALON), 1)


@cache
def talon_tarocks(own_tarocks: int) -> Distribution:
    """Tarocks in the talon, seen from a hand with so many."""
    return among(TAROCKS - own_tarocks, UNSEEN, TALON)


@cache
def better_half_tarocks(own_tarocks: int) -> Distribution:
    """Tarocks in that half of the talon which holds more of them."""
    elsewhere = TAROCKS - own_tarocks
    found = [0] * (HALF + 1)
    for one in range(HALF + 1):
        for other in range(HALF + 1):
            held = one + other
            if held <= elsewhere:
                rest = comb(UNSEEN - TALON, elsewhere - held)
                found[max(one, other)] += comb(HALF, one) * comb(HALF, other) * rest
    return tuple(Fraction(ways, comb(UNSEEN, elsewhere)) for ways in found)


@cache
def partner_tarocks(own_tarocks: int, in_talon: int | None = None) -> Distribution:
    """Tarocks of the partner, who holds the called king; ``in_talon`` are those in the
    six cards once these lie open."""
    others = UNSEEN - 1 - (0 if in_talon is None else TALON)
    return among(TAROCKS - own_tarocks - (in_talon or 0), others, HAND - 1)


@cache
def defender_tarocks(own_tarocks: int) -> Distribution:
    """Tarocks of a given opponent, while the partner holds the called king."""
    return among(TAROCKS - own_tarocks, UNSEEN - 1, HAND)


@cache
def longest_elsewhere(own_tarocks: int) -> Distribution:
    """Tarocks in that hand of the three others which holds most."""
    none_above = [_none_above(most, own_tarocks) for most in range(HAND + 1)]
    return tuple(
        chance - (none_above[most - 1] if most else 0) for most, chance in enumerate(none_above)
    )


def _none_above(most: int, own_tarocks: int) -> Fraction:
    """The chance that none of the others holds more tarocks than that."""
    elsewhere = TAROCKS - own_tarocks
    hand = [comb(HAND, number) for number in range(most + 1)]
    hands = reduce(_product, [hand] * (PLAYERS - 1))
    ways = sum(
        number * comb(TALON, elsewhere - held)
        for held, number in enumerate(hands)
        if held <= elsewhere
    )
    return Fraction(ways, comb(UNSEEN, elsewhere))


@cache
def nobody_is_longer(own_tarocks: int) -> Fraction:
    """The chance that none of the others holds more tarocks than one does oneself."""
    return _none_above(own_tarocks, own_tarocks)


@cache
def king_trumped(
    length: int, tarocks: int, *, others: int = 3, talon: tuple[int, int] | None = None
) -> Fraction:
    """The chance that a king led to the first round of its suit is trumped.

    ``length`` is the number of one's own cards of the suit, the king included, and
    ``tarocks`` that of one's tarocks. A given player out of ``others`` trumps who has
    no card of the suit, but a tarock. ``talon`` are the cards of the suit and the
    tarocks among the six, once these lie open.
    """
    in_talon, tarocks_in_talon = talon or (0, 0)
    suit = SUIT_LENGTH - length - in_talon
    trumps = TAROCKS - tarocks - tarocks_in_talon
    hidden = UNSEEN - (TALON if talon else 0)
    found = Fraction(0)
    for players in range(1, others + 1):
        found -= (-1) ** players * comb(others, players) * _all_trump(players, suit, trumps, hidden)
    return found


def _all_trump(players: int, suit: int, trumps: int, hidden: int) -> Fraction:
    """The chance that so many given players all lack the suit and hold a tarock."""
    void = comb(hidden - HAND * players, suit)
    ways = sum(
        (-1) ** bare * comb(players, bare) * comb(hidden - suit - HAND * bare, trumps)
        for bare in range(players + 1)
        if hidden - suit >= HAND * bare
    )
    return Fraction(void * ways, comb(hidden, suit) * comb(hidden - suit, trumps))
