"""How a game is lost: what the lost deals have in common and the won ones have not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine import findings as fd
from engine.advice.model import Query
from engine.advice.plans import Plan
from engine.advice.worlds import Result
from engine.cards import COLOURED_SUITS, KINGS, MOND, SKUS, Card, CardSet, Suit
from engine.contracts import Game, Talon
from engine.deal import Deal
from engine.reasons import Reason, Rule
from engine.seats import Seat

FEWEST = 8
"""Lost deals, and won ones, from which on something can be said of them."""
CONTRAST = 12
"""By how many of a hundred lost deals must differ from won ones."""
MOST = 3
LONG, WEAK, POOR = 6, 3, 1
"""Tarocks that make an opponent long, a partner weak, the talon poor."""


class Trait(NamedTuple):
    """Something that may hold in a deal, with the rule that tells it and its arguments."""

    holds: Callable[[Deal], bool]
    rule: Rule
    about: dict[str, object]


def losses(
    query: Query, plan: Plan, deals: Sequence[Deal], results: Sequence[Result]
) -> tuple[Reason, ...]:
    """The traits that mark the lost deals most, the clearest first; none where too few
    deals are lost, or too few won."""
    lost = [deal for deal, one in zip(deals, results, strict=True) if one.is_won is False]
    won = [deal for deal, one in zip(deals, results, strict=True) if one.is_won]
    if len(lost) < FEWEST or len(won) < FEWEST:
        return ()
    found = []
    for trait in traits(query, plan):
        in_lost, in_won = _percent(trait, lost), _percent(trait, won)
        if in_lost - in_won >= CONTRAST:
            reason = trait.rule(**trait.about, percent=in_lost, other=in_won)
            found.append((in_lost - in_won, reason))
    found.sort(key=lambda one: one[0], reverse=True)
    return tuple(reason for _, reason in found[:MOST])


def _percent(trait: Trait, deals: Sequence[Deal]) -> int:
    return round(100 * sum(map(trait.holds, deals)) / len(deals))


def traits(query: Query, plan: Plan) -> Iterator[Trait]:
    """What is looked for in deals where this hand plays that plan."""
    others = [seat for seat in Seat if seat is not query.seat]
    if plan.contract.game is Game.NEGATIVE:
        yield from _negative(query.hand, others)
        return
    against = _Opponents(others, plan.called)
    if plan.contract.game is Game.BLACK:
        yield from _black(query.hand, plan, against)
    for king in query.hand & KINGS:
        yield Trait(against.void_in(king.suit), fd.LOSS_KING_TRUMPED, {"card": king})


class _Opponents(NamedTuple):
    """Those who play against the declarer: not the holder of the called card."""

    others: list[Seat]
    called: Card | None

    def hands(self, deal: Deal) -> Iterator[CardSet]:
        return (deal.hand(seat) for seat in self.others if self.called not in deal.hand(seat))

    def void_in(self, suit: Suit) -> Callable[[Deal], bool]:
        return lambda deal: any(not hand.of(suit) for hand in self.hands(deal))

    def hold(self, card: Card) -> Callable[[Deal], bool]:
        return lambda deal: any(card in hand for hand in self.hands(deal))

    def have_long(self, deal: Deal) -> bool:
        return any(len(hand.tarocks) >= LONG for hand in self.hands(deal))

    def partner_is_weak(self, deal: Deal) -> bool:
        partners = [deal.hand(seat) for seat in self.others if self.called in deal.hand(seat)]
        return any(len(hand.tarocks) <= WEAK for hand in partners)

    def called_in_talon(self, deal: Deal) -> bool:
        return self.called in (*deal.talon[0], *deal.talon[1])


def _black(hand: CardSet, plan: Plan, against: _Opponents) -> Iterator[Trait]:
    yield Trait(against.have_long, fd.LOSS_LONG_OPPONENT, {"number": LONG})
    for top in CardSet((SKUS, MOND)) - hand:
        yield Trait(against.hold(top), fd.LOSS_TOP_AGAINST, {"card": top})
    if plan.called is not None:
        yield Trait(against.called_in_talon, fd.LOSS_CALLED_IN_TALON, {"card": plan.called})
        yield Trait(against.partner_is_weak, fd.LOSS_WEAK_PARTNER, {"number": WEAK})
    if plan.contract.talon in (Talon.HALF, Talon.ALL_UNSEEN, Talon.ALL_SHOWN):
        yield Trait(_is_talon_poor, fd.LOSS_POOR_TALON, {"number": POOR})


def _is_talon_poor(deal: Deal) -> bool:
    return sum(card.is_tarock for half in deal.talon for card in half) <= POOR


def _negative(hand: CardSet, others: list[Seat]) -> Iterator[Trait]:
    """Who shuns tricks loses where the others have nothing left to take them with."""
    for suit in COLOURED_SUITS:
        if hand.of(suit):
            yield Trait(_two_are_void(others, suit), fd.LOSS_SUIT_RUNS_OUT, {"suit": suit})
    if hand.tarocks:
        yield Trait(
            lambda deal: any(not deal.hand(seat).tarocks for seat in others), fd.LOSS_NO_TAROCK, {}
        )


def _two_are_void(others: list[Seat], suit: Suit) -> Callable[[Deal], bool]:
    return lambda deal: sum(not deal.hand(seat).of(suit) for seat in others) >= 2
