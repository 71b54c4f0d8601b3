"""The one model for puzzles and lesson steps: prompt, answer, explanation, hints."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.cards import Card, CardSet
from engine.contracts import Contract
from engine.reasons import Reason
from engine.rulebook import all_rules
from puzzles.position import Position

_BOOK = frozenset(rule.id for rule in all_rules())


class Form(StrEnum):
    """How a reason is told: as a duty, or as a duty that does not bind here."""

    WHY = "why"
    WAIVED = "waived"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an explanation."""

    reason: Reason
    form: Form = Form.WHY


@dataclass(frozen=True, slots=True)
class ChooseCards:
    """Choose all cards that are right, of those offered."""

    offered: CardSet
    right: CardSet


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """Choose one card; each of those in ``right`` is a right answer. ``nudge`` is said
    after a wrong one, if the usual does not fit."""

    offered: tuple[Card, ...]
    right: CardSet
    nudge: Reason | None = None


class Quality(StrEnum):
    """How good a choice is, where it is a matter of judgement."""

    BEST = "best"
    GOOD = "good"
    """As good as the best, as far as can be told: right as well."""
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice with what it costs against the best, in points a deal."""

    quality: Quality
    cost: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """How often a contract is made with a hand: what may be guessed before choosing.

    ``win`` is the share of deals; ``low`` and ``high`` are the ends of its interval.
    """

    contract: Contract
    win: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """Choose one of several statements; ``right`` holds the places, from 0, of the
    right ones. ``nudge`` is said after a wrong one, if the usual does not fit.

    In a matter of judgement ``judged`` tells for each statement how good it is, and
    ``forecast`` what may be guessed besides.
    """

    options: tuple[Reason, ...]
    right: frozenset[int]
    nudge: Reason | None = None
    judged: tuple[Judged, ...] = ()
    forecast: Forecast | None = None


class Unit(StrEnum):
    """What a number stands for, and so how it is entered."""

    COUNT = "count"
    POINTS = "points"
    THIRDS = "thirds"
    """Whole points and thirds."""
    BLATT = "blatt"
    """Whole points and Blatt, which are thirds too."""


@dataclass(frozen=True, slots=True)
class EnterNumber:
    """Enter a number: a count, whole points, or thirds of a point."""

    right: int
    unit: Unit


Scores = tuple[int, int, int, int]
"""What each seat gets, from P1 to P4; negative where it pays."""


@dataclass(frozen=True, slots=True)
class EnterScores:
    """Enter what each seat gets; all four amounts must be right."""

    right: Scores


@dataclass(frozen=True, slots=True)
class Guess:
    """The place of a statement, chosen after a guess at the forecast, in percent."""

    place: int
    percent: int


Answer = ChooseCards | ChooseCard | ChooseOne | EnterNumber | EnterScores
Response = CardSet | int | Guess | Scores
"""What a learner answers: cards, the place of a statement, with or without a guess, a
number, or four scores."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question on a position, with everything needed to grade and explain it.

    ``hints`` run from where to look to the narrowed choice. ``about_cards`` gives
    each rejected card its own reasons. ``steps`` unfold a calculation. ``elsewhere``
    says at which other tables the answer would be different. ``id`` names the
    question in links and stored attempts.
    """

    kind: str
    position: Position
    prompt: Reason
    context: tuple[Reason, ...]
    answer: Answer
    explanation: tuple[Line, ...]
    hints: tuple[Reason, ...]
    about_cards: tuple[tuple[Card, tuple[Reason, ...]], ...] = ()
    steps: tuple[Reason, ...] = ()
    elsewhere: tuple[Reason, ...] = ()
    level: int = 1
    id: str = ""

    def named(self, identity: str, level: int) -> Question:
        """The same question under its id and level."""
        return replace(self, id=identity, level=level)

    @property
    def is_yes_or_no(self) -> bool:
        """Whether a second try would be no try: there are only two answers."""
        return isinstance(self.answer, ChooseOne) and len(self.answer.options) == 2

    @property
    def teaches(self) -> frozenset[str]:
        """The ids of the rules of the book that its explanation draws on."""
        told = [line.reason for line in self.explanation]
        told += [reason for _, reasons in self.about_cards for reason in reasons]
        return frozenset(reason.rule.id for reason in (*told, *self.steps)) & _BOOK


class Mark(StrEnum):
    """How one offered card stands after an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Grade:
    """Whether an answer is right; if not, a nudge that does not give it away.

    ``marks`` are for the verdict, not for the nudge. ``judged`` is how good the answer
    is, in a matter of judgement.
    """

    right: bool
    nudge: Reason | None = None
    marks: tuple[tuple[Card, Mark], ...] = field(default=())
    judged: Judged | None = None
