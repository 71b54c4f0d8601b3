"""One card of the hand changed for another, in the same deals: what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.advice.correction import correction
from engine.advice.model import Query
from engine.advice.plans import Plan, plan_for
from engine.advice.rows import Record
from engine.advice.worlds import results
from engine.cards import KINGS, MOND, PACK, SKUS, Card, CardSet
from engine.deal import Deal
from engine.rules.bidding import against_contract
from engine.seats import FOREHAND
from engine.state import Bidding
from engine.view import View

TOPS = CardSet((SKUS, MOND)) | KINGS
"""The cards that are given or taken away."""


class Swap(NamedTuple):
    """A card taken in, another given for it."""

    card: Card
    instead: Card


class Effect(NamedTuple):
    """What a swap does to a plan and its rival: their records with the changed hand."""

    swap: Swap
    plan: Record
    rival: Record | None


def swaps(hand: CardSet) -> tuple[Swap, ...]:
    """Each top card that the hand lacks for its lowest card of that suit, and each that it
    has for the lowest it has not."""
    return tuple(_swaps(hand))


def _swaps(hand: CardSet) -> Iterator[Swap]:
    unseen = PACK - hand
    for top in TOPS - hand:
        own = [card for card in hand.of(top.suit) if card not in TOPS and card is not Card.T1]
        if own:
            yield Swap(top, min(own))
    for top in TOPS & hand:
        free = [card for card in unseen.of(top.suit) if card not in TOPS and card is not Card.T1]
        if free:
            yield Swap(min(free), top)


def effect(
    query: Query, swap: Swap, plan: Plan, rival: Plan | None, deals: Sequence[Deal]
) -> Effect | None:
    """The plan and its rival with one card changed in every deal; None if the new hand may
    not bid the plan."""
    changed = replace(query, hand=swapped_hand(query.hand, swap))
    dealt = [swapped_deal(deal, swap) for deal in deals]
    record = _record(changed, plan, dealt)
    if record is None:
        return None
    return Effect(swap, record, None if rival is None else _record(changed, rival, dealt))


def _record(query: Query, plan: Plan, deals: Sequence[Deal]) -> Record | None:
    seen = View(query.dialect, query.seat, query.hand, Bidding(FOREHAND), factor=1)
    if against_contract(seen, plan.contract):
        return None
    new = plan_for(query, plan.contract)
    return Record(new, results(query, new, deals), correction(query.dialect, plan.contract))


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
