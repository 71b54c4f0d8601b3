"""An auction from its calls, as they are typed: ``P1:pass P2:besserrufer+uhu``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine import rulebook as rb
from engine.cards import Card, CardSet, Rank, Suit
from engine.contracts import Bird
from engine.deal import deal
from engine.dialect import Dialect
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.notation import RecordError, move_text
from engine.parts import FirstWord
from engine.reasons import Refused
from engine.seats import Seat
from engine.state import Bidding, GameState
from engine.transition import IllegalMove, apply

Call = tuple[Seat, Move]

RED = (Suit.HEARTS, Suit.DIAMONDS)
BIRDS = CardSet(bird.card for bird in Bird)
UNBOUND = BIRDS | CardSet(card for card in Card if card.rank is Rank.PIP and card.suit in RED)
"""Cards that forbid no bid: every bird, suit cards enough, a king to call, no Sküs."""

_WORDS: dict[str, Move] = {"pass": Pass(), "vorhand": Vorhand(), "hold": Hold()}


def read_calls(dialect: Dialect, text: str) -> tuple[Call, ...]:
    """The calls of a text. Raises Refused for a word that is none."""
    tokens = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    return tuple(_call(dialect, token, place) for place, token in enumerate(tokens, 1))


def _call(dialect: Dialect, token: str, place: int) -> Call:
    name, colon, word = token.partition(":")
    if not colon or not word or name.upper() not in Seat.__members__:
        raise Refused(rb.NO_CALL(token=token, place=place))
    move = _WORDS.get(word.lower()) or Bid(dialect.contract(word))
    return Seat[name.upper()], move


def calls_text(calls: Iterable[Call]) -> str:
    """Calls as they are typed."""
    return " ".join(f"{seat}:{move_text(move)}" for seat, move in calls)


def after_calls(dialect: Dialect, calls: Iterable[Call]) -> GameState:
    """The auction after these calls, judged by its rules alone: the hands, which nobody
    sees, forbid nothing. Raises RecordError at a call that is not allowed."""
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
    return state


def passed_until(dialect: Dialect, seat: Seat) -> tuple[Call, ...]:
    """The calls when everybody has passed before a seat has its say. Where forehand first
    says "Vorhand", its say comes when all others have passed (PO-4a, DE-4a)."""
    calls: list[Call] = []
    turn = dialect.auction.opener
    says_vorhand = dialect.auction.first_word is FirstWord.VORHAND
    if says_vorhand:
        calls.append((turn, Vorhand()))
        turn = turn.next()
    while turn is not seat:
        calls.append((turn, Pass()))
        turn = turn.next()
    return tuple(calls)
