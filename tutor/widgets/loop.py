"""The loop that every question goes through: ask, nudge, hint, verdict, why.

What has been answered is read from the store, so that a reload, a second tab and a
restarted server show the same. Every change happens in a callback, under a nonce made
when the question was drawn: a double click is one attempt.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta

import streamlit as st

from engine.cards import Card, CardSet
from lessons.grade import grade
from puzzles.question import Guess, Question, Response
from tutor import session
from tutor.progress import AttemptRecord, NewAttempt
from tutor.session import Here
from tutor.widgets import answers, why

MISSES_UNTIL_SOLUTION = 2
DOUBLE_CLICK = timedelta(seconds=1)


@dataclass(frozen=True)
class Standing:
    """How far a visitor is with a question, counted from attempt number ``since``."""

    question: Question
    attempts: tuple[AttemptRecord, ...]
    since: int = 0

    @property
    def tries(self) -> tuple[AttemptRecord, ...]:
        """The attempts that count for how far one is."""
        return self.attempts[self.since :]

    @property
    def is_right(self) -> bool:
        """Whether the last answer was right."""
        return bool(self.tries) and self.tries[-1].right

    @property
    def is_over(self) -> bool:
        """Whether the verdict is due: right, asked for, or missed often enough."""
        misses = sum(not attempt.right for attempt in self.tries)
        enough = 1 if self.question.is_yes_or_no else MISSES_UNTIL_SOLUTION
        return self.is_right or self.was_shown or misses >= enough

    @property
    def was_shown(self) -> bool:
        """Whether the solution was asked for."""
        return bool(self.tries) and self.tries[-1].revealed

    @property
    def last(self) -> Response | None:
        """The last answer that was given."""
        return load_response(self.tries[-1].response) if self.tries else None


def standing(visitor: Here, question: Question) -> Standing:
    """How far the visitor is with the question, from the store: since they started
    again, if they did during this visit."""
    attempts = session.store().attempts(visitor.learner.id, question.id)
    return Standing(question, attempts, since=session.started_again_at(question.id))


def start_again(now: Standing) -> None:
    """Pose the question afresh; what was answered before stays stored."""
    session.start_again(now.question.id, len(now.attempts))


def show(
    visitor: Here,
    question: Question,
    *,
    on_answer: Callable[[Question, bool], None] | None = None,
    onward: Callable[[Standing], None] | None = None,
) -> Standing:
    """Draw a question as far as the visitor is with it, and say how far that is.

    ``on_answer`` is told, in the callback, whether an answer was right. ``onward`` draws
    beside the verdict the way to what comes next.
    """
    now = standing(visitor, question)
    session.milliseconds_since_shown(question.id)
    record = _recorder(visitor, now, on_answer)
    with st.container(key="prompt"):
        st.markdown(f"## {visitor.say(question.prompt, question.position.dialect)}")
    why.context(visitor, question)
    answers.show(visitor, question, now.last, record, over=now.is_over)
    if now.is_over:
        why.verdict(visitor, is_right=now.is_right, was_shown=now.was_shown)
        if onward is not None:
            with st.container(horizontal=True):
                onward(now)
        why.reasons(visitor, question)
        return now
    _nudge(visitor, now)
    _hints(visitor, now, record)
    return now


def _recorder(
    visitor: Here, now: Standing, on_answer: Callable[[Question, bool], None] | None
) -> answers.Record:
    """What stores an answer; None stands for "show me the solution"."""
    question = now.question
    nonce = f"{question.id}:{len(now.attempts)}"

    def record(response: Response | None) -> None:
        if _is_double_click(now, response):
            return
        right = response is not None and grade(question, response).right
        session.store().record(
            NewAttempt(
                learner_id=visitor.learner.id,
                nonce=nonce,
                question_id=question.id,
                kind=question.kind,
                dialect=question.position.dialect.table,
                level=question.level,
                response=dump_response(response),
                right=right,
                hints=session.hints_taken(question.id),
                revealed=response is None,
                elapsed_ms=session.milliseconds_since_shown(question.id),
            )
        )
        if on_answer is not None:
            on_answer(question, right)

    return record


def _is_double_click(now: Standing, response: Response | None) -> bool:
    """Whether the same answer was stored a moment ago: the second click of two, which
    came when the question had just been drawn again."""
    if not now.tries or now.tries[-1].response != dump_response(response):
        return False
    return datetime.now(UTC) - now.tries[-1].at < DOUBLE_CLICK


def _nudge(visitor: Here, now: Standing) -> None:
    if now.last is None:
        return
    nudge = grade(now.question, now.last).nudge
    text = visitor.say(nudge, now.question.position.dialect) if nudge else ""
    st.warning(f"**{visitor.tell('not-yet')}** {text}", icon=":material/replay:")


def _hints(visitor: Here, now: Standing, record: answers.Record) -> None:
    question = now.question
    taken = session.hints_taken(question.id)
    for hint in question.hints[:taken]:
        st.info(visitor.say(hint, question.position.dialect), icon=":material/lightbulb:")
    if taken < len(question.hints):
        st.button(
            visitor.tell("hint-button", number=taken + 1, of=len(question.hints) + 1),
            key=f"hint-{question.id}-{taken}",
            shortcut="H",
            icon=":material/lightbulb:",
            on_click=session.take_hint,
            args=(question.id, taken + 1),
        )
    else:
        st.button(
            visitor.tell("solution-button"),
            key=f"solution-{question.id}",
            shortcut="H",
            icon=":material/key:",
            on_click=record,
            args=(None,),
        )


def dump_response(response: Response | None) -> str:
    """An answer as it is stored."""
    if isinstance(response, CardSet):
        return json.dumps([card.code for card in response])
    if isinstance(response, Guess):
        return json.dumps(asdict(response))
    return json.dumps(response)


def load_response(text: str) -> Response | None:
    """A stored answer."""
    value = json.loads(text)
    if isinstance(value, list) and len(value) == 4 and all(isinstance(one, int) for one in value):
        p1, p2, p3, p4 = value
        return (p1, p2, p3, p4)
    if isinstance(value, dict):
        return Guess(**value)
    if isinstance(value, list):
        return CardSet(Card[code] for code in value)
    return value if isinstance(value, int) else None
