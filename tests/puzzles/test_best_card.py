"""Endings with open cards against brute force: every way to play on, by the rules alone."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine import CardSet, PlayView, judge_play, table, taken, thirds
from engine.cards import Card
from engine.contracts import Game
from engine.reasons import Reason
from engine.seats import Seat
from engine.solver import Position as Ending
from engine.solver import after, warm
from puzzles.endings import SIZES, is_critical
from puzzles.generate import generate
from puzzles.grade import grade
from puzzles.kinds import best_card
from puzzles.position import Position
from puzzles.question import ChooseCard, Question
from tests.puzzles.made import grid, question, questions

SMALL = [row for row in grid(["best-card"]) if row.values[2] == 1]
BOTH = [row for row in grid(["best-card"]) if row.values[2] in (1, 2)]


@pytest.fixture(scope="module", autouse=True)
def _ready() -> None:
    warm()


# ---------------------------------------------------------------------------- brute force


def legal(now: Ending) -> tuple[Card, ...]:
    hand = now.hand(now.turn)
    due = tuple((card, number) for seat, card, number in now.bound if seat is now.turn)
    held = tuple(pair for pair in due if pair[0] in hand)
    view = PlayView(now.dialect, now.contract, hand, now.trick, now.tricks_played + 1, held)
    return judge_play(view).legal


@cache
def is_won(now: Ending) -> bool:
    """Whether the declarer's game is won from there: every way to play on is tried."""
    if not any(now.hands) and not now.trick:
        return made(now)
    wanted = now.is_on_declarer_side(now.turn)
    return any(is_won(played(now, card)) is wanted for card in legal(now)) is wanted


def made(end: Ending) -> bool:
    if end.game.is_positive:
        return end.own >= end.line
    return end.tricks_of[end.declarer - 1] == end.contract.tricks


def played(now: Ending, card: Card) -> Ending:
    """The position after a card, its trick counted without the solver's help."""
    then = after(now, card)
    if len(now.trick) == 3:
        cards = (*now.trick, card)
        winner = now.leader.next(taken(cards, now.contract, now.dialect).place)
        gained = thirds(cards) if now.is_on_declarer_side(winner) else 0
        assert then.leader is winner
        assert then.own - now.own == gained
    return then


def holding(ending: Ending) -> set[Card]:
    wanted = ending.is_on_declarer_side(ending.turn)
    return {card for card in legal(ending) if is_won(played(ending, card)) is wanted}


def ending_of(one: Question) -> Ending:
    assert one.position.ending is not None
    return one.position.ending


def check(one: Question) -> None:
    found = holding(ending_of(one))
    assert isinstance(one.answer, ChooseCard)
    assert set(one.answer.right) == found, one.id
    assert 0 < len(found) < len(legal(ending_of(one))), one.id


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name", "level"), SMALL)
def test_exactly_the_cards_that_hold_are_right(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level, range(4)):
        check(one)


@pytest.mark.proof
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("kind", "name", "level"), BOTH)
def test_hundreds_of_endings_are_as_brute_force_has_them(kind: str, name: str, level: int) -> None:
    rng = random.Random(f"{kind} {name} {level}")
    for _ in range(100 if level == 1 else 30):
        check(generate(kind, table(name), level, rng.randrange(10**15)))
        is_won.cache_clear()


# --------------------------------------------------------------------- what the question says


def tricks_told(reasons: tuple[Reason, ...]) -> list[Reason]:
    return [one for one in reasons if one.rule.id in ("first-trick", "next-trick")]


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name", "level"), grid(["best-card"]))
def test_the_line_that_punishes_a_card_is_legal_and_ends_as_it_says(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level, range(5)):
        ending = ending_of(one)
        losing = [pair for pair in one.about_cards if pair[0] in legal(ending)]
        assert losing, one.id
        for card, reasons in losing:
            now, told = ending, tricks_told(reasons)
            for trick in told:
                for played_card in tuple(trick["cards"])[len(now.trick) :]:  # type: ignore[arg-type]
                    assert played_card in legal(now), one.id
                    now = after(now, played_card)
                assert trick["winner"] is now.leader

            assert card in tuple(told[0]["cards"])  # type: ignore[arg-type]
            assert is_lost_for(ending.turn, now), (one.id, card)


def is_lost_for(seat: Seat, now: Ending) -> bool:
    """Whether nothing that is still played can help the side of that seat."""
    left = [*(card for hand in now.hands for card in hand), *now.trick, *now.drips]
    declarers = now.is_on_declarer_side(seat)
    if now.game.is_positive:
        return now.own + thirds(left) < now.line if declarers else now.own >= now.line
    aimed, have = now.contract.tricks or 0, now.tricks_of[now.declarer - 1]
    broken = have > aimed or have + len(left) // 4 < aimed
    return broken if declarers else have == aimed and not left


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name", "level"), grid(["best-card"]))
def test_the_level_tells_how_many_cards_are_held(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        assert len(one.position.hand) in SIZES[level]
        assert is_critical(ending_of(one), level)


@pytest.mark.slow
def test_all_four_hands_lie_open_and_no_card_lies_twice() -> None:
    for name in ("alpine", "hausregeln"):
        for one in questions("best-card", name, 2):
            ending = ending_of(one)
            cards = [*one.position.trick, *(card for hand in ending.hands for card in hand)]

            assert len(cards) == len(set(cards))
            assert one.position.hand == ending.hand(one.position.seat)
            assert one.position.trick == ending.trick


@pytest.mark.slow
def test_endings_of_every_class_of_game_come_up_on_both_sides() -> None:
    found = {
        (one.position.required_contract.game, ending_of(one).is_on_declarer_side(one.position.seat))
        for name in ("gametwist", "elsteiner", "alpine", "cardgames_zone", "hausregeln")
        for level in (1, 2, 3)
        for one in questions("best-card", name, level)
    }

    games = (Game.BLACK, Game.SUIT, Game.NEGATIVE)
    assert found == {(game, side) for game in games for side in (True, False)}


@pytest.mark.slow
def test_a_card_against_the_rules_is_wrong_for_that_reason() -> None:
    told = 0
    for one in questions("best-card", "alpine", 2):
        against = judge_play(one.position.view).illegal
        reasons = dict(one.about_cards)
        assert isinstance(one.answer, ChooseCard)
        for card, rules in against.items():
            assert card not in one.answer.right
            assert reasons[card] == rules
            told += 1

    assert told


@pytest.mark.slow
def test_a_wrong_card_gets_a_nudge_that_asks_for_the_answer_to_it() -> None:
    one = question("best-card", "alpine", 1, 1)
    assert isinstance(one.answer, ChooseCard)
    wrong = next(card for card in one.answer.offered if card not in one.answer.right)

    given = grade(one, CardSet((wrong,)))

    assert given.nudge is not None
    assert given.nudge.rule.id == "nudge-open-cards"


def test_cards_that_do_not_lie_open_cannot_be_asked_about() -> None:
    with pytest.raises(ValueError, match="open cards"):
        best_card.pose(Position(table("alpine")))
