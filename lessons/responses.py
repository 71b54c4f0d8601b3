"""The computed and the naive response to a question, to try a lesson out."""

from __future__ import annotations

from typing import assert_never

from engine.card_text import hand_text, parse_cards
from engine.cards import Card, CardSet
from engine.contracts import Contract
from engine.reasons import Reason
from puzzles.question import (
    Answer,
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Question,
    Response,
    Unit,
)


def right_response(question: Question) -> Response:
    """A response that is right."""
    answer = question.answer
    match answer:
        case ChooseCards():
            return answer.right
        case ChooseCard():
            return CardSet((next(iter(answer.right)),))
        case ChooseOne():
            return min(answer.right)
        case EnterNumber() | EnterScores():
            return answer.right
    assert_never(answer)


def naive_response(answer: Answer, written: str) -> Response:
    """A response as a lesson writes it down: cards in house notation, the id of a
    statement or of the rule, seat, contract or cards in it, a number of points or things,
    four amounts.

    Raises Refused or ValueError if it cannot be read.
    """
    match answer:
        case ChooseCards() | ChooseCard():
            return CardSet(parse_cards(written))
        case ChooseOne():
            return [_name(option) for option in answer.options].index(written)
        case EnterNumber():
            in_thirds = answer.unit in (Unit.THIRDS, Unit.BLATT)
            return int(written) * (3 if in_thirds else 1)
        case EnterScores():
            p1, p2, p3, p4 = (int(amount) for amount in written.split())
            return (p1, p2, p3, p4)
    assert_never(answer)


def _name(option: Reason) -> str:
    for _, told in option.args:
        match told:
            case Contract():
                return told.canonical
            case Card():
                return told.code
            case tuple():
                return hand_text(told)
            case _:
                return str(told)
    return option.rule.id
