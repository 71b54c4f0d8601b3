"""What a player is: somebody who sees a view and decides."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.moves import Move
from engine.reasons import Reason
from engine.seats import Seat
from engine.state import GameState
from engine.transition import follow
from engine.view import View, view


@dataclass(frozen=True, slots=True)
class Decision:
    """A move and why it was chosen."""

    move: Move
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """A player. It is shown what its seat may know, and nothing else."""

    def decide(self, view: View, rng: random.Random) -> Decision:
        """A legal move of the seat whose view it is; it must be its turn."""
        ...


def play_deal(state: GameState, bots: Mapping[Seat, Bot], rng: random.Random) -> GameState:
    """The hand at its end when these players go on with it. Their moves are not judged."""
    while (seat := state.turn) is not None:
        state = follow(state, seat, bots[seat].decide(view(state, seat), rng).move)
    return state
