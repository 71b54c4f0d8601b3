"""How a hand came out: all that the score depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contracts import Bonus, Contract, Title
from engine.dialect import Dialect
from engine.moves import Level, Post
from engine.seats import Seat
from engine.state import Ending

PerSeat = tuple[int, int, int, int]
"""A number for each seat, from P1 to P4."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A bonus as it came out. ``for_declarer``: which side gets its value.

    ``is_made`` is False where the other side profits from a failure.
    """

    bonus: Bonus
    for_declarer: bool
    is_announced: bool
    is_made: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a hand at a table.

    ``game_won`` is None where nothing depends on it: Trischaken, and hands that
    were not played. ``thirds`` and ``tricks`` are per seat, in tricks only; they
    matter in Trischaken. ``levels`` are the contras that count. ``own_losses`` are
    seats that doubled their own loss; ``aims`` whether those who aimed at a number of
    tricks beside a Piccolo made it. ``factor`` multiplies every amount.
    """

    dialect: Dialect
    ending: Ending
    contract: Contract | None = None
    declarer: Seat = Seat.P1
    partner: Seat | None = None
    game_won: bool | None = None
    bonuses: tuple[Scored, ...] = ()
    levels: tuple[tuple[Post, Level], ...] = ()
    thirds: PerSeat = (0, 0, 0, 0)
    tricks: PerSeat = (0, 0, 0, 0)
    own_losses: frozenset[Seat] = frozenset()
    aims: tuple[tuple[Seat, Title, bool], ...] = ()
    factor: int = 1

    @property
    def valat(self) -> Scored | None:
        """The Valat, if one was made, or announced and missed."""
        return next((one for one in self.bonuses if one.bonus is Bonus.VALAT), None)

    def level(self, post: Post) -> Level:
        """How often a post is doubled."""
        return dict(self.levels).get(post, Level.PLAIN)

    def is_on_declarer_side(self, seat: Seat) -> bool:
        """Whether a seat is the declarer or the partner."""
        return seat in (self.declarer, self.partner)
