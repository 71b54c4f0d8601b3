"""Which card to lead in a game for points, by rule of thumb: the first that applies."""

from __future__ import annotations

from collections.abc import Callable

from engine import thumbbook as tb
from engine.bots.thumb.glance import Glance, Thought, cheapest
from engine.cards import COLOURED_SUITS, KINGS, Card, CardSet, Suit
from engine.contracts import Game
from engine.reasons import Rule

Lead = Callable[[Glance], Thought | None]

MIDDLE = (Card.T10, Card.T15)
"""The tarocks that a middling lead is taken from: never below the X."""
LONG = 6
"""Tarocks with which one leads them."""
FRESH_KING_GUARDS = 2
"""Cards beside a king with which it still holds its first round more often than not."""


def cash_sure_trick(seen: Glance) -> Thought | None:
    """Once no tarock can trump, high cards of the suits are tricks."""
    is_suit_game = seen.contract.game is Game.SUIT
    if not is_suit_game and seen.unseen.tarocks:
        return None
    sure = [card for card in seen.legal.coloured if seen.is_top(card)]
    if not sure:
        return None
    card = max(sure, key=lambda one: (len(seen.hand.of(one.suit)), one))
    return card, tb.THUMB_CASH_SURE_TRICK(card=card)


def tops(seen: Glance) -> Thought | None:
    """With more tarocks than all others together can stand, draw them from the top."""
    own = seen.legal.tarocks
    if not own or not _draws_tarocks(seen) or 2 * len(own) < len(seen.unseen.tarocks):
        return None
    card = max(own)
    return (card, tb.THUMB_LEAD_TOPS(card=card)) if seen.is_top(card) else None


def middle_tarock(seen: Glance) -> Thought | None:
    """A lone or strong declarer leads a middling tarock: the others must spend high ones."""
    own = seen.legal.tarocks
    if len(own) < LONG or not _draws_tarocks(seen):
        return None
    low, high = MIDDLE
    middling = [card for card in own if low <= card <= high]
    if not middling:
        return None
    return max(middling), tb.THUMB_LEAD_MIDDLE_TAROCK(card=max(middling))


def _draws_tarocks(seen: Glance) -> bool:
    """Whether the player gains when tarocks are drawn: on the declarer's side."""
    return seen.view.side_of(seen.seat) is True and bool(seen.unseen.tarocks)


def small_tarock(seen: Glance) -> Thought | None:
    """With a bird to bring home tarocks are led, the small ones first."""
    own = seen.legal.tarocks
    if not seen.view.bound or len(own) < LONG - 1 or not seen.unseen.tarocks:
        return None
    bound = CardSet(card for card, _ in seen.view.bound)
    small = own - bound
    return (min(small), tb.THUMB_LEAD_SMALL_TAROCK(card=min(small))) if small else None


def fresh_king(seen: Glance) -> Thought | None:
    """A king holds best in the first round of its suit, while everybody follows."""
    kings = [
        king
        for king in seen.legal & KINGS
        if not seen.has_been_led(king.suit)
        and len(seen.hand.of(king.suit)) <= FRESH_KING_GUARDS + 1
        and seen.is_safe_from_trumps(king.suit)
        and king is not seen.view.called
    ]
    if not kings:
        return None
    card = min(kings, key=lambda king: len(seen.hand.of(king.suit)))
    return card, tb.THUMB_LEAD_KING(card=card)


def called_suit(seen: Glance) -> Thought | None:
    """The declarer reaches the partner with a small card of the called suit."""
    called = seen.view.called
    if not seen.is_declarer or called is None or called not in seen.unseen:
        return None
    own = seen.legal.of(called.suit)
    if not own or seen.has_been_led(called.suit):
        return None
    card = cheapest(own)
    return card, tb.THUMB_LEAD_CALLED_SUIT(card=card)


def return_suit(seen: Glance) -> Thought | None:
    """The partner goes on with what the declarer has led."""
    declarer = seen.undertaking.declarer
    if seen.is_declarer or not seen.is_friend(declarer):
        return None
    for trick in reversed(seen.phase.tricks):
        suit = trick.cards[0].suit
        if trick.leader is declarer and seen.legal.of(suit):
            own = seen.legal.of(suit)
            card = max(own) if suit is Suit.TAROCKS else cheapest(own)
            return card, tb.THUMB_RETURN_SUIT(card=card)
    return None


def force_tarocks(seen: Glance) -> Thought | None:
    """A suit that a foe must trump costs that foe tarocks."""
    if seen.contract.game is Game.SUIT:
        return None
    foes = [seat for seat in seen.voids if seen.is_foe(seat)]
    empty = {suit for seat in foes for suit in seen.voids[seat]} - {Suit.TAROCKS}
    own = CardSet(card for card in seen.legal.coloured if card.suit in empty)
    if not own:
        return None
    card = cheapest(own)
    return card, tb.THUMB_FORCE_TAROCKS(card=card)


def short_suit(seen: Glance) -> Thought | None:
    """With few tarocks one leads a short suit, to trump it later."""
    if seen.contract.game is Game.SUIT or not 1 <= len(seen.hand.tarocks) <= 3:
        return None
    return _from_suit(seen, tb.THUMB_LEAD_SHORT_SUIT, longest=False)


def long_suit(seen: Glance) -> Thought | None:
    """Else the longest suit, from its lowest card."""
    return _from_suit(seen, tb.THUMB_LEAD_LONG_SUIT, longest=True)


def _from_suit(seen: Glance, rule: Rule, *, longest: bool) -> Thought | None:
    """The cheapest card of such a suit, but of the called one only for want of others."""
    called = seen.view.called
    avoided = called.suit if called is not None and not seen.is_declarer else None
    held = [seen.legal.of(suit) for suit in COLOURED_SUITS if seen.legal.of(suit)]
    wished = [cards for cards in held if next(iter(cards)).suit is not avoided] or held
    if not wished:
        return None
    by_length = max if longest else min
    card = cheapest(by_length(wished, key=len))
    return card, rule(card=card)


def anything(seen: Glance) -> Thought:
    """The cheapest card, when only tarocks are left."""
    card = cheapest(seen.legal)
    return card, tb.THUMB_LEAVE_IT(card=card)


_SOLO: tuple[Lead, ...] = (cash_sure_trick, tops, middle_tarock, fresh_king, long_suit)
_CALLER: tuple[Lead, ...] = (
    cash_sure_trick,
    small_tarock,
    tops,
    fresh_king,
    middle_tarock,
    called_suit,
    long_suit,
)
_PARTNER: tuple[Lead, ...] = (
    cash_sure_trick,
    small_tarock,
    return_suit,
    tops,
    fresh_king,
    short_suit,
    long_suit,
)
_DEFENDER: tuple[Lead, ...] = (
    cash_sure_trick,
    fresh_king,
    force_tarocks,
    short_suit,
    long_suit,
)


def lead(seen: Glance) -> Thought:
    """The card to lead, and why."""
    if seen.is_declarer:
        rules = _CALLER if seen.contract.calls_king else _SOLO
    else:
        rules = _PARTNER if seen.view.side_of(seen.seat) else _DEFENDER
    for rule in rules:
        thought = rule(seen)
        if thought is not None:
            return thought
    return anything(seen)
