"""Whether everybody could have said what was said, if the sides are as a layout has them."""

from __future__ import annotations

from dataclasses import replace

from engine.moves import Contra, Level
from engine.rules.announcing import judge_announcing
from engine.seats import Seat
from engine.state import Announcing, GameState, Playing, Said, Spoken, Table
from engine.view import view


def has_contras(spoken: Spoken) -> bool:
    """Whether anything was doubled: only that tells more than the cards it was said with."""
    return any(said.level is not Level.PLAIN for said in spoken.said)


def could_all_be_said(state: GameState) -> bool:
    """Whether every contra of the hand so far was open to who said it."""
    if not isinstance(state.phase, (Announcing, Playing)):
        return True
    said = state.phase.spoken.said
    return all(
        _could_be_said(state, state.phase.table, said[:nth], one)
        for nth, one in enumerate(said)
        if one.level is not Level.PLAIN
    )


def _could_be_said(state: GameState, table: Table, before: tuple[Said, ...], said: Said) -> bool:
    turns = _turns_ended(table.undertaking.declarer, said.turn)
    moment = Announcing(table, said.seat, Spoken(before), said.turn, turns_of=turns)
    seen = view(replace(state, phase=moment), said.seat)
    return not judge_announcing(seen, moment).against[Contra(said.post, said.level)]


def _turns_ended(declarer: Seat, turn: int) -> tuple[tuple[Seat, int], ...]:
    """The last turn that each seat had ended before that one."""
    return tuple((declarer.next(one), one) for one in range(max(0, turn - 4), turn))
