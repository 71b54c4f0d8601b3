"""Practise: choose what to drill, then one question after the other."""

from __future__ import annotations

import random

import streamlit as st

from engine.dialects import table
from engine.reasons import Refused
from puzzles.generate import parse_id, puzzle
from puzzles.kinds import KINDS, LEVELS
from puzzles.question import Question
from tutor import session
from tutor.practice import MISTAKES, MIX, Run, next_puzzle
from tutor.session import Here
from tutor.widgets import loop
from tutor.widgets.keys import keys_button
from tutor.widgets.links import share

_RUN = "practice run"


def main() -> None:
    """The chooser, or the puzzle that the address names."""
    visitor = session.here()
    wanted = session.asked("puzzle")
    if wanted is None:
        _chooser(visitor)
        return
    try:
        question = _puzzle(wanted)
    except Refused as refused:
        st.error(visitor.say(refused.reason))
        st.button(visitor.tell("practice-other"), on_click=_go, args=(visitor, _run()))
        return
    _pose(visitor, question)


@st.cache_resource(max_entries=300, show_spinner=False)
def _puzzle(identity: str) -> Question:
    return puzzle(identity)


def _run() -> Run:
    run = session.memory(_RUN).get("run")
    return run if isinstance(run, Run) else Run()


def _chooser(visitor: Here) -> None:
    st.title(visitor.tell("nav-practise"))
    level = st.segmented_control(
        visitor.tell("level"),
        LEVELS,
        default=_run().level,
        format_func=lambda one: visitor.tell(f"level-{one}"),
        key="practice-level",
        required=True,
    )
    chosen = level or 1
    _choice(visitor, MIX, chosen)
    if session.store().mistakes(visitor.learner.id, 1):
        _choice(visitor, MISTAKES, chosen)
    for name, kind in KINDS.items():
        if kind.is_at(visitor.dialect):
            _choice(visitor, name, chosen)


def _choice(visitor: Here, choice: str, level: int) -> None:
    with st.container(border=True, horizontal=True, vertical_alignment="center"):
        title, about = visitor.tell(f"kind-{choice}"), visitor.tell(f"kind-{choice}.about")
        st.markdown(f"**{title}**  \n{about}")
        st.button(
            visitor.tell("practice-start"),
            key=f"start-{choice}",
            help=None,
            type="primary" if choice == MIX else "secondary",
            on_click=_go,
            args=(visitor, Run(choice, level)),
        )


def _pose(visitor: Here, question: Question) -> None:
    if not session.memory(_RUN):
        at = question.position.dialect.table
        session.memory(_RUN)["run"] = Run(question.kind, question.level, table=at)
    now = loop.show(
        visitor, question, on_answer=_answered, onward=lambda now: _onward(visitor, now)
    )
    with st.container(horizontal=True):
        if not now.is_over:
            st.button(
                visitor.tell("skip"),
                key="skip",
                type="tertiary",
                on_click=_go,
                args=(visitor, _run()),
            )
        st.button(
            visitor.tell("practice-all"), key="all", type="tertiary", on_click=session.ask_for
        )
        keys_button(visitor)
    share(visitor, "practise", puzzle=question.id)


def _onward(visitor: Here, now: loop.Standing) -> None:
    """The next puzzle, or this one once more."""
    st.button(
        visitor.tell("next"),
        key="next",
        type="primary",
        shortcut="N",
        on_click=_go,
        args=(visitor, _run()),
    )
    st.button(visitor.tell("try-again"), key="again", on_click=loop.start_again, args=(now,))


def _answered(question: Question, right: bool) -> None:  # noqa: FBT001 - told by the loop
    if not right:
        session.memory(_RUN)["run"] = _run().missed(question.id, random.Random())


def _go(visitor: Here, run: Run) -> None:
    """Move on to the next puzzle of a run."""
    learner = visitor.learner.id
    identity, after = next_puzzle(
        run,
        table(run.table) if run.table else visitor.dialect,
        random.Random(),
        tallies=session.store().tally(learner),
        mistakes=_puzzles_to_mend(learner) if run.choice == MISTAKES else (),
    )
    session.memory(_RUN)["run"] = after
    question = _puzzle(identity)
    if loop.standing(visitor, question).is_over:
        loop.start_again(loop.standing(visitor, question))
    session.ask_for(puzzle=identity)


def _puzzles_to_mend(learner: str) -> list[str]:
    """The ids of puzzles that went wrong and can still be posed."""
    return [
        one.question_id for one in session.store().mistakes(learner) if _is_posable(one.question_id)
    ]


def _is_posable(question_id: str) -> bool:
    try:
        parse_id(question_id)
    except Refused:
        return False
    return True


main()
