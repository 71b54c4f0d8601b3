"""What one seat may know of a hand, and the part of it that play needs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import NO_CARDS, Card, CardSet
from engine.contracts import Bonus, Contract, Game, Talon
from engine.dialect import Dialect
from engine.parts import Ouvert
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Ended,
    GameState,
    LayingAway,
    Phase,
    Playing,
    Spoken,
    Table,
    TakingTalon,
    Undertaking,
)


@dataclass(frozen=True, slots=True)
class PlayView:
    """A hand that is to play to a trick.

    ``trick`` holds the cards that lie already, in the order they were played;
    ``trick_number`` runs from 1 to 12. ``announced`` are those cards that the seat
    must hold for a trick of their own, with its number: its own side's birds and
    King ultimo.
    """

    dialect: Dialect
    contract: Contract
    hand: CardSet
    trick: tuple[Card, ...] = ()
    trick_number: int = 1
    announced: tuple[tuple[Card, int], ...] = ()

    @property
    def game(self) -> Game:
        """The class of game being played."""
        return self.contract.game

    @property
    def leads(self) -> bool:
        """Whether the seat plays the first card of the trick."""
        return not self.trick


Sides = tuple[tuple[Seat, bool], ...]
"""Seats whose side is known, with whether it is the declarer's."""


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it; it holds nothing that the seat may not know.

    ``called`` is the called card where the seat knows it, ``sides`` what it knows of
    who plays with whom, ``table_sides`` what everybody knows. ``away`` is the
    declarer's own lay-away, ``talon`` what has been turned up, ``halves`` its two halves
    where these lay open, ``open_hands`` what lies open in an ouvert game. ``bound`` are
    own cards that must be kept for their trick.
    """

    dialect: Dialect
    seat: Seat
    hand: CardSet
    phase: Phase
    factor: int
    called: Card | None = None
    sides: Sides = ()
    table_sides: Sides = ()
    away: CardSet = NO_CARDS
    talon: CardSet = NO_CARDS
    open_hands: tuple[tuple[Seat, CardSet], ...] = ()
    bound: tuple[tuple[Card, int], ...] = ()
    halves: tuple[CardSet, CardSet] | None = None

    @property
    def play(self) -> PlayView:
        """The part that play needs. Raises TypeError in another phase."""
        if not isinstance(self.phase, Playing):
            message = "no trick is being played"
            raise TypeError(message)
        phase = self.phase
        return PlayView(
            self.dialect,
            phase.table.undertaking.contract,
            self.hand,
            phase.trick,
            phase.trick_number,
            self.bound,
        )

    def side_of(self, seat: Seat) -> bool | None:
        """Whether a seat plays with the declarer, if this seat knows."""
        return dict(self.sides).get(seat)

    def table_side_of(self, seat: Seat) -> bool | None:
        """Whether a seat plays with the declarer, if everybody knows."""
        return dict(self.table_sides).get(seat)


def view(state: GameState, seat: Seat) -> View:
    """The hand as that seat sees it now."""
    undertaking = state.undertaking
    is_declarer = undertaking is not None and undertaking.declarer is seat
    public = _public_sides(state)
    return View(
        dialect=state.dialect,
        seat=seat,
        hand=state.hand(seat),
        phase=state.phase,
        factor=state.factor,
        called=state.called if _knows_called(state, seat) else None,
        sides=_known_sides(state, seat, public),
        table_sides=public,
        away=state.away if is_declarer else NO_CARDS,
        talon=_open_talon(state),
        open_hands=open_hands(state),
        bound=bound_cards(state, seat),
        halves=_open_halves(state),
    )


def bound_cards(state: GameState, seat: Seat) -> tuple[tuple[Card, int], ...]:
    """Cards of a seat that its own side has announced for a trick of their own."""
    spoken = _spoken(state)
    found = []
    for bonus in spoken.announced:
        card, trick = target(bonus, state.called)
        announcer = spoken.announcer(bonus)
        if card is None or announcer is None or card not in state.hand(seat):
            continue
        if state.is_on_declarer_side(announcer) == state.is_on_declarer_side(seat):
            found.append((card, trick))
    return tuple(found)


def target(bonus: Bonus, called: Card | None) -> tuple[Card | None, int]:
    """The card that a bonus is about, and the trick in which it must fall."""
    if bonus.bird is not None:
        return bonus.bird.card, bonus.bird.trick
    return (called, 12) if bonus is Bonus.KING_ULTIMO else (None, 0)


def open_hands(state: GameState) -> tuple[tuple[Seat, CardSet], ...]:
    """The hands that lie open in an ouvert game (GT-13b, PO-13b, DE-13b)."""
    undertaking = state.undertaking
    if not isinstance(state.phase, Playing) or undertaking is None:
        return ()
    if not undertaking.contract.ouvert:
        return ()
    if state.dialect.play.ouvert is Ouvert.DECLARER_FROM_START:
        declarer = undertaking.declarer
        return ((declarer, state.hand(declarer)),)
    if not state.phase.tricks:
        return ()
    return tuple((seat, state.hand(seat)) for seat in Seat)


def _spoken(state: GameState) -> Spoken:
    match state.phase:
        case Announcing(spoken=spoken) | Playing(spoken=spoken) | Ended(spoken=spoken):
            return spoken
        case _:
            return Spoken()


def _table(state: GameState) -> Table | None:
    match state.phase:
        case Announcing(table=table) | Playing(table=table) | Ended(table=table):
            return table
        case _:
            return None


def _open_talon(state: GameState) -> CardSet:
    """The talon cards that have been turned up: both halves, or those that dripped."""
    cards = CardSet(state.deal.talon[0] + state.deal.talon[1])
    table = _table(state)
    if isinstance(state.phase, TakingTalon) or (table is not None and table.is_talon_open):
        return cards
    if isinstance(state.phase, LayingAway):
        undertaking: Undertaking = state.phase.undertaking
        is_open = state.phase.half is not None or undertaking.contract.talon is Talon.ALL_SHOWN
        return cards if is_open else NO_CARDS
    if isinstance(state.phase, (Playing, Ended)):
        return CardSet(trick.dripped for trick in state.phase.tricks if trick.dripped is not None)
    return NO_CARDS


def _open_halves(state: GameState) -> tuple[CardSet, CardSet] | None:
    """The halves of a talon that was opened for one of them to be taken."""
    undertaking = state.undertaking
    if undertaking is None or undertaking.contract.talon is not Talon.HALF:
        return None
    first, second = state.deal.talon
    return (CardSet(first), CardSet(second)) if _open_talon(state) else None


def _is_called_card_seen(state: GameState) -> bool:
    """Whether the called card lies open: it has fallen, or the talon shows it."""
    if state.called is None:
        return False
    if state.called in _open_talon(state):
        return True
    if isinstance(state.phase, (Playing, Ended)):
        fallen = [card for trick in state.phase.tricks for card in trick.cards]
        return state.called in (*fallen, *state.phase.trick)
    return False


def _knows_called(state: GameState, seat: Seat) -> bool:
    undertaking = state.undertaking
    if state.called is None or undertaking is None:
        return False
    is_public = not undertaking.fourth or _is_called_card_seen(state)
    return is_public or seat is undertaking.declarer or seat is state.partner


def _public_sides(state: GameState) -> Sides:
    """What everybody knows of the sides (CO-12, GT-5e, CZ-5c)."""
    undertaking = state.undertaking
    if undertaking is None or undertaking.contract.game is Game.TRISCHAKEN:
        return ()
    declarer = undertaking.declarer
    if not undertaking.contract.calls_king or _is_partner_public(state):
        return tuple((seat, state.is_on_declarer_side(seat)) for seat in Seat)
    known = {declarer: True}
    if state.dialect.contras.sides_are_stated:
        known |= {one.seat: state.is_on_declarer_side(one.seat) for one in _spoken(state).said}
    return tuple(sorted(known.items()))


def _is_partner_public(state: GameState) -> bool:
    """Whether the called card is seen, its holder has announced King ultimo, or, where
    calls state the side, the partner has spoken."""
    if _is_called_card_seen(state):
        return True
    spoken = _spoken(state)
    announcer = spoken.announcer(Bonus.KING_ULTIMO)
    if announcer is not None and state.called in state.deal.hand(announcer):
        return True
    is_stated = state.dialect.contras.sides_are_stated
    return is_stated and any(one.seat is state.partner for one in spoken.said)


def _known_sides(state: GameState, seat: Seat, public: Sides) -> Sides:
    undertaking = state.undertaking
    if undertaking is None or isinstance(state.phase, Bidding):
        return ()
    if undertaking.contract.game is Game.TRISCHAKEN or state.called is None:
        return public
    if seat is state.partner:
        return tuple((one, state.is_on_declarer_side(one)) for one in Seat)
    own = {**dict(public), seat: state.is_on_declarer_side(seat)}
    return tuple(sorted(own.items()))
