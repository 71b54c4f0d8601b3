"""A puzzle in the terminal: the question, and its answer with the explanation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from engine import rulebook as rb
from engine.cards import Card
from engine.reasons import Refused
from engine.seats import Seat
from puzzles.kinds import LEVELS
from puzzles.position import Position
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Question,
    Unit,
)
from tutor.terminal.answers import Answer, Teller
from tutor.words import hand_line, points_text


def level(text: str) -> int:
    """The level. Raises Refused for anything that is none."""
    if text not in {str(one) for one in LEVELS}:
        raise Refused(rb.NO_SUCH_LEVEL(token=text, most=LEVELS[-1]))
    return int(text)


def puzzle(question: Question, language: str) -> Answer:
    """The question, its answer and why."""
    teller = Teller(language, question.position.dialect)
    return Answer(
        data={
            "id": question.id,
            "kind": question.kind,
            "dialect": question.position.dialect.table,
            "level": question.level,
            "prompt": teller.data(question.prompt),
            "context": [teller.data(item) for item in question.context],
            "position": _position(question.position),
            "answer": _answer(question, teller),
            "explanation": [
                teller.data(line.reason, line.form.value) for line in question.explanation
            ],
            "about_cards": {
                card.code: [teller.data(reason, "against") for reason in reasons]
                for card, reasons in question.about_cards
            },
            "steps": [teller.data(step) for step in question.steps],
            "hints": [teller.data(hint) for hint in question.hints],
            "elsewhere": [teller.data(item) for item in question.elsewhere],
        },
        lines=tuple(_lines(question, teller)),
    )


def _position(position: Position) -> dict[str, Any]:
    contract = position.contract
    return {
        "contract": contract.name if contract else None,
        "hand": _codes(position.hand),
        "trick": _codes(position.trick),
        "trick_number": position.trick_number,
        "announced": {card.code: trick for card, trick in position.announced},
        "asked": position.asked.code if position.asked is not None else None,
        "pile": _codes(position.pile),
        "open_hands": {
            seat.name: _codes(position.ending.hand(seat)) for seat in Seat if position.ending
        },
    }


def _answer(question: Question, teller: Teller) -> dict[str, Any]:
    answer = question.answer
    match answer:
        case ChooseCards() | ChooseCard():
            return {"offered": _codes(answer.offered), "right": _codes(answer.right)}
        case ChooseOne():
            return {
                "options": [teller.data(option) for option in answer.options],
                "right": sorted(answer.right),
                "costs": [judged.cost for judged in answer.judged],
            }
        case EnterNumber():
            return {"unit": answer.unit.value, "right": answer.right}
        case EnterScores():
            return {"right": {seat.name: answer.right[seat - 1] for seat in Seat}}
        case _:
            assert_never(answer)


def _lines(question: Question, teller: Teller) -> Iterable[str]:
    yield teller.text(question.prompt)
    if question.context:
        yield " · ".join(teller.text(item) for item in question.context)
    yield from _cards(question.position, teller)
    yield ""
    yield teller.phrase("answer", text=_right(question, teller))
    for text in dict.fromkeys(_why(question, teller)):
        yield f"  {text}"
    yield question.id


def _cards(position: Position, teller: Teller) -> Iterable[str]:
    for message, cards in (("hand", position.hand), ("pile", position.pile)):
        if cards:
            line = hand_line(cards, teller.language, teller.dialect)
            yield teller.phrase(message, cards=line)
    if position.ending:
        for places in (1, 2, 3):
            seat = position.seat.next(places)
            line = hand_line(position.ending.hand(seat), teller.language, teller.dialect)
            yield teller.phrase("open-hand", seat=seat, cards=line)
    if position.trick:
        yield teller.phrase("trick", cards=position.trick)


def _why(question: Question, teller: Teller) -> Iterable[str]:
    yield from map(teller.text, question.steps)
    for line in question.explanation:
        yield teller.text(line.reason, line.form.value)
    if not question.steps:
        yield from teller.about_cards(question.about_cards)
    yield from map(teller.text, question.elsewhere)


def _right(question: Question, teller: Teller) -> str:
    answer = question.answer
    match answer:
        case ChooseCards() | ChooseCard():
            return teller.phrase("cards", cards=tuple(answer.right))
        case ChooseOne():
            return teller.text(answer.options[min(answer.right)])
        case EnterNumber():
            return _number(answer, teller.language)
        case EnterScores():
            return "  ".join(f"{seat.name} {answer.right[seat - 1]:+}" for seat in Seat)
        case _:
            assert_never(answer)


def _number(answer: EnterNumber, language: str) -> str:
    if answer.unit is Unit.THIRDS:
        return points_text(answer.right, language)
    if answer.unit is Unit.BLATT:
        return points_text(answer.right, language, "blatt")
    return str(answer.right)


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]
