"""The list of keys, on K."""

from __future__ import annotations

import streamlit as st

from tutor.session import Here


def keys_button(visitor: Here) -> None:
    """A button that shows which keys there are."""
    if st.button(visitor.tell("keys"), key="keys", type="tertiary", shortcut="K"):
        _dialog(visitor)


def _dialog(visitor: Here) -> None:
    @st.dialog(visitor.tell("keys-title"))
    def listing() -> None:
        st.markdown(visitor.tell("keys-list").replace("\n", "  \n"))

    listing()
