"""A hand in play with all cards open: what the solver is asked about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, CardSet
from engine.contracts import Contract, Game
from engine.counting import thirds
from engine.dialect import Dialect
from engine.scoring.piles import talon_parts
from engine.seats import Seat
from engine.state import GameState, Playing
from engine.view import bound_cards

Hands = tuple[CardSet, CardSet, CardSet, CardSet]
"""The cards of each seat, from P1 to P4."""


@dataclass(frozen=True, slots=True)
class Position:
    """Four open hands in the middle of play, and what the declarer's side has already.

    ``partner`` is None where the declarer plays alone. ``trick`` holds the cards that
    lie, in the order played from ``leader`` on; ``tricks_played`` counts the finished
    tricks. ``own`` is what the declarer's side owns so far, in thirds: its tricks, the
    lay-away and its part of the talon. ``tricks_of`` are the tricks that each seat has
    won, from P1 to P4. ``bound`` are announced cards with their holder and their trick.
    """

    dialect: Dialect
    contract: Contract
    hands: Hands
    declarer: Seat
    partner: Seat | None
    leader: Seat
    trick: tuple[Card, ...] = ()
    tricks_played: int = 0
    own: int = 0
    tricks_of: tuple[int, int, int, int] = (0, 0, 0, 0)
    bound: tuple[tuple[Seat, Card, int], ...] = ()

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return self.leader.next(len(self.trick))

    @property
    def game(self) -> Game:
        """The class of game being played."""
        return self.contract.game

    @property
    def line(self) -> int:
        """The thirds from which a positive game is won."""
        return self.dialect.counting.win_line_thirds

    def hand(self, seat: Seat) -> CardSet:
        """The cards of a seat."""
        return self.hands[seat - 1]

    def is_on_declarer_side(self, seat: Seat) -> bool:
        """Whether a seat is the declarer or the partner."""
        return seat in (self.declarer, self.partner)


def position(state: GameState) -> Position:
    """The open-card position of a hand in play. Raises TypeError in another phase."""
    phase = state.phase
    if not isinstance(phase, Playing):
        message = "no trick is being played"
        raise TypeError(message)
    undertaking = phase.table.undertaking
    own_talon, _ = talon_parts(state, phase.table)
    won = CardSet(
        card
        for trick in phase.tricks
        if state.is_on_declarer_side(trick.winner)
        for card in trick.all_cards
    )
    tricks_of = [sum(trick.winner is seat for trick in phase.tricks) for seat in Seat]
    return Position(
        dialect=state.dialect,
        contract=undertaking.contract,
        hands=state.hands,
        declarer=undertaking.declarer,
        partner=state.partner,
        leader=phase.leader,
        trick=phase.trick,
        tricks_played=len(phase.tricks),
        own=thirds(won | state.away | own_talon),
        tricks_of=(tricks_of[0], tricks_of[1], tricks_of[2], tricks_of[3]),
        bound=tuple((seat, *one) for seat in Seat for one in bound_cards(state, seat)),
    )


class Status(StrEnum):
    """What the solver found about the declarer's game."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"
    """The budget ran out before it could tell."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A verdict with best play by everyone, and the nodes it took."""

    status: Status
    nodes: int


@dataclass(frozen=True, slots=True)
class CardVerdict:
    """What becomes of the declarer's game if that card is played now.

    ``own`` is what the declarer's side ends with in thirds, where that was asked for
    and found.
    """

    card: Card
    status: Status
    own: int | None = None
