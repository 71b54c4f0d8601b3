"""Grading: every right answer is accepted, a wrong one gets a nudge."""

from __future__ import annotations

from typing import assert_never

from engine.cards import Card, CardSet
from engine.reasons import Reason
from puzzles import phrases as ph
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Grade,
    Guess,
    Mark,
    Quality,
    Question,
    Response,
    Scores,
    Unit,
)


def grade(question: Question, response: Response) -> Grade:
    """Whether the response answers the question, with a nudge if it does not.

    Raises TypeError if the response is of another form than the question asks for.
    """
    answer = question.answer
    match answer:
        case ChooseCards():
            return _grade_cards(answer, _cards(response))
        case ChooseCard():
            return _grade_card(answer, _cards(response))
        case ChooseOne():
            return _grade_choice(answer, _place(response))
        case EnterNumber():
            return _grade_number(answer, _number(response))
        case EnterScores():
            return _grade_scores(answer, _scores(response))
    assert_never(answer)


def _grade_cards(answer: ChooseCards, chosen: CardSet) -> Grade:
    marks = tuple((card, _mark(card, answer.right, chosen)) for card in chosen | answer.right)
    if chosen == answer.right:
        return Grade(right=True, marks=marks)
    return Grade(right=False, nudge=_cards_nudge(answer, chosen), marks=marks)


def _mark(card: Card, right: CardSet, chosen: CardSet) -> Mark:
    if card not in right:
        return Mark.WRONG
    return Mark.RIGHT if card in chosen else Mark.MISSED


def _cards_nudge(answer: ChooseCards, chosen: CardSet) -> Reason:
    if not chosen:
        return ph.NUDGE_NOTHING_CHOSEN()
    wrong = len(chosen - answer.right)
    if not wrong:
        return ph.NUDGE_MORE_ALLOWED()
    if answer.right - chosen:
        return ph.NUDGE_BOTH(number=wrong)
    return ph.NUDGE_NOT_ALLOWED(number=wrong)


def _grade_card(answer: ChooseCard, chosen: CardSet) -> Grade:
    if len(chosen) != 1:
        missed = tuple((card, Mark.MISSED) for card in answer.right)
        return Grade(right=False, nudge=ph.NUDGE_NOTHING_CHOSEN(), marks=missed)
    right = chosen <= answer.right
    best = answer.right if not right else chosen
    marks = tuple((card, _mark(card, best, chosen)) for card in chosen | best)
    nudge = None if right else answer.nudge or ph.NUDGE_OTHER_CARD(card=next(iter(chosen)))
    return Grade(right, nudge, marks)


def _grade_choice(answer: ChooseOne, place: int) -> Grade:
    judged = answer.judged[place] if place < len(answer.judged) else None
    if place in answer.right:
        return Grade(right=True, judged=judged)
    if judged is not None:
        return Grade(right=False, nudge=_NUDGES[judged.quality](), judged=judged)
    return Grade(right=False, nudge=answer.nudge or ph.NUDGE_OTHER_RULE())


_NUDGES = {
    Quality.INEXACT: ph.NUDGE_INEXACT,
    Quality.MISTAKE: ph.NUDGE_MISTAKE,
    Quality.BLUNDER: ph.NUDGE_BLUNDER,
}


def _grade_number(answer: EnterNumber, entered: int) -> Grade:
    off = entered - answer.right
    if off == 0:
        return Grade(right=True)
    near = 2 if answer.unit in (Unit.THIRDS, Unit.BLATT) else 1
    if abs(off) <= near:
        return Grade(right=False, nudge=ph.NUDGE_VERY_CLOSE())
    return Grade(right=False, nudge=ph.NUDGE_TOO_HIGH() if off > 0 else ph.NUDGE_TOO_LOW())


def _grade_scores(answer: EnterScores, entered: Scores) -> Grade:
    if entered == answer.right:
        return Grade(right=True)
    fitting = sum(own == wanted for own, wanted in zip(entered, answer.right, strict=True))
    return Grade(right=False, nudge=ph.NUDGE_SOME_SCORES(number=fitting))


def _cards(response: Response) -> CardSet:
    if isinstance(response, CardSet):
        return response
    message = "this question is answered with cards"
    raise TypeError(message)


def _place(response: Response) -> int:
    return response.place if isinstance(response, Guess) else _number(response)


def _number(response: Response) -> int:
    if isinstance(response, int):
        return response
    message = "this question is answered with a number"
    raise TypeError(message)


def _scores(response: Response) -> Scores:
    if isinstance(response, tuple):
        return response
    message = "this question is answered with an amount for each seat"
    raise TypeError(message)
