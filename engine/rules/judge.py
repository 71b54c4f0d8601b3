"""The one implementation of legality: every move with the reasons against it."""

from __future__ import annotations

from typing import assert_never

from engine import rulebook as rb
from engine.cards import Card
from engine.moves import LayAway, Move, PlayCard
from engine.reasons import Finding, Reason, Verdict
from engine.rules.announcing import judge_announcing
from engine.rules.bidding import judge_bidding
from engine.rules.calling import judge_calling
from engine.rules.play import FOLLOW_CHAIN
from engine.rules.talon import against_lay_away, judge_talon
from engine.state import Announcing, Bidding, Calling, Ended, LayingAway, Playing, TakingTalon
from engine.view import PlayView, View


def judge(view: View) -> Verdict[Move]:
    """Every move that the seat to move could think of, with the reasons against it.

    In the lay-away phase there are too many: there the verdict is empty, and
    ``judge_lay_away`` judges card by card. The same at the end, where nothing is left.
    """
    match view.phase:
        case Bidding() as phase:
            return judge_bidding(view, phase)
        case Calling():
            return judge_calling(view)
        case TakingTalon():
            return judge_talon(view)
        case Announcing() as phase:
            return judge_announcing(view, phase)
        case Playing():
            return _as_moves(judge_play(view.play))
        case LayingAway() | Ended():
            return Verdict({})
        case _:
            assert_never(view.phase)


def against(view: View, move: Move) -> tuple[Reason, ...]:
    """The reasons against one move of the seat to move; none if it is legal."""
    if isinstance(view.phase, LayingAway) and isinstance(move, LayAway):
        return against_lay_away(view, view.phase, move.cards)
    if isinstance(view.phase, Playing) and isinstance(move, PlayCard):
        return why_not(view.play, move.card)
    return judge(view).against.get(move, (rb.NOT_NOW(),))


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


def _as_moves(verdict: Verdict[Card]) -> Verdict[Move]:
    moves: dict[Move, tuple[Reason, ...]] = {
        PlayCard(card): reasons for card, reasons in verdict.against.items()
    }
    return Verdict(moves, verdict.findings)
