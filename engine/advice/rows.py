"""From what a plan brought in each world to its row in the ranking."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.advice.correction import Correction
from engine.advice.model import Row, Spread
from engine.advice.plans import Plan
from engine.advice.spread import Z95, mean, share
from engine.advice.worlds import Result


@dataclass(frozen=True)
class Record:
    """A plan with its results so far, and how play differs from open cards there."""

    plan: Plan
    results: Sequence[Result]
    correction: Correction

    @cached_property
    def decided(self) -> list[Result]:
        """The worlds in which there is a game to win."""
        return [one for one in self.results if one.is_won is not None]

    @cached_property
    def stake(self) -> float:
        """What it makes of a difference whether the game is won: the mean score of games
        that the playout made, less that of games it lost."""
        made = [one.score for one in self.decided if one.is_made]
        lost = [one.score for one in self.decided if not one.is_made]
        contract = self.plan.contract
        if made and lost:
            return math.fsum(made) / len(made) - math.fsum(lost) / len(lost)
        return float(contract.won + contract.stake_lost)

    @cached_property
    def scores(self) -> list[float]:
        """What each world is worth: the score of the playout, moved by as much of the
        stake as play would win more or less often than the playout did."""
        return [self._score(one) for one in self.results]

    def _score(self, result: Result) -> float:
        if result.is_won is None:
            return result.score + (self.correction.shift if self.decided == [] else 0.0)
        expected = self.correction.of(float(result.is_won))
        return result.score + (expected - bool(result.is_made)) * self.stake

    @property
    def score(self) -> Spread:
        """The expected score with its interval."""
        return mean(self.scores, Z95, doubt=abs(self.stake))

    @property
    def win(self) -> Spread | None:
        """How often the game is made in play; None where there is none to make."""
        if not self.decided:
            return None
        wide = share(sum(bool(one.is_won) for one in self.decided), len(self.decided))
        of = self.correction.of
        return Spread(of(wide.mean), of(wide.low), of(wide.high))

    def gap(self, better: Record, z: float = Z95) -> Spread:
        """How much less it scores than a better plan, on the worlds that both have seen."""
        pairs = zip(better.scores, self.scores, strict=False)
        return mean([more - less for more, less in pairs], z, doubt=abs(self.stake))

    def row(self, best: Record | None) -> Row:
        """The row of the ranking; ``best`` is the plan on top, None if it is this one."""
        decided = self.decided
        wins = sum(bool(one.is_won) for one in decided)
        proved = sum(one.is_proved for one in self.results)
        return Row(
            contract=self.plan.contract,
            win=self.win,
            open_win=wins / len(decided) if decided else None,
            score=self.score,
            samples=len(self.results),
            undecided=1 - proved / len(self.results),
            gap=None if best is None else self.gap(best),
            called=self.plan.called,
        )


def ranking(records: Mapping[Plan, Record]) -> list[Record]:
    """The plans by expected score, the best first."""
    return sorted(records.values(), key=lambda record: -record.score.mean)
