"""Later in a hand, on the screen: the talon is turned up, a recorded hand is looked at again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine import DIALECTS
from engine.advice.cards import CardRow
from engine.advice.model import Estimate, Query, Spread
from engine.advice.talon import Choice
from engine.cards import CardSet
from engine.hand_records import replay_record
from engine.records import record_text
from engine.rules.judge import judge_play
from engine.state import TakingTalon
from engine.view import View
from tests.app.conftest import Visitor, texts
from tests.app.test_check import said
from tests.app.test_screens import says_all_in_words
from tutor import evaluation
from tutor.evaluation import Evaluations
from tutor.recorded import decisions, word_of
from tutor.widgets import choices_table, estimate
from tutor.words import LANGUAGES, phrase

GAMETWIST = DIALECTS["gametwist"]
HAND = "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"
AT = {"hand": HAND, "table": "gametwist", "seat": "P1", "contract": "caller", "king": "CK"}
LINES = Path(__file__).parents[1] / "records" / "hands.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in LINES.read_text("utf-8").splitlines()]
RECORD = next(
    row["record"]
    for row in ROWS
    if row["result"]["contract"] == "caller" and len(row["record"].get("plays") or ()) == 48
)
WORD = word_of(json.dumps(RECORD))
SCORE, GAP = Spread(1.4, 0.5, 2.3), Spread(0.4, -0.2, 1.0)
FOUND = decisions(replay_record(RECORD))


def choices(seen: View, seed: int) -> tuple[Choice, ...]:
    """Both halves, or none where one has been taken, each worth less than the one before."""
    del seed
    away = CardSet(list(seen.hand.coloured)[:3])
    halves = (1, 0) if isinstance(seen.phase, TakingTalon) else (None,)
    return tuple(
        Choice(half, away, Spread(0.7, 0.6, 0.8), SCORE, GAP if place else None)
        for place, half in enumerate(halves)
    )


def rows(seen: View, seed: int) -> tuple[CardRow, ...]:
    """Every legal card, each as good as the first."""
    del seed
    return tuple(
        CardRow(card, Spread(0.7, 0.6, 0.8), 110.0, 1.0, GAP if place else None)
        for place, card in enumerate(judge_play(seen.play).legal)
    )


@pytest.fixture(autouse=True)
def no_layouts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Answers at once, without any layout; nothing is ranked."""

    def nothing(query: Query, seed: int, executor: Executor) -> Iterator[Estimate]:
        del executor
        yield Estimate(query, (), (), 0, seed)

    monkeypatch.setattr(evaluation.solver, "warm", lambda: None)
    made = Evaluations(ThreadPoolExecutor(1), nothing)
    for widget in (choices_table, estimate):
        monkeypatch.setattr(widget, "shared", lambda: made)
    monkeypatch.setattr(choices_table, "FIRST", 30.0)
    monkeypatch.setattr(choices_table, "talon_choices", choices)
    monkeypatch.setattr(choices_table, "card_rows", rows)
    yield
    made.close()


def tell(message: str, **args: object) -> str:
    return phrase(message, "de", GAMETWIST, **args)


def number_of(phase: str) -> int:
    return next(one.number for one in FOUND if type(one.state.phase).__name__ == phase)


def recorded(visitor: Visitor, phase: str) -> AppTest:
    visitor.settle()
    return visitor.open("check", record=WORD, at=str(number_of(phase)))


def test_the_six_cards_are_chosen_and_stand_in_the_address(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)

    screen.multiselect(key="talon-half-0").set_value(["C8", "C9", "T5"]).run()
    assert not said(screen).count("Nimm")
    screen.multiselect(key="talon-half-1").set_value(["T10", "H1", "D2"]).run()

    assert not screen.exception
    assert screen.query_params["half1"] == "T5 C9 C8"
    assert screen.query_params["half2"] == "T10 H1 D2"
    assert "Zu nehmen: die Hälfte" in said(screen)
    assert said(screen).count("Nimm") >= 2
    assert "half1=T5+C9+C8" in screen.code[0].value


def test_a_card_lies_in_one_half_only_and_never_in_the_hand(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT, half1="C8 C9 T5")

    offered = screen.multiselect(key="talon-half-1").options
    assert "♣︎8" not in offered
    assert "♥︎K" not in offered
    assert "♣︎K" not in offered
    assert "♦︎2" in offered


def test_another_king_gives_its_card_back(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT, half1="DK C9 T5")

    screen.selectbox(key="talon-king").set_value("DK").run()

    assert screen.query_params["king"] == "DK"
    assert screen.query_params["half1"] == "T5 C9"


def test_another_game_without_a_king_asks_for_none(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)

    screen.selectbox(key="talon-contract").set_value("three").run()

    assert screen.query_params["contract"] == "three"
    assert "king" not in screen.query_params
    assert "talon-king" not in {box.key for box in screen.selectbox}


def test_of_a_recorded_card_it_tells_what_each_card_was_worth(visitor: Visitor) -> None:
    screen = recorded(visitor, "Playing")

    assert not screen.exception
    assert "1. Stich" in said(screen)
    assert tell("later-played") in said(screen)
    assert tell("later-about") in said(screen)


def test_of_a_recorded_talon_it_tells_both_halves(visitor: Visitor) -> None:
    taking = said(recorded(visitor, "TakingTalon"))
    laying = said(recorded(visitor, "LayingAway"))

    assert tell("talon-nth-half", number=1) in taking
    assert "Nimm" in taking
    assert "Verleg" in laying
    assert "Nimm" not in laying


def test_of_a_recorded_word_it_leads_to_the_hand(visitor: Visitor) -> None:
    screen = recorded(visitor, "Bidding")

    labels = [link.label for link in screen.get("page_link")]  # type: ignore[attr-defined]
    assert labels[0] == tell("recorded-worth")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("twin", [False, True], ids=["cards", "words"])
def test_every_decision_says_all_in_words(visitor: Visitor, language: str, *, twin: bool) -> None:
    visitor.settle(language=language, text_twin=twin)

    for phase in ("Bidding", "TakingTalon", "LayingAway", "Playing"):
        screen = visitor.open("check", record=WORD, at=str(number_of(phase)))

        assert not screen.exception
        says_all_in_words(texts(screen))


def test_one_goes_back_and_forth(visitor: Visitor) -> None:
    screen = recorded(visitor, "TakingTalon")
    number = number_of("TakingTalon")

    screen.button(key="record-on").click().run()
    assert screen.query_params["at"] == str(number + 1)
    screen.button(key="record-back").click().run()
    assert screen.query_params["at"] == str(number)
    screen.selectbox(key="record-at").set_value(1).run()
    assert screen.query_params["at"] == "1"
    assert screen.button(key="record-back").disabled


def test_a_pasted_record_stands_in_the_address(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check")

    screen.text_area(key="record-text").set_value(record_text(replay_record(RECORD)))
    next(one for one in screen.button if one.label == tell("recorded-button")).click().run()

    assert screen.query_params["record"] == WORD
    assert not screen.error


def test_what_is_no_record_is_refused_and_kept(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check")

    screen.text_area(key="record-text").set_value("nonsense")
    next(one for one in screen.button if one.label == tell("recorded-button")).click().run()

    assert len(screen.error) == 1
    assert screen.text_area(key="record-text").value == "nonsense"
    assert "record" not in screen.query_params


def test_a_broken_address_is_told_and_there_is_a_way_on(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", record="nonsense")

    assert len(screen.error) == 1
    screen.button(key="leave").click().run()
    assert not screen.error
    assert screen.text_input(key="hand-text")
