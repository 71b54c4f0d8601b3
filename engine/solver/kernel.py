"""The compiled solver: one function that works off rows of questions.

Importing it loads numba; the function is compiled when first needed and kept on disk.
"""

from __future__ import annotations

from typing import Any

from numba import njit

from engine.solver.compiled import OPTIONS, Grid, compiled, stamp
from engine.solver.follow import GAME, NEGATIVE, SIDE, SUIT, TRISCHAKEN
from engine.solver.policy import OWN, TAKEN, play, play_out
from engine.solver.room import Room, Tools, hand_of
from engine.solver.search import UNDECIDED, search

FIRST, NEED, BUDGET, SEAT = range(4)
"""A row of questions: a card to play at once or 0; what the declarer's side needs; the
nodes allowed, 0 for no search; whose thirds count in Trischaken, -1 for no playout."""
STATUS, NODES, RESULT, LENGTH = range(4)
"""A row of answers: 1 won, 0 lost, -1 undecided or not searched; the nodes; what the
playout brings, thirds of the declarer's side from here on, and how many cards it plays."""
_ARRAYS = "i8[:,::1]," * 4 + "i8[::1],i8[::1],i8," + "i8[:,::1]," * 4 + "i8[:,::1]"


@compiled
def score_of(rules: Grid, state: Grid, seat: int) -> int:
    """What counts so far: thirds of the declarer's side, the declarer's tricks in a
    negative game, in Trischaken the thirds of a seat."""
    if rules[GAME] == NEGATIVE:
        return state[TAKEN]
    if rules[GAME] == TRISCHAKEN:
        return state[OWN + seat]
    total = 0
    for one in range(4):
        if rules[SIDE] >> one & 1:
            total += state[OWN + one]
    return total


def build(of_sources: int) -> Any:  # noqa: ANN401 - a function of numba
    """Compiles the worker, or takes it from the disk if it was made of the same sources."""

    @njit(f"void({_ARRAYS})", cache=True, nogil=True, **OPTIONS)
    def work(  # noqa: PLR0913, PLR0917 - compiled code takes arrays, not objects
        rules: Grid,
        states: Grid,
        asked: Grid,
        worths: Grid,
        table: Grid,
        weights: Grid,
        first: int,
        answers: Grid,
        played: Grid,
        levels: Grid,
        plies: Grid,
        desk: Grid,
    ) -> None:
        room = Room(levels, plies)
        told, state = desk[0], desk[1]
        tools = Tools(worths, weights, table, desk[2])
        told[1] = of_sources  # numba's cache looks at this number, not at our modules
        for row in range(len(states)):
            rule = rules[row]
            for one in range(states.shape[1]):
                state[one] = states[row, one]
            need, seat = asked[row, NEED], asked[row, SEAT]
            before = score_of(rule, state, seat)
            if asked[row, FIRST]:
                play(rule, state, asked[row, FIRST])
                need -= score_of(rule, state, seat) - before
            answers[row, STATUS] = UNDECIDED
            if asked[row, BUDGET]:
                hand = hand_of(rule, state, need, tools, first + row)
                value = search(hand, room, state, asked[row, BUDGET], told)
                answers[row, NODES] = told[0]
                if value != UNDECIDED:
                    answers[row, STATUS] = 1 if value >= hand.target else 0
            if seat >= 0:
                answers[row, LENGTH] = play_out(rule, state, played[row])
                answers[row, RESULT] = score_of(rule, state, seat)
                if rule[GAME] <= SUIT:
                    answers[row, RESULT] -= before

    return work


WORK = build(stamp())
"""The worker."""
