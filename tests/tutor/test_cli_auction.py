"""Auctions in the terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import DIALECTS, Dialect
from engine.calls import UNBOUND
from engine.rules.bidding import against_contract
from engine.seats import Seat
from engine.state import Bidding
from engine.view import View
from tests.facts.worked import FACTS
from tests.tutor.test_cli import refusal
from tutor import cli


def run(dialect: str, calls: str, *more: str) -> Result:
    args = ["auction", "--dialect", dialect, "--calls", calls, *more]
    return CliRunner().invoke(cli.app, args, env={"LC_ALL": "en_GB.UTF-8"})


def ask(dialect: str, calls: str, *more: str) -> Any:  # noqa: ANN401 - JSON
    result = run(dialect, calls, "--json", *more)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return json.loads(result.stdout)


def rules(answer: dict[str, Any], name: str) -> list[str]:
    return [reason["rule"] for reason in answer["illegal"][name]]


# ------------------------------------------------------------------------- worked facts


def test_b03_who_opens_may_not_bid_what_is_kept_for_forehand() -> None:
    expected = FACTS["B03"]["expected"]

    answer = ask("gametwist", "")

    assert answer["turn"] == "P2"
    assert set(expected["allowed_examples"]) <= set(answer["legal"])
    for name in expected["not_allowed"]:
        assert rules(answer, name) == ["bid-forehand-last"]


def test_b04_at_equal_score_threes_stand_above_callers_and_black_above_suit() -> None:
    expected = FACTS["B04"]["expected"]

    answer = ask("gametwist", "P2:three_of_suit")

    assert answer["turn"] == "P3"
    assert ("three" in answer["legal"]) is expected["three"]
    assert ("caller+pagat" in answer["legal"]) is expected["caller_plus_pagat"]
    assert rules(answer, "caller+pagat") == ["bid-too-low"]


def test_b05_nobody_holds_at_gametwist() -> None:
    answer = ask("gametwist", "P2:pass P3:piccolo P4:pass")

    assert answer["turn"] == "P1"
    assert ("hold" in answer["legal"]) is FACTS["B05"]["expected"]["hold_allowed"]
    assert rules(answer, "hold") == ["bid-hold-unknown"]


def test_b06_forehand_holds_and_plays_at_the_same_level() -> None:
    expected = FACTS["B06"]["expected"]
    opened = "P1:rufer P2:dreier P3:pass P4:pass"

    before = ask("cardgames_zone", opened)
    after = ask("cardgames_zone", f"{opened} P1:hold P2:pass")

    assert ("hold" in before["legal"]) is expected["hold_allowed"]
    assert after["over"] is True
    assert after["contract"] == expected["contract"]
    assert after["declarer"] == expected["declarer"]
    assert after["turn"] is None
    assert (after["legal"], after["illegal"]) == ([], {})


def test_b07_a_dreier_stands_above_a_solorufer() -> None:
    answer = ask("cardgames_zone", "P1:pass P2:solorufer")

    assert ("dreier" in answer["legal"]) is FACTS["B07"]["expected"]["allowed"]


def test_b08_only_forehands_first_pass_is_not_final() -> None:
    expected = FACTS["B08"]["expected"]
    calls = "P1:pass P2:pass P3:piccolo P4:pass"

    answer = ask("alpine", calls)
    later = ask("alpine", f"{calls} P1:beggar")

    assert answer["turn"] == "P1"
    assert answer["standing"] == {"seat": "P3", "contract": "piccolo"}
    assert answer["legal"] == ["pass", *expected["P1_may_bid"]]
    assert ("hold" in answer["legal"]) is expected["P1_may_hold_piccolo"]
    assert later["turn"] == "P3"


def test_b09_when_all_pass_forehand_chooses_from_all_but_the_blind_solo() -> None:
    expected = FACTS["B09"]["expected"]

    answer = ask("alpine", "P1:pass P2:pass P3:pass P4:pass")
    chosen = ask("alpine", "P1:pass P2:pass P3:pass P4:pass P1:dodge_round")

    assert answer["free_choice"] is True
    assert sorted(answer["legal"]) == sorted(expected["P1_must_choose_from"])
    assert set(expected["not_available"]) <= set(answer["illegal"])
    assert rules(answer, "pass") == ["bid-must-choose"]
    assert (chosen["over"], chosen["declarer"], chosen["contract"]) == (True, "P1", "dodge_round")
    assert chosen["free_choice"] is False


def test_b12_an_opening_sechserdreier_ends_the_auction() -> None:
    expected = FACTS["B12"]["expected"]

    answer = ask("elsteiner", "P1:sechserdreier")

    assert answer == {
        "turn": None,
        "standing": {"seat": "P1", "contract": "sechserdreier"},
        "legal": [],
        "illegal": {},
        "over": expected["auction_over"],
        "declarer": expected["declarer"],
        "contract": "sechserdreier",
        "free_choice": False,
    }


# --------------------------------------------------------------------- hands and the rest


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_without_a_hand_nothing_that_a_hand_forbids_is_refused(dialect: Dialect) -> None:
    seen = View(dialect, Seat.P1, UNBOUND, Bidding(Seat.P1), 1)

    for contract in dialect.contracts:
        assert against_contract(seen, contract) == ()


def test_a_hand_forbids_what_it_forbids() -> None:
    hand = "T 22 17 15 9 3 / H K 4 / D Q / C K 10 7 / S 7"

    answer = ask("elsteiner", "P1:vorhand P2:pass", "--hand", hand)
    without = ask("elsteiner", "P1:vorhand P2:pass")

    assert rules(answer, "picolo") == ["bid-skus-in-piccolo"]
    assert rules(answer, "besserrufer+uhu") == ["bid-bird-not-held"]
    assert "besserrufer+kakadu" in answer["legal"]
    assert {"picolo", "besserrufer+uhu"} <= set(without["legal"])


def test_all_four_kings_leave_nobody_to_call() -> None:
    hand = "T 1 2 3 4 / H K / D K / S K / C K Q N J 10"

    assert rules(ask("gametwist", "", "--hand", hand), "solo_caller") == ["bid-nothing-to-call"]


def test_contracts_go_by_their_own_and_by_common_names() -> None:
    own = ask("alpine", "P1:no_trump")
    common = ask("alpine", "P1:farbendreier")

    assert own == common
    assert own["standing"] == {"seat": "P1", "contract": "no_trump"}


def test_three_passes_end_the_auction_at_a_bid() -> None:
    answer = ask("hausregeln", "p1:vorhand, p2:bettler, p3:pass, p4:pass, p1:pass")

    assert (answer["over"], answer["declarer"], answer["contract"]) == (True, "P2", "bettler")


def test_where_nobody_must_play_the_cards_are_thrown_in() -> None:
    passes = "P1:pass P2:pass P3:pass P4:pass"

    thrown = ask("cardgames_zone", passes)
    forced = ask("cardgames_zone+all_pass=forehand_rufer", passes)

    assert (thrown["over"], thrown["declarer"], thrown["standing"]) == (True, None, None)
    assert (forced["over"], forced["declarer"], forced["contract"]) == (True, "P1", "rufer")


def test_an_illegal_call_is_refused_with_its_place_and_reasons() -> None:
    result = run("alpine", "P1:pass P2:blind_solo", "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "error": {
            "place": "calls[1]",
            "move": "P2:blind_solo",
            "rule": "bid-forehand-first",
            "text": "Blind Solo can only be forehand’s opening bid.",
        }
    }
    assert run("alpine", "P1:pass P2:blind_solo").stderr == (
        "koenigrufen: calls[1]: P2:blind_solo: Blind Solo can only be forehand’s opening bid.\n"
    )


@pytest.mark.parametrize(
    ("calls", "place", "rule"),
    [
        ("P3:pass", "calls[0]", "move-not-your-turn"),
        ("P1:pass P2:beggar P3:piccolo", "calls[2]", "bid-too-low"),
        ("P1:blind_solo P2:pass", "calls[1]", "move-not-now"),
        ("P1:vorhand", "calls[0]", "move-not-now"),
    ],
)
def test_calls_that_do_not_fit_are_refused(calls: str, place: str, rule: str) -> None:
    error = json.loads(run("alpine", calls, "--json").stdout)["error"]

    assert (error["place"], error["rule"]) == (place, rule)


def test_what_is_no_call_is_refused_in_one_line() -> None:
    at = ("auction", "--dialect", "alpine", "--calls")

    assert refusal(*at, "P1:pass P2") == (
        "“P2” (word 2) is no call. Write the seat and what it says, as in P2:pass."
    )
    assert refusal(*at, "P5:pass").startswith("“P5:pass” (word 1) is no call.")
    assert refusal(*at, "P1:grand").startswith("The table “alpine” has no contract “grand”.")
    assert refusal(*at, "", "--hand", "T1 T2").startswith("There are 2 cards; 12 are needed.")
    assert refusal("auction", "--calls", "").startswith("Here the answer depends on the table.")


def test_an_auction_is_told_in_words() -> None:
    going_on = run("alpine", "P1:pass P2:piccolo").stdout.splitlines()
    over = run("alpine", "P1:blind_solo").stdout.splitlines()
    thrown = run("cardgames_zone", "P1:pass P2:pass P3:pass P4:pass", "--lang", "de").stdout
    choice = run("alpine", "P1:pass P2:pass P3:pass P4:pass", "--lang", "de").stdout.splitlines()

    assert going_on[:3] == ["To speak: P3", "The bid that stands: Piccolo, P2", "Possible now:"]
    assert "  pass" in going_on
    assert over == ["The auction is over: P1 plays Blind Solo."]
    assert thrown == "Die Lizitation ist vorbei, niemand spielt.\n"
    assert choice[:2] == ["Am Wort: P1", "Niemand hat geboten: Die Vorhand wählt."]
    assert "Nicht möglich:" in choice
