"""The rules of a table in sentences: one for every value of every field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum

import pytest

from engine import DIALECTS, Dialect
from engine.contracts import Game, Opening, Talon
from engine.dialect import PARTS
from engine.parts import (
    AllPass,
    Announcer,
    Doubling,
    EmperorRule,
    FirstWord,
    KingInSolo,
    KingInTalon,
    MatchEnd,
    Method,
    Ouvert,
    PagatRule,
    SoloDoubles,
    TarocksAway,
    TrischakenForm,
    ValatForm,
)
from tests.tutor.words.test_files import messages
from tests.tutor.words.test_say import check
from tutor.words import LANGUAGES, phrase
from tutor.words.functions import capitalised

YES_NO = (True, False)
VALUES: dict[str, tuple[object, ...]] = {
    "auction-first-word": tuple(FirstWord),
    "auction-all-pass": tuple(AllPass),
    "auction-forehand-holds": YES_NO,
    "auction-bird-in-hand": YES_NO,
    "auction-skus-bars-piccolo": YES_NO,
    "auction-least-suit-cards": (0, 6),
    "auction-least-tarocks": (0, 2),
    "auction-parallel-piccolo": YES_NO,
    "calling-queen-with-four-kings": YES_NO,
    "calling-fourth-unnamed": YES_NO,
    "calling-in-talon": tuple(KingInTalon),
    "calling-in-solo": tuple(KingInSolo),
    "laying-away-black": tuple(TarocksAway),
    "laying-away-suit": tuple(TarocksAway),
    "laying-away-sechser-hidden": YES_NO,
    "laying-away-tarocks-lose-suit-game": ("none", 6),
    "laying-away-suit-cards-to-keep": (0, 6),
    "bonuses-valat": tuple(ValatForm),
    "bonuses-silent-fail-costs": YES_NO,
    "bonuses-solo-doubles": tuple(SoloDoubles),
    "bonuses-late-announcements": YES_NO,
    "contras-positive": tuple(Doubling),
    "contras-negative": tuple(Doubling),
    "contras-sides-are-stated": YES_NO,
    "contras-self-in-trischaken": YES_NO,
    "contras-partner-void": YES_NO,
    "play-holds-announced": YES_NO,
    "play-declarer-leads-negative": YES_NO,
    "play-ouvert": tuple(Ouvert),
    "play-opponents-confer": YES_NO,
    "counting-method": tuple(Method),
    "counting-win-line-thirds": (106, 107),
    "trischaken-form": tuple(TrischakenForm),
    "settling-zero-sum": YES_NO,
    "settling-doubled-deals": (0, 4),
    "settling-match-end": tuple(MatchEnd),
    "settling-target": (16, 30),
    "trischaken-mayor-line-thirds": (96, 107),
    "trischaken-single-loser": YES_NO,
}
"""Every field, and each value that may stand there."""

BY_GAME: dict[str, tuple[object, ...]] = {
    "play-rise-in": (True,),
    "play-pagat-in": tuple(PagatRule),
    "play-emperor-in": tuple(EmperorRule),
}
"""The fields that differ from game to game."""

CELLS = [
    *(f"talon-{one.value}" for one in Talon),
    *(f"opening-{one.value}" for one in Opening),
    *(f"announcer-{one.value}" for one in Announcer),
    "goal-few-points",
]


def said(name: str, language: str, dialect: Dialect | None, **args: object) -> str:
    plain = {key: value.value if isinstance(value, Enum) else value for key, value in args.items()}
    return phrase(f"rule-line-{name}", language, dialect, **plain)


def every_argument() -> Iterator[tuple[str, dict[str, object]]]:
    for name, values in VALUES.items():
        yield from ((name, {"value": value}) for value in values)
    for name, values in BY_GAME.items():
        yield name, {"game": "none", "value": "none"}
        yield from ((name, {"game": game, "value": value}) for game in Game for value in values)


def test_every_field_of_every_part_has_a_line() -> None:
    dialect = DIALECTS["alpine"]
    wanted = {
        f"{part}-{one.name}".replace("_", "-")
        for part in PARTS
        for one in fields(getattr(dialect, part))
    } - {"bonuses-rows"}

    assert VALUES.keys() | BY_GAME.keys() == wanted
    assert {name for name in messages("en") if name.startswith("rule-line-")} == {
        "rule-line-in-game",
        *(f"rule-line-{name}" for name in wanted),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "args"), [*every_argument()])
def test_a_line_is_a_sentence_at_every_table(
    name: str, args: dict[str, object], language: str
) -> None:
    for dialect in (None, *DIALECTS.values()):
        text = said(name, language, dialect, **args)
        check(text)
        assert text[-1] == "."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*VALUES, *BY_GAME])
def test_different_values_are_told_differently(name: str, language: str) -> None:
    told = [said(name, language, None, **args) for field, args in every_argument() if field == name]

    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_are_short_and_no_two_are_alike(language: str) -> None:
    for dialect in DIALECTS.values():
        told = [phrase(name.replace("_", "-"), language, dialect) for name in CELLS]
        told += [phrase("goal-tricks", language, dialect, tricks=tricks) for tricks in range(4)]
        told += [
            phrase(name, language, dialect, thirds=107)
            for name in ("goal-points", "goal-points-with-partner")
        ]
        for text in told:
            check(capitalised(text))
            assert text[-1] != "."
            assert len(text) < 60


def test_a_table_tells_a_line_in_its_own_words() -> None:
    mayor = "trischaken-mayor-line-thirds"

    assert said(mayor, "en", DIALECTS["gametwist"], value=96) == (
        "In Trischaken whoever has 32 points or more is mayor and pays double."
    )
    assert "pays alone" in said(mayor, "en", DIALECTS["hausregeln"], value=106)
    assert said("play-rise-in", "de", None, game="none", value="none") == (
        "Stichzwang gibt es nicht."
    )
