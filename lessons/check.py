"""The author's gate: ``python -m lessons.check`` tries every lesson out.

It says for each fault in which file and step it lies, and fails if there is one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.dialects import DIALECTS
from lessons.check_steps import Fault, step_faults
from lessons.load import CONTENT, load_course, load_lesson
from lessons.model import QUIZ, AskStep, Course, Lesson, LessonError, ReadStep, Step
from lessons.reader import name_of
from lessons.runner import is_interactive, question, steps_at

LEAST_INTERACTIVE = 4
MOST_READS_IN_A_ROW = 2
QUIZ_LENGTH = 5
MINUTES = range(4, 8)


def main(arguments: list[str]) -> int:
    """Check the content, or that in the folder given; print what is found."""
    content = Path(arguments[0]) if arguments else CONTENT
    found = content_faults(content)
    for fault in found:
        print(fault)
    if found:
        print(f"{len(found)} faults")
        return 1
    course = load_course(content)
    print(f"{len(course.written)} of {len(course.entries)} lessons are written and sound")
    return 0


def content_faults(content: Path) -> tuple[Fault, ...]:
    """Everything that is wrong with the course and the lessons in a folder."""
    try:
        course = load_course(content)
    except LessonError as error:
        return (_of_error(error),)
    found = (*_course_faults(content, course), *_all_lesson_faults(content, course))
    return tuple(dict.fromkeys(found))


def _of_error(error: LessonError) -> Fault:
    return Fault(error.file, error.step, f"{error.problem}; {error.cure}")


def _course_faults(content: Path, course: Course) -> Iterator[Fault]:
    file = name_of(content / "course.toml")
    ids = [entry.id for entry in course.entries]
    yield from (Fault(file, one, "the id is used twice") for one in _twice(ids))
    folders = {path.name for path in content.iterdir() if path.is_dir()}
    written = {entry.id for entry in course.written}
    yield from (Fault(one, "", "no written lesson of this name") for one in folders - written)
    for entry in course.entries:
        if set(entry.titles) != set(course.languages):
            yield Fault(file, entry.id, f"give a title in each of {course.languages}")
        if not entry.id.startswith(f"{entry.number:02}-"):
            yield Fault(file, entry.id, f"begin the id with the place, {entry.number:02}-")


def _all_lesson_faults(content: Path, course: Course) -> Iterator[Fault]:
    taught: dict[str, set[str]] = {dialect: set() for dialect in DIALECTS}
    for entry in course.written:
        folder = content / entry.id
        try:
            lesson = load_lesson(folder, course.languages)
        except LessonError as error:
            yield _of_error(error)
        else:
            yield from _orphans(folder, course)
            yield from _shape_faults(lesson)
            yield from _heading_faults(lesson)
            for step in lesson.all_steps:
                faults = tuple(step_faults(lesson, step))
                yield from faults or _too_early(lesson, step, taught)


def _too_early(lesson: Lesson, step: Step, taught: dict[str, set[str]]) -> Iterator[Fault]:
    """Puzzles of the quiz that come to rules which no lesson has taught so far; what
    the step's own question tells is added to those taught, table by table."""
    for dialect in DIALECTS.values():
        if isinstance(step, ReadStep) or step not in steps_at(lesson, dialect):
            continue
        told = question(lesson, step, dialect).teaches
        if not lesson.is_quiz(step) or isinstance(step, AskStep):
            taught[dialect.id] |= told
        elif untaught := told - taught[dialect.id]:
            problem = f"{dialect.id}: not taught yet: {', '.join(sorted(untaught))}"
            yield Fault(f"{lesson.id}/lesson.toml", step.id, f"{problem}; choose another seed")


def _orphans(folder: Path, course: Course) -> Iterator[Fault]:
    known = {"lesson.toml", *(f"{language}.md" for language in course.languages)}
    for path in folder.iterdir():
        if path.name not in known:
            yield Fault(name_of(path), "", "no lesson uses this file; take it out")


def _shape_faults(lesson: Lesson) -> Iterator[Fault]:
    file = f"{lesson.id}/lesson.toml"
    ids = [step.id for step in lesson.all_steps]
    yield from (Fault(file, one, "the id is used twice") for one in _twice(ids))
    if QUIZ in ids:
        yield Fault(file, QUIZ, "the id is kept for the quiz; rename the step")
    if lesson.minutes not in MINUTES:
        yield Fault(file, "", f"a lesson takes {MINUTES[0]} to {MINUTES[-1]} minutes")
    for dialect in DIALECTS.values():
        shown = steps_at(lesson, dialect)
        yield from _walk_faults(file, dialect.id, [one for one in shown if one in lesson.steps])
        if sum(lesson.is_quiz(step) for step in shown) != QUIZ_LENGTH:
            yield Fault(file, QUIZ, f"{dialect.id}: the quiz should have {QUIZ_LENGTH} questions")


def _walk_faults(file: str, dialect: str, steps: list[Step]) -> Iterator[Fault]:
    if sum(is_interactive(step) for step in steps) < LEAST_INTERACTIVE:
        yield Fault(file, "", f"{dialect}: at least {LEAST_INTERACTIVE} steps should ask something")
    run = 0
    for step in steps:
        run = run + 1 if isinstance(step, ReadStep) else 0
        if run == MOST_READS_IN_A_ROW + 1:
            yield Fault(file, step.id, f"{dialect}: too much to read in a row; ask something")


def _heading_faults(lesson: Lesson) -> Iterator[Fault]:
    wanted = {QUIZ if lesson.is_quiz(step) else step.id for step in lesson.all_steps}
    for language, texts in lesson.texts.items():
        file = f"{lesson.id}/{language}.md"
        for heading in wanted - texts.keys():
            yield Fault(file, heading, "the step has no text; write it under its heading")
        for heading in texts.keys() - wanted:
            yield Fault(file, heading, "there is no step of this name; rename it or take it out")


def _twice(names: Iterable[str]) -> list[str]:
    listed = list(names)
    return sorted({name for name in listed if listed.count(name) > 1})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
