"""A clock and attempts to test with."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TypedDict, Unpack

from tutor.progress import NewAttempt

_NONCES = count()


class Clock:
    """Goes on by a second whenever someone looks."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


class Changes(TypedDict, total=False):
    learner_id: str
    nonce: str
    question_id: str
    kind: str
    response: str
    right: bool
    hints: int
    revealed: bool
    elapsed_ms: int | None


def attempt(**changes: Unpack[Changes]) -> NewAttempt:
    """A right answer of Anna's, with a nonce of its own, unless said otherwise."""
    usual = NewAttempt(
        learner_id="anna",
        nonce=f"nonce-{next(_NONCES)}",
        question_id="card-points-1",
        kind="card-points",
        dialect="alpine",
        level=1,
        response='["HK", "T1"]',
        right=True,
    )
    return replace(usual, **changes)
