"""The glossary: complete, true to the tables, and found by whatever name one knows."""

from __future__ import annotations

import pytest

from engine.contracts import Contract, Opening
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from tutor.glossary import KINDS, LANGUAGES, GlossaryError, glossary, read, search

GOOD = """
[[entry]]
id = "trick"
kind = "play"
en = ["trick"]
de = ["Stich"]
zh = ["墩"]
tables = { cardgames_zone = "墩" }
about = { en = "Four cards.", de = "Vier Karten." }
"""


def entry_of(contract: Contract) -> str:
    """The entry that a contract belongs to."""
    if contract.title.value in ("zwiccolo", "triccolo"):
        return "zwiccolo"
    return contract.title.value + ("-ouvert" if contract.ouvert else "")


def test_every_contract_of_every_table_has_an_entry_that_names_it_there() -> None:
    entries = {entry.id: entry for entry in glossary()}

    for dialect in DIALECTS.values():
        for contract in dialect.contracts:
            assert dialect.id in entries[entry_of(contract)].tables, contract


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_a_table_has_a_word_only_for_contracts_that_it_plays(dialect: Dialect) -> None:
    played = {
        entry_of(row)
        for row in dialect.contracts
        if row.opening not in (Opening.OPTION, Opening.ADDITION)
    }

    named = {
        entry.id
        for entry in glossary()
        if entry.kind == "contract"
        and dialect.id in entry.tables
        and not entry.tables[dialect.id].is_variant
    }

    assert named == played


def test_every_entry_has_names_and_an_explanation_in_both_languages() -> None:
    for entry in glossary():
        for language in LANGUAGES:
            assert entry.names[language]
            assert entry.about[language].endswith(".")


def test_no_name_stands_twice_in_an_entry() -> None:
    for entry in glossary():
        for names in entry.names.values():
            assert len(set(names)) == len(names), entry.id


def test_entries_come_in_groups() -> None:
    kinds = [KINDS.index(entry.kind) for entry in glossary()]

    assert kinds == sorted(kinds)
    assert set(kinds) == set(range(len(KINDS)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Gstieß", "skus"),
        ("skus", "skus"),
        ("GSTIESS", "skus"),
        ("dodge", "trischaken"),
        ("Pelican", "kakadu"),
        ("宣布", "bonus"),
        ("首家", "forehand"),
        ("no trump", "farbendreier"),
        ("spritzen", "contra"),
        ("konig ultimo", "king-ultimo"),
    ],
)
def test_an_entry_is_found_by_any_of_its_names(text: str, found: str) -> None:
    assert found in [entry.id for entry in search(text)]


def test_nothing_typed_finds_everything_and_nonsense_nothing() -> None:
    assert search("  ") == glossary()
    assert search("xyzzy") == ()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('kind = "play"', 'kind = "game"', "is of no kind 'game'"),
        ('kind = "play"', "", "has no kind"),
        ('en = ["trick"]', 'en = ["trick"]\nfr = ["levée"]', "has an unknown field fr"),
        ('["Stich"]', "[]", "has no name in de"),
        ('["Stich"]', '"Stich"', "de is no list of names"),
        ("cardgames_zone", "nowhere", "names a table 'nowhere' that does not exist"),
        ('= "墩"', '= "[]"', "has no name at cardgames_zone"),
        ('de = "Vier Karten."', 'de = ""', "has no explanation in de"),
    ],
)
def test_what_is_wrong_with_an_entry_is_named(old: str, new: str, fault: str) -> None:
    with pytest.raises(GlossaryError) as error:
        read(GOOD.replace(old, new))

    assert error.value.entry == "trick"
    assert fault in error.value.fault


def test_an_entry_twice_and_a_file_that_is_no_toml_are_named() -> None:
    with pytest.raises(GlossaryError, match="trick: is there twice"):
        read(GOOD + GOOD)
    with pytest.raises(GlossaryError, match=r"glossary\.toml"):
        read("[[entry")


def test_brackets_mark_what_a_table_has_as_a_variant_only() -> None:
    (entry,) = read(GOOD.replace('= "墩"', '= "[墩]"'))

    assert entry.tables["cardgames_zone"].name == "墩"
    assert entry.tables["cardgames_zone"].is_variant
