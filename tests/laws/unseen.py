"""The same hand with cards swapped that a seat cannot see."""

from __future__ import annotations

import random

from engine.cards import Card, CardSet
from engine.deal import Deal
from engine.moves import Announce, Contra, LayAway, Move
from engine.seats import Seat
from engine.state import Announcing, Ended, Ending, GameState, Playing
from engine.transition import IllegalMove, apply, start
from engine.view import view


def seen_by(state: GameState, seat: Seat) -> set[Card]:
    """All cards whose place a seat can tell from what lay open to it."""
    seen = view(state, seat)
    known = set(seen.hand) | set(seen.away) | set(seen.talon) | set(state.deal.hand(seat))
    known |= {card for _, cards in seen.open_hands for card in cards}
    if isinstance(state.phase, (Playing, Ended)):
        known |= {card for trick in state.phase.tricks for card in trick.all_cards}
        known |= set(state.phase.trick)
    if isinstance(state.phase, (Announcing, Playing, Ended)) and state.phase.table is not None:
        known |= set(state.phase.table.shown)
    if seat is _declarer(state):
        known |= {card for _, move in state.history for card in _laid(move)}
    return known


def _declarer(state: GameState) -> Seat | None:
    return state.undertaking.declarer if state.undertaking else None


def _laid(move: Move) -> CardSet:
    return move.cards if isinstance(move, LayAway) else CardSet()


def swapped(state: GameState, seat: Seat, rng: random.Random) -> GameState | None:
    """The hand with two unseen cards in each other's place, played through the same
    history; None where there are none, or where somebody could not have done what he did."""
    unseen = [card for card in Card if card not in seen_by(state, seat)]
    if len(unseen) < 2:
        return None
    one, other = rng.sample(unseen, 2)
    turned = {one: other, other: one}
    try:
        rebuilt = start(state.dialect, _deal(state.deal, turned), state.factor)
        for _, move in state.history:
            rebuilt = apply(rebuilt, _move(move, turned))
    except IllegalMove:
        return None
    return rebuilt if _told(rebuilt) == _told(state) else None


def _told(state: GameState) -> tuple[bool, CardSet, frozenset[tuple[Seat, bool]]]:
    """What the cards of a hand can make everybody see besides what is done: that a suit
    game is lost at once (PO-7b, DE-7b), cards laid away for want of others (AL-7b), and
    the side of each who has said something, where that is stated with it (GT-5e)."""
    is_lost = isinstance(state.phase, Ended) and state.phase.ending is Ending.LOST_AT_ONCE
    table = state.phase.table if isinstance(state.phase, (Announcing, Playing, Ended)) else None
    shown = table.shown if table is not None else CardSet()
    return is_lost, shown, _stated(state) if state.dialect.contras.sides_are_stated else frozenset()


def _stated(state: GameState) -> frozenset[tuple[Seat, bool]]:
    said = (seat for seat, move in state.history if isinstance(move, (Announce, Contra)))
    return frozenset((seat, state.is_on_declarer_side(seat)) for seat in said)


def _deal(deal: Deal, turned: dict[Card, Card]) -> Deal:
    p1, p2, p3, p4 = (CardSet(turned.get(card, card) for card in hand) for hand in deal.hands)
    (a, b, c), (d, e, f) = (tuple(turned.get(card, card) for card in half) for half in deal.talon)
    return Deal((p1, p2, p3, p4), ((a, b, c), (d, e, f)))


def _move(move: Move, turned: dict[Card, Card]) -> Move:
    """What was laid away face down goes with the swap; all else was said or seen."""
    if isinstance(move, LayAway):
        return LayAway(CardSet(turned.get(card, card) for card in move.cards))
    return move
