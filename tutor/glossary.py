"""What players call things: the glossary, read from ``data/glossary.toml`` and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.dialects import DIALECTS

FILE = Path(__file__).parent / "data" / "glossary.toml"
KINDS = ("contract", "cards", "play", "score")
"""The groups of entries, in the order in which they are shown."""
LANGUAGES = ("en", "de")
"""The languages in which an entry has names and an explanation; names in Chinese besides."""
_FIELDS = {"id", "kind", "en", "de", "zh", "tables", "about"}


class GlossaryError(ValueError):
    """The file holds something that is no entry: which, and what is wrong with it."""

    def __init__(self, entry: str, fault: str) -> None:
        super().__init__(f"{entry}: {fault}")
        self.entry = entry
        self.fault = fault


@dataclass(frozen=True, slots=True)
class TableName:
    """What a table calls it; ``is_variant`` where its source has it as a variant or an
    addition only."""

    name: str
    is_variant: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One concept and its names. Chinese in parentheses is our own translation."""

    id: str
    kind: str
    names: Mapping[str, tuple[str, ...]]
    """By language, the usual name first: ``en``, ``de``, ``zh``."""
    about: Mapping[str, str]
    """By language, one or two sentences."""
    tables: Mapping[str, TableName]
    """By dialect; a dialect without the thing, or without a word for it, is left out."""

    def name(self, language: str) -> str:
        """The usual name."""
        return self.names[language][0]

    def matches(self, text: str) -> bool:
        """Whether any name, or an explanation, holds that text, in capitals or not."""
        wanted = _plain(text)
        told = [name for names in self.names.values() for name in names]
        told += [*self.about.values(), *(one.name for one in self.tables.values())]
        return any(wanted in _plain(one) for one in told)


def _plain(text: str) -> str:
    """The text without capitals, accents and hyphens, as people type it."""
    letters = text.casefold().translate(str.maketrans("äöüé-", "aoue "))
    return " ".join(letters.split())


@cache
def glossary() -> tuple[Entry, ...]:
    """All entries, by groups. Raises GlossaryError if the file is at fault."""
    return read(FILE.read_text("utf-8"))


def search(text: str) -> tuple[Entry, ...]:
    """The entries that hold the text anywhere; all of them for an empty one."""
    return tuple(entry for entry in glossary() if entry.matches(text))


def read(text: str) -> tuple[Entry, ...]:
    """The entries of a glossary file.

    Raises GlossaryError with the entry and the fault.
    """
    try:
        rows = tomllib.loads(text).get("entry", [])
    except tomllib.TOMLDecodeError as error:
        raise GlossaryError("glossary.toml", str(error)) from None
    found = [_entry(row, place) for place, row in enumerate(rows, start=1)]
    names = [entry.id for entry in found]
    for entry in found:
        if names.count(entry.id) > 1:
            raise GlossaryError(entry.id, "is there twice")
    return tuple(sorted(found, key=lambda entry: KINDS.index(entry.kind)))


def _entry(row: Mapping[str, Any], place: int) -> Entry:
    name = str(row.get("id", f"entry {place}"))
    missing = _FIELDS - {"tables"} - row.keys()
    if missing:
        raise GlossaryError(name, f"has no {_listed(missing)}")
    unknown = row.keys() - _FIELDS
    if unknown:
        raise GlossaryError(name, f"has an unknown field {_listed(unknown)}")
    if row["kind"] not in KINDS:
        raise GlossaryError(name, f"is of no kind {row['kind']!r}; kinds are {_listed(KINDS)}")
    return Entry(
        id=name,
        kind=row["kind"],
        names={language: _names(name, language, row) for language in (*LANGUAGES, "zh")},
        about={language: _about(name, language, row["about"]) for language in LANGUAGES},
        tables=dict(_tables(name, row.get("tables", {}))),
    )


def _names(entry: str, language: str, row: Mapping[str, Any]) -> tuple[str, ...]:
    given = row[language]
    if not isinstance(given, list) or not all(isinstance(one, str) and one for one in given):
        raise GlossaryError(entry, f"{language} is no list of names")
    if not given and language in LANGUAGES:
        raise GlossaryError(entry, f"has no name in {language}")
    return tuple(given)


def _about(entry: str, language: str, given: Mapping[str, Any]) -> str:
    told = given.get(language)
    if not isinstance(told, str) or not told:
        raise GlossaryError(entry, f"has no explanation in {language}")
    return told


def _tables(entry: str, given: Mapping[str, Any]) -> Iterable[tuple[str, TableName]]:
    for dialect, name in given.items():
        if dialect not in DIALECTS:
            raise GlossaryError(entry, f"names a table {dialect!r} that does not exist")
        if not isinstance(name, str) or not name.strip("[] "):
            raise GlossaryError(entry, f"has no name at {dialect}")
        yield dialect, TableName(name.strip("[]"), is_variant=name.startswith("["))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
