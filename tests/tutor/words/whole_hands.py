"""Reasons as whole hands bring them forth: every move judged, every hand settled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from engine.cards import Card, CardSet
from engine.dialect import Dialect
from engine.moves import Announce, Contra, Good, LayAway, Move, Pass, PlayCard
from engine.reasons import Reason
from engine.rules.judge import against, judge
from engine.rules.talon import cards_to_lay, classes, judge_lay_away
from engine.scoring.ledger import Ledger
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import FOREHAND
from engine.state import Announcing, Bidding, Ended, LayingAway, Playing
from engine.transition import apply, start
from engine.view import View, view

HANDS = 40
"""So many auctions, calls, talons and rounds of announcements are gone through."""
PLAYED_OUT = 10
"""So many of them are played to the end and settled."""


@cache
def reasons_at(dialect: Dialect) -> tuple[Reason, ...]:
    """Every reason that comes up in hands played at random at that table, apart from
    those of the tricks."""
    found: dict[Reason, None] = {}
    for seed in range(HANDS):
        found |= dict.fromkeys(_of_hand(dialect, seed))
    return tuple(found)


def told_in(ledger: Ledger) -> Iterator[Reason]:
    """Every reason on a score sheet."""
    for entry in ledger.entries:
        yield entry.reason
        yield from (reason for reason, _ in entry.factors)
        if entry.struck is not None:
            yield entry.struck


def _of_hand(dialect: Dialect, seed: int) -> Iterator[Reason]:
    """Every other hand is a doubled deal."""
    rng = random.Random(seed)
    state = start(dialect, seed, factor=1 + seed % 2)
    while not isinstance(state.phase, Playing | Ended):
        seen = view(state, state.turn or FOREHAND)
        yield from _judged(seen)
        state = apply(state, _chosen(seen, rng))
    if seed >= PLAYED_OUT and not isinstance(state.phase, Ended):
        return
    while state.turn is not None:
        state = apply(state, _chosen(view(state, state.turn), rng))
    yield from told_in(settle(outcome(state)))


def _judged(seen: View) -> Iterator[Reason]:
    if isinstance(seen.phase, LayingAway):
        for reasons in judge_lay_away(seen, seen.phase).against.values():
            yield from reasons
        for cards in (tuple(seen.hand)[:4], (Card.T1, Card.HK, Card.S7), tuple(seen.hand)[-3:]):
            yield from against(seen, LayAway(CardSet(cards)))
    for reasons in judge(seen).against.values():
        yield from reasons


def _chosen(seen: View, rng: random.Random) -> Move:
    phase = seen.phase
    if isinstance(phase, LayingAway):
        return LayAway(_laid(seen, phase, rng))
    legal = judge(seen).legal
    if isinstance(phase, Bidding) and Pass() in legal and rng.random() < 0.75:
        return Pass()
    if isinstance(phase, Announcing) and rng.random() < 0.2:
        legal = tuple(one for one in legal if isinstance(one, Announce | Contra)) or legal
    elif isinstance(phase, Announcing):
        return Good()
    if isinstance(legal[0], PlayCard):
        return legal[0]
    return rng.choice(legal)


def _laid(seen: View, phase: LayingAway, rng: random.Random) -> CardSet:
    first, second = classes(seen, phase)
    wanted = cards_to_lay(phase)
    chosen = rng.sample(tuple(first), min(wanted, len(first)))
    return CardSet([*chosen, *rng.sample(tuple(second), wanted - len(chosen))])
