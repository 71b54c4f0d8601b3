"""The solver finds what trying everything finds."""

from __future__ import annotations

import random

import pytest

from engine import parse_cards
from engine.cards import CardSet
from engine.contracts import Contract, Game
from engine.dialect import Dialect
from engine.seats import Seat
from engine.solver import Position, Status, after, card_verdicts, plain, solve, value
from engine.solver.twin import Twin
from tests.engine.solver.brute import outcome
from tests.engine.solver.endings import KINDS, ending, legal

CARDS = (1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3)
"""Cards a hand of the endings of each kind of game at each table."""


def named(kind: tuple[Dialect, Contract]) -> str:
    return f"{kind[0].table}-{kind[1].canonical}"


def some_endings(kind: tuple[Dialect, Contract]) -> list[Position]:
    rng = random.Random(named(kind))
    return [ending(*kind, cards, rng) for cards in CARDS]


def agrees(position: Position, found: int) -> bool:
    """Whether the solver says the same as a result that was found otherwise."""
    if position.game is Game.NEGATIVE:
        return solve(position).status is (Status.WON if found else Status.LOST)
    is_won = solve(position).status is Status.WON
    if is_won is not (found >= position.line):
        return False
    is_reached = solve(position, line=found).status is Status.WON
    is_the_most = solve(position, line=found + 1).status is Status.LOST
    return is_reached and is_the_most and value(position) == found


@pytest.mark.parametrize("kind", KINDS, ids=map(named, KINDS))
def test_the_solver_finds_what_trying_everything_finds(kind: tuple[Dialect, Contract]) -> None:
    for position in some_endings(kind):
        assert agrees(position, outcome(position)), position


@pytest.mark.parametrize("kind", KINDS, ids=map(named, KINDS))
def test_the_plain_solver_finds_the_same(kind: tuple[Dialect, Contract]) -> None:
    for position in some_endings(kind):
        status = plain.solve(position, None, None).status

        assert status is solve(position).status, position
        assert position.game is Game.NEGATIVE or plain.value(position, None) == value(position)


@pytest.mark.parametrize("kind", KINDS, ids=map(named, KINDS))
def test_each_card_gets_the_verdict_of_what_it_leads_to(kind: tuple[Dialect, Contract]) -> None:
    position = ending(*kind, 3, random.Random(named(kind)))

    verdicts = card_verdicts(position, values=True)

    assert sorted(verdict.card for verdict in verdicts) == legal(position)
    for verdict in verdicts:
        found = outcome(after(position, verdict.card))
        is_won = found == 1 if position.game is Game.NEGATIVE else found >= position.line
        assert verdict.status is (Status.WON if is_won else Status.LOST)
        assert verdict.own == (None if position.game is Game.NEGATIVE else found)


def test_a_foes_pagat_beats_low_tarocks_together_with_mond_and_skus() -> None:
    rufer = next(kind for kind in KINDS if named(kind) == "hausregeln-rufer")
    hands = [CardSet(parse_cards(text)) for text in ("T21 C8", "T3 T2", "T1 SK", "T22 CK")]
    asked = Position(
        *rufer,
        (hands[0], hands[1], hands[2], hands[3]),
        declarer=Seat.P3,
        partner=None,
        leader=Seat.P3,
        tricks_played=10,
        own=59,
    )

    assert value(asked) == outcome(asked) == 99


def test_the_endings_hold_what_makes_trouble() -> None:
    endings = [position for kind in KINDS for position in some_endings(kind)]

    assert len(endings) > 250
    assert sum(bool(position.bound) for position in endings) > 40
    assert sum(bool(position.trick) for position in endings) > 150
    assert sum(position.partner is not None for position in endings) > 20


def test_the_twin_asks_only_what_it_does_not_know() -> None:
    position = ending(*KINDS[0], 4, random.Random(1))
    twin = Twin(position)
    first = twin.reaches(1)
    nodes = twin.nodes

    assert twin.reaches(1) is first
    assert twin.nodes <= 2 * nodes
