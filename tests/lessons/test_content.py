from __future__ import annotations

import re

import pytest

from engine import DIALECTS, Dialect, Reason, table
from lessons.asks import ASKS
from lessons.groups import NUMBERS
from lessons.load import course, lesson
from lessons.model import AskStep, Lesson, PuzzleStep, ReadStep, Step
from lessons.phrases import all_phrases
from lessons.responses import right_response
from lessons.runner import question, steps_at, taught_at, taught_elsewhere
from lessons.text import render
from puzzles.generate import puzzle
from puzzles.phrases import all_phrases as puzzle_phrases
from puzzles.question import ChooseOne
from tutor.words import LANGUAGES, say

pytestmark = pytest.mark.slow

WRITTEN = [entry.id for entry in course().written]
UNFINISHED = re.compile(r"\{|\}|\?\?\?|\(\)|  |\bTODO\b")
every_lesson = pytest.mark.parametrize("lesson_id", WRITTEN)
every_table = pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_course_has_twenty_two_lessons_in_every_language() -> None:
    assert [entry.number for entry in course().entries] == list(range(1, 23))
    assert set(course().languages) == set(LANGUAGES)
    assert all(set(entry.titles) == set(LANGUAGES) for entry in course().entries)


@every_language
@every_table
@every_lesson
def test_every_step_can_be_shown_and_asked(lesson_id: str, dialect: Dialect, language: str) -> None:
    shown = lesson(lesson_id)

    for step in steps_at(shown, dialect):
        told = told_of(shown, step, dialect, language)
        assert told[0]
        assert [one for one in told if UNFINISHED.search(one)] == []


def told_of(shown: Lesson, step: Step, dialect: Dialect, language: str) -> list[str]:
    """All that a step says before and after it is answered."""
    place, text = taught_at(step, dialect), shown.text(step, language)

    def tell(reason: Reason) -> str:
        return say(reason, language, place)

    told = [render(text.lead, place, tell), render(text.after, place, tell)]
    if isinstance(step, ReadStep):
        return told
    posed = question(shown, step, dialect)
    told += [tell(one) for one in (posed.prompt, *posed.context, *posed.hints, *posed.steps)]
    told += [say(line.reason, language, place, line.form.value) for line in posed.explanation]
    told += [tell(reason) for _, reasons in posed.about_cards for reason in reasons]
    if isinstance(posed.answer, ChooseOne):
        told += [tell(option) for option in posed.answer.options]
    return told


@every_table
@every_lesson
def test_a_question_is_named_by_its_lesson_and_a_puzzle_by_its_own_id(
    lesson_id: str, dialect: Dialect
) -> None:
    shown = lesson(lesson_id)

    for step in steps_at(shown, dialect):
        if isinstance(step, AskStep):
            assert question(shown, step, dialect).id == f"lesson/{lesson_id}/{step.id}"
        if isinstance(step, PuzzleStep):
            posed = question(shown, step, dialect)
            assert right_response(puzzle(posed.id)) == right_response(posed)


@every_table
@every_lesson
def test_what_a_table_lacks_is_taught_at_one_that_has_it_and_this_is_said(
    lesson_id: str, dialect: Dialect
) -> None:
    for step in steps_at(lesson(lesson_id), dialect):
        place, said = taught_at(step, dialect), taught_elsewhere(step, dialect)

        assert (said is None) == (place == dialect)
        if said is not None:
            assert [say(said, language, place) for language in LANGUAGES]


def test_a_table_without_suit_games_sees_them_at_another() -> None:
    shown = lesson("05-who-takes-the-trick")
    step = shown.step("suit-game")

    assert taught_at(step, table("cardgames_zone")).id == "hausregeln"
    assert taught_at(step, table("alpine")).id == "alpine"


def test_a_table_with_options_of_its_own_can_take_every_lesson() -> None:
    own = table("hausregeln+pagat_rule=last_tarock")

    for lesson_id in WRITTEN:
        for step in steps_at(lesson(lesson_id), own):
            if not isinstance(step, ReadStep):
                place = question(lesson(lesson_id), step, own).position.dialect
                is_stored = isinstance(step, PuzzleStep) and step.puzzle == "which-contract"
                assert place == (table("hausregeln") if is_stored else own)


@every_language
@pytest.mark.parametrize("name", NUMBERS)
def test_every_group_and_number_has_words(name: str, language: str) -> None:
    own = {rule.id: rule for rule in all_phrases()}

    for rule_id in ("ask-which-are", "ask-how-many", "hint-group", "hint-how-many"):
        assert say(own[rule_id](group=name), language)


def test_no_phrase_of_lessons_has_the_id_of_another() -> None:
    ids = [rule.id for rule in (*all_phrases(), *puzzle_phrases())]

    assert len(ids) == len(set(ids))


def test_every_ask_is_used_by_a_lesson() -> None:
    used = {
        step.ask
        for lesson_id in WRITTEN
        for step in lesson(lesson_id).all_steps
        if isinstance(step, AskStep)
    }

    assert set(ASKS) <= used


def test_a_lesson_that_is_not_written_yet_cannot_be_opened() -> None:
    with pytest.raises(KeyError):
        lesson("22-a-whole-hand")
