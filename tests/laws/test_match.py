"""A match of hands: running totals, its end, and the deals that count double."""

from __future__ import annotations

import pytest

from engine import DIALECTS, table
from engine.contracts import Game
from engine.scoring.match import Hand, Match, factor_after
from engine.seats import Seat

BLACK = Hand((1, -1, 1, -1), Game.BLACK)
TRISCHAKEN = Hand((-1, -1, 1, 1), Game.TRISCHAKEN)


@pytest.mark.parametrize("name", ["gametwist", "elsteiner"])
def test_a_match_has_sixteen_deals(name: str) -> None:
    ends = [Match(DIALECTS[name], (BLACK,) * number).is_over for number in (15, 16, 17)]

    assert ends == [False, True, True]


def test_totals_are_the_sums_of_the_hands() -> None:
    match = Match(DIALECTS["hausregeln"], (BLACK, TRISCHAKEN, BLACK))

    assert match.totals == (1, -3, 3, -1)
    assert match.winners == (Seat.P3,)
    assert Match(DIALECTS["hausregeln"]).totals == (0, 0, 0, 0)


def test_a_trischaken_doubles_the_next_four_deals_and_two_multiply() -> None:
    german = DIALECTS["hausregeln"]
    games: list[Game | None] = []
    factors = []
    for game in ("black", "trischaken", "black", "trischaken", *["black"] * 6):
        factors.append(factor_after(german, games))
        games.append(Game(game))

    assert factors == [1, 1, 2, 2, 4, 4, 2, 2, 1, 1]


@pytest.mark.parametrize("name", sorted(DIALECTS.keys() - {"hausregeln"}))
def test_elsewhere_nothing_is_doubled(name: str) -> None:
    match = Match(DIALECTS[name], (TRISCHAKEN,) * 3)

    assert match.next_factor == 1


def test_a_hand_without_a_game_doubles_nothing() -> None:
    assert factor_after(DIALECTS["hausregeln"], [None, None]) == 1


@pytest.mark.parametrize(("after", "is_over"), [(0, False), (3, False), (4, True)])
def test_doubled_deals_that_run_are_still_played(after: int, *, is_over: bool) -> None:
    hands = (*[BLACK] * 15, TRISCHAKEN, *[BLACK] * after)

    match = Match(DIALECTS["hausregeln"], hands)

    assert match.is_over is is_over
    assert match.next_factor == (1 if is_over else 2)


@pytest.mark.parametrize(("points", "hands", "is_over"), [
    (29, 4, False), (30, 4, True), (30, 3, False), (31, 5, False), (31, 8, True),
])  # fmt: skip
def test_alpine_ends_with_the_round_in_which_somebody_reaches_thirty(
    points: int, hands: int, *, is_over: bool
) -> None:
    empty = Hand((0, 0, 0, 0), Game.BLACK)
    rich = Hand((points, 0, points, 0), Game.BLACK)

    match = Match(table("alpine"), (rich, *[empty] * (hands - 1)))

    assert match.is_over is is_over
    assert match.winners == (Seat.P1, Seat.P3), "a shared victory on equal totals"
