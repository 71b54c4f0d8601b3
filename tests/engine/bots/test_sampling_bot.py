"""The player who tries each card in many layouts."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, GameState, outcome, settle, view
from engine.bots import SamplingBot
from engine.bots.worth import brought, chances
from engine.contracts import Bonus
from engine.dialect import Dialect
from engine.moves import PlayCard
from engine.scoring.ledger import times
from engine.solver import position
from engine.state import Ended, Playing
from engine.transition import apply
from tests.laws.hands import some_hand, states_of

QUICK = SamplingBot(number=6, budget=60, since=1)
OPEN_BONUSES = (*(Bonus(name) for name in ("pagat", "uhu", "kakadu", "marabu")), Bonus.KING_ULTIMO)


def of_ledger(ended: GameState) -> int:
    """What birds and King ultimo brought the declarer's side, per opponent."""
    came = outcome(ended)
    made = {one.bonus: one.for_declarer for one in came.bonuses}
    total = 0
    for entry in settle(came).entries:
        bonus = dict(entry.reason.args).get("bonus")
        if isinstance(bonus, Bonus) and bonus in OPEN_BONUSES:
            total += entry.base * times(entry.factors) * (1 if made[bonus] else -1)
    return total


@pytest.mark.parametrize(
    ("name", "contract"),
    [
        ("gametwist", "caller+pagat"),
        ("gametwist", "solo_caller"),
        ("gametwist", "three"),
        ("elsteiner", "rufer"),
        ("elsteiner", "besserrufer+uhu"),
        ("elsteiner", "solodreier"),
        ("alpine", "call"),
        ("hausregeln", "besserrufer+kakadu"),
        ("hausregeln", "farbensolo"),
    ],
)
def test_what_bonuses_bring_is_what_the_score_sheet_says(name: str, contract: str) -> None:
    rng = random.Random(contract)
    for _ in range(6):
        hand = some_hand(DIALECTS[name], contract, rng)
        states = [state for state, _ in states_of(hand, rng, talk=0.5)]
        ended = states[-1]
        in_play = [state for state in states if isinstance(state.phase, Playing)]
        if not in_play or Bonus.VALAT in spoken_in(in_play[0]):
            continue
        first = in_play[0]

        fallen = [move.card for _, move in ended.history if isinstance(move, PlayCard)]

        assert brought(position(first), chances(first), fallen) == of_ledger(ended)


def spoken_in(state: GameState) -> tuple[Bonus, ...]:
    assert isinstance(state.phase, Playing)
    return state.phase.spoken.announced


@pytest.mark.parametrize("dialect", list(DIALECTS.values()), ids=lambda one: one.id)
def test_every_card_of_a_whole_hand_is_legal_and_has_its_reasons(dialect: Dialect) -> None:
    rng = random.Random(2)
    for contract in dialect.contracts[:3]:
        state = some_hand(dialect, contract.name, rng)
        while (seat := state.turn) is not None:
            decision = QUICK.decide(view(state, seat), rng)
            assert decision.reasons
            state = apply(state, decision.move)
        assert isinstance(state.phase, Ended)
