"""What an estimate tells: for each contract how often it is made and what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from engine.calls import Call
from engine.cards import Card, CardSet
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.reasons import Reason
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Spread:
    """A mean and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Query:
    """The question: twelve cards, whose they are, at which table, after which auction.

    ``calls`` are the words said so far, in order; it is then that seat's turn.
    """

    dialect: Dialect
    hand: CardSet
    seat: Seat = Seat.P1
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """What one contract is worth with this hand.

    ``win`` is the share of deals in which it is made, corrected by what play shows;
    None in Trischaken, where there is no game to make. ``open_win`` is the same with
    all cards open, uncorrected. ``score`` is what the declarer gets a deal, bonuses
    included, in points of the dialect. ``undecided`` is the share of worlds in which
    the solver ran out of nodes and the deal was played out instead. ``gap`` is how
    much less it scores than the best contract, on the same worlds; None for the best.
    ``called`` is the king or queen that is called.
    """

    contract: Contract
    win: Spread | None
    open_win: float | None
    score: Spread
    samples: int
    undecided: float
    gap: Spread | None = None
    called: Card | None = None

    @property
    def is_too_close(self) -> bool:
        """Whether the worlds cannot tell it from the best contract."""
        return self.gap is not None and self.gap.low <= 0 <= self.gap.high


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A contract that may not be bid now, and why."""

    contract: Contract
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """All contracts that may be bid now, the best expected score first, and those that
    may not. ``samples`` counts the worlds, ``done`` says whether more would change
    nothing that was asked for."""

    query: Query
    rows: tuple[Row, ...]
    forbidden: tuple[Forbidden, ...]
    samples: int
    seed: int
    done: bool = False

    @property
    def best(self) -> Row | None:
        """The contract with the highest expected score; None if nothing may be bid."""
        return self.rows[0] if self.rows else None
