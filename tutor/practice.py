"""A run of puzzles: what comes next, and when a missed one comes back.

Knows no Streamlit. A run lives as long as a visit; what was answered is in the store.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from engine.dialect import Dialect
from puzzles.generate import PuzzleId, seeds
from puzzles.kinds import KINDS
from tutor.progress import KindTally

MIX, MISTAKES = "mix", "mistakes"
"""The choices besides a single kind: everything, weak kinds more often; or what is
still to be mended."""
BACK_AFTER = (3, 5)
"""A missed puzzle comes back after so many others."""


@dataclass(frozen=True, slots=True)
class Run:
    """What was chosen, how many have been posed, and what comes back when. ``table`` is
    the table to drill at, where it is not one's own: that of a link one has followed."""

    choice: str = MIX
    level: int = 1
    table: str = ""
    posed: int = 0
    due: tuple[tuple[int, str], ...] = ()

    def missed(self, puzzle_id: str, rng: random.Random) -> Run:
        """The run in which that puzzle comes back; one that already does, does so once."""
        if any(waiting == puzzle_id for _, waiting in self.due):
            return self
        return replace(self, due=(*self.due, (self.posed + rng.randint(*BACK_AFTER), puzzle_id)))


def next_puzzle(
    run: Run,
    dialect: Dialect,
    rng: random.Random,
    *,
    tallies: Iterable[KindTally] = (),
    mistakes: Collection[str] = (),
) -> tuple[str, Run]:
    """The id of the next puzzle and the run after it.

    A missed puzzle whose turn has come goes first; then, if mistakes were chosen, one
    of those; else a new one.
    """
    after = replace(run, posed=run.posed + 1)
    ripe = [pair for pair in run.due if pair[0] <= run.posed]
    if ripe:
        return ripe[0][1], replace(after, due=tuple(p for p in run.due if p != ripe[0]))
    waiting = {puzzle_id for _, puzzle_id in run.due}
    open_mistakes = [one for one in mistakes if one not in waiting]
    if run.choice == MISTAKES and open_mistakes:
        return open_mistakes[0], after
    return _new(run, dialect, rng, {tally.kind: tally for tally in tallies}), after


def _new(run: Run, dialect: Dialect, rng: random.Random, tallies: Mapping[str, KindTally]) -> str:
    kinds = [name for name, kind in KINDS.items() if kind.is_at(dialect)]
    kind = run.choice
    if kind not in kinds:
        kind = rng.choices(kinds, [_need(tallies.get(name)) for name in kinds])[0]
    version = KINDS[kind].VERSION
    seed = rng.choice(seeds(kind, dialect, run.level))
    return str(PuzzleId(kind, dialect.table, version, run.level, seed))


def _need(tally: KindTally | None) -> float:
    """How much a kind wants practice: from 1 for one never missed up to 4."""
    if tally is None or not tally.posed:
        return 3.0
    return 1.0 + 3.0 * (1 - tally.right_first / tally.posed)


def of_the_day(day: int, dialect: Dialect) -> str:
    """The puzzle of a day (``date.toordinal()``), the same for everyone at that table."""
    rng = random.Random(f"day {day}")
    run = Run(level=2)
    return _new(run, dialect, rng, {})
