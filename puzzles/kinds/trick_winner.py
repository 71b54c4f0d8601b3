"""``trick-winner``: which card takes this trick?"""

from __future__ import annotations

import random

from engine import rulebook as rb
from engine.cards import Card, CardSet
from engine.contracts import Game
from engine.dialect import Dialect
from engine.reasons import Reason
from engine.rules.tricks import Taken, taken
from puzzles import explain
from puzzles import phrases as ph
from puzzles.position import Position
from puzzles.question import ChooseCard, Line, Question
from puzzles.themes import find_trick

NAME = "trick-winner"
VERSION = 1


def is_at(_dialect: Dialect) -> bool:
    """Every table takes tricks."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A finished trick from a hand in play. Raises LookupError if none comes up."""
    return find_trick(dialect, level, rng)[0]


def pose(position: Position) -> Question:
    """The question who takes the trick that lies there."""
    won = taken(position.trick, position.required_contract, position.dialect)
    lines = [Line(won.reason)]
    if won.mond_caught:
        lines.append(Line(rb.MOND_CAUGHT(card=won.card)))
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_TRICK_WINNER(),
        context=(*explain.context(position), ph.LED_BY(seat=position.leader)),
        answer=ChooseCard(position.trick, CardSet((won.card,))),
        explanation=tuple(lines),
        hints=_hints(position, won),
        about_cards=tuple(
            (card, (_why_beaten(card, position, won),))
            for card in position.trick
            if card is not won.card
        ),
        elsewhere=explain.winner_elsewhere(position),
    )


def _hints(position: Position, won: Taken) -> tuple[Reason, ...]:
    suit_game = position.required_contract.game is Game.SUIT
    led = position.trick[0].suit
    number = len(CardSet(position.trick).tarocks)
    principle = ph.PRINCIPLE_SUIT_GAME() if suit_game else ph.PRINCIPLE_TRUMPS()
    if won.reason.rule is rb.EMPEROR:
        principle = ph.PRINCIPLE(rule=rb.EMPEROR.id)
    return (
        ph.LOOK_AT_TAROCKS_IN_TRICK(number=number, led=led),
        principle,
        ph.NARROWED_TO_TWO(cards=_two(position, won.card)),
    )


def _two(position: Position, winner: Card) -> tuple[Card, ...]:
    """The winner and the most tempting other card, in the order played."""
    others = [card for card in position.trick if card is not winner]
    tempting = max(others, key=lambda card: (card.is_tarock, card.suit is winner.suit, card))
    return tuple(card for card in position.trick if card in (winner, tempting))


def _why_beaten(card: Card, position: Position, won: Taken) -> Reason:
    if won.reason.rule is rb.EMPEROR:
        return won.reason
    if card.suit is won.card.suit:
        return rb.LOWER_IN_SUIT(card=card, winner=won.card)
    if won.card.is_tarock and not card.is_tarock and position.trick[0].suit is card.suit:
        return rb.TRUMPED(winner=won.card)
    return rb.NOT_THE_SUIT_LED(card=card, suit=position.trick[0].suit)
