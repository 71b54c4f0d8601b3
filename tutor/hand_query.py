"""What an address asks about a hand: its cards, whose they are, at which table, after
which auction, with which seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.advice.estimate import bidding
from engine.advice.model import Query
from engine.calls import Call, after_calls, calls_text, passed_until, read_calls
from engine.card_text import hand_text, parse_hand
from engine.cards import CardSet
from engine.dialect import Dialect
from engine.dialects import table
from engine.notation import RecordError
from engine.reasons import Reason, Refused
from engine.seats import FOREHAND, Seat
from tutor.auction import words

SEED = 1
"""The seed of who names none."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with an address: the reasons; of a call that is not allowed also which
    it is, and its number from 1."""

    reasons: tuple[Reason, ...]
    call: Call | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class HandQuery:
    """What is asked, as far as it can be understood.

    ``text`` is the hand as it was written, None if none was; ``hand`` the twelve cards
    if it is a hand. ``calls`` are those before the first that is not allowed. The faults
    are those of the table, of the hand, and of the auction.
    """

    dialect: Dialect
    seat: Seat = FOREHAND
    calls: tuple[Call, ...] = ()
    seed: int = SEED
    text: str | None = None
    hand: CardSet | None = None
    table_fault: Fault | None = None
    hand_fault: Fault | None = None
    auction_fault: Fault | None = None

    @property
    def query(self) -> Query | None:
        """The question about the hand; None where something is wrong."""
        if self.hand is None or self.auction_fault is not None:
            return None
        return Query(self.dialect, self.hand, self.seat, self.calls)

    @property
    def address(self) -> dict[str, str]:
        """The same question as it stands in an address, always in the same way."""
        text = self.text if self.hand is None else hand_text(self.hand)
        parts = {
            "hand": text,
            "table": self.dialect.table,
            "seat": self.seat.name,
            "auction": calls_text(self.calls),
            "seed": str(self.seed),
        }
        return {name: part for name, part in parts.items() if part}


def read(given: Mapping[str, str], at: Dialect) -> HandQuery:
    """What an address asks; ``at`` is the table where it names none. Without an auction
    everybody before the seat has passed."""
    asked = HandQuery(at, text=given.get("hand"), seed=_seed(given.get("seed", "")))
    asked = _with_table(asked, given.get("table", ""))
    asked = _with_hand(asked)
    seat = given.get("seat", "").upper()
    asked = replace(asked, seat=Seat[seat] if seat in Seat.__members__ else FOREHAND)
    text = given.get("auction")
    if text is None:
        calls = passed_until(asked.dialect, asked.seat)
        return checked(replace(asked, calls=calls))
    try:
        return checked(replace(asked, calls=read_calls(asked.dialect, text)))
    except Refused as refused:
        return replace(asked, auction_fault=Fault((refused.reason,)))


def checked(asked: HandQuery) -> HandQuery:
    """The question with what its auction has wrong: a call that is not allowed, or that it
    is not the seat's turn then."""
    try:
        after_calls(asked.dialect, asked.calls)
    except RecordError as error:
        return _cut(asked, int(error.place.partition("[")[2].rstrip("]")), error.reasons)
    if asked.hand is None:
        return asked
    for number, (seat, word) in enumerate(asked.calls):
        if seat is asked.seat:
            reasons = words(asked.dialect, asked.calls[:number], asked.hand).against[word]
            if reasons:
                return _cut(asked, number, reasons)
    try:
        bidding(Query(asked.dialect, asked.hand, asked.seat, asked.calls))
    except Refused as refused:
        return replace(asked, auction_fault=Fault((refused.reason,)))
    return asked


def _cut(asked: HandQuery, number: int, reasons: tuple[Reason, ...]) -> HandQuery:
    """The question with the auction before its call of that number, counted from 0."""
    fault = Fault(reasons, asked.calls[number], number + 1)
    return replace(asked, calls=asked.calls[:number], auction_fault=fault)


def _seed(text: str) -> int:
    is_number = text.isascii() and text.isdecimal() and len(text) <= 15
    return int(text) if is_number else SEED


def _with_table(asked: HandQuery, name: str) -> HandQuery:
    """A plus in an address may have become a space."""
    if not name:
        return asked
    try:
        return replace(asked, dialect=table("+".join(name.replace("+", " ").split())))
    except Refused as refused:
        return replace(asked, table_fault=Fault((refused.reason,)))


def _with_hand(asked: HandQuery) -> HandQuery:
    if asked.text is None:
        return asked
    try:
        return replace(asked, hand=parse_hand(asked.text))
    except Refused as refused:
        return replace(asked, hand_fault=Fault((refused.reason,)))
