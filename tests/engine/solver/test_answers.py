"""What the solver promises about its answers."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from engine import DIALECTS, parse_cards, table
from engine.cards import Card, CardSet
from engine.contracts import Game
from engine.counting import thirds
from engine.dialect import Dialect
from engine.seats import Seat
from engine.solver import (
    Position,
    Status,
    after,
    card_values,
    card_verdicts,
    is_compiled,
    is_warm,
    plain,
    playout,
    position,
    solve,
    solve_many,
    value,
    warm,
)
from engine.solver.layout import legal_cards
from engine.state import Ended, Playing
from engine.transition import apply
from tests.engine.solver.endings import KINDS, ending, legal
from tests.laws.hands import biddable, random_move, some_hand

BLACK = next(kind for kind in KINDS if kind[1].calls_king and kind[0].id == "gametwist")
BETTLER = next(kind for kind in KINDS if kind[1].tricks == 0 and kind[0].id == "alpine")


def begun(dialect: str, title: str, seed: int = 1) -> Position:
    """A random deal at its first lead."""
    rng = random.Random(seed)
    table = DIALECTS[dialect]
    contract = next(row for row in biddable(table) if row.title == title)
    while True:
        state = some_hand(table, contract.name, rng)
        while not isinstance(state.phase, (Playing, Ended)):
            state = apply(state, random_move(state, rng, talk=0))
        if isinstance(state.phase, Playing):
            return position(state)


def layouts(of: Position, number: int) -> list[Position]:
    """The same hand to play, and the other cards dealt anew."""
    rng = random.Random(7)
    others = [seat for seat in Seat if seat is not of.turn]
    unseen = [card for seat in others for card in of.hand(seat)]
    made = []
    for _ in range(number):
        rng.shuffle(unseen)
        hands, left = list(of.hands), list(unseen)
        for seat in others:
            count = len(of.hand(seat))
            hands[seat - 1], left = CardSet(left[:count]), left[count:]
        made.append(replace(of, hands=(hands[0], hands[1], hands[2], hands[3])))
    return made


def test_answers_are_compiled_here() -> None:
    warm()

    assert is_warm()
    assert is_compiled()


def test_it_is_undecided_at_the_budget_only_and_right_with_more() -> None:
    undecided = 0
    for seed in range(40):
        asked = ending(*KINDS[seed % len(KINDS)], 6, random.Random(seed))
        full = solve(asked)
        assert full.status is not Status.UNDECIDED
        for budget in (1, full.nodes // 2, full.nodes - 1, full.nodes):
            found = solve(asked, budget=max(1, budget))
            if found.status is Status.UNDECIDED:
                undecided += 1
                assert found.nodes == max(1, budget) + 1
            else:
                assert found == full
        assert solve(asked, budget=full.nodes).status is full.status
    assert undecided > 40


def test_the_same_question_gets_the_same_answer() -> None:
    asked = [ending(*kind, 7, random.Random(nth)) for nth, kind in enumerate(KINDS)]

    first = solve_many(asked, 2000)
    solve_many(list(reversed(asked)), 500)

    assert solve_many(asked, 2000) == first
    assert [solve(one, 2000).nodes for one in asked] == [one.nodes for one in first]


def test_two_threads_find_the_same_at_once() -> None:
    asked = [ending(*kind, 7, random.Random(nth)) for nth, kind in enumerate(KINDS)]
    alone = solve_many(asked, 5000)
    found: dict[int, object] = {}

    def ask(name: int) -> None:
        found[name] = solve_many(asked, 5000)

    threads = [threading.Thread(target=ask, args=(name,)) for name in range(2)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()

    assert found == {0: alone, 1: alone}


def test_a_line_may_be_asked_for_and_more_is_never_easier() -> None:
    asked = ending(*BLACK, 6, random.Random(5))
    own = value(asked)
    assert own is not None

    lines = [solve(asked, line=line).status for line in range(own - 5, own + 6)]

    assert lines == [Status.WON] * 6 + [Status.LOST] * 5


def test_a_game_already_won_is_won_and_one_beyond_reach_is_lost() -> None:
    for seed in range(60):
        asked = ending(*BLACK, 5, random.Random(seed))
        for line in (-50, 0, asked.own - 1, asked.own):
            assert solve(asked, line=line).status is Status.WON
        assert solve(asked, line=asked.own + 211).status is Status.LOST


def test_many_answers_are_each_that_of_one_question() -> None:
    for kind in KINDS:
        asked = [ending(*kind, 5, random.Random(seed)) for seed in range(3)]

        outcomes = solve_many(asked, 10**6)

        for one, outcome in zip(asked, outcomes, strict=True):
            assert outcome.status is solve(one).status
            assert outcome.is_won is (outcome.status is Status.WON)
            assert outcome.result == result(one, playout([one])[0])


def test_without_a_budget_playouts_tell_who_wins() -> None:
    for kind in KINDS:
        one = ending(*kind, 5, random.Random(3))

        (outcome,) = solve_many([one], 0)

        assert outcome.status is Status.UNDECIDED
        assert outcome.nodes == 0
        aim = one.contract.tricks
        reached = outcome.result >= one.line if aim is None else outcome.result == aim
        assert outcome.is_won is reached


def result(of: Position, cards: Sequence[Card]) -> int:
    """What those cards bring, by the engine's rules: thirds of the declarer's side, tricks
    of the declarer in a negative game."""
    for card in cards:
        of = after(of, card)
    return of.own if of.game.is_positive else of.tricks_of[of.declarer - 1]


def played_legally(of: Position, cards: Sequence[Card]) -> bool:
    """Whether all cards are played, each when it may be."""
    for card in cards:
        if card not in legal(of):
            return False
        of = after(of, card)
    return not any(of.hands)


@pytest.mark.parametrize("table", DIALECTS.values(), ids=lambda table: table.id)
def test_playouts_are_legal_plays(table: Dialect) -> None:
    titles = sorted({row.title for row in biddable(table)})
    asked = [begun(table.id, title, seed) for seed, title in enumerate(titles)]

    plays = playout(asked)

    assert len(plays) >= 4
    for one, cards in zip(asked, plays, strict=True):
        assert len(cards) == 48
        assert played_legally(one, cards), one


def test_playouts_of_endings_are_legal_and_the_same_in_plain_python() -> None:
    asked = [ending(*kind, 4, random.Random(seed)) for kind in KINDS for seed in range(3)]

    plays = playout(asked)

    assert plays == plain.playout(asked)
    for one, cards in zip(asked, plays, strict=True):
        assert played_legally(one, cards), one


def test_each_card_in_many_layouts_is_what_each_alone_would_be() -> None:
    for kind in (BLACK, BETTLER):
        asked = layouts(ending(*kind, 5, random.Random(2)), 6)

        table = card_values(asked, 10**6)

        assert table.cards == legal_cards(asked[0])
        assert table.decided.all()
        for row, card in enumerate(table.cards):
            then = [after(one, card) for one in asked]
            assert table.won[row].tolist() == [solve(one).status is Status.WON for one in then]
            plays = playout(then)
            ends = [result(one, cards) for one, cards in zip(then, plays, strict=True)]
            assert table.result[row].tolist() == ends


def test_cards_in_many_layouts_are_the_same_in_plain_python() -> None:
    asked = layouts(ending(*BLACK, 4, random.Random(2)), 4)

    table = card_values(asked, 10**6)
    other = plain.card_values(asked, 10**6, table.cards)

    assert (table.won == other.won).all()
    assert (table.result == other.result).all()
    assert (table.decided == other.decided).all()


def test_a_short_budget_leaves_it_to_playouts() -> None:
    asked = layouts(begun("alpine", "rufer"), 8)

    table = card_values(asked, 1)

    assert not table.decided.any()
    assert (table.won == (table.result >= asked[0].line)).all()


def test_in_trischaken_the_own_thirds_count() -> None:
    start = begun("elsteiner", "trischaken")
    asked = layouts(start, 5)

    table = card_values(asked, 1000)

    assert not table.decided.any()
    assert not table.won.any()
    for row, card in enumerate(table.cards):
        for column, one in enumerate(asked):
            then = after(one, card)
            for played in playout([then])[0]:
                then = after(then, played)
            assert table.result[row, column] == then.thirds_of[start.turn - 1]
            dripped = thirds(start.drips)
            assert sum(then.thirds_of) == dripped + sum(thirds(hand) for hand in one.hands)
    assert np.array_equal(table.result, plain.card_values(asked, 0, table.cards).result)


def test_questions_without_sense_are_refused() -> None:
    everyone = begun("elsteiner", "trischaken")
    negative = ending(*BETTLER, 3, random.Random(1))
    other = ending(*BETTLER, 3, random.Random(2))

    with pytest.raises(ValueError, match="himself"):
        solve(everyone)
    with pytest.raises(ValueError, match="himself"):
        card_verdicts(everyone)
    with pytest.raises(ValueError, match="himself"):
        solve_many([everyone], 10)
    with pytest.raises(ValueError, match="positive"):
        value(negative)
    with pytest.raises(ValueError, match="same"):
        card_values([negative, other], 10)
    with pytest.raises(ValueError, match="same"):
        card_values([], 10)


def test_nothing_asked_is_nothing_answered() -> None:
    assert playout([]) == []
    assert solve_many([], 10) == []


def test_a_finished_hand_has_its_result() -> None:
    asked = ending(*BLACK, 3, random.Random(1))
    for card in playout([asked])[0]:
        asked = after(asked, card)

    assert value(asked) == asked.own
    assert solve(asked, line=asked.own).status is Status.WON
    assert solve(asked, line=asked.own + 1).status is Status.LOST


def test_a_piccolo_made_with_the_last_trick_is_won_from_each_of_its_cards_on() -> None:
    dialect = table("alpine")
    hands = tuple(CardSet(parse_cards(one)) for one in ("H1", "D2", "D1", "CN"))
    asked = Position(
        dialect,
        dialect.contract("piccolo"),
        (hands[0], hands[1], hands[2], hands[3]),
        declarer=Seat.P3,
        partner=None,
        leader=Seat.P2,
        tricks_played=11,
        tricks_of=(1, 9, 0, 1),
    )

    for code in ("D2", "D1", "CN", "H1"):
        assert solve(asked).status is Status.WON
        asked = after(asked, Card[code])

    assert solve(asked).status is Status.WON
    assert solve(replace(asked, tricks_of=(1, 9, 2, 0))).status is Status.LOST


def test_a_bettler_with_a_trick_is_lost() -> None:
    asked = replace(ending(*BETTLER, 3, random.Random(1)), tricks_of=(1, 1, 1, 1))

    assert asked.game is Game.NEGATIVE
    assert solve(asked).status is Status.LOST
