"""What is written of a hand beside what the simulation found: when the two disagree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import DIALECTS
from engine.advice.estimate import bidding
from engine.advice.model import Estimate, Query, Row, Spread
from engine.advice.plans import plans
from engine.calls import passed_until
from engine.card_text import parse_hand
from engine.seats import Seat
from tutor.widgets.panel import Beside, beside

GAMETWIST = DIALECTS["gametwist"]
QUERY = Query(
    GAMETWIST,
    parse_hand("T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"),
    Seat.P1,
    passed_until(GAMETWIST, Seat.P1),
)
FOUND, FORBIDDEN = plans(QUERY, bidding(QUERY))
FOR, AGAINST = "caller", "three"
"""What all that is written is for with this hand, and what it is against."""


def scored(scores: dict[str, float], *, close: str = "") -> dict[str, Beside]:
    """Each contract beside what is written, if the simulation gave these scores; all others
    lose heavily."""
    worth = {plan.contract.name: scores.get(plan.contract.name, -20.0) for plan in FOUND}
    best = max(worth.values())
    rows = [
        Row(
            contract=plan.contract,
            win=None,
            open_win=None,
            score=Spread(worth[plan.contract.name], -1, 1),
            samples=20,
            undecided=0.0,
            gap=_gap(best - worth[plan.contract.name], is_close=plan.contract.name == close),
        )
        for plan in FOUND
    ]
    rows.sort(key=lambda row: -row.score.mean)
    rows[0] = replace(rows[0], gap=None)
    found = beside(Estimate(QUERY, tuple(rows), FORBIDDEN, 20, 1))
    return {one.written.contract.name: one for one in found}


def _gap(mean: float, *, is_close: bool) -> Spread:
    return Spread(mean, -1.0 if is_close else mean / 2, mean + 1)


def test_the_hand_is_one_that_all_are_for_and_all_are_against() -> None:
    found = scored({})

    assert found[FOR].written.recommending
    assert not found[FOR].written.is_divided
    assert not found[AGAINST].written.recommending


@pytest.mark.parametrize(
    ("scores", "close", "differs"),
    [
        ({FOR: 3.0}, "", False),  # the best, as written
        ({FOR: 3.0, AGAINST: 6.0}, "", False),  # it pays, though something else pays more
        ({FOR: -3.0, AGAINST: 6.0}, "", True),  # it loses
        ({FOR: -3.0}, "", False),  # it loses, and all else loses more
        ({FOR: -3.0, AGAINST: -1.0}, FOR, False),  # it may be the least evil
    ],
)
def test_who_is_for_a_game_is_contradicted_where_it_loses_and_need_not_be_played(
    scores: dict[str, float], close: str, *, differs: bool
) -> None:
    assert scored(scores, close=close)[FOR].differs is differs


@pytest.mark.parametrize(
    ("scores", "close", "differs"),
    [
        ({AGAINST: 6.0}, "", True),  # the best, and it pays
        ({AGAINST: 6.0, FOR: 7.0}, AGAINST, True),  # it may be the best
        ({AGAINST: 6.0, FOR: 7.0}, "", False),  # it pays, but something else pays more
        ({AGAINST: -1.0}, "", False),  # the least evil
    ],
)
def test_who_is_against_a_game_is_contradicted_where_one_would_bid_it(
    scores: dict[str, float], close: str, *, differs: bool
) -> None:
    found = scored(scores, close=close)[AGAINST]

    assert found.differs is differs
    assert found.is_plain_no is not differs


def test_what_may_not_be_bid_contradicts_nobody() -> None:
    estimate = Estimate(QUERY, (), FORBIDDEN, 20, 1)

    assert not any(one.differs for one in beside(estimate))
