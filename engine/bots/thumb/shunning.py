"""Which card to play where tricks or points are shunned: Bettler, Piccolo, Trischaken."""

from __future__ import annotations

from collections.abc import Callable

from engine import thumbbook as tb
from engine.bots.thumb.glance import Glance, Thought
from engine.cards import Card
from engine.contracts import Game
from engine.counting import RAW

Shun = Callable[[Glance], Thought | None]


def higher(seen: Glance, card: Card) -> int:
    """How many cards that beat it in its suit others may hold."""
    return sum(other > card for other in seen.unseen.of(card.suit))


def lower(seen: Glance, card: Card) -> int:
    """How many cards of its suit others may duck it with."""
    return sum(other < card for other in seen.unseen.of(card.suit))


# ------------------------------------------------------------- the lone declarer


def take_the_one(seen: Glance) -> Thought | None:
    """Who needs tricks takes them early, with the highest card."""
    if _won(seen) >= (seen.contract.tricks or 0):
        return None
    sure = [card for card in seen.winners if seen.is_top(card)]
    if not sure:
        return None
    return max(sure), tb.THUMB_TAKE_THE_ONE(card=max(sure))


def _won(seen: Glance) -> int:
    return sum(trick.winner is seen.seat for trick in seen.phase.tricks)


def danger_first(seen: Glance) -> Thought | None:
    """To a lead the most dangerous card that the others must still beat; where they need
    not, the one that they can least duck under."""
    if seen.winning is not None:
        return None
    if seen.contract.game in seen.view.dialect.play.rise_in:
        covered = [card for card in seen.legal if higher(seen, card) >= 2]
        covered = covered or [card for card in seen.legal if higher(seen, card)]
        if not covered:
            return None
        card = min(covered, key=lambda one: (higher(seen, one), -lower(seen, one), -one))
    else:
        card = min(seen.legal, key=lambda one: (lower(seen, one), -higher(seen, one), one))
    return card, tb.THUMB_DANGER_FIRST(card=card)


def duck_high(seen: Glance) -> Thought | None:
    """Under a card that takes the trick goes the highest one can."""
    ducking = seen.legal - seen.winners
    if seen.winning is None or not ducking:
        return None
    card = max(ducking, key=lambda one: (lower(seen, one), one))
    return card, tb.THUMB_DUCK_HIGH(card=card)


def must_take(seen: Glance) -> Thought:
    """Forced to take, with the lowest, so that another may have to beat it; last to play,
    with the highest."""
    card = max(seen.legal) if seen.is_last else min(seen.legal)
    return card, tb.THUMB_MUST_TAKE(card=card)


# --------------------------------------------------------------- against one alone


def make_him_take(seen: Glance) -> Thought | None:
    """As long as the declarer has to play, the lowest card; once the trick is the
    declarer's, nothing that takes it away."""
    declarer = seen.undertaking.declarer
    reason = tb.THUMB_MAKE_HIM_TAKE
    if seen.winning is not None and declarer in seen.to_come:
        card = min(seen.legal)
        return card, reason(card=card, seat=declarer)
    under = seen.legal - seen.winners
    if seen.winner is declarer and under:
        card = max(under, key=lambda one: (lower(seen, one), one))
        return card, reason(card=card, seat=declarer)
    return None


def lead_low(seen: Glance) -> Thought | None:
    """A low lead, of a suit that the declarer may still have to beat in."""
    if seen.winning is not None:
        return None
    voids = seen.voids[seen.undertaking.declarer]
    useful = [card for card in seen.legal if card.suit not in voids] or list(seen.legal)
    card = min(useful, key=lambda one: (lower(seen, one), -higher(seen, one), one))
    return card, tb.THUMB_LEAD_LOW(card=card)


def shed_high(seen: Glance) -> Thought:
    """Else the highest card goes."""
    card = max(seen.legal, key=lambda one: (lower(seen, one), one))
    return card, tb.THUMB_DUCK_HIGH(card=card)


# ----------------------------------------------------------------------- Trischaken


def lead_cheap(seen: Glance) -> Thought | None:
    """A cheap card that the others must beat, best from a suit with a king to lose."""
    if seen.winning is not None:
        return None
    card = min(seen.legal, key=lambda one: (RAW[one], -higher(seen, one), one))
    return card, tb.THUMB_LEAD_LOW(card=card)


def shed_points(seen: Glance) -> Thought | None:
    """Whoever takes the trick gets the dearest card along."""
    ducking = seen.legal - seen.winners
    if not ducking:
        return None
    card = max(ducking, key=lambda one: (RAW[one], lower(seen, one), one))
    return card, tb.THUMB_SHED_POINTS(card=card)


def take_cheaply(seen: Glance) -> Thought:
    """Forced to take: with the lowest while others may have to beat it, else with the
    cheapest, and of these the highest."""
    if seen.is_last:
        card = min(seen.legal, key=lambda one: (RAW[one], -one))
    else:
        card = min(seen.legal, key=lambda one: (-higher(seen, one), RAW[one]))
    return card, tb.THUMB_MUST_TAKE(card=card)


_ALONE: tuple[Shun, ...] = (take_the_one, danger_first, duck_high)
_AGAINST: tuple[Shun, ...] = (lead_low, make_him_take)
_TRISCHAKEN: tuple[Shun, ...] = (lead_cheap, shed_points)


def shun(seen: Glance) -> Thought:
    """The card to play where tricks or points are shunned, and why."""
    if seen.contract.game is Game.TRISCHAKEN:
        return _first(_TRISCHAKEN, seen) or take_cheaply(seen)
    if seen.is_declarer:
        return _first(_ALONE, seen) or must_take(seen)
    return _first(_AGAINST, seen) or shed_high(seen)


def _first(rules: tuple[Shun, ...], seen: Glance) -> Thought | None:
    for rule in rules:
        thought = rule(seen)
        if thought is not None:
            return thought
    return None
