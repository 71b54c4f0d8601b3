"""Why the ranking is as it is: reasons with numbers, from tables and the worlds themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from engine import findings as fd
from engine.advice.calibration import made_at_count
from engine.advice.correction import correction
from engine.advice.estimate import dealt
from engine.advice.losses import losses
from engine.advice.model import Estimate, Query, Row
from engine.advice.plans import Plan, calls
from engine.advice.rows import Record
from engine.advice.spread import Z95
from engine.advice.swaps import Effect, effect, swaps
from engine.advice.worlds import results
from engine.contracts import Game
from engine.deal import Deal
from engine.evaluate.counts import twelve_count
from engine.reasons import Reason

DEALS = 100
"""Deals on which a hand is looked at again with one thing changed."""
WORTH_TELLING = 0.05
"""A change of the win rate that is told."""
MOST_SWAPS = 4


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
        changes=_changes(estimate, record, deals, executor),
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
    typical = made_at_count(query.dialect, row.contract, count)
    if typical is not None:
        yield fd.FOUND_COUNT(
            contract=row.contract,
            count=count,
            percent=round(100 * typical),
            other=round(100 * row.win.mean),
        )


def _changes(
    estimate: Estimate, record: Record, deals: Sequence[Deal], executor: Executor | None
) -> tuple[Reason, ...]:
    """The swaps that move the win rate most, and the smallest that turns the verdict."""
    rival = _rival(estimate)
    wanted = swaps(estimate.query.hand)
    number = len(wanted)
    run = map if executor is None else executor.map
    found = run(
        effect,
        [estimate.query] * number,
        wanted,
        [record.plan] * number,
        [rival] * number,
        [deals] * number,
    )
    effects = [one for one in found if one is not None]
    return (*_strongest(record, effects), *_turning(effects))


def _rival(estimate: Estimate) -> Plan | None:
    """The runner-up that is another contract."""
    for row in estimate.rows[1:]:
        return Plan(row.contract, row.called)
    return None


def _strongest(record: Record, effects: Sequence[Effect]) -> Iterator[Reason]:
    base = record.win
    if base is None:
        return
    moved = [
        (one.plan.win.mean - base.mean, one.swap) for one in effects if one.plan.win is not None
    ]
    moved.sort(key=lambda one: -abs(one[0]))
    for change, swap in moved[:MOST_SWAPS]:
        if abs(change) >= WORTH_TELLING:
            rule = fd.SWAP_HELPS if change > 0 else fd.SWAP_HURTS
            yield rule(
                contract=record.plan.contract,
                card=swap.card,
                instead=swap.instead,
                percent=round(100 * abs(change)),
            )


def _turning(effects: Sequence[Effect]) -> Iterator[Reason]:
    """The swap after which the runner-up is the better contract by the least, beyond doubt."""
    turned = []
    for one in effects:
        if one.rival is not None:
            gap = one.plan.gap(one.rival, Z95)
            if gap.low > 0:
                turned.append((gap.mean, one))
    if turned:
        _, least = min(turned, key=lambda one: one[0])
        swap, rival = least.swap, least.rival
        if rival is not None:
            yield fd.SWAP_TURNS(card=swap.card, instead=swap.instead, contract=rival.plan.contract)


def _calls(query: Query, record: Record, deals: Sequence[Deal]) -> Iterator[Reason]:
    """Which card to call, and what calling another costs, in the same deals."""
    if record.plan.called is None:
        return
    fit = record.correction
    records = [
        record if plan == record.plan else Record(plan, results(query, plan, deals), fit)
        for plan in calls(query, record.plan.contract)
    ]
    records.sort(key=lambda one: -one.score.mean)
    best, *others = records
    yield fd.CHOICE_BEST_CALL(card=best.plan.called)
    for one in others:
        yield fd.CHOICE_CALL_COSTS(card=one.plan.called, score=one.gap(best).mean)
