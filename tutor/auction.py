"""An auction as it is put together on a screen: word by word, each a legal one."""

from __future__ import annotations

from dataclasses import replace

from engine.calls import UNBOUND, Call, after_calls
from engine.cards import CardSet
from engine.dialect import Dialect
from engine.moves import Move, Pass, Vorhand
from engine.reasons import Verdict
from engine.rules.bidding import judge_bidding
from engine.seats import Seat
from engine.state import Bidding
from engine.view import view

Calls = tuple[Call, ...]

_PLAIN = (Pass(), Vorhand())
"""What somebody says of whom nothing is known: the first of these that is allowed."""


def turn(dialect: Dialect, calls: Calls) -> Seat | None:
    """Who is to speak after these calls; None when the auction is over.

    Raises RecordError at a call that is not allowed.
    """
    phase = after_calls(dialect, calls).phase
    return phase.turn if isinstance(phase, Bidding) else None


def words(dialect: Dialect, calls: Calls, hand: CardSet = UNBOUND) -> Verdict[Move]:
    """What whoever is to speak, with that hand, may say after these calls and what not;
    nothing at all when the auction is over. Raises RecordError as ``turn`` does."""
    state = after_calls(dialect, calls)
    if not isinstance(state.phase, Bidding):
        return Verdict({})
    seen = replace(view(state, state.phase.turn), hand=hand)
    return judge_bidding(seen, state.phase)


def with_word(dialect: Dialect, calls: Calls, place: int, word: Move, seat: Seat) -> Calls:
    """The auction with another word at that place, or one more at its end.

    What was said after it stays as far as it is still allowed; then the others pass until
    the seat is to speak, if it comes to that.
    """
    changed = _said(dialect, calls[:place], word)
    for speaker, later in calls[place + 1 :]:
        if turn(dialect, changed) is not speaker or later not in words(dialect, changed).legal:
            break
        changed = _said(dialect, changed, later)
    return until(dialect, changed, seat)


def until(dialect: Dialect, calls: Calls, seat: Seat) -> Calls:
    """The auction when the others say nothing more until that seat is to speak, or until
    it is over, or one of them must choose."""
    while turn(dialect, calls) not in (seat, None):
        allowed = words(dialect, calls).legal
        word = next((one for one in _PLAIN if one in allowed), None)
        if word is None:
            break
        calls = _said(dialect, calls, word)
    return calls


def _said(dialect: Dialect, calls: Calls, word: Move) -> Calls:
    speaker = turn(dialect, calls)
    return calls if speaker is None else (*calls, (speaker, word))
