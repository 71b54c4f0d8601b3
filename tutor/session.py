"""Who is here, in which language, at which table, and what the address asks for.

The only file that touches ``st.session_state`` and ``st.query_params``. What must not
be lost is in the store; here is only what may be.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Unpack, cast

import streamlit as st

from engine.cards import Card
from engine.dialect import Dialect
from engine.dialects import table
from engine.reasons import Reason, Refused
from tutor.progress import (
    COOKIE,
    LearnerRecord,
    SettingChanges,
    Store,
    is_learner_id,
    new_learner_id,
    open_store,
)
from tutor.widgets.cards.faces import LETTERS_DE, LETTERS_EN, Style
from tutor.words import LANGUAGES, phrase, say

DEFAULT_TABLE = "alpine"
"""The table of those who do not know yet which rules they play."""


@dataclass(frozen=True)
class Here:
    """The visitor of this run: settings as stored, or guessed where nothing is stored."""

    learner: LearnerRecord
    language: str
    dialect: Dialect
    is_kept: bool
    """Whether progress is found again on the next visit: the browser keeps our cookie."""

    @property
    def style(self) -> Style:
        """How cards are drawn for this visitor."""
        return Style(
            four_colours=self.learner.four_colours,
            indices=self.learner.indices,
            big_numbers=self.learner.big_numbers,
            letters=LETTERS_DE if self.language == "de" else LETTERS_EN,
        )

    def tell(self, message: str, /, **args: object) -> str:
        """A text of the screens in the visitor's language."""
        return phrase(message, self.language, self.dialect, **args)

    def say(self, reason: Reason, dialect: Dialect | None = None, form: str = "why") -> str:
        """A reason in the visitor's language, in the words of a table: their own, if
        no other is named."""
        return say(reason, self.language, dialect or self.dialect, cast("Any", form))


@st.cache_resource(show_spinner=False)
def store() -> Store:
    """The store of this server. Raises StoreError if it cannot be used."""
    return open_store()


def arrive() -> Here:
    """Find out who is here, from cookie, store and browser: once in a run."""
    st.session_state["visitor"] = _visitor()
    return here()


def here() -> Here:
    """The visitor of this run."""
    return cast("Here", st.session_state["visitor"])


def _visitor() -> Here:
    learner_id, is_kept = _learner_id()
    learner = store().learner(learner_id)
    language = learner.language if learner.language in LANGUAGES else _guessed_language()
    return Here(learner, language, _dialect(learner.dialect), is_kept)


def _learner_id() -> tuple[str, bool]:
    cookie = st.context.cookies.get(COOKIE)
    if isinstance(cookie, str) and is_learner_id(cookie):
        return cookie, True
    return st.session_state.setdefault("learner", new_learner_id()), False


def _guessed_language() -> str:
    locale = st.context.locale
    guess = locale.partition("-")[0] if isinstance(locale, str) else ""
    return guess if guess in LANGUAGES else "en"


def _dialect(stored: str | None) -> Dialect:
    try:
        return table(stored or DEFAULT_TABLE)
    except Refused:
        return table(DEFAULT_TABLE)


def change(**changes: Unpack[SettingChanges]) -> None:
    """Store changed settings of the visitor."""
    store().save_settings(_learner_id()[0], **changes)


def keep_choices() -> None:
    """Store language and table as they are shown. What was chosen a moment ago counts,
    even if the page has not been drawn anew since."""
    visitor = _visitor()
    change(language=visitor.language, dialect=visitor.dialect.table)


def forget_visitor() -> None:
    """Delete everything that is stored of the visitor, and of this visit."""
    store().forget(_learner_id()[0])
    st.session_state.clear()


def asked(name: str) -> str | None:
    """What the address asks for under that name."""
    return st.query_params.get(name)


def asked_all() -> dict[str, str]:
    """Everything that the address asks for, by name."""
    return st.query_params.to_dict()


def ask_for(**wanted: str) -> None:
    """Make the address ask for exactly this, and nothing else."""
    st.query_params.from_dict(wanted)


def widget_value(key: str) -> Any:  # noqa: ANN401 - a widget's value is what it is
    """What a widget holds, for use in its callback; None if it is not there."""
    return st.session_state.get(key)


def put_widget(key: str, value: object) -> None:
    """Let a widget that is drawn next in this run hold a value. One that holds it is left
    alone: setting it again would undo what a quick hand has done in the meantime."""
    if key not in st.session_state or st.session_state[key] != value:
        st.session_state[key] = value


def forget_widget(key: str) -> None:
    """Let a widget start afresh when it is drawn next."""
    st.session_state.pop(key, None)


def hints_taken(question_id: str) -> int:
    """How many hints of a question are open."""
    return int(st.session_state.get(f"hints {question_id}", 0))


def take_hint(question_id: str, number: int) -> None:
    """Open the hints of a question up to that number; a second press opens no more."""
    st.session_state[f"hints {question_id}"] = max(number, hints_taken(question_id))


def started_again_at(question_id: str) -> int:
    """How many attempts at a question lie before its present round."""
    return int(st.session_state.get(f"since {question_id}", 0))


def start_again(question_id: str, attempts: int) -> None:
    """Begin a new round of a question, without hints and with the clock at zero."""
    st.session_state[f"since {question_id}"] = attempts
    for name in ("hints", "shown"):
        st.session_state.pop(f"{name} {question_id}", None)


def milliseconds_since_shown(question_id: str) -> int:
    """The time since a question was first shown here; starts with the first call."""
    now = time.monotonic()
    return int(1000 * (now - st.session_state.setdefault(f"shown {question_id}", now)))


def memory(name: str) -> dict[str, Any]:
    """A small store for one visit, such as the run of questions in practice."""
    return cast("dict[str, Any]", st.session_state.setdefault(name, {}))


def visit() -> str:
    """A name for this visit, the same until the page is loaded anew."""
    return str(st.session_state.setdefault("visit", new_learner_id()))


def picked_cards(text: str) -> frozenset[Card]:
    """The cards of a list of codes in the address; what is no card is left out."""
    return frozenset(Card[code] for code in text.split() if code in Card.__members__)
