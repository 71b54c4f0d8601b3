"""Answers that are worked out once and kept."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tutor import remembered
from tutor.remembered import Remembered


@pytest.fixture
def answers() -> Iterator[Remembered]:
    with ThreadPoolExecutor(1) as executor:
        yield Remembered(executor)


def test_the_same_question_is_answered_once(answers: Remembered) -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [answers.ask(double, number).result() for number in (1, 2, 1)] == [2, 4, 2]
    assert asked == [1, 2]


def test_what_failed_is_asked_anew(answers: Remembered) -> None:
    failures = [ValueError("not yet")]

    def once(number: int) -> int:
        if failures:
            raise failures.pop()
        return number

    with pytest.raises(ValueError, match="not yet"):
        answers.ask(once, 3).result()
    assert answers.ask(once, 3).result() == 3


def test_only_so_many_answers_are_kept(
    answers: Remembered, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remembered, "KEPT", 2)
    first = answers.ask(abs, -1)
    for number in (-2, -3):
        answers.ask(abs, number)

    assert answers.ask(abs, -3) is answers.ask(abs, -3)
    assert answers.ask(abs, -1) is not first
