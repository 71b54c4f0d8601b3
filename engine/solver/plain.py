"""The solver's answers in plain Python, for a machine without numba."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.cards import Card
from engine.contracts import Game
from engine.seats import Seat
from engine.solver.follow import rules_of
from engine.solver.layout import cards_of, is_won, needed, result_of, state_of
from engine.solver.policy import play_out
from engine.solver.position import CardTable, Outcome, Position, Solution, Status, after
from engine.solver.twin import Spent, Twin


def solve(position: Position, budget: int | None, line: int | None) -> Solution:
    """Whether the game is won, as ``engine.solver.solve``."""
    twin = Twin(position, budget)
    try:
        status = Status.WON if twin.reaches(needed(position, line)) else Status.LOST
    except Spent:
        status = Status.UNDECIDED
    return Solution(status, twin.nodes)


def value(position: Position, budget: int | None) -> int | None:
    """The thirds of the declarer's side, as ``engine.solver.value``."""
    twin = Twin(position, budget)
    low, high = 0, 210 - position.own
    try:
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if twin.reaches(middle) else (low, middle - 1)
    except Spent:
        return None
    return position.own + low


def played_out(position: Position, seat: Seat | None = None) -> tuple[tuple[Card, ...], int]:
    """The cards of a quick playout, and what it brings: in Trischaken to that seat."""
    rules, state = rules_of(position), state_of(position)
    before, played = list(state), [0] * 48
    number = play_out(rules, state, played)
    result = result_of(position, rules, before, state, seat or position.turn)
    return cards_of(played[:number]), result


def outcome(position: Position, budget: int, seat: Seat | None = None) -> Outcome:
    """What is proved, and what a playout brings."""
    _, result = played_out(position, seat)
    solution = Solution(Status.UNDECIDED, 0)
    if budget and position.game is not Game.TRISCHAKEN:
        solution = solve(position, budget, None)
    won = is_won(rules_of(position), result, position.line)
    if solution.status is not Status.UNDECIDED:
        won = solution.status is Status.WON
    return Outcome(solution.status, won, result, solution.nodes)


def playout(positions: Sequence[Position]) -> list[tuple[Card, ...]]:
    """The cards of quick playouts, as ``engine.solver.playout``."""
    return [played_out(one)[0] for one in positions]


def solve_many(positions: Sequence[Position], budget: int) -> list[Outcome]:
    """What is proved and what a playout brings, as ``engine.solver.solve_many``."""
    return [outcome(one, budget) for one in positions]


def card_values(positions: Sequence[Position], budget: int, cards: tuple[Card, ...]) -> CardTable:
    """Each card in each layout, as ``engine.solver.card_values``."""
    seat = positions[0].turn
    rows = [[outcome(after(one, card), budget, seat) for one in positions] for card in cards]
    return CardTable(
        cards,
        np.array([[one.is_won for one in row] for row in rows]),
        np.array([[one.status is not Status.UNDECIDED for one in row] for row in rows]),
        np.array([[one.result for one in row] for row in rows], np.int16),
        sum(one.nodes for row in rows for one in row),
    )
