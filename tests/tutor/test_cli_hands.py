"""Recorded hands and finished outcomes in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import all_rules, table
from engine.hand_records import replay_record
from engine.records import record_text
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.transition import start
from tests.facts.worked import FACTS, Fact
from tests.records.test_hands import ROWS
from tutor import cli

pytestmark = pytest.mark.slow

HANDS = Path(__file__).parents[1] / "records" / "hands.jsonl"
SETTLED = [
    pytest.param(fact, id=fact["id"])
    for fact in FACTS.values()
    if "deltas" in fact["expected"] and "contract" in fact["situation"]
]
RULES = {rule.id for rule in all_rules()}


def run(*args: str, given: str = "", language: str = "en_GB.UTF-8") -> Result:
    return CliRunner().invoke(cli.app, list(args), input=given, env={"LC_ALL": language})


def ask(command: str, document: object, *more: str) -> Any:  # noqa: ANN401 - JSON
    text = document if isinstance(document, str) else json.dumps(document)
    result = run(command, "-", "--json", *more, given=text)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return json.loads(result.stdout)


def complaint(command: str, text: str, status: int = 2) -> str:
    result = run(command, "-", given=text)
    assert result.exit_code == status
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("koenigrufen: ").strip()


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(ROWS[name]["record"]))
    return found


# ------------------------------------------------------------------------- whole hands


def test_all_recorded_hands_come_out_as_recorded() -> None:
    result = run("replay", str(HANDS), "--json")

    answers = [json.loads(line) for line in result.stdout.splitlines()]

    assert result.exit_code == 0
    assert len(answers) == len(ROWS) == 177
    for answer, row in zip(answers, ROWS.values(), strict=True):
        expected = row["result"]
        assert answer["status"] == expected["status"]
        assert answer["winners"] == expected.get("winners", [])
        assert answer["thirds"] == expected.get("thirds", {})
        assert answer["totals"] == expected["totals"]
        assert set(answer) == {"status", "winners", "thirds", "totals", "entries"}


def test_an_answer_stands_as_its_hand_stood_in_the_file() -> None:
    one = record("alpine-call-1")

    alone = run("replay", "-", "--json", given=json.dumps(one, indent=1)).stdout
    listed = run("replay", "-", "--json", given=json.dumps([one, one])).stdout
    by_line = run("replay", "-", "--json", given=f"{json.dumps(one)}\n\n{json.dumps(one)}\n")

    answer = json.loads(alone)
    assert json.loads(listed) == [answer, answer]
    assert [json.loads(line) for line in by_line.stdout.splitlines()] == [answer, answer]


def test_a_hand_in_toml_comes_out_as_the_same_in_json() -> None:
    one = record("elsteiner-solorufer-1")

    in_toml = record_text(replay_record(one))

    assert ask("replay", in_toml) == ask("replay", one)


def test_a_hand_may_stop_anywhere() -> None:
    state = start(table("alpine"), 17)

    answer = ask("replay", record_text(state))

    assert answer["status"] == "unfinished"
    assert answer["totals"] == {"P1": 0, "P2": 0, "P3": 0, "P4": 0}
    assert (answer["winners"], answer["thirds"], answer["entries"]) == ([], {}, [])


def test_totals_that_are_claimed_are_checked() -> None:
    state = replay_record(record("gametwist-bettler-1"))
    right = record_text(state, settle(outcome(state)))
    wrong = record_text(state) + "\n[totals]\nP1 = 1\nP2 = 2\nP3 = 3\nP4 = 4\n"

    agreed, told = (run("replay", "-", given=text).stdout.splitlines() for text in (right, wrong))

    assert agreed == told[:-1]
    assert told[-1] == "The record says otherwise: P1 +1, P2 +2, P3 +3, P4 +4"


def test_halves_are_halves() -> None:
    points = {"P1": 0, "P2": 0, "P3": 40, "P4": 30}
    hand = {"dialect": "elsteiner", "contract": "trischaken", "points": points}

    answer = ask("settle", hand | {"tricks": {"P1": 0, "P2": 0}})

    assert answer["totals"] == {"P1": 15, "P2": 15, "P3": -30, "P4": 0}
    assert type(answer["totals"]["P1"]) is int

    answer = ask("settle", hand | {"tricks": {"P1": 0, "P2": 0}, "points": points | {"P3": 31}})

    assert answer["totals"] == {"P1": 7.5, "P2": 7.5, "P3": -15, "P4": 0}


def test_every_move_is_told_and_the_score_after_it() -> None:
    result = run("replay", "-", given=json.dumps(record("alpine-call-2")))

    lines = result.stdout.splitlines()

    assert result.exit_code == 0
    assert lines[0] == "Auction"
    assert [line for line in lines if line.startswith("Trick ")] == [
        f"Trick {number}" for number in range(1, 13)
    ]
    assert sum(" takes it. " in line for line in lines) == 12
    assert "The hand was played." in lines
    assert any(line.startswith("Totals: P1 ") for line in lines)
    assert lines[-1].startswith("At this table only winners score")


def test_moves_have_their_reasons_on_request() -> None:
    one = record("gametwist-bettler-1")

    answer = ask("replay", one, "--reasons")
    lines = run("replay", "-", "--reasons", given=json.dumps(one)).stdout

    first = answer["moves"][0]
    assert (first["seat"], first["phase"], first["move"]) == ("P2", "bidding", one["calls"][0][1])
    assert "pass" in first["legal"]
    assert first["illegal"]["caller"][0]["rule"] == "bid-forehand-last"
    assert [move["move"] for move in answer["moves"] if move["phase"] == "playing"] == [
        card for _, card in one["plays"]
    ]
    for move in answer["moves"]:
        assert move["move"] in move["legal"]
        told = [*move["obligations"], *(one for row in move["illegal"].values() for one in row)]
        assert {one["rule"] for one in told} <= RULES
    assert "      Not " in lines
    assert "Legal too: " in lines


def test_the_lay_away_is_judged_card_by_card() -> None:
    moves = ask("replay", record("gametwist-caller-1"), "--reasons")["moves"]

    away = next(move for move in moves if move["phase"] == "laying-away")

    assert away["move"].startswith("away ")
    cards = away["move"].split()[1:]
    assert set(cards) <= set(away["legal"])
    assert not {"HK", "DK", "SK", "CK", "T1", "T21", "T22"} & set(away["legal"])


@pytest.mark.parametrize("name", [name for name in ROWS if name.endswith("-1")])
def test_every_hand_is_told_in_german_with_reasons(name: str) -> None:
    result = run("replay", "-", "--reasons", given=json.dumps(record(name)), language="de_AT")

    assert result.exit_code == 0, result.output
    assert "\nSumme: P1 " in result.stdout
    for english in ("Trick", "Legal", " the ", "Totals", "points"):
        assert english not in result.stdout


# ---------------------------------------------------------------------- refused records


def test_an_illegal_move_is_refused_with_its_place_and_rule() -> None:
    wrong = record("gametwist-trischaken-1")
    wrong["plays"][1][1] = "T6"

    result = run("replay", "-", "--json", given=json.dumps(wrong))

    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "error": {
            "place": "plays[1]",
            "move": "T6",
            "rule": "play-follow-suit",
            "text": "You hold diamonds, so you must follow, and this card does not.",
        }
    }
    assert complaint("replay", json.dumps(wrong), status=1) == (
        "plays[1]: T6: You hold diamonds, so you must follow, and this card does not."
    )


def test_one_refused_record_does_not_stop_the_others() -> None:
    good, bad = record("alpine-beggar-1"), record("alpine-beggar-2")
    bad["calls"] = []

    in_json = run("replay", "-", "--json", given=f"{json.dumps(bad)}\n{json.dumps(good)}")
    in_words = run("replay", "-", given=json.dumps([bad, good]))

    first, second = (json.loads(line) for line in in_json.stdout.splitlines())
    assert in_json.exit_code == in_words.exit_code == 1
    assert first["error"]["place"] == "calls[0]"
    assert first["error"]["rule"] == "record-too-short"
    assert second["status"] == "played"
    assert in_words.stderr.startswith("koenigrufen: 1: calls[0]: ")
    assert in_words.stdout.startswith("2:\nAuction\n")


@pytest.mark.parametrize(
    ("change", "place", "rule"),
    [
        ({"dialect": "skat"}, "dialect", "input-unknown-dialect"),
        ({"dialect": None}, "dialect", "record-field-missing"),
        ({"hands": []}, "hands", "record-field-missing"),
        ({"hands": {"P1": ["T1"]}}, "hands.P1", "input-wrong-hand-size"),
        ({"talon": [["T1"], 3]}, "talon", "record-field-missing"),
        ({"calls": [["P2"]]}, "calls", "record-field-missing"),
        ({"calls": [["P2", "grand"]]}, "calls[0]", "input-unknown-contract"),
        ({"calls": [["P9", "pass"]]}, "calls[0]", "record-unknown-seat"),
        ({"contras": [["P2", "game", 3]]}, "contras", "record-field-missing"),
        ({"plays": 5}, "plays", "record-field-missing"),
        ({"deal_factor": 0}, "deal_factor", "record-field-missing"),
    ],
)
def test_a_broken_record_is_refused_where_it_is_broken(
    change: dict[str, object], place: str, rule: str
) -> None:
    broken = record("gametwist-bettler-1") | change

    result = run("replay", "-", "--json", given=json.dumps(broken))

    error = json.loads(result.stdout)["error"]
    assert result.exit_code == 1
    assert (error["place"], error["rule"]) == (place, rule)
    assert error["text"]


def test_a_record_in_toml_is_refused_in_the_same_way() -> None:
    result = run("replay", "-", "--json", given='table = "alpine"\nseed = 1\nmoves = ["P2: pass"]')

    error = json.loads(result.stdout)["error"]
    assert result.exit_code == 1
    assert error["place"] == "moves[0]"
    assert error["rule"] == "move-not-your-turn"


@pytest.mark.parametrize("command", ["replay", "settle"])
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("{", "This is no JSON: line 1, column 2."),
        ('{"a": 1}\n{"b" 2}', "This is no JSON: line 2, column 6."),
        ("[1]", "Value 1 of the file is no object."),
        ('[{}, "x"]', "Value 2 of the file is no object."),
    ],
)
def test_what_is_no_json_is_refused(command: str, text: str, line: str) -> None:
    assert complaint(command, text) == line


@pytest.mark.parametrize("command", ["replay", "settle"])
def test_files_that_cannot_be_read_are_refused(command: str, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")

    missing = run(command, str(tmp_path / "nothing"))
    binary = run(command, str(tmp_path / "picture"))

    assert missing.exit_code == binary.exit_code == 2
    assert missing.stderr.endswith("nothing” cannot be read.\n")
    assert binary.stderr.endswith("picture” is no text in UTF-8.\n")


# ------------------------------------------------------------------------------ outcomes


@pytest.mark.parametrize(
    "fact", [row for row in SETTLED if "contract" in row.values[0]["situation"]]
)
def test_a_worked_settlement_comes_out_as_worked(fact: Fact) -> None:
    given = fact["situation"] | {"dialect": fact["dialect"]}

    answer = ask("settle", given)

    assert answer["totals"] == fact["expected"]["deltas"]
    assert answer["balanced"] is fact["expected"]["zero_sum"]


def test_a_settlement_has_this_shape() -> None:
    given = """
        dialect = "elsteiner"
        contract = "solorufer"
        declarer = "P1"
        partner = "P2"
        game_won = true
        called = { king_ultimo = "made" }
    """

    assert ask("settle", given) == {
        "totals": {"P1": 6, "P2": 6, "P3": -6, "P4": -6},
        "entries": [
            {
                "rule": "score-game-won",
                "text": "Solorufer won",
                "base": 2,
                "factors": [],
                "amounts": {"P1": 2, "P2": 2, "P3": -2, "P4": -2},
                "struck": False,
            },
            {
                "rule": "score-announced-made",
                "text": "King ultimo announced and made",
                "base": 2,
                "factors": [{"rule": "factor-solo", "factor": 2}],
                "amounts": {"P1": 4, "P2": 4, "P3": -4, "P4": -4},
                "struck": False,
            },
        ],
        "balanced": True,
    }


def test_what_a_valat_voids_stays_on_the_sheet() -> None:
    valat = {"dialect": "hausregeln", "contract": "dreier", "valat": "silent"}
    given = valat | {"called": {"trull": "made"}}

    struck = [entry["rule"] for entry in ask("settle", given)["entries"] if entry["struck"]]
    lines = run("settle", "-", "--lang", "de", given=json.dumps(given)).stdout.splitlines()

    assert struck == ["score-game-won", "score-announced-made"]
    assert sum(line.startswith("  Gestrichen. ") for line in lines) == 2
    assert lines[-1] == "Summe: P1 +72, P2 −24, P3 −24, P4 −24"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"dialect": None}, "dialect: "),
        ({"contract": "grand"}, "contract: grand: "),
        ({"colour": "red"}, "colour: red: "),
        ({"declarer": "P5"}, "declarer: P5: "),
        ({"card_points": "many"}, "card_points: many: "),
        ({"game_won": "perhaps"}, "game_won: perhaps: "),
        ({"called": {"pagat": "nearly"}}, "called: nearly: "),
        ({"called": {"ace": "made"}}, "called: ace: "),
        ({"called": ["pagat"]}, "called: ['pagat']: "),
        ({"kontra": {"game": 3}}, "kontra: 3: "),
        ({"tricks": {"P1": "two"}}, "tricks: {'P1': 'two'}: "),
    ],
)
def test_an_outcome_that_cannot_be_read_is_refused_in_one_line(
    change: dict[str, object], line: str
) -> None:
    given = {"dialect": "gametwist", "contract": "three", "declarer": "P2", **change}
    if "card_points" not in change:
        given.setdefault("game_won", True)
    sound = {name: value for name, value in given.items() if value is not None}

    assert complaint("settle", json.dumps(sound)).startswith(line)
