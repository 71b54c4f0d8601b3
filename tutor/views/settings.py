"""Settings: language, table, how cards look, text instead of cards."""

from __future__ import annotations

from typing import Any, cast

import streamlit as st

from engine.cards import Card
from engine.dialects import DIALECTS
from tutor import session
from tutor.session import Here
from tutor.widgets.cards.hand import Ask, show_hand
from tutor.widgets.choices import choose_language, choose_table
from tutor.widgets.hands import hand_cards
from tutor.words import silence_text

_SAMPLE = (Card.T22, Card.T14, Card.T1, Card.HK, Card.DN, Card.S9, Card.CQ)


def main() -> None:
    """The settings; each is stored as soon as it is changed."""
    visitor = session.here()
    st.title(visitor.tell("nav-settings"))
    choose_language(visitor)
    choose_table(visitor)
    _silences(visitor)
    st.subheader(visitor.tell("settings-cards"))
    for name in ("four_colours", "indices", "big_numbers", "text_twin"):
        _switch(visitor, name)
    show_hand(
        hand_cards(visitor, _SAMPLE),
        Ask(visitor.tell("settings-sample"), mode="show"),
        key="sample",
        style=visitor.style,
        text_twin=visitor.learner.text_twin,
    )
    _forget(visitor)


def _switch(visitor: Here, name: str) -> None:
    message = f"setting-{name.replace('_', '-')}"

    def store() -> None:
        value = bool(session.widget_value(message))
        session.change(**cast("Any", {name: value}))

    st.toggle(
        visitor.tell(message),
        value=bool(getattr(visitor.learner, name)),
        key=message,
        help=visitor.tell(f"{message}.help"),
        on_change=store,
    )


def _silences(visitor: Here) -> None:
    """Where the source of the table says nothing, and how we play it."""
    dialect = DIALECTS[visitor.dialect.id]
    if dialect.silences:
        with st.expander(visitor.tell("silences-title"), icon=":material/gavel:"):
            st.markdown(
                "\n".join(
                    f"- {silence_text(one, visitor.language, dialect)}" for one in dialect.silences
                )
            )


def _forget(visitor: Here) -> None:
    st.subheader(visitor.tell("settings-data"))
    st.markdown(visitor.tell("settings-data-about"))
    with st.popover(visitor.tell("forget-open"), icon=":material/delete:"):
        st.markdown(visitor.tell("forget-sure"))
        st.button(visitor.tell("forget-yes"), key="forget", on_click=session.forget_visitor)


main()
