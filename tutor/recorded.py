"""A recorded hand as a row of decisions, each of which can be looked at again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.calls import Call
from engine.moves import Move
from engine.records import compact, read_compact
from engine.seats import Seat
from engine.state import Bidding, GameState, LayingAway, Playing, TakingTalon
from engine.transition import apply, start
from tutor.terminal.positions import recorded

RECORD, AT = "record", "at"
"""The names in an address: the record as one word, and the number of a decision, from 1."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which somebody chooses: the hand before it, and what was done, if it is
    recorded. ``number`` counts the decisions of the hand from 1."""

    number: int
    state: GameState
    seat: Seat
    move: Move | None

    @property
    def calls(self) -> tuple[Call, ...]:
        """The auction before it."""
        return self.state.history if isinstance(self.state.phase, Bidding) else ()


def decisions(last: GameState) -> tuple[Decision, ...]:
    """Every word of the auction, the half, the lay-away and every card, in their order; and
    the one that comes next where the record ends before the hand does."""
    found: list[Decision] = []
    state = start(last.dialect, last.deal, last.factor)
    for _, move in last.history:
        _add(found, state, move)
        state = apply(state, move)
    _add(found, last, None)
    return tuple(found)


def _add(found: list[Decision], state: GameState, move: Move | None) -> None:
    is_one = isinstance(state.phase, (Bidding, TakingTalon, LayingAway, Playing))
    if is_one and state.turn is not None:
        found.append(Decision(len(found) + 1, state, state.turn, move))


def word_of(text: str) -> str:
    """A record as one word for an address. Raises RecordError or Unreadable."""
    return compact(recorded(text))


def read(given: Mapping[str, str]) -> tuple[Decision, ...]:
    """The decisions of the record in an address. Raises RecordError if it is none."""
    return decisions(read_compact(given.get(RECORD, "")).state)


def chosen(given: Mapping[str, str], found: tuple[Decision, ...]) -> Decision | None:
    """The decision that the address asks for; else the first card, or the first word. None
    of a hand that was dealt again before anybody spoke."""
    text = given.get(AT, "")
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(found):
        return found[int(text) - 1]
    played = (one for one in found if isinstance(one.state.phase, Playing))
    return next(played, found[0] if found else None)
