"""Rules to read: a dialect's page, several pages side by side, the glossary.

Drawn as plain HTML lists and tables, so that a page of many lines stays quick, and so
that a table of many columns turns into blocks on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import streamlit as st

from engine.dialect import Dialect, Option
from tutor.glossary import KINDS, LANGUAGES, Entry
from tutor.rules_page import (
    BONUS_COLUMNS,
    CONTRACT_COLUMNS,
    Compared,
    Row,
    Section,
    Setting,
    cell_text,
    dialect_page,
)
from tutor.session import Here
from tutor.widgets.choices import source_text

_STYLE = """<style>
.rules ul { margin: 0; padding-left: 1.2rem; }
.rules li { margin-bottom: 0.45rem; }
.rules small { font-size: 0.8rem; white-space: nowrap; }
.rules table { width: 100%; border-collapse: collapse; font-size: 0.92rem; }
.rules th, .rules td { padding: 0.35rem 0.4rem; text-align: left; vertical-align: top; }
.rules tr { border-bottom: 1px solid rgba(128, 128, 128, 0.4); }
.rules .block {
  margin-bottom: 0.9rem; padding-left: 0.8rem; border-left: 3px solid rgba(128, 128, 128, 0.5);
}
.rules .block p { margin: 0 0 0.3rem; }
.rules .plain { font-weight: 400; }
@media (max-width: 640px) {
  .rules thead { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); }
  .rules tr { display: block; padding: 0.4rem 0; }
  .rules tbody th { display: block; padding: 0.05rem 0; }
  .rules td { display: inline; padding: 0; }
  .rules td::before { content: attr(data-head) ": "; }
  .rules td:not(:last-child)::after { content: " · "; }
}
</style>"""
_COLUMNS = {"rules-contracts": CONTRACT_COLUMNS, "rules-bonus-table": BONUS_COLUMNS}
_OPTIONS, _SILENCES = "rules-options", "rules-silences"


def _html(inner: str) -> None:
    st.html(f'{_STYLE}<div class="rules">{inner}</div>')


def _source(visitor: Here, source: str) -> str:
    return f" <small>[{escape(source_text(visitor, source))}]</small>" if source else ""


# ------------------------------------------------------------------------ one dialect


def show_page(visitor: Here, dialect: Dialect) -> None:
    """All sections of a dialect, every line with its source."""
    for section in dialect_page(dialect):
        st.subheader(visitor.tell(section.title_id))
        if section.title_id == _OPTIONS:
            st.markdown(visitor.tell("rules-options-about"))
            _html("".join(_options(visitor, dialect, section)))
        elif section.columns:
            _html(_table(visitor, dialect, section))
        else:
            if section.title_id == _SILENCES:
                st.markdown(visitor.tell("rules-silences-about"))
            _html(_list(visitor, dialect, section.rows))


def _cells(visitor: Here, dialect: Dialect, row: Row) -> list[str]:
    return [cell_text(cell, visitor.language, dialect) for cell in row.cells]


def _list(visitor: Here, dialect: Dialect, rows: Sequence[Row]) -> str:
    lines = (
        f"<li>{escape(' '.join(_cells(visitor, dialect, row)))}{_source(visitor, row.source)}</li>"
        for row in rows
    )
    return f"<ul>{''.join(lines)}</ul>"


def _table(visitor: Here, dialect: Dialect, section: Section) -> str:
    heads = [visitor.tell(name) for name in (*section.columns, "rules-column-source")]
    head = "".join(f'<th scope="col" role="columnheader">{escape(one)}</th>' for one in heads)
    rows = "".join(
        _table_row(heads, [*_cells(visitor, dialect, row), source_text(visitor, row.source)])
        for row in section.rows
    )
    return (
        f'<table role="table"><thead role="rowgroup"><tr role="row">{head}</tr></thead>'
        f'<tbody role="rowgroup">{rows}</tbody></table>'
    )


def _table_row(heads: Sequence[str], texts: Sequence[str]) -> str:
    """The first cell names the row; on a phone each other is told with its head."""
    first, *others = texts
    cells = "".join(
        f'<td role="cell" data-head="{escape(head)}">{escape(text)}</td>'
        for head, text in zip(heads[1:], others, strict=True)
    )
    name = escape(first[:1].upper() + first[1:])
    return f'<tr role="row"><th scope="row" role="rowheader">{name}</th>{cells}</tr>'


def _options(visitor: Here, dialect: Dialect, section: Section) -> Iterator[str]:
    """Each question once, its settings below, what is in force in bold."""
    asked = ""
    for row in section.rows:
        question, _, meaning, _ = _cells(visitor, dialect, row)
        if question != asked:
            yield "</ul>" if asked else ""
            yield f"<p><b>{escape(question)}</b>{_source(visitor, row.source)}</p><ul>"
            asked = question
        yield f"<li>{_setting(visitor, dialect, row, meaning)}</li>"
    yield "</ul>"


def _setting(visitor: Here, dialect: Dialect, row: Row, meaning: str) -> str:
    """A setting of an option, in bold where it is in force."""
    option, _, setting, _ = row.cells
    told = escape(meaning)
    if not isinstance(option, Option) or not isinstance(setting, Setting):
        return told
    if setting.value != dict(dialect.chosen).get(option.name, option.values[0]):
        return told
    return f"<b>{told}</b> ({escape(visitor.tell('rules-in-force'))})"


# ---------------------------------------------------------------------- side by side


def show_comparison(visitor: Here, dialects: Sequence[Dialect], lines: Sequence[Compared]) -> None:
    """What differs, by sections, the first of them open; then what does not."""
    titles = list(dict.fromkeys(line.title_id for line in lines))
    alike = [line for line in lines if not line.differs]
    for place, title in enumerate(titles):
        found = [line for line in lines if line.differs and line.title_id == title]
        if found:
            with st.expander(f"{visitor.tell(title)} ({len(found)})", expanded=not place):
                _html("".join(_block(visitor, dialects, line) for line in found))
    with st.expander(
        visitor.tell("compare-alike", number=len(alike)), icon=":material/drag_handle:"
    ):
        rows = [_told(visitor, dialects[0], line, line.rows[0]) for line in alike if line.rows[0]]
        _html(f"<ul>{''.join(f'<li>{escape(told)}</li>' for told in rows)}</ul>")


def _block(visitor: Here, dialects: Sequence[Dialect], line: Compared) -> str:
    """One line of the pages: each thing that is said, and the tables that say it."""
    pairs = list(zip(dialects, line.rows, strict=True))
    shown = _differing([_cells(visitor, at, row) for at, row in pairs if row is not None])
    told: dict[str, list[str]] = {}
    for dialect, row in pairs:
        name = f"{visitor.tell(_short(dialect))}{_mark(visitor, row)}"
        told.setdefault(_told(visitor, dialect, line, row, shown), []).append(name)
    parts = "".join(
        f"<p><b>{', '.join(names)}:</b> {escape(text)}</p>" for text, names in told.items()
    )
    return f'<div class="block">{parts}</div>'


def _differing(rows: Sequence[Sequence[str]]) -> frozenset[int]:
    """The columns in which the tables do not say the same; all of a row that is alone."""
    return frozenset(
        place
        for place, texts in enumerate(zip(*rows, strict=True))
        if len(rows) == 1 or len(set(texts)) > 1
    )


def _short(dialect: Dialect) -> str:
    return f"table-short-{dialect.id.replace('_', '-')}"


def _mark(visitor: Here, row: Row | None) -> str:
    if row is None or not row.source:
        return ""
    return f' <small class="plain">[{escape(source_text(visitor, row.source))}]</small>'


def _told(
    visitor: Here,
    dialect: Dialect,
    line: Compared,
    row: Row | None,
    shown: frozenset[int] | None = None,
) -> str:
    """The line as that table says it: a sentence, or of a row of a table its name and
    the columns to be shown, each with its head."""
    if row is None:
        return visitor.tell("compare-missing")
    first, *others = _cells(visitor, dialect, row)
    columns = _COLUMNS.get(line.title_id)
    if columns is None:
        return first
    facts = [
        f"{visitor.tell(column)}: {text}"
        for place, (column, text) in enumerate(zip(columns[1:], others, strict=True), start=1)
        if shown is None or place in shown
    ]
    return " · ".join([first[:1].upper() + first[1:], *facts])


# ---------------------------------------------------------------------- the glossary


def show_entries(visitor: Here, entries: Sequence[Entry]) -> None:
    """Each entry as a block, by groups."""
    for kind in KINDS:
        found = [entry for entry in entries if entry.kind == kind]
        if found:
            st.subheader(visitor.tell(f"glossary-{kind}"))
            _html("".join(_entry(visitor, entry) for entry in found))


def _entry(visitor: Here, entry: Entry) -> str:
    own = visitor.language if visitor.language in LANGUAGES else LANGUAGES[0]
    first, *synonyms = entry.names[own]
    also = f", {escape(', '.join(synonyms))}" if synonyms else ""
    parts = [f"<p><b>{escape(first)}</b>{also}</p>", f"<p>{escape(entry.about[own])}</p>"]
    others = [language for language in (*LANGUAGES, "zh") if language != own]
    names = " · ".join(
        f'{escape(visitor.tell(f"glossary-in-{one}"))}: <span lang="{one}">'
        f"{escape(', '.join(entry.names[one]))}</span>"
        for one in others
        if entry.names[one]
    )
    parts.append(f"<p>{names}</p>")
    if entry.tables:
        parts.append(f"<p>{escape(' · '.join(_at_tables(visitor, entry)))}</p>")
    return f'<div class="block">{"".join(parts)}</div>'


def _at_tables(visitor: Here, entry: Entry) -> Iterator[str]:
    for dialect, name in entry.tables.items():
        at = visitor.tell(f"table-short-{dialect.replace('_', '-')}")
        yield f"{at}: {f'({name.name})' if name.is_variant else name.name}"
