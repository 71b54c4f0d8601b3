"""What has been published on the king, the talon, announcements, contra and play."""

from __future__ import annotations

import pytest

from engine import DIALECTS, Card, CardSet, Dialect, deal, parse_hand
from engine.contracts import Title
from engine.evaluate.criteria import CRITERIA, criteria_for
from engine.evaluate.criterion import Case, Opinion, Topic
from engine.evaluate.table_criteria import kings_to_call


def told(name: str, hand: str, called: Card | None = None) -> Opinion:
    return CRITERIA[name].met(Case(parse_hand(hand), called=called))


# ----------------------------------------------------------------------- which king


@pytest.mark.parametrize(
    ("hand", "solo", "best"),
    [
        ("T 22 18 9 8 / H Q 4 / D N 3 / S J 10 / C 9 7", False, "HK"),  # a guarded queen
        ("T 22 18 9 8 / H Q 4 3 / D Q 3 / S J 10 / C 9", False, "DK"),  # the shorter one
        ("T 22 18 9 8 / H Q / D N 3 / S J 10 9 / C 9 7", False, "DK"),  # bare: then a knight
        ("T 22 18 9 8 / H Q / D N 3 / S J 10 9 / C 9 7", True, "HK"),  # alone, a bare queen
        ("T 22 18 9 8 7 / H J 4 3 / D 3 / S J 10 9", False, "DK"),  # short, but not void
        ("T 22 18 9 8 7 6 / H K / D K 3 / S K 10 9", False, "CK"),  # void: nothing else left
    ],
)
def test_linz_calls_the_king_to_its_own_card(hand: str, solo: bool, best: str) -> None:  # noqa: FBT001 - a column of the table
    assert kings_to_call(parse_hand(hand), solo=solo) == CardSet([Card[best]])


def test_where_it_makes_no_difference_several_kings_are_as_good() -> None:
    hand = parse_hand("T 22 18 9 8 / H 4 3 / D 4 3 / S 10 9 / C 9 7")

    assert len(kings_to_call(hand, solo=False)) == 4


def test_a_call_is_held_against_the_best_ones() -> None:
    hand = "T 22 18 9 8 / H Q 4 / D N 3 / S J 10 / C 9 7"

    assert told("EC-25", hand, Card.HK).recommends
    assert not told("EC-25", hand, Card.DK).recommends
    assert told("EC-25", hand).reasons_for[0]["cards"] == (Card.HK,)


def test_who_holds_all_kings_gets_no_advice_which_to_call() -> None:
    hand = "T 22 18 9 8 / H K 4 / D K 3 / S K 10 / C K 7"

    assert not told("EC-25", hand).recommends
    assert not told("EC-26", hand).recommends
    assert told("EC-26", hand.replace("C K", "C Q")).recommends


# ------------------------------------------------------------- announcements and contra


@pytest.mark.parametrize(
    ("name", "meets", "misses"),
    [
        (
            "EC-28",
            "T 17 9 4 / H K 4 3 / D 4 3 / S 8 7 / C 8 7",
            "T 17 9 4 / H K 4 / D 4 3 2 / S 8 7 / C 8 7",
        ),
        (
            "EC-33",
            "T 17 9 4 / H Q 4 3 / D 4 3 / S 8 7 / C 8 7",
            "T 15 9 4 / H Q 4 3 / D 4 3 / S 8 7 / C 8 7",
        ),
    ],
)
def test_king_ultimo_asks_for_length_in_its_suit_and_a_big_tarock(
    name: str, meets: str, misses: str
) -> None:
    assert told(name, meets, Card.HK).recommends
    assert not told(name, misses, Card.HK).recommends


@pytest.mark.parametrize("name", ["EC-28", "EC-33"])
def test_king_ultimo_cannot_be_judged_without_the_called_king(name: str) -> None:
    with pytest.raises(ValueError, match="which king is called"):
        told(name, "T 17 9 4 / H K 4 3 / D 4 3 / S 8 7 / C 8 7")


