"""What each contract is worth with a hand, world by world, ever more closely.

Every contract is tried on the same worlds, so that differences between contracts are
known better than each of them. Nothing hidden is used for a choice of the declarer. The
same query and seed give the same answer, however the work is spread.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field

from engine import rulebook as rb
from engine.advice.correction import correction
from engine.advice.model import Estimate, Forbidden, Query
from engine.advice.plans import Plan, plans
from engine.advice.rows import Record, ranking
from engine.advice.spread import Z99
from engine.advice.worlds import Result, results
from engine.calls import after_calls
from engine.deal import Deal
from engine.evaluate.bars import shortfall
from engine.evaluate.sampling import worlds
from engine.reasons import Refused
from engine.state import Bidding

STEPS = (20, 60, 120, 200, 300, 400, 600, 800, 1000, 1200)
"""Worlds after each step, for the plans that lead."""
LEADING = 5
"""Plans that are looked at first and most closely."""
ENOUGH = 200
"""Worlds after which a plan that has fallen behind is left as it is."""
PRECISION = 0.03
"""Half the width of the interval at which a win rate is close enough."""
CHUNK = 50
"""Worlds that are worked on at a time."""


def refine(query: Query, seed: int = 0, executor: Executor | None = None) -> Iterator[Estimate]:
    """Estimates of all contracts that may be bid now, each closer than the one before.

    The five likeliest contracts come first; a plan is no longer looked at when its win
    rate is known to ``PRECISION`` or it has clearly fallen behind. Whoever has seen enough
    stops asking. With an executor the worlds are shared out among its workers.

    Raises Refused for a hand that has not twelve cards or is dealt again at this table,
    and when another seat is to speak; RecordError for a call that was not allowed;
    LookupError if no deal fits the hand and the auction.
    """
    phase = bidding(query)
    found, forbidden = plans(query, phase)
    study = _Study(query, seed, found, forbidden, executor)
    for goal in STEPS:
        for wave, number in study.waves(goal):
            study.extend(wave, number)
            yield study.estimate()
    yield study.estimate(done=True)


def dealt(query: Query, seed: int, number: int) -> tuple[Deal, ...]:
    """The first worlds that an estimate of that seed looks at. Raises as ``refine`` does."""
    rng = random.Random(f"estimate {seed}")
    deals: list[Deal] = []
    for goal in STEPS:
        deals += _dealt(query, rng, min(goal, number) - len(deals))
    return tuple(deals)


def bidding(query: Query) -> Bidding:
    """The auction in which the seat of the query is to speak. Raises as ``refine`` does."""
    if len(query.hand) != 12:
        raise Refused(rb.WRONG_HAND_SIZE(number=len(query.hand), wanted=12))
    least = query.dialect.auction.least_tarocks
    if len(query.hand.tarocks) < least:
        raise Refused(rb.HAND_DEALT_AGAIN(number=len(query.hand.tarocks), least=least))
    phase = after_calls(query.dialect, query.calls).phase
    if not isinstance(phase, Bidding):
        raise Refused(rb.AUCTION_OVER())
    if phase.turn is not query.seat:
        raise Refused(rb.NOT_YOUR_TURN(seat=phase.turn))
    return phase


@dataclass
class _Study:
    """An estimate in the making: the worlds dealt so far, and each plan's results."""

    query: Query
    seed: int
    plans: tuple[Plan, ...]
    forbidden: tuple[Forbidden, ...]
    executor: Executor | None
    deals: list[Deal] = field(default_factory=list)
    results: dict[Plan, list[Result]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rng = random.Random(f"estimate {self.seed}")
        hand = self.query.hand
        likely = sorted(self.plans, key=lambda plan: shortfall(hand, plan.contract))
        self.likely = tuple(likely)

    def waves(self, goal: int) -> Iterator[tuple[Sequence[Plan], int]]:
        """Which plans to look at next, and to how many worlds: the leaders, then the rest
        half as closely."""
        leaders = self._open()[:LEADING]
        if leaders:
            yield leaders, goal
        rest = [plan for plan in self._open() if plan not in leaders]
        if rest and goal > STEPS[0]:
            yield rest, goal // 2

    def _open(self) -> list[Plan]:
        """The plans that more worlds would tell something about, the best first; before
        the first world, the likeliest."""
        ranked = self._ranking()
        seen = [record.plan for record in ranked if _is_open(record, ranked[0])]
        return [*seen, *(plan for plan in self.likely if plan not in self.results)]

    def extend(self, wave: Sequence[Plan], number: int) -> None:
        """Try those plans on worlds up to that number."""
        self.deals += _dealt(self.query, self.rng, number - len(self.deals))
        tasks = [
            (plan, self.deals[start : min(start + CHUNK, number)])
            for plan in wave
            for start in range(len(self.results.get(plan, ())), number, CHUNK)
        ]
        if not tasks:
            return
        run = map if self.executor is None else self.executor.map
        queries, chosen, deals = [self.query] * len(tasks), *zip(*tasks, strict=True)
        for plan, part in zip(chosen, run(results, queries, chosen, deals), strict=True):
            self.results.setdefault(plan, []).extend(part)

    def _ranking(self) -> list[Record]:
        return ranking(
            {
                plan: Record(plan, tuple(found), correction(self.query.dialect, plan.contract))
                for plan, found in self.results.items()
            }
        )

    def estimate(self, *, done: bool = False) -> Estimate:
        """What is known so far."""
        ranked = self._ranking()
        rows = [record.row(ranked[0] if place else None) for place, record in enumerate(ranked)]
        return Estimate(
            self.query, tuple(rows), self.forbidden, len(self.deals), self.seed, done=done
        )


def _is_open(record: Record, best: Record) -> bool:
    """Whether more worlds would tell anything that was asked for."""
    if len(record.results) < ENOUGH:
        return True
    if record is not best and record.gap(best, Z99).low > 0:
        return False
    return record.win is None or record.win.half_width > PRECISION


def _dealt(query: Query, rng: random.Random, number: int) -> tuple[Deal, ...]:
    """So many more worlds from the same generator, none if the number is not above 0."""
    moves = [move for _, move in query.calls]
    return worlds(query.hand, query.seat, query.dialect, moves, rng, max(0, number))
