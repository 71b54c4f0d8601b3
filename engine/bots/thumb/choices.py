"""King, half and lay-away by rule of thumb, from what the declarer knows.

They take plain cards, so that an estimate can ask them for one deal after the other.
"""

from __future__ import annotations

from engine.bots.thumb.burying import best_burial, kept_worth
from engine.cards import KINGS, NO_CARDS, QUEENS, SUIT_CARDS, Card, CardSet, Rank
from engine.contracts import Contract, Game, Talon
from engine.counting import thirds
from engine.dialect import Dialect
from engine.rules import bidding, talon
from engine.rules.talon import classes
from engine.seats import Seat
from engine.state import Bidding, LayingAway, Undertaking
from engine.view import View

TAROCK, BIG_TAROCK, TOP_TAROCK = 5, 12, 24
"""What a tarock, one from XVI up, and Mond or Sküs are worth in play, in thirds."""
LOST_AT_ONCE = 1000
"""Worse than any half."""


def callable_cards(hand: CardSet, dialect: Dialect) -> CardSet:
    """The cards that may be called with this hand: absent kings, or with all four kings
    absent queens, where the dialect has that; none, if there is nothing to call."""
    king, queen = bidding.callable_cards(_seen(hand, dialect))
    return (KINGS if king else QUEENS if queen else NO_CARDS) - hand


def best_call(hand: CardSet, contract: Contract, dialect: Dialect) -> Card:
    """The king to call, or the queen where that is the rule: from a guarded queen or
    knight, in a short suit of which one keeps a card; in a Solorufer from a bare queen,
    which lets the partner announce his king.

    Raises ValueError if there is nothing to call.
    """
    wished = callable_cards(hand, dialect)
    if not wished:
        message = "there is nothing to call"
        raise ValueError(message)
    is_solo = contract.talon is Talon.DEFENDERS
    return max(wished, key=lambda card: _call_worth(hand.of(card.suit), is_solo=is_solo))


def _call_worth(suit: CardSet, *, is_solo: bool) -> float:
    """How gladly the top card of a suit is called from these cards of it."""
    ranks = {card.rank for card in suit}
    if not suit:
        return -1
    if Rank.QUEEN in ranks:
        is_right_length = len(suit) == 1 if is_solo else len(suit) > 1
        return 6 + is_right_length - 0.5 * len(suit)
    return (3 if Rank.KNIGHT in ranks else 2) - 0.5 * len(suit)


def choose_half(
    hand: CardSet,
    halves: tuple[CardSet, CardSet],
    contract: Contract,
    dialect: Dialect,
    called: Card | None,
) -> int:
    """Which half to take: the one whose cards, with the best lay-away, are worth more in
    play and in points, and leaves the others less."""
    first, second = (
        _with_half(hand, taken, left, contract, dialect, called)
        for taken, left in (halves, halves[::-1])
    )
    return 0 if first >= second else 1


def _with_half(
    hand: CardSet,
    taken: CardSet,
    left: CardSet,
    contract: Contract,
    dialect: Dialect,
    called: Card | None,
) -> float:
    full = hand | taken
    away = choose_lay_away(full, 3, contract, dialect, called)
    kept = full - away
    worth = kept_worth(kept, contract.game, _suit_bits(called)) + thirds(away) - thirds(left)
    if contract.game is Game.SUIT:
        return worth - LOST_AT_ONCE * _is_lost_at_once(full, kept, contract, dialect)
    return worth + sum(map(_tarock_worth, kept.tarocks))


def _is_lost_at_once(full: CardSet, kept: CardSet, contract: Contract, dialect: Dialect) -> bool:
    seen, phase = _seen(full, dialect), _laying(contract)
    before = talon.is_lost_before_laying_away(seen, phase)
    return before or talon.is_lost_after_laying_away(seen, phase, kept)


def _tarock_worth(card: Card) -> int:
    return TOP_TAROCK if card >= Card.T21 else BIG_TAROCK if card >= Card.T16 else TAROCK


def choose_lay_away(
    hand: CardSet, number: int, contract: Contract, dialect: Dialect, called: Card | None
) -> CardSet:
    """Which cards of the full hand to lay away: points and short suits, never what may
    not go. Tarocks go only where they must, the lowest first, and no bird that was bid.

    Fewer, where the hand has not so many that may go: such a game is lost at once.
    """
    first, second = classes(_seen(hand, dialect, called), _laying(contract))
    away = NO_CARDS
    for group in (first, second):
        short = number - len(away)
        away |= group if len(group) <= short else _some(hand, group, short, contract, called)
    return away


def _some(
    hand: CardSet, group: CardSet, number: int, contract: Contract, called: Card | None
) -> CardSet:
    """That many of a group that has more."""
    in_suits = min(number, len(group.coloured))
    burial = best_burial(hand, group.coloured, in_suits, contract.game, _suit_bits(called))
    bird = None if contract.bird is None else contract.bird.card
    tarocks = sorted(group.tarocks, key=lambda card: (card is bird, card))
    return burial | CardSet(tarocks[: number - in_suits])


def _suit_bits(called: Card | None) -> int:
    return 0 if called is None else SUIT_CARDS[called.suit].bits


def _laying(contract: Contract) -> LayingAway:
    """The phase in which the rules are asked; the seat plays no part in them."""
    return LayingAway(Undertaking(Seat.P1, contract), None)


def _seen(hand: CardSet, dialect: Dialect, called: Card | None = None) -> View:
    return View(dialect, Seat.P1, hand, _NOTHING, 1, called)


_NOTHING = Bidding(Seat.P1)
