"""The 12-count and the count of Linz: one card apart, and where a count stands."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Card, CardSet, parse_hand
from engine.evaluate import counts
from tests.laws import plain_rules as plain
from tests.laws.samples import FAIR

HANDS = st.frozensets(st.sampled_from(Card), min_size=12, max_size=12).map(CardSet)


@FAIR
@given(hand=HANDS)
def test_the_counts_differ_by_one_exactly_if_the_fifteen_is_held(hand: CardSet) -> None:
    twelve, linz = counts.twelve_count(hand), counts.linz_count(hand)

    assert twelve == plain.twelve(card.code for card in hand)
    assert twelve - linz == (Card.T15 in hand)


@FAIR
@given(hand=HANDS)
def test_the_items_of_a_count_add_up_to_it(hand: CardSet) -> None:
    for scale in (counts.TWELVE, counts.LINZ):
        items = counts.count_items(hand, scale)

        assert [item.card for item in items] == list(hand)
        assert sum(item.count for item in items) == counts.count(hand, scale)


@pytest.mark.parametrize(
    ("card", "rule", "count"),
    [
        (Card.T22, "linz-big-tarock", 2),
        (Card.T16, "linz-big-tarock", 2),
        (Card.T15, "linz-tarock", 1),
        (Card.T1, "linz-tarock", 1),
        (Card.SK, "twelve-king", 1),
        (Card.SQ, "twelve-nothing", 0),
    ],
)
def test_linz_counts_each_card_with_its_reason(card: Card, rule: str, count: int) -> None:
    (item,) = counts.linz_count_items([card])

    assert (item.reason.rule.id, item.count) == (rule, count)
    assert item.reason["card"] is card


def test_a_hand_of_ten_in_linz_is_one_of_eleven_at_the_other_table() -> None:
    hand = parse_hand("T 22 17 15 12 9 4 / H K Q 3 / D K 4 / S 8")

    assert counts.linz_count(hand) == 10
    assert counts.twelve_count(hand) == 11


def test_a_higher_count_is_never_rarer_to_be_beaten() -> None:
    told = [counts.percentile(count) for count in range(22)]

    assert told == sorted(told)
    assert told[0] == 0
    assert told[-1] == 1


def test_where_a_count_stands_never_flatters() -> None:
    nine, twenty = counts.standing(9), counts.standing(20)

    assert nine["percent"] == int(100 * (1 - Fraction(194334265, 586336562)))
    assert twenty["percent"] == 99


def test_no_hand_counts_more_than_there_are_big_tarocks_for() -> None:
    # Eight tarocks from XV up and four more cards that count one.
    assert len(counts.distribution(counts.TWELVE)) - 1 == 20
    assert len(counts.distribution(counts.LINZ)) - 1 == 19


def test_twelve_tarocks_always_reach_twelve() -> None:
    assert counts.reaches(12, 12) == 1
    assert counts.reaches(12, 0) == 0
