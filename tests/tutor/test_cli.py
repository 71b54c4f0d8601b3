from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine import DIALECTS, Refused, table
from puzzles.kinds import KINDS
from tutor import cli
from tutor.terminal import reading

ROOT = Path(__file__).parents[2]
HAND = "T 22 17 15 9 3 / H K 4 / D Q / C K 10 7 / S 7"


def call(*args: str) -> Result:
    return CliRunner().invoke(cli.app, list(args), env={"LC_ALL": "en_GB.UTF-8"})


def data(*args: str) -> Any:  # noqa: ANN401 - JSON
    result = call(*args, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return json.loads(result.stdout)


def refusal(*args: str) -> str:
    """The one line on stderr with which a call is refused."""
    result = call(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("koenigrufen: ")
    return result.stderr.removeprefix("koenigrufen: ").strip()


def start(*args: str, locale: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": locale, "PYTHONIOENCODING": ""}
    return subprocess.run(
        [sys.executable, "-m", "tutor.cli", *args],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


# ------------------------------------------------------------------------- legal


def test_legal_cards_have_this_shape() -> None:
    found = data(
        *("legal", "--dialect", "alpine", "--contract", "beggar"),
        *("--hand", "T1 T5 HK", "--trick", "HJ T20"),
    )

    assert found == {
        "legal": ["HK"],
        "illegal": {
            card: [
                {
                    "rule": "play-follow-suit",
                    "text": "You hold hearts, so you must follow, and this card does not.",
                }
            ]
            for card in ("T5", "T1")
        },
        "obligations": [
            {
                "rule": "play-follow-suit",
                "text": "Hearts were led and you hold hearts, so you must play one.",
            }
        ],
        "waived": [
            {
                "rule": "play-beat-if-able",
                "text": "Nothing you may play beats the XX, so any of them will do.",
            }
        ],
    }


def test_legal_cards_are_told_in_german() -> None:
    result = call(
        *("legal", "--dialect", "gametwist", "--contract", "three", "--lang", "de"),
        *("--hand", "T1 T2 H4", "--trick", "T10", "--announced", "T1:12, T2:11"),
    )

    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Du darfst spielen: II",
        "Du darfst nicht spielen:",
        "  Pagat: Der II ist schon im 11. Stich an der Reihe und geht zuerst.",
        "  ♥︎4: Du hast Tarock, also musst du Tarock zugeben.",
        "Warum:",
        "  Tarock ist ausgespielt und du hast Tarock, also musst du Tarock zugeben.",
        (
            "  Eine angesagte Karte muss zu früh fallen. "
            "Zuerst geht die, deren Stich zuerst kommt: der II, angesagt für den 11. Stich."
        ),
        "Was hier nicht bindet:",
        "  Du darfst hier nur angesagte Karten spielen, also muss eine davon zu früh fallen.",
    ]


def test_the_number_of_the_trick_follows_from_the_hand_or_is_given() -> None:
    promised = ("legal", "--dialect", "gametwist", "--contract", "three", "--announced", "T2:11")

    assert data(*promised, "--hand", "T2 T5", "--trick", "T1")["legal"] == ["T2"]
    assert data(*promised, "--hand", "T2 T5 HK", "--trick", "T1")["legal"] == ["T5"]
    assert data(*promised, "--hand", "T2 T5 HK", "--trick-number", "11")["legal"] == ["T2"]


def test_the_bird_of_a_contract_is_given_apart_or_together() -> None:
    hand = ("--hand", "T1 T2 HK", "--trick", "T9")
    together = data("legal", "--dialect", "elsteiner", "--contract", "besserrufer+uhu", *hand)
    apart = data(
        *("legal", "--dialect", "elsteiner", "--contract", "besserrufer", "--bird", "uhu"), *hand
    )

    assert together == apart


def test_a_table_may_be_given_with_its_options() -> None:
    lead = ("--contract", "bettler", "--hand", "T1 HK")

    assert data("legal", "--dialect", "hausregeln", *lead)["legal"] == ["HK"]
    changed = data("legal", "--dialect", "hausregeln+pagat_rule=last_tarock", *lead)
    assert changed["legal"] == ["T1", "HK"]


@pytest.mark.parametrize(
    ("extra", "line"),
    [
        (("--hand", ""), "There are no cards. Write at least one, such as HK or T15."),
        (("--hand", "T1 T1"), "The Pagat stands there twice, the second time as word 2."),
        (("--hand", "T1 ZZ"), "“ZZ” (word 2) is no card."),
        (("--hand", HAND + " S8"), "There are 13 cards; a hand holds at most 12."),
        (("--hand", "T1", "--trick", "T1"), "The Pagat cannot lie in the trick and be in"),
        (("--hand", "T1", "--trick", "T2 T3 T4 T5"), "There are 4 cards in the trick; it takes 0"),
        (("--hand", "T1", "--trick-number", "0"), "“0” is no trick number."),
        (("--hand", "T1", "--trick-number", "one"), "“one” is no trick number."),
        (("--hand", "T1", "--announced", "T1"), "“T1” (word 1) is no announcement."),
        (("--hand", "T1", "--announced", "T1:12 ?:9"), "“?:9” (word 2) is no announcement."),
        (("--hand", "T1", "--announced", "T1:13"), "“13” is no trick number."),
        (("--hand", "T1", "--announced", "T1:12 T1:12"), "The Pagat stands there twice"),
        (("--hand", "T1", "--announced", "HK:12"), "You do not hold the king of hearts."),
        (("--hand", "T1", "--announced", "T1:11"), "The Pagat cannot be announced for trick 11"),
        (("--hand", "HQ", "--announced", "HQ:11"), "The queen of hearts cannot be announced"),
        (("--hand", "T9", "--announced", "T9:12"), "The IX cannot be announced for trick 12"),
    ],
)
def test_what_cannot_be_judged_is_refused_in_one_line(extra: tuple[str, ...], line: str) -> None:
    found = refusal("legal", "--dialect", "gametwist", "--contract", "caller+uhu", *extra)

    assert found.startswith(line)


def test_nothing_is_announced_in_a_game_without_announcements() -> None:
    line = refusal(
        *("legal", "--dialect", "gametwist", "--contract", "bettler"),
        *("--hand", "T1 HK", "--announced", "T1:12"),
    )

    assert "cannot be announced for trick 12 in this game at this table" in line


def test_the_king_may_be_announced_where_one_is_called() -> None:
    found = data(
        *("legal", "--dialect", "gametwist", "--contract", "caller"),
        *("--hand", "HK H4", "--trick", "H3", "--announced", "HK:12"),
    )

    assert found["legal"] == ["H4"]


# ------------------------------------------------- trick, count and twelve-count


def test_who_takes_a_trick_has_this_shape() -> None:
    found = data(
        *("trick", "--dialect", "gametwist", "--contract", "three", "--trick", "HK T21 T1 T22")
    )

    assert found == {
        "winner": "T1",
        "position": 3,
        "rule": "trick-emperor",
        "text": (
            "Pagat, Moon and Sküs lie in one trick: that is the fairy-tale trick, "
            "and the Pagat takes it."
        ),
        "mondfang": True,
    }


def test_who_takes_a_trick_is_told() -> None:
    result = call(
        *("trick", "--dialect", "gametwist", "--contract", "three", "--trick", "T21 T22"),
    )

    assert result.stdout.splitlines() == [
        "The Sküs takes the trick (card 2 of 2).",
        "The Sküs is the highest tarock in the trick, so it takes the trick.",
        "The Moon is caught.",
    ]


def test_a_trick_holds_one_to_four_cards() -> None:
    empty = refusal("trick", "--dialect", "alpine", "--contract", "call", "--trick", "")
    full = refusal(
        "trick", "--dialect", "alpine", "--contract", "call", "--trick", "T1-T2 T3 T4 T5 T6"
    )

    assert empty == "There are 0 cards in the trick; it takes 1 to 4."
    assert full


@pytest.mark.parametrize(
    ("dialect", "rule", "text"),
    [
        ("common", "count-packets-total", "Together 13 points and 1 Blatt."),
        ("hausregeln", "count-packets-total", "Together 13 points and 1 Blatt."),
        ("cardgames_zone", "count-packets-total", "Together 13 points and 1 Blatt."),
        ("gametwist", "count-thirds-total", "Together 13⅓ points."),
        ("elsteiner", "count-rounded", "To the nearest whole number: 13⅓ counts as 13."),
        ("alpine", "count-base-and-pips", "2 and 11 pips make 13 points."),
    ],
)
def test_cards_are_counted_as_the_table_counts(dialect: str, rule: str, text: str) -> None:
    found = data("count", "--dialect", dialect, "--cards", "HK HQ T1 T2 S7 S8 S9")
    steps = found.pop("steps")

    assert steps[-1] == {"rule": rule, "text": text}
    assert found == {
        "cards": 7,
        "thirds": 40,
        "points": 13,
        "blatt": 1,
        "rounded": 13,
        "raw": 18,
        "base": 2,
        "pips": 11,
        "text": text,
    }


def test_counting_nothing_is_refused_for_machines_too() -> None:
    assert refusal("count", "--cards", "", "--json", "--lang", "de") == (
        "Da sind keine Karten. Schreib mindestens eine, etwa HK oder T15."
    )


def test_the_twelve_count_has_this_shape() -> None:
    found = data("twelve-count", "--hand", HAND)

    assert found["count"] == 10
    assert len(found["items"]) == 12
    assert found["items"][0] == {
        "card": "T22",
        "count": 2,
        "rule": "twelve-big-tarock",
        "text": "The Skus is a big tarok, XV or higher: 2.",
    }
    assert found["recommended"] == ["call"]


def test_the_twelve_count_says_what_to_claim_and_why() -> None:
    lines = call("twelve-count", "--hand", HAND).stdout.splitlines()

    assert "  The Call: yes" in lines
    assert "    The hand counts 10, and 8 are enough." in lines
    assert "  Blind Solo: no" in lines
    assert "    The hand counts only 10; it takes 12." in lines


# ------------------------------------------------------------------------ puzzles


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("kind", "dialect"),
    [(kind, name) for kind in KINDS for name in DIALECTS if KINDS[kind].is_at(table(name))],
)
def test_a_puzzle_of_every_kind_is_told_at_every_table(kind: str, dialect: str, lang: str) -> None:
    for level in "123":
        asked = ("puzzle", kind, "--dialect", dialect, "--seed", "7", "--level", level)
        told = call(*asked, "--lang", lang)
        found = data(*asked, "--lang", lang)

        assert told.exit_code == 0, told.stderr
        assert told.stdout.splitlines()[-1] == found["id"]
        assert found["answer"]["right"] != []
        assert found["explanation"] or found["steps"]


def test_puzzles_that_there_are_not_are_refused() -> None:
    at = ("--dialect", "alpine", "--seed", "1")

    assert refusal("puzzle", "chess", *at).startswith("There is no kind of puzzle “chess”.")
    assert refusal("puzzle", "is-legal", *at, "--level", "4").startswith("There is no level “4”.")
    assert refusal("puzzle", "is-legal", "--seed", "1").startswith("Here the answer depends on")


# ---------------------------------------------------------------- the whole program


def test_a_wrong_call_is_refused_in_one_line() -> None:
    assert refusal("legal", "--hand", "T1").startswith("Missing option '--contract'.")
    assert refusal("shuffle").startswith("No such command 'shuffle'.")
    assert refusal("run", "--port", "many").endswith("See koenigrufen --help.")


def test_unknown_tables_contracts_and_languages_are_refused_with_what_there_is() -> None:
    hand = ("--hand", "T1")

    assert refusal("legal", "--contract", "call", *hand) == (
        "Here the answer depends on the table. "
        "Choose gametwist, elsteiner, alpine, cardgames_zone or hausregeln."
    )
    assert "no table “skat”" in refusal("legal", "--dialect", "skat", "--contract", "call", *hand)
    assert "Choose call, piccolo" in refusal(
        *("legal", "--dialect", "alpine", "--contract", "grand", *hand)
    )
    assert refusal("count", "--cards", "T1", "--lang", "tlh") == (
        "There are no words in the language “tlh”. Choose de or en."
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de"}, "de"),
    ],
)
def test_without_being_told_it_speaks_the_language_of_the_environment(
    environment: Mapping[str, str], language: str
) -> None:
    assert reading.language("", environment) == language


def test_a_language_must_have_words() -> None:
    with pytest.raises(Refused):
        reading.language("tlh")


def test_run_serves_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, int]] = []
    stand_in = SimpleNamespace(serve=lambda host, port: served.append((host, port)))
    monkeypatch.setitem(sys.modules, "tutor.asgi", stand_in)  # type: ignore[arg-type]

    result = call("run", "--port", "8765")

    assert result.exit_code == 0
    assert served == [("127.0.0.1", 8765)]


def test_without_a_command_the_program_lists_them() -> None:
    listed = start()

    assert listed.returncode == 0
    assert listed.stderr == ""
    for command in ("legal", "trick", "count", "twelve-count", "puzzle", "run"):
        assert f"\n  {command} " in listed.stdout
    for command in ("replay", "settle", "auction", "rules", "compare"):
        assert f"\n  {command} " in listed.stdout


def test_the_program_speaks_german_in_a_german_environment() -> None:
    told = start("count", "--cards", "HK H1 H2", locale="de_AT.UTF-8")

    assert told.returncode == 0
    assert told.stdout.endswith("Zusammen 5 Punkte.\n")


def test_the_program_ends_with_status_2_and_one_line_when_it_refuses() -> None:
    refused = start("count", "--cards", "HK XX9", "--json")

    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.splitlines() == [
        "koenigrufen: “XX9” (word 2) is no card. Did you mean xxi or xix?"
    ]
