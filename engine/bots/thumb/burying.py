"""What a lay-away is worth: points buried, and the shape of the suits that are kept.

All in thirds of a card point, by rule of thumb: bury points and make voids, keep a card of
the called suit, keep bare kings bare (strategy of the Linz academy and of Mayr).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engine.cards import COLOURED_SUITS, KINGS, SUIT_CARDS, CardSet
from engine.contracts import Game
from engine.counting import thirds
from engine.evaluate.features import sure_tricks

KING_TAKES = 19
"""What a king brings home when its trick is not trumped."""
KING_HOLDS = (0.78, 0.67, 0.53, 0.35, 0.2, 0.1, 0.05, 0.0)
"""How often it is not, by the number of cards beside it (exact for up to three)."""
VOID = 10
"""A suit one can trump at once."""
BRIDGE = 6
"""One card of the called suit, to reach the partner with."""
LOST_SHARE = 0.6
"""The part of the points left in a suit without its king that the others will take."""
LOSER = 3
"""A round of a suit in which the others win the trick."""
SURE_TRICK = 18
"""A sure trick in a suit game."""

_SUITS = tuple(SUIT_CARDS[suit].bits for suit in COLOURED_SUITS)


Burial = tuple[float, int]
"""What it is worth to bury some cards and keep the others; the cards, as bits."""


def best_burial(hand: CardSet, may_go: CardSet, number: int, game: Game, called: int) -> CardSet:
    """The suit cards to bury: that many, of those that may go, worth the most together.

    ``called`` are the bits of the called card's suit, 0 where none is called. There must
    be so many that may go.
    """
    found: list[Burial | None] = [(0.0, 0)] + [None] * number
    for suit in _SUITS:
        options = _burials(hand.bits & suit, may_go.bits & suit, number, game, suit == called)
        grown: list[Burial | None] = [None] * (number + 1)
        for so_far, before in enumerate(found):
            if before is None:
                continue
            for more, option in enumerate(options[: number - so_far + 1], start=so_far):
                both = (before[0] + option[0], before[1] | option[1])
                held = grown[more]
                if held is None or both > held:
                    grown[more] = both
        found = grown
    best = found[number]
    return CardSet.of_bits(best[1] if best else 0)


def kept_worth(hand: CardSet, game: Game, called: int) -> float:
    """What the suits of a hand are worth in play."""
    return sum(_shape(hand.bits & suit, game, suit == called) for suit in _SUITS)


@cache
def _burials(
    held: int,
    may_go: int,
    most: int,
    game: Game,
    is_called: bool,  # noqa: FBT001 - a part of the key that is cached
) -> tuple[Burial, ...]:
    """For each number of cards, from none on, the best of this suit to bury."""
    cards = CardSet.of_bits(may_go)
    return tuple(
        max(_burial(held, CardSet(some), game, is_called) for some in combinations(cards, number))
        for number in range(min(most, len(cards)) + 1)
    )


def _burial(held: int, away: CardSet, game: Game, is_called: bool) -> Burial:  # noqa: FBT001 - as it is cached
    return thirds(away) + _shape(held & ~away.bits, game, is_called), away.bits


@cache
def _shape(kept: int, game: Game, is_called: bool) -> float:  # noqa: FBT001 - a part of the key that is cached
    cards = CardSet.of_bits(kept)
    if game is Game.SUIT:
        return _in_suit_game(cards)
    if not cards:
        return 0 if is_called else VOID
    if cards & KINGS:
        others = cards - KINGS
        return KING_TAKES * KING_HOLDS[len(others)] - LOSER * max(0, len(others) - 1)
    if is_called:
        return BRIDGE + 0.5 * thirds(list(cards)[:1]) - LOSER * (len(cards) - 1)
    return -LOST_SHARE * thirds(cards) - LOSER * min(len(cards), 3)


def _in_suit_game(cards: CardSet) -> float:
    """Sure tricks; what does not take part in them is exposed."""
    sure = sure_tricks(cards)
    return SURE_TRICK * sure - LOST_SHARE * thirds(list(cards)[sure:])
