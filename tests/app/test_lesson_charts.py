"""Lessons that show what play makes of a contract."""

from __future__ import annotations

import pytest

from engine.advice.calibration import FEWEST, lines
from engine.dialects import DIALECTS
from lessons.load import course, lesson
from lessons.model import ReadStep
from lessons.runner import taught_at
from tests.app.conftest import Visitor, at_every_table, texts

CHARTS = [
    (entry.id, step)
    for entry in course().written
    for step in lesson(entry.id).steps
    if isinstance(step, ReadStep) and step.chart
]


def test_lessons_20_and_21_have_a_chart_each() -> None:
    assert [name[:2] for name, _ in CHARTS] == ["20", "21"]


@at_every_table
@pytest.mark.parametrize(("lesson_id", "step"), CHARTS, ids=[name for name, _ in CHARTS])
def test_the_picture_is_told_in_words_with_its_figures(
    visitor: Visitor, lesson_id: str, step: ReadStep, language: str, dialect: str
) -> None:
    visitor.settle(language=language, dialect=dialect)

    screen = visitor.open("learn", lesson=lesson_id, step=step.id)

    assert not screen.exception
    (chart,) = screen.get("vega_lite_chart")
    assert figures(step, dialect) in chart.proto.alt  # type: ignore[attr-defined]


@pytest.mark.parametrize(("lesson_id", "step"), CHARTS, ids=[name for name, _ in CHARTS])
def test_who_reads_words_gets_the_figures_instead_of_the_picture(
    visitor: Visitor, lesson_id: str, step: ReadStep
) -> None:
    visitor.settle(text_twin=True)

    screen = visitor.open("learn", lesson=lesson_id, step=step.id)

    assert not screen.get("vega_lite_chart")
    assert figures(step, "alpine") in " ".join(texts(screen))


def figures(step: ReadStep, dialect: str) -> str:
    """The measured figures of play as they stand in a sentence."""
    assert step.contract is not None
    contract = taught_at(step, DIALECTS[dialect]).contract(step.contract)
    shown = [line for line in lines(contract) if line.deals >= FEWEST]
    assert len(shown) > 5
    return ", ".join(f"{line.value}: {round(100 * line.won)}" for line in shown)
