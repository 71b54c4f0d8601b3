"""What a seat knows of the cards that it does not see: which they are, and how many of
them lie where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import NO_CARDS, PACK, Card, CardSet
from engine.contracts import Contract, Talon
from engine.rules.talon import cards_to_lay
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    Ended,
    LayingAway,
    Playing,
    Spoken,
    Table,
    TakingTalon,
    Undertaking,
)
from engine.view import View


class Pile(Enum):
    """Where cards may lie unseen besides the hands."""

    TALON = "talon"
    AWAY = "away"
    """The declarer's lay-away."""


Spot = Seat | Pile
"""A hand, or a pile."""
Half = tuple[Card, Card, Card]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat knows. ``unseen`` are the cards whose place it does not know, ``room``
    how many of them lie where.

    ``fallen`` are the cards that each seat has played, from P1 to P4, and ``dripped``
    those that went from the talon to a trick. ``taken`` are the talon cards that
    everybody saw the declarer take, ``left`` those that were seen and not taken;
    ``shown`` lay open in the lay-away. ``talon`` are its halves, where these lay open.
    """

    view: View
    unseen: CardSet
    room: tuple[tuple[Spot, int], ...]
    fallen: tuple[CardSet, CardSet, CardSet, CardSet]
    dripped: tuple[Card, ...]
    taken: CardSet
    left: CardSet
    shown: CardSet
    talon: tuple[Half, Half] | None

    @property
    def undertaking(self) -> Undertaking | None:
        """What is played, once that is settled."""
        return undertaking_of(self.view)

    def fallen_of(self, seat: Seat) -> CardSet:
        """What a seat has played."""
        return self.fallen[seat - 1]


def know(view: View) -> Knowledge:
    """What that seat knows. Raises TypeError at the end of a hand."""
    if isinstance(view.phase, Ended):
        message = "the hand has ended"
        raise TypeError(message)
    fallen, dripped = _fallen(view), _dripped(view)
    taken = _taken(view)
    left, shown = _left(view, taken), shown_of(view)
    seen = view.hand | view.away | left | shown | CardSet(dripped)
    for cards in (*fallen, *dict(view.open_hands).values()):
        seen |= cards
    return Knowledge(
        view=view,
        unseen=PACK - seen,
        room=_room(view, fallen, len(dripped), len(shown)),
        fallen=fallen,
        dripped=dripped,
        taken=taken,
        left=left,
        shown=shown,
        talon=_talon(view),
    )


def undertaking_of(view: View) -> Undertaking | None:
    """What is played, once that is settled."""
    match view.phase:
        case Bidding() | Ended():
            return None
        case Calling() | TakingTalon() | LayingAway():
            return view.phase.undertaking
        case Announcing(table=table) | Playing(table=table):
            return table.undertaking


def table_of(view: View) -> Table | None:
    """What is settled before the first card, once it is."""
    match view.phase:
        case Announcing(table=table) | Playing(table=table):
            return table
        case _:
            return None


def has_laid_away(view: View) -> bool:
    """Whether talon and lay-away are over, where the contract has them."""
    return isinstance(view.phase, (Announcing, Playing))


def spoken_of(view: View) -> Spoken:
    """All that was announced and doubled."""
    match view.phase:
        case Announcing(spoken=spoken) | Playing(spoken=spoken):
            return spoken
        case _:
            return Spoken()


def shown_of(view: View) -> CardSet:
    """The cards that had to be shown when they were laid away."""
    table = table_of(view)
    return table.shown if table is not None else NO_CARDS


def _declarer(view: View) -> Seat | None:
    undertaking = undertaking_of(view)
    return None if undertaking is None else undertaking.declarer


def _contract(view: View) -> Contract | None:
    undertaking = undertaking_of(view)
    return None if undertaking is None else undertaking.contract


def _fallen(view: View) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    bits = [0, 0, 0, 0]
    if isinstance(view.phase, Playing):
        lying = [(trick.leader, trick.cards) for trick in view.phase.tricks]
        for leader, cards in (*lying, (view.phase.leader, view.phase.trick)):
            for place, card in enumerate(cards):
                bits[(leader - 1 + place) % 4] |= 1 << card
    one, two, three, four = (CardSet.of_bits(cards) for cards in bits)
    return one, two, three, four


def _dripped(view: View) -> tuple[Card, ...]:
    if not isinstance(view.phase, Playing):
        return ()
    return tuple(trick.dripped for trick in view.phase.tricks if trick.dripped is not None)


def _has_taken_all(view: View) -> bool:
    """Whether the declarer has all six cards of the talon."""
    contract = _contract(view)
    takes_all = contract is not None and contract.talon in (Talon.ALL_SHOWN, Talon.ALL_UNSEEN)
    return takes_all and not isinstance(view.phase, (Calling, TakingTalon))


def _taken(view: View) -> CardSet:
    """The talon cards that everybody knows the declarer to have taken."""
    if view.halves is not None:
        half = view.phase.half if isinstance(view.phase, LayingAway) else None
        table = table_of(view)
        half = half if table is None else table.half
        return NO_CARDS if half is None else view.halves[half]
    return view.talon if _has_taken_all(view) else NO_CARDS


def _talon(view: View) -> tuple[Half, Half] | None:
    if view.halves is None:
        return None
    (a, b, c), (d, e, f) = view.halves
    return (a, b, c), (d, e, f)


def _left(view: View, taken: CardSet) -> CardSet:
    """The talon cards that were seen and not taken; what dripped is in the tricks."""
    return NO_CARDS if view.halves is None else view.talon - taken


def _room(
    view: View, fallen: tuple[CardSet, CardSet, CardSet, CardSet], dripped: int, shown: int
) -> tuple[tuple[Spot, int], ...]:
    """How many unseen cards lie where; places with none are left out."""
    declarer, opened = _declarer(view), dict(view.open_hands)
    room: dict[Spot, int] = {
        seat: 12 - len(fallen[seat - 1])
        for seat in Seat
        if seat is not view.seat and seat not in opened
    }
    contract = _contract(view)
    is_talon_gone = view.halves is not None or _has_taken_all(view)
    room[Pile.TALON] = 0 if is_talon_gone else 6 - dripped
    if isinstance(view.phase, LayingAway) and declarer in room:
        room[declarer] += cards_to_lay(view.phase)
    if table_of(view) is not None and declarer is not view.seat and contract is not None:
        laid = {Talon.HALF: 3, Talon.ALL_SHOWN: 6, Talon.ALL_UNSEEN: 6}.get(contract.talon, 0)
        room[Pile.AWAY] = laid - shown
    return tuple((spot, number) for spot, number in room.items() if number)
