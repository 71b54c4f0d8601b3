"""Hands as JSON objects: calls, talon, announcements, contras and plays in lists.

The order of turns in the round of announcements is not recorded there; it follows
from the rules. An import checks every move, and what it refuses it refuses with the
place in the record, the move and the reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import rulebook as rb
from engine.cards import Card, CardSet
from engine.deal import Deal
from engine.dialect import Dialect
from engine.dialects import table
from engine.moves import (
    Announce,
    Bid,
    CallCard,
    CallFourth,
    Contra,
    GiveUp,
    Good,
    Hold,
    LayAway,
    Level,
    Move,
    Pass,
    PlayCard,
    TakeHalf,
    Vorhand,
)
from engine.notation import (
    RecordError,
    bonus_named,
    card_named,
    contract_named,
    move_text,
    post_named,
    seat_named,
)
from engine.reasons import Refused
from engine.rules.judge import against
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    GameState,
    LayingAway,
    Playing,
    TakingTalon,
)
from engine.transition import IllegalMove, apply, start
from engine.view import view


@dataclass
class _Reader:
    """A record as it is read off, each list from its front."""

    record: Mapping[str, Any]
    taken: dict[str, int] = field(default_factory=dict)
    said: set[int] = field(default_factory=set)

    def next(self, name: str) -> tuple[str, list[Any]]:
        """The next row of a list, with its place."""
        index = self.taken.get(name, 0)
        rows = self.record.get(name) or []
        place = f"{name}[{index}]"
        if index >= len(rows):
            raise RecordError(place, "", (rb.RECORD_TOO_SHORT(part=name),))
        self.taken[name] = index + 1
        return place, list(rows[index])

    def is_out_of(self, name: str) -> bool:
        """Whether a list has no more rows."""
        return self.taken.get(name, 0) >= len(self.record.get(name) or [])

    def given(self, name: str) -> Any:  # noqa: ANN401 - whatever the file holds
        """A field that must be there."""
        if self.record.get(name) is None:
            raise RecordError(name, "", (rb.RECORD_FIELD_MISSING(part=name),))
        return self.record[name]


def replay_record(record: Mapping[str, Any], *, may_stop: bool = False) -> GameState:
    """The ended hand of a record; or, if it ``may_stop`` before, a hand in play whose next
    card is not recorded.

    Raises RecordError with the place, the move and the reasons.
    """
    reader = _Reader(record)
    state = _start(reader)
    while state.turn is not None:
        if may_stop and isinstance(state.phase, Playing) and reader.is_out_of("plays"):
            break
        place, seat, move = _next_move(reader, state)
        if seat is not state.turn:
            raise RecordError(place, str(move), (rb.NOT_YOUR_TURN(seat=state.turn),))
        try:
            state = apply(state, move)
        except IllegalMove as refused:
            raise RecordError(place, move_text(move), refused.reasons) from refused
    _expect_end(reader)
    return state


def _start(reader: _Reader) -> GameState:
    try:
        at = table(str(reader.given("dialect")))
        for name, value in (reader.record.get("options") or {}).items():
            at = at.with_option(name, _option_value(value))
    except Refused as refused:
        raise RecordError("dialect", str(reader.record.get("dialect")), (refused.reason,)) from None
    return start(at, _deal(reader), int(reader.record.get("deal_factor") or 1))


def _option_value(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _deal(reader: _Reader) -> Deal:
    hands, talon = reader.given("hands"), reader.given("talon")
    seen: list[Card] = []

    def cards(place: str, codes: Sequence[str], wanted: int) -> tuple[Card, ...]:
        found = tuple(card_named(f"{place}[{index}]", code) for index, code in enumerate(codes))
        for index, card in enumerate(found):
            if card in seen:
                reason = rb.CARD_TWICE(card=card, place=index + 1)
                raise RecordError(f"{place}[{index}]", card.code, (reason,))
            seen.append(card)
        if len(found) != wanted:
            reason = rb.WRONG_HAND_SIZE(number=len(found), wanted=wanted)
            raise RecordError(place, "", (reason,))
        return found

    dealt = [CardSet(cards(f"hands.{seat}", hands.get(seat.name, ()), 12)) for seat in Seat]
    halves = [cards(f"talon[{index}]", half, 3) for index, half in enumerate(talon)]
    if len(halves) != 2:
        raise RecordError("talon", "", (rb.RECORD_FIELD_MISSING(part="talon"),))
    first, second = halves
    return Deal(
        hands=(dealt[0], dealt[1], dealt[2], dealt[3]),
        talon=((first[0], first[1], first[2]), (second[0], second[1], second[2])),
    )


def _next_move(reader: _Reader, state: GameState) -> tuple[str, Seat, Move]:
    turn = state.turn
    assert turn is not None  # noqa: S101 - the caller asks only while a move is due
    match state.phase:
        case Bidding():
            place, row = reader.next("calls")
            seat, word = _pair(place, row)
            return place, seat, _word(place, state.dialect, word)
        case Calling():
            return "called_king", turn, _call(reader.given("called_king"))
        case TakingTalon():
            if reader.record.get("give_up"):
                return "give_up", turn, GiveUp()
            return "half", turn, TakeHalf(int(reader.given("half")))
        case LayingAway():
            codes = reader.given("layaway")
            cards = CardSet(card_named(f"layaway[{at}]", code) for at, code in enumerate(codes))
            return "layaway", turn, LayAway(cards)
        case Announcing() as phase:
            return _saying(reader, state, phase)
        case Playing():
            place, row = reader.next("plays")
            seat, code = _pair(place, row)
            return place, seat, PlayCard(card_named(place, code))
        case _:
            raise RecordError("", "", (rb.NOT_NOW(),))


def _pair(place: str, row: list[Any]) -> tuple[Seat, str]:
    if len(row) != 2:
        raise RecordError(place, str(row), (rb.RECORD_FIELD_MISSING(part=place),))
    return seat_named(place, row[0]), str(row[1])


def _word(place: str, dialect: Dialect, word: str) -> Move:
    plain: dict[str, Callable[[], Move]] = {"pass": Pass, "vorhand": Vorhand, "hold": Hold}
    if word in plain:
        return plain[word]()
    return Bid(contract_named(place, dialect, word))


def _call(word: object) -> Move:
    return CallFourth() if word == "fourth" else CallCard(card_named("called_king", word))


def _saying(reader: _Reader, state: GameState, phase: Announcing) -> tuple[str, Seat, Move]:
    """What the seat whose turn it is says next, or that it has said all.

    Its announcements come in its first turn, its contras as soon as they may be said.
    """
    turn = phase.turn
    spoken = reader.record.get("announcements") or []
    for index, row in enumerate(spoken):
        place = f"announcements[{index}]"
        seat, name = _pair(place, list(row))
        if seat is turn and phase.is_first_turn and index not in reader.said:
            reader.said.add(index)
            return place, seat, Announce(bonus_named(place, name))
    for index, row in enumerate(reader.record.get("contras") or []):
        key = len(spoken) + index
        place = f"contras[{index}]"
        if key in reader.said or seat_named(place, row[0]) is not turn:
            continue
        move = Contra(post_named(place, str(row[1])), Level(int(row[2])))
        if not against(view(state, turn), move):
            reader.said.add(key)
            return place, turn, move
    return "announcements", turn, Good()


def _expect_end(reader: _Reader) -> None:
    """Nothing may be left over: every row has been played."""
    for name in ("calls", "plays"):
        rows = reader.record.get(name) or []
        taken = reader.taken.get(name, 0)
        if taken < len(rows):
            reason = rb.RECORD_TOO_LONG(part=name)
            raise RecordError(f"{name}[{taken}]", str(rows[taken]), (reason,))
    spoken = reader.record.get("announcements") or []
    contras = reader.record.get("contras") or []
    for index, row in enumerate([*spoken, *contras]):
        if index not in reader.said:
            in_contras = index >= len(spoken)
            name = "contras" if in_contras else "announcements"
            place = f"{name}[{index - len(spoken) if in_contras else index}]"
            raise RecordError(place, str(row), (rb.RECORD_NEVER_POSSIBLE(part=name),))
