from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DIALECTS, Dialect
from lessons.load import course, lesson
from lessons.model import Lesson
from lessons.runner import next_step, progress, steps_at

LESSONS = [lesson(entry.id) for entry in course().written]
IDS = [step.id for one in LESSONS for step in one.all_steps]
some_done = st.sets(st.sampled_from([*IDS, "no-such-step"]))
a_table = st.sampled_from(list(DIALECTS.values()))
a_lesson = st.sampled_from(LESSONS)


@given(a_lesson, a_table, some_done, some_done)
def test_doing_more_is_never_less_progress(
    one: Lesson, dialect: Dialect, done: set[str], more: set[str]
) -> None:
    before, after = progress(one, done, dialect), progress(one, done | more, dialect)

    assert 0 <= before.done <= after.done <= after.total == before.total
    assert 0.0 <= before.share <= after.share <= 1.0


@given(a_lesson, a_table, some_done)
def test_there_is_a_next_step_until_everything_is_done(
    one: Lesson, dialect: Dialect, done: set[str]
) -> None:
    following = next_step(one, done, dialect)

    assert (following is None) == progress(one, done, dialect).is_complete
    if following is not None:
        assert following.id not in done
        assert following in steps_at(one, dialect)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_step_by_step_one_comes_through_the_lesson_in_order(one: Lesson, dialect: Dialect) -> None:
    done: list[str] = []

    while (step := next_step(one, done, dialect)) is not None:
        done.append(step.id)

    assert done == [step.id for step in steps_at(one, dialect)]
    assert progress(one, done, dialect).is_complete


def test_a_step_for_some_tables_is_left_out_at_the_others() -> None:
    counting = lesson("06-counting-in-threes")

    shown = {
        dialect_id: "base-and-pips" in {step.id for step in steps_at(counting, dialect)}
        for dialect_id, dialect in DIALECTS.items()
    }

    assert [dialect_id for dialect_id, is_there in shown.items() if is_there] == ["alpine"]


def test_the_quiz_comes_last() -> None:
    one = LESSONS[0]
    done = [step.id for step in one.steps]

    following = next_step(one, done, DIALECTS["alpine"])

    assert following is not None
    assert following.id == "quiz-1"
    assert one.is_quiz(following)
