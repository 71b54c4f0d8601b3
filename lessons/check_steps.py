"""What may be wrong with a step: its tables, its question, its answers, its words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.advice.calibration import lines
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.reasons import Refused
from engine.rulebook import all_rules
from lessons.grade import grade
from lessons.model import QUIZ, AskStep, Lesson, PuzzleStep, ReadStep, Step, StepKind
from lessons.responses import naive_response, right_response
from lessons.runner import question, taught_at
from lessons.text import UnknownPlaceholder, meaning, placeholders, shared_placeholders
from puzzles.question import ChooseCard, ChooseCards, ChooseOne, EnterNumber, Question

_FORMS = {
    StepKind.CHOOSE_CARDS: ChooseCards,
    StepKind.CHOOSE_CARD: ChooseCard,
    StepKind.CHOOSE_ONE: ChooseOne,
    StepKind.COUNT: EnterNumber,
}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in the content. ``step`` is empty if it is the whole file."""

    file: str
    step: str
    problem: str

    def __str__(self) -> str:
        place = f"{self.file}, {self.step}" if self.step else self.file
        return f"{place}: {self.problem}"


def step_faults(lesson: Lesson, step: Step) -> Iterator[Fault]:
    """Everything that is wrong with one step, at every table that it is for."""
    file = f"{lesson.id}/lesson.toml"
    unknown = [name for name in _tables_named(step) if name not in DIALECTS]
    if unknown:
        yield Fault(file, step.id, f"there is no table {', '.join(unknown)}")
        return
    yield from (Fault(file, step.id, problem) for problem in _teaching_problems(step))
    tables_of: dict[str, list[str]] = {}
    for dialect in _tables(step):
        for problem in _problems_at(lesson, step, dialect):
            tables_of.setdefault(problem, []).append(dialect.id)
    for problem, tables in tables_of.items():
        yield Fault(file, step.id, f"{problem} (at {', '.join(tables)})")
    yield from _text_faults(lesson, step)


def _tables_named(step: Step) -> tuple[str, ...]:
    nearest = None if isinstance(step, PuzzleStep) else step.nearest
    return step.dialects if nearest is None else (*step.dialects, nearest)


def _tables(step: Step) -> list[Dialect]:
    return [one for one in DIALECTS.values() if not step.dialects or one.id in step.dialects]


def _teaching_problems(step: Step) -> Iterator[str]:
    known = {rule.id for rule in all_rules()}
    for rule in step.teaches if isinstance(step, AskStep) else ():
        if rule not in known:
            yield f"it teaches {rule!r}, which is in no rule book"


def _problems_at(lesson: Lesson, step: Step, dialect: Dialect) -> Iterator[str]:
    if isinstance(step, ReadStep):
        yield from _contract_problems(step, dialect)
        return
    try:
        posed = question(lesson, step, dialect)
    except (Refused, KeyError, TypeError, ValueError, LookupError) as error:
        yield f"it cannot be asked: {error}"
        return
    if not grade(posed, right_response(posed)).right:
        yield "the computed answer is graded as wrong"
    if isinstance(step, AskStep):
        yield from _ask_problems(step, posed)


def _contract_problems(step: ReadStep, dialect: Dialect) -> Iterator[str]:
    if step.contract is None:
        if step.chart:
            yield "a chart needs a contract"
        return
    try:
        contract = taught_at(step, dialect).contract(step.contract)
    except Refused:
        yield f"there is no {step.contract} here; name the nearest table that has it"
        return
    if step.chart and not lines(contract):
        yield f"{step.contract} was not measured by the 12-count, so there is nothing to draw"


def _ask_problems(step: AskStep, posed: Question) -> Iterator[str]:
    if not isinstance(posed.answer, _FORMS[step.kind]):
        yield f"{step.ask} is no {step.kind} step"
    untold = set(step.teaches) - posed.teaches
    if untold:
        yield f"its explanation never comes to {', '.join(sorted(untold))}"
    if any(card in step.setup.hand for card in step.setup.trick):
        yield "a card lies in the hand and in the trick"
    try:
        naive = naive_response(posed.answer, step.naive)
    except ValueError as error:
        yield f"the naive answer {step.naive!r} cannot be read: {error}"
        return
    if grade(posed, naive).right:
        yield f"the naive answer {step.naive!r} is right"


def _text_faults(lesson: Lesson, step: Step) -> Iterator[Fault]:
    """Faults of its words; what headings there are is looked at for the lesson."""
    heading = QUIZ if lesson.is_quiz(step) else step.id
    shared: set[frozenset[str]] = set()
    for language, texts in lesson.texts.items():
        if heading not in texts:
            continue
        text = texts[heading]
        written = f"{text.lead}\n{text.after}"
        shared.add(shared_placeholders(written))
        file = f"{lesson.id}/{language}.md"
        if not text.lead:
            yield Fault(file, heading, "there is nothing under the heading; write it")
        problems = {
            problem
            for table in _tables(step)
            for problem in _unknown(placeholders(written), taught_at(step, table))
        }
        yield from (Fault(file, heading, problem) for problem in sorted(problems))
    if len(shared) > 1:
        differing = frozenset.union(*shared) - frozenset.intersection(*shared)
        problem = f"not in every language: {', '.join(sorted(differing))}"
        yield Fault(f"{lesson.id}/*.md", heading, problem)


def _unknown(names: frozenset[str], dialect: Dialect) -> Iterator[str]:
    for name in names - {"ladder"}:
        try:
            meaning(name, dialect)
        except UnknownPlaceholder as error:
            yield str(error)
