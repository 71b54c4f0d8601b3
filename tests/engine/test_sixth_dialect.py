"""Adding a dialect is adding values: a sixth one plays, scores and is recorded."""

from __future__ import annotations

import random

import pytest

from engine.dialect import faults
from engine.moves import Bid, Good, Hold, Move, Pass, Vorhand
from engine.rules.judge import judge
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import Bidding, Ended, Ending, GameState, LayingAway, Standing
from engine.transition import IllegalMove, apply, start, undertake
from engine.view import view
from puzzles.situations import set_up, to_first_lead
from tests.engine.sixth_dialect import BOTTOM_UP, CUP


def _random_move(state: GameState, rng: random.Random) -> Move:
    assert state.turn is not None
    legal = judge(view(state, state.turn)).legal
    quiet = [move for move in legal if isinstance(move, Good)]
    return quiet[0] if quiet and rng.random() < 0.6 else rng.choice(legal)


def _played(seed: int, name: str) -> GameState:
    rng = random.Random(seed)
    state = set_up(CUP, CUP.contract(name), rng)
    while state.turn is not None:
        state = apply(state, _random_move(state, rng))
    return state


def test_the_sixth_dialect_has_no_faults() -> None:
    assert faults(CUP) == ()


@pytest.mark.parametrize(
    "name", [row.name for row in CUP.contracts if row.opening.value != "addition"]
)
def test_each_of_its_contracts_is_played_and_settled_to_the_last_point(name: str) -> None:
    for seed in range(4):
        state = _played(seed, name)

        ledger = settle(outcome(state))

        assert isinstance(state.phase, Ended)
        assert ledger.entries
        assert ledger.is_balanced


def test_its_own_contract_calls_a_king_in_a_suit_game() -> None:
    state = start(CUP, 3)
    try:
        called = undertake(state, state.dialect.auction.opener, BOTTOM_UP)
    except IllegalMove:
        pytest.fail("the hand of seed 3 may play it")

    ended = to_first_lead(called, random.Random(3))

    undertaking = ended.undertaking
    assert undertaking is not None
    assert undertaking.called is not None or undertaking.fourth


def test_its_forehand_may_hold_a_bid_at_the_same_level() -> None:
    state = start(CUP, 5)
    for move in (Vorhand(), Bid(CUP.contract("dreier")), Pass(), Pass()):
        state = apply(state, move)

    held = apply(state, Hold())

    assert isinstance(held.phase, Bidding)
    assert held.phase.standing == Standing(Seat.P1, CUP.contract("dreier"))


def test_a_suit_game_with_too_few_suit_cards_is_lost_at_once() -> None:
    endings = set()
    for seed in range(300):
        rng = random.Random(seed)
        state = start(CUP, seed)
        try:
            state = undertake(state, CUP.auction.opener, CUP.contract("farbendreier"))
        except IllegalMove:
            continue
        state = to_first_lead(state, rng)
        assert not isinstance(state.phase, LayingAway)
        if isinstance(state.phase, Ended):
            endings.add(state.phase.ending)

    assert endings == {Ending.LOST_AT_ONCE}
