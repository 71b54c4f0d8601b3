"""Grading an answer of a lesson: as of any question, with a nudge that fits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.reasons import Reason, Rule
from lessons import phrases as ph
from lessons.asks import ASKS
from puzzles import phrases as puzzle_ph
from puzzles.grade import grade as grade_question
from puzzles.question import Grade, Question, Response

# Nudges of puzzles speak of cards that may be played and of tricks; the questions that
# only lessons ask are about neither.
_INSTEAD: dict[Rule, Callable[[Reason], Reason]] = {
    puzzle_ph.NUDGE_NOT_ALLOWED: lambda said: ph.NUDGE_NOT_OF_THEM(number=said["number"]),
    puzzle_ph.NUDGE_BOTH: lambda said: ph.NUDGE_BOTH_OF_THEM(number=said["number"]),
    puzzle_ph.NUDGE_NOTHING_CHOSEN: lambda _: ph.NUDGE_CHOOSE_SOME(),
    puzzle_ph.NUDGE_OTHER_CARD: lambda said: ph.NUDGE_A_HIGHER_ONE(card=said["card"]),
    puzzle_ph.NUDGE_OTHER_RULE: lambda _: ph.NUDGE_COMPARE(),
}


def grade(question: Question, response: Response) -> Grade:
    """Whether the response answers the question, with a nudge if it does not.

    For every question of a lesson, those drawn from puzzles included. Raises TypeError
    if the response is of another form than the question asks for.
    """
    given = grade_question(question, response)
    if question.kind not in ASKS or given.nudge is None or given.nudge.rule not in _INSTEAD:
        return given
    return replace(given, nudge=_INSTEAD[given.nudge.rule](given.nudge))
