"""The score sheet of a hand: each line with its value, its factors and who gets what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.outcome_records import read_outcome
from engine.scoring.ledger import Amount, Amounts, Entry, Ledger
from engine.scoring.settlement import settle
from engine.seats import Seat
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.documents import Document
from tutor.terminal.shapes import OUTCOME, check


def settlement(document: Document, language: str) -> Answer:
    """What a finished hand counts. Raises RecordError if the outcome cannot be read."""
    check(document, OUTCOME)
    outcome = read_outcome(document)
    ledger = settle(outcome)
    teller = Teller(language, outcome.dialect)
    return Answer(
        data={
            "totals": by_seat(ledger.totals),
            "entries": entries(ledger, teller),
            "balanced": ledger.is_balanced,
        },
        lines=tuple(ledger_lines(ledger, teller)),
    )


def by_seat(amounts: Amounts) -> dict[str, int | float]:
    """Amounts by the names of the seats."""
    return {seat.name: number(amounts[seat - 1]) for seat in Seat}


def number(amount: Amount) -> int | float:
    """The amount as JSON has it: whole, or with a half."""
    return int(amount) if amount == int(amount) else float(amount)


def entries(ledger: Ledger, teller: Teller) -> list[dict[str, Any]]:
    """The lines for machines."""
    return [_entry(entry, teller) for entry in ledger.entries]


def _entry(entry: Entry, teller: Teller) -> dict[str, Any]:
    return {
        **teller.data(entry.reason),
        "base": entry.base,
        "factors": [{"rule": reason.rule.id, "factor": factor} for reason, factor in entry.factors],
        "amounts": by_seat(entry.amounts),
        "struck": entry.struck is not None,
    }


def ledger_lines(ledger: Ledger, teller: Teller) -> Iterator[str]:
    """The lines for people, and the totals."""
    for entry in ledger.entries:
        yield teller.text(entry.reason)
        yield f"  {_sum(entry, teller)}: {amounts_text(entry.amounts)}"
        if entry.struck is not None:
            yield f"  {teller.phrase('struck', text=teller.text(entry.struck))}"
    yield teller.phrase("totals", amounts=amounts_text(ledger.totals))
    if not ledger.is_balanced:
        yield teller.phrase("unbalanced")


def _sum(entry: Entry, teller: Teller) -> str:
    return " ".join([str(entry.base), *(teller.text(reason) for reason, _ in entry.factors)])


def amounts_text(amounts: Amounts) -> str:
    """What each seat gets: ``P1 +3, P2 −1``."""
    return ", ".join(f"{seat} {_signed(amounts[seat - 1])}" for seat in Seat)


def _signed(amount: Amount) -> str:
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    return f"{sign}{number(max(amount, -amount))}"
