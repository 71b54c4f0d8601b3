"""An auction by its calls: who speaks, what may be bid, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.calls import UNBOUND, after_calls, read_calls
from engine.cards import CardSet
from engine.dialect import Dialect
from engine.moves import Move
from engine.notation import RecordError, move_text
from engine.reasons import Reason, Verdict
from engine.rules.bidding import judge_bidding
from engine.state import Bidding, GameState, Standing
from engine.view import view
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.faults import refusal
from tutor.terminal.moves import said


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction as far as it has gone: going on, or over with what is played, if
    anything."""

    state: GameState
    standing: Standing | None

    @property
    def phase(self) -> Bidding | None:
        """The auction while it goes on."""
        return self.state.phase if isinstance(self.state.phase, Bidding) else None


def auction(dialect: Dialect, calls: str, hand: CardSet | None, language: str) -> Answer:
    """Who speaks after these calls, what may be said and why not the rest.

    With a hand, whoever is to speak holds it. The calls so far are judged by the rules
    of the auction alone. Raises Refused for a call that is none.
    """
    teller = Teller(language, dialect)
    try:
        state = after_calls(dialect, read_calls(dialect, calls))
    except RecordError as error:
        return refusal(error, teller)
    now = Auction(state, _standing(state))
    verdict = _verdict(now, hand or UNBOUND)
    return Answer(_data(now, verdict, teller), tuple(_lines(now, verdict, teller)))


def _standing(state: GameState) -> Standing | None:
    if isinstance(state.phase, Bidding):
        return state.phase.standing
    played = state.undertaking
    return Standing(played.declarer, played.contract) if played else None


def _verdict(now: Auction, hand: CardSet) -> Verdict[Move]:
    if now.phase is None:
        return Verdict({})
    seen = replace(view(now.state, now.phase.turn), hand=hand)
    return judge_bidding(seen, now.phase)


def _data(now: Auction, verdict: Verdict[Move], teller: Teller) -> dict[str, Any]:
    standing, phase = now.standing, now.phase
    won = standing if phase is None else None
    return {
        "turn": phase.turn.name if phase else None,
        "standing": (
            {"seat": standing.seat.name, "contract": standing.contract.name} if standing else None
        ),
        "legal": [move_text(move) for move in verdict.legal],
        "illegal": {
            move_text(move): [teller.data(reason, "against") for reason in reasons]
            for move, reasons in verdict.illegal.items()
        },
        "over": phase is None,
        "declarer": won.seat.name if won else None,
        "contract": won.contract.name if won else None,
        "free_choice": phase is not None and phase.is_free_choice,
    }


def _lines(now: Auction, verdict: Verdict[Move], teller: Teller) -> Iterator[str]:
    standing, phase = now.standing, now.phase
    if phase is None:
        yield _result(standing, teller)
        return
    yield teller.phrase("turn", seat=phase.turn.name)
    if standing:
        yield teller.phrase("standing", seat=standing.seat.name, contract=standing.contract)
    if phase.is_free_choice:
        yield teller.phrase("free-choice")
    yield from teller.block("may-say", (said(move, teller) for move in verdict.legal))
    yield from teller.block("may-not-say", _against(verdict, teller))


def _result(standing: Standing | None, teller: Teller) -> str:
    if standing is None:
        return teller.phrase("nobody-plays")
    return teller.phrase("plays", seat=standing.seat.name, contract=standing.contract)


def _against(verdict: Verdict[Move], teller: Teller) -> Iterator[str]:
    for move, reasons in verdict.illegal.items():
        yield f"{said(move, teller)}: {_why(reasons, teller)}"


def _why(reasons: tuple[Reason, ...], teller: Teller) -> str:
    return " ".join(teller.text(reason, "against") for reason in reasons)
