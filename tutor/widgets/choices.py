"""Choosing language and table, on the first visit and in the settings."""

from __future__ import annotations

import streamlit as st

from engine.dialects import DIALECTS
from tutor import session
from tutor.session import DEFAULT_TABLE, Here
from tutor.words import LANGUAGES, dialect_name, phrase


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
    """The five tables, and a way out for those who do not know."""

    def store() -> None:
        session.change(dialect=session.widget_value("table") or DEFAULT_TABLE)

    st.selectbox(
        visitor.tell("setting-table"),
        list(DIALECTS),
        index=list(DIALECTS).index(visitor.dialect.id),
        format_func=lambda name: dialect_name(DIALECTS[name], visitor.language),
        key="table",
        on_change=store,
        help=visitor.tell("setting-table.help"),
    )
    st.caption(visitor.tell(f"about-{visitor.dialect.id.replace('_', '-')}"))
