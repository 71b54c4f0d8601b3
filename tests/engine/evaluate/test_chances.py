"""How often things happen, held against whole deals and against counting them out."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import sqrt

import pytest

from engine import Card, CardSet, Deal, deal, thirds
from engine.cards import KINGS
from engine.evaluate import chances, counts

DEALS = 2500

Seen = Callable[[Deal], tuple[bool, Fraction]]
"""Whether it happened in a deal, and how often it should, from the first hand's view."""


@cache
def deals() -> tuple[Deal, ...]:
    return tuple(deal(seed) for seed in range(DEALS))


def tarocks(cards: CardSet) -> int:
    return len(cards.tarocks)


def a_hand_without_tarock_or_with_one(one: Deal) -> tuple[bool, Fraction]:
    return any(tarocks(hand) < 2 for hand in one.hands), chances.redeal(2)


def a_missing_suit(one: Deal) -> tuple[bool, Fraction]:
    hand = one.hands[0]
    expected = chances.at_least(chances.voids_in_hand(tarocks(hand)), 1)
    return len({card.suit for card in hand.coloured}) < 4, expected


def nobody_longer(one: Deal) -> tuple[bool, Fraction]:
    own = tarocks(one.hands[0])
    longer = any(tarocks(hand) > own for hand in one.hands[1:])
    return not longer, chances.nobody_is_longer(own)


def two_tarocks_in_the_better_half(one: Deal) -> tuple[bool, Fraction]:
    most = max(sum(card.is_tarock for card in half) for half in one.talon)
    expected = chances.at_least(chances.better_half_tarocks(tarocks(one.hands[0])), 2)
    return most >= 2, expected


def a_missing_king_in_the_talon(one: Deal) -> tuple[bool, Fraction]:
    talon = {card for half in one.talon for card in half}
    own = len(one.hands[0] & KINGS)
    return bool(talon & set(KINGS)), chances.missing_king_in_talon(own)


def eight_on_the_linz_scale(one: Deal) -> tuple[bool, Fraction]:
    return counts.linz_count(one.hands[0]) < 8, counts.percentile(8, counts.LINZ)


def ten_points_in_hand(one: Deal) -> tuple[bool, Fraction]:
    return thirds(one.hands[0]) < 30, chances.below(chances.points_in_hand(), 10)


@pytest.mark.parametrize(
    "seen",
    [
        a_hand_without_tarock_or_with_one,
        a_missing_suit,
        nobody_longer,
        two_tarocks_in_the_better_half,
        a_missing_king_in_the_talon,
        eight_on_the_linz_scale,
        ten_points_in_hand,
    ],
)
def test_dealt_hands_show_it_as_often_as_the_chance_says(seen: Seen) -> None:
    told = [seen(one) for one in deals()]

    expected = sum(float(chance) for _, chance in told)
    variance = sum(float(chance * (1 - chance)) for _, chance in told)
    assert variance > 0
    assert abs(sum(happened for happened, _ in told) - expected) < 4 * sqrt(variance)


@pytest.mark.parametrize("length", [1, 2, 4])
@pytest.mark.parametrize("talon", [None, (1, 2)])
def test_a_king_is_trumped_as_often_in_dealt_hands(
    length: int, talon: tuple[int, int] | None
) -> None:
    rng = random.Random(20 * length + bool(talon))
    chance = float(chances.king_trumped(length, 6, talon=talon))
    hidden = ["suit"] * (8 - length) + ["tarock"] * 16
    for kind, number in zip(("suit", "tarock"), talon or (0, 0), strict=True):
        for _ in range(number):
            hidden.remove(kind)
    hidden += ["other"] * ((36 if talon else 42) - len(hidden))

    trumped = 0
    for _ in range(DEALS):
        rng.shuffle(hidden)
        hands = (hidden[:12], hidden[12:24], hidden[24:36])
        trumped += any("suit" not in hand and "tarock" in hand for hand in hands)

    assert abs(trumped - DEALS * chance) < 4 * sqrt(DEALS * chance * (1 - chance))


def test_every_distribution_is_whole() -> None:
    told = [
        chances.tarocks_in_hand(),
        chances.kings_in_hand(),
        chances.trull_in_hand(),
        chances.points_in_hand(),
        *(chances.voids_in_hand(held) for held in range(13)),
        *(chances.talon_tarocks(held) for held in range(13)),
        *(chances.better_half_tarocks(held) for held in range(13)),
        *(chances.partner_tarocks(held) for held in range(12)),
        *(chances.longest_elsewhere(held) for held in range(13)),
        counts.distribution(counts.TWELVE),
        counts.distribution(counts.LINZ),
    ]

    assert [one for one in told if sum(one) != 1 or min(one) < 0] == []


def test_marked_cards_are_drawn_as_counting_them_out_says() -> None:
    drawn = [sum(card < 3 for card in cards) for cards in combinations(range(8), 4)]

    assert chances.among(3, 8, 4) == tuple(
        Fraction(drawn.count(number), len(drawn)) for number in range(4)
    )


def test_who_holds_all_four_kings_misses_none_in_the_talon() -> None:
    assert chances.missing_king_in_talon(4) == 0
    assert chances.missing_king_in_talon(3) == chances.UNSEEN_CARD_IN_TALON


def test_a_table_without_the_rule_never_deals_again_and_a_stricter_one_more_often() -> None:
    told = [chances.redeal(least) for least in range(4)]

    assert told[0] == 0
    assert told == sorted(set(told))


def test_nobody_holds_more_than_twelve_tarocks() -> None:
    assert chances.nobody_is_longer(12) == 1
    assert chances.nobody_is_longer(0) == 0


def test_points_in_hand_are_whole_and_reach_from_none_to_the_best_hand() -> None:
    best = sorted(Card, key=lambda card: thirds([card]))[-12:]

    told = chances.points_in_hand()

    assert len(told) - 1 == thirds(best) // 3
    assert [points for points, chance in enumerate(told) if chance == 0] == [0, 1, 2, 3]
