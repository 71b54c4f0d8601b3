"""The values that go into a store and come out of it."""

from dataclasses import dataclass
from datetime import datetime
from typing import TypedDict


class StoreError(Exception):
    """The store can't do what was asked: one line that names the place and the cure."""


@dataclass(frozen=True, slots=True)
class LearnerRecord:
    """A learner and their settings; the defaults are those of a newcomer.

    ``created_at`` and ``seen_at`` are None for a learner of whom nothing is stored yet.
    """

    id: str
    language: str | None = None
    """Code of the language, such as ``"de"``; None: guess it."""
    dialect: str | None = None
    """Id of the table's rules, such as ``"alpine"``; None: not chosen yet."""
    text_twin: bool = False
    """Hands as text buttons instead of drawn cards."""
    four_colours: bool = False
    indices: bool = True
    big_numbers: bool = True
    created_at: datetime | None = None
    seen_at: datetime | None = None


class SettingChanges(TypedDict, total=False):
    """The settings that :meth:`Store.save_settings` can change."""

    language: str | None
    dialect: str | None
    text_twin: bool
    four_colours: bool
    indices: bool
    big_numbers: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NewAttempt:
    """One answer as the screen hands it in.

    The nonce is made when the question is drawn, so that a double click is one attempt. It is
    the learner's own: two learners may use the same one. It is part of an export, so the
    learner's id has no place in it.
    """

    learner_id: str
    nonce: str
    question_id: str
    kind: str
    dialect: str
    level: int
    response: str
    """What was answered, as JSON text; the store doesn't look into it."""
    right: bool
    hints: int = 0
    revealed: bool = False
    """Whether the solution had been shown before this answer."""
    elapsed_ms: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptRecord:
    """One stored answer. The store gave it ``number`` (1: first try) and ``at`` (UTC)."""

    nonce: str
    question_id: str
    kind: str
    dialect: str
    level: int
    response: str
    right: bool
    hints: int
    number: int
    revealed: bool
    elapsed_ms: int | None
    at: datetime

    @property
    def is_unaided(self) -> bool:
        """Whether no hint was taken and the solution had not been shown."""
        return self.hints == 0 and not self.revealed


@dataclass(frozen=True, slots=True)
class KindTally:
    """How a learner does at one kind of question."""

    kind: str
    posed: int
    """Different questions answered at least once."""
    right_first: int
    """Of these: right at the first try, without any help."""
