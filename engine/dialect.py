"""A dialect: one written rule system as a frozen value without a function in it.

Every line names its source by the rule ids of the specification (``GT-11b`` …), so
that the rules can be read aloud and checked against their text.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, fields, replace
from enum import StrEnum

from engine import rulebook as rb
from engine.contracts import Bird, Contract, Game
from engine.reasons import Refused


class PagatRule(StrEnum):
    """How long the Pagat must be kept in negative games and Trischaken."""

    LAST_TAROCK = "last_tarock"
    """Not while its holder has another tarock to play."""
    LAST_CARD = "last_card"
    """Not while its holder has any other card to play."""


class EmperorRule(StrEnum):
    """When the Pagat takes a trick in which Mond and Sküs lie too."""

    ALWAYS = "always"
    TAROCK_LED = "tarock_led"
    """Only if a tarock was led to the trick."""


class Method(StrEnum):
    """The way a table adds up its card points. All give the same result."""

    THIRDS = "thirds"
    ROUNDED = "rounded"
    BASE_AND_PIPS = "base_and_pips"
    PACKETS = "packets"
    BLATT = "blatt"


@dataclass(frozen=True, slots=True)
class Play:
    """What binds the players during the twelve tricks.

    ``rise_in``: the games with the overtaking duty. ``pagat_in`` and
    ``emperor_in``: the games that know these rules, and in which form.
    ``holds_announced``: whether an announced card must be kept for its trick.
    """

    rise_in: frozenset[Game]
    pagat_in: tuple[tuple[Game, PagatRule], ...]
    emperor_in: tuple[tuple[Game, EmperorRule], ...]
    holds_announced: bool
    declarer_leads_negative: bool

    def pagat(self, game: Game) -> PagatRule | None:
        """The Pagat restriction of a game, if it has one."""
        return dict(self.pagat_in).get(game)

    def emperor(self, game: Game) -> EmperorRule | None:
        """The emperor trick of a game, if it has one."""
        return dict(self.emperor_in).get(game)


class TarocksAway(StrEnum):
    """Whether tarocks other than the Trull may be laid away."""

    FREELY = "freely"
    IF_NEEDED = "if_needed"
    """Only without another card that may be laid away."""
    FIRST = "first"
    """Before any suit card."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class LayingAway:
    """Which tarocks may go into the lay-away. Kings and the Trull never may."""

    black: TarocksAway
    suit: TarocksAway


@dataclass(frozen=True, slots=True)
class Counting:
    """How card points are added up and what wins. The line is in thirds of a point."""

    method: Method
    win_line_thirds: int


@dataclass(frozen=True, slots=True)
class Silence:
    """A gap of the source, our ruling, and the rule id under which it is recorded.

    ``id`` names the words that tell it; ``silence-…``.
    """

    id: str
    source: str


@dataclass(frozen=True, slots=True)
class Change:
    """One field of a dialect's part, set to another value."""

    part: str
    field: str
    value: Hashable


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

    ``bird_games`` and ``mondfang_games`` are the games that know these bonuses;
    ``sources`` names for each field of its parts the rules that it comes from;
    ``chosen`` are the options that a table has set.
    """

    id: str
    seed: str
    contracts: tuple[Contract, ...]
    play: Play
    laying_away: LayingAway
    counting: Counting
    birds: tuple[Bird, ...]
    bird_games: frozenset[Game]
    mondfang_games: frozenset[Game]
    king_ultimo: bool
    sources: tuple[tuple[str, str], ...]
    options: tuple[Option, ...] = ()
    silences: tuple[Silence, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()

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
        changed = self
        for change in dict(option.choices)[value]:
            part = replace(getattr(changed, change.part), **{change.field: change.value})
            changed = replace(changed, **{change.part: part})
        others = tuple(pair for pair in self.chosen if pair[0] != name)
        is_own = value == option.values[0]
        chosen = others if is_own else tuple(sorted((*others, (name, value))))
        return replace(changed, chosen=chosen)


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
    for part in ("play", "laying_away", "counting"):
        for one in fields(getattr(dialect, part)):
            if f"{part}.{one.name}" not in sourced:
                found.append(f"{part}.{one.name} has no source")
    return tuple(sorted(found))
