"""Announcements and contras by rule of thumb, one thing at a time."""

from __future__ import annotations

from engine import thumbbook as tb
from engine.bots.player import Decision
from engine.cards import TRULL
from engine.contracts import Bird, Bonus, Game
from engine.evaluate.features import Features, features
from engine.moves import GAME, Announce, Contra, Good, Level, Move
from engine.reasons import Reason
from engine.rules.announcing import judge_announcing
from engine.state import Announcing
from engine.view import View

BIRDS = {Bird.PAGAT: (7, 2), Bird.UHU: (8, 3), Bird.KAKADU: (9, 3), Bird.MARABU: (10, 4)}
"""Tarocks, and big ones among them, for a bird that was not promised with the bid."""
KING_LENGTH, KING_TAROCKS = 3, 4
"""The called king with two cards beside it, and tarocks with a big one."""
TRULL_TAROCKS = 7
CONTRA_ALONE = (7, 3)
CONTRA_CALLER = (7, 2)
"""Tarocks, and big ones, for a contra to a lone game and to one with a partner."""


def say(view: View, phase: Announcing) -> Decision:
    """What the hand can promise or doubt; else good."""
    legal = set(judge_announcing(view, phase).legal)
    own = features(view.hand)
    for move, reason in (*_birds(view, own), *_king(view, own), *_trull(own), *_contra(phase, own)):
        if move in legal and not _doubts_friend(view, move):
            return Decision(move, (reason,))
    return Decision(Good(), (tb.THUMB_NOTHING_TO_SAY(),))


def _birds(view: View, own: Features) -> list[tuple[Move, Reason]]:
    return [
        (
            Announce(Bonus[bird.name]),
            tb.THUMB_ANNOUNCE_BIRD(bonus=Bonus[bird.name], number=own.tarocks),
        )
        for bird, (tarocks, big) in BIRDS.items()
        if bird.card in view.hand and own.tarocks >= tarocks and own.big_linz >= big
    ]


def _king(view: View, own: Features) -> list[tuple[Move, Reason]]:
    """The called king is third at least, behind tarocks enough to keep it to the end."""
    called = view.called
    if called is None or called not in view.hand:
        return []
    is_long = len(view.hand.of(called.suit)) >= KING_LENGTH
    if not is_long or own.tarocks < KING_TAROCKS or not own.big_linz:
        return []
    return [(Announce(Bonus.KING_ULTIMO), tb.THUMB_ANNOUNCE_KING(card=called))]


def _trull(own: Features) -> list[tuple[Move, Reason]]:
    if own.trull != TRULL or own.tarocks < TRULL_TAROCKS:
        return []
    return [(Announce(Bonus.TRULL), tb.THUMB_ANNOUNCE_TRULL())]


def _contra(phase: Announcing, own: Features) -> list[tuple[Move, Reason]]:
    """A contra to the game; nothing else is doubled, and no contra is answered."""
    contract = phase.table.undertaking.contract
    if contract.game is not Game.BLACK:
        return []
    tarocks, big = CONTRA_CALLER if contract.calls_king else CONTRA_ALONE
    if own.tarocks < tarocks or own.big_linz < big:
        return []
    reason = tb.THUMB_CONTRA(number=own.tarocks)
    return [(Contra(GAME, Level.CONTRA), reason)]


def _doubts_friend(view: View, move: Move) -> bool:
    """Whether it is a contra against the own side, which hidden sides would allow."""
    return isinstance(move, Contra) and view.side_of(view.seat) is True
