"""The state of a hand from what a seat knows and a way to deal what it does not."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.cards import NO_CARDS, Card, CardSet
from engine.contracts import Talon
from engine.deal import Deal
from engine.evaluate.sampling.knowledge import Half, Knowledge, Pile, Spot, has_laid_away
from engine.seats import Seat
from engine.state import GameState, LayingAway

Cards = dict[Spot, CardSet]
"""The unseen cards that lie at each spot."""


def rebuilt(known: Knowledge, called: Card | None, cards: Cards, rng: random.Random) -> GameState:
    """The hand with these cards where the seat cannot see them."""
    view = known.view
    opened = {**cards, **dict(view.open_hands), view.seat: view.hand}
    hands = [opened.get(seat, NO_CARDS) for seat in Seat]
    dealt = [hand | fallen for hand, fallen in zip(hands, known.fallen, strict=True)]
    away, taken = NO_CARDS, known.taken
    if known.undertaking is not None:
        declarer = known.undertaking.declarer
        hidden = cards.get(Pile.AWAY, NO_CARDS)
        away = view.away if declarer is view.seat else known.shown | hidden
        owned = dealt[declarer - 1] | away
        if _has_taken_unseen(known):
            taken = _some_talon(owned, view.dialect.auction.least_tarocks, rng)
        dealt[declarer - 1] = owned - taken
    return GameState(
        dialect=view.dialect,
        deal=Deal(_four(dealt), _talon(known, taken, cards.get(Pile.TALON, NO_CARDS), rng)),
        hands=_four(hands),
        phase=view.phase,
        away=away,
        called=called,
        factor=view.factor,
    )


def _four(hands: Sequence[CardSet]) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    one, two, three, four = hands
    return one, two, three, four


def _has_taken_unseen(known: Knowledge) -> bool:
    undertaking, phase = known.undertaking, known.view.phase
    if undertaking is None or undertaking.contract.talon is not Talon.ALL_UNSEEN:
        return False
    return isinstance(phase, LayingAway) or has_laid_away(known.view)


def _some_talon(owned: CardSet, least_tarocks: int, rng: random.Random) -> CardSet:
    """Six of the declarer's cards, as the talon may have been: the twelve dealt cards are
    no hand that would have been dealt again."""
    cards = list(owned)
    while True:
        talon = CardSet(rng.sample(cards, 6))
        if len((owned - talon).tarocks) >= least_tarocks:
            return talon


def _talon(
    known: Knowledge, taken: CardSet, hidden: CardSet, rng: random.Random
) -> tuple[Half, Half]:
    """The talon as it was dealt; hidden cards in any order, after those that dripped."""
    if known.talon is not None:
        return known.talon
    rest = list(hidden | taken)
    rng.shuffle(rest)
    a, b, c, d, e, f = (*known.dripped, *rest)
    return (a, b, c), (d, e, f)
