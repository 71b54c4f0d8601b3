"""The tables of ``data``, from many measured deals: ``koenigrufen calibrate``."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

from engine.advice.calibration import ALL
from engine.advice.measure import Measured, measure
from engine.cards import CardSet
from engine.contracts import Game, Opening
from engine.dialect import Dialect
from engine.dialects import table
from engine.evaluate.bars import shortfall
from engine.evaluate.counts import twelve_count
from engine.evaluate.features import features

Rows = list[dict[str, Any]]

PART = 25
"""Deals that are measured at a time."""
PRIOR = 4
"""Deals thought to have been seen beforehand, in which play confirmed the open cards: a
few deals do not move a correction far."""


def parts(dialects: Iterable[Dialect], deals: int, first: int) -> Iterator[tuple[str, str, range]]:
    """The work in parts: that many deals of every contract that can be bid at each table,
    from a first seed on."""
    for dialect in dialects:
        for contract in dialect.contracts:
            if contract.opening not in (Opening.ADDITION, Opening.OPTION):
                for start in range(first, first + deals, PART):
                    end = min(start + PART, first + deals)
                    yield dialect.table, contract.name, range(start, end)


def measured(work: Sequence[tuple[str, str, range]], executor: Executor) -> Iterator[Measured]:
    """All deals of these parts, in their order, whoever does them."""
    for rows in executor.map(measure, *zip(*work, strict=True)):
        yield from rows


def corrections(rows: Iterable[Measured]) -> Rows:
    """For each contract what play makes of deals won and lost with open cards."""
    return [
        {
            "dialect": dialect,
            "contract": contract,
            "deals": len(some),
            "won": _kept([one for one in some if one.open_won], 1.0),
            "lost": _kept([one for one in some if one.open_won is False], 0.0),
            "shift": round(_mean([one.score - one.playout_score for one in some]), 4),
        }
        for (dialect, contract), some in _by_contract(rows).items()
    ]


def _kept(rows: Sequence[Measured], prior: float) -> float:
    """The share that play wins, drawn a little to what open cards say."""
    won = sum(bool(one.won) for one in rows)
    return round((won + PRIOR * prior) / (len(rows) + PRIOR), 4)


def calibration(rows: Iterable[Measured]) -> Rows:
    """For each contract how hands of each kind fare, by every measure of the game: at each
    table, and at all that have the contract together."""
    found: Rows = []
    for (dialect, contract), some in _by_contract(rows).items():
        found += _lines(dialect, contract, _measures(dialect, contract), some)
    for contract, some in _by_name(rows).items():
        found += _lines(ALL, contract, _measures(some[0].dialect, contract), some)
    return found


def _lines(
    dialect: str,
    contract: str,
    measures: Mapping[str, Callable[[CardSet], int]],
    rows: Sequence[Measured],
) -> Iterator[dict[str, Any]]:
    for name, of in measures.items():
        for value, alike in sorted(_grouped(rows, of).items()):
            yield _line(dialect, contract, name, value, alike)


def _line(
    dialect: str, contract: str, measure_name: str, value: int, rows: Sequence[Measured]
) -> dict[str, Any]:
    return {
        "dialect": dialect,
        "contract": contract,
        "measure": measure_name,
        "value": value,
        "deals": len(rows),
        "won": round(_mean([float(bool(one.won)) for one in rows]), 4),
        "open_won": round(_mean([float(bool(one.open_won)) for one in rows]), 4),
        "score": round(_mean([one.score for one in rows]), 4),
    }


def _measures(dialect: str, contract: str) -> dict[str, Callable[[CardSet], int]]:
    row = table(dialect).contract(contract)
    if row.game is not Game.BLACK:
        return {"short": lambda hand: shortfall(hand, row)}
    return {
        "twelve": twelve_count,
        "tarocks": lambda hand: len(hand.tarocks),
        "big": lambda hand: features(hand).big,
    }


def _grouped(rows: Sequence[Measured], of: Callable[[CardSet], int]) -> dict[int, list[Measured]]:
    found: dict[int, list[Measured]] = defaultdict(list)
    for one in rows:
        found[of(CardSet.of_bits(one.hand))].append(one)
    return found


def _by_name(rows: Iterable[Measured]) -> dict[str, list[Measured]]:
    found: dict[str, list[Measured]] = defaultdict(list)
    for one in rows:
        found[one.contract].append(one)
    return found


def _by_contract(rows: Iterable[Measured]) -> dict[tuple[str, str], list[Measured]]:
    found: dict[tuple[str, str], list[Measured]] = defaultdict(list)
    for one in rows:
        found[one.dialect, one.contract].append(one)
    return found


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else 0.0
