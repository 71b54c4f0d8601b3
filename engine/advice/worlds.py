"""One plan in many worlds: whether it is won there, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.advice.model import Query
from engine.advice.plans import Plan, carry_out
from engine.contracts import Game
from engine.deal import Deal
from engine.fast_forward import played_out
from engine.scoring.outcome import Outcome
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.solver import Status, playout, position, solve_many
from engine.state import Ended, Ending, GameState

BUDGET = 30_000
"""Nodes for each world: what it does not prove is played out instead."""


@dataclass(frozen=True, slots=True)
class Result:
    """A plan in one world.

    ``is_won`` is what the solver proved with all cards open, or how the playout ended where
    its nodes ran out (``is_proved``); None where there is no game to win, in Trischaken or
    when the cards are dealt again. ``is_made`` is whether the playout won the game,
    ``score`` what it brought.
    """

    is_won: bool | None
    is_proved: bool
    is_made: bool | None
    score: float


def results(query: Query, plan: Plan, deals: Sequence[Deal], budget: int = BUDGET) -> list[Result]:
    """That plan in each of the deals, in their order."""
    return results_of([carry_out(query, plan, deal) for deal in deals], query.seat, budget)


def results_of(states: Sequence[GameState], seat: Seat, budget: int = BUDGET) -> list[Result]:
    """What hands before their first card, or ended before it, bring the declarer's seat.
    Those in play are all of one contract."""
    in_play = [state for state in states if not _is_over(state)]
    played = iter(_played(in_play, seat, budget) if in_play else ())
    return [result_of(state, seat) if _is_over(state) else next(played) for state in states]


def _is_over(state: GameState) -> bool:
    return isinstance(state.phase, Ended)


def _played(states: Sequence[GameState], seat: Seat, budget: int) -> list[Result]:
    """Hands before their first card: solved as far as the nodes go, and played out."""
    positions = [position(state) for state in states]
    ends = [
        played_out(state, cards) for state, cards in zip(states, playout(positions), strict=True)
    ]
    made = [result_of(state, seat) for state in ends]
    if positions[0].game is Game.TRISCHAKEN:
        return made
    return [
        replace(one, is_won=found.is_won, is_proved=found.status is not Status.UNDECIDED)
        for one, found in zip(made, solve_many(positions, budget), strict=True)
    ]


def result_of(state: GameState, seat: Seat) -> Result:
    """What a hand that has ended brought a seat. One that ended before its first card is
    lost, or dealt again. Raises TypeError if it has not ended."""
    came = outcome(state)
    is_lost = came.contract is not None and came.ending not in (Ending.PLAYED, Ending.REDEAL)
    won = False if is_lost else came.game_won
    return Result(won, is_proved=True, is_made=won, score=_score(came, seat))


def _score(came: Outcome, seat: Seat) -> float:
    """What the hand is worth to the seat: its own amount, or, where only winners score,
    what it gains on its opponents (AL-16a: a match is a race)."""
    totals = settle(came).totals
    own = float(totals[seat - 1])
    if came.dialect.settling.zero_sum:
        return own
    others = [
        totals[one - 1] for one in Seat if one is not seat and not came.is_on_declarer_side(one)
    ]
    return own - float(sum(others)) / len(others)
