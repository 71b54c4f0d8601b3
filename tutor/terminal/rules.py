"""The rules of a table as a page, and of several tables side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from engine.dialect import Dialect, Option
from tutor.rules_page import (
    BONUS_COLUMNS,
    CONTRACT_COLUMNS,
    IN_FORCE,
    Compared,
    Row,
    Section,
    cell_text,
    compare,
    dialect_page,
)
from tutor.terminal.answers import Answer
from tutor.words import dialect_name, option_source, phrase

OPTIONS = "rules-options"
COLUMNS = {"rules-contracts": CONTRACT_COLUMNS, "rules-bonus-table": BONUS_COLUMNS}


def rules(dialect: Dialect, language: str) -> Answer:
    """The page of a table."""
    sections = dialect_page(dialect)
    name = dialect_name(dialect, language)
    return Answer(
        data={
            "dialect": dialect.table,
            "name": name,
            "sections": [_section_data(one, dialect, language) for one in sections],
        },
        lines=(
            name,
            *(line for one in sections for line in _section_lines(one, dialect, language)),
        ),
    )


def _section_data(section: Section, dialect: Dialect, language: str) -> dict[str, Any]:
    return {
        "title": phrase(section.title_id, language, dialect),
        "columns": [phrase(head, language, dialect) for head in section.columns],
        "rows": [
            {"key": row.key, "cells": _cells(row, dialect, language), "source": row.source}
            for row in section.rows
        ],
    }


def _cells(row: Row, dialect: Dialect, language: str) -> list[str]:
    return [cell_text(cell, language, dialect) for cell in row.cells]


def _section_lines(section: Section, dialect: Dialect, language: str) -> Iterator[str]:
    yield ""
    yield phrase(section.title_id, language, dialect)
    if section.title_id == OPTIONS:
        yield from _option_lines(section, dialect, language)
    elif section.columns:
        yield from _table_lines(section, dialect, language)
    else:
        for row in section.rows:
            yield f"  {' '.join(_cells(row, dialect, language))} [{row.source}]"


def _table_lines(section: Section, dialect: Dialect, language: str) -> Iterator[str]:
    """The rows in columns, under their heads."""
    heads = [phrase(head, language, dialect) for head in section.columns]
    source = phrase("rules-column-source", language, dialect)
    table = [[*heads, source]]
    table += [[*_cells(row, dialect, language), row.source] for row in section.rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for cells in table:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        yield f"  {'  '.join(padded)}".rstrip()


def _option_lines(section: Section, dialect: Dialect, language: str) -> Iterator[str]:
    """Each question once, and under it the settings."""
    for question, rows in groupby(section.rows, key=lambda row: row.cells[0]):
        settings = list(rows)
        yield f"  {cell_text(question, language, dialect)} [{settings[0].source}]"
        if isinstance(question, Option):
            yield f"    {option_source(question, language, dialect)}"
        for row in settings:
            _, setting, meaning, now = _cells(row, dialect, language)
            mark = f" ({now})" if row.cells[-1] == IN_FORCE else ""
            yield f"    {setting}: {meaning}{mark}"


def comparison(dialects: Sequence[Dialect], language: str) -> Answer:
    """The rules of several tables: what differs first."""
    found = compare(dialects)
    return Answer(
        data={
            "dialects": [dialect.table for dialect in dialects],
            "rows": [_compared_data(one, dialects, language) for one in found],
        },
        lines=tuple(_compared_lines(found, dialects, language)),
    )


def _compared_data(one: Compared, dialects: Sequence[Dialect], language: str) -> dict[str, Any]:
    return {
        "key": one.key,
        "section": phrase(one.title_id, language),
        "differs": one.differs,
        "rows": {
            dialect.table: (
                {"cells": _cells(row, dialect, language), "source": row.source} if row else None
            )
            for dialect, row in zip(dialects, one.rows, strict=True)
        },
    }


def _compared_lines(
    found: Sequence[Compared], dialects: Sequence[Dialect], language: str
) -> Iterator[str]:
    for (differs, title), group in groupby(found, key=lambda one: (one.differs, one.title_id)):
        heading = "terminal-differs" if differs else "terminal-same"
        yield phrase(heading, language, None, title=phrase(title, language))
        for one in group:
            yield from _side_by_side(one, dialects, language)
            yield ""


def _side_by_side(one: Compared, dialects: Sequence[Dialect], language: str) -> Iterator[str]:
    """Each thing said, with the tables that say it."""
    said: dict[str, list[str]] = {}
    for dialect, row in zip(dialects, one.rows, strict=True):
        text = _in_a_line(one.title_id, row, dialect, language) if row else "–"
        said.setdefault(text, []).append(dialect.table)
    for text, tables in said.items():
        yield f"  {', '.join(tables)}: {text}" if len(said) > 1 else f"  {text}"


def _in_a_line(title_id: str, row: Row, dialect: Dialect, language: str) -> str:
    """A row of a table with the heads beside its values; a sentence as it is."""
    first, *others = _cells(row, dialect, language)
    heads = [phrase(head, language, dialect) for head in COLUMNS.get(title_id, ())[1:]]
    values = [f"{head}: {value}" for head, value in zip(heads, others, strict=True)]
    return " · ".join([first, *values])
