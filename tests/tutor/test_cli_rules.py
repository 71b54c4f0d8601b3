"""The rules of a table, and of several side by side."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import DIALECTS, Dialect, table
from engine.contracts import Contract
from engine.dialect import PARTS
from tests.tutor.test_cli import refusal
from tutor import cli
from tutor.rules_page import Compared, Row, cell_text, compare, dialect_page

EACH = pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)


def run(*args: str) -> Result:
    return CliRunner().invoke(cli.app, list(args), env={"LC_ALL": "en_GB.UTF-8"})


def ask(*args: str) -> Any:  # noqa: ANN401 - JSON
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def rows(dialect: Dialect) -> dict[str, Row]:
    return {row.key: row for section in dialect_page(dialect) for row in section.rows}


# ---------------------------------------------------------------------------- the page


@EACH
def test_every_line_of_a_dialect_stands_on_its_page_with_its_source(dialect: Dialect) -> None:
    found = rows(dialect)

    expected = {f"contract.{row.canonical}" for row in dialect.contracts}
    expected |= {f"bonus.{row.bonus.value}" for row in dialect.bonuses.rows}
    expected |= {f"silence.{silence.id}" for silence in dialect.silences}
    for option in dialect.options:
        expected |= {f"option.{option.name}.{value}" for value in option.values}
    parts = {
        f"{part}.{one.name}"
        for part in PARTS
        for one in fields(getattr(dialect, part))
        if (part, one.name) != ("bonuses", "rows")
    }

    assert expected <= set(found)
    assert {".".join(key.split(".")[:2]) for key in set(found) - expected} == parts
    assert all(row.source for row in found.values())


@EACH
def test_rows_of_a_table_have_a_cell_for_each_column(dialect: Dialect) -> None:
    for section in dialect_page(dialect):
        assert section.rows
        if section.columns:
            assert {len(row.cells) for row in section.rows} == {len(section.columns)}


@pytest.mark.parametrize("language", ["en", "de"])
@EACH
def test_every_cell_can_be_said(dialect: Dialect, language: str) -> None:
    for row in rows(dialect).values():
        for cell in row.cells:
            assert cell_text(cell, language, dialect)


def test_a_table_with_options_shows_what_is_in_force() -> None:
    plain, changed = table("hausregeln"), table("hausregeln+pagat_rule=last_tarock")
    key = "option.pagat_rule"

    def now(dialect: Dialect, value: str) -> str:
        return cell_text(rows(dialect)[f"{key}.{value}"].cells[-1], "en", dialect)

    assert [now(plain, "last_card"), now(plain, "last_tarock")] == ["in force", "–"]
    assert [now(changed, "last_card"), now(changed, "last_tarock")] == ["–", "in force"]


@pytest.mark.parametrize("language", ["en", "de"])
@EACH
def test_the_page_is_told_with_all_sources(dialect: Dialect, language: str) -> None:
    told = run("rules", dialect.id, "--lang", language)

    assert told.exit_code == 0, told.output
    for row in rows(dialect).values():
        assert row.source in told.stdout
    for contract in dialect.contracts:
        assert cell_text(contract, language, dialect) in told.stdout
    head = {"en": "Contract ", "de": "Spiel "}[language]
    assert any(line.startswith(f"  {head}") for line in told.stdout.splitlines())


def test_the_page_for_machines_has_this_shape() -> None:
    found = ask("rules", "alpine")

    contracts = found["sections"][0]
    call = contracts["rows"][0]
    assert found["dialect"] == "alpine"
    assert contracts["title"] == "Contracts"
    assert contracts["columns"] == ["Contract", "Rank", "Won", "Lost", "Talon", "Who"]
    assert call["key"] == "contract.rufer"
    assert call["cells"][:4] == ["the Call", "–", "1", "1"]
    assert set(call) == {"key", "cells", "source"}


# ----------------------------------------------------------------------- side by side


def compared(*names: str) -> dict[str, Compared]:
    return {one.key: one for one in compare([DIALECTS[name] for name in names])}


def test_what_differs_comes_first() -> None:
    found = [one.differs for one in compare(tuple(DIALECTS.values()))]

    assert found == sorted(found, reverse=True)
    assert any(found)


def test_a_dialect_does_not_differ_from_itself() -> None:
    assert not any(one.differs for one in compared("alpine", "alpine").values())


def test_other_names_and_sources_are_no_difference() -> None:
    found = compared("gametwist", "cardgames_zone")

    trumps = found["laying_away.sechser_hidden"]
    assert [row.source for row in trumps.rows if row] != []
    rufer = found["contract.rufer"]
    assert rufer.differs
    names = [cell for row in rufer.rows if row for cell in row.cells if isinstance(cell, Contract)]
    assert [name.name for name in names] == ["caller", "rufer"]


def test_a_line_that_only_one_dialect_has_is_a_difference() -> None:
    found = compared("alpine", "elsteiner")

    assert found["bonus.marabu"].rows[0] is None
    assert found["bonus.marabu"].differs


def test_tables_are_compared_in_words_and_for_machines() -> None:
    told = run("compare", "gametwist", "alpine", "--lang", "de")
    found = ask("compare", "gametwist", "alpine")

    assert told.exit_code == 0, told.output
    lines = told.stdout.splitlines()
    assert "Spiele: was verschieden ist" in lines
    assert any(line.endswith(": was gleich ist") for line in lines)
    assert found["dialects"] == ["gametwist", "alpine"]
    first, last = found["rows"][0], found["rows"][-1]
    assert (first["differs"], last["differs"]) == (True, False)
    assert set(first["rows"]) == {"gametwist", "alpine"}


def test_tables_that_there_are_not_are_refused() -> None:
    assert "no table “skat”" in refusal("rules", "skat")
    assert "no table “skat”" in refusal("compare", "alpine", "skat")
    assert refusal("compare").startswith("Missing argument")
