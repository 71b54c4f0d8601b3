"""Each card that may be played, tried in layouts of the hands that its player cannot see."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from engine.bots.worth import Chance, brought, chances
from engine.cards import Card
from engine.contracts import Game
from engine.moves import GAME, Level
from engine.scoring.contras import levels
from engine.solver import CardTable, Position, after, card_values, playout, positions
from engine.state import GameState, Playing
from engine.view import View

A_HUNDRED_THIRDS = 0.3
"""What a hundred thirds of card points count beside a game won or lost, so that of cards
that win equally often the one with more to spare is played."""
DOUBT = 15
"""Thirds by which a playout may miss what better play would bring: so far above or below
the line it is taken for a game won, or lost, three times in four."""
SILENT_SINCE = 9
"""The trick from which bonuses that nobody has announced are thought of."""


class Trial(NamedTuple):
    """A card, and what it brings the player's side in each layout, in points of the table
    per opponent. ``share`` is how often the game comes out well for that side, ``thirds``
    what the declarer's side, or in Trischaken the player, ends with on the average."""

    card: Card
    worths: tuple[float, ...]
    share: float
    thirds: float

    @property
    def worth(self) -> float:
        """What it brings on the average."""
        return fmean(self.worths)


def is_clearly_better(one: Trial, other: Trial, errors: float) -> bool:
    """Whether a card does better by more than so many standard errors of the difference
    between the two in the same layouts."""
    gains = [mine - its for mine, its in zip(one.worths, other.worths, strict=True)]
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0
    return fmean(gains) > errors * error


def trials(view: View, states: Sequence[GameState], budget: int) -> tuple[Trial, ...]:
    """What each legal card comes to in these layouts, the best first: proved where
    ``budget`` nodes suffice, else played out quickly.

    What counts is the game, and birds and King ultimo as a quick playout has them; in
    Trischaken each third that one takes is one too many.
    """
    often = Counter(map(id, states))
    apart = list({id(state): state for state in states}.values())
    times = [often[id(state)] for state in apart]
    asked = positions(apart)
    table = card_values(asked, budget)
    if asked[0].game is Game.TRISCHAKEN:
        found = _shunned(table, times)
    else:
        found = _sought(view, apart, asked, table, times)
    return tuple(sorted(found, key=lambda trial: (-trial.worth, trial.card)))


def _each_time(values: Sequence[float], times: Sequence[int]) -> list[float]:
    """A value for each layout, those that came up again included."""
    return [value for value, number in zip(values, times, strict=True) for _ in range(number)]


def _shunned(table: CardTable, times: Sequence[int]) -> list[Trial]:
    found = []
    for card, results in zip(table.cards, table.result.tolist(), strict=True):
        thirds = _each_time(results, times)
        found.append(Trial(card, tuple(-one for one in thirds), 0, fmean(thirds)))
    return found


def _sought(
    view: View,
    states: Sequence[GameState],
    asked: Sequence[Position],
    table: CardTable,
    times: Sequence[int],
) -> list[Trial]:
    sign = 1 if view.side_of(view.seat) else -1
    stake = _stake(states[0], asked[0])
    is_proved = [all(layout) for layout in zip(*table.decided.tolist(), strict=True)]
    bonuses = _bonuses(states, asked, table.cards)
    found = []
    for card, proofs, results in zip(
        table.cards, table.won.tolist(), table.result.tolist(), strict=True
    ):
        won = list(_chances(asked[0], is_proved, proofs, results))
        worths = [
            sign * (stake * (chance + A_HUNDRED_THIRDS * result / 100) + next(bonuses))
            for chance, result in zip(won, results, strict=True)
        ]
        share = fmean(_each_time(won, times))
        own = fmean(_each_time(results, times))
        share = share if sign > 0 else 1 - share
        found.append(Trial(card, tuple(_each_time(worths, times)), share, own))
    return found


def _chances(
    asked: Position, is_proved: Sequence[bool], proofs: Sequence[bool], results: Sequence[int]
) -> Iterator[float]:
    """How likely the declarer's game is won in each layout after a card.

    Where every card is proved the proof counts. Else all cards are taken as they were
    played out: a proof beside a playout would be a comparison of two things.
    """
    for proved, proof, result in zip(is_proved, proofs, results, strict=True):
        if proved:
            yield float(proof)
        elif asked.game is Game.NEGATIVE:
            yield float(result == asked.contract.tricks)
        else:
            yield 1 / (1 + math.exp((asked.line - 0.5 - result) / DOUBT))


def _stake(state: GameState, asked: Position) -> int:
    """What lies between a game won and lost, per opponent."""
    phase, level = state.phase, Level.PLAIN
    if isinstance(phase, Playing) and phase.spoken.said:
        reached = levels(state, phase.table.undertaking, phase.spoken)
        level = dict(reached).get(GAME, Level.PLAIN)
    return (asked.contract.won + asked.contract.stake_lost) * level


def _bonuses(
    states: Sequence[GameState], asked: Sequence[Position], cards: Sequence[Card]
) -> Iterator[int]:
    """What birds and King ultimo bring the declarer's side, for each card in each layout."""
    by_called = {state.called: state for state in states}
    open_now = {called: _worth_a_thought(state) for called, state in by_called.items()}
    if not any(open_now.values()):
        yield from [0] * (len(cards) * len(states))
        return
    ends = iter(playout([after(one, card) for card in cards for one in asked]))
    for card in cards:
        for one in asked:
            yield brought(one, open_now[one.called], (*one.trick, card, *next(ends)))


def _worth_a_thought(state: GameState) -> tuple[Chance, ...]:
    """The bonuses that are open and announced, or near enough to be seen coming."""
    phase = state.phase
    if not isinstance(phase, Playing):
        return ()
    if phase.trick_number < SILENT_SINCE and not phase.spoken.announced:
        return ()
    return chances(state)
