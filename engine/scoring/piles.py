"""Who owns which cards at the end (section 1.4)."""

from __future__ import annotations

from engine.cards import CardSet
from engine.contracts import Talon
from engine.parts import KingInSolo
from engine.scoring.contras import lies_in_talon
from engine.seats import Seat
from engine.state import Ended, GameState, Table


def trick_cards(ended: Ended, seat: Seat) -> CardSet:
    """The cards in a seat's tricks, what dripped included."""
    return CardSet(
        card for trick in ended.tricks if trick.winner is seat for card in trick.all_cards
    )


def side_cards(state: GameState, ended: Ended, table: Table) -> tuple[CardSet, CardSet]:
    """What the declarer's side and the defenders own: tricks, lay-away, own talon part."""
    declarers, defenders = state.away, CardSet()
    for seat in Seat:
        if state.is_on_declarer_side(seat):
            declarers |= trick_cards(ended, seat)
        else:
            defenders |= trick_cards(ended, seat)
    own, left = talon_parts(state, table)
    return declarers | own, defenders | left


def talon_parts(state: GameState, table: Table) -> tuple[CardSet, CardSet]:
    """The talon cards that go to the declarer's side at the end, and to the defenders."""
    first, second = (CardSet(half) for half in state.deal.talon)
    match table.undertaking.contract.talon:
        case Talon.HALF:
            return CardSet(), (second, first)[table.half or 0]
        case Talon.DEFENDERS:
            stays = state.dialect.calling.in_solo is KingInSolo.STAYS
            if stays or not lies_in_talon(state):
                return CardSet(), first | second
            return (first, second) if state.called in first else (second, first)
        case _:
            return CardSet(), CardSet()
