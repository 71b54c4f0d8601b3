"""Endings with open cards in which one card holds the game and another loses it.

The hands are dealt, bid and begun as in ``puzzles.situations``, then played on by a quick
player who sees all cards. What is won and lost in them, the solver proves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from engine.contracts import Contract, Game, Opening
from engine.dialect import Dialect
from engine.seats import Seat
from engine.solver import (
    CardVerdict,
    Position,
    Status,
    after,
    card_verdicts,
    playout,
    position,
    solve_many,
)
from engine.state import GameState
from puzzles.situations import play_out, set_up

SIZES = {1: (3,), 2: (4,), 3: (5, 6)}
"""The cards that the seat to play still holds, by level."""
_DEALS_TO_TRY = 300
_PLAYED_ON = 3
"""Times that a hand is played before another is dealt."""
_FREELY = range(8, 29, 4)
"""Cards after which, in one hand after another of these lengths, the quick player goes on."""
_NEAR = 24
"""Thirds from the line, in a quick playout, within which one card may decide."""


def find_ending(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """An ending of that level. Raises LookupError if none comes up."""
    games = _games(dialect)
    for _ in range(_DEALS_TO_TRY):
        state = set_up(dialect, rng.choice(rng.choice(games)), rng)
        for _ in range(_PLAYED_ON):
            for begun in _begun(state, rng):
                found = [one for one in _endings(begun, level) if is_critical(one, level)]
                if found:
                    return rng.choice(found)
    message = f"no ending of level {level} came up in {dialect.table}"
    raise LookupError(message)


def _games(dialect: Dialect) -> list[list[Contract]]:
    """The contracts in which a game is won or lost by cards, class by class."""
    played = [
        row
        for row in dialect.contracts
        if row.game is not Game.TRISCHAKEN and row.opening not in (Opening.ADDITION, Opening.OPTION)
    ]
    classes = [[row for row in played if row.game is game] for game in Game]
    return [rows for rows in classes if rows]


def _begun(state: GameState, rng: random.Random) -> list[Position]:
    """The hand after some tricks as anyone might play them, wherever it may yet hang on
    a card when a quick player goes on."""
    now, begun = position(state), []
    for nth, turn in enumerate(islice(play_out(state, rng), _FREELY[-1] + 1)):
        if nth in _FREELY:
            begun.append(now)
        now = after(now, turn.card)
    ends = solve_many(begun, 0)
    return [one for one, end in zip(begun, ends, strict=True) if _is_close(one, end.result)]


def _is_close(ending: Position, result: int) -> bool:
    """Whether a hand that ends so may have hung on a card."""
    if ending.game.is_positive:
        return abs(result - ending.line) <= _NEAR
    return abs(result - (ending.contract.tricks or 0)) <= 1


def _endings(begun: Position, level: int) -> Iterator[Position]:
    """The positions of that level's size as a quick player goes on."""
    now = begun
    for card in playout([begun])[0]:
        if len(now.hand(now.turn)) in SIZES[level]:
            yield now
        now = after(now, card)


def is_critical(ending: Position, level: int) -> bool:
    """Whether some cards hold the game of the seat to play and others lose it; in level
    3 the holding ones are few."""
    verdicts = card_verdicts(ending)
    holding = sum(holds(one, ending) for one in verdicts)
    most = len(verdicts) // 3 if level == max(SIZES) else len(verdicts) - 1
    return 0 < holding <= max(1, most) < len(verdicts)


def holds(verdict: CardVerdict, ending: Position) -> bool:
    """Whether that card wins the game for the side of the seat to play."""
    return verdict.status is good_for(ending.turn, ending)


def good_for(seat: Seat, ending: Position) -> Status:
    """What becomes of the declarer's game if it goes as a seat's side wishes."""
    return Status.WON if ending.is_on_declarer_side(seat) else Status.LOST
