"""An auction by its calls: who speaks, what may be bid, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine import rulebook as rb
from engine.cards import Card, CardSet, Rank, Suit
from engine.contracts import Bird
from engine.deal import deal
from engine.dialect import Dialect
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.notation import RecordError, move_text
from engine.reasons import Reason, Verdict
from engine.rules.bidding import judge_bidding
from engine.seats import Seat
from engine.state import Bidding, GameState, Standing
from engine.transition import IllegalMove, apply
from engine.view import view
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.documents import Unreadable
from tutor.terminal.faults import refusal
from tutor.terminal.moves import said

RED = (Suit.HEARTS, Suit.DIAMONDS)
BIRDS = CardSet(bird.card for bird in Bird)
UNBOUND = BIRDS | CardSet(card for card in Card if card.rank is Rank.PIP and card.suit in RED)
"""Cards that forbid no bid: every bird, suit cards enough, a king to call, no Sküs."""

WORDS: dict[str, Move] = {"pass": Pass(), "vorhand": Vorhand(), "hold": Hold()}

Call = tuple[Seat, Move]


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
    of the auction alone. Raises Refused or Unreadable for a call that is none.
    """
    teller = Teller(language, dialect)
    try:
        now = after_calls(dialect, read_calls(dialect, calls))
    except RecordError as error:
        return refusal(error, teller)
    verdict = _verdict(now, hand or UNBOUND)
    return Answer(_data(now, verdict, teller), tuple(_lines(now, verdict, teller)))


def read_calls(dialect: Dialect, text: str) -> tuple[Call, ...]:
    """Calls as they are typed: ``P1:pass P2:besserrufer+uhu``."""
    tokens = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    return tuple(_call(dialect, token, place) for place, token in enumerate(tokens, 1))


def _call(dialect: Dialect, token: str, place: int) -> Call:
    name, colon, word = token.partition(":")
    if not colon or not word or name.upper() not in Seat.__members__:
        raise Unreadable("no-call", token=token, place=place)
    move = WORDS.get(word.lower()) or Bid(dialect.contract(word))
    return Seat[name.upper()], move


def after_calls(dialect: Dialect, calls: tuple[Call, ...]) -> Auction:
    """The auction after these calls. Raises RecordError at one that is not allowed."""
    hands = (UNBOUND, UNBOUND, UNBOUND, UNBOUND)
    state = GameState(dialect, deal(0), hands, Bidding(dialect.auction.opener))
    for number, (seat, move) in enumerate(calls):
        place, call = f"calls[{number}]", f"{seat}:{move_text(move)}"
        if not isinstance(state.phase, Bidding):
            raise RecordError(place, call, (rb.NOT_NOW(),))
        if seat is not state.phase.turn:
            raise RecordError(place, call, (rb.NOT_YOUR_TURN(seat=state.phase.turn),))
        try:
            state = apply(state, move)
        except IllegalMove as refused:
            raise RecordError(place, call, refused.reasons) from None
    return Auction(state, _standing(state))


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
