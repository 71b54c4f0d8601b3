"""Intervals are honest: a short run's holds what a long run finds about as often as it says."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from typing import NamedTuple

import pytest

from engine import DIALECTS
from engine.advice.correction import correction
from engine.advice.estimate import dealt
from engine.advice.measure import drawn
from engine.advice.plans import plan_for
from engine.advice.rows import Record
from engine.advice.worlds import results
from engine.contracts import Opening

SHORT, LONG = 60, 1200
PAIRS, AT_A_TIME = 500, 60


class Held(NamedTuple):
    """Whether the short run's intervals hold the long run's win rate and score."""

    win: bool
    score: bool


def looked_at(seed: int) -> Held | None:
    """A hand and a contract of that seed; None where there is little doubt, or nothing to
    win."""
    rng = random.Random(f"coverage {seed}")
    dialect = rng.choice(list(DIALECTS.values()))
    unheard = (Opening.ADDITION, Opening.OPTION)
    contract = rng.choice([row for row in dialect.contracts if row.opening not in unheard])
    query, _ = drawn(dialect, contract, seed)
    plan, fit = plan_for(query, contract), correction(dialect, contract)
    short, long = (
        Record(plan, results(query, plan, dealt(query, run, number)), fit)
        for run, number in ((2 * seed, SHORT), (2 * seed + 1, LONG))
    )
    if short.win is None or long.win is None:
        return None
    row = long.row(None)
    if row.open_win is None or not 0.05 <= row.open_win <= 0.95:
        return None
    return Held(
        short.win.low <= long.win.mean <= short.win.high,
        short.score.low <= long.score.mean <= short.score.high,
    )


@pytest.mark.proof
@pytest.mark.slow
def test_short_runs_hold_the_long_runs_value_in_93_of_100() -> None:
    held: list[Held] = []
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for start in count(0, AT_A_TIME):
            found = pool.map(looked_at, range(start, start + AT_A_TIME), chunksize=5)
            held += [one for one in found if one is not None]
            if len(held) >= PAIRS:
                break

    wins, scores = (sum(column) / len(held) for column in zip(*held, strict=True))
    print(f"{len(held)} pairs: win rates held in {wins:.3f}, scores in {scores:.3f}")  # noqa: T201 - a measurement is told
    assert wins >= 0.93
    assert scores >= 0.93
