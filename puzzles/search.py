"""Finds hands for ``which-contract``: ``python -m puzzles.search --dialect alpine``.

Hands are dealt and bid, and where a seat is to speak its contracts are compared in dealt
worlds, ever more of them. Kept is a hand whose best contract is separated from every other
with 99 % confidence, in worlds of two seeds. What is found is written to the collection at
once; started again, the search goes on where it stopped.
"""

from __future__ import annotations

import argparse
import csv
import math
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count

from engine.advice.estimate import refine
from engine.advice.model import Estimate, Query, Row, Spread
from engine.advice.spread import Z95, Z99
from engine.contracts import Opening
from engine.dialect import Dialect
from engine.dialects import DIALECTS, table
from engine.moves import Bid, Pass, Vorhand
from engine.solver import warm
from puzzles.auctions import BOLD, SHY, Moment, moments
from puzzles.collected import COLUMNS, FILE, Collected, collected, costs, written
from puzzles.judgements import by_thumb, unit
from puzzles.situations import fitness, likely_deal

LEVELS = (1, 2, 3)
WANTED = 20
"""Hands for each table and level."""
MOST_ALIKE = 15
"""Hands of a level that may have the same best contract."""
WORLDS, BEFOREHAND = 200, 60
"""Worlds in which the best contract has at least been tried, and in the run before it."""
MOST = 400
"""Worlds by which the best contract must stand out."""
FIRST_LOOK = 20
"""Worlds after which a hand may be given up."""
LEAST = 0.5
"""By how much the best contract must lead at any level, in plain Rufers a deal: more than
measuring the corrections anew is likely to change."""
FEWEST = 3
"""Contracts that must be open to the seat."""
AT_ONCE = 80
"""Numbers that are shared out together: most are no candidates, some take seconds."""
OTHER = 10**6
"""What is added to a seed for the run beforehand."""
OBVIOUS, CLOSE = 2.5, 1
"""By how much the best contract leads at levels 1 and 3, in plain Rufers a deal."""
OBVIOUS_AT = {"cardgames_zone": 1.5}
"""The same at level 1 where the games that one claims by strength count 1, 2 and 2: there
hardly any hand's best contract leads by more."""


# ------------------------------------------------------------------------ the hands


@dataclass(frozen=True, slots=True)
class Candidate:
    """A seat about to speak, and whether it might pass."""

    query: Query
    may_pass: bool


def candidate(dialect: Dialect, number: int) -> Candidate | None:
    """A moment of the auction of that number, with a hand fit for one contract or another;
    None where there is little to choose, or where by rule of thumb hardly anybody would
    think of a bid."""
    rng = random.Random(f"which-contract {dialect.table} {number}")
    contract = rng.choice([row for row in dialect.contracts if row.opening is not Opening.ADDITION])
    said = moments(dialect, likely_deal(contract, rng), rng, rng.choice((BOLD, SHY)))
    words = [moment for moment in said if _is_open(moment)]
    if not words:
        return None
    moment = max(words, key=lambda one: fitness(contract, one.hand))
    query = Query(dialect, moment.hand, moment.seat, moment.calls)
    if by_thumb(query) is None and rng.random() < 0.8:
        return None
    return Candidate(query, Pass() in moment.verdict.legal)


def _is_open(moment: Moment) -> bool:
    legal = moment.verdict.legal
    return Vorhand() not in legal and sum(isinstance(move, Bid) for move in legal) >= FEWEST


# ------------------------------------------------------------------- the comparison


def examined(dialect_id: str, levels: frozenset[int], number: int) -> Collected | None:
    """The hand of that number, if its best contract stands out twice and its level is
    among those that are wanted."""
    found = candidate(table(dialect_id), number)
    if found is None:
        return None
    before = settled(found, number + OTHER, BEFOREHAND, levels)
    if before is None:
        return None
    estimate = settled(found, number, WORLDS, levels)
    if estimate is None or estimate.rows[0].contract != before.rows[0].contract:
        return None
    return Collected(found.query, level_of(estimate), number, costs(estimate))


