"""The auction: which bids are open now, and why the others are not."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine import rulebook as rb
from engine.cards import KINGS, QUEENS, SKUS
from engine.contracts import Contract, Opening, Title
from engine.dialect import Dialect
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.parts import AllPass, FirstWord
from engine.reasons import Reason, Verdict
from engine.seats import FOREHAND, Seat
from engine.state import Bidding, Standing
from engine.view import View


def judge_bidding(view: View, phase: Bidding) -> Verdict[Move]:
    """Every contract of the dialect, passing and what forehand may say, each with the
    reasons against it now."""
    moves: dict[Move, tuple[Reason, ...]] = {Pass(): _given(_against_pass(view, phase))}
    if view.dialect.auction.first_word is FirstWord.VORHAND:
        moves[Vorhand()] = _given(_against_vorhand(view, phase))
    moves[Hold()] = _against_hold(view, phase)
    for contract in view.dialect.contracts:
        moves[Bid(contract)] = _against_bid(view, phase, contract)
    return Verdict(moves)


def callable_cards(view: View) -> tuple[bool, bool]:
    """Whether a king, and whether a queen, is there to be called (CO-8, CO-9)."""
    all_kings = view.hand >= KINGS
    may_call_queen = all_kings and view.dialect.calling.queen_with_four_kings
    return not all_kings, may_call_queen and not view.hand >= QUEENS


def against_contract(view: View, contract: Contract) -> tuple[Reason, ...]:
    """What the hand forbids: checked at the bid, the hold and the free choice (CO-8)."""
    auction = view.dialect.auction
    found = []
    if contract.calls_king and not any(callable_cards(view)):
        found.append(rb.BID_NOTHING_TO_CALL())
    bird = contract.bird
    if bird is not None and auction.bird_in_hand and bird.card not in view.hand:
        found.append(rb.BID_BIRD_NOT_HELD(card=bird.card))
    if contract.title is Title.PICCOLO and auction.skus_bars_piccolo and SKUS in view.hand:
        found.append(rb.BID_SKUS_IN_PICCOLO())
    suit_cards = len(view.hand.coloured)
    if contract.title is Title.FARBENSOLO and suit_cards < auction.least_suit_cards:
        found.append(rb.BID_FEW_SUIT_CARDS(number=suit_cards, least=auction.least_suit_cards))
    return tuple(found)


def is_first_word(view: View, phase: Bidding) -> bool:
    """Whether forehand opens the auction with a word of its own."""
    opens = view.dialect.auction.first_word is not FirstWord.SPEAKS_LAST
    return opens and view.seat is FOREHAND and FOREHAND not in phase.spoken


def _given(reason: Reason | None) -> tuple[Reason, ...]:
    return () if reason is None else (reason,)


def _must_say_vorhand(view: View, phase: Bidding) -> bool:
    is_asked = view.dialect.auction.first_word is FirstWord.VORHAND
    return is_asked and is_first_word(view, phase)


def _against_pass(view: View, phase: Bidding) -> Reason | None:
    if phase.is_free_choice:
        return rb.MUST_CHOOSE()
    return rb.VORHAND_COMES_FIRST() if _must_say_vorhand(view, phase) else None


def _against_vorhand(view: View, phase: Bidding) -> Reason | None:
    return None if _must_say_vorhand(view, phase) else rb.VORHAND_ONLY_FIRST()


def _against_hold(view: View, phase: Bidding) -> tuple[Reason, ...]:
    if not view.dialect.auction.forehand_holds:
        return (rb.HOLD_UNKNOWN(),)
    if view.seat is not FOREHAND:
        return (rb.HOLD_FOREHAND_ONLY(),)
    if phase.standing is None:
        return (rb.HOLD_NOTHING(),)
    return against_contract(view, phase.standing.contract)


def _against_bid(view: View, phase: Bidding, contract: Contract) -> tuple[Reason, ...]:
    opening = _against_opening(view, phase, contract)
    return (*_given(opening), *against_contract(view, contract))


def _against_opening(view: View, phase: Bidding, contract: Contract) -> Reason | None:
    match contract.opening:
        case Opening.ADDITION:
            return rb.BID_ADDITION_ONLY(contract=contract)
        case Opening.OPTION:
            return rb.BID_OPTION_OFF(contract=contract)
        case Opening.FOREHAND_FIRST:
            is_open = is_first_word(view, phase)
            return None if is_open else rb.BID_FOREHAND_FIRST(contract=contract)
        case Opening.FOREHAND_LAST:
            return None if phase.is_free_choice else rb.BID_FOREHAND_LAST(contract=contract)
        case Opening.ANYONE:
            return _against_height(view, phase, contract)
        case _:
            assert_never(contract.opening)


def _against_height(view: View, phase: Bidding, contract: Contract) -> Reason | None:
    if _must_say_vorhand(view, phase):
        return rb.VORHAND_COMES_FIRST()
    standing = phase.standing
    if standing is not None and contract.rank <= standing.contract.rank:
        return rb.BID_TOO_LOW(contract=contract, standing=standing.contract)
    return None


def after_word(
    dialect: Dialect, phase: Bidding, seat: Seat, move: Bid | Pass | Hold | Vorhand
) -> Bidding | Standing | None:
    """The auction after a word in it: it goes on, or a bid must be played, or nobody has
    bid (GT-4b, GT-4c, CO-7). Whether the word was allowed is not asked here."""
    spoken = phase.spoken | {seat}
    match move:
        case Bid(contract=contract):
            standing = Standing(seat, contract)
            if phase.is_free_choice or contract.opening is Opening.FOREHAND_FIRST:
                return standing
            return _next_word(dialect, replace(phase, standing=standing, spoken=spoken))
        case Hold():
            held = replace(phase.standing, seat=seat) if phase.standing else None
            return _next_word(dialect, replace(phase, standing=held, spoken=spoken))
        case Pass():
            first = seat is FOREHAND and seat not in phase.spoken
            returns = dialect.auction.first_word is FirstWord.PASS_RETURNS
            out = phase.out if first and returns else phase.out | {seat}
            return _next_word(dialect, replace(phase, out=out, spoken=spoken))
        case Vorhand():
            return _next_word(dialect, replace(phase, spoken=spoken))
        case _:
            assert_never(move)


def _next_word(dialect: Dialect, phase: Bidding) -> Bidding | Standing | None:
    """Who speaks next; or the auction is over (CO-7)."""
    holder = phase.standing.seat if phase.standing else None
    asked = [phase.turn.next(places) for places in (1, 2, 3, 4)]
    waiting = [seat for seat in asked if seat not in phase.out and seat is not holder]
    if not waiting:
        return phase.standing
    only_forehand = phase.standing is None and waiting == [FOREHAND]
    chooses = dialect.auction.all_pass is AllPass.FOREHAND_CHOOSES
    return replace(phase, turn=waiting[0], is_free_choice=only_forehand and chooses)
