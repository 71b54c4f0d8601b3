"""A small additive count fitted to played deals, and how good it is beside the 12-count.

How likely a game is made is taken as a logistic function of the count, with a level
of its own for each contract. Even seeds are fitted, odd ones measure the error: Brier's,
the mean square of how far the foretold chance was from what happened.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.advice.measure import Measured
from engine.advice.table_count import PARTS, parts
from engine.cards import CardSet
from engine.contracts import Contract, Title
from engine.dialects import table
from engine.evaluate.counts import linz_count, twelve_count

Array = npt.NDArray[np.float64]
COUNTED = (Title.RUFER, Title.DREIER, Title.SECHSERDREIER)
"""The games that one claims by a count."""
UNITS = (1, 2, 3)
"""What a small tarock may count: the smallest that is as good as the next."""
AS_GOOD = 0.001
"""By how much the error may be greater and the count still be as good: a count that is done
in the head at a table is worth that, and it lies within the noise of a few thousand deals."""
RIDGE = 1.0
"""Keeps the fit from running away where a contract was always made."""
STEPS = 30


class Fitted(NamedTuple):
    """The weights of the parts in whole points, Brier's error of each count, and for each
    game the count from which it is made often enough to pay."""

    weights: dict[str, int]
    errors: dict[str, float]
    bars: dict[str, int]
    deals: int


def fitted(rows: Sequence[Measured]) -> Fitted:
    """The count that fits these games best. Raises ValueError without any."""
    counted = [one for one in rows if one.won is not None and _is_counted(one)]
    if not counted:
        raise ValueError("no game that one counts for was measured")
    own = np.array([parts(CardSet.of_bits(one.hand)) for one in counted], float)
    raw = _logistic(np.hstack([own, _levels(counted)]), _won(counted))[: own.shape[1]]
    whole = [np.rint(raw / raw[0] * unit) for unit in UNITS]
    errors = [_error(counted, own @ weights) for weights in whole]
    chosen = next(n for n, error in enumerate(errors) if error <= min(errors) + AS_GOOD)
    weights = dict(zip(PARTS, (int(one) for one in whole[chosen]), strict=True))
    counts: dict[str, Callable[[CardSet], int]] = {"twelve": twelve_count, "linz": linz_count}
    compared = {
        name: _error(counted, np.array([float(of(CardSet.of_bits(one.hand))) for one in counted]))
        for name, of in counts.items()
    }
    errors_of = {"table": errors[chosen], **compared}
    return Fitted(weights, errors_of, _bars(counted, own @ whole[chosen]), len(counted))


def _bars(rows: Sequence[Measured], count: Array) -> dict[str, int]:
    """For each game the smallest count from which it pays, by what is won and lost in it;
    none where more does not help, as may be with a handful of deals."""
    found = {}
    for title in COUNTED:
        here = [number for number, one in enumerate(rows) if _contract(one).title is title]
        columns = np.column_stack([np.ones(len(here)), count[here]])
        level, each = _logistic(columns, _won([rows[number] for number in here]))
        if each > 0:
            stakes = _contract(rows[here[0]])
            odds = stakes.stake_lost / stakes.won
            found[title.value] = math.ceil((math.log(odds) - level) / each)
    return found


def _is_counted(row: Measured) -> bool:
    return _contract(row).title in COUNTED


def _contract(row: Measured) -> Contract:
    return table(row.dialect).contract(row.contract)


def _won(rows: Sequence[Measured]) -> Array:
    return np.array([float(bool(one.won)) for one in rows])


def _levels(rows: Sequence[Measured]) -> Array:
    """A column for each contract of each table: one where the row is of it."""
    names = sorted({(one.dialect, one.contract) for one in rows})
    found = np.zeros((len(rows), len(names)))
    for number, one in enumerate(rows):
        found[number, names.index((one.dialect, one.contract))] = 1
    return found


def _error(rows: Sequence[Measured], count: Array) -> float:
    """Brier's error of a count on the odd seeds, when fitted to the even ones."""
    columns = np.hstack([count[:, None], _levels(rows)])
    odd = np.array([bool(one.seed % 2) for one in rows])
    weights = _logistic(columns[~odd], _won(rows)[~odd])
    return float(np.mean((_chance(columns[odd], weights) - _won(rows)[odd]) ** 2))


def _chance(columns: Array, weights: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-np.clip(columns @ weights, -30, 30))))


def _logistic(columns: Array, won: Array) -> Array:
    """The weights of a logistic regression, by Newton's steps."""
    weights = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        chance = _chance(columns, weights)
        slope = columns.T @ (won - chance) - RIDGE * weights
        bend = (columns.T * (chance * (1 - chance))) @ columns + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def count_rows(found: Fitted) -> list[dict[str, Any]]:
    """The weights as rows of a table."""
    return [{"part": part, "weight": weight} for part, weight in found.weights.items()]


def error_rows(found: Fitted) -> list[dict[str, Any]]:
    """The errors as rows of a table."""
    return [
        {"count": name, "brier": round(error, 4), "deals": found.deals}
        for name, error in found.errors.items()
    ]


def bar_rows(found: Fitted) -> list[dict[str, Any]]:
    """From which count each game pays, as rows of a table."""
    return [{"contract": name, "count": count} for name, count in found.bars.items()]
