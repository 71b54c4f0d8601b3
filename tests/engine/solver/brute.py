"""Best play by trying everything: the engine's own rules, no limits, nothing remembered."""

from __future__ import annotations

from engine.contracts import Game
from engine.solver import Position, after
from tests.engine.solver.endings import legal


def outcome(position: Position) -> int:
    """With best play: what the declarer's side ends with in thirds; in a negative game 1
    if it is made, else 0."""
    hand = position.hand(position.turn)
    if not hand:
        if position.game is Game.NEGATIVE:
            return int(position.tricks_of[position.declarer - 1] == position.contract.tricks)
        return position.own
    cards = list(hand) if len(hand) == 1 else legal(position)
    choose = max if position.is_on_declarer_side(position.turn) else min
    return choose(outcome(after(position, card)) for card in cards)
