"""The player who does anything that is allowed, one thing as likely as another."""

from __future__ import annotations

import random

from engine.bots.player import Decision
from engine.cards import CardSet
from engine.moves import LayAway
from engine.rules.judge import judge
from engine.rules.talon import cards_to_lay, classes
from engine.state import LayingAway
from engine.view import View


class RandomBot:
    """Any legal move."""

    def decide(self, view: View, rng: random.Random) -> Decision:
        """A legal move, each equally likely."""
        if isinstance(view.phase, LayingAway):
            return Decision(_away(view, view.phase, rng))
        return Decision(rng.choice(judge(view).legal))


def _away(view: View, phase: LayingAway, rng: random.Random) -> LayAway:
    wanted = cards_to_lay(phase)
    first, second = (list(group) for group in classes(view, phase))
    chosen = rng.sample(first, min(wanted, len(first)))
    return LayAway(CardSet(chosen + rng.sample(second, wanted - len(chosen))))
