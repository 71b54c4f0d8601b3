"""A match: hands one after the other, with running totals and an end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from engine.contracts import Game
from engine.dialect import Dialect
from engine.parts import MatchEnd
from engine.scoring.ledger import Amount, Amounts
from engine.seats import Seat

ROUND = 4
"""Deals of a round: one by each player."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One finished deal of a match, in the seats of the match (not of the hand).

    A redeal is none.
    """

    totals: Amounts
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """The deals of a match so far."""

    dialect: Dialect
    hands: tuple[Hand, ...] = ()

    @property
    def totals(self) -> Amounts:
        """The running total of each player."""
        columns: list[Amount] = [sum(hand.totals[seat - 1] for hand in self.hands) for seat in Seat]
        return (columns[0], columns[1], columns[2], columns[3])

    @property
    def next_factor(self) -> int:
        """What the next deal counts: doubled for each Trischaken among the last deals
        (DE-17f)."""
        return factor_after(self.dialect, [hand.game for hand in self.hands])

    @property
    def is_over(self) -> bool:
        """Whether the match has ended (GT-18, PO-18, AL-18, CZ-18, DE-18)."""
        settling = self.dialect.settling
        played = len(self.hands)
        match settling.match_end:
            case MatchEnd.DEALS:
                return played >= settling.target
            case MatchEnd.DEALS_AND_DOUBLES:
                return played >= settling.target and self.next_factor == 1
            case MatchEnd.POINTS:
                return played % ROUND == 0 and max(self.totals) >= settling.target
            case _:
                assert_never(settling.match_end)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who leads; after the end, who has won, several if level (AL-18)."""
        return tuple(seat for seat in Seat if self.totals[seat - 1] == max(self.totals))


def factor_after(dialect: Dialect, games: Sequence[Game | None]) -> int:
    """The factor of the deal after these: two for each Trischaken among the last ones."""
    window = dialect.settling.doubled_deals
    recent = games[-window:] if window else ()
    return int(2 ** sum(game is Game.TRISCHAKEN for game in recent))
