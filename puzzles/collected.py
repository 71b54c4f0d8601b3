"""Hands whose contracts were compared beforehand, with what each is worth.

They lie in ``collections/which_contract.csv``: table, level, seat, auction, hand, the seed
of the estimate, and for each contract how it came out. ``puzzles.search`` finds them.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.advice.model import Estimate, Query, Spread
from engine.calls import calls_text, read_calls
from engine.card_text import hand_text, parse_hand
from engine.cards import Card
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.dialects import table
from engine.seats import Seat

FILE = Path(__file__).parent / "collections" / "which_contract.csv"
COLUMNS = ("dialect", "level", "seat", "calls", "hand", "seed", "costs")


@dataclass(frozen=True, slots=True)
class Cost:
    """What one contract is worth with a hand.

    ``score`` is what the declarer gets a deal, ``win`` how often the game is made (None
    in Trischaken), ``gap`` how much less it scores than the best contract (None for the
    best), each with its 95 % interval. ``called`` is the card that would be called.
    """

    contract: Contract
    called: Card | None
    deals: int
    score: Spread
    win: Spread | None
    gap: Spread | None


@dataclass(frozen=True, slots=True)
class Collected:
    """A hand with its contracts, the best first; ``seed`` is that of the estimate."""

    query: Query
    level: int
    seed: int
    costs: tuple[Cost, ...]


@cache
def collected() -> Mapping[str, tuple[Collected, ...]]:
    """The stored hands by table."""
    found: dict[str, tuple[Collected, ...]] = {}
    with FILE.open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            found[line["dialect"]] = (*found.get(line["dialect"], ()), read(line))
    return found


def stored(dialect: Dialect, level: int) -> tuple[Collected, ...]:
    """The hands stored for a dialect as it is written, and a level, in their order."""
    return tuple(one for one in collected().get(dialect.id, ()) if one.level == level)


def costs_of(query: Query) -> tuple[Cost, ...]:
    """What the contracts are worth with a stored hand. Raises LookupError for another."""
    for one in collected().get(query.dialect.table, ()):
        if one.query == query:
            return one.costs
    message = f"{hand_text(query.hand)} is not among the hands that were compared"
    raise LookupError(message)


def costs(estimate: Estimate) -> tuple[Cost, ...]:
    """What is kept of an estimate."""
    return tuple(
        Cost(row.contract, row.called, row.samples, row.score, row.win, row.gap)
        for row in estimate.rows
    )


# --------------------------------------------------------------------------- as text


def read(line: Mapping[str, str]) -> Collected:
    """A stored hand from its line."""
    dialect = table(line["dialect"])
    query = Query(
        dialect, parse_hand(line["hand"]), Seat[line["seat"]], read_calls(dialect, line["calls"])
    )
    rows = tuple(_cost(dialect, text) for text in line["costs"].split("; "))
    return Collected(query, int(line["level"]), int(line["seed"]), rows)


def written(one: Collected) -> dict[str, str]:
    """A stored hand as its line."""
    query = one.query
    return {
        "dialect": query.dialect.table,
        "level": str(one.level),
        "seat": query.seat.name,
        "calls": calls_text(query.calls),
        "hand": hand_text(query.hand),
        "seed": str(one.seed),
        "costs": "; ".join(_cost_text(cost) for cost in one.costs),
    }


def _cost(dialect: Dialect, text: str) -> Cost:
    """``rufer/HK 1200 0.61 0.52 0.70 0.58 0.55 0.61 1.20 1.05 1.35``."""
    name, deals, *numbers = text.split(" ")
    contract, _, called = name.partition("/")
    score, win, gap = (_spread(numbers[start : start + 3]) for start in (0, 3, 6))
    if score is None:
        message = f"{text!r} lacks a score"
        raise ValueError(message)
    card = Card[called] if called else None
    return Cost(dialect.contract(contract), card, int(deals), score, win, gap)


def _spread(numbers: list[str]) -> Spread | None:
    if numbers == ["-"] * 3:
        return None
    middle, low, high = map(float, numbers)
    return Spread(middle, low, high)


def _cost_text(cost: Cost) -> str:
    called = f"/{cost.called.code}" if cost.called is not None else ""
    spreads = (_spread_text(one) for one in (cost.score, cost.win, cost.gap))
    return " ".join((f"{cost.contract.canonical}{called}", str(cost.deals), *spreads))


def _spread_text(spread: Spread | None) -> str:
    if spread is None:
        return "- - -"
    return " ".join(f"{number:.3f}" for number in (spread.mean, spread.low, spread.high))
