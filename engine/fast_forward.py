"""A hand taken forward without asking whether each move is legal.

For players and measurements, which only make moves that they know to be legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import NO_CARDS, Card
from engine.rules.tricks import winning_card
from engine.state import Announcing, Ended, Ending, GameState, Playing, Trick
from engine.transition import dripped, first_lead

NO_HANDS = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)


def without_a_word(state: GameState) -> GameState:
    """The same hand when nobody announces or doubles anything more."""
    phase = state.phase
    if isinstance(phase, Announcing):
        return first_lead(state, phase.table, phase.spoken)
    return state


def played_out(state: GameState, cards: Sequence[Card]) -> GameState:
    """The hand at its end when these cards fall, in that order, from now on.

    It goes on to the twelfth trick, also where a table would stop. Raises TypeError if no
    trick is being played and ValueError if the cards do not make twelve tricks.
    """
    phase = state.phase
    if not isinstance(phase, Playing):
        raise TypeError("no trick is being played")
    rest = (*phase.trick, *cards)
    if len(rest) != 4 * (12 - len(phase.tricks)):
        raise ValueError("these cards do not make twelve tricks")
    contract, leader, tricks = phase.table.undertaking.contract, phase.leader, list(phase.tricks)
    for first in range(0, len(rest), 4):
        trick = tuple(rest[first : first + 4])
        won_by = winning_card(trick, contract.game, state.dialect)
        winner = leader.next(trick.index(won_by))
        tricks.append(Trick(leader, trick, winner, dripped(state, phase.table, len(tricks))))
        leader = winner
    ended = Ended(Ending.PLAYED, phase.table, phase.spoken, tuple(tricks))
    return replace(state, hands=NO_HANDS, phase=ended)
