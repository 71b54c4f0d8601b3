"""Which cards may be played to a trick: the follow chain as a list of narrowings.

Each narrowing looks at a seat and the cards that it could still play, and answers
which of them it would keep and why, or None where it has no say. They run in order;
**one that would keep nothing is waived**: that is what the rule texts mean by "if
able" and "unless this goes against rules 1 and 2".
"""

from __future__ import annotations

from collections.abc import Callable

from engine import rulebook as rb
from engine.cards import PAGAT, CardSet
from engine.contracts import Game
from engine.parts import PagatRule
from engine.reasons import Reason
from engine.rules.tricks import taken
from engine.view import PlayView

Narrowing = tuple[CardSet, Reason]
"""The cards that a rule would keep, and the rule as it applies here."""


def no_tarock_lead(view: PlayView, cards: CardSet) -> Narrowing | None:
    """In suit games suits are led until none is left (GT-11d, PO-11e, AL-11e, DE-11c)."""
    if not view.leads or view.game is not Game.SUIT or not cards.tarocks:
        return None
    return cards.coloured, rb.NO_TAROCK_LEAD()


def follow_suit(view: PlayView, cards: CardSet) -> Narrowing | None:
    """The suit led must be followed; tarock is one (GT-11a, AL-11a, CZ-11, DE-11a)."""
    if view.leads:
        return None
    led = view.trick[0].suit
    return cards.of(led), rb.FOLLOW_SUIT(suit=led)


def play_tarock(view: PlayView, cards: CardSet) -> Narrowing | None:
    """Without the suit led a tarock must be played, in suit games too."""
    if view.leads or view.trick[0].is_tarock or view.hand.of(view.trick[0].suit):
        return None
    return cards.tarocks, rb.PLAY_TAROCK(suit=view.trick[0].suit)


def beat_if_able(view: PlayView, cards: CardSet) -> Narrowing | None:
    """In negative games and Trischaken the trick must be overtaken, within what
    following leaves (GT-11b, PO-11a, AL-11b, DE-11a)."""
    if view.leads or view.game not in view.dialect.play.rise_in:
        return None
    highest = taken(view.trick, view.contract, view.dialect).card
    winning = CardSet(
        card
        for card in cards
        if taken((*view.trick, card), view.contract, view.dialect).card is card
    )
    if winning == CardSet((PAGAT,)) and len(view.hand.tarocks) > 1:
        return winning, rb.PAGAT_TAKES_EMPEROR()
    return winning, rb.BEAT_IF_ABLE(card=highest)


def keep_pagat(view: PlayView, cards: CardSet) -> Narrowing | None:
    """The Pagat comes last in negative games and Trischaken (GT-11e, PO-11b, AL-11c,
    DE-11b): as the last tarock, or as the last card."""
    rule = view.dialect.play.pagat(view.game)
    if rule is None or PAGAT not in cards:
        return None
    if rule is PagatRule.LAST_CARD:
        return cards.remove(PAGAT), rb.PAGAT_LAST_CARD()
    if view.hand.tarocks == CardSet((PAGAT,)):
        return CardSet(), rb.PAGAT_LAST_TAROCK()
    return cards.remove(PAGAT), rb.PAGAT_LAST_TAROCK()


def announced_now(view: PlayView, cards: CardSet) -> Narrowing | None:
    """An announced card must be played in its own trick (GT-11c, PO-8e, AL-8d, DE-8d)."""
    due = CardSet(card for card, trick in view.announced if trick == view.trick_number)
    if not due & view.hand:
        return None
    return cards & due, rb.ANNOUNCED_NOW(cards=tuple(due & view.hand), trick=view.trick_number)


def keep_announced(view: PlayView, cards: CardSet) -> Narrowing | None:
    """An announced card must be kept for its own trick (the same rules)."""
    early = CardSet(card for card, trick in view.announced if trick > view.trick_number)
    if not early & cards:
        return None
    return cards - early, rb.KEEP_ANNOUNCED(cards=tuple(early & cards))


def earliest_announced_first(view: PlayView, cards: CardSet) -> Narrowing | None:
    """Forced out early, the announced card whose own trick comes first goes first."""
    targets = {
        card: trick for card, trick in view.announced if card in cards and trick > view.trick_number
    }
    if len(targets) < len(cards) or len(cards) < 2:
        return None
    first = min(targets.values())
    goes = CardSet(card for card, trick in targets.items() if trick == first)
    return goes, rb.EARLIEST_ANNOUNCED_FIRST(card=next(iter(goes)), trick=first)


FOLLOW_CHAIN: tuple[Callable[[PlayView, CardSet], Narrowing | None], ...] = (
    no_tarock_lead,
    follow_suit,
    play_tarock,
    beat_if_able,
    keep_pagat,
    announced_now,
    keep_announced,
    earliest_announced_first,
)
"""The order in which the duties bind (section 1.5 of the specification)."""
