"""Choosing language and table, on the first visit and in the settings."""

from __future__ import annotations

import streamlit as st

from engine.dialect import Dialect, Option
from engine.dialects import DIALECTS, table
from tutor import session
from tutor.session import DEFAULT_TABLE, Here
from tutor.words import (
    LANGUAGES,
    dialect_name,
    option_answer,
    option_question,
    option_source,
    phrase,
)


def choose_language(visitor: Here) -> None:
    """The languages, each by its own name."""

    def store() -> None:
        session.change(language=session.widget_value("language"))

    st.segmented_control(
        visitor.tell("setting-language"),
        LANGUAGES,
        default=visitor.language,
        format_func=lambda language: phrase("language-name", language),
        key="language",
        on_change=store,
        required=True,
    )


def choose_table(visitor: Here) -> None:
    """The five tables, and a way out for those who do not know. A table with options
    is offered under its rules as written; choosing those takes the options back."""

    def store() -> None:
        session.change(dialect=session.widget_value("table") or DEFAULT_TABLE)

    session.put_widget("table", visitor.dialect.id)
    st.selectbox(
        visitor.tell("setting-table"),
        list(DIALECTS),
        format_func=lambda name: dialect_name(DIALECTS[name], visitor.language),
        key="table",
        on_change=store,
        help=visitor.tell("setting-table.help"),
    )
    st.caption(visitor.tell(f"about-{visitor.dialect.id.replace('_', '-')}"))


def table_asked(text: str) -> Dialect:
    """The table of an id in an address, where a plus may have become a space.

    Raises Refused for an unknown table.
    """
    return table("+".join(text.replace("+", " ").split()))


def choose_options(visitor: Here) -> None:
    """Everything that the visitor's table may set, each with what its source says."""
    for option in visitor.dialect.options:
        _choose_option(visitor, option)


def _choose_option(visitor: Here, option: Option) -> None:
    dialect, language = visitor.dialect, visitor.language
    key = f"option-{dialect.id}-{option.name}"

    def store() -> None:
        chosen = dialect.with_option(option.name, str(session.widget_value(key)))
        session.change(dialect=chosen.table)

    def told(value: str) -> str:
        text = option_answer(option, value, language, dialect)
        text = text[:1].upper() + text[1:]
        return visitor.tell("option-as-written", text=text) if value == option.values[0] else text

    session.put_widget(key, dict(dialect.chosen).get(option.name, option.values[0]))
    st.radio(
        option_question(option, language, dialect),
        option.values,
        format_func=told,
        key=key,
        on_change=store,
    )
    source = source_text(visitor, option.source)
    st.caption(f"{option_source(option, language, dialect)} [{source}]")


def source_text(visitor: Here, source: str) -> str:
    """The rules that a line comes from, as the language writes them."""
    told = source.replace("section ", f"{visitor.tell('rules-source-section')} ")
    return told.replace(" to ", f" {visitor.tell('rules-source-to')} ")
