"""Puzzles for the tests: made once each, with helpers to look at them from outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from _pytest.mark import ParameterSet

from engine import DIALECTS, Card, CardSet, Reason, table
from engine.moves import Bid
from puzzles.generate import generate
from puzzles.kinds import KINDS, LEVELS
from puzzles.position import Position
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Question,
    Response,
)
from tests.laws import plain_rules as plain
from tests.laws.ladders import GAME_OF

SEEDS = range(15)
FEW_SEEDS = range(0, 15, 6)


@cache
def question(kind: str, name: str, level: int, seed: int) -> Question:
    return generate(kind, table(name), level, seed)


def questions(kind: str, name: str, level: int, seeds: Iterable[int] = SEEDS) -> Iterator[Question]:
    return (question(kind, name, level, seed) for seed in seeds)


def grid(kinds: Iterable[str] = tuple(KINDS)) -> list[ParameterSet]:
    """Kind, dialect, level: every combination."""
    return [
        pytest.param(kind, name, level, id=f"{kind}-{name}-{level}")
        for kind in kinds
        for name in DIALECTS
        for level in LEVELS
    ]


GRID = grid()


def codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def game_of(position: Position) -> str:
    """The class of game, from the hand-written ladders."""
    return GAME_OF[position.dialect.id, position.required_contract.name]


def plain_legal(position: Position) -> tuple[set[str], dict[str, str]]:
    """What the independent follow chain says of a position."""
    return plain.legal(
        codes(position.hand),
        codes(position.trick),
        game_of(position),
        plain.PARAMS[position.dialect.id],
        {card.code: number for card, number in position.announced},
        position.trick_number,
    )


def plain_winner(position: Position) -> str:
    """What the independent statement says of a trick."""
    return plain.winner(codes(position.trick), game_of(position), plain.PARAMS[position.dialect.id])


def cards_in(reasons: Iterable[Reason]) -> set[Card]:
    """Every card that the reasons speak of."""
    found: set[Card] = set()
    for reason in reasons:
        for _, value in reason.args:
            values = value if isinstance(value, tuple | frozenset | CardSet) else (value,)
            found |= {one for one in values if isinstance(one, Card)}
    return found


def seen_by_learner(position: Position) -> set[Card]:
    """Every card that the learner has before the eyes."""
    announced = {card for card, _ in position.announced}
    if isinstance(position.call, Bid) and position.call.contract.bird is not None:
        announced.add(position.call.contract.bird.card)  # the bid names it
    if position.called is not None:
        announced.add(position.called)
    open_hands = position.ending.hands if position.ending else ()
    lying_open = {card for hand in open_hands for card in hand}
    return {*position.hand, *position.trick, *position.pile} | announced | lying_open


def in_short(one: Question) -> str:
    """Position and question in a line, without the dialect."""
    position = one.position
    parts = (
        one.id,
        codes(position.hand),
        codes(position.trick),
        codes(position.pile),
        position.announced,
        position.contract and position.contract.name,
        position.trick_number,
        position.seat,
        position.asked,
        position.calls,
        position.call,
        position.called,
        position.taken,
        position.outcome and (position.outcome.thirds, position.outcome.bonuses),
        position.ending and [codes(hand) for hand in position.ending.hands],
        one.answer,
        one.explanation,
        one.hints,
        one.about_cards,
    )
    return repr(parts)


def right_responses(one: Question) -> list[Response]:
    match one.answer:
        case ChooseCards(right=right):
            return [right]
        case ChooseCard(right=right):
            return [CardSet((card,)) for card in right]
        case ChooseOne(right=places):
            return list(places)
        case EnterNumber(right=number):
            return [number]
        case EnterScores(right=scores):
            return [scores]


def wrong_responses(one: Question) -> list[Response]:
    """Each near miss, and the plainly wrong."""
    match one.answer:
        case ChooseCards(offered, right):
            toggled = [right ^ CardSet((card,)) for card in offered]
            others = [CardSet(), offered, offered - right]
            return [answer for answer in (*toggled, *others) if answer != right]
        case ChooseCard(offered, right):
            singles = [CardSet((card,)) for card in offered if card not in right]
            return [*singles, CardSet(), CardSet(offered)]
        case ChooseOne(options=options, right=places):
            return [place for place in range(len(options)) if place not in places]
        case EnterNumber(right=number):
            offs = (-30, -3, -2, -1, 1, 2, 3, 30)
            return [number + off for off in offs]
        case EnterScores(right=(p1, p2, p3, p4)):
            return [
                (p1 + 1, p2, p3, p4),
                (p1, p2 - 1, p3, p4 + 1),
                (p4 + 100, p3 + 100, p2 + 100, p1 + 100),
                (p1, p2, p3, -p4 or 7),
            ]
