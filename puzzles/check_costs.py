"""Whether the stored worth of contracts still holds: a few hands are compared anew."""

from __future__ import annotations

from collections.abc import Iterator

from engine.advice.estimate import refine
from engine.advice.model import Estimate
from engine.dialects import DIALECTS
from puzzles.collected import Collected, Cost, stored

WORLDS = 60
"""Worlds, the first of those that the stored figures rest on, in which hands are tried."""


def sample() -> Iterator[Collected]:
    """One hand of each table, of one level after the other."""
    for nth, dialect in enumerate(DIALECTS.values()):
        yield from stored(dialect, 1 + nth % 3)[:1]


def cost_faults(one: Collected) -> list[str]:
    """What the first worlds of the same seed show to be different from what is stored."""
    estimate = next(now for now in refine(one.query, one.seed) if _is_enough(now))
    rows = {row.contract: row for row in estimate.rows}
    if rows.keys() != {cost.contract for cost in one.costs}:
        return ["other contracts may be bid than those that are stored"]
    apart = [
        cost.contract.name
        for cost in one.costs
        if abs(rows[cost.contract].score.mean - cost.score.mean)
        > 2 * rows[cost.contract].score.half_width + cost.score.half_width
    ]
    found = [f"{name} is worth something else than is stored" for name in apart]
    if not _is_best(one.costs[0], estimate):
        found.append("another contract is better than the one stored as the best")
    return found


def _is_enough(estimate: Estimate) -> bool:
    """Whether every contract that may be bid has been tried often enough."""
    tried = len(estimate.rows) + len(estimate.forbidden)
    is_complete = tried == len(estimate.query.dialect.contracts)
    return is_complete and min(row.samples for row in estimate.rows) >= WORLDS // 2


def _is_best(cost: Cost, estimate: Estimate) -> bool:
    """Whether that contract is the best, or cannot be told from it."""
    return any(
        row.contract == cost.contract and (row.gap is None or row.is_too_close)
        for row in estimate.rows
    )
