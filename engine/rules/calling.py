"""Calling a card: an absent king, the fourth king, a queen with four kings."""

from __future__ import annotations

from engine import rulebook as rb
from engine.cards import KINGS, QUEENS, Card
from engine.moves import CallCard, CallFourth, Move
from engine.reasons import Reason, Verdict
from engine.rules.bidding import callable_cards
from engine.view import View


def judge_calling(view: View) -> Verdict[Move]:
    """Every king and queen, and "the fourth", each with the reasons against calling it
    (GT-5a, PO-5a, AL-5a, CZ-5a, DE-5a, CO-9, CO-10)."""
    moves: dict[Move, tuple[Reason, ...]] = {
        CallCard(card): _against_card(view, card) for card in (*KINGS, *QUEENS)
    }
    moves[CallFourth()] = _against_fourth(view)
    return Verdict(moves)


def _against_card(view: View, card: Card) -> tuple[Reason, ...]:
    found = []
    king, queen = callable_cards(view)
    if card in QUEENS and not queen:
        found.append(rb.CALL_A_KING())
    if card in KINGS and not king:
        found.append(rb.CALL_A_QUEEN())
    if card in view.hand:
        found.append(rb.CALL_OWN_CARD(card=card))
    return tuple(found)


def _against_fourth(view: View) -> tuple[Reason, ...]:
    if not view.dialect.calling.fourth_unnamed:
        return (rb.CALL_FOURTH_UNKNOWN(),)
    kings = len(view.hand & KINGS)
    return () if kings == 3 else (rb.CALL_FOURTH_NEEDS_THREE(number=kings),)
