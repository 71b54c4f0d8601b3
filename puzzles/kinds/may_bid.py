"""``may-bid``: may this be said now in the auction, and if not, why not?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import rulebook as rb
from engine.cards import KINGS
from engine.contracts import Contract, Opening, Title
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.parts import AllPass, FirstWord
from engine.reasons import Reason, Refused, Rule
from engine.rules.bidding import against_contract, is_first_word, judge_bidding
from engine.seats import FOREHAND
from engine.state import Bidding
from engine.view import View
from puzzles import explain
from puzzles import phrases as ph
from puzzles.auction_themes import find_call
from puzzles.auctions import auction_after, rungs, worth
from puzzles.position import Position
from puzzles.question import ChooseOne, Line, Question

NAME = "may-bid"
VERSION = 1

_KEPT_FOR_FOREHAND = {
    Opening.FOREHAND_LAST: rb.BID_FOREHAND_LAST,
    Opening.FOREHAND_FIRST: rb.BID_FOREHAND_FIRST,
}


def is_at(_dialect: Dialect) -> bool:
    """Every table has an auction."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A moment of an auction and a call: as often allowed as not."""
    moment, call, _ = find_call(dialect, level, rng)
    return Position(dialect, hand=moment.hand, seat=moment.seat, calls=moment.calls, call=call)


def pose(position: Position) -> Question:
    """The question whether the call may be made, and by which rule not.

    Raises ValueError if no call is asked about, if the auction cannot have gone so, or
    if it is not the learner's turn.
    """
    call, view, phase = _asked(position)
    against = judge_bidding(view, phase).against.get(call, (rb.NOT_NOW(),))
    options = _options(view, call, against)
    broken = {ph.IT_BREAKS(rule=reason.rule.id) for reason in against}
    wanted = broken or {ph.CALL_IS_ALLOWED()}
    right = frozenset(place for place, option in enumerate(options) if option in wanted)
    return Question(
        kind=NAME,
        position=position,
        prompt=_prompt(call, phase),
        context=explain.auction(position),
        answer=ChooseOne(options, right, ph.NUDGE_THE_AUCTION()),
        explanation=tuple(Line(reason) for reason in _why(view, phase, call, against)),
        hints=(_where_to_look(phase), _principle(view, phase, call), _narrowed(options, against)),
        elsewhere=_elsewhere(view, call, against),
    )


def _asked(position: Position) -> tuple[Move, View, Bidding]:
    if position.call is None:
        message = "may-bid asks about a call"
        raise ValueError(message)
    phase = auction_after(position.dialect, position.calls)
    if phase.turn is not position.seat:
        message = f"it is the turn of {phase.turn}, not of {position.seat}"
        raise ValueError(message)
    view = View(position.dialect, position.seat, position.hand, phase, factor=1)
    return position.call, view, phase


def _prompt(call: Move, phase: Bidding) -> Reason:
    match call:
        case Bid(contract=contract):
            ask = ph.ASK_MAY_CHOOSE if phase.is_free_choice else ph.ASK_MAY_BID
            return ask(contract=contract)
        case Hold():
            return ph.ASK_MAY_HOLD()
        case Vorhand():
            return ph.ASK_MAY_SAY_VORHAND()
        case _:
            return ph.ASK_MAY_PASS()


# ---------------------------------------------------------------------- the options


