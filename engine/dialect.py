"""A dialect: one written rule system as a frozen value without a function in it.

Every line names its source by the rule ids of the specification (``GT-11b`` …), so
that the rules can be read aloud and checked against their text.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

from engine import rulebook as rb
from engine.contracts import Contract
from engine.parts import (
    Auction,
    Bonuses,
    Calling,
    Contras,
    Counting,
    LayingAway,
    Play,
    Settling,
    Trischaken,
)
from engine.reasons import Refused


@dataclass(frozen=True, slots=True)
class Silence:
    """A gap of the source, our ruling, and the rule id under which it is recorded.

    ``id`` names the words that tell it; ``silence-…``.
    """

    id: str
    source: str


@dataclass(frozen=True, slots=True)
class Change:
    """One field of a dialect's part, set to another value; without a part, one of the
    dialect itself."""

    part: str
    field: str
    value: Any


@dataclass(frozen=True, slots=True)
class Option:
    """A setting that a table may change: each value with the fields that it sets.

    The first value is the dialect's own and changes nothing.
    """

    name: str
    choices: tuple[tuple[str, tuple[Change, ...]], ...]
    source: str

    @property
    def values(self) -> tuple[str, ...]:
        """The values one may choose; the first is the dialect's own."""
        return tuple(value for value, _ in self.choices)


@dataclass(frozen=True, slots=True)
class Dialect:
    """One rule system. ``seed`` is the number of its source text.

    ``sources`` names for each field of its parts the rules that it comes from;
    ``chosen`` are the options that a table has set.
    """

    id: str
    seed: str
    contracts: tuple[Contract, ...]
    auction: Auction
    calling: Calling
    laying_away: LayingAway
    bonuses: Bonuses
    contras: Contras
    play: Play
    counting: Counting
    trischaken: Trischaken
    settling: Settling
    sources: tuple[tuple[str, str], ...]
    options: tuple[Option, ...] = ()
    silences: tuple[Silence, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    written: Dialect | None = field(default=None, compare=False, repr=False)
    """The rule system as written, of which this is a table with options."""

    @property
    def table(self) -> str:
        """The id of this table: the dialect and what it plays differently,
        ``hausregeln+pagat_rule=last_tarock``."""
        return "+".join([self.id, *(f"{name}={value}" for name, value in self.chosen)])

    def contract(self, name: str, bird: str | None = None) -> Contract:
        """The contract of that name: the dialect's own or the canonical one, with
        its bird written apart or together.

        Raises Refused if this dialect does not have it.
        """
        wanted = "_".join(name.lower().replace("-", " ").split())
        if bird:
            wanted = f"{wanted}+{bird.lower()}"
        for row in self.contracts:
            if row.is_called(wanted):
                return row
        known = tuple(row.name for row in self.contracts)
        raise Refused(rb.UNKNOWN_CONTRACT(name=wanted, dialect=self.id, known=known))

    def with_option(self, name: str, value: str) -> Dialect:
        """The same table with one option set; setting its own value takes it back.

        Raises Refused for an unknown option or value.
        """
        known = tuple(option.name for option in self.options)
        option = next((one for one in self.options if one.name == name), None)
        if option is None:
            raise Refused(rb.UNKNOWN_OPTION(name=name, dialect=self.id, known=known))
        if value not in option.values:
            raise Refused(rb.UNKNOWN_OPTION_VALUE(name=name, value=value, known=option.values))
        wanted = {**dict(self.chosen), name: value}
        if value == option.values[0]:
            del wanted[name]
        changed = written = self.written or self
        for chosen, its_value in sorted(wanted.items()):
            for change in dict(written.option(chosen).choices)[its_value]:
                changed = _changed(changed, change)
        return replace(changed, chosen=tuple(sorted(wanted.items())), written=written)

    def option(self, name: str) -> Option:
        """The option of that name. Raises KeyError if there is none."""
        return {option.name: option for option in self.options}[name]


PARTS = (
    "auction",
    "calling",
    "laying_away",
    "bonuses",
    "contras",
    "play",
    "counting",
    "trischaken",
    "settling",
)
"""The parts of a dialect whose every field has a source."""


def _changed(dialect: Dialect, change: Change) -> Dialect:
    if not change.part:
        return replace(dialect, **{change.field: change.value})
    part = replace(getattr(dialect, change.part), **{change.field: change.value})
    return replace(dialect, **{change.part: part})


def faults(dialect: Dialect) -> tuple[str, ...]:
    """Everything that is wrong with a dialect value, for its author: names used
    twice, rows without a source, fields without one. None in a sound dialect."""
    rows = dialect.contracts
    found = [f"contract {row.name} has no source" for row in rows if not row.source]
    for key in ("name", "canonical"):
        names = [getattr(row, key) for row in rows]
        found += [f"contract {key} {one} twice" for one in set(names) if names.count(one) > 1]
    ladder = [row.rank for row in rows if row.rank]
    found += [f"rank {rank} twice" for rank in set(ladder) if ladder.count(rank) > 1]
    sourced = dict(dialect.sources)
    for part in PARTS:
        for one in fields(getattr(dialect, part)):
            if f"{part}.{one.name}" not in sourced:
                found.append(f"{part}.{one.name} has no source")
    return tuple(sorted(found))
