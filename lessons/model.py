"""What a course is made of: lessons, and the steps that a learner takes in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import NO_CARDS, Card, CardSet
from engine.seats import Seat

QUIZ = "quiz"
"""The heading under which a lesson's text speaks of its closing quiz."""


class LessonError(Exception):
    """Content that cannot be used: the file, the step, what is wrong and what to do.

    ``step`` is empty where the fault lies in the file as a whole.
    """

    def __init__(self, file: str, step: str, problem: str, cure: str) -> None:
        place = f"{file}, {step}" if step else file
        super().__init__(f"{place}: {problem}; {cure}")
        self.file = file
        self.step = step
        self.problem = problem
        self.cure = cure


class StepKind(StrEnum):
    """What the learner does in a step."""

    READ = "read"
    CHOOSE_CARDS = "choose-cards"
    """Choose all cards that are right."""
    CHOOSE_CARD = "choose-card"
    """Choose one card."""
    CHOOSE_ONE = "choose-one"
    """Choose one of several statements."""
    COUNT = "count"
    """Enter a number."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as a lesson writes it: everything but the table.

    ``contract`` is a canonical name, the same at every table. ``calls`` are the words
    of an auction and ``call`` the one that is asked about, as ``lessons.calls`` reads
    them.
    """

    contract: str | None = None
    hand: CardSet = NO_CARDS
    trick: tuple[Card, ...] = ()
    leader: Seat = Seat.P1
    announced: tuple[tuple[Card, int], ...] = ()
    asked: Card | None = None
    pile: CardSet = NO_CARDS
    calls: str = ""
    call: str = ""

    @property
    def trick_number(self) -> int:
        """The trick in which a hand has this many cards left."""
        return max(1, 13 - len(self.hand)) if self.hand else 1


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A few lines to read.

    ``dialects`` are the tables that it is for, none meaning all. ``contract`` is the
    contract it speaks of, and ``nearest`` the table at which it is taught to those
    whose own table lacks that contract. ``chart`` asks for the picture of what play
    makes of the contract, by the 12-count.
    """

    id: str
    contract: str | None = None
    dialects: tuple[str, ...] = ()
    nearest: str | None = None
    chart: bool = False


@dataclass(frozen=True, slots=True)
class AskStep:
    """A question on a fixed position; its answer comes from the engine.

    ``ask`` names a kind of puzzle or one of the lesson's own asks, ``about`` what that
    ask is about. ``naive`` is the answer of someone who has not understood yet.
    ``teaches`` are the rules that the answer draws on.
    """

    id: str
    kind: StepKind
    ask: str
    setup: Setup
    naive: str
    about: str = ""
    teaches: tuple[str, ...] = ()
    dialects: tuple[str, ...] = ()
    nearest: str | None = None

    @property
    def contract(self) -> str | None:
        """The contract that the question needs, by its canonical name."""
        return self.setup.contract


@dataclass(frozen=True, slots=True)
class PuzzleStep:
    """A question drawn from a kind of puzzle at the own table: mostly of the closing quiz."""

    id: str
    puzzle: str
    level: int
    seed: int
    dialects: tuple[str, ...] = ()


Step = ReadStep | AskStep | PuzzleStep


@dataclass(frozen=True, slots=True)
class StepText:
    """A step's words, in Markdown with placeholders: what leads in, and what to take
    away once the question is answered."""

    lead: str
    after: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its steps, the closing quiz, and its texts by language and heading."""

    id: str
    minutes: int
    steps: tuple[Step, ...]
    quiz: tuple[AskStep | PuzzleStep, ...]
    texts: Mapping[str, Mapping[str, StepText]]

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """The steps, then the quiz."""
        return (*self.steps, *self.quiz)

    def step(self, step_id: str) -> Step:
        """The step of that id. Raises KeyError if there is none."""
        return {step.id: step for step in self.all_steps}[step_id]

    def is_quiz(self, step: Step) -> bool:
        """Whether the step belongs to the closing quiz."""
        return step in self.quiz

    def text(self, step: Step, language: str) -> StepText:
        """The words of a step; all questions of the quiz share theirs.

        Raises KeyError if the lesson has none in that language.
        """
        return self.texts[language][QUIZ if self.is_quiz(step) else step.id]


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson's place on the map. ``is_written`` says whether it is there yet."""

    id: str
    number: int
    titles: Mapping[str, str]
    is_written: bool

    def title(self, language: str) -> str:
        """The title. Raises KeyError if there is none in that language."""
        return self.titles[language]


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons in order, written or to come, and the languages they come in."""

    languages: tuple[str, ...]
    entries: tuple[Entry, ...]

    @property
    def written(self) -> tuple[Entry, ...]:
        """The lessons that are there."""
        return tuple(entry for entry in self.entries if entry.is_written)

    def entry(self, lesson_id: str) -> Entry:
        """The lesson of that id. Raises KeyError if there is none."""
        return {entry.id: entry for entry in self.entries}[lesson_id]
