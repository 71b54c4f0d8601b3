"""The golden records replay to the score that they claim, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.records import compact, entry_text, read_compact, read_record, record_text
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from tests.records.golden import FOLDER, contracts, path_of

FILES = sorted(FOLDER.glob("*.toml"))


def test_there_is_a_record_for_every_contract_of_every_dialect() -> None:
    assert sorted(path_of(dialect, contract) for dialect, contract in contracts()) == FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_comes_out_as_it_says(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))

    ledger = settle(outcome(record.state))

    assert tuple(map(entry_text, ledger.entries)) == record.ledger
    assert ledger.totals == record.totals


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_was_read_and_fits_into_an_address(path: Path) -> None:
    text = path.read_text("utf-8")
    state = read_record(text).state

    again = record_text(state, settle(outcome(state)))
    word = compact(state)

    assert again == text
    assert read_compact(word).state == state
    assert len(word) < 1500
