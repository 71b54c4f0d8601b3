"""``is-legal``: may this card be played, and if not, which rule forbids it?"""

from __future__ import annotations

import random
from dataclasses import replace

from engine import rulebook as rb
from engine.cards import Card
from engine.contracts import Game
from engine.dialect import Dialect
from engine.reasons import Reason, Rule, Verdict
from engine.rules.judge import judge_play
from puzzles import explain
from puzzles import phrases as ph
from puzzles.position import Position
from puzzles.question import ChooseOne, Question
from puzzles.themes import find_turn

NAME = "is-legal"
VERSION = 1

_SAME_ANSWER: dict[Rule, Rule] = {
    rb.PAGAT_TAKES_EMPEROR: rb.BEAT_IF_ABLE,
    rb.ANNOUNCED_NOW: rb.KEEP_ANNOUNCED,
    rb.EARLIEST_ANNOUNCED_FIRST: rb.KEEP_ANNOUNCED,
}
"""Rules that are offered under the name of a wider one, not to give them away."""


def is_at(_dialect: Dialect) -> bool:
    """Every table plays cards."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A turn from a hand in play, and one of its cards: as often legal as not."""
    turn, _ = find_turn(dialect, level, rng)
    illegal, legal = tuple(turn.verdict.illegal), turn.verdict.legal
    asked = rng.choice(illegal) if illegal and rng.random() < 0.5 else rng.choice(legal)
    return replace(turn.position, asked=asked)


def pose(position: Position) -> Question:
    """The question whether the asked card may be played, and by which rule not.

    Raises ValueError if no card is asked about.
    """
    if position.asked is None:
        message = "is-legal asks about a card"
        raise ValueError(message)
    verdict = judge_play(position.view)
    against = verdict.why_illegal(position.asked)
    options = _options(position)
    right = ph.IT_BREAKS(rule=_offered(against[0].rule).id) if against else ph.IT_IS_LEGAL()
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_IS_LEGAL(card=position.asked),
        context=explain.context(position),
        answer=ChooseOne(options, frozenset({options.index(right)})),
        explanation=explain.play_lines(position, verdict),
        hints=(*explain.play_hints(position, verdict), _narrowed(position.asked, verdict)),
        about_cards=tuple(verdict.illegal.items()),
        elsewhere=explain.legal_elsewhere(position),
    )


def _offered(rule: Rule) -> Rule:
    return _SAME_ANSWER.get(rule, rule)


def _options(position: Position) -> tuple[Reason, ...]:
    """Legal, or against one of the rules that this table's game knows."""
    play, game = position.dialect.play, position.required_contract.game
    pagat = {"last_tarock": rb.PAGAT_LAST_TAROCK, "last_card": rb.PAGAT_LAST_CARD}
    kept = play.pagat(game)
    known = [rb.FOLLOW_SUIT, rb.PLAY_TAROCK]
    if game is Game.SUIT:
        known.append(rb.NO_TAROCK_LEAD)
    if game in play.rise_in:
        known.append(rb.BEAT_IF_ABLE)
    if kept is not None:
        known.append(pagat[kept])
    if position.announced:
        known.append(rb.KEEP_ANNOUNCED)
    return (ph.IT_IS_LEGAL(), *(ph.IT_BREAKS(rule=rule.id) for rule in known))


def _narrowed(asked: Card, verdict: Verdict[Card]) -> Reason:
    same = [card for card in verdict.against if card.suit is asked.suit]
    allowed = sum(not verdict.against[card] for card in same)
    return ph.NARROWED_IN_SUIT(suit=asked.suit, number=allowed, of=len(same))
