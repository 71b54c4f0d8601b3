"""How fast hands are played and explained, for each dialect."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from engine import DIALECTS
from engine.dialect import Dialect
from engine.moves import Move, PlayCard
from engine.rules.judge import against, judge, judge_play
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.state import GameState, LayingAway, Playing
from engine.transition import apply
from engine.view import PlayView, view
from tests.laws.hands import biddable, random_move, some_hand

HANDS = 2
"""Hands for each contract of a dialect."""
QUERIES = 1500


def begun(dialect: Dialect) -> list[GameState]:
    """Hands of every contract, from the end of the auction on."""
    rng = random.Random(dialect.id)
    return [some_hand(dialect, row.name, rng) for row in biddable(dialect) for _ in range(HANDS)]


def first_legal(state: GameState, rng: random.Random) -> Move:
    """Some legal move, with as little asked as possible."""
    if not isinstance(state.phase, Playing):
        return random_move(state, rng, talk=0.1)
    assert state.turn is not None
    seen = view(state, state.turn)
    cards = list(seen.hand)
    rng.shuffle(cards)
    return next(move for move in map(PlayCard, cards) if not against(seen, move))


def explained(state: GameState, rng: random.Random) -> Move:
    """The same, with every thinkable move judged and each reason looked at."""
    assert state.turn is not None
    if not isinstance(state.phase, LayingAway):
        verdict = judge(view(state, state.turn))
        _ = (verdict.legal, verdict.illegal, verdict.obligations, verdict.waived)
    return random_move(state, rng, talk=0.1)


def finished(state: GameState, choose: Callable[[GameState, random.Random], Move]) -> GameState:
    rng = random.Random(1)
    while state.turn is not None:
        state = apply(state, choose(state, rng))
    return state


def deals_a_second(dialect: Dialect, choose: Callable[[GameState, random.Random], Move]) -> float:
    hands = begun(dialect)
    start = time.perf_counter()
    for hand in hands:
        settle(outcome(finished(hand, choose)))
    return len(hands) / (time.perf_counter() - start)


def queries(dialect: Dialect) -> list[PlayView]:
    """Turns to play a card, out of whole hands."""
    rng, found = random.Random(2), []
    for hand in begun(dialect):
        state = hand
        while state.turn is not None:
            if isinstance(state.phase, Playing):
                found.append(view(state, state.turn).play)
            state = apply(state, random_move(state, rng, talk=0.1))
    return found[:QUERIES]


def query_microseconds(dialect: Dialect) -> float:
    asked = queries(dialect)
    start = time.perf_counter()
    for one in asked:
        verdict = judge_play(one)
        _ = (verdict.legal, verdict.illegal, verdict.obligations)
    return 1e6 * (time.perf_counter() - start) / len(asked)


def main() -> None:
    """One line for each dialect."""
    for name, dialect in DIALECTS.items():
        query = query_microseconds(dialect)
        explained_deals = deals_a_second(dialect, explained)
        plain_deals = deals_a_second(dialect, first_legal)
        sys.stdout.write(
            f"{name:<16}{query:8.1f} µs a question {explained_deals:8.1f} explained deals a second"
            f" {plain_deals:8.1f} plain deals a second\n"
        )


if __name__ == "__main__":
    main()
