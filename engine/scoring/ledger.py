"""The score sheet of a hand: lines with their reasons; totals are sums of columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from engine.reasons import Reason
from engine.seats import Seat

Amount = Fraction | int
Amounts = tuple[Amount, Amount, Amount, Amount]
"""What each seat gets, from P1 to P4; negative where it pays."""
Factor = tuple[Reason, int]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: what for, the value before factors, what multiplies it, who gets what.

    A line that is struck out stays on the sheet, with the reason, and counts nothing.
    """

    reason: Reason
    base: int
    amounts: Amounts
    factors: tuple[Factor, ...] = ()
    struck: Reason | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """All lines of a hand."""

    entries: tuple[Entry, ...] = ()

    @property
    def totals(self) -> Amounts:
        """What each seat gets in all."""
        counted = [entry.amounts for entry in self.entries if entry.struck is None]
        return amounts({seat: sum(row[seat - 1] for row in counted) for seat in Seat})

    @property
    def is_balanced(self) -> bool:
        """Whether what is won is what is paid."""
        return sum(self.totals) == 0


def amounts(by_seat: dict[Seat, Amount]) -> Amounts:
    """What each seat gets, nothing for those not named; whole numbers stay whole."""
    p1, p2, p3, p4 = (_whole(by_seat.get(seat, 0)) for seat in Seat)
    return (p1, p2, p3, p4)


def _whole(amount: Amount) -> Amount:
    return int(amount) if amount == int(amount) else amount


def times(factors: Iterable[Factor]) -> int:
    """All factors together."""
    product = 1
    for _, factor in factors:
        product *= factor
    return product
