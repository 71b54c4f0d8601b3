"""The solver's answers from the compiled kernel: packs positions, unpacks numbers."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from engine.cards import Card
from engine.contracts import Game
from engine.solver.follow import game_rules, with_sides
from engine.solver.kernel import (
    BUDGET,
    FIRST,
    LENGTH,
    NEED,
    NODES,
    RESULT,
    SEAT,
    STATUS,
    WORK,
)
from engine.solver.layout import needed, state_of
from engine.solver.machine import bit
from engine.solver.position import CardTable, Outcome, Position, Solution, Status
from engine.solver.room import LEVELS, PLIES
from engine.solver.table import SEARCHES
from engine.solver.twin import WORTH
from engine.solver.weights import WEIGHTS as _WEIGHTS

Numbers = npt.NDArray[np.int64]
WEIGHTS = np.array(_WEIGHTS, np.int64)
WORTHS = np.array([WORTH, WORTH, [0] * 54, WORTH], np.int64)
SMALL, LARGE = 1 << 18, 1 << 21
"""Entries of the table: for many short searches, and for a long one."""
LONG = 200_000
"""Nodes from which a search is long."""
UNLIMITED = 1 << 60
_CARDS = {bit(card): card for card in Card}
_STATUS = {1: Status.WON, 0: Status.LOST, -1: Status.UNDECIDED}


@dataclass
class Desk(threading.local):
    """The tables of one thread. Each search has a number of its own, by which it knows
    its entries, so that tables are emptied when numbers run out only."""

    tables: dict[int, Numbers] = field(default_factory=dict)
    last: int = 0
    rooms: tuple[Numbers, Numbers, Numbers] = field(
        default_factory=lambda: (
            np.zeros(LEVELS, np.int64),
            np.zeros(PLIES, np.int64),
            np.zeros((3, 54), np.int64),
        )
    )

    def table(self, budget: int) -> Numbers:
        """A table for searches of that many nodes."""
        size = LARGE if budget > LONG else SMALL
        if size not in self.tables:
            self.tables[size] = np.zeros(2 * size, np.int64)
        return self.tables[size]

    def numbers(self, searches: int) -> int:
        """The first of so many numbers that no entry bears."""
        if self.last + searches >= SEARCHES:
            self.tables.clear()
            self.last = 0
        first = self.last + 1
        self.last += searches
        return first


_DESK = Desk()


@dataclass(frozen=True, slots=True)
class Asked:
    """Positions as the kernel takes them, row by row."""

    rules: Numbers
    states: Numbers
    questions: Numbers

    def __len__(self) -> int:
        return len(self.states)


def asked(positions: Sequence[Position], budget: int, line: int | None = None) -> Asked:
    """The question about each position whether its game is won. Without a budget, how it
    plays out, so that in Trischaken it can be asked too."""
    questions = np.zeros((len(positions), 4), np.int64)
    questions[:, SEAT] = [one.turn - 1 for one in positions]
    if budget:
        questions[:, NEED] = [needed(one, line) for one in positions]
        questions[:, BUDGET] = budget
    return Asked(
        np.array(_rules(positions), np.int64),
        np.array([state_of(one) for one in positions], np.int64),
        questions,
    )


def _rules(positions: Sequence[Position]) -> list[list[int]]:
    """The rules of each position; one game at one table is looked up once."""
    found: dict[tuple[int, int], list[int]] = {}
    for one in positions:
        game = id(one.dialect), id(one.contract)
        if game not in found:
            found[game] = game_rules(one)
    return [with_sides(found[id(one.dialect), id(one.contract)], one) for one in positions]


def answered(rows: Asked, number: int | None = None) -> tuple[Numbers, Numbers]:
    """The rows of answers, and the cards of the playouts. ``number`` is that of an earlier
    search of the same position, whose entries may be read."""
    answers = np.zeros((len(rows), 4), np.int64)
    played = np.zeros((len(rows), 48), np.int64)
    table = _DESK.table(int(rows.questions[:, BUDGET].max(initial=0)))
    first = _DESK.numbers(len(rows)) if number is None else number
    WORK(
        rows.rules,
        rows.states,
        rows.questions,
        WORTHS,
        table,
        WEIGHTS,
        first,
        answers,
        played,
        *_DESK.rooms,
    )
    return answers, played


def solve(position: Position, budget: int | None, line: int | None) -> Solution:
    """Whether the game is won, as ``engine.solver.solve``."""
    rows = asked([position], UNLIMITED if budget is None else budget, line)
    rows.questions[:, SEAT] = -1
    answers, _ = answered(rows)
    return Solution(_STATUS[int(answers[0, STATUS])], int(answers[0, NODES]))


def value(position: Position, budget: int | None) -> int | None:
    """The thirds of the declarer's side, as ``engine.solver.value``."""
    left = UNLIMITED if budget is None else budget
    number = _DESK.numbers(1)
    rows = asked([position], left)
    guess = played_out(position)[1] - position.own
    rows.questions[:, SEAT] = -1
    low, high, step = 0, 210 - position.own, 1
    while low < high:
        need = min(max(guess, low + 1), high)
        rows.questions[0, NEED], rows.questions[0, BUDGET] = need, left
        answers, _ = answered(rows, number)
        left -= int(answers[0, NODES])
        if answers[0, STATUS] < 0 or left <= 0:
            return None
        if answers[0, STATUS]:
            low, guess = need, need + step
        else:
            high, guess = need - 1, need - step
        step *= 2
        if low > 0 and high < 210 - position.own:
            guess = (low + high + 1) // 2
    return position.own + low


