"""The player who deals out the cards it cannot see, many times, and tries each of its own.

For the first tricks it goes by rules of thumb. From then on each legal card is tried in a
number of layouts: with open cards, proved as far as a number of nodes goes and else played
out quickly. What counts is what a card brings in points of the table: the game, and birds
and King ultimo as a quick playout has them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine import thumbbook as tb
from engine.bots.player import Decision
from engine.bots.thumb.player import ThumbBot
from engine.bots.worth import Chance, brought, chances
from engine.cards import Card
from engine.contracts import Game
from engine.evaluate.sampling import layouts
from engine.moves import GAME, Level, PlayCard
from engine.reasons import Reason
from engine.rules.judge import judge_play
from engine.scoring.contras import levels
from engine.solver import CardTable, Position, after, card_values, playout, position
from engine.state import GameState, Playing
from engine.view import View

A_HUNDRED_THIRDS = 0.3
"""What a hundred thirds of card points count beside a game won or lost, so that of cards
that win equally often the one with more to spare is played."""
SILENT_SINCE = 7
"""The trick from which bonuses that nobody has announced are thought of."""
ALIKE = 0.02
"""Cards so little apart in the share of games won are told to be alike."""


class Tried(NamedTuple):
    """A card, what it brings the player's side on the average, in points of the table,
    how often the game comes out well for it, and the thirds it ends with."""

    card: Card
    worth: float
    share: float
    thirds: float


@dataclass(frozen=True, slots=True)
class SamplingBot:
    """Tries each card in ``number`` layouts, with ``budget`` nodes for each, from the trick
    ``since`` on."""

    number: int = 16
    budget: int = 250
    since: int = 3
    thumbs: ThumbBot = field(default_factory=ThumbBot)

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The card that does best in the layouts; everything else by rules of thumb."""
        phase = view.phase
        if not isinstance(phase, Playing) or phase.trick_number < self.since:
            return self.thumbs.decide(view, rng)
        legal = judge_play(view.play).legal
        if len(legal) == 1:
            return Decision(PlayCard(legal[0]), (tb.THUMB_ONLY_CARD(card=legal[0]),))
        tried = self.try_cards(view, layouts(view, rng, self.number))
        return Decision(PlayCard(tried[0].card), reasons(view, tried, self.number))

    def try_cards(self, view: View, states: Sequence[GameState]) -> tuple[Tried, ...]:
        """What each legal card comes to in these layouts, the best first."""
        positions = [position(state) for state in states]
        table = card_values(positions, self.budget)
        if positions[0].game is Game.TRISCHAKEN:
            found = [_shunned(table, row) for row in range(len(table.cards))]
        else:
            is_declarers = view.side_of(view.seat) is True
            bonus = _bonuses(states, positions, table.cards)
            stake = _stake(states[0], positions[0])
            found = [
                _sought(table, row, stake, bonus[row], is_declarers=is_declarers)
                for row in range(len(table.cards))
            ]
        return tuple(sorted(found, key=lambda tried: (-tried.worth, tried.card)))


def _shunned(table: CardTable, row: int) -> Tried:
    """In Trischaken each third one takes is one too many."""
    thirds = float(table.result[row].mean())
    return Tried(table.cards[row], -thirds, 0, thirds)


def _sought(table: CardTable, row: int, stake: int, bonus: float, *, is_declarers: bool) -> Tried:
    won, thirds = float(table.won[row].mean()), float(table.result[row].mean())
    worth = stake * (won + A_HUNDRED_THIRDS * thirds / 100) + bonus
    share = won if is_declarers else 1 - won
    return Tried(table.cards[row], worth if is_declarers else -worth, share, thirds)


def _stake(state: GameState, asked: Position) -> int:
    """What lies between a game won and lost, per opponent."""
    undertaking = state.undertaking
    spoken = state.phase.spoken if isinstance(state.phase, Playing) else None
    level = Level.PLAIN
    if undertaking is not None and spoken is not None and spoken.said:
        level = dict(levels(state, undertaking, spoken)).get(GAME, Level.PLAIN)
    return (asked.contract.won + asked.contract.stake_lost) * level


def _bonuses(
    states: Sequence[GameState], positions: Sequence[Position], cards: Sequence[Card]
) -> list[float]:
    """What birds and King ultimo bring the declarer's side after each card."""
    open_now = [_worth_a_thought(state) for state in states]
    if not any(open_now):
        return [0.0] * len(cards)
    asked = [after(one, card) for card in cards for one in positions]
    ends = iter(playout(asked))
    found = []
    for card in cards:
        total = 0
        for state, one, open_here in zip(states, positions, open_now, strict=True):
            total += brought(state, open_here, (*one.trick, card, *next(ends)))
        found.append(total / len(states))
    return found


def _worth_a_thought(state: GameState) -> tuple[Chance, ...]:
    """The bonuses that are open and announced, or near enough to be seen coming."""
    phase = state.phase
    if not isinstance(phase, Playing):
        return ()
    if phase.trick_number < SILENT_SINCE and not phase.spoken.announced:
        return ()
    return chances(state)


def reasons(view: View, tried: Sequence[Tried], number: int) -> tuple[Reason, ...]:
    """Why the first card: how often it comes out well, and the next best beside it."""
    best, second = tried[0], tried[1]
    if view.play.game is Game.TRISCHAKEN:
        thirds = round(best.thirds)
        return (tb.SAMPLED_POINTS(card=best.card, thirds=thirds, number=number),)
    wins = tb.SAMPLED_WINS(card=best.card, percent=round(100 * best.share), number=number)
    alike = tuple(one.card for one in tried if abs(one.share - best.share) < ALIKE)
    if len(alike) > 1:
        return wins, tb.SAMPLED_ALIKE(cards=alike)
    return wins, tb.SAMPLED_NEXT(card=second.card, percent=round(100 * second.share))
