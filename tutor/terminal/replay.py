"""A recorded hand, move by move, with its reasons and its score."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine.contracts import Game
from engine.counting import thirds
from engine.dialect import Dialect
from engine.hand_records import replay_record
from engine.moves import Move, PlayCard
from engine.notation import RecordError, move_text
from engine.reasons import Reason, Verdict
from engine.records import Record, read_record
from engine.rules.judge import judge
from engine.rules.talon import judge_lay_away
from engine.rules.tricks import taken
from engine.scoring.ledger import Ledger
from engine.scoring.piles import side_cards, trick_cards
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import Ended, Ending, GameState, LayingAway, Playing, Trick
from engine.transition import apply, start
from engine.view import view
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.documents import Document, Layout, documents, is_json
from tutor.terminal.faults import refusal, table_of
from tutor.terminal.ledger import amounts_text, by_seat, entries, ledger_lines
from tutor.terminal.moves import said
from tutor.terminal.shapes import RECORD, check

UNFINISHED = "unfinished"

Step = tuple[GameState, Seat, Move]
"""The state before a move, whose move it was, and the move."""


@dataclass(frozen=True, slots=True)
class Replayer:
    """Tells recorded hands in a language, each move with its reasons if wished."""

    language: str
    with_reasons: bool

    def of_text(self, text: str) -> tuple[Layout, tuple[Answer, ...]]:
        """The hands of a file: one in TOML, or one or more in JSON."""
        if not is_json(text):
            return Layout.ONE, (self._told(lambda: read_record(text), None),)
        given = documents(text)
        return given.layout, tuple(map(self.of_object, given.objects))

    def of_object(self, document: Document) -> Answer:
        """The hand of one JSON object: a record, or an object with a record in it."""
        inner = document.get("record", document)
        record = inner if isinstance(inner, dict) else {}
        return self._told(lambda: _read(record), table_of(record))

    def _told(self, read: Callable[[], Record], dialect: Dialect | None) -> Answer:
        """The answer to a record, or to the move at which it is refused."""
        try:
            record = read()
        except RecordError as error:
            return refusal(error, Teller(self.language, dialect))
        return told(record, self.language, with_reasons=self.with_reasons)


def _read(document: Document) -> Record:
    check(document, RECORD)
    return Record(replay_record(document))


def told(record: Record, language: str, *, with_reasons: bool) -> Answer:
    """A hand: how it ended, its tricks and points, its moves and its score."""
    state = record.state
    teller = Teller(language, state.dialect)
    ledger = settle(outcome(state)) if isinstance(state.phase, Ended) else Ledger()
    steps = tuple(_steps(state))
    data: dict[str, Any] = {
        "status": _status(state),
        "winners": [trick.winner.name for trick in _tricks(state)],
        "thirds": _thirds(state),
        "totals": by_seat(ledger.totals),
        "entries": entries(ledger, teller),
    }
    if with_reasons:
        data["moves"] = [_move_data(step, teller) for step in steps]
    lines = (
        *_all_lines(steps, _tricks(state), teller, with_reasons=with_reasons),
        teller.phrase(f"ending-{data['status'].replace('_', '-')}"),
        *_points(data["thirds"], teller),
        *ledger_lines(ledger, teller),
    )
    return Answer(data, (*lines, *_claim(record, ledger, teller)))


def _status(state: GameState) -> str:
    return state.phase.ending.value if isinstance(state.phase, Ended) else UNFINISHED


def _tricks(state: GameState) -> tuple[Trick, ...]:
    return state.phase.tricks if isinstance(state.phase, (Playing, Ended)) else ()


def _thirds(state: GameState) -> dict[str, int]:
    """The card points in thirds: of the sides, or of each seat in Trischaken."""
    ended = state.phase
    if not isinstance(ended, Ended) or ended.table is None or ended.ending is not Ending.PLAYED:
        return {}
    won = {seat: trick_cards(ended, seat) for seat in Seat}
    match ended.table.undertaking.contract.game:
        case Game.TRISCHAKEN:
            return {seat.name: thirds(cards) for seat, cards in won.items()}
        case Game.NEGATIVE:
            declarer = ended.table.undertaking.declarer
            others = sum(thirds(cards) for seat, cards in won.items() if seat is not declarer)
            return {"declarer": thirds(won[declarer]), "defenders": others}
        case Game.BLACK | Game.SUIT:
            own, other = side_cards(state, ended, ended.table)
            return {"declarer": thirds(own), "defenders": thirds(other)}


def _claim(record: Record, ledger: Ledger, teller: Teller) -> Iterator[str]:
    """Whether the record claims other totals than these."""
    if record.totals is not None and record.totals != ledger.totals:
        yield teller.phrase("other-totals", amounts=amounts_text(record.totals))


# ----------------------------------------------------------------------------- moves


def _steps(state: GameState) -> Iterator[Step]:
    now = start(state.dialect, state.deal, state.factor)
    for seat, move in state.history:
        yield now, seat, move
        now = apply(now, move)


def _judged(before: GameState, seat: Seat) -> Verdict[Move]:
    """What the seat could have done, and why not the rest; in the lay-away card by card."""
    seen = view(before, seat)
    if not isinstance(before.phase, LayingAway):
        return judge(seen)
    by_card = judge_lay_away(seen, before.phase)
    return Verdict({PlayCard(card): reasons for card, reasons in by_card.against.items()})


def _move_data(step: Step, teller: Teller) -> dict[str, Any]:
    before, seat, move = step
    verdict = _judged(before, seat)
    return {
        "seat": seat.name,
        "phase": _phase(before),
        "move": move_text(move),
        "legal": [move_text(one) for one in verdict.legal],
        "illegal": {
            move_text(one): [teller.data(reason, "against") for reason in reasons]
            for one, reasons in verdict.illegal.items()
        },
        "obligations": [teller.data(reason) for reason in verdict.obligations],
    }


def _phase(before: GameState) -> str:
    """The phase in a word: ``bidding``, ``laying-away``."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", type(before.phase).__name__).lower()


