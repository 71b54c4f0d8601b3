"""The fast form of the rules says what the engine's rules say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine import DIALECTS
from engine.cards import Card, CardSet
from engine.contracts import Contract, Game
from engine.dialect import Dialect
from engine.moves import PlayCard
from engine.rules.tricks import taken
from engine.solver import Position, after, position
from engine.solver.follow import rules_of, suit_of, winner
from engine.solver.layout import legal_cards
from engine.solver.machine import bit, bits, card
from engine.state import Playing
from engine.transition import apply
from tests.engine.solver.endings import KINDS, TABLES, ending, legal
from tests.laws.hands import biddable, random_move, some_hand

TURNS = 40


def turns(table: Dialect) -> Iterator[Position]:
    """Turns to play out of whole hands of every contract, Trischaken too, and of endings."""
    rng = random.Random(table.table)
    for row in biddable(table):
        state = some_hand(table, row.name, rng)
        while state.turn is not None:
            if isinstance(state.phase, Playing):
                yield position(state)
            state = apply(state, random_move(state, rng, talk=0.5))
    for kind in KINDS:
        if kind[0] == table:
            for cards in range(2, 9):
                yield ending(*kind, cards, rng)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.table)
def test_the_same_cards_may_be_played(table: Dialect) -> None:
    rng = random.Random(1)
    every = list(turns(table))

    chosen = rng.sample(every, min(len(every), 400))

    assert len(chosen) > 150
    for one in chosen:
        assert sorted(legal_cards(one)) == legal(one), one


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.table)
@pytest.mark.parametrize("game", Game)
def test_the_same_card_takes_the_trick(table: Dialect, game: Game) -> None:
    rng = random.Random(f"{table.table} {game}")
    contract = next((row for row in table.contracts if row.game is game), None)
    if contract is None:
        assert table.id == "cardgames_zone"
        assert game in (Game.SUIT, Game.TRISCHAKEN)
        return
    trulls = 0
    for _ in range(TURNS):
        honours = [card for card in (Card.T1, Card.T21, Card.T22) if rng.random() < 0.8]
        trick = [*honours, *rng.sample([one for one in Card if one not in honours], 4)][:4]
        rng.shuffle(trick)
        trulls += len(honours) == 3
        rules = rules_of(_asked(table, contract, trick))

        place = winner(rules, suit_of(bit(trick[0])), [bit(one) for one in trick])

        assert place == taken(trick, contract, table).place, trick
    assert trulls > 5


def _asked(table: Dialect, contract: Contract, trick: list[Card]) -> Position:
    """A position in which that trick could be played."""
    kind = next(one for one in KINDS if one[0] == table)
    one, two, three, four = (CardSet((card,)) for card in trick)
    made = ending(*kind, 2, random.Random(1))
    return replace(made, contract=contract, hands=(one, two, three, four))


def test_cards_and_bits_are_two_names_of_the_same() -> None:
    for one in Card:
        assert card(bit(one)) is one
        assert bits(CardSet((one,))) == bit(one)
    assert bits(CardSet(Card)) == (1 << 54) - 1


def test_the_stronger_card_of_a_suit_has_the_greater_bit() -> None:
    for lower in Card:
        for higher in Card:
            if lower.suit is higher.suit:
                assert (bit(lower) < bit(higher)) == (lower < higher)


@pytest.mark.parametrize("name", ["trischaken", "rufer", "bettler"])
def test_a_position_after_a_card_is_that_of_the_state_after_it(name: str) -> None:
    rng = random.Random(name)
    table = DIALECTS["elsteiner"]
    contract = next(row for row in table.contracts if row.title == name)
    state = some_hand(table, contract.name, rng)
    seen = 0
    while state.turn is not None:
        before = position(state) if isinstance(state.phase, Playing) else None
        move = random_move(state, rng, talk=0)
        state = apply(state, move)
        if before is not None and isinstance(state.phase, Playing):
            assert isinstance(move, PlayCard)
            assert after(before, move.card) == position(state)
            seen += 1
    assert seen > 3
