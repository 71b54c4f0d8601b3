from __future__ import annotations

from pathlib import Path

import pytest

from engine import DIALECTS, table
from lessons import phrases as ph
from lessons.model import LessonError
from lessons.text import UnknownPlaceholder, meaning, placeholders, read_texts, render
from tutor.words import say

ALPINE = table("alpine")


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("{{card:HK}}", "king of hearts", "Herz-König"),
        ("{{cards:T22 T21}}", "Skus and Moon (XXI)", "Sküs und Mond (XXI)"),
        ("{{hand:S Q 7}}", "♠︎Q and ♠︎7", "♠︎D und ♠︎7"),
        ("{{value:T1}}", "5", "5"),
        ("{{pips:HQ}}", "3", "3"),
        ("{{points:HK S7}}", "4⅔", "4⅔"),
        ("{{points:pack}}", "70", "70"),
        ("{{number:tarocks}}", "22", "22"),
        ("{{line}}", "36 points", "36 Punkte"),
        ("{{contract:sechserdreier}}", "Blind Solo", "Sechserdreier"),
        ("{{rule:play-follow-suit}}", "Follow suit", "Farbzwang"),
        ("{{word:Tarocks}}", "Taroks", "Tarock"),
        ("{{table}}", "Alpine Tarok, Calling the King", "Alpine Tarok, Calling the King"),
        ("so {{number:kings}} kings", "so 4 kings", "so 4 kings"),
    ],
)
def test_a_placeholder_is_put_into_words(text: str, english: str, german: str) -> None:
    assert render(text, ALPINE, lambda one: say(one, "en", ALPINE)) == english
    assert render(text, ALPINE, lambda one: say(one, "de", ALPINE)) == german


def test_the_line_is_told_as_each_table_counts() -> None:
    lines = {name: meaning("line", one).args for name, one in DIALECTS.items()}

    assert lines == {
        "gametwist": (("thirds", 107), ("unit", "thirds")),
        "elsteiner": (("thirds", 108), ("unit", "points")),
        "alpine": (("thirds", 108), ("unit", "points")),
        "cardgames_zone": (("thirds", 107), ("unit", "thirds")),
        "hausregeln": (("thirds", 106), ("unit", "blatt")),
    }


@pytest.mark.parametrize(
    "text",
    ["x", "card:", "card:HK HQ", "number:aces", "line:3", "contract:whist", "rule:x", "word:x"],
)
def test_a_placeholder_that_stands_for_nothing_is_refused(text: str) -> None:
    with pytest.raises(UnknownPlaceholder):
        meaning(text, ALPINE)


def test_the_placeholders_of_a_text_are_listed_once() -> None:
    assert placeholders("{{line}} or {{card:HK}} or {{line}}") == {"line", "card:HK"}


def test_a_phrase_says_what_it_takes() -> None:
    assert meaning("card:T1", ALPINE).rule is ph.TEXT_CARD


def test_texts_are_read_by_their_headings(tmp_path: Path) -> None:
    path = tmp_path / "en.md"
    path.write_text("## a\n\nOne.\n\n### after\n\nTwo.\n\n## b\n\nThree.\n", "utf-8")

    texts = read_texts(path)

    assert (texts["a"].lead, texts["a"].after) == ("One.", "Two.")
    assert (texts["b"].lead, texts["b"].after) == ("Three.", "")


def test_a_missing_file_is_told_with_its_cure(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"en\.md: the language is missing; write the file"):
        read_texts(tmp_path / "en.md")


def test_the_ladder_is_a_list_of_bids_from_below_with_what_they_count() -> None:
    told = render("{{ladder}}", ALPINE, lambda one: say(one, "en", ALPINE))

    assert told.splitlines() == [
        "1. Piccolo (2)",
        "1. Beggar (4)",
        "1. No-Trump (5)",
        "1. No-Trump Solo (10)",
    ]