# ----------------------------------------------------------------------------- lines


def _all_lines(
    steps: tuple[Step, ...], tricks: tuple[Trick, ...], teller: Teller, *, with_reasons: bool
) -> Iterator[str]:
    for (phase, number), group in groupby(steps, key=_heading):
        yield teller.phrase(f"phase-{phase}", number=number)
        for step in group:
            yield f"  {step[1]}: {said(step[2], teller)}"
            if with_reasons:
                yield from (f"      {line}" for line in _reasons(step, teller))
        if 0 < number <= len(tricks):
            yield f"  {_taken(tricks[number - 1], step[0], teller)}"


def _heading(step: Step) -> tuple[str, int]:
    """The phase, and in play the number of the trick."""
    before = step[0]
    number = before.phase.trick_number if isinstance(before.phase, Playing) else 0
    return _phase(before), number


def _taken(trick: Trick, before: GameState, teller: Teller) -> str:
    """Who takes the trick, and why."""
    undertaking = before.undertaking
    assert undertaking is not None  # noqa: S101 - somebody has undertaken what is played
    reason = taken(trick.cards, undertaking.contract, before.dialect).reason
    return teller.phrase("trick-of", seat=trick.winner.name, text=teller.text(reason))


def _reasons(step: Step, teller: Teller) -> Iterator[str]:
    before, seat, move = step
    verdict = _judged(before, seat)
    others = [said(one, teller) for one in verdict.legal if one != move]
    if others:
        yield teller.phrase("legal-too", moves=", ".join(others))
    yield from map(teller.text, verdict.obligations)
    against: dict[tuple[Reason, ...], list[str]] = {}
    for one, reasons in verdict.illegal.items():
        against.setdefault(reasons, []).append(said(one, teller))
    for reasons, moves in against.items():
        why = " ".join(teller.text(reason, "against") for reason in reasons)
        yield teller.phrase("not-legal", moves=", ".join(moves), text=why)


def _points(points: dict[str, int], teller: Teller) -> Iterator[str]:
    for who, value in points.items():
        yield teller.phrase(f"points-of-{who.lower()}", thirds=value)
