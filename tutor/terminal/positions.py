"""Positions in the middle of play, from a file: a hand recorded up to there, or the cards as
they lie.

The cards as they lie, in JSON or TOML::

    dialect = "gametwist"
    contract = "three"
    declarer = "P1"
    leader = "P2"                 # of the trick on the table
    trick = ["S8"]
    own = 61                      # thirds of the declarer's side so far, lay-away included
    tricks = {P1 = 1}             # won so far, where a game aims at tricks

    [hands]
    P1 = ["T22", "HK"]
    P2 = ["T3"]
    P3 = ["T5", "S7"]
    P4 = ["H1", "D2"]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from engine import rulebook as rb
from engine.cards import Card, CardSet
from engine.contracts import Contract, Game
from engine.dialect import Dialect
from engine.dialects import table
from engine.hand_records import replay_record
from engine.notation import RecordError, card_named, contract_named, seat_named
from engine.reasons import Refused
from engine.records import read_record
from engine.seats import Seat
from engine.solver import Position, position
from engine.state import GameState, Playing
from tutor.terminal.documents import (
    Document,
    Documents,
    Layout,
    Unreadable,
    documents,
    is_json,
)
from tutor.terminal.shapes import POSITION, RECORD, check

Reader = Callable[[], Position]


def positions(text: str) -> tuple[Layout, tuple[Reader, ...]]:
    """What reads each position of a file: it raises RecordError at the field or the move
    that cannot be, Unreadable where there is nothing to solve."""
    given = documents(text)
    if _is_record_text(text, given):
        return Layout.ONE, (lambda: _in_play(read_record(text).state),)
    return given.layout, tuple(partial(_position, one) for one in given.objects)


def recorded(text: str) -> GameState:
    """The hand that a record leads to, the first one of several. Raises Unreadable for a text
    that holds none, RecordError at the move that cannot be."""
    given = documents(text)
    if _is_record_text(text, given):
        return read_record(text).state
    return _replayed(given.objects[0])


def _is_record_text(text: str, given: Documents) -> bool:
    return not is_json(text) and "table" in given.objects[0]


def _position(document: Document) -> Position:
    if "leader" in document:
        check(document, POSITION)
        return lying(document)
    return _in_play(_replayed(document))


def _replayed(document: Document) -> GameState:
    inner = document.get("record", document)
    record = inner if isinstance(inner, dict) else {}
    check(record, RECORD)
    return replay_record(record, may_stop=True)


def _in_play(state: GameState) -> Position:
    if not isinstance(state.phase, Playing):
        raise Unreadable("not-in-play")
    return _with_a_game(position(state))


def _with_a_game(found: Position) -> Position:
    """A position in which there is something to win. Raises Unreadable in Trischaken."""
    if found.game is Game.TRISCHAKEN:
        raise Unreadable("no-game-to-win")
    return found


def lying(document: Document) -> Position:
    """The position of cards as they lie. Raises RecordError at what is missing or wrong."""
    at = _table(document)
    contract = contract_named("contract", at, _with_bird(document))
    leader = seat_named("leader", document["leader"])
    trick = tuple(card_named("trick", code) for code in document.get("trick") or ())
    hands = _hands(document, leader, trick)
    partner = document.get("partner")
    called = document.get("called")
    played = 12 - max(map(len, hands))
    return _with_a_game(
        Position(
            dialect=at,
            contract=contract,
            hands=(hands[0], hands[1], hands[2], hands[3]),
            declarer=seat_named("declarer", _given(document, "declarer")),
            partner=None if partner is None else seat_named("partner", partner),
            leader=leader,
            trick=trick,
            tricks_played=played,
            own=int(_given(document, "own")) if contract.game.is_positive else 0,
            tricks_of=_tricks(document, contract, played),
            called=None if called is None else card_named("called", called),
        )
    )


def _given(document: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401 - whatever the file holds
    if document.get(name) is None:
        raise RecordError(name, "", (rb.RECORD_FIELD_MISSING(part=name),))
    return document[name]


def _table(document: Document) -> Dialect:
    name = str(_given(document, "dialect"))
    try:
        return table(name)
    except Refused as refused:
        raise RecordError("dialect", name, (refused.reason,)) from None


def _with_bird(document: Document) -> str:
    name, bird = str(_given(document, "contract")), document.get("bird")
    return f"{name}+{bird}" if bird else name


def _hands(document: Document, leader: Seat, trick: Sequence[Card]) -> list[CardSet]:
    """The four hands: no card twice, and as many as whoever has played must still hold."""
    given = _given(document, "hands")
    have_played = {leader.next(place) for place in range(len(trick))}
    seen: set[Card] = set(trick)
    hands = []
    for seat in Seat:
        place = f"hands.{seat}"
        cards = [card_named(place, code) for code in given.get(seat.name) or ()]
        for number, card in enumerate(cards, 1):
            if card in seen:
                raise RecordError(place, card.code, (rb.CARD_TWICE(card=card, place=number),))
            seen.add(card)
        hands.append(CardSet(cards))
    whole = max(len(hand) + (seat in have_played) for seat, hand in zip(Seat, hands, strict=True))
    for seat, hand in zip(Seat, hands, strict=True):
        wanted = whole - (seat in have_played)
        if len(hand) != wanted or not whole:
            reason = rb.WRONG_HAND_SIZE(number=len(hand), wanted=wanted)
            raise RecordError(f"hands.{seat}", "", (reason,))
    return hands


def _tricks(document: Document, contract: Contract, played: int) -> tuple[int, int, int, int]:
    """The tricks that each seat has won; they are needed where a game aims at tricks."""
    given = document.get("tricks") or {}
    if contract.game is Game.NEGATIVE and played:
        given = _given(document, "tricks")
    p1, p2, p3, p4 = (int(given.get(seat.name, 0)) for seat in Seat)
    return (p1, p2, p3, p4)
