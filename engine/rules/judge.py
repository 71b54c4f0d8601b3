"""The one implementation of legality: every move with the reasons against it."""

from __future__ import annotations

from engine import rulebook as rb
from engine.cards import Card
from engine.reasons import Finding, Reason, Verdict
from engine.rules.play import FOLLOW_CHAIN
from engine.view import PlayView


def judge_play(view: PlayView) -> Verdict[Card]:
    """Every card of the hand with the reasons against playing it now.

    A card has the one reason that ruled it out first; a legal card has none. The
    hand must not be empty.
    """
    cards = view.hand
    against: dict[Card, tuple[Reason, ...]] = dict.fromkeys(view.hand, ())
    findings: list[Finding] = []
    for narrowing in FOLLOW_CHAIN:
        found = narrowing(view, cards)
        if found is None:
            continue
        kept, reason = found
        if kept == cards:
            continue
        findings.append(Finding(reason, binds=bool(kept)))
        if kept:
            against |= dict.fromkeys(cards - kept, (reason,))
            cards = kept
    return Verdict(against, tuple(findings))


def why_not(view: PlayView, card: Card) -> tuple[Reason, ...]:
    """The reasons against playing that card, also if it is not in the hand."""
    if card not in view.hand:
        return (rb.NOT_IN_HAND(card=card),)
    return judge_play(view).why_illegal(card)
