"""An estimate: honest about what it does not know, and the same for the same question."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from engine import DIALECTS, Dialect
from engine.advice.estimate import STEPS, bidding, dealt, refine
from engine.advice.model import Estimate, Query
from engine.advice.plans import plans
from engine.advice.swaps import tried
from engine.calls import passed_until, read_calls
from engine.card_text import parse_hand
from engine.contracts import Title
from engine.notation import RecordError
from engine.reasons import Refused
from engine.seats import Seat

pytestmark = pytest.mark.slow

STRONG = parse_hand("T 22 21 20 19 17 14 9 5 / H K 4 / S K / D Q")
WEAK = parse_hand("T 7 4 / H J 2 1 / D N 3 2 / S 9 8 / C J 7")


def query(dialect: str, hand: str = str(STRONG), seat: Seat = Seat.P1, calls: str = "") -> Query:
    table = DIALECTS[dialect]
    said = read_calls(table, calls) or passed_until(table, seat)
    return Query(table, parse_hand(hand), seat, said)


def estimate(asked: Query, steps: int = 2, seed: int = 0) -> Estimate:
    return list(islice(refine(asked, seed), steps))[-1]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_each_contract_is_ranked_or_refused_with_reasons(dialect: str) -> None:
    asked = query(dialect)

    found = estimate(asked, steps=3)

    ranked = {row.contract for row in found.rows}
    refused = {one.contract for one in found.forbidden}
    assert ranked | refused == set(asked.dialect.contracts)
    assert not ranked & refused
    assert all(one.reasons for one in found.forbidden)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_contracts_stand_by_what_they_bring_and_the_best_has_no_gap(dialect: str) -> None:
    found = estimate(query(dialect))

    scores = [row.score.mean for row in found.rows]
    assert scores == sorted(scores, reverse=True)
    assert found.rows[0].gap is None
    assert all(row.gap is not None and row.gap.mean >= 0 for row in found.rows[1:])


def test_the_same_question_has_the_same_answer_however_the_work_is_spread() -> None:
    asked = query("hausregeln")

    alone = estimate(asked, steps=1)
    with ThreadPoolExecutor(2) as pool:
        shared = next(refine(asked, 0, pool))

    assert alone == shared
    assert alone == estimate(asked, steps=1)
    assert alone != estimate(asked, steps=1, seed=1)


def test_more_worlds_bring_a_narrower_interval() -> None:
    found = list(islice(refine(query("alpine")), 2))

    first, later = found[0].rows[0], found[-1].rows[0]
    assert later.samples > first.samples
    assert later.score.half_width < first.score.half_width


def test_a_strong_hand_makes_more_of_the_same_contract_than_a_weak_one() -> None:
    def dreier(hand: str) -> float:
        asked = query("hausregeln", hand)
        contract = next(row for row in asked.dialect.contracts if row.title is Title.DREIER)
        record = tried(asked, contract, dealt(asked, 0, 40))
        assert record is not None
        assert record.win is not None
        return record.win.mean

    assert dreier(str(STRONG)) > 0.5 > dreier(str(WEAK))


def test_the_worlds_are_dealt_in_the_order_in_which_an_estimate_looks_at_them() -> None:
    asked = query("gametwist")

    assert dealt(asked, 3, 50) == dealt(asked, 3, 90)[:50]
    assert all(deal.hand(asked.seat) == asked.hand for deal in dealt(asked, 3, STEPS[1]))


def _plain(dialect: Dialect) -> Query:
    return query(dialect.id)


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_what_may_be_bid_is_what_the_auction_says(dialect: Dialect) -> None:
    asked = _plain(dialect)

    open_now, closed = plans(asked, bidding(asked))

    assert open_now
    assert len(open_now) + len(closed) == len(dialect.contracts)
    assert all((plan.called is not None) == plan.contract.calls_king for plan in open_now)


def test_a_hand_of_eleven_cards_is_refused() -> None:
    hand = parse_hand("T 22 21 20 19 17 14 9 5 / H K 4 / S K", size=11)

    with pytest.raises(Refused, match="input-wrong-hand-size"):
        next(refine(Query(DIALECTS["alpine"], hand)))


def test_a_hand_that_is_dealt_again_is_refused() -> None:
    hand = "H K Q N J / D K Q N J / S K Q N J"

    with pytest.raises(Refused, match="input-hand-dealt-again"):
        next(refine(query("gametwist", hand)))


def test_another_seat_is_to_speak() -> None:
    table = DIALECTS["alpine"]

    with pytest.raises(Refused, match="move-not-your-turn"):
        next(refine(Query(table, STRONG, Seat.P3)))


def test_an_auction_that_cannot_be_is_refused_at_its_place() -> None:
    table = DIALECTS["alpine"]
    calls = read_calls(table, "P1:pass P2:no_trump P3:piccolo")

    with pytest.raises(RecordError, match=r"calls\[2\]"):
        next(refine(Query(table, STRONG, Seat.P4, calls)))
