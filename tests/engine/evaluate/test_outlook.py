"""What twelve cards let one expect of the cards that one does not see."""

from __future__ import annotations

import pytest

from engine import CardSet, Reason, parse_hand, table
from engine.evaluate.outlook import outlook

SIX = parse_hand("T 22 18 16 9 7 5 / H K Q / D K 4 / S 8 / C 9")
ALL_KINGS = parse_hand("T 22 18 16 9 7 5 / H K Q / D K / S K 8 / C K")


def lines(hand: CardSet, dialect: str = "alpine") -> dict[str, Reason]:
    return {reason.rule.id: reason for reason in outlook(hand, table(dialect))}


def test_six_tarocks_and_two_kings_let_one_expect_this() -> None:
    told = {
        name: {key: reason[key] for key in reason.rule.takes} for name, reason in lines(SIX).items()
    }

    assert told == {
        "outlook-talon": {"mean": 2.3, "percent": 55},
        "outlook-king-in-talon": {"percent": 14, "other": 27},
        "outlook-partner": {"mean": 4.3},
        "outlook-defender": {"mean": 4.7},
        "outlook-longest": {"mean": 6.0, "percent": 74},
        "outlook-twelve": {"number": 6, "percent": 2},
    }


@pytest.mark.parametrize(("dialect", "deals_again"), [("gametwist", True), ("elsteiner", False)])
def test_only_a_table_that_deals_poor_hands_again_says_how_often(
    dialect: str,
    deals_again: bool,  # noqa: FBT001 - a column of the table
) -> None:
    told = lines(SIX, dialect)

    assert ("outlook-redeal" in told) is deals_again
    if deals_again:
        assert (told["outlook-redeal"]["least"], told["outlook-redeal"]["percent"]) == (2, 4)


def test_who_holds_all_kings_has_a_partner_only_where_a_queen_may_be_called() -> None:
    at_alpine, at_gametwist = lines(ALL_KINGS), lines(ALL_KINGS, "gametwist")

    assert "outlook-king-in-talon" not in at_alpine | at_gametwist
    assert {"outlook-partner", "outlook-defender"} <= set(at_alpine)
    assert not {"outlook-partner", "outlook-defender"} & set(at_gametwist)
