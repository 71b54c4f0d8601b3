"""What a hand is worth, in the terminal."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import DIALECTS, twelve_count
from engine.calls import calls_text, passed_until
from engine.card_text import parse_hand
from engine.cards import KINGS, Card
from engine.seats import Seat
from tutor import cli
from tutor.terminal.evaluate import WORLDS, Effort, asked

pytestmark = pytest.mark.slow

HAND = "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"
QUICK = ("--seconds", "0")
"""The first ranking will do."""


def run(*args: str, given: str = "", language: str = "en_GB.UTF-8") -> Result:
    return CliRunner().invoke(cli.app, list(args), input=given, env={"LC_ALL": language})


def evaluate(*more: str, hand: str = HAND, dialect: str = "alpine", seat: str = "P2") -> Any:  # noqa: ANN401 - JSON
    asked = ["--dialect", dialect, "--hand", hand, "--seat", seat]
    result = run("evaluate", *asked, "--json", *more)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# ------------------------------------------------------------------ what a hand is worth


def test_every_contract_is_told_with_its_rate_its_score_and_their_intervals() -> None:
    answer = evaluate(*QUICK, dialect="gametwist", seat="P1")

    names = [row["contract"] for row in answer["contracts"]]
    assert answer["best"] == names[0]
    assert len(set(names)) == len(names) >= 5
    scores = [row["score"] for row in answer["contracts"]]
    assert scores == sorted(scores, reverse=True)
    for row in answer["contracts"]:
        assert row["samples"] >= 20
        assert 0 <= row["undecided"] <= 1
        low, high = row["score_interval"]
        assert low <= row["score"] <= high
        if row["contract"] == "trischaken":
            assert row["win_rate"] is row["win_interval"] is None
        else:
            low, high = row["win_interval"]
            assert 0 <= low <= row["win_rate"] <= high <= 1


def test_the_count_the_king_and_the_reasons_come_along() -> None:
    answer = evaluate(*QUICK, dialect="gametwist", seat="P1")

    assert answer["twelve_count"] == twelve_count(parse_hand(HAND))
    assert Card[answer["king"]] in KINGS - parse_hand(HAND)
    told = [reason["rule"] for reason in answer["reasons"]]
    assert told[0] == "found-best"
    assert "feature-tarocks" in told
    assert all(reason["text"] for reason in answer["reasons"])


def test_what_may_not_be_bid_comes_with_the_rule_that_forbids_it() -> None:
    answer = evaluate(*QUICK)

    forbidden = {one["contract"]: one for one in answer["forbidden"]}
    assert forbidden["call"]["rule"] == "bid-forehand-last"
    assert forbidden["piccolo"]["rule"] == "bid-skus-in-piccolo"
    assert forbidden["blind_solo"]["rule"] == "bid-forehand-first"
    assert all(one["text"] for one in answer["forbidden"])
    bid = {row["contract"] for row in answer["contracts"]}
    assert bid | set(forbidden) == {row.name for row in DIALECTS["alpine"].contracts}
    assert not bid & set(forbidden)


def test_the_same_seed_gives_the_same_answer_and_another_one_another() -> None:
    first, again, other = (evaluate(*QUICK, "--seed", seed) for seed in ("7", "7", "8"))

    assert first == again
    assert first["contracts"] != other["contracts"]


def test_nobody_who_names_no_time_waits_for_more_than_a_fixed_number_of_deals() -> None:
    answer = evaluate(hand="T 6 2 / H 4 3 / D 4 3 2 / S 7 8 9 / C 7 8")

    assert answer["samples"] == WORLDS
    assert answer["best"] == "beggar"


def test_the_reasons_that_need_more_deals_wait_until_there_is_time() -> None:
    given = asked(DIALECTS["alpine"], "T 6 2 / H 4 3 / D 4 3 2 / S 7 8 9 / C 7 8", "P2", None, 1)
    assert given.query is not None
    hours, seconds = count(0, 3600), count(0)

    found, at_once = Effort(1.0, lambda: next(hours)).estimate(given.query, 1, _Here())
    whole, in_time = Effort(1000.0, lambda: next(seconds)).estimate(given.query, 1, _Here())

    assert not found.done
    assert at_once.verdict == at_once.reasons
    assert whole.done
    assert in_time.verdict
    assert len(in_time.reasons) > len(in_time.verdict)


class _Here:
    """An executor that does everything at once."""

    map = staticmethod(map)


def test_without_an_auction_everybody_before_has_passed() -> None:
    silent = evaluate(*QUICK, dialect="hausregeln", seat="P3")
    calls = calls_text(passed_until(DIALECTS["hausregeln"], Seat.P3))

    assert evaluate(*QUICK, "--auction", calls, dialect="hausregeln", seat="P3") == silent


def test_people_are_told_the_ranking_why_and_how_sure_it_is() -> None:
    result = run("evaluate", "--dialect", "alpine", "--seat", "P2", "--hand", HAND, *QUICK)

    assert result.exit_code == 0
    assert "The least evil: Beggar" in result.stdout
    assert "No-Trump: made in" in result.stdout
    assert "4 contracts may not be bid now:" in result.stdout
    assert "How sure is this?" in result.stdout
    assert "only winners score" in result.stdout


def test_the_ranking_is_told_in_german() -> None:
    args = ("evaluate", "--dialect", "alpine", "--seat", "P2", "--hand", HAND, *QUICK)
    result = run(*args, "--lang", "de")

    assert "schreiben nur die Gewinner" in result.stdout
    assert "4 Spiele darfst du jetzt nicht ansagen:" in result.stdout


# --------------------------------------------------------------------- what is refused


def complaint(*args: str, status: int = 2) -> str:
    result = run("evaluate", *args)
    assert result.exit_code == status
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (HAND.replace(" / C 7", ""), "11 cards"),
        (HAND.replace("C 7", "HK"), "king of hearts"),
        (HAND.replace("C 7", "C 77"), "77"),
    ],
)
def test_a_hand_that_is_none_is_refused_in_one_line(hand: str, told: str) -> None:
    assert told in complaint("--dialect", "alpine", "--hand", hand)


def test_a_seat_or_a_table_that_is_none_is_refused() -> None:
    assert "P9" in complaint("--dialect", "alpine", "--hand", HAND, "--seat", "P9")
    assert "nowhere" in complaint("--dialect", "nowhere", "--hand", HAND)
    assert "gametwist" in complaint("--hand", HAND)


def test_a_call_that_cannot_be_is_named_with_its_place_and_the_rule() -> None:
    auction = ("--auction", "P2:three P3:solo_caller")
    args = ("--dialect", "gametwist", "--hand", HAND, "--seat", "P4", *auction)
    result = run("evaluate", *args, "--json")

    assert result.exit_code == 1
    error = json.loads(result.stdout)["error"]
    assert error["place"] == "auction[1]"
    assert error["move"] == "P3:solo_caller"
    assert error["rule"] == "bid-too-low"
    assert "auction[1]: P3:solo_caller" in complaint(*args, status=1)


def test_a_bid_of_ones_own_that_the_hand_forbids_is_named() -> None:
    auction = "P1:vorhand P2:besserrufer+pagat P3:pass P4:solodreier P1:pass"
    args = ("--dialect", "elsteiner", "--hand", HAND, "--seat", "P2", "--auction", auction)

    result = run("evaluate", *args, "--json")

    assert json.loads(result.stdout)["error"]["rule"] == "bid-bird-not-held"


@pytest.mark.parametrize(
    ("auction", "told"),
    [("P2:pass", "the third player"), ("P2:pass nonsense", "word 2")],
)
def test_an_auction_that_does_not_lead_to_the_seat_is_refused(auction: str, told: str) -> None:
    args = ("--dialect", "gametwist", "--hand", HAND, "--seat", "P1", "--auction", auction)

    assert told in complaint(*args)
