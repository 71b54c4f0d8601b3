"""Thousands of endings, up to six cards, against a compiled brute force of the tests' own."""

from __future__ import annotations

import random

import pytest

from engine.contracts import Contract, Game
from engine.dialect import Dialect
from engine.solver import Position, Status, solve, value
from tests.engine.solver.brute import outcome
from tests.engine.solver.compiled_brute import reaches
from tests.engine.solver.endings import KINDS, ending
from tests.engine.solver.test_endings import named

pytestmark = pytest.mark.proof
ROUNDS = {1: 200, 2: 200, 3: 120, 4: 60, 5: 6}
"""Endings of so many cards, for each kind of game at each table; of six cards three where
tarocks are no trumps or the game is negative, for the others take minutes each."""


@pytest.mark.parametrize("kind", KINDS, ids=map(named, KINDS))
def test_the_compiled_brute_force_is_the_plain_one(kind: tuple[Dialect, Contract]) -> None:
    rng = random.Random(f"brute {named(kind)}")
    for _ in range(25):
        asked = ending(*kind, 3, rng)
        found = outcome(asked)

        if asked.game is Game.NEGATIVE:
            assert reaches(asked, 0) == found, asked
        else:
            assert reaches(asked, found), asked
            assert not reaches(asked, found + 1), asked


@pytest.mark.parametrize("kind", KINDS, ids=map(named, KINDS))
@pytest.mark.parametrize("cards", ROUNDS)
def test_the_solver_finds_what_trying_everything_finds(
    kind: tuple[Dialect, Contract], cards: int
) -> None:
    rng = random.Random(f"{cards} {named(kind)}")
    for _ in range(ROUNDS[cards]):
        asked = ending(*kind, cards, rng)

        assert is_found_by_trying(asked), asked


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind[1].game is not Game.BLACK], ids=named
)
def test_so_it_does_with_six_cards(kind: tuple[Dialect, Contract]) -> None:
    rng = random.Random(f"6 {named(kind)}")
    for _ in range(3):
        asked = ending(*kind, 6, rng)

        assert is_found_by_trying(asked), asked


def is_found_by_trying(asked: Position) -> bool:
    """Whether trying everything finds what the solver finds."""
    if (solve(asked).status is Status.WON) is not reaches(asked, asked.line):
        return False
    own = None if asked.game is Game.NEGATIVE else value(asked)
    return own is None or (reaches(asked, own) and not reaches(asked, own + 1))


@pytest.mark.parametrize("kind", KINDS, ids=map(named, KINDS))
def test_searching_by_lines_and_by_value_agree_on_long_endings(
    kind: tuple[Dialect, Contract],
) -> None:
    rng = random.Random(f"long {named(kind)}")
    for _ in range(10):
        asked = ending(*kind, 8, rng)
        if asked.game is not Game.NEGATIVE:
            own = value(asked)
            assert own is not None
            assert solve(asked, line=own).status == "won"
            assert solve(asked, line=own + 1).status == "lost"
