"""One hand, one text file: a record in TOML, and a compact form for an address.

A record names the table, the deal or its seed, the moves before the play one by one,
and the tricks::

    table = "alpine"
    seed = 17
    moves = ["P1: pass", "P2: piccolo", "P3: pass", "P4: pass", "P1: pass"]
    tricks = ["P2: S8 S10 SJ SK", "P1: D4 …"]

    ledger = ["score-game-won: 2 = 0 2 0 0"]

    [totals]
    P2 = 2

It need not run to the end of the hand. Reading checks everything: what is refused is
refused with its place, the move and the reasons.
"""

from __future__ import annotations

import base64
import json
import tomllib
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine import rulebook as rb
from engine.card_text import hand_text, parse_cards
from engine.cards import Card, CardSet
from engine.contracts import Contract
from engine.deal import Deal
from engine.dialect import Dialect
from engine.dialects import table
from engine.moves import PlayCard
from engine.notation import RecordError, move_text, parse_move, seat_named
from engine.reasons import Reason, Refused
from engine.scoring.ledger import Amount, Amounts, Entry, Ledger, amounts
from engine.seats import Seat
from engine.state import Ended, GameState, Playing
from engine.transition import IllegalMove, apply, start


@dataclass(frozen=True, slots=True)
class Record:
    """A hand as recorded: the state that its moves lead to, and the totals and lines of
    the score that it claims, if it claims any."""

    state: GameState
    totals: Amounts | None = None
    ledger: tuple[str, ...] = ()


def record_text(state: GameState, ledger: Ledger | None = None) -> str:
    """The record of a hand at any point, in TOML, with its score if one is given."""
    lines = [f"table = {_quoted(state.dialect.table)}"]
    if state.factor != 1:
        lines.append(f"factor = {state.factor}")
    before = [(seat, move) for seat, move in state.history if not isinstance(move, PlayCard)]
    lines += _list("moves", [f"{seat}: {move_text(move)}" for seat, move in before])
    lines += _list("tricks", list(_tricks(state)))
    if ledger is not None:
        lines += _list("ledger", [entry_text(entry) for entry in ledger.entries])
    lines += ["", "[deal]"]
    lines += [f"{seat} = {_quoted(hand_text(state.deal.hand(seat)))}" for seat in Seat]
    halves = [" ".join(card.code for card in half) for half in state.deal.talon]
    lines += _list("talon", halves)
    if ledger is not None:
        lines += ["", "[totals]"]
        lines += [f"{seat} = {_number(ledger.totals[seat - 1])}" for seat in Seat]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The hand of a record.

    Raises RecordError with the place in the record, the move and the reasons.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _fault("record", "", rb.RECORD_NOT_TOML(problem=str(error))) from None
    return Record(_replayed(data), _totals(data), tuple(_rows(data, "ledger")))


def entry_text(entry: Entry) -> str:
    """A line of the score: its rule, what it is about, the value, what multiplies it,
    what each seat gets, and whether it is struck out."""
    about = [_about(value) for _, value in entry.reason.args]
    name = " ".join([entry.reason.rule.id, *about])
    factors = "".join(f" x {factor} {reason.rule.id}" for reason, factor in entry.factors)
    amounts = " ".join(_number(amount) for amount in entry.amounts)
    struck = f" ({entry.struck.rule.id})" if entry.struck else ""
    return f"{name}: {entry.base}{factors} = {amounts}{struck}"


def _about(value: object) -> str:
    if isinstance(value, Contract):
        return value.name
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return str(value)


