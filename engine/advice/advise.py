"""Why the ranking is as it is: reasons with numbers, from tables and the worlds themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import repeat

from engine import findings as fd
from engine.advice.calibration import made_at_count
from engine.advice.correction import correction
from engine.advice.estimate import dealt
from engine.advice.losses import losses
from engine.advice.model import Estimate, Query, Row
from engine.advice.plans import Plan, calls
from engine.advice.rows import Record
from engine.advice.swaps import Swap, swaps, tried
from engine.advice.worlds import results
from engine.contracts import Contract, Game
from engine.deal import Deal
from engine.evaluate.counts import twelve_count
from engine.reasons import Reason

DEALS = 100
"""Deals on which the losses of a hand and its calls are looked at."""
SWAP_DEALS = 60
"""Deals in which a card is changed."""
WORTH_TELLING = 0.05
"""A change of the win rate that is told."""
MOST_SWAPS, MOST_TURNS = 4, 4
"""Changes that are told, and that are tried on the runner-up."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Why: the verdict; where the hand stands; what a card more or less would change; how
    the best contract is lost; which card to call."""

    verdict: tuple[Reason, ...]
    standing: tuple[Reason, ...]
    changes: tuple[Reason, ...]
    losses: tuple[Reason, ...]
    calls: tuple[Reason, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """All of them, in the order in which they are told."""
        return (*self.verdict, *self.standing, *self.losses, *self.calls, *self.changes)


def advise(estimate: Estimate, executor: Executor | None = None) -> Advice:
    """The reasons behind an estimate, on the first worlds of the same seed; the same
    estimate gives the same advice. Nothing where no contract may be bid."""
    best = estimate.best
    if best is None:
        return Advice((), (), (), (), ())
    query, plan = estimate.query, Plan(best.contract, best.called)
    deals = dealt(query, estimate.seed, DEALS)
    found = results(query, plan, deals)
    record = Record(plan, found, correction(query.dialect, plan.contract))
    return Advice(
        verdict=verdict(estimate),
        standing=tuple(_standing(query, best)),
        changes=_changes(estimate, deals[:SWAP_DEALS], executor),
        losses=losses(query, plan, deals, found),
        calls=tuple(_calls(query, record, deals)),
    )


def verdict(estimate: Estimate) -> tuple[Reason, ...]:
    """The best contract with what it brings, and those that may be as good."""
    best = estimate.best
    if best is None:
        return ()
    rule = fd.FOUND_BEST if best.score.mean > 0 else fd.FOUND_ONLY_LOSSES
    told = [rule(contract=best.contract, score=best.score.mean)]
    told += [
        fd.FOUND_CLOSE(contract=row.contract, rival=best.contract)
        for row in estimate.rows[1:]
        if row.is_too_close
    ]
    return tuple(told)


def _standing(query: Query, row: Row) -> Iterator[Reason]:
    """What a hand of the same count makes of the contract, and this one."""
    if row.win is None or row.contract.game is not Game.BLACK:
        return
    count = twelve_count(query.hand)
    typical = made_at_count(row.contract, count)
    if typical is not None:
        yield fd.FOUND_COUNT(
            contract=row.contract,
            count=count,
            percent=round(100 * typical),
            other=round(100 * row.win.mean),
        )


def _changes(
    estimate: Estimate, deals: Sequence[Deal], executor: Executor | None
) -> tuple[Reason, ...]:
    """The swaps that move the win rate most, and the one that turns the verdict."""
    query, contract = estimate.query, estimate.rows[0].contract
    wanted = swaps(query.hand)
    every = _spread(executor, query, contract, deals, (None, *wanted))
    base, moved = every[0], dict(zip(wanted, every[1:], strict=True))
    if base is None or base.win is None:
        return ()
    changes = {
        swap: record.win.mean - base.win.mean
        for swap, record in moved.items()
        if record is not None and record.win is not None
    }
    strongest = sorted(changes, key=lambda swap: -abs(changes[swap]))
    told = [_change(contract, swap, changes[swap]) for swap in strongest[:MOST_SWAPS]]
    worst = sorted(changes, key=lambda swap: changes[swap])[:MOST_TURNS]
    return (
        *(reason for reason in told if reason is not None),
        *_turning(estimate, deals, {swap: moved[swap] for swap in worst}, executor),
    )


def _spread(
    executor: Executor | None,
    query: Query,
    contract: Contract,
    deals: Sequence[Deal],
    wanted: Sequence[Swap | None],
) -> list[Record | None]:
    """A contract with each of these swaps, shared out among the workers."""
    run = map if executor is None else executor.map
    return list(run(tried, repeat(query), repeat(contract), repeat(deals), wanted))


def _change(contract: Contract, swap: Swap, change: float) -> Reason | None:
    if abs(change) < WORTH_TELLING:
        return None
    rule = fd.SWAP_HELPS if change > 0 else fd.SWAP_HURTS
    percent = round(100 * abs(change))
    return rule(contract=contract, card=swap.card, instead=swap.instead, percent=percent)


def _turning(
    estimate: Estimate,
    deals: Sequence[Deal],
    moved: Mapping[Swap, Record | None],
    executor: Executor | None,
) -> Iterator[Reason]:
    """The swap that puts the runner-up before the best contract by the least, beyond doubt."""
    if len(estimate.rows) < 2:
        return
    rival = estimate.rows[1].contract
    others = _spread(executor, estimate.query, rival, deals, tuple(moved))
    gaps = {
        swap: record.gap(other)
        for (swap, record), other in zip(moved.items(), others, strict=True)
        if record is not None and other is not None
    }
    turned = [swap for swap, gap in gaps.items() if gap.low > 0]
    if turned:
        least = min(turned, key=lambda swap: gaps[swap].mean)
        yield fd.SWAP_TURNS(card=least.card, instead=least.instead, contract=rival)


def _calls(query: Query, record: Record, deals: Sequence[Deal]) -> Iterator[Reason]:
    """Which card the estimate calls, and what calling another costs, in the same deals."""
    if record.plan.called is None:
        return
    yield fd.CHOICE_BEST_CALL(card=record.plan.called)
    others = [plan for plan in calls(query, record.plan.contract) if plan != record.plan]
    gaps = {
        plan.called: Record(plan, results(query, plan, deals), record.correction).gap(record)
        for plan in others
    }
    for card, gap in sorted(gaps.items(), key=lambda pair: pair[1].mean):
        if gap.mean > 0:
            yield fd.CHOICE_CALL_COSTS(card=card, score=gap.mean)
    if any(gap.low <= 0 for gap in gaps.values()):
        yield fd.CHOICE_CLOSE()
