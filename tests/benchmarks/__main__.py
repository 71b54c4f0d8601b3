"""How long things take: ``python -m tests.benchmarks``. Figures only, nothing is asserted."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from engine import DIALECTS, PlayView, judge_play, thirds, twelve_count_items
from engine.evaluate.claims import claims
from engine.evaluate.points import count_steps
from puzzles.generate import generate
from puzzles.kinds import KINDS, LEVELS
from puzzles.situations import finished_tricks, play_out, set_up
from tests.benchmarks import deals, solver

QUERIES = 3000
DEALS = 60
PUZZLES = 4
"""Seeds per kind, dialect and level."""


def milliseconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - start)


def line(name: str, figure: str) -> None:
    sys.stdout.write(f"{name:<48}{figure}\n")


def views() -> Iterator[PlayView]:
    """Turns out of whole hands, from every dialect and contract."""
    rng = random.Random(1)
    while True:
        for dialect in DIALECTS.values():
            for contract in dialect.contracts:
                for turn in play_out(set_up(dialect, contract, rng), rng):
                    yield turn.position.view


def explained_legality() -> None:
    source = views()
    asked = [next(source) for _ in range(QUERIES)]

    def judge_all() -> None:
        for view in asked:
            verdict = judge_play(view)
            _ = (verdict.legal, verdict.illegal, verdict.obligations)

    best = min(milliseconds(judge_all) for _ in range(3))
    line("one explained question of legality", f"{1000 * best / QUERIES:8.1f} µs")


def explained_deal() -> None:
    rng = random.Random(2)
    tables = [
        (dialect, contract) for dialect in DIALECTS.values() for contract in dialect.contracts
    ]

    def play_one() -> None:
        dialect, contract = rng.choice(tables)
        for position in finished_tricks(play_out(set_up(dialect, contract, rng), rng)):
            thirds(position.trick)

    took = [milliseconds(play_one) for _ in range(DEALS)]
    line("one random deal, every card explained", f"{statistics.mean(took):8.2f} ms")


def evaluated_hand() -> None:
    source = views()
    hands = [next(source).hand for _ in range(200)]

    def evaluate_all() -> None:
        for hand in hands:
            twelve_count_items(hand)
            claims(hand)
            count_steps(hand)

    line("one hand counted and its claims", f"{milliseconds(evaluate_all) / len(hands):8.3f} ms")


def new_puzzles() -> None:
    for kind in KINDS:
        took = sorted(
            milliseconds(lambda: generate(kind, dialect, level, seed))  # noqa: B023 - called at once
            for dialect in DIALECTS.values()
            for level in LEVELS
            for seed in range(PUZZLES)
        )
        middle, late = took[len(took) // 2], took[int(len(took) * 0.95)]
        line(f"a new puzzle, {kind}", f"{middle:8.1f} ms at p50, {late:.1f} ms at p95")


if __name__ == "__main__":
    explained_legality()
    explained_deal()
    deals.main()
    solver.main()
    evaluated_hand()
    new_puzzles()
