"""The app: page settings, language, navigation. The screens are in ``tutor/views``."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from tutor.progress import StoreError
from tutor.session import here

VIEWS = Path(__file__).parent / "views"
PAGES = (
    ("today", "nav-today", ":material/wb_sunny:"),
    ("learn", "nav-learn", ":material/school:"),
    ("practise", "nav-practise", ":material/playing_cards:"),
    ("check", "nav-check", ":material/fact_check:"),
    ("rules", "nav-rules", ":material/gavel:"),
    ("settle", "nav-settle", ":material/receipt_long:"),
    ("settings", "nav-settings", ":material/tune:"),
)
"""Each screen's file and address, the id of its title, its icon. The first is the start:
only it may be, since a link to the address of a start page opens a blocking dialog."""


def main() -> None:
    """Draw the screen that the address names."""
    st.set_page_config(page_title="Königrufen", page_icon="🃏", layout="centered")
    try:
        visitor = here()
    except StoreError as error:
        st.error(str(error))
        st.stop()
    pages = [
        st.Page(
            VIEWS / f"{name}.py",
            title=visitor.tell(title),
            icon=icon,
            url_path=None if name == PAGES[0][0] else name,
            default=name == PAGES[0][0],
        )
        for name, title, icon in PAGES
    ]
    chosen = st.navigation(pages, position="top")
    if not visitor.is_kept:
        st.caption(visitor.tell("progress-not-kept"))
    chosen.run()


main()
