"""Half, lay-away and card: the best of them, from what the seat may know."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS
from engine.advice.cards import card_reasons, card_rows
from engine.advice.model import Query
from engine.advice.talon import Halves, talon_choices, talon_reasons, talon_view
from engine.bots.thumb import best_call
from engine.card_text import parse_hand
from engine.cards import Card, CardSet
from engine.contracts import Contract, Game, Talon, Title
from engine.dialect import Dialect
from engine.fast_forward import without_a_word
from engine.moves import CallCard, LayAway, PlayCard
from engine.rules.judge import against, judge
from engine.seats import Seat
from engine.state import GameState, LayingAway, Playing
from engine.transition import apply, follow, start, undertake
from engine.view import view

pytestmark = pytest.mark.slow

HAND = parse_hand("T 21 19 17 14 9 5 2 / H K 4 / D Q / S K 8")
HALVES: Halves = (
    (Card.T22, Card.T16, Card.D4),
    (Card.C8, Card.C7, Card.S9),
)


def contract_of(dialect: Dialect, title: Title) -> Contract:
    return next(row for row in dialect.contracts if row.title is title and row.bird is None)


def test_the_half_with_the_skus_is_taken_from_a_half_of_nothing() -> None:
    dialect = DIALECTS["hausregeln"]
    dreier = contract_of(dialect, Title.DREIER)
    seen = talon_view(Query(dialect, HAND), dreier, None, HALVES)

    choices = talon_choices(seen, number=20)

    assert choices[0].half == 0
    assert choices[0].score.mean > next(one for one in choices if one.half == 1).score.mean
    assert talon_choices(seen, number=20) == choices
    told = [reason.rule.id for reason in talon_reasons(choices, HALVES)]
    assert told[:2] == ["choice-best-half", "choice-half-costs"]


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_whatever_is_advised_at_the_talon_may_be_done(dialect: Dialect) -> None:
    query, looked_at = Query(dialect, HAND), 0
    for contract in dialect.contracts:
        if contract.talon is not Talon.HALF or contract.bird is not None:
            continue
        called = best_call(HAND, contract, dialect) if contract.calls_king else None
        seen = talon_view(query, contract, called, HALVES)

        for one in talon_choices(seen, number=4):
            assert one.half is not None
            full = HAND | CardSet(HALVES[one.half])
            laid = talon_view(query, contract, called, HALVES)
            assert laid.hand == HAND
            assert one.away <= full
            assert len(one.away) == 3
            looked_at += 1

    assert looked_at


def test_a_talon_card_cannot_be_in_the_hand() -> None:
    dialect = DIALECTS["hausregeln"]
    wrong = (HALVES[0], (Card.HK, Card.C7, Card.S9))

    with pytest.raises(ValueError, match="not in the hand"):
        talon_view(
            Query(dialect, HAND),
            contract_of(dialect, Title.DREIER),
            None,
            wrong,
        )


def played_into(dialect: Dialect, contract: Contract, seed: int, tricks: int) -> GameState | None:
    """A deal of that contract after so many tricks of legal play."""
    rng = random.Random(seed)
    state = start(dialect, seed)
    if state.turn is None:
        return None
    state = undertake(state, Seat.P1, contract)
    while not isinstance(state.phase, Playing):
        if state.turn is None:
            return None
        if isinstance(state.phase, LayingAway):
            hand = state.hand(state.turn)
            seen = view(state, state.turn)
            sets = (CardSet(rng.sample(list(hand), len(hand) - 12)) for _ in range(5000))
            away = next((some for some in sets if not against(seen, LayAway(some))), None)
            if away is None:
                return None
            state = apply(state, LayAway(away))
        else:
            moves = [m for m in judge(view(state, state.turn)).legal if not isinstance(m, CallCard)]
            calls = [m for m in judge(view(state, state.turn)).legal if isinstance(m, CallCard)]
            state = without_a_word(apply(state, rng.choice(calls or moves)))
    while isinstance(state.phase, Playing) and len(state.phase.tricks) < tricks:
        seat = state.turn
        assert seat is not None
        move = rng.choice([m for m in judge(view(state, seat)).legal if isinstance(m, PlayCard)])
        state = follow(state, seat, move)
    return state if isinstance(state.phase, Playing) else None


@pytest.mark.parametrize("game", Game)
def test_every_card_that_may_be_played_has_its_row_and_no_other(game: Game) -> None:
    looked_at = 0
    for dialect in DIALECTS.values():
        for contract in dialect.contracts:
            if contract.game is not game or contract.bird is not None or contract.ouvert:
                continue
            state = played_into(dialect, contract, 11, 8)
            if state is None or state.turn is None:
                continue
            seen = view(state, state.turn)

            rows = card_rows(seen, number=6)

            legal = {m.card for m in judge(seen).legal if isinstance(m, PlayCard)}
            assert {row.card for row in rows} == legal
            assert all((row.win is None) == (game is Game.TRISCHAKEN) for row in rows)
            assert card_rows(seen, number=6) == rows
            looked_at += 1

    assert looked_at


def test_the_only_card_that_may_be_played_costs_nothing() -> None:
    dialect = DIALECTS["hausregeln"]
    state = played_into(dialect, contract_of(dialect, Title.DREIER), 3, 11)
    assert state is not None
    assert state.turn is not None

    (row,) = card_rows(view(state, state.turn), number=5)

    assert row.gap is None
    assert [reason.rule.id for reason in card_reasons([row])] == ["choice-best-card"]
    assert isinstance(row.card, Card)
