"""Answering without a browser: the questions in words, and what is stored of it."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from engine.cards import CardSet
from engine.dialects import table
from engine.seats import Seat
from lessons.load import lesson
from lessons.model import ReadStep
from lessons.runner import question as question_of
from lessons.runner import steps_at
from puzzles.generate import PuzzleId, puzzle
from puzzles.kinds import KINDS
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Question,
    Unit,
)
from tests.app.conftest import Visitor
from tutor.words import phrase

FRACTIONS = {Unit.THIRDS: ("0", "⅓", "⅔"), Unit.BLATT: ("0", "1", "2")}


def some_puzzle(kind: str, dialect: str = "alpine") -> Question:
    return puzzle(str(PuzzleId(kind, dialect, KINDS[kind].VERSION, 1, 1)))


def choose(screen: AppTest, question: Question, cards: CardSet) -> None:
    pills = screen.button_group(key=f"cards-{question.id}-text-0")
    codes = [card.code for card in cards]
    one = isinstance(question.answer, ChooseCard)
    pills.set_value(codes[0] if one else codes)
    screen.button(key=f"cards-{question.id}-submit").click().run()


def enter(screen: AppTest, question: Question, number: int) -> None:
    posed = question.answer
    assert isinstance(posed, EnterNumber)
    fractions = FRACTIONS.get(posed.unit)
    whole, rest = divmod(number, 3) if fractions else (number, 0)
    screen.number_input(key=f"number-{question.id}-whole").set_value(whole)
    if fractions:
        screen.button_group(key=f"number-{question.id}-rest").set_value(fractions[rest])
    form = [one for one in screen.button if one.form_id]
    form[0].click().run()


def answer_right(screen: AppTest, question: Question) -> None:
    match question.answer:
        case ChooseCards(right=cards) | ChooseCard(right=cards):
            choose(screen, question, cards)
        case ChooseOne(right=places):
            screen.button(key=f"option-{question.id}-{min(places)}").click().run()
        case EnterNumber(right=number):
            enter(screen, question, number)
        case EnterScores(right=scores):
            for seat in Seat:
                box = screen.number_input(key=f"scores-{question.id}-{seat}")
                box.set_value(int(scores[seat - 1]))
            next(one for one in screen.button if one.form_id).click().run()


@pytest.mark.parametrize("dialect", ["gametwist", "alpine", "hausregeln"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_engines_answer_is_right_on_the_screen_too(
    visitor: Visitor, kind: str, dialect: str
) -> None:
    visitor.settle(dialect=dialect, text_twin=True)
    question = some_puzzle(kind, dialect)
    screen = visitor.open("practise", puzzle=question.id)

    answer_right(screen, question)

    assert not screen.exception
    assert [one.value for one in screen.success] == [f"**{phrase('verdict-right', 'de')}**"]
    (attempt,) = visitor.store.attempts(visitor.learner, question.id)
    assert attempt.right
    assert attempt.is_unaided


def test_a_miss_is_not_yet_the_end_and_two_are(visitor: Visitor) -> None:
    visitor.settle()
    question = some_puzzle("twelve-count")
    assert isinstance(question.answer, EnterNumber)
    screen = visitor.open("practise", puzzle=question.id)

    enter(screen, question, question.answer.right + 1)
    assert phrase("not-yet", "de") in screen.warning[0].value
    enter(screen, question, question.answer.right + 2)

    assert phrase("verdict-wrong", "de") in screen.error[0].value
    attempts = visitor.store.attempts(visitor.learner, question.id)
    assert [one.right for one in attempts] == [False, False]


def test_every_hint_is_remembered_and_the_last_is_the_solution(visitor: Visitor) -> None:
    visitor.settle()
    question = some_puzzle("legal-cards")
    screen = visitor.open("practise", puzzle=question.id)

    for number in range(len(question.hints)):
        screen.button(key=f"hint-{question.id}-{number}").click().run()
        assert len(screen.info) == number + 1
    screen.button(key=f"solution-{question.id}").click().run()

    assert phrase("verdict-shown", "de") in screen.info[0].value
    (attempt,) = visitor.store.attempts(visitor.learner, question.id)
    assert (attempt.revealed, attempt.hints) == (True, len(question.hints))


def test_a_second_visit_finds_the_verdict_and_once_more_poses_it_afresh(visitor: Visitor) -> None:
    visitor.settle(text_twin=True)
    question = some_puzzle("legal-cards")
    answer_right(visitor.open("practise", puzzle=question.id), question)

    screen = visitor.open("practise", puzzle=question.id)
    assert screen.success
    screen.button(key="again").click().run()

    assert not screen.success
    answer_right(screen, question)
    assert screen.success
    assert len(visitor.store.attempts(visitor.learner, question.id)) == 2


def test_next_goes_to_another_puzzle_of_the_kind_that_was_chosen(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("practise")

    screen.button(key="start-trick-winner").click().run()
    first = str(screen.query_params["puzzle"])
    screen.button(key="skip").click().run()
    second = str(screen.query_params["puzzle"])

    assert first != second
    assert {one.partition(".")[0] for one in (first, second)} == {"trick-winner"}


def test_a_lesson_is_walked_from_the_map_to_its_end(visitor: Visitor) -> None:
    visitor.settle(text_twin=True)
    opened, dialect = lesson("01-the-pack"), table("alpine")
    steps = steps_at(opened, dialect)
    screen = visitor.open("learn")

    screen.button(key="open-01-the-pack").click().run()
    for place, step in enumerate(steps):
        if not isinstance(step, ReadStep):
            answer_right(screen, question_of(opened, step, dialect))
        screen.button(key=f"onward-{place}").click().run()

    assert screen.success[0].value == phrase("learn-finished", "de")
    assert visitor.store.steps_done(visitor.learner) == {(opened.id, step.id) for step in steps}
