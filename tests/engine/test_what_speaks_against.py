"""Reasons against single cards: in the lay-away, and against cards that are not held."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS
from engine.cards import CardSet
from engine.contracts import Talon
from engine.moves import LayAway, PlayCard, TakeHalf
from engine.rules.judge import judge
from engine.rules.talon import cards_to_lay, judge_lay_away
from engine.state import LayingAway
from engine.view import view
from tests.laws.hands import (
    apply_all,
    biddable,
    is_legal,
    quietly_to_play,
    random_lay_away,
    random_move,
    rules_against,
    some_hand,
)

WITH_LAY_AWAY = [
    pytest.param(name, row.name, id=f"{name}-{row.name}")
    for name, dialect in DIALECTS.items()
    for row in biddable(dialect)
    if row.talon in (Talon.HALF, Talon.ALL_UNSEEN, Talon.ALL_SHOWN)
]


@pytest.mark.parametrize(("name", "contract"), WITH_LAY_AWAY)
def test_card_by_card_the_lay_away_is_judged_as_it_is_together(name: str, contract: str) -> None:
    rng = random.Random(f"{name} {contract}")
    looked_at = 0
    for _ in range(12):
        state = some_hand(DIALECTS[name], contract, rng)
        while state.turn is not None and not isinstance(state.phase, LayingAway):
            state = apply_all(state, random_move(state, rng))
        if not isinstance(state.phase, LayingAway):
            continue
        declarer = state.phase.undertaking.declarer
        verdict = judge_lay_away(view(state, declarer), state.phase)
        wanted = cards_to_lay(state.phase)
        free = list(verdict.legal)
        looked_at += 1

        assert set(verdict.against) == set(state.hand(declarer))
        assert len(state.hand(declarer)) == 12 + wanted
        for card, reasons in verdict.illegal.items():
            others = [other for other in free if other is not card][: wanted - 1]
            if len(others) == wanted - 1:
                together = rules_against(state, LayAway(CardSet([card, *others])))
                assert together
                assert {reason.rule.id for reason in reasons} >= set(together)
        chosen = random_lay_away(state, rng)
        assert chosen <= CardSet(free)
        assert is_legal(state, LayAway(chosen))

    assert looked_at


def test_a_card_that_is_not_held_is_refused_by_that_name() -> None:
    rng = random.Random(1)
    state = quietly_to_play(some_hand(DIALECTS["gametwist"], "solo_three", rng), rng)
    assert state.turn is not None
    foreign = next(iter(state.hand(state.turn.next())))

    assert rules_against(state, PlayCard(foreign)) == ["play-not-in-hand"]


def test_a_half_that_does_not_exist_cannot_be_taken() -> None:
    state = some_hand(DIALECTS["gametwist"], "three", random.Random(2))

    assert rules_against(state, TakeHalf(2)) == ["move-not-now"]


def test_a_lay_away_is_judged_card_by_card_and_not_as_one_of_all_moves() -> None:
    state = some_hand(DIALECTS["gametwist"], "six_threes", random.Random(3))
    assert isinstance(state.phase, LayingAway)

    verdict = judge(view(state, state.phase.undertaking.declarer))

    assert verdict.against == {}
    assert rules_against(state, PlayCard(next(iter(state.hands[0])))) == ["move-not-now"]
