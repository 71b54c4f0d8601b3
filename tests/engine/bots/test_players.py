"""Every player plays whole deals by the rules, and from its view alone."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, Card, GameState, Seat, deal, start, view
from engine.bots import Bot, RandomBot, ThumbBot, play_contract, play_deal
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.state import Ended, Ending
from engine.transition import IllegalMove, apply
from tests.laws.hands import some_hand

TABLES = list(DIALECTS.values())
BOTS = [RandomBot(), ThumbBot()]
GAMES = [
    pytest.param(dialect, contract, id=f"{dialect.id}-{contract.name}")
    for dialect in TABLES
    for contract in dialect.contracts
    if contract.opening.value not in ("addition", "option")
]


def judged(state: GameState, bot: Bot, rng: random.Random) -> GameState:
    """The hand played to its end, every move judged."""
    while (seat := state.turn) is not None:
        state = apply(state, bot.decide(view(state, seat), rng).move)
    return state


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize("dialect", TABLES, ids=lambda one: one.id)
def test_every_move_of_a_whole_deal_is_legal(bot: Bot, dialect: Dialect) -> None:
    rng = random.Random(3)
    for seed in range(6):
        ended = judged(start(dialect, seed), bot, rng)

        assert isinstance(ended.phase, Ended)


@pytest.mark.parametrize(("dialect", "contract"), GAMES)
def test_the_rules_of_thumb_play_every_contract(dialect: Dialect, contract: Contract) -> None:
    rng = random.Random(contract.name)
    for _ in range(2):
        ended = judged(some_hand(dialect, contract.name, rng), ThumbBot(), rng)

        assert isinstance(ended.phase, Ended)


def test_a_player_who_goes_by_rules_of_thumb_has_a_reason_for_everything() -> None:
    rng = random.Random(1)
    for dialect in TABLES:
        state = start(dialect, 20)
        while (seat := state.turn) is not None:
            decision = ThumbBot().decide(view(state, seat), rng)
            assert decision.reasons
            state = apply(state, decision.move)


def test_chance_plays_no_part_in_rules_of_thumb() -> None:
    first, second = (
        play_deal(start(TABLES[0], 9), dict.fromkeys(Seat, ThumbBot()), random.Random(seed))
        for seed in (1, 2)
    )

    assert first.history == second.history


def test_a_given_contract_is_played_by_that_seat() -> None:
    table = DIALECTS["hausregeln"]
    contract = table.contract("dreier")

    ended = play_contract(deal(4), table, contract, Seat.P3, random.Random(1))

    undertaking = ended.undertaking
    assert undertaking is not None
    assert (undertaking.declarer, undertaking.contract) == (Seat.P3, contract)
    assert isinstance(ended.phase, Ended)
    assert len(ended.phase.tricks) == 12


def test_a_contract_that_the_hand_forbids_is_not_played() -> None:
    table = DIALECTS["elsteiner"]
    dealt = deal(4)
    without = next(seat for seat in Seat if Card.T2 not in dealt.hand(seat))

    with pytest.raises(IllegalMove):
        play_contract(dealt, table, table.contract("besserrufer+uhu"), without, random.Random(1))


def test_a_deal_that_is_dealt_again_ends_at_once() -> None:
    table = DIALECTS["gametwist"]
    again = next(
        one for one in map(deal, range(400)) if min(len(hand.tarocks) for hand in one.hands) < 2
    )

    ended = play_contract(again, table, table.contract("three"), Seat.P1, random.Random(1))

    assert isinstance(ended.phase, Ended)
    assert ended.phase.ending is Ending.REDEAL