def played_out(position: Position) -> tuple[tuple[Card, ...], int]:
    """The cards of a quick playout, and what it brings."""
    answers, played = answered(asked([position], 0))
    own = position.own if position.game.is_positive else 0
    return _cards(played[0], answers[0]), own + int(answers[0, RESULT])


def playout(positions: Sequence[Position]) -> list[tuple[Card, ...]]:
    """The cards of quick playouts, as ``engine.solver.playout``."""
    if not positions:
        return []
    answers, played = answered(asked(positions, 0))
    return [_cards(cards, answer) for cards, answer in zip(played, answers, strict=True)]


def _cards(played: Numbers, answer: Numbers) -> tuple[Card, ...]:
    return tuple(map(_CARDS.__getitem__, played[: answer[LENGTH]].tolist()))


def solve_many(positions: Sequence[Position], budget: int) -> list[Outcome]:
    """What is proved and what a playout brings, as ``engine.solver.solve_many``."""
    if not positions:
        return []
    answers, _ = answered(asked(positions, budget))
    results = answers[:, RESULT] + _own(positions)
    won = _won(positions, answers[:, STATUS], results)
    return [
        Outcome(_STATUS[status], is_won, result, nodes)
        for status, is_won, result, nodes in zip(
            answers[:, STATUS].tolist(),
            won.tolist(),
            results.tolist(),
            answers[:, NODES].tolist(),
            strict=True,
        )
    ]


def card_values(positions: Sequence[Position], budget: int, cards: tuple[Card, ...]) -> CardTable:
    """Each card in each layout, as ``engine.solver.card_values``."""
    if positions[0].game is Game.TRISCHAKEN:
        budget = 0
    rows = asked(positions, budget)
    number = len(cards)
    rows = Asked(
        np.tile(rows.rules, (number, 1)),
        np.tile(rows.states, (number, 1)),
        np.tile(rows.questions, (number, 1)),
    )
    rows.questions[:, FIRST] = np.repeat([bit(card) for card in cards], len(positions))
    answers, _ = answered(rows)
    shape = number, len(positions)
    status = answers[:, STATUS].reshape(shape)
    results = answers[:, RESULT].reshape(shape) + _own(positions)
    won = _won(positions, status, results)
    nodes = int(answers[:, NODES].sum())
    return CardTable(cards, won, status >= 0, results.astype(np.int16), nodes)


def _own(positions: Sequence[Position]) -> Numbers:
    """What the declarer's side owned before, where thirds decide."""
    return np.array([one.own if one.game.is_positive else 0 for one in positions], np.int64)


def _won(positions: Sequence[Position], status: Numbers, results: Numbers) -> npt.NDArray[np.bool_]:
    """What was proved, else how the playouts ended; never won in Trischaken."""
    aims = np.array(
        [-1 if one.contract.tricks is None else one.contract.tricks for one in positions]
    )
    lines = np.array([one.line for one in positions])
    is_positive = np.array([one.game.is_positive for one in positions])
    played = np.where(is_positive, results >= lines, results == aims)
    return np.where(status >= 0, status == 1, played)
