"""A hand in play with all cards open: what the solver is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.cards import Card, CardSet
from engine.contracts import Contract, Game, Talon
from engine.counting import thirds
from engine.dialect import Dialect
from engine.rules.tricks import taken
from engine.scoring.piles import talon_parts
from engine.seats import Seat
from engine.state import GameState, Playing
from engine.view import bound_cards

if TYPE_CHECKING:  # numpy is loaded where arrays are made, not with the types
    import numpy as np
    import numpy.typing as npt

Hands = tuple[CardSet, CardSet, CardSet, CardSet]
"""The cards of each seat, from P1 to P4."""


@dataclass(frozen=True, slots=True)
class Position:
    """Four open hands in the middle of play, and what the declarer's side has already.

    ``partner`` is None where the declarer plays alone. ``trick`` holds the cards that
    lie, in the order played from ``leader`` on; ``tricks_played`` counts the finished
    tricks. ``own`` is what the declarer's side owns so far, in thirds: its tricks, the
    lay-away and its part of the talon. ``tricks_of`` are the tricks that each seat has
    won, from P1 to P4. ``bound`` are announced cards with their holder and their trick,
    ``called`` is the called card. For Trischaken, where everyone is for himself,
    ``thirds_of`` is what each seat has won so far, from P1 to P4, and ``drips`` are the
    talon cards that go with the coming tricks, the trick on the table first.
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
    called: Card | None = None
    thirds_of: tuple[int, int, int, int] = (0, 0, 0, 0)
    drips: tuple[Card, ...] = ()

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


def after(position: Position, card: Card) -> Position:
    """The position when whoever is to play has played that card, which is not judged."""
    hands = list(position.hands)
    hands[position.turn - 1] = position.hand(position.turn).remove(card)
    now = replace(
        position,
        hands=(hands[0], hands[1], hands[2], hands[3]),
        trick=(*position.trick, card),
    )
    return now if len(now.trick) < 4 else _after_trick(now)


def _after_trick(full: Position) -> Position:
    winner = full.leader.next(taken(full.trick, full.contract, full.dialect).place)
    won = thirds((*full.trick, *full.drips[:1]))
    gained = won if full.is_on_declarer_side(winner) else 0
    p1, p2, p3, p4 = (
        count + (seat is winner) for seat, count in zip(Seat, full.tricks_of, strict=True)
    )
    q1, q2, q3, q4 = (
        count + (won if seat is winner else 0)
        for seat, count in zip(Seat, full.thirds_of, strict=True)
    )
    return replace(
        full,
        leader=winner,
        trick=(),
        tricks_played=full.tricks_played + 1,
        own=full.own + gained,
        tricks_of=(p1, p2, p3, p4),
        thirds_of=(q1, q2, q3, q4),
        drips=full.drips[1:],
    )


def position(state: GameState) -> Position:
    """The open-card position of a hand in play. Raises TypeError in another phase."""
    return positions((state,))[0]


def positions(states: Sequence[GameState]) -> list[Position]:
    """The open-card positions of layouts of one hand in play, in all of which the same
    cards have fallen. Raises TypeError in another phase."""
    phase = states[0].phase
    if not isinstance(phase, Playing):
        message = "no trick is being played"
        raise TypeError(message)
    tricks_of, thirds_of = [0, 0, 0, 0], [0, 0, 0, 0]
    for trick in phase.tricks:
        tricks_of[trick.winner - 1] += 1
        thirds_of[trick.winner - 1] += thirds(trick.all_cards)
    t1, t2, t3, t4 = tricks_of
    p1, p2, p3, p4 = thirds_of
    return [_position(state, phase, (t1, t2, t3, t4), (p1, p2, p3, p4)) for state in states]


def _position(
    state: GameState,
    phase: Playing,
    tricks_of: tuple[int, int, int, int],
    thirds_of: tuple[int, int, int, int],
) -> Position:
    undertaking, partner = phase.table.undertaking, state.partner
    own_talon, _ = talon_parts(state, phase.table)
    own = sum(thirds_of[seat - 1] for seat in Seat if seat in (undertaking.declarer, partner))
    return Position(
        dialect=state.dialect,
        contract=undertaking.contract,
        hands=state.hands,
        declarer=undertaking.declarer,
        partner=partner,
        leader=phase.leader,
        trick=phase.trick,
        tricks_played=len(phase.tricks),
        own=own + thirds(state.away | own_talon),
        tricks_of=tricks_of,
        bound=tuple((seat, *one) for seat in Seat for one in bound_cards(state, seat)),
        called=state.called,
        thirds_of=thirds_of,
        drips=_drips(state, phase),
    )


def _drips(state: GameState, phase: Playing) -> tuple[Card, ...]:
    """The talon cards that the coming tricks bring with them."""
    if phase.table.undertaking.contract.talon is not Talon.DRIP:
        return ()
    return (state.deal.talon[0] + state.deal.talon[1])[len(phase.tricks) :]


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


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the solver makes of one of many layouts.

    ``status`` is what the search proved. ``is_won`` is the same where it proved
    something, else how a quick playout ended; ``result`` is what that playout brought,
    in thirds for the declarer's side, in a negative game in tricks for the declarer.
    """

    status: Status
    is_won: bool
    result: int
    nodes: int


@dataclass(frozen=True, slots=True)
class CardTable:
    """What becomes of each card in each of many layouts: a row a card, a column a layout.

    ``won`` is whether the declarer's game is won then, as far as ``decided`` proved by
    search, else by a quick playout. ``result`` is what that playout brings after the
    card: thirds for the declarer's side, tricks for the declarer in a negative game, and
    in Trischaken, where nothing is won or decided, thirds for the seat that plays.
    """

    cards: tuple[Card, ...]
    won: npt.NDArray[np.bool_]
    decided: npt.NDArray[np.bool_]
    result: npt.NDArray[np.int16]
    nodes: int
