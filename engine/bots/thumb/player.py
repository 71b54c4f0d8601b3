"""The player by rules of thumb."""

from __future__ import annotations

import random
from typing import assert_never

from engine import thumbbook as tb
from engine.bots.player import Decision
from engine.bots.thumb.announcing import say
from engine.bots.thumb.bidding import bid, call
from engine.bots.thumb.following import follow
from engine.bots.thumb.glance import Glance, Thought, glance
from engine.bots.thumb.leading import lead
from engine.bots.thumb.shunning import shun
from engine.bots.thumb.talon import lay_away, take_half
from engine.moves import PlayCard
from engine.state import Announcing, Bidding, Calling, Ended, LayingAway, Playing, TakingTalon
from engine.view import View


class ThumbBot:
    """Goes by the first rule of thumb that applies. Chance plays no part."""

    def decide(self, view: View, rng: random.Random) -> Decision:  # noqa: ARG002 - as every Bot
        """What the rules of thumb say. Raises TypeError at the end of a hand."""
        match view.phase:
            case Bidding() as phase:
                return bid(view, phase)
            case Calling() as phase:
                return call(view, phase)
            case TakingTalon() as phase:
                return take_half(view, phase)
            case LayingAway() as phase:
                return lay_away(view, phase)
            case Announcing() as phase:
                return say(view, phase)
            case Playing():
                card, reason = card_to_play(glance(view))
                return Decision(PlayCard(card), (reason,))
            case Ended():
                message = "the hand has ended"
                raise TypeError(message)
            case _:
                assert_never(view.phase)


def card_to_play(seen: Glance) -> Thought:
    """The card that the rules of thumb choose, and why."""
    if len(seen.legal) == 1:
        (card,) = seen.legal
        return card, tb.THUMB_ONLY_CARD(card=card)
    if not seen.contract.game.is_positive:
        return shun(seen)
    return lead(seen) if seen.winning is None else follow(seen)
