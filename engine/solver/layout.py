"""A position as the numbers that the solver's functions work on."""

from __future__ import annotations

from engine.cards import Card
from engine.counting import thirds
from engine.seats import Seat
from engine.solver.follow import AIM, NEGATIVE, SIDE, TRISCHAKEN, rules_of
from engine.solver.machine import bit, bits, card
from engine.solver.policy import DRIPS, LEADER, LYING, NUMBER, OWN, STATE, TAKEN, TRICK, may_play
from engine.solver.position import Position


def state_of(position: Position) -> list[int]:
    """The state of a hand: who holds, leads and has won what."""
    state = [0] * STATE
    state[:TRICK] = [bits(hand) for hand in position.hands]
    for nth, lying in enumerate(position.trick):
        state[TRICK + nth] = bit(lying)
    state[LYING] = len(position.trick)
    state[LEADER] = position.leader - 1
    state[NUMBER] = position.tricks_played + 1
    state[TAKEN] = position.tricks_of[position.declarer - 1]
    state[OWN:DRIPS] = position.thirds_of
    for nth, dripped in enumerate(position.drips):
        state[DRIPS + state[NUMBER] + nth] = thirds((dripped,))
    return state


def cards_of(played: list[int]) -> tuple[Card, ...]:
    """The cards of bits, in their order."""
    return tuple(map(card, played))


def needed(position: Position, line: int | None = None) -> int:
    """What the declarer's side still needs: thirds, in a negative game tricks exactly.

    Raises ValueError in Trischaken, where nobody has a side.
    """
    if position.game.is_positive:
        return (position.line if line is None else line) - position.own
    if position.contract.tricks is None:
        raise ValueError("in Trischaken everyone is for himself: nothing is won or lost")
    return position.contract.tricks - position.tricks_of[position.declarer - 1]


def result_of(
    position: Position, rules: list[int], before: list[int], after: list[int], seat: Seat
) -> int:
    """What a deal that was played out brings: thirds for the declarer's side or, in
    Trischaken, for that seat; in a negative game the declarer's tricks."""
    if rules[0] == NEGATIVE:
        return after[TAKEN]
    if rules[0] == TRISCHAKEN:
        return after[OWN + seat - 1]
    gained = (after[OWN + one] - before[OWN + one] for one in range(4) if rules[SIDE] >> one & 1)
    return position.own + sum(gained)


def is_won(rules: list[int], result: int, line: int) -> bool:
    """Whether such a result wins the declarer's game."""
    return result == rules[AIM] if rules[0] == NEGATIVE else result >= line


def legal_cards(position: Position) -> tuple[Card, ...]:
    """The cards that may be played now, the weakest first."""
    may = may_play(rules_of(position), state_of(position))
    return cards_of([1 << nth for nth in range(54) if may >> nth & 1])
