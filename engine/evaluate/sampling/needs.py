"""What asks for a number of unseen cards: no hand with too few tarocks, suit games with too
many, a lay-away for want of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import PACK, SUIT_CARDS, CardSet, Suit
from engine.contracts import Game, Talon, Title
from engine.evaluate.sampling.knowledge import Knowledge, Pile, Spot, table_of
from engine.evaluate.sampling.limits import Case, Limits, bidder_of
from engine.seats import Seat
from engine.state import LayingAway

_TAROCKS = SUIT_CARDS[Suit.TAROCKS]
_COLOURED = PACK.coloured


class Need(NamedTuple):
    """At least so many of some cards lie at these spots together."""

    spots: tuple[Spot, ...]
    cards: CardSet
    least: int


def needs(limits: Limits, case: Case) -> tuple[Need, ...]:
    """All that a case asks for, as far as what lies open does not meet it."""
    known = limits.known
    found = [*_for_no_redeal(known), *_for_suit_game(known)]
    if case.is_short and not known.shown:
        found.append(Need((Pile.AWAY,), limits.may_go(case)[1], 1))
    return tuple(need for need in found if need.least > 0)


def _owned(known: Knowledge, seat: Seat) -> tuple[Spot, ...]:
    """Where the unseen cards of a seat may lie, its lay-away included."""
    bidder = bidder_of(known.view)
    own = (seat, Pile.AWAY) if bidder is not None and bidder[0] is seat else (seat,)
    room = dict(known.room)
    return tuple(spot for spot in own if spot in room)


def _for_no_redeal(known: Knowledge) -> Iterator[Need]:
    """Every hand was dealt tarocks enough (GT-3)."""
    least = known.view.dialect.auction.least_tarocks
    bidder = bidder_of(known.view)
    for seat in Seat:
        spots = _owned(known, seat)
        if not spots:
            continue
        dealt, seen = _TAROCKS, known.fallen_of(seat)
        if bidder is not None and seat is bidder[0]:
            dealt, seen = _TAROCKS - known.taken, seen | known.shown
        yield Need(spots, dealt, least - len(seen & dealt))


def _for_suit_game(known: Knowledge) -> Iterator[Need]:
    """Suit cards enough to bid a suit game, and not to lose it at once (PO-7b, DE-7b)."""
    bidder = bidder_of(known.view)
    if bidder is None or bidder[1].game is not Game.SUIT:
        return
    declarer, contract = bidder
    spots, room = _owned(known, declarer), dict(known.room)
    if not spots:
        return
    rules, fallen = known.view.dialect.laying_away, known.fallen_of(declarer)
    if contract.title is Title.FARBENSOLO:
        least = known.view.dialect.auction.least_suit_cards
        yield Need(spots, _COLOURED, least - len(fallen.coloured))
    if contract.talon is not Talon.HALF:
        return
    has_taken = isinstance(known.view.phase, LayingAway) or table_of(known.view) is not None
    if rules.tarocks_lose_suit_game is not None and has_taken:
        most = rules.tarocks_lose_suit_game - 1 - len((fallen | known.shown).tarocks)
        yield Need(spots, _COLOURED, sum(room[spot] for spot in spots) - most)
    if table_of(known.view) is not None:
        least = rules.suit_cards_to_keep - len(fallen.coloured)
        yield Need(tuple(spot for spot in spots if spot is declarer), _COLOURED, least)
