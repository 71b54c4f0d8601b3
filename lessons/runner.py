"""Walking through a lesson: which step is next, how far one is, what a step asks.

Pure: what the learner has done is a set of step ids that is passed in.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.dialect import Dialect
from engine.dialects import table
from engine.reasons import Reason
from lessons import phrases as ph
from lessons.asks import ASKS
from lessons.calls import call, calls
from lessons.model import AskStep, Lesson, PuzzleStep, ReadStep, Step
from puzzles.auctions import auction_after
from puzzles.generate import generate, kind_named
from puzzles.position import Position
from puzzles.question import Question


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of a lesson's steps are done."""

    done: int
    total: int

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left."""
        return self.done == self.total

    @property
    def share(self) -> float:
        """The part that is done, from 0 to 1."""
        return self.done / self.total if self.total else 1.0


def steps_at(lesson: Lesson, dialect: Dialect) -> tuple[Step, ...]:
    """The steps for that table, the quiz included, in order."""
    return tuple(
        step for step in lesson.all_steps if not step.dialects or dialect.id in step.dialects
    )


def next_step(lesson: Lesson, done: Collection[str], dialect: Dialect) -> Step | None:
    """The first step at that table whose id is not among those done; None at the end."""
    return next((step for step in steps_at(lesson, dialect) if step.id not in done), None)


def progress(lesson: Lesson, done: Collection[str], dialect: Dialect) -> Progress:
    """How far the lesson is done at that table. Ids of no step are ignored."""
    steps = steps_at(lesson, dialect)
    return Progress(sum(step.id in done for step in steps), len(steps))


def taught_at(step: Step, dialect: Dialect) -> Dialect:
    """The table at which a step is taught to those of ``dialect``.

    It is another than their own where theirs lacks the contract.
    """
    if isinstance(step, PuzzleStep) or step.nearest is None or step.contract is None:
        return dialect
    return dialect if _has(dialect, step.contract) else table(step.nearest)


def taught_elsewhere(step: Step, dialect: Dialect) -> Reason | None:
    """What to say above a step that is taught at another table than the learner's."""
    place = taught_at(step, dialect)
    if place == dialect or isinstance(step, PuzzleStep) or step.contract is None:
        return None
    return ph.TAUGHT_ELSEWHERE(contract=place.contract(step.contract), dialect=place.table)


def _has(dialect: Dialect, contract: str) -> bool:
    return any(row.is_called(contract) for row in dialect.contracts)


def question(lesson: Lesson, step: AskStep | PuzzleStep, dialect: Dialect) -> Question:
    """What a step asks at that table, or at the nearest that has the contract.

    Its id is ``lesson/<lesson>/<step>``, that of a puzzle for one drawn for the quiz.
    Raises Refused for a contract, kind or level that is not there, KeyError, TypeError
    or ValueError for a step at fault; ``lessons.check`` finds all of these.
    """
    if isinstance(step, PuzzleStep):
        return generate(step.puzzle, dialect, step.level, step.seed)
    place = position(step, taught_at(step, dialect))
    if step.ask in ASKS:
        posed = ASKS[step.ask](place, step.about)
    else:
        posed = kind_named(step.ask).pose(place)
    return posed.named(f"lesson/{lesson.id}/{step.id}", level=1)


def position(step: AskStep, dialect: Dialect) -> Position:
    """The position of a step at that table.

    Raises Refused if the table lacks a contract, ValueError if its auction cannot have
    gone so.
    """
    setup = step.setup
    said = calls(dialect, setup.calls)
    seat = setup.leader.next(len(setup.trick))
    return Position(
        dialect=dialect,
        contract=None if setup.contract is None else dialect.contract(setup.contract),
        hand=setup.hand,
        trick=setup.trick,
        trick_number=setup.trick_number,
        announced=setup.announced,
        seat=auction_after(dialect, said).turn if setup.call else seat,
        leader=setup.leader,
        asked=setup.asked,
        pile=setup.pile,
        calls=said,
        call=call(dialect, said, setup.call) if setup.call else None,
    )


def is_interactive(step: Step) -> bool:
    """Whether the learner answers something in it."""
    return not isinstance(step, ReadStep)
