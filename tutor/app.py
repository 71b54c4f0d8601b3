"""The app: page settings, language, navigation. The screens are in ``tutor/views``."""

from __future__ import annotations

from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from tutor.progress import StoreError
from tutor.session import Here, arrive

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
STYLE = """<style>
button[data-variant][data-selected="true"] { color: inherit !important; }
.st-key-prompt h2 { font-size: 1.3rem; padding: 0.25rem 0; }
.st-key-lesson h1 { font-size: 1.5rem; padding: 0.25rem 0; }
@media (min-width: 640px) { .st-key-menu { display: none; } }
</style>"""
"""What no setting of the theme can say: the words on a chosen button keep their contrast,
a question is a heading without shouting, and only phones need a menu at the end."""


def main() -> None:
    """Draw the screen that the address names."""
    st.set_page_config(page_title="Königrufen", page_icon="🃏", layout="centered")
    try:
        visitor = arrive()
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
    st.html(STYLE)
    chosen = st.navigation(pages, position="top")
    if not visitor.is_kept:
        st.caption(visitor.tell("progress-not-kept"))
    chosen.run()
    _menu(visitor, pages)


def _menu(visitor: Here, pages: list[StreamlitPage]) -> None:
    """All screens at the end of the page, where a phone shows no navigation."""
    with st.container(key="menu", horizontal=True):
        st.caption(visitor.tell("menu"))
        for page in pages:
            st.page_link(page)


main()