def _options(view: View, call: Move, against: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Allowed, or against one of the rules that this table has for such a call."""
    known = [*_rules_for(view, call), *(reason.rule for reason in against)]
    breaks = [ph.IT_BREAKS(rule=rule.id) for rule in dict.fromkeys(known)]
    return (ph.CALL_IS_ALLOWED(), *breaks)


def _rules_for(view: View, call: Move) -> Iterator[Rule]:
    auction = view.dialect.auction
    match call:
        case Bid(contract=contract):
            yield rb.BID_TOO_LOW
            yield from _rules_of_openings(view.dialect, contract)
            yield from _rules_of_hand(view.dialect, contract)
        case Hold():
            if not auction.forehand_holds:
                yield rb.HOLD_UNKNOWN
            yield rb.HOLD_FOREHAND_ONLY
            yield rb.HOLD_NOTHING
        case Vorhand():
            yield rb.VORHAND_ONLY_FIRST
        case _:
            if auction.all_pass is AllPass.FOREHAND_CHOOSES:
                yield rb.MUST_CHOOSE
    says_vorhand = auction.first_word is FirstWord.VORHAND and view.seat is FOREHAND
    if says_vorhand and isinstance(call, Bid | Pass):
        yield rb.VORHAND_COMES_FIRST


def _rules_of_openings(dialect: Dialect, contract: Contract) -> Iterator[Rule]:
    """Which contracts that table keeps for forehand, or does not play."""
    openings = {row.opening for row in dialect.contracts}
    yield from (rule for opening, rule in _KEPT_FOR_FOREHAND.items() if opening in openings)
    for row in dialect.contracts:
        is_kin = row.game is contract.game and row.calls_king is contract.calls_king
        if row.opening is Opening.OPTION and is_kin:
            yield rb.BID_OPTION_OFF


def _rules_of_hand(dialect: Dialect, contract: Contract) -> Iterator[Rule]:
    """What a hand can forbid at that table for such a contract."""
    auction = dialect.auction
    if contract.calls_king and not contract.bird:
        yield rb.BID_NOTHING_TO_CALL
    if contract.bird is not None and auction.bird_in_hand:
        yield rb.BID_BIRD_NOT_HELD
    if contract.title is Title.PICCOLO and auction.skus_bars_piccolo:
        yield rb.BID_SKUS_IN_PICCOLO
    if contract.title is Title.FARBENSOLO and auction.least_suit_cards:
        yield rb.BID_FEW_SUIT_CARDS


# ------------------------------------------------------------------------- the why


def _why(view: View, phase: Bidding, call: Move, against: tuple[Reason, ...]) -> Iterator[Reason]:
    yield from against or _why_allowed(view, phase, call)
    if isinstance(call, Bid) and phase.standing is not None:
        yield from _on_the_ladder(view.dialect, phase.standing.contract, call.contract)


def _why_allowed(view: View, phase: Bidding, call: Move) -> Iterator[Reason]:
    match call:
        case Bid(contract=contract):
            yield _open_to_bid(phase, contract)
            yield from _conditions_met(view, contract)
        case Hold() if phase.standing is not None:
            yield ph.FOREHAND_HOLDS(contract=phase.standing.contract)
        case Vorhand():
            yield ph.FOREHAND_SAYS_VORHAND()
        case _:
            returns = view.dialect.auction.first_word is FirstWord.PASS_RETURNS
            is_first = view.seat is FOREHAND and FOREHAND not in phase.spoken
            yield ph.PASS_RETURNS() if returns and is_first else ph.PASS_IS_FREE()
    if _has_returned(view, phase):
        yield ph.FOREHAND_RETURNS()


def _open_to_bid(phase: Bidding, contract: Contract) -> Reason:
    if phase.is_free_choice:
        return ph.CHOICE_IS_FREE(contract=contract)
    if contract.opening is Opening.FOREHAND_FIRST:
        return ph.BID_OPENS(contract=contract)
    if phase.standing is None:
        return ph.BID_IS_THE_FIRST(contract=contract)
    return ph.BID_IS_HIGHER(contract=contract, standing=phase.standing.contract)


def _has_returned(view: View, phase: Bidding) -> bool:
    """Whether forehand speaks again after an opening pass."""
    returns = view.dialect.auction.first_word is FirstWord.PASS_RETURNS
    return returns and view.seat is FOREHAND and FOREHAND in phase.spoken


def _conditions_met(view: View, contract: Contract) -> Iterator[Reason]:
    """What might have forbidden the bid with this hand, and does not."""
    hand, auction = view.hand, view.dialect.auction
    if contract.bird is not None:
        card = contract.bird.card
        if card in hand:
            yield ph.BIRD_IS_HELD(card=card)
        else:
            yield ph.BIRD_NEED_NOT_BE_HELD(card=card)
    if contract.calls_king and hand >= KINGS:
        yield ph.QUEEN_CAN_BE_CALLED()
    if contract.title is Title.FARBENSOLO and auction.least_suit_cards:
        yield ph.SUIT_CARDS_ENOUGH(number=len(hand.coloured), least=auction.least_suit_cards)


def _on_the_ladder(dialect: Dialect, standing: Contract, asked: Contract) -> Iterator[Reason]:
    """Equal values, and what stands next above the highest bid."""
    if asked.opening is not Opening.ANYONE:
        return
    value = worth(dialect, asked)
    if asked is not standing and value == worth(dialect, standing):
        yield ph.EQUAL_IN_VALUE(contract=asked, standing=standing, value=value)
    above = [row for row in rungs(dialect) if row.rank > standing.rank]
    if not above:
        yield ph.NOTHING_ABOVE(standing=standing)
    elif asked.rank <= standing.rank:
        yield ph.NEXT_ABOVE(contract=above[0], standing=standing)


# ------------------------------------------------------------------------ the hints


def _where_to_look(phase: Bidding) -> Reason:
    if phase.standing is None:
        return ph.LOOK_NOBODY_HAS_BID(passed=len(phase.out))
    return ph.LOOK_AT_STANDING(seat=phase.standing.seat, contract=phase.standing.contract)


def _principle(view: View, phase: Bidding, call: Move) -> Reason:
    if not isinstance(call, Bid) or phase.is_free_choice:
        return ph.PRINCIPLE_FOREHAND()
    contract = call.contract
    says_vorhand = view.dialect.auction.first_word is FirstWord.VORHAND
    if says_vorhand and is_first_word(view, phase):
        return ph.PRINCIPLE_FOREHAND()
    if contract.opening is not Opening.ANYONE:
        return ph.PRINCIPLE_RESERVED(contract=contract)
    is_about_hand = against_contract(view, contract) or any(_conditions_met(view, contract))
    return ph.PRINCIPLE_HAND(contract=contract) if is_about_hand else ph.PRINCIPLE_HIGHER()


def _narrowed(options: tuple[Reason, ...], against: tuple[Reason, ...]) -> Reason:
    """Allowed, or against this one rule."""
    tempting = against[0].rule.id if against else options[1]["rule"]
    return ph.NARROWED_TO_RULE(rule=tempting)


# ------------------------------------------------------------------- other tables


def _elsewhere(view: View, call: Move, against: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The other tables that ask something else of the hand for this contract.

    Left empty where more than the hand decides: auctions differ too much.
    """
    if not isinstance(call, Bid):
        return ()
    own = against_contract(view, call.contract)
    is_about_hand = own or any(_conditions_met(view, call.contract))
    if not is_about_hand or set(against) != set(own):
        return ()
    found = [one for dialect in DIALECTS.values() for one in _at(dialect, view, call.contract)]
    return tuple(found) or (ph.SAME_ELSEWHERE(),)


def _at(dialect: Dialect, view: View, contract: Contract) -> Iterator[Reason]:
    """How another table differs, if it has the contract."""
    if dialect.id == view.dialect.id:
        return
    try:
        there = dialect.contract(contract.canonical)
    except Refused:
        return
    seen = View(dialect, view.seat, view.hand, view.phase, factor=1)
    against = against_contract(seen, there)
    if bool(against) is bool(against_contract(view, contract)):
        return
    if against:
        rule = against[0].rule.id
        yield ph.ELSEWHERE_MAY_NOT_BID(dialect=dialect.id, contract=there, rule=rule)
    else:
        yield ph.ELSEWHERE_MAY_BID(dialect=dialect.id, contract=there)
