"""Every gap that the specification decides, unless an option leaves it to the table, is a
silence of each dialect that it concerns: exactly one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine import DIALECTS
from tests.tutor.words.test_files import messages
from tutor.words import LANGUAGES, silence_text

EVERYWHERE = "CO-8 CO-11 CO-21"
DECIDED = {
    "gametwist": f"""
        {EVERYWHERE} CO-13b CO-17b CO-18b CO-22
        GT-1b GT-1c GT-2b GT-3 GT-4d GT-4f GT-5f GT-5g GT-6b GT-8a GT-8b GT-8c GT-8d GT-8f
        GT-8i GT-8k GT-9a GT-9b GT-11c GT-15a GT-17b GT-18
    """,
    "elsteiner": f"""
        {EVERYWHERE} CO-5b CO-9 CO-17b CO-18b CO-22
        PO-5d2 PO-7a PO-7b2 PO-7c PO-8h2 PO-9a2 PO-9a3 PO-9b PO-9c PO-9c2 PO-11b PO-11c
        PO-11d2 PO-12b PO-16a PO-17d PO-17d2 PO-18 PO-19b
    """,
    "alpine": f"""
        {EVERYWHERE} CO-5b CO-6 CO-9 CO-17b
        AL-4b AL-5a AL-6d AL-6d2 AL-7a AL-8d AL-8f AL-9 AL-11b AL-13 AL-18
    """,
    "cardgames_zone": f"""
        {EVERYWHERE} CO-9
        CZ-1 CZ-2 CZ-4a CZ-5a CZ-5b CZ-13 CZ-16 CZ-19
    """,
    "hausregeln": f"""
        {EVERYWHERE} CO-5b CO-6 CO-9 CO-17b CO-18b CO-22
        DE-3 DE-4b DE-4d DE-5c2 DE-7b DE-7b2 DE-8c DE-9a2 DE-9a3 DE-15 DE-15b DE-17e DE-17f2
        DE-18
    """,
}
"""What the specification marks as decided in 1.7 and 2 to 6, row by row."""

IN_PASSING = {
    "gametwist": ["section 2.2"],
    "elsteiner": ["CO 1.5", "section 3.2"],
    "alpine": ["CO 1.4", "section 4.1", "section 4.3"],
    "cardgames_zone": ["CO 1.4", "section 5"],
    "hausregeln": ["CO 1.5", "section 6.1"],
}
"""What it decides in tables and paragraphs that have no row number."""

WITH_AN_OPTION = {"AL-11c"}
"""Decided, left to the table, and told as a silence all the same."""


@pytest.mark.parametrize("name", DIALECTS)
def test_every_decision_of_the_specification_is_one_silence(name: str) -> None:
    sources = [one for silence in DIALECTS[name].silences for one in silence.source.split(", ")]

    found = Counter(one for one in sources if one not in WITH_AN_OPTION)

    assert found == Counter([*DECIDED[name].split(), *IN_PASSING[name]])


@pytest.mark.parametrize("name", DIALECTS)
def test_a_silence_is_named_after_its_table_or_shared(name: str) -> None:
    own = f"silence-{name.replace('_', '-')}-"
    ids = [silence.id for silence in DIALECTS[name].silences]

    assert len(set(ids)) == len(ids)
    assert [one for one in ids if not one.startswith((own, "silence-co-"))] == []


def test_what_several_tables_share_is_a_silence_of_several() -> None:
    counted = Counter(one.id for dialect in DIALECTS.values() for one in dialect.silences)

    shared = {name for name in counted if name.startswith("silence-co-")}

    assert {name for name, times in counted.items() if times > 1} == shared


def test_no_silence_has_words_that_no_table_needs() -> None:
    known = {name for name in messages("en") if name.startswith("silence-")}

    assert known == {one.id for dialect in DIALECTS.values() for one in dialect.silences}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_silence_tells_our_ruling_and_is_short_enough_to_read(language: str) -> None:
    ruling = {"en": r"[Ww]e rule", "de": r"[Ww]ir entscheiden|entscheiden wir"}
    for dialect in DIALECTS.values():
        for silence in dialect.silences:
            text = silence_text(silence, language, dialect)
            assert re.search(ruling[language], text)
            assert len(text) < 520
