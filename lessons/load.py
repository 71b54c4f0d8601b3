"""The content as values: ``course()`` and ``lesson("01-the-pack")``.

Content lies in ``content/``: ``course.toml`` lists all lessons, and each written one
has a folder with ``lesson.toml`` (the steps) and one Markdown file a language (their
words, a ``## step-id`` heading each). The texts hold placeholders; ``lessons.text``
says which, and puts the words in.

A step of ``lesson.toml``::

    [[steps]]
    id = "follow-hearts"
    kind = "choose-cards"        # read, choose-cards, choose-card, choose-one, count
    ask = "legal-cards"          # a kind of puzzle, or an ask of lessons/asks.py
    about = "kings"              # only where the ask wants it
    naive = "T 15"               # what someone answers who has not understood yet
    teaches = ["play-follow-suit"]
    dialects = ["alpine"]        # only where it is not for every table
    nearest = "hausregeln"       # where it is taught if a table lacks the contract
    chart = true                 # only to read: what play makes of the contract, drawn

    [steps.position]             # house notation; what is not needed is left out
    contract = "rufer"           # by the name that is the same at every table
    hand = "T 15 / H K 4"        # its size says which trick it is
    trick = "HQ"
    leader = 3
    announced = { T1 = 12 }
    asked = "HK"
    pile = "HK S7 S8"
    calls = "opening P2:bettler P3:pass"    # an auction, as lessons/calls.py reads it
    call = "above"                          # and the word that is asked about

A question of the quiz is ``[[quiz]]`` with ``puzzle``, ``level`` and ``seed``, or like
a step without ``id``. A step may be such a puzzle too, with an ``id`` and its own text.
Reading a step checks its form; ``lessons.check`` its sense.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType

from engine.card_text import parse_cards
from engine.cards import Card, CardSet
from engine.reasons import Refused
from engine.seats import Seat
from lessons.model import (
    AskStep,
    Course,
    Entry,
    Lesson,
    PuzzleStep,
    ReadStep,
    Setup,
    Step,
    StepKind,
)
from lessons.reader import Table, read_toml
from lessons.text import read_texts

CONTENT = Path(__file__).parent / "content"


@cache
def course() -> Course:
    """The course of this project. Raises LessonError if its file is at fault."""
    return load_course(CONTENT)


@cache
def lesson(lesson_id: str) -> Lesson:
    """A written lesson of this project.

    Raises KeyError if there is none of that id, LessonError if its files are at fault.
    """
    if not course().entry(lesson_id).is_written:
        raise KeyError(lesson_id)
    return load_lesson(CONTENT / lesson_id, course().languages)


def load_course(content: Path) -> Course:
    """The course in that folder. Raises LessonError if its file is at fault."""
    table = read_toml(content / "course.toml")
    languages = table.texts("languages")
    entries = [_entry(row, nth) for nth, row in enumerate(table.tables("lessons"), start=1)]
    table.close()
    return Course(languages, tuple(entries))


def _entry(row: Table, number: int) -> Entry:
    lesson_id = row.step = row.take("id", str)
    titles = row.table("title")
    named = {language: titles.take(language, str) for language in titles.keys}
    entry = Entry(lesson_id, number, MappingProxyType(named), row.take("written", bool))
    row.close()
    return entry


def load_lesson(folder: Path, languages: tuple[str, ...]) -> Lesson:
    """The lesson in that folder. Raises LessonError if one of its files is at fault."""
    table = read_toml(folder / "lesson.toml")
    made = Lesson(
        id=folder.name,
        minutes=table.take("minutes", int),
        steps=tuple(_step(row) for row in table.tables("steps")),
        quiz=tuple(_quiz(row, nth) for nth, row in enumerate(table.tables("quiz"), start=1)),
        texts=MappingProxyType({one: read_texts(folder / f"{one}.md") for one in languages}),
    )
    table.close()
    return made


def _step(row: Table) -> Step:
    row.step = row.take("id", str)
    if "puzzle" in row.keys:
        step: Step = _puzzle_step(row)
    else:
        kind = _kind(row)
        step = _read_step(row) if kind is StepKind.READ else _ask_step(row, kind)
    row.close()
    return step


def _quiz(row: Table, number: int) -> AskStep | PuzzleStep:
    row.step = f"quiz-{number}"
    step = _puzzle_step(row) if "puzzle" in row.keys else _ask_step(row, _kind(row))
    row.close()
    return step


def _kind(row: Table) -> StepKind:
    name = row.take("kind", str)
    try:
        return StepKind(name)
    except ValueError:
        known = ", ".join(StepKind)
        raise row.fault(f"there is no kind {name!r}", f"it should be one of {known}") from None


def _read_step(row: Table) -> ReadStep:
    contract = row.take("contract", str, "")
    nearest = row.take("nearest", str, "")
    chart = row.take("chart", bool, False)
    return ReadStep(row.step, contract or None, row.texts("dialects"), nearest or None, chart)


def _ask_step(row: Table, kind: StepKind) -> AskStep:
    return AskStep(
        id=row.step,
        kind=kind,
        ask=row.take("ask", str),
        setup=_setup(row.table("position")),
        naive=row.take("naive", str),
        about=row.take("about", str, ""),
        teaches=row.texts("teaches"),
        dialects=row.texts("dialects"),
        nearest=row.take("nearest", str, "") or None,
    )


def _puzzle_step(row: Table) -> PuzzleStep:
    kind, level, seed = row.take("puzzle", str), row.take("level", int), row.take("seed", int)
    return PuzzleStep(row.step, kind, level, seed, row.texts("dialects"))


def _setup(row: Table) -> Setup:
    asked = _cards(row, row.take("asked", str, ""))
    setup = Setup(
        contract=row.take("contract", str, "") or None,
        hand=CardSet(_cards(row, row.take("hand", str, ""))),
        trick=_cards(row, row.take("trick", str, "")),
        leader=_seat(row, row.take("leader", int, 1)),
        announced=_announced(row, row.table("announced")),
        asked=asked[0] if asked else None,
        pile=CardSet(_cards(row, row.take("pile", str, ""))),
        calls=row.take("calls", str, ""),
        call=row.take("call", str, ""),
    )
    row.close()
    return setup


def _seat(row: Table, number: int) -> Seat:
    if number not in tuple(Seat):
        raise row.fault(f"there is no seat {number}", "seats are 1 (forehand) to 4 (dealer)")
    return Seat(number)


def _announced(row: Table, due: Table) -> tuple[tuple[Card, int], ...]:
    return tuple((_cards(row, code)[0], due.take(code, int)) for code in due.keys)


def _cards(row: Table, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except Refused as refused:
        raise row.fault(f"{text!r} cannot be read", str(refused.reason)) from refused
