"""A puzzle from its id: the same id gives the same puzzle on every machine."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from engine import rulebook as rb
from engine.dialect import Dialect
from engine.dialects import table
from engine.reasons import Refused
from puzzles.kinds import KINDS, LEVELS, Proposing, Stored
from puzzles.position import Position
from puzzles.question import Question

_ID = re.compile(
    r"(?P<kind>[a-z-]+)\.(?P<table>[a-z_+=]+)"
    r"\.v(?P<version>[1-9][0-9]{0,3})\.l(?P<level>[0-9])\.s(?P<seed>0|[1-9][0-9]{0,14})"
)

_SEEDS = 10**9
"""So many seeds are enough where a kind makes a puzzle from any."""


@dataclass(frozen=True, slots=True)
class PuzzleId:
    """Everything a puzzle is made from. As text: ``legal-cards.alpine.v1.l2.s77``."""

    kind: str
    table: str
    version: int
    level: int
    seed: int

    def __str__(self) -> str:
        return f"{self.kind}.{self.table}.v{self.version}.l{self.level}.s{self.seed}"


def parse_id(text: str) -> PuzzleId:
    """The parts of a puzzle's id.

    Raises Refused if it is none, or of a generator that is no longer kept.
    """
    found = _ID.fullmatch(text.replace(" ", "+"))  # a plus in an address arrives as a space
    if found is None:
        raise Refused(rb.NO_SUCH_PUZZLE(name=text))
    parts = PuzzleId(
        found["kind"],
        found["table"],
        int(found["version"]),
        int(found["level"]),
        int(found["seed"]),
    )
    if parts.version != kind_named(parts.kind).VERSION:
        raise Refused(rb.NO_SUCH_PUZZLE(name=text))
    return parts


def kind_named(name: str) -> Proposing | Stored:
    """The kind of that name. Raises Refused if there is none."""
    if name not in KINDS:
        raise Refused(rb.UNKNOWN_KIND(name=name, known=tuple(KINDS)))
    return KINDS[name]


def generate(kind: str, dialect: Dialect, level: int, seed: int) -> Question:
    """The puzzle of that kind, table, level (1 to 3) and seed.

    Raises Refused for an unknown kind or level, or a kind that the table lacks.
    """
    made = kind_named(kind)
    if level not in LEVELS:
        raise Refused(rb.NO_SUCH_LEVEL(token=str(level), most=LEVELS[-1]))
    if not made.is_at(dialect):
        raise Refused(rb.KIND_NOT_AT_TABLE(kind=kind, dialect=dialect.id))
    identity = str(PuzzleId(kind, dialect.table, made.VERSION, level, seed))
    return made.pose(_position(made, identity, dialect, level, seed)).named(identity, level)


def _position(
    kind: Proposing | Stored, identity: str, dialect: Dialect, level: int, seed: int
) -> Position:
    """A fresh position, or the stored one of that number; after the last comes the first."""
    if isinstance(kind, Stored):
        places = kind.positions(dialect, level)
        return places[seed % len(places)]
    return kind.propose(dialect, level, random.Random(identity))


def seeds(kind: str, dialect: Dialect, level: int) -> range:
    """The seeds that give different puzzles of a kind. Raises Refused for no kind."""
    made = kind_named(kind)
    return range(len(made.positions(dialect, level)) if isinstance(made, Stored) else _SEEDS)


def puzzle(identity: str) -> Question:
    """The puzzle of that id. Raises Refused if the id names none."""
    parts = parse_id(identity)
    return generate(parts.kind, table(parts.table), parts.level, parts.seed)
