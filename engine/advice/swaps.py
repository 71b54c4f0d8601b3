"""One card of the hand changed for another, in the same deals: what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.advice.correction import correction
from engine.advice.model import Query
from engine.advice.plans import plan_for
from engine.advice.rows import Record
from engine.advice.worlds import results
from engine.cards import KINGS, MOND, PACK, SKUS, TRULL, Card, CardSet
from engine.contracts import Contract
from engine.deal import Deal
from engine.rules.bidding import against_contract
from engine.seats import FOREHAND
from engine.state import Bidding
from engine.view import View

BUDGET = 4_000
"""Nodes for each world: differences need less care than the rate itself."""
TOPS = CardSet((SKUS, MOND)) | KINGS
"""The cards that are given or taken away."""


class Swap(NamedTuple):
    """A card taken in, another given for it."""

    card: Card
    instead: Card


def swaps(hand: CardSet) -> tuple[Swap, ...]:
    """Each top card that the hand lacks for its lowest card of that suit, and each that it
    has for the lowest it has not."""
    return tuple(_swaps(hand))


def _swaps(hand: CardSet) -> Iterator[Swap]:
    for top in TOPS - hand:
        own = hand.of(top.suit) - TOPS - TRULL
        if own:
            yield Swap(top, min(own))
    for top in TOPS & hand:
        free = (PACK - hand).of(top.suit) - TOPS - TRULL
        if free:
            yield Swap(min(free), top)


def tried(
    query: Query, contract: Contract, deals: Sequence[Deal], swap: Swap | None = None
) -> Record | None:
    """A contract in these deals, with one card changed in each of them if a swap is named;
    None if the changed hand may not bid it."""
    if swap is not None:
        query = replace(query, hand=swapped_hand(query.hand, swap))
        deals = [swapped_deal(deal, swap) for deal in deals]
    seen = View(query.dialect, query.seat, query.hand, Bidding(FOREHAND), factor=1)
    if against_contract(seen, contract):
        return None
    plan = plan_for(query, contract)
    found = results(query, plan, deals, BUDGET)
    return Record(plan, found, correction(query.dialect, contract))


def swapped_hand(hand: CardSet, swap: Swap) -> CardSet:
    """The hand after the swap."""
    return hand.remove(swap.instead).add(swap.card)


def swapped_deal(deal: Deal, swap: Swap) -> Deal:
    """The deal in which the two cards have changed places."""
    card, instead = swap
    other = {card: instead, instead: card}
    p1, p2, p3, p4 = (_exchange(hand, card, instead) for hand in deal.hands)
    (a, b, c), (d, e, f) = (tuple(other.get(one, one) for one in half) for half in deal.talon)
    return Deal((p1, p2, p3, p4), ((a, b, c), (d, e, f)))


def _exchange(hand: CardSet, card: Card, instead: Card) -> CardSet:
    if card in hand:
        return hand.remove(card).add(instead)
    return hand.remove(instead).add(card) if instead in hand else hand
