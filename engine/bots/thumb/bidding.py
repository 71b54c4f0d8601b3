"""The auction by rule of thumb: what a hand is worth a bid for, and a king to call."""

from __future__ import annotations

from engine import thumbbook as tb
from engine.bots.player import Decision
from engine.bots.thumb.choices import best_call
from engine.cards import Rank
from engine.contracts import Bonus, Contract, Title
from engine.dialect import Dialect
from engine.evaluate.bars import is_worth, shortfall
from engine.moves import Bid, CallCard, CallFourth, Hold, Move, Pass, Vorhand
from engine.rules.bidding import judge_bidding
from engine.rules.calling import judge_calling
from engine.state import Bidding, Calling
from engine.view import View


def bid(view: View, phase: Bidding) -> Decision:
    """The contract worth most among those whose bar the hand reaches; else a pass, or as
    forehand what is left."""
    legal = judge_bidding(view, phase).legal
    if Vorhand() in legal:
        return Decision(Vorhand(), (tb.THUMB_VORHAND(),))
    standing = phase.standing
    if Hold() in legal and standing is not None and is_worth(view.hand, standing.contract):
        return Decision(Hold(), (tb.THUMB_HOLD(contract=standing.contract),))
    open_now = [move.contract for move in legal if isinstance(move, Bid)]
    reached = [row for row in open_now if row.title is not Title.TRISCHAKEN]
    reached = [row for row in reached if is_worth(view.hand, row)]
    if reached:
        best = max(reached, key=lambda row: stake(row, view.dialect))
        return Decision(Bid(best), (tb.THUMB_BAR(contract=best),))
    if phase.is_free_choice:
        return _last_resort(view, open_now)
    return Decision(Pass(), (tb.THUMB_NO_BAR(),))


def _last_resort(view: View, open_now: list[Contract]) -> Decision:
    """Too weak to call a king, one plays Trischaken; where there is none, what lacks least."""
    for row in open_now:
        if row.title is Title.TRISCHAKEN:
            return Decision(Bid(row), (tb.THUMB_TOO_WEAK_TO_CALL(contract=row),))
    best = min(open_now, key=lambda row: (shortfall(view.hand, row), row.stake_lost))
    return Decision(Bid(best), (tb.THUMB_NEAREST_BAR(contract=best),))


def stake(contract: Contract, dialect: Dialect) -> int:
    """What a game won brings the declarer, the bird of the bid included."""
    if not contract.calls_king:
        return contract.won * (3 if dialect.settling.zero_sum else 1)
    if contract.bird is None:
        return contract.won
    row = dialect.bonuses.row(Bonus[contract.bird.name], contract)
    return contract.won + (row.announced if row else 0)


def call(view: View, phase: Calling) -> Decision:
    """With three kings "the fourth", else the best card to call."""
    legal: tuple[Move, ...] = judge_calling(view).legal
    if CallFourth() in legal:
        return Decision(CallFourth(), (tb.THUMB_CALL_FOURTH(),))
    card = best_call(view.hand, phase.undertaking.contract, view.dialect)
    suit = view.hand.of(card.suit)
    if any(one.rank is Rank.QUEEN for one in suit):
        reason = tb.THUMB_CALL_WITH_QUEEN(card=card)
    elif suit:
        reason = tb.THUMB_CALL_BRIDGE(card=card, cards=tuple(suit))
    else:
        reason = tb.THUMB_CALL_LAST_RESORT(card=card)
    return Decision(CallCard(card), (reason,))
