"""A recorded hand as a row of decisions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.hand_records import replay_record
from engine.moves import Bid, LayAway, Pass, PlayCard, TakeHalf
from engine.notation import RecordError
from engine.records import compact, record_text
from engine.state import GameState, Playing
from tutor.recorded import Decision, chosen, decisions, read, word_of
from tutor.terminal.documents import Unreadable

LINES = Path(__file__).parents[1] / "records" / "hands.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in LINES.read_text("utf-8").splitlines()]
RECORD = next(
    row["record"]
    for row in ROWS
    if row["result"]["contract"] == "caller" and len(row["record"].get("plays") or ()) == 48
)
WHOLE = replay_record(RECORD)


def stopped(plays: int) -> GameState:
    return replay_record(RECORD | {"plays": RECORD["plays"][:plays]}, may_stop=True)


def test_every_word_every_choice_and_every_card_is_a_decision() -> None:
    found = decisions(WHOLE)

    assert [one.number for one in found] == list(range(1, len(found) + 1))
    moves = [one.move for one in found]
    kinds = {kind: sum(isinstance(move, kind) for move in moves) for kind in (TakeHalf, LayAway)}
    assert kinds == {TakeHalf: 1, LayAway: 1}
    assert sum(isinstance(move, (Bid, Pass)) for move in moves) == len(RECORD["calls"])
    assert [
        [str(one.seat), one.move.card.code] for one in found if isinstance(one.move, PlayCard)
    ] == RECORD["plays"]


def test_what_is_still_to_be_decided_is_the_last_decision() -> None:
    last = decisions(stopped(13))[-1]

    assert last.move is None
    assert [last.seat.name] == [RECORD["plays"][13][0]]
    assert isinstance(last.state.phase, Playing)


@pytest.mark.parametrize(
    "text", [json.dumps(RECORD), json.dumps({"record": RECORD}), record_text(WHOLE)]
)
def test_a_record_in_either_form_becomes_the_same_word(text: str) -> None:
    word = word_of(text)

    assert word == compact(WHOLE)
    assert read({"record": word}) == decisions(WHOLE)


@pytest.mark.parametrize("text", ["", "nonsense", "{", "[1]", "{}", 'table = "alpine"'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises((RecordError, Unreadable)):
        word_of(text)


def test_a_word_that_is_none_is_refused() -> None:
    with pytest.raises(RecordError):
        read({"record": "nonsense"})


def test_the_address_says_which_decision() -> None:
    found = decisions(WHOLE)

    def at(text: str) -> Decision | None:
        return chosen({"at": text}, found)

    assert at("1") is found[0]
    assert at(str(len(found))) is found[-1]
    first_card = next(one for one in found if isinstance(one.move, PlayCard))
    for wrong in ("0", str(len(found) + 1), "-1", "x", ""):
        assert at(wrong) is first_card


def test_before_the_first_card_the_first_word_is_looked_at() -> None:
    found = decisions(WHOLE)[:3]

    assert chosen({}, found) is found[0]
    assert chosen({}, ()) is None
