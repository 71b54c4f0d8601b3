"""Counting card points: the pack makes 70 however it is split and whoever counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DIALECTS, PACK, Card, CardSet, Reason, thirds, twelve_count, twelve_count_items
from engine.counting import (
    PACK_THIRDS,
    base,
    packets,
    pips,
    points_and_blatt,
    raw,
    rounded,
    steps_base_and_pips,
    steps_in_packets,
    steps_in_thirds,
    steps_rounded,
)
from engine.evaluate.points import count_steps
from engine.parts import Method
from tests.laws import plain_rules as plain
from tests.laws.samples import FAIR

PILES = st.frozensets(st.sampled_from(Card), max_size=54)
SPLITS = st.lists(st.integers(0, 3), min_size=54, max_size=54)
TOTAL_OF_METHOD = {
    Method.THIRDS: lambda worth: {"thirds": worth},
    Method.ROUNDED: lambda worth: {"thirds": worth, "points": (worth + 1) // 3},
    Method.BASE_AND_PIPS: lambda worth: {"points": (worth + 1) // 3},
    Method.PACKETS: lambda worth: {"points": worth // 3, "blatt": worth % 3},
    Method.BLATT: lambda worth: {"points": worth // 3, "blatt": worth % 3},
}


def codes(cards: frozenset[Card] | CardSet) -> list[str]:
    return [card.code for card in cards]


def whole(step: Reason, name: str) -> int:
    """A number that a step tells."""
    value = step[name]
    assert isinstance(value, int)
    return value


def told(step: Reason) -> tuple[Card, ...]:
    """The cards that a step tells of."""
    cards = step["cards"]
    assert isinstance(cards, tuple)
    return cards


@FAIR
@given(pile=PILES)
def test_a_pile_is_worth_what_the_printed_table_says(pile: frozenset[Card]) -> None:
    expected = plain.pile_thirds(codes(pile))

    worth = thirds(pile)

    assert worth == expected
    assert worth == 3 * raw(pile) - 2 * len(pile)
    assert worth == 3 * pips(pile) + len(pile)


@FAIR
@given(owners=SPLITS)
def test_any_split_of_the_pack_makes_210_thirds(owners: list[int]) -> None:
    piles = [
        CardSet(card for card, owner in zip(Card, owners, strict=True) if owner == number)
        for number in range(4)
    ]

    worths = [thirds(pile) for pile in piles]

    assert sum(worths) == PACK_THIRDS == 210


@FAIR
@given(pile=PILES)
def test_two_sides_always_make_70_after_rounding(pile: frozenset[Card]) -> None:
    one, other = CardSet(pile), PACK - CardSet(pile)

    points = [rounded(thirds(one)), rounded(thirds(other))]

    assert sum(points) == 70


@FAIR
@given(pile=PILES)
def test_a_third_of_the_cards_and_the_pips_agree_with_the_rounded_thirds(
    pile: frozenset[Card],
) -> None:
    points = base(len(pile)) + pips(pile)

    assert points == rounded(thirds(pile)) == round(thirds(pile) / 3)


@FAIR
@given(pile=PILES)
def test_packets_hold_each_card_once_and_only_the_last_is_short(pile: frozenset[Card]) -> None:
    laid = packets(pile)

    cards = [card for packet in laid for card in packet.cards]
    assert sorted(cards) == sorted(pile)
    assert all(packet.is_full for packet in laid[:-1])
    assert all(len(packet.cards) in (1, 2, 3) for packet in laid)


@FAIR
@given(pile=PILES)
def test_a_card_of_value_goes_with_two_plain_ones_as_long_as_there_are_two(
    pile: frozenset[Card],
) -> None:
    counters = [card for card in pile if plain.card_thirds(card.code) > 1]
    plain_ones = len(pile) - len(counters)

    mixed = [
        packet
        for packet in packets(pile)
        if [plain.card_thirds(card.code) > 1 for card in packet.cards] == [True, False, False]
    ]

    assert len(mixed) >= min(len(counters), plain_ones // 2)
    assert all(packet.points == packet.raw - 2 for packet in mixed)


@FAIR
@given(pile=PILES)
def test_packets_of_three_add_up_to_the_thirds(pile: frozenset[Card]) -> None:
    steps = list(steps_in_packets(pile))

    total = 3 * whole(steps[-1], "points") + whole(steps[-1], "blatt")
    by_step = [
        (whole(step, "raw"), whole(step, "points"), len(told(step)), raw(told(step)))
        for step in steps[:-1]
    ]
    assert total == thirds(pile)
    assert 0 <= whole(steps[-1], "blatt") <= 2
    assert sum(points for _, points, _, _ in by_step) == whole(steps[-1], "points")
    assert all(said == summed for said, _, _, summed in by_step)
    assert all(points == said - (2 if n == 3 else n) for said, points, n, _ in by_step)


@FAIR
@given(pile=PILES)
def test_steps_in_thirds_add_up(pile: frozenset[Card]) -> None:
    steps = list(steps_in_thirds(pile))

    shares = [whole(step, "thirds") for step in steps[:-1]]
    told_of = [card for step in steps[:-1] for card in told(step)]
    assert whole(steps[-1], "thirds") == sum(shares) == thirds(pile)
    assert sorted(told_of) == sorted(pile)
    assert all(
        whole(step, "thirds") == whole(step, "each") * len(told(step)) for step in steps[:-1]
    )


@FAIR
@given(pile=PILES)
def test_the_rounded_count_rounds_once_at_the_end(pile: frozenset[Card]) -> None:
    steps = list(steps_rounded(pile))

    rounding = [step for step in steps if step.rule.id == "count-rounded"]
    assert rounding == steps[-1:]
    assert whole(steps[-1], "points") == rounded(thirds(pile))


@FAIR
@given(pile=PILES)
def test_base_and_pips_add_up(pile: frozenset[Card]) -> None:
    first, second, last = steps_base_and_pips(pile)

    assert whole(first, "number") == len(pile)
    assert whole(last, "base") == whole(first, "base") == base(len(pile))
    assert whole(last, "pips") == whole(second, "pips") == pips(told(second)) == pips(pile)
    assert whole(last, "points") == whole(last, "base") + whole(last, "pips")


@pytest.mark.parametrize("dialect", DIALECTS)
@FAIR
@given(pile=PILES)
def test_every_table_ends_at_the_same_count(dialect: str, pile: frozenset[Card]) -> None:
    counting = DIALECTS[dialect].counting

    last = count_steps(pile, DIALECTS[dialect])[-1]

    expected = TOTAL_OF_METHOD[counting.method](plain.pile_thirds(codes(pile)))
    assert {name: last[name] for name in expected} == expected


@FAIR
@given(hand=st.frozensets(st.sampled_from(Card), max_size=12))
def test_the_twelve_count_is_the_sum_of_its_items(hand: frozenset[Card]) -> None:
    items = twelve_count_items(hand)

    assert sum(item.count for item in items) == twelve_count(hand) == plain.twelve(codes(hand))
    assert sorted(item.card for item in items) == sorted(hand)


def test_points_and_blatt_of_every_count_lead_back_to_it() -> None:
    for count in range(PACK_THIRDS + 1):
        points, blatt = points_and_blatt(count)

        assert 3 * points + blatt == count
        assert blatt in (0, 1, 2)


def test_every_method_gives_the_whole_pack_70_points() -> None:
    totals = {name: count_steps(PACK, dialect)[-1] for name, dialect in DIALECTS.items()}

    found = {name: dict(step.args) for name, step in totals.items()}

    assert found["gametwist"] == {"thirds": 210}
    assert found["elsteiner"] == {"thirds": 210, "points": 70}
    assert found["alpine"] == {"base": 18, "pips": 52, "points": 70}
    assert found["cardgames_zone"] == found["hausregeln"] == {"points": 70, "blatt": 0}


def test_nothing_is_worth_nothing() -> None:
    steps = [count_steps(CardSet(), dialect) for dialect in DIALECTS.values()]

    assert thirds(CardSet()) == 0
    assert all(each[-1].args[-1][1] == 0 for each in steps)
