"""The engine's chances against figures that were worked out apart from it.

``reference.csv`` holds them: ``section`` is where a figure stands in the notes it comes
from; ``ask`` and ``given`` say what is asked. ``tell`` is ``exactly`` (the chances of 0,
1, 2 …), ``at_least 3`` (of 3 or more, of 4 or more …), ``mean`` (the number expected) or
``alone`` (one chance).
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from engine.evaluate import chances, counts

Figure = dict[str, str]
FIGURES: list[Figure] = list(
    csv.DictReader(Path(__file__).with_name("reference.csv").read_text("utf-8").splitlines())
)


def king_trumped(length: int, tarocks: int, others: int, *talon: int) -> Fraction:
    """The last two, if given: cards of the suit and tarocks in the open talon."""
    seen = (talon[0], talon[1]) if talon else None
    return chances.king_trumped(length, tarocks, others=others, talon=seen)


def some_void() -> Fraction:
    """The chance that some suit is missing, over all numbers of tarocks."""
    held = enumerate(chances.tarocks_in_hand())
    missing = [chance * (1 - chances.voids_in_hand(tarocks)[0]) for tarocks, chance in held]
    return sum(missing, Fraction(0))


ASKS: dict[str, Callable[..., Fraction | Sequence[Fraction]]] = {
    "UNSEEN_CARD_IN_TALON": lambda: chances.UNSEEN_CARD_IN_TALON,
    "king_trumped": king_trumped,
    "some_void_in_hand": some_void,
    "twelve_count": lambda: counts.distribution(counts.TWELVE),
    "linz_count": lambda: counts.distribution(counts.LINZ),
    "reaches": counts.reaches,
}


def asked(figure: Figure) -> list[Fraction]:
    """The engine's answer, in the shape in which the figure is told."""
    name, tell = figure["ask"], figure["tell"]
    ask = ASKS.get(name) or getattr(chances, name)
    answer = ask(*map(int, figure["given"].split()))
    if isinstance(answer, Fraction):
        return [answer]
    if tell == "mean":
        return [chances.mean(answer)]
    if tell == "exactly":
        return list(answer)
    start = int(tell.removeprefix("at_least "))
    return [chances.at_least(answer, start + place) for place in range(len(told(figure)))]


def told(figure: Figure) -> list[Fraction]:
    return [Fraction(text) for text in figure["exact"].split()]


@pytest.mark.parametrize(
    "figure", FIGURES, ids=lambda one: f"{one['section']}-{one['ask']}-{one['given']}-{one['tell']}"
)
def test_the_engine_finds_the_same_chance(figure: Figure) -> None:
    assert asked(figure) == told(figure)


def test_the_figures_cover_what_the_product_shows() -> None:
    sections = {figure["section"].split(".")[0] for figure in FIGURES}

    assert sections == {
        "tarocks",
        "redeal",
        "king_location",
        "partner_and_defenders",
        "longest_other_hand",
        "king_survival",
        "suit_shape",
        "kings_and_trull",
        "card_points",
        "hand_counts",
    }


def test_a_lone_king_is_trumped_about_one_time_in_five_only_if_it_is_bare() -> None:
    # AL 4.5 says so of "a lone king".
    bare, guarded_once = (chances.king_trumped(length, 5) for length in (1, 2))

    assert abs(bare - Fraction(1, 5)) < Fraction(3, 100)
    assert guarded_once > Fraction(32, 100)


def test_the_bar_of_twelve_is_in_effect_eight_tarocks() -> None:
    assert counts.reaches(12, 7) < Fraction(1, 6) < Fraction(2, 5) < counts.reaches(12, 8)


def test_half_of_all_hands_count_less_than_the_call_asks_for() -> None:
    share = counts.percentile(8)

    assert share == Fraction(292629289, 586336562)
    assert counts.standing(8)["percent"] == 49
