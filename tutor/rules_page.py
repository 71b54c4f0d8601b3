"""A dialect as a page to read: sections of rows, each row with its source; and several
dialects side by side.

The page is data. A cell is a ``Phrase``, words of ``tutor.words`` with their arguments, a
contract, a bonus, an option or one of its settings, a silence, a name or a number;
``cell_text`` says it. Fields of a dialect's
parts are the phrases ``rule-line-<part>-<field>`` with the argument ``value``: an
enum's value, a number, ``true`` or ``false``, or ``none``. A field that differs from game
to game is a row for each game, with ``game`` besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from enum import Enum

from engine.contracts import Bonus, Contract, Game
from engine.dialect import PARTS, Dialect, Option, Silence
from engine.parts import BonusRow
from tutor.words import (
    bonus_name,
    contract_name,
    option_answer,
    option_question,
    phrase,
    silence_text,
)

NONE = "none"
"""The value of a field that does not apply."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of ``tutor.words`` with its arguments."""

    id: str
    args: tuple[tuple[str, object], ...] = ()


IN_FORCE, NOT_IN_FORCE = Phrase("rules-in-force"), Phrase("rules-not-in-force")


@dataclass(frozen=True, slots=True)
class Setting:
    """An option with one of its values."""

    option: Option
    value: str


Cell = Phrase | Contract | Bonus | Option | Setting | Silence | str | int


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the page. ``key`` is the same in every dialect that has the line."""

    key: str
    cells: tuple[Cell, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a title. ``columns`` are the ids of the column heads of a table; a
    section without them is a list of sentences."""

    title_id: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()


def cell_text(cell: Cell, language: str, dialect: Dialect | None = None) -> str:
    """The cell in words, as that table says it."""
    match cell:
        case Phrase(id=name, args=args):
            return phrase(name, language, dialect, **dict(args))
        case Contract():
            return contract_name(cell, language, dialect)
        case Bonus():
            return bonus_name(cell, language, dialect)
        case Option():
            return option_question(cell, language, dialect)
        case Setting(option=option, value=value):
            return option_answer(option, value, language, dialect)
        case Silence():
            return silence_text(cell, language, dialect)
        case str() | int():
            return str(cell)


def dialect_page(dialect: Dialect) -> tuple[Section, ...]:
    """The whole of a dialect: contracts, each part, bonuses, options, silences."""
    found = (
        Section("rules-contracts", tuple(map(_contract_row, dialect.contracts)), CONTRACT_COLUMNS),
        *(Section(f"rules-{_hyphens(part)}", _part_rows(dialect, part)) for part in PARTS),
        Section("rules-bonus-table", tuple(map(_bonus_row, dialect.bonuses.rows)), BONUS_COLUMNS),
        Section("rules-options", _options(dialect), OPTION_COLUMNS),
        Section("rules-silences", tuple(map(_silence_row, dialect.silences))),
    )
    return tuple(section for section in found if section.rows)


@dataclass(frozen=True, slots=True)
class Compared:
    """One line of several pages; None in a dialect without it."""

    key: str
    title_id: str
    rows: tuple[Row | None, ...]

    @property
    def differs(self) -> bool:
        """Whether the dialects do not say the same; their names for a contract and
        their sources do not count."""
        return len({_said(row) for row in self.rows}) > 1


def compare(dialects: Sequence[Dialect]) -> tuple[Compared, ...]:
    """The same lines of several dialects side by side: what differs first, each in the
    order of the pages. Options and silences are each dialect's own and left out."""
    pages = [_lines(dialect) for dialect in dialects]
    titles: dict[str, str] = {}
    for page in pages:
        titles |= {key: title for key, (title, _) in page.items() if key not in titles}
    order = [section.title_id for dialect in dialects for section in dialect_page(dialect)]
    keys = sorted(titles, key=lambda key: order.index(titles[key]))
    found = [
        Compared(key, titles[key], tuple(page[key][1] if key in page else None for page in pages))
        for key in keys
    ]
    return tuple(sorted(found, key=lambda one: not one.differs))


