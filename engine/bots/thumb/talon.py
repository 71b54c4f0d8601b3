"""Half and lay-away by rule of thumb, with their reasons."""

from __future__ import annotations

from engine import thumbbook as tb
from engine.bots.player import Decision
from engine.bots.thumb.choices import choose_half, choose_lay_away
from engine.cards import COLOURED_SUITS
from engine.counting import thirds
from engine.moves import GiveUp, LayAway, TakeHalf
from engine.reasons import Reason
from engine.rules.talon import cards_to_lay, judge_talon
from engine.state import LayingAway, TakingTalon
from engine.view import View


def take_half(view: View, phase: TakingTalon) -> Decision:
    """The better half. Nobody gives up: that costs what a lost game costs."""
    if view.halves is None:
        message = "the halves do not lie open"
        raise ValueError(message)
    contract = phase.undertaking.contract
    half = choose_half(view.hand, view.halves, contract, view.dialect, view.called)
    reasons = [tb.THUMB_HALF(cards=tuple(view.halves[half]))]
    if GiveUp() in judge_talon(view).legal:
        reasons.append(tb.THUMB_NEVER_GIVE_UP())
    return Decision(TakeHalf(half), tuple(reasons))


def lay_away(view: View, phase: LayingAway) -> Decision:
    """Points and short suits."""
    contract, number = phase.undertaking.contract, cards_to_lay(phase)
    away = choose_lay_away(view.hand, number, contract, view.dialect, view.called)
    left = view.hand - away
    emptied = tuple(suit for suit in COLOURED_SUITS if away.of(suit) and not left.of(suit))
    reasons: list[Reason] = []
    if emptied:
        reasons.append(tb.THUMB_AWAY_VOIDS(suits=emptied))
    if thirds(away) > number:
        reasons.append(tb.THUMB_AWAY_POINTS(thirds=thirds(away)))
    return Decision(LayAway(away), tuple(reasons) or (tb.THUMB_AWAY_LOW(cards=tuple(away)),))
