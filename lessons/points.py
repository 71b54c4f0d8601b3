"""Points as a table says them: exact to the third, rounded, or in points and Blatt."""

from __future__ import annotations

from engine.counting import rounded
from engine.dialect import Dialect
from puzzles.kinds import card_points
from puzzles.position import Position
from puzzles.question import EnterNumber, Question, Unit


def unit_at(dialect: Dialect) -> Unit:
    """How the table tells a count of card points."""
    return number_of(card_points.pose(Position(dialect))).unit


def as_told(thirds: int, dialect: Dialect) -> int:
    """A count as that table tells it, still in thirds: whole points where it rounds."""
    return 3 * rounded(thirds) if unit_at(dialect) is Unit.POINTS else thirds


def number_of(question: Question) -> EnterNumber:
    """The answer of a question for a number. Raises TypeError if it asks for another."""
    if isinstance(question.answer, EnterNumber):
        return question.answer
    message = f"{question.kind} is not answered with a number"
    raise TypeError(message)
