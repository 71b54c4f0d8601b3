"""The engine as a library: its door, its examples, its book of rules."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from types import ModuleType

import pytest

import engine
from engine import Reason, Rule, all_rules
from engine.rulebook import FOLLOW_SUIT, LEAD_FREELY
from engine.seats import DEALER, FOREHAND, Seat

MODULES = [
    engine,
    *(
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(engine.__path__, "engine.")
    ),
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_in_its_docstrings_are_true(module: ModuleType) -> None:
    failed, _ = doctest.testmod(module, optionflags=doctest.ELLIPSIS)

    assert failed == 0


def test_the_door_of_the_engine_shows_an_example() -> None:
    _, tried = doctest.testmod(engine)

    assert tried >= 5


def test_the_door_of_the_engine_holds_what_it_lists() -> None:
    missing = [name for name in engine.__all__ if not hasattr(engine, name)]

    assert missing == []


def test_every_rule_has_an_id_of_its_own_that_words_can_use() -> None:
    names = [rule.id for rule in all_rules()]

    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"[a-z]+(-[a-z]+)+", name)] == []


def test_a_rule_makes_a_reason_of_its_arguments() -> None:
    reason = FOLLOW_SUIT(suit=engine.Suit.HEARTS)

    assert isinstance(reason, Reason)
    assert reason["suit"] is engine.Suit.HEARTS
    assert str(reason) == "play-follow-suit(suit=H)"
    assert reason == FOLLOW_SUIT(suit=engine.Suit.HEARTS)
    assert reason != FOLLOW_SUIT(suit=engine.Suit.CLUBS)
    assert str(LEAD_FREELY()) == "play-lead-freely()"


@pytest.mark.parametrize("args", [{}, {"suit": 1, "card": 2}, {"card": 1}])
def test_a_rule_told_with_other_arguments_fails_at_once(args: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="play-follow-suit"):
        FOLLOW_SUIT(**args)


def test_rules_are_the_same_wherever_they_come_from() -> None:
    assert Rule("play-follow-suit", takes=("suit",)) == FOLLOW_SUIT


def test_the_forehand_plays_first_and_the_dealer_last() -> None:
    order = [FOREHAND.next(places) for places in range(4)]

    assert order == list(Seat)
    assert order[-1] is DEALER
    assert DEALER.next() is FOREHAND
    assert [str(seat) for seat in order] == ["P1", "P2", "P3", "P4"]
