"""Addresses to send to somebody."""

from __future__ import annotations

from urllib.parse import urlencode, urlsplit, urlunsplit

import streamlit as st

from tutor.session import Here


def address(page: str, **query: str) -> str:
    """The full address of a screen with that query, on the server one is visiting."""
    url = st.context.url
    parts = urlsplit(url if isinstance(url, str) else "http://localhost")
    return urlunsplit((parts.scheme, parts.netloc, f"/{page}", urlencode(query), ""))


def share(visitor: Here, page: str, **query: str) -> None:
    """A folded line with the address of what is shown, ready to copy."""
    with st.expander(visitor.tell("share"), icon=":material/link:"):
        st.code(address(page, **query), language=None, wrap_lines=True)
