"""What a hand holds, once more on plain names of cards, and line by line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Card, CardSet, Reason, Suit, parse_hand
from engine.evaluate.features import (
    Features,
    feature_reasons,
    features,
    missing_suits,
    sure_tricks,
    unwanted_winners,
)
from tests.laws import plain_rules as plain
from tests.laws.samples import FAIR

HANDS = st.frozensets(st.sampled_from(Card), min_size=12, max_size=12).map(CardSet)
RICH = parse_hand("T 22 15 3 1 / H K / D K Q / S K 9 8 / C Q 7")
POOR = parse_hand("T 14 / H Q N / D 4 3 2 / S J 9 7 / C 9 8 7")


def codes(hand: CardSet, suit: str = "") -> set[str]:
    return {card.code for card in hand if card.code.startswith(suit)}


def names(cards: CardSet) -> set[str]:
    return {card.code for card in cards}


@FAIR
@given(hand=HANDS)
def test_tarocks_are_counted_as_on_paper(hand: CardSet) -> None:
    numbers = [int(code[1:]) for code in codes(hand, "T")]

    shape = features(hand)

    assert shape.tarocks == len(numbers)
    assert shape.big == sum(number >= 15 for number in numbers)
    assert shape.big_linz == sum(number >= 16 for number in numbers)
    assert names(shape.trull) == codes(hand) & plain.TRULL


@FAIR
@given(hand=HANDS)
def test_suits_and_kings_are_counted_as_on_paper(hand: CardSet) -> None:
    suits = {suit: codes(hand, suit) for suit in "HDSC"}
    kings = {suit: cards for suit, cards in suits.items() if f"{suit}K" in cards}

    shape = features(hand)

    assert names(shape.kings) == codes(hand) & plain.KINGS
    assert names(shape.bare_kings) == {f"{one}K" for one, held in kings.items() if len(held) == 1}
    assert names(shape.guarded_once) == {f"{one}K" for one, held in kings.items() if len(held) == 2}
    assert names(shape.paired_kings) == {
        f"{one}K" for one, held in kings.items() if f"{one}Q" in held
    }
    assert {suit.value for suit in shape.voids} == {one for one, held in suits.items() if not held}
    assert {suit.value for suit in shape.open_suits} == {
        one for one, held in suits.items() if held and one not in kings
    }
    assert names(shape.singletons) == {
        card for held in suits.values() if len(held) == 1 for card in held
    }


@FAIR
@given(hand=HANDS)
def test_the_worth_of_a_hand_is_that_of_its_cards(hand: CardSet) -> None:
    assert features(hand).thirds == plain.pile_thirds(codes(hand))


@FAIR
@given(hand=HANDS)
def test_sure_tricks_of_the_suits_and_of_the_tarocks_add_up(hand: CardSet) -> None:
    shape = features(hand)

    assert shape.sure_suit_tricks == features(hand.coloured).sure_tricks
    assert shape.sure_tricks - shape.sure_suit_tricks == features(hand.tarocks).sure_tricks


@FAIR
@given(hand=HANDS)
def test_each_shape_can_be_asked_for_alone(hand: CardSet) -> None:
    shape = features(hand)

    assert missing_suits(hand) == shape.voids
    assert sure_tricks(hand) == shape.sure_tricks
    assert unwanted_winners(hand) == shape.losers


def test_an_empty_hand_holds_nothing() -> None:
    shape = features(CardSet())

    assert shape == Features(
        tarocks=0,
        big=0,
        big_linz=0,
        trull=CardSet(),
        kings=CardSet(),
        bare_kings=CardSet(),
        guarded_once=CardSet(),
        paired_kings=CardSet(),
        voids=(Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS),
        open_suits=(),
        singletons=CardSet(),
        sure_tricks=0,
        sure_suit_tricks=0,
        losers=CardSet(),
        thirds=0,
    )


# -------------------------------------------------------------------------- line by line


def told(hand: CardSet) -> dict[str, list[Reason]]:
    """The lines of a hand by their rules."""
    found: dict[str, list[Reason]] = {}
    for reason in feature_reasons(hand):
        found.setdefault(reason.rule.id, []).append(reason)
    return found


def test_a_rich_hand_is_told_line_by_line() -> None:
    lines = told(RICH)

    assert lines["feature-tarocks"][0]["number"] == 4
    assert lines["feature-tarocks"][0]["percent"] == 82
    assert lines["feature-big-tarocks"][0]["cards"] == (Card.T22, Card.T15)
    assert lines["feature-big-for-one"][0]["cards"] == (Card.T15,)
    assert lines["feature-trull"][0]["cards"] == (Card.T22, Card.T1)
    assert lines["feature-bare-king"][0]["card"] is Card.HK
    assert [line["card"] for line in lines["feature-guarded-king"]] == [Card.DK, Card.SK]
    assert [line["number"] for line in lines["feature-guarded-king"]] == [1, 2]
    assert lines["feature-king-and-queen"][0]["suit"] is Suit.DIAMONDS
    assert lines["feature-voids"][0]["suits"] == ()
    assert lines["feature-singletons"][0]["cards"] == (Card.HK,)
    assert lines["feature-points"][0]["thirds"] == 90
    assert lines["feature-points"][0]["percent"] == 99
    assert "feature-no-king" not in lines


def test_a_poor_hand_is_told_what_it_lacks() -> None:
    lines = told(POOR)

    assert lines["feature-big-tarocks"][0]["cards"] == ()
    assert lines["feature-trull"][0]["cards"] == ()
    assert lines["feature-sure-tricks"][0]["tricks"] == 0
    assert lines["feature-no-king"]
    assert not {"feature-bare-king", "feature-guarded-king", "feature-singletons"} & set(lines)


def test_the_longer_the_suit_the_sooner_its_king_is_trumped() -> None:
    hands = [
        "T 5 4 3 / H K / D 4 3 2 / S 10 9 8 / C 9 8",
        "T 5 4 3 / H K 4 / D 4 3 2 / S 10 9 8 / C 9",
        "T 5 4 3 / H K 4 3 / D 4 3 2 / S 10 9 8",
    ]

    percents = [
        reason["percent"]
        for hand in hands
        for reason in feature_reasons(parse_hand(hand))
        if reason.rule.id in {"feature-bare-king", "feature-guarded-king"}
    ]

    assert percents == [22, 33, 47]


@pytest.mark.parametrize("hand", [RICH, POOR])
def test_no_line_is_told_twice(hand: CardSet) -> None:
    reasons = feature_reasons(hand)

    assert len(set(reasons)) == len(reasons)