def settled(
    found: Candidate, seed: int, worlds: int, levels: frozenset[int] = frozenset(LEVELS)
) -> Estimate | None:
    """The estimate when its best contract stands out in so many worlds; None if it does
    not, if it loses where one could pass, or if the hand is of another level."""
    for estimate in refine(found.query, seed):
        best = estimate.rows[0]
        if best.samples > MOST:
            return None
        if best.samples < FIRST_LOOK:
            continue
        if level_of(estimate) not in levels or (found.may_pass and best.score.mean <= 0):
            return None
        if not all(_may_stand_out(row, best) for row in estimate.rows[1:]):
            return None
        if best.samples >= worlds and stands_out(estimate):
            return estimate if best.score.low > 0 or not found.may_pass else None
    return None


def stands_out(estimate: Estimate) -> bool:
    """Whether the best contract is better than each other with 99 % confidence, and by
    enough to be worth asking about."""
    least = LEAST * unit(estimate.query.dialect)
    gaps = [row.gap for row in estimate.rows[1:] if row.gap is not None]
    return all(_at_99(gap) > 0 and gap.mean >= least for gap in gaps)


def _at_99(gap: Spread) -> float:
    """The lower end of the 99 % interval."""
    return gap.mean - gap.half_width * Z99 / Z95


def _may_stand_out(row: Row, best: Row) -> bool:
    """Whether the best is likely to stand out from another contract in ``MOST`` worlds."""
    if row.gap is None:
        return True
    reach = row.gap.half_width * Z99 / Z95 * math.sqrt(best.samples / MOST)
    return row.gap.mean > reach


def level_of(estimate: Estimate) -> int:
    """1 where the best contract leads by far and the rule of thumb says the same, 3 where
    the rule says otherwise or it leads by little, else 2."""
    best, *others = estimate.rows
    leads = min((row.gap.mean for row in others if row.gap is not None), default=0.0)
    rufers = leads / unit(estimate.query.dialect)
    if by_thumb(estimate.query) != best.contract or rufers < CLOSE:
        return 3
    return 1 if rufers >= OBVIOUS_AT.get(estimate.query.dialect.table, OBVIOUS) else 2


# -------------------------------------------------------------------- the collection


@dataclass
class Collection:
    """The hands of a table found so far."""

    dialect: Dialect
    rows: list[Collected]

    @property
    def wanted(self) -> frozenset[int]:
        """The levels that lack hands."""
        return frozenset(level for level in LEVELS if self._number(level) < WANTED)

    def _number(self, level: int) -> int:
        return sum(row.level == level for row in self.rows)

    def add(self, found: Collected) -> bool:
        """Take a hand in if its level has room for it, and for its best contract."""
        alike = sum(
            row.level == found.level and row.costs[0].contract == found.costs[0].contract
            for row in self.rows
        )
        if self._number(found.level) >= WANTED or alike >= MOST_ALIKE:
            return False
        self.rows.append(found)
        return True


def search(dialect: Dialect, pool: Executor, at_once: int) -> Iterator[Collection]:
    """The collection of a table after each hand that is found, until it is full."""
    so_far = Collection(dialect, list(collected().get(dialect.table, ())))
    first = max((row.seed + 1 for row in so_far.rows), default=0)
    for start in count(first, at_once):
        if not so_far.wanted:
            return
        work = partial(examined, dialect.table, so_far.wanted)
        for found in pool.map(work, range(start, start + at_once)):
            if found is not None and so_far.add(found):
                yield so_far


def write(collections: Sequence[Collection]) -> None:
    """Write the collection anew: tables in their order, each by level."""
    rows = [
        row
        for one in collections
        for row in sorted(one.rows, key=lambda row: (row.level, row.seed))
    ]
    with FILE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(written(row) for row in rows)


def main(arguments: Sequence[str]) -> int:
    """Search for the hands of one table or of all."""
    parser = argparse.ArgumentParser(prog="python -m puzzles.search", description=__doc__)
    parser.add_argument("--dialect", choices=list(DIALECTS), action="append")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    kept = {
        name: Collection(dialect, list(collected().get(name, ())))
        for name, dialect in DIALECTS.items()
    }
    with ProcessPoolExecutor(asked.workers, initializer=warm) as pool:
        for name in asked.dialect or DIALECTS:
            for now in search(DIALECTS[name], pool, AT_ONCE):
                kept[name] = now
                write(list(kept.values()))
                levels = [sum(row.level == level for row in now.rows) for level in LEVELS]
                sys.stdout.write(f"{name}: {levels}\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
