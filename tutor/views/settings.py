"""Settings: language, table, how cards look, text instead of cards."""

from __future__ import annotations

from typing import Any, cast

import streamlit as st

from engine.cards import Card
from engine.dialect import Dialect
from engine.reasons import Refused
from tutor import session
from tutor.session import Here
from tutor.widgets.cards.hand import Ask, show_hand
from tutor.widgets.choices import choose_language, choose_options, choose_table, table_asked
from tutor.widgets.hands import hand_cards
from tutor.widgets.links import address
from tutor.words import dialect_name, option_answer, silence_text

_SAMPLE = (Card.T22, Card.T14, Card.T1, Card.HK, Card.DN, Card.S9, Card.CQ)


def main() -> None:
    """The settings; each is stored as soon as it is changed."""
    visitor = session.here()
    st.title(visitor.tell("nav-settings"))
    choose_language(visitor)
    _offered(visitor)
    choose_table(visitor)
    _my_table(visitor)
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


def _offered(visitor: Here) -> None:
    """A table that somebody has sent the address of."""
    asked = session.asked("table")
    if asked is None:
        return
    try:
        sent = table_asked(asked)
    except Refused as refused:
        st.error(visitor.say(refused.reason), icon=":material/error:")
        return
    name = dialect_name(sent, visitor.language)
    if sent.table == visitor.dialect.table:
        st.success(visitor.tell("table-is-mine", name=name), icon=":material/check:")
        return
    with st.container(border=True):
        st.markdown(visitor.tell("table-offered", name=name))
        st.button(
            visitor.tell("table-use"),
            key="use-table",
            type="primary",
            on_click=_use,
            args=(visitor, sent),
        )


def _use(visitor: Here, sent: Dialect) -> None:
    """Take the table; the address has done its work, and the language is settled too."""
    session.change(dialect=sent.table, language=visitor.language)
    session.ask_for()


def _my_table(visitor: Here) -> None:
    """What the table plays differently from its source, and everything it may set."""
    dialect = visitor.dialect
    if dialect.chosen:
        told = [
            option_answer(dialect.option(name), value, visitor.language, dialect)
            for name, value in dialect.chosen
        ]
        st.markdown(f"**{visitor.tell('my-table-differs')}**")
        st.markdown("\n".join(f"- {text}" for text in told))
    title = visitor.tell("my-table-options", number=len(dialect.options))
    with st.expander(title, icon=":material/rule:", expanded=bool(dialect.chosen)):
        st.markdown(visitor.tell("my-table-about"))
        choose_options(visitor)
    if dialect.chosen:
        st.button(
            visitor.tell("my-table-as-written"),
            key="as-written",
            on_click=session.change,
            kwargs={"dialect": dialect.id},
        )
    with st.expander(visitor.tell("my-table-share"), icon=":material/link:"):
        st.code(address("settings", table=dialect.table), language=None, wrap_lines=True)
    st.page_link(
        "views/rules.py",
        label=visitor.tell("my-table-rules"),
        icon=":material/gavel:",
        query_params={"table": dialect.table},
    )


def _silences(visitor: Here) -> None:
    """Where the source of the table says nothing, and how we play it."""
    dialect = visitor.dialect
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