def _lines(dialect: Dialect) -> dict[str, tuple[str, Row]]:
    return {
        row.key: (section.title_id, row)
        for section in dialect_page(dialect)
        if section.title_id not in ("rules-options", "rules-silences")
        for row in section.rows
    }


def _said(row: Row | None) -> tuple[Cell, ...]:
    if row is None:
        return ()
    return tuple(cell for cell in row.cells if not isinstance(cell, Contract))


# ------------------------------------------------------------------------ the tables

CONTRACT_COLUMNS = (
    "rules-column-contract",
    "rules-column-rank",
    "rules-column-won",
    "rules-column-lost",
    "rules-column-talon",
    "rules-column-who",
)
BONUS_COLUMNS = (
    "rules-column-bonus",
    "rules-column-silent",
    "rules-column-announced",
    "rules-column-games",
    "rules-column-who",
)
OPTION_COLUMNS = (
    "rules-column-question",
    "rules-column-setting",
    "rules-column-meaning",
    "rules-column-now",
)


def _contract_row(row: Contract) -> Row:
    cells = (
        row,
        row.rank or Phrase("rules-no-rank"),
        row.won,
        row.stake_lost,
        Phrase(f"talon-{_hyphens(row.talon.value)}"),
        Phrase(f"opening-{_hyphens(row.opening.value)}"),
    )
    return Row(f"contract.{row.canonical}", cells, row.source)


def _bonus_row(row: BonusRow) -> Row:
    games = "-".join(game.value for game in Game if game in row.games)
    cells = (
        row.bonus,
        row.silent,
        row.announced,
        Phrase(f"rules-games-{games}"),
        Phrase(f"announcer-{_hyphens(row.announcer.value)}"),
    )
    return Row(f"bonus.{row.bonus.value}", cells, row.source)


# --------------------------------------------------------------------- the sentences


def _part_rows(dialect: Dialect, part: str) -> tuple[Row, ...]:
    return tuple(
        row
        for one in fields(getattr(dialect, part))
        if (part, one.name) != ("bonuses", "rows")
        for row in _field_rows(dialect, part, one.name)
    )


def _field_rows(dialect: Dialect, part: str, name: str) -> Iterator[Row]:
    """A row for the field, or one for each game that it speaks of."""
    key, message = f"{part}.{name}", f"rule-line-{_hyphens(part)}-{_hyphens(name)}"
    source = dict(dialect.sources).get(key, "")
    for game, value in _values(getattr(getattr(dialect, part), name)):
        told: tuple[tuple[str, object], ...] = (("value", value),)
        if game:
            yield Row(f"{key}.{game}", (Phrase(message, (("game", game), *told)),), source)
        else:
            yield Row(key, (Phrase(message, told),), source)


def _values(value: object) -> Iterator[tuple[str, object]]:
    match value:
        case frozenset():
            yield from ((game.value, True) for game in Game if game in value)
        case tuple():
            yield from ((game.value, plain(form)) for game, form in value)
        case _:
            yield "", plain(value)
            return
    if not value:
        yield NONE, NONE


def plain(value: object) -> object:
    """A field's value as words can take it."""
    if value is None:
        return NONE
    return value.value if isinstance(value, Enum) else value


def _options(dialect: Dialect) -> tuple[Row, ...]:
    return tuple(row for option in dialect.options for row in _option_rows(dialect, option))


def _option_rows(dialect: Dialect, option: Option) -> Iterator[Row]:
    """A row for each setting of the option, the dialect's own first."""
    now = dict(dialect.chosen).get(option.name, option.values[0])
    for value in option.values:
        cells = (
            option,
            f"{option.name}={value}",
            Setting(option, value),
            IN_FORCE if value == now else NOT_IN_FORCE,
        )
        yield Row(f"option.{option.name}.{value}", cells, option.source)


def _silence_row(silence: Silence) -> Row:
    return Row(f"silence.{silence.id}", (silence,), silence.source)


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