@pytest.mark.parametrize(
    ("name", "meets", "misses"),
    [
        (
            "EC-24",  # a hand fit for a Dreier
            "T 21 20 19 10 9 8 7 / H K Q / D K 4 / S 7",
            "T 20 19 18 10 9 8 7 / H K Q / D K 4 / S 7",
        ),
        (
            "EC-29",
            "T 20 19 18 10 9 8 7 1 / H K Q / D K 4",
            "T 20 19 18 10 9 8 7 2 / H K Q / D K 4",
        ),
        (
            "EC-30",
            "T 20 3 / H K Q 4 / D K 4 3 / S 8 7 / C 8 7",
            "T 20 1 / H K Q 4 / D K 4 3 / S 8 7 / C 8 7",
        ),
        (
            "EC-31",
            "T 20 16 10 8 5 4 / H J 4 3 / D 4 3 2",
            "T 20 16 10 8 5 4 / H J 4 3 / D 4 3 / S 8",
        ),
        (
            "EC-32",
            "T 20 15 10 8 5 4 / H J 4 / D 4 3 / S 8 / C 7",
            "T 20 15 10 8 5 4 / H J 4 / D 4 3 / S 8 7",
        ),
        (
            "EC-37-strong",
            "T 20 16 10 8 5 4 / H J 4 3 / D 4 3 2",
            "T 20 15 10 8 5 4 / H J 4 3 / D 4 3 2",
        ),
        (
            "EC-37-weak",
            "T 20 16 10 / H K J 4 3 / D Q 4 3 2 / S 8",
            "T 20 16 10 9 / H K J 4 3 / D Q 4 3 2",
        ),
        (
            "EC-39-pagat",
            "T 22 19 18 10 9 8 7 1 / H K Q / D K 4",
            "T 21 19 18 10 9 8 7 1 / H K Q / D K 4",
        ),
        (
            "EC-39-birds",
            "T 22 19 18 16 10 9 8 7 3 / H K Q / D K",
            "T 22 19 18 16 10 9 8 7 / H K Q / D K 4",
        ),
        (
            "EC-39-give-up",
            "T 14 9 8 4 / H K J 3 / D N 3 / S 9 8 / C J",
            "T 16 9 8 4 / H Q J 3 / D N 3 / S 9 8 / C J",
        ),
    ],
)
def test_a_hand_meets_a_criterion_and_one_by_a_card_does_not(
    name: str, meets: str, misses: str
) -> None:
    assert told(name, meets).recommends
    assert not told(name, misses).recommends
    assert len(parse_hand(meets) & parse_hand(misses)) >= 10


def test_many_points_to_lose_speak_against_a_contra_and_do_not_decide() -> None:
    rich = told("EC-31", "T 20 16 10 8 5 4 / H K Q 3 / D K 3 2")

    assert rich.recommends
    assert [reason.rule.id for reason in rich.reasons_against] == ["look-suit-points-at-most"]


# ---------------------------------------------------------------------- talon and play


def test_the_fewer_tarocks_one_holds_the_more_are_to_be_expected_in_the_talon() -> None:
    few = told("EC-23", "T 20 / H K Q 4 / D K 4 3 / S 8 7 / C 9 8 7").reasons_for[0]
    many = told("EC-23", "T 20 16 10 8 5 4 3 2 / H J 4 / D 4 3").reasons_for[0]

    assert (few["number"], few["mean"]) == (1, 3.0)
    assert (many["number"], many["mean"]) == (8, 2.0)


def test_the_half_of_the_printed_example_does_not_empty_the_suit() -> None:
    # Seed 003 takes the first half, lays three cards away and calls diamonds empty.
    half = {Card.DQ, Card.T14, Card.S7}
    laid_away = {Card.S7, Card.D1, Card.D2}

    left = CardSet(half | {Card.D1, Card.D2}) - CardSet(laid_away)

    assert left & CardSet(card for card in Card if card.code[0] == "D") == CardSet([Card.DQ])
    assert CRITERIA["EH-05"].topic is Topic.TALON


@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        ("T 4 3 2 / H K 4 3 / D 4 3 2 / S 9 8 7", (Card.H4,)),
        ("T 4 3 2 / H K Q 3 / D K J 2 / S 9 8 7", (Card.H3, Card.D2)),
        ("T 4 3 2 / H K / D 4 3 2 1 / S 10 9 8 7", ()),
        ("T 4 3 2 / H 3 / D 4 3 2 1 / S 10 9 8 7", ()),
    ],
)
def test_under_a_king_its_lowest_card_would_be_led(hand: str, leads: tuple[Card, ...]) -> None:
    lead = told("EC-20", hand)

    (reason,) = (*lead.reasons_for, *lead.reasons_against)
    assert lead.recommends is bool(leads)
    assert reason["cards"] == leads


def test_a_principle_holds_whatever_the_hand() -> None:
    principles = [one for one in CRITERIA.values() if not one.checks]

    assert {"EC-27-alone", "EC-34-rufer", "EC-35", "EC-36", "EC-37", "EC-38"} <= {
        one.id for one in principles
    }
    for one in principles:
        assert one.met(Case(deal(5).hands[2])).recommends


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_for_every_contract_of_a_table_something_has_been_written_on_its_play(
    dialect: Dialect,
) -> None:
    bare = {Title.ZWICCOLO, Title.TRICCOLO}

    silent = [
        row.name
        for row in dialect.contracts
        if row.title not in bare and not criteria_for(dialect, row, Topic.PLAY)
    ]

    assert silent == []
