"""The solver's answers in plain Python, for a machine without numba."""

from __future__ import annotations

from engine.cards import Card
from engine.seats import Seat
from engine.solver.follow import rules_of
from engine.solver.layout import cards_of, is_won, needed, result_of, state_of
from engine.solver.policy import may_play, play_out
from engine.solver.position import Outcome, Position, Solution, Status
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


def legal_cards(position: Position) -> tuple[Card, ...]:
    """The cards that may be played now, the weakest first."""
    may = may_play(rules_of(position), state_of(position))
    return cards_of([1 << nth for nth in range(54) if may >> nth & 1])


def played_out(position: Position, seat: Seat | None = None) -> tuple[tuple[Card, ...], int]:
    """The cards of a quick playout, and what it brings: in Trischaken to that seat."""
    rules, state = rules_of(position), state_of(position)
    before, played = list(state), [0] * 48
    number = play_out(rules, state, played)
    result = result_of(position, rules, before, state, seat or position.turn)
    return cards_of(played[:number]), result


def outcome(position: Position, budget: int | None, seat: Seat | None = None) -> Outcome:
    """What is proved, and what a playout brings."""
    _, result = played_out(position, seat)
    if position.contract.tricks is None and not position.game.is_positive:
        return Outcome(Status.UNDECIDED, is_won=False, result=result, nodes=0)
    solution = solve(position, budget, None)
    won = is_won(rules_of(position), result, position.line)
    if solution.status is not Status.UNDECIDED:
        won = solution.status is Status.WON
    return Outcome(solution.status, won, result, solution.nodes)
