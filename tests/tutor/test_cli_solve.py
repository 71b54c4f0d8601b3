"""What open cards bring, in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import DIALECTS
from engine.hand_records import replay_record
from engine.moves import PlayCard
from engine.records import record_text
from engine.rules.judge import judge
from engine.scoring.result import outcome
from engine.seats import Seat
from engine.solver import position
from engine.state import GameState, Playing
from engine.transition import apply, start
from engine.view import view
from tutor import cli

pytestmark = pytest.mark.slow

LINES = Path(__file__).parents[1] / "records" / "hands.jsonl"
ROWS = [json.loads(line) for line in LINES.read_text("utf-8").splitlines()]


def run(*args: str, given: str = "", language: str = "en_GB.UTF-8") -> Result:
    return CliRunner().invoke(cli.app, list(args), input=given, env={"LC_ALL": language})


def in_play(left: int, dialect: str = "gametwist") -> GameState:
    """A recorded hand with so many cards left in each hand."""
    for row in ROWS:
        record = row["record"]
        plays = record.get("plays") or []
        if record["dialect"] == dialect and len(plays) == 48:
            state = replay_record(record | {"plays": plays[: 48 - 4 * left]}, may_stop=True)
            assert isinstance(state.phase, Playing)
            if state.phase.table.undertaking.contract.game.is_positive:
                return state
    raise LookupError(dialect)


def is_won(state: GameState) -> bool:
    """Whether the declarer wins with best play by all: every line is played to its end."""
    if not isinstance(state.phase, Playing):
        return bool(outcome(state).game_won)
    assert state.turn is not None
    wins = (is_won(apply(state, move)) for move in judge(view(state, state.turn)).legal)
    return any(wins) if state.is_on_declarer_side(state.turn) else all(wins)


def solve(document: str, *more: str) -> Any:  # noqa: ANN401 - JSON
    result = run("solve", "-", "--json", *more, given=document)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def lying(state: GameState) -> dict[str, Any]:
    """A hand in play as its cards lie."""
    at = position(state)
    return {
        "dialect": at.dialect.table,
        "contract": at.contract.name,
        "hands": {seat.name: [card.code for card in at.hand(seat)] for seat in Seat},
        "declarer": at.declarer.name,
        "partner": at.partner.name if at.partner else None,
        "leader": at.leader.name,
        "trick": [card.code for card in at.trick],
        "own": at.own,
        "tricks": {seat.name: number for seat, number in zip(Seat, at.tricks_of, strict=True)},
        "called": at.called.code if at.called else None,
    }


@pytest.mark.parametrize("dialect", ["gametwist", "alpine", "hausregeln"])
def test_each_card_wins_or_loses_as_playing_every_line_shows(dialect: str) -> None:
    state = in_play(2, dialect)
    assert state.turn is not None
    legal = judge(view(state, state.turn)).legal

    answer = solve(record_text(state))

    expected = {
        move.card.code: "won" if is_won(apply(state, move)) else "lost"
        for move in legal
        if isinstance(move, PlayCard)
    }
    assert {one["card"]: one["status"] for one in answer["cards"]} == expected
    assert answer["status"] == ("won" if is_won(state) else "lost")
    assert answer["turn"] == state.turn.name
    assert all(0 <= one["thirds"] <= 210 for one in answer["cards"])


def test_the_cards_as_they_lie_and_the_record_give_the_same_answer() -> None:
    state = in_play(4)
    document = lying(state)
    toml = "\n".join(
        f"{name} = {json.dumps(value)}"
        for name, value in document.items()
        if value is not None and not isinstance(value, dict)
    )
    hands = "\n".join(f"{seat} = {json.dumps(codes)}" for seat, codes in document["hands"].items())

    from_record = solve(record_text(state))

    assert solve(json.dumps(document)) == from_record
    assert solve(f"{toml}\n[hands]\n{hands}\n") == from_record


def test_a_recorded_hand_that_stops_in_play_is_solved_from_there() -> None:
    found = (one for one in ROWS if one["result"]["contract"] == "solo_caller")
    record = next(one["record"] for one in found if len(one["record"].get("plays") or []) == 48)
    several = [{"record": record | {"plays": record["plays"][:number]}} for number in (38, 40)]

    answers = solve(json.dumps(several))

    assert [one["turn"] for one in answers] == [record["plays"][38][0], record["plays"][40][0]]
    assert record["plays"][40][1] in [one["card"] for one in answers[1]["cards"]]


def test_of_several_positions_each_has_its_answer_or_its_fault() -> None:
    good, wrong = lying(in_play(2)), lying(in_play(2)) | {"leader": "P9"}

    result = run("solve", "-", "--json", given=json.dumps([good, wrong]))

    first, second = json.loads(result.stdout)
    assert result.exit_code == 1
    assert first["cards"]
    assert second["error"]["place"] == "leader"


def test_what_the_budget_does_not_prove_is_undecided() -> None:
    answer = solve(record_text(in_play(10)), "--budget", "1")

    assert "undecided" in {one["status"] for one in answer["cards"]}
    assert any(one["thirds"] is None for one in answer["cards"])


def test_people_are_told_each_card_with_its_points() -> None:
    result = run("solve", "-", "--lang", "de", given=record_text(in_play(2)))

    assert "ist am Zug" in result.stdout
    assert "Punkten für die Seite des Spielers" in result.stdout


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"leader": "P9"}, "leader: P9"),
        ({"own": None}, "own: "),
        ({"declarer": None}, "declarer: "),
        ({"contract": "nonsense"}, "contract: nonsense"),
        ({"dialect": "nowhere"}, "dialect: nowhere"),
        ({"trick": ["T99"]}, "trick: T99"),
        ({"hands": {}}, "hands.P1"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(
    change: dict[str, Any], told: str
) -> None:
    result = run("solve", "-", given=json.dumps(lying(in_play(3)) | change))

    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert told in result.stderr


def test_a_card_in_two_hands_is_named() -> None:
    document = lying(in_play(3))
    twice = document["hands"]["P1"][0]
    document["hands"]["P3"][0] = twice

    result = run("solve", "-", given=json.dumps(document))

    assert f"hands.P3: {twice}" in result.stderr


def test_where_no_card_is_to_be_played_nothing_is_solved(tmp_path: Path) -> None:
    dealt = tmp_path / "dealt.toml"
    dealt.write_text(record_text(start(DIALECTS["alpine"], 1)), "utf-8")
    ended = json.dumps(ROWS[0])

    for args, given in (((str(dealt),), ""), (("-",), ended)):
        result = run("solve", *args, given=given)
        assert result.exit_code == 1
        assert "No card is to be played" in result.stderr


def test_in_trischaken_there_is_nothing_to_solve() -> None:
    record = next(one["record"] for one in ROWS if one["result"]["contract"] == "trischaken")

    result = run("solve", "-", given=json.dumps(record | {"plays": record["plays"][:40]}))

    assert result.exit_code == 1
    assert "Trischaken" in result.stderr


def test_a_file_that_is_not_there_is_named() -> None:
    result = run("solve", "nowhere.toml")

    assert result.exit_code == 2
    assert "nowhere.toml" in result.stderr
