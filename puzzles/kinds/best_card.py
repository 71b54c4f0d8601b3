"""``best-card``: with open cards, which card holds the game?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.cards import Card, CardSet
from engine.contracts import Game
from engine.dialect import Dialect
from engine.reasons import Reason
from engine.rules.judge import judge_play
from engine.solver import CardVerdict, card_verdicts
from engine.solver import Position as Ending
from puzzles import explain
from puzzles import phrases as ph
from puzzles.best_play import best_line, in_play
from puzzles.endings import find_ending, holds
from puzzles.position import Position
from puzzles.question import ChooseCard, Line, Question

NAME = "best-card"
VERSION = 1

_PRINCIPLES = {
    Game.BLACK: ph.PRINCIPLE_ENDING_BLACK,
    Game.SUIT: ph.PRINCIPLE_ENDING_SUIT,
    Game.NEGATIVE: ph.PRINCIPLE_ENDING_NEGATIVE,
}


def is_at(_dialect: Dialect) -> bool:
    """Every table plays games that are won or lost by the last cards."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """An ending of three, of four, or of five or six cards. Raises LookupError if none
    comes up."""
    return seen(find_ending(dialect, level, rng))


def seen(ending: Ending) -> Position:
    """The ending as the seat to play looks at it."""
    seat = ending.turn
    hand = ending.hand(seat)
    return Position(
        ending.dialect,
        ending.contract,
        hand=hand,
        trick=ending.trick,
        trick_number=ending.tricks_played + 1,
        announced=tuple((card, due) for _, card, due in ending.bound if card in hand),
        seat=seat,
        leader=ending.leader,
        called=ending.called,
        ending=ending,
    )


def pose(position: Position) -> Question:
    """The question which cards hold the game for the side of the seat to play.

    Raises ValueError if the cards of the others do not lie open.
    """
    ending = position.ending
    if ending is None:
        message = "best-card asks about an ending with open cards"
        raise ValueError(message)
    verdicts = card_verdicts(ending, values=True)
    holding = [one for one in verdicts if holds(one, ending)]
    losing = [one for one in verdicts if not holds(one, ending)]
    right = CardSet(one.card for one in holding)
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_BEST_CARD(declarers=ending.is_on_declarer_side(ending.turn)),
        context=tuple(_context(position, ending)),
        answer=ChooseCard(tuple(position.hand), right, ph.NUDGE_OPEN_CARDS()),
        explanation=tuple(_why(ending, _strongest(holding, ending))),
        hints=(
            _where_to_look(ending),
            _PRINCIPLES[ending.game](),
            ph.NARROWED_TO_TWO(cards=_two(position.hand, holding, losing, ending)),
        ),
        about_cards=(
            *judge_play(position.view).illegal.items(),
            *((one.card, tuple(_played(ending, one))) for one in losing),
        ),
    )


# ----------------------------------------------------------------------- where we are


def _context(position: Position, ending: Ending) -> Iterator[Reason]:
    table, contract, number, led, *_ = explain.context(position)
    yield from (table, contract, _side(ending), number, led, _so_far(ending))
    held = CardSet(card for hand in ending.hands for card in hand)
    promised = CardSet(card for _, card, _ in ending.bound) & held
    if promised:
        yield ph.ANNOUNCED_STILL(cards=tuple(promised))


def _side(ending: Ending) -> Reason:
    """Who one is, and on which side."""
    if ending.turn is ending.declarer:
        return ph.YOU_PLAY(seat=ending.turn)
    if ending.turn is ending.partner:
        return ph.YOU_HELP(seat=ending.turn, declarer=ending.declarer)
    return ph.YOU_DEFEND(seat=ending.turn)


def _so_far(ending: Ending) -> Reason:
    """What the declarer's side has, and what it needs."""
    if ending.game.is_positive:
        return ph.SIDE_HAS(thirds=ending.own, least=ending.line)
    return ph.DECLARER_HAS(tricks=_tricks(ending), wanted=ending.contract.tricks or 0)


def _tricks(ending: Ending) -> int:
    return ending.tricks_of[ending.declarer - 1]


def _where_to_look(ending: Ending) -> Reason:
    if ending.game.is_positive:
        missing = max(0, ending.line - ending.own)
        return ph.LOOK_AT_WHAT_IS_LEFT(thirds=in_play(ending), missing=missing)
    hand = ending.hand(ending.declarer)
    return ph.LOOK_AT_DECLARER(seat=ending.declarer, cards=tuple(hand))


# ---------------------------------------------------------------------- how it goes on


def _strongest(holding: list[CardVerdict], ending: Ending) -> CardVerdict:
    """Of the cards that hold, one that does so by the most points."""
    sign = 1 if ending.is_on_declarer_side(ending.turn) else -1
    return max(holding, key=lambda one: sign * (one.own or 0))


def _why(ending: Ending, best: CardVerdict) -> Iterator[Line]:
    yield Line(ph.THIS_HOLDS(card=best.card))
    yield from map(Line, _played(ending, best))


def _played(ending: Ending, verdict: CardVerdict) -> Iterator[Reason]:
    """What comes of a card with the best answers, and the tricks that show it."""
    line = best_line(ending, verdict.card)
    if verdict.own is not None:
        yield ph.SIDE_ENDS_WITH(thirds=verdict.own, least=ending.line)
    else:
        tricks = _tricks(ending) + sum(trick.winner is ending.declarer for trick in line)
        yield ph.DECLARER_ENDS_WITH(tricks=tricks, wanted=ending.contract.tricks or 0)
    for nth, trick in enumerate(line):
        told = {"number": trick.number, "cards": trick.cards, "winner": trick.winner}
        yield ph.NEXT_TRICK(**told) if nth else ph.FIRST_TRICK(leader=trick.leader, **told)


def _two(
    hand: CardSet, holding: list[CardVerdict], losing: list[CardVerdict], ending: Ending
) -> tuple[Card, ...]:
    """A card that holds and the most tempting one that does not, in the order of the hand."""
    two = {_strongest(holding, ending).card, _strongest(losing, ending).card}
    return tuple(card for card in hand if card in two)
