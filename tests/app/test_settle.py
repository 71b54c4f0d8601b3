"""Settling a hand on the screen: the form follows the contract, the sheet is the engine's."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine.contracts import Bonus
from engine.dialects import DIALECTS, table
from engine.outcome_records import read_outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from tests.app.conftest import Visitor, at_every_table, texts
from tests.app.test_screens import says_all_in_words
from tests.tutor.test_outcomes import filled
from tutor import outcomes
from tutor.outcomes import Draft
from tutor.widgets.ledger import amount_text
from tutor.words import phrase


def sheets(screen: AppTest) -> list[str]:
    """The score sheets on the screen."""
    bodies = [one.proto.body for one in screen.get("html")]  # type: ignore[attr-defined]
    return [body for body in bodies if "<table" in body]


def open_at(visitor: Visitor, draft: Draft) -> AppTest:
    screen = visitor.open("settle", o=outcomes.dump(draft))
    assert not screen.exception
    return screen


def cells(screen: AppTest) -> list[list[str]]:
    """The amounts of the sheet, row by row, the totals last."""
    (html,) = sheets(screen)
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)[1:]
    found = [re.findall(r'<td class="amount">(.*?)</td>', row) for row in rows]
    return [[re.sub(r"<[^>]+>|[()]", "", text) for text in row] for row in found]


def expected(draft: Draft) -> list[list[str]]:
    ledger = settle(read_outcome(draft))
    rows = [*(entry.amounts for entry in ledger.entries), ledger.totals]
    return [[amount_text(row[seat - 1]) for seat in Seat] for row in rows]


@at_every_table
def test_every_contract_of_every_table_is_settled_as_the_engine_settles_it(
    visitor: Visitor, subtests: pytest.Subtests, language: str, dialect: str
) -> None:
    visitor.settle(language=language, dialect="alpine")
    at = DIALECTS[dialect]

    for contract in outcomes.contracts_at(at):
        with subtests.test(contract=contract.name):
            draft = dict(filled(at, contract))
            for bonus in outcomes.bonuses_in(at, contract) if contract.game.is_positive else ():
                how = outcomes.results_of(at, contract, bonus)[-1]
                draft = dict(outcomes.with_result(draft, bonus, how))
            if draft.get("valat") or draft.get("premiums", {}).get("absolute"):
                draft = dict(outcomes.with_result(draft, Bonus.VALAT, None))
            for post in outcomes.posts(at, contract, draft)[:2]:
                draft = dict(outcomes.with_level(draft, post, 2))
            screen = open_at(visitor, draft)

            assert not screen.error
            says_all_in_words(texts(screen))
            assert cells(screen) == expected(draft)


@at_every_table
def test_an_empty_form_is_told_in_words_and_asks_for_what_is_missing(
    visitor: Visitor, language: str, dialect: str
) -> None:
    visitor.settle(language=language, dialect=dialect)

    screen = visitor.open("settle")

    assert not screen.exception
    says_all_in_words(texts(screen))
    assert [one.value for one in screen.info] == [phrase("settle-missing-result", language)]


def test_a_hand_is_filled_in_field_by_field_and_the_address_holds_it(visitor: Visitor) -> None:
    visitor.settle(language="en", dialect="elsteiner")
    screen = visitor.open("settle")

    screen.button_group(key="settle-partner").set_value("P3").run()
    screen.number_input(key="settle-points-whole").set_value(38).run()
    screen.button_group(key="settle-points-rest").set_value("1").run()
    screen.button_group(key="settle-bonuses").set_value(["pagat"]).run()
    screen.selectbox(key="settle-bonus-pagat").select("lost").run()
    screen.button_group(key="settle-contra-pagat").set_value(2).run()

    assert not screen.exception
    draft: dict[str, Any] = json.loads(str(screen.query_params["o"]))
    assert draft == {
        "dialect": "elsteiner",
        "contract": "rufer",
        "partner": "P3",
        "card_points": "38 1/3",
        "called": {"pagat": "lost"},
        "kontra": {"pagat": 2},
    }
    assert cells(screen)[-1] == ["−3", "+3", "−3", "+3"]
    again = visitor.open("settle", o=json.dumps(draft))
    assert cells(again) == cells(screen)


def test_a_form_follows_its_contract(visitor: Visitor) -> None:
    visitor.settle(dialect="gametwist")
    screen = visitor.open("settle")
    assert screen.button_group(key="settle-partner")

    screen.selectbox(key="settle-contract").select("bettler").run()
    assert screen.number_input(key="settle-tricks")
    screen.number_input(key="settle-tricks").set_value(0).run()
    assert cells(screen)[-1] == ["+15", "−5", "−5", "−5"]
    screen.selectbox(key="settle-contract").select("trischaken").run()

    assert len(screen.number_input) == len(Seat)
    assert "settle-declarer" not in [one.key for one in screen.button_group]


def test_what_a_valat_voids_is_struck_out_with_the_reason(visitor: Visitor) -> None:
    visitor.settle(language="en")
    draft = {
        "dialect": "gametwist",
        "contract": "three",
        "declarer": "P2",
        "premiums": {"trull": "declarer"},
        "valat": "announced",
    }

    (html,) = sheets(open_at(visitor, draft))

    assert html.count("<del>Trull, silent</del>") == 1
    assert phrase("struck-by-valat", "en", DIALECTS["gametwist"]) in html


def test_a_sheet_says_whether_it_balances(visitor: Visitor) -> None:
    visitor.settle(language="en")
    call = {"dialect": "alpine", "contract": "call", "partner": "P2", "game_won": True}
    own_loss = {
        "dialect": "elsteiner",
        "contract": "trischaken",
        "points": {"P1": "10", "P2": "0", "P3": "20", "P4": "40"},
        "tricks": {"P2": 0},
        "self_kontra": ["P4"],
    }

    assert phrase("ledger-only-winners", "en") in texts(open_at(visitor, call))
    assert phrase("ledger-unbalanced", "en") in texts(open_at(visitor, own_loss))
    assert phrase("ledger-balanced", "en") in texts(
        open_at(visitor, own_loss | {"self_kontra": []})
    )


def test_deals_after_a_trischaken_count_double(visitor: Visitor) -> None:
    visitor.settle(dialect="hausregeln")
    draft = {"dialect": "hausregeln", "contract": "sechser", "game_won": True}
    screen = open_at(visitor, draft)
    assert cells(screen)[-1] == ["+12", "−4", "−4", "−4"]

    screen.button_group(key="settle-doubled").set_value([2]).run()

    assert cells(screen)[-1] == ["+24", "−8", "−8", "−8"]


def test_a_hand_that_was_given_up_asks_for_nothing_more(visitor: Visitor) -> None:
    visitor.settle(dialect="hausregeln")
    screen = visitor.open("settle")

    screen.button_group(key="settle-ending").set_value("concede").run()

    assert not screen.number_input
    assert cells(screen)[-1] == ["−3", "+1", "+1", "+1"]


def test_a_table_with_options_is_settled_at_as_such(visitor: Visitor) -> None:
    mine = "hausregeln+solo_doubles_bonuses=on"
    visitor.settle(dialect=mine)
    screen = visitor.open("settle")

    screen.selectbox(key="settle-contract").select("solodreier").run()

    assert json.loads(str(screen.query_params["o"]))["dialect"] == mine
    assert table(mine).chosen


@pytest.mark.parametrize(
    ("draft", "fault"),
    [
        ({"card_points": "71"}, "settle-fault-too-many"),
        ({"card_points": "40", "partner": "P1"}, "settle-fault-own-partner"),
    ],
)
def test_what_cannot_be_is_told_instead_of_a_sheet(
    visitor: Visitor, draft: dict[str, Any], fault: str
) -> None:
    visitor.settle(language="en")
    screen = open_at(visitor, {"dialect": "elsteiner", "contract": "rufer"} | draft)

    assert len(screen.error) == 1
    assert not sheets(screen)
    says_all_in_words(texts(screen))
    if fault == "settle-fault-own-partner":
        assert screen.error[0].value == phrase(fault, "en")


@pytest.mark.parametrize(
    "wanted",
    [
        "nonsense",
        "[]",
        "[" * 5000,
        '{"dialect":"nowhere","contract":"rufer"}',
        '{"dialect":"alpine","contract":"solorufer"}',
        '{"dialect":"elsteiner","contract":"rufer","called":3}',
        '{"dialect":"elsteiner","contract":"rufer","tricks":{"P1":"x"}}',
    ],
)
def test_an_address_that_holds_no_outcome_is_refused_with_a_way_on(
    visitor: Visitor, wanted: str
) -> None:
    visitor.settle(dialect="elsteiner")
    screen = visitor.open("settle", o=wanted)
    assert not screen.exception
    assert len(screen.error) == 1

    screen.button(key="afresh").click().run()

    assert not screen.exception
    assert not screen.error
    assert screen.selectbox(key="settle-contract").value == "rufer"


@pytest.mark.parametrize(
    "extra",
    [
        {"called": {"dodo": "made"}},
        {"called": {"pagat": "perhaps"}},
        {"premiums": {"pagat": "both"}},
        {"kontra": {"game": 3}},
        {"partner": "P9"},
        {"surprise": 1},
    ],
)
def test_a_field_that_means_nothing_is_named(visitor: Visitor, extra: dict[str, Any]) -> None:
    visitor.settle()
    draft = {"dialect": "elsteiner", "contract": "rufer", "card_points": "40"}

    screen = open_at(visitor, draft | extra)

    assert len(screen.error) == 1
    assert next(iter(extra)) in screen.error[0].value
