"""The player who deals out the cards it cannot see, many times, and tries each of its own.

For the first tricks it goes by rules of thumb. From then on it tries every legal card in a
number of layouts, and plays the best, if that is clearly better than what the rules of thumb
say: a few layouts cannot tell cards apart that are nearly as good.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from engine import thumbbook as tb
from engine.bots.player import Decision
from engine.bots.thumb.player import ThumbBot
from engine.bots.trials import Trial, is_clearly_better, trials
from engine.contracts import Game
from engine.evaluate.sampling import Likely, evenly, layouts
from engine.moves import PlayCard
from engine.reasons import Reason
from engine.rules.judge import judge_play
from engine.state import Playing
from engine.view import View


@dataclass(frozen=True, slots=True)
class SamplingBot:
    """Tries each card in ``number`` layouts, with ``budget`` nodes for each, from the trick
    ``since`` on, and departs from the rules of thumb where another card is better by so
    many standard ``errors``. ``likely`` weighs the layouts."""

    number: int = 32
    budget: int = 100
    since: int = 3
    errors: float = 0.5
    likely: Likely = evenly
    thumbs: ThumbBot = field(default_factory=ThumbBot)

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The card that does best in the layouts; everything else by rules of thumb."""
        phase = view.phase
        by_thumb = self.thumbs.decide(view, rng)
        if not isinstance(phase, Playing) or phase.trick_number < self.since:
            return by_thumb
        if len(judge_play(view.play).legal) == 1:
            return by_thumb
        tried = trials(view, layouts(view, rng, self.number, self.likely), self.budget)
        best = tried[0]
        thumbs = next(one for one in tried if PlayCard(one.card) == by_thumb.move)
        if best is not thumbs and is_clearly_better(best, thumbs, self.errors):
            return Decision(PlayCard(best.card), _reasons(view, best, thumbs, self.number))
        return Decision(by_thumb.move, (*by_thumb.reasons, *_agreed(view, thumbs, self.number)))


def _reasons(view: View, best: Trial, other: Trial, number: int) -> tuple[Reason, ...]:
    """Why another card than the rules of thumb say: what each comes to."""
    found = _agreed(view, best, number)
    if view.play.game is Game.TRISCHAKEN:
        return (*found, tb.SAMPLED_NEXT_POINTS(card=other.card, thirds=round(other.thirds)))
    return (*found, tb.SAMPLED_NEXT(card=other.card, percent=round(100 * other.share)))


def _agreed(view: View, best: Trial, number: int) -> tuple[Reason, ...]:
    """What the card comes to in the layouts."""
    if view.play.game is Game.TRISCHAKEN:
        return (tb.SAMPLED_POINTS(card=best.card, thirds=round(best.thirds), number=number),)
    percent = round(100 * best.share)
    return (tb.SAMPLED_WINS(card=best.card, percent=percent, number=number),)
