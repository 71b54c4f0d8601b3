"""Rules: the page of a table, several tables side by side, and the glossary."""

from __future__ import annotations

import pandas as pd
import streamlit as st

from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.reasons import Refused
from tutor import session
from tutor.glossary import LANGUAGES, Entry, glossary, search
from tutor.rules_page import compare
from tutor.session import Here
from tutor.widgets.choices import table_asked
from tutor.widgets.links import share
from tutor.widgets.rules import show_comparison, show_entries, show_page
from tutor.words import dialect_name

_WAYS = ("table", "compare", "glossary")
_WAY, _TABLE, _TABLES, _FIND = "rules-way", "rules-table", "rules-tables", "glossary-find"


def main() -> None:
    """What the address names: a table, a comparison, or the glossary."""
    visitor = session.here()
    st.title(visitor.tell("nav-rules"))
    way = next((one for one in _WAYS[1:] if session.asked(one) is not None), _WAYS[0])
    session.put_widget(_WAY, way)
    st.segmented_control(
        visitor.tell("rules-what"),
        _WAYS,
        format_func=lambda one: visitor.tell(f"rules-way-{one}"),
        key=_WAY,
        on_change=_go,
        args=(visitor,),
        required=True,
        label_visibility="collapsed",
    )
    {"table": _one, "compare": _several, "glossary": _glossary}[way](visitor)


def _go(visitor: Here) -> None:
    match session.widget_value(_WAY):
        case "compare":
            session.ask_for(compare=",".join(_usual(visitor)))
        case "glossary":
            session.ask_for(glossary="1")
        case _:
            session.ask_for(table=visitor.dialect.table)


def _usual(visitor: Here) -> list[str]:
    """The visitor's own table beside another one."""
    own = visitor.dialect.id
    return [own, next(name for name in ("alpine", "hausregeln") if name != own)]


# --------------------------------------------------------------------------- one table


def _one(visitor: Here) -> None:
    asked = session.asked("table")
    dialect = visitor.dialect
    if asked is not None:
        try:
            dialect = table_asked(asked)
        except Refused as refused:
            st.error(visitor.say(refused.reason), icon=":material/error:")
    ids = list(dict.fromkeys([*DIALECTS, visitor.dialect.table, dialect.table]))
    session.put_widget(_TABLE, dialect.table)
    st.selectbox(
        visitor.tell("rules-which"),
        ids,
        format_func=lambda name: dialect_name(table_asked(name), visitor.language),
        key=_TABLE,
        on_change=lambda: session.ask_for(table=str(session.widget_value(_TABLE))),
    )
    st.caption(visitor.tell("rules-marks"))
    show_page(visitor, dialect)
    share(visitor, "rules", table=dialect.table)


# ---------------------------------------------------------------------- several tables


def _several(visitor: Here) -> None:
    chosen = [name for name in (session.asked("compare") or "").split(",") if name in DIALECTS]
    session.put_widget(_TABLES, chosen)
    st.pills(
        visitor.tell("compare-which"),
        list(DIALECTS),
        selection_mode="multi",
        format_func=lambda name: visitor.tell(f"table-short-{name.replace('_', '-')}"),
        key=_TABLES,
        on_change=lambda: session.ask_for(compare=",".join(session.widget_value(_TABLES) or ())),
    )
    if len(chosen) < 2:
        st.info(visitor.tell("compare-choose"), icon=":material/compare_arrows:")
        return
    dialects = _in_order(chosen)
    lines = compare(dialects)
    st.caption(visitor.tell("compare-about", number=sum(line.differs for line in lines)))
    show_comparison(visitor, dialects, lines)
    share(visitor, "rules", compare=",".join(chosen))


def _in_order(names: list[str]) -> list[Dialect]:
    return [dialect for name, dialect in DIALECTS.items() if name in names]


# ------------------------------------------------------------------------ the glossary


def _glossary(visitor: Here) -> None:
    wanted = session.asked("find") or ""
    session.put_widget(_FIND, wanted)
    st.text_input(
        visitor.tell("glossary-find"),
        key=_FIND,
        icon=":material/search:",
        on_change=_find,
    )
    found = search(wanted)
    st.caption(visitor.tell("glossary-found", number=len(found), all=len(glossary())))
    if not found:
        return
    show_entries(visitor, found)
    st.caption(visitor.tell("glossary-marks"))
    with st.expander(visitor.tell("glossary-as-table"), icon=":material/table:"):
        st.table(_frame(visitor, found), border="horizontal")


def _find() -> None:
    text = str(session.widget_value(_FIND) or "").strip()
    session.ask_for(glossary="1", **({"find": text} if text else {}))


def _frame(visitor: Here, entries: tuple[Entry, ...]) -> pd.DataFrame:
    """A row for each entry: its names by language and by table."""
    columns = {
        visitor.tell(f"glossary-in-{one}"): [", ".join(entry.names[one]) for entry in entries]
        for one in (*LANGUAGES, "zh")
    }
    for name in DIALECTS:
        at = visitor.tell(f"table-short-{name.replace('_', '-')}")
        columns[at] = [entry.tables[name].name if name in entry.tables else "" for entry in entries]
    frame = pd.DataFrame(columns)
    own = visitor.tell(f"glossary-in-{visitor.language}")
    return frame.set_index(own)


main()