def compact(state: GameState) -> str:
    """The record as one word for an address."""
    packed = zlib.compress(record_text(state).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_compact(word: str) -> Record:
    """The hand of such a word. Raises RecordError if it is none."""
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        text = zlib.decompress(packed).decode()
    except (ValueError, zlib.error):
        raise _fault("address", word[:20], rb.RECORD_BROKEN_ADDRESS()) from None
    return read_record(text)


# ------------------------------------------------------------------------ writing


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _list(name: str, rows: list[str]) -> list[str]:
    if not rows:
        return [f"{name} = []"]
    return [f"{name} = [", *(f"  {_quoted(row)}," for row in rows), "]"]


def _tricks(state: GameState) -> Iterator[str]:
    if not isinstance(state.phase, (Playing, Ended)):
        return
    for trick in state.phase.tricks:
        yield f"{trick.leader}: {' '.join(card.code for card in trick.cards)}"
    if isinstance(state.phase, Playing) and state.phase.trick:
        yield f"{state.phase.leader}: {' '.join(card.code for card in state.phase.trick)}"


def _number(amount: Amount) -> str:
    return str(amount) if amount == int(amount) else str(float(amount))


# ------------------------------------------------------------------------ reading


def _fault(place: str, move: str, reason: Reason) -> RecordError:
    return RecordError(place, move, (reason,))


def _replayed(data: Mapping[str, Any]) -> GameState:
    dialect = _table(data)
    state = start(dialect, _deal(data), _factor(data))
    for index, row in enumerate(_rows(data, "moves")):
        place = f"moves[{index}]"
        seat, text = _pair(place, row)
        state = _applied(state, place, seat, text)
    for index, row in enumerate(_rows(data, "tricks")):
        place = f"tricks[{index}]"
        leader, cards = _pair(place, row)
        for nth, card in enumerate(cards.split()):
            state = _applied(state, f"{place}, card {nth + 1}", leader.next(nth), card)
    return state


def _applied(state: GameState, place: str, seat: Seat, text: str) -> GameState:
    if state.turn is None:
        raise _fault(place, text, rb.RECORD_TOO_LONG(part=place.partition("[")[0]))
    if seat is not state.turn:
        raise _fault(place, f"{seat}: {text}", rb.NOT_YOUR_TURN(seat=state.turn))
    try:
        return apply(state, parse_move(text, state.dialect, place))
    except IllegalMove as refused:
        raise RecordError(place, f"{seat}: {text}", refused.reasons) from refused


def _table(data: Mapping[str, Any]) -> Dialect:
    if "table" not in data:
        raise _fault("table", "", rb.RECORD_FIELD_MISSING(part="table"))
    try:
        return table(str(data["table"]))
    except Refused as refused:
        raise _fault("table", str(data["table"]), refused.reason) from None


def _factor(data: Mapping[str, Any]) -> int:
    factor = data.get("factor", 1)
    if not isinstance(factor, int) or factor < 1:
        raise _fault("factor", str(factor), rb.RECORD_NOT_A_NUMBER(part="factor"))
    return factor


def _rows(data: Mapping[str, Any], name: str) -> list[str]:
    rows = data.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise _fault(name, str(rows), rb.RECORD_FIELD_MISSING(part=name))
    return rows


def _pair(place: str, row: str) -> tuple[Seat, str]:
    seat, colon, text = row.partition(":")
    if not colon:
        raise _fault(place, row, rb.RECORD_UNKNOWN_SEAT(token=seat))
    return seat_named(place, seat.strip()), text.strip()


def _deal(data: Mapping[str, Any]) -> Deal | int:
    if isinstance(data.get("seed"), int):
        return int(data["seed"])
    given = data.get("deal")
    if not isinstance(given, Mapping):
        raise _fault("deal", "", rb.RECORD_FIELD_MISSING(part="deal"))
    seen: list[Card] = []
    hands = [CardSet(_cards(given, seat.name, 12, seen)) for seat in Seat]
    talon = given.get("talon")
    if not isinstance(talon, list) or len(talon) != 2:
        raise _fault("deal.talon", str(talon), rb.RECORD_FIELD_MISSING(part="deal.talon"))
    first, second = (
        _cards({f"talon[{index}]": half}, f"talon[{index}]", 3, seen)
        for index, half in enumerate(talon)
    )
    return Deal(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        talon=((first[0], first[1], first[2]), (second[0], second[1], second[2])),
    )


def _cards(given: Mapping[str, Any], name: str, wanted: int, seen: list[Card]) -> tuple[Card, ...]:
    place = f"deal.{name}"
    try:
        cards = parse_cards(str(given.get(name, "")))
    except Refused as refused:
        raise _fault(place, str(given.get(name)), refused.reason) from None
    if len(cards) != wanted:
        raise _fault(
            place, str(given.get(name)), rb.WRONG_HAND_SIZE(number=len(cards), wanted=wanted)
        )
    for index, card in enumerate(cards):
        if card in seen:
            raise _fault(place, card.code, rb.CARD_TWICE(card=card, place=index + 1))
        seen.append(card)
    return cards


def _totals(data: Mapping[str, Any]) -> Amounts | None:
    given = data.get("totals")
    if given is None:
        return None
    if not isinstance(given, Mapping):
        raise _fault("totals", str(given), rb.RECORD_FIELD_MISSING(part="totals"))
    return amounts({seat: _amount(seat, given.get(seat.name, 0)) for seat in Seat})


def _amount(seat: Seat, given: object) -> Amount:
    if isinstance(given, bool) or not isinstance(given, (int, float)):
        part = f"totals.{seat}"
        raise _fault(part, str(given), rb.RECORD_NOT_A_NUMBER(part=part))
    return Fraction(given)
