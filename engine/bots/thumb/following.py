"""Which card to play to a trick in a game for points: the first rule that applies."""

from __future__ import annotations

from collections.abc import Callable

from engine import thumbbook as tb
from engine.bots.thumb.glance import Glance, Thought, cheapest, dearest
from engine.cards import MOND, PAGAT, SKUS, Card, CardSet, Suit
from engine.contracts import Game

Follow = Callable[[Glance], Thought | None]

RICH = 12
"""Thirds in a trick that one spends a high tarock on."""
POOR = 6
"""Thirds in a trick that one does not spend a high tarock on."""
HIGH = Card.T17
"""From here on a tarock is high."""
KEEPS_PAGAT = 6
"""Tarocks with which the Pagat is kept for the last trick."""
_TOPS = CardSet((MOND, SKUS))


def feed_partner(seen: Glance) -> Thought | None:
    """What is sure to be the own side's trick is filled with points."""
    if not _is_surely_ours(seen):
        return None
    given = seen.legal - _TOPS - seen.winners.tarocks
    if PAGAT in given and not _keeps_pagat(seen):
        return PAGAT, tb.THUMB_PAGAT_HOME(card=PAGAT)
    given = given.remove(PAGAT)
    if not given:
        return None
    card = dearest(given)
    return card, tb.THUMB_FEED_PARTNER(card=card)


def _is_surely_ours(seen: Glance) -> bool:
    """Whether a friend takes the trick so far and no foe can change that."""
    winner, winning = seen.winner, seen.winning
    if winner is None or winning is None or not seen.is_friend(winner):
        return False
    if seen.is_last or all(seen.is_friend(seat) for seat in seen.to_come):
        return True
    if not seen.is_top(winning):
        return False
    return winning.is_tarock or seen.contract.game is Game.SUIT or not seen.unseen.tarocks


def _keeps_pagat(seen: Glance) -> bool:
    return len(seen.hand.tarocks) >= KEEPS_PAGAT and seen.contract.game is Game.BLACK


def pagat_home(seen: Glance) -> Thought | None:
    """Last to play, the Pagat takes a trick without a tarock and is safe."""
    if not seen.is_last or PAGAT not in seen.winners or _keeps_pagat(seen):
        return None
    return PAGAT, tb.THUMB_PAGAT_HOME(card=PAGAT)


def win_at_the_end(seen: Glance) -> Thought | None:
    """Last to play one takes the trick with as little as it needs, the points of the suit
    included; a poor trick is not worth a high tarock."""
    winners = seen.winners
    if not seen.is_last or not winners or _is_friends(seen):
        return None
    in_suit = winners.coloured
    if in_suit:
        return dearest(in_suit), tb.THUMB_WIN_CHEAPLY(card=dearest(in_suit))
    card = min(winners.remove(PAGAT) or winners)
    is_too_dear = card >= HIGH and seen.worth <= POOR and seen.legal - winners
    return None if is_too_dear else (card, tb.THUMB_WIN_CHEAPLY(card=card))


def _is_friends(seen: Glance) -> bool:
    return seen.winner is not None and seen.is_friend(seen.winner)


def king_while_fresh(seen: Glance) -> Thought | None:
    """A king, or the highest card left, takes the first round of its suit."""
    led = seen.phase.trick[0].suit
    sure = [card for card in seen.winners.of(led) if seen.is_top(card)]
    if led is Suit.TAROCKS or not sure or not seen.is_safe_from_trumps(led):
        return None
    if seen.contract.game is not Game.SUIT and seen.has_been_led(led) and seen.unseen.tarocks:
        return None
    return max(sure), tb.THUMB_KING_WHILE_FRESH(card=max(sure))


def win_rich_trick(seen: Glance) -> Thought | None:
    """For a rich trick a tarock that will hold, or else the highest."""
    winners = seen.winners.tarocks
    if not winners or seen.worth < RICH or _is_friends(seen) or seen.contract.game is Game.SUIT:
        return None
    high = CardSet(card for card in winners if card >= HIGH) or CardSet((max(winners),))
    return min(high), tb.THUMB_WIN_RICH_TRICK(card=min(high))


def trump(seen: Glance) -> Thought | None:
    """Who has none of the suit led trumps it with the lowest tarock that does."""
    led = seen.phase.trick[0].suit
    winners = seen.winners.tarocks.remove(PAGAT) - _TOPS
    if led is Suit.TAROCKS or not winners or seen.contract.game is Game.SUIT:
        return None
    if _is_friends(seen) and seen.winning is not None and seen.winning.is_tarock:
        return None
    return min(winners), tb.THUMB_WIN_CHEAPLY(card=min(winners))


def third_hand_high(seen: Glance) -> Thought | None:
    """Third to a tarock one plays a high one, unless the trick is a friend's already."""
    led = seen.phase.trick[0].suit
    if led is not Suit.TAROCKS or len(seen.phase.trick) != 2 or _is_friends(seen):
        return None
    high = CardSet(card for card in seen.winners if card >= Card.T15) - _TOPS
    return (min(high), tb.THUMB_WIN_CHEAPLY(card=min(high))) if high else None


def leave_it(seen: Glance) -> Thought:
    """Else the card that is worth least."""
    card = cheapest(seen.legal)
    return card, tb.THUMB_LEAVE_IT(card=card)


FOLLOWS: tuple[Follow, ...] = (
    feed_partner,
    pagat_home,
    win_at_the_end,
    king_while_fresh,
    win_rich_trick,
    trump,
    third_hand_high,
)


def follow(seen: Glance) -> Thought:
    """The card to play to the trick, and why."""
    for rule in FOLLOWS:
        thought = rule(seen)
        if thought is not None:
            return thought
    return leave_it(seen)
