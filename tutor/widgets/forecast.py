"""The guess before a choice: in how many of a hundred deals is a contract made?"""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from puzzles.judgements import guess_score
from puzzles.question import ChooseOne, Forecast, Guess, Question, Response
from tutor import session
from tutor.session import Here


def ask(visitor: Here, question: Question, last: Response | None) -> None:
    """A field for the guess, if there is anything to guess; it may stay empty."""
    wanted = _forecast(question)
    if wanted is None:
        return
    st.number_input(
        _at_its_table(visitor, question).tell("forecast-ask", contract=wanted.contract),
        min_value=0,
        max_value=100,
        value=last.percent if isinstance(last, Guess) else None,
        step=5,
        placeholder="–",
        key=_key(question),
    )


def guessed(question: Question, place: int) -> Response:
    """The answer with that statement chosen, and the guess, if one was made."""
    percent = session.widget_value(_key(question))
    return place if percent is None else Guess(place, int(percent))


def result(visitor: Here, question: Question, last: Response | None) -> None:
    """How good the guess was."""
    wanted = _forecast(question)
    if wanted is None or not isinstance(last, Guess):
        return
    low, right, high = (round(100 * one) for one in (wanted.low, wanted.win, wanted.high))
    st.markdown(
        _at_its_table(visitor, question).tell(
            "forecast-found",
            contract=wanted.contract,
            percent=last.percent,
            right=right,
            low=low,
            high=high,
            score=guess_score(last.percent, wanted),
        )
    )


def _at_its_table(visitor: Here, question: Question) -> Here:
    """The visitor at the table of the question, where contracts have that table's names."""
    return replace(visitor, dialect=question.position.dialect)


def _forecast(question: Question) -> Forecast | None:
    answer = question.answer
    return answer.forecast if isinstance(answer, ChooseOne) else None


def _key(question: Question) -> str:
    return f"guess-{question.id}"
