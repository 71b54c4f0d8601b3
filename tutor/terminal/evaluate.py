"""What a hand is worth: each contract that may be bid, with its reasons."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from engine import rulebook as rb
from engine.advice.advise import Advice, advise, verdict
from engine.advice.estimate import refine
from engine.advice.model import Estimate, Forbidden, Query, Row, Spread
from engine.calls import calls_text, passed_until, read_calls
from engine.card_text import parse_hand
from engine.cards import Card
from engine.dialect import Dialect
from engine.evaluate.counts import twelve_count
from engine.evaluate.features import feature_reasons
from engine.notation import RecordError
from engine.reasons import Reason, Refused
from engine.seats import Seat
from tutor.evaluation_text import EstimateTeller
from tutor.hand_query import HandQuery, checked
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.documents import Unreadable
from tutor.terminal.faults import refusal

WORLDS = 200
"""Deals after which nobody is kept waiting who has not said how long to go on."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to go on: so many seconds, or else until ``WORLDS`` deals have been seen."""

    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic

    def estimate(self, query: Query, seed: int, executor: Executor) -> tuple[Estimate, Advice]:
        """The estimate that was reached, with its reasons. Those that need more deals are
        left out if less than half of the seconds is left."""
        began = self.clock()
        for found in refine(query, seed, executor):
            spent = self.clock() - began
            if found.done or self._is_enough(found, spent):
                break
        if self.seconds is None or (found.done and 2 * spent < self.seconds):
            return found, advise(found, executor)
        return found, Advice(verdict(found), (), (), (), ())

    def _is_enough(self, found: Estimate, spent: float) -> bool:
        return found.samples >= WORLDS if self.seconds is None else spent >= self.seconds


def asked(dialect: Dialect, hand: str, seat: str, auction: str | None, seed: int) -> HandQuery:
    """What is asked, from what is typed in: without an auction everybody before the seat
    has passed. Raises Refused for a hand, a seat or a word that is none."""
    if seat.upper() not in Seat.__members__:
        raise Refused(rb.RECORD_UNKNOWN_SEAT(token=seat))
    place = Seat[seat.upper()]
    calls = passed_until(dialect, place) if auction is None else read_calls(dialect, auction)
    return checked(HandQuery(dialect, place, calls, seed, hand, parse_hand(hand)))


def evaluation(given: HandQuery, effort: Effort, executor: Executor, language: str) -> Answer:
    """Each contract that may be bid with what it is worth, the others with what forbids
    them, and why. Raises Refused for a hand that is dealt again, and where another seat is
    to speak; Unreadable if no deal fits."""
    teller = Teller(language, given.dialect)
    query, fault = given.query, given.auction_fault
    if query is None:
        if fault is None or fault.call is None:
            raise Refused(fault.reasons[0] if fault else rb.NO_CARDS())
        call = calls_text((fault.call,))
        return refusal(RecordError(f"auction[{fault.number - 1}]", call, fault.reasons), teller)
    try:
        estimate, advice = effort.estimate(query, given.seed, executor)
    except LookupError as none:
        if type(none) is not LookupError:
            raise
        raise Unreadable("no-deal") from none
    reasons = (*advice.reasons, *feature_reasons(query.hand))
    told = EstimateTeller(language, query.dialect)
    return Answer(_data(estimate, reasons, teller), tuple(_lines(estimate, reasons, teller, told)))


# ------------------------------------------------------------------------------ data


def _data(estimate: Estimate, reasons: tuple[Reason, ...], teller: Teller) -> dict[str, Any]:
    best = estimate.best
    king = _king(estimate)
    return {
        "contracts": [_row(row) for row in estimate.rows],
        "forbidden": [_forbidden(one, teller) for one in estimate.forbidden],
        "best": None if best is None else best.contract.name,
        "twelve_count": twelve_count(estimate.query.hand),
        "reasons": [teller.data(reason) for reason in reasons],
        "king": None if king is None else king.code,
        "samples": estimate.samples,
        "seed": estimate.seed,
    }


def _row(row: Row) -> dict[str, Any]:
    return {
        "contract": row.contract.name,
        "win_rate": None if row.win is None else round(row.win.mean, 4),
        "win_interval": None if row.win is None else _ends(row.win),
        "score": round(row.score.mean, 4),
        "score_interval": _ends(row.score),
        "samples": row.samples,
        "undecided": round(row.undecided, 4),
        "too_close": row.is_too_close,
        "called": None if row.called is None else row.called.code,
    }


def _ends(spread: Spread) -> list[float]:
    return [round(spread.low, 4), round(spread.high, 4)]


def _forbidden(one: Forbidden, teller: Teller) -> dict[str, str]:
    text = " ".join(teller.text(reason, "against") for reason in one.reasons)
    return {"contract": one.contract.name, "rule": one.reasons[0].rule.id, "text": text}


def _king(estimate: Estimate) -> Card | None:
    """The card to call in the best of the contracts that call one."""
    return next((row.called for row in estimate.rows if row.called is not None), None)


# ----------------------------------------------------------------------------- lines


def _lines(
    estimate: Estimate, reasons: tuple[Reason, ...], teller: Teller, told: EstimateTeller
) -> Iterator[str]:
    best = estimate.best
    if best is None:
        yield told.tell("evaluate-nothing")
    else:
        yield told.headline(best)
        if close := told.close(estimate):
            yield close
    yield from (f"  {told.line(row)}" for row in estimate.rows)
    if estimate.forbidden:
        yield f"{told.tell('evaluate-forbidden', number=len(estimate.forbidden))}:"
        yield from (f"  {told.against(one)}" for one in estimate.forbidden)
    yield from teller.block("because", map(teller.text, reasons))
    yield told.tell("limits-title")
    yield from (f"  {line}" for line in told.limits(estimate))
