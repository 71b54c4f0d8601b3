"""The bars of the bids: which hands reach them, and how far others are below."""

from __future__ import annotations

import pytest

from engine import DIALECTS, CardSet, deal
from engine.card_text import parse_cards
from engine.contracts import Title
from engine.evaluate.bars import is_worth, shortfall

ELSTEINER = DIALECTS["elsteiner"]


def cards(text: str) -> CardSet:
    return CardSet(parse_cards(text))


@pytest.mark.parametrize(
    ("contract", "hand", "short"),
    [
        ("rufer", "T 21 16 12 9 4 / H K 2 / D Q 1 / S 9 8 7", 0),
        ("rufer", "T 12 9 4 / H Q 2 / D Q N 1 / S J 9 8 7", 5),
        ("solorufer", "T 22 16 12 9 4 / H K 2 / D Q 1 3 / S 9 8", 0),
        ("solorufer", "T 20 16 12 9 4 / H Q 2 / D Q 1 / S 9 / C 8", 3),
        ("dreier", "T 22 20 17 12 9 4 / H K Q 2 / D K / S 9 8", 0),
        ("solodreier", "T 22 21 20 18 16 12 9 4 1 / H K / D K 1", 0),
        ("sechserdreier", "T 22 20 12 9 7 4 / H K 2 / D K 1 / S 9 8", 0),
        ("sechserdreier", "T 20 19 12 9 7 4 / H K 2 / D K 1 / S 9 8", 3),
        ("besserrufer+pagat", "T 20 15 12 9 7 4 1 / H K 2 / D Q 1 / S 9", 0),
        ("besserrufer+pagat", "T 20 15 12 9 7 4 3 / H K 2 / D Q 1 / S 9", 1),
        ("farbensolo", "T 4 / H K Q N 4 / D K Q 1 / S K Q / C K J", 0),
        ("bettler", "T 9 3 / H 1 3 4 / D 2 3 4 / S 9 7 / C 8 7", 0),
        ("bettler", "T 13 3 / H 1 3 4 / D 2 3 4 / S 9 7 / C 8 7", 2),
        ("bettler", "H K / D 1 2 3 4 / S 10 9 8 7 / C 9 8 7", 1),
        ("picolo", "H K / D 1 2 3 4 / S 10 9 8 7 / C 9 8 7", 0),
    ],
)
def test_what_a_hand_lacks_for_a_contract(contract: str, hand: str, short: int) -> None:
    assert shortfall(cards(hand), ELSTEINER.contract(contract)) == short


def test_an_ouvert_game_asks_for_two_low_cards_in_each_suit() -> None:
    row = ELSTEINER.contract("bettler_ouvert")
    low = cards("T 4 3 / H 2 3 4 / D 2 3 4 / S 9 7 / C 8 7")
    high = cards("T 11 3 / H 1 2 4 / D 1 2 4 / S 10 7 / C 10 7")

    assert is_worth(low, row)
    assert is_worth(high, ELSTEINER.contract("bettler"))
    assert not is_worth(high, row)


def test_a_hand_reaches_a_bar_if_it_lacks_nothing() -> None:
    for seed in range(40):
        hand = deal(seed).hands[0]
        for row in ELSTEINER.contracts:
            assert is_worth(hand, row) is (shortfall(hand, row) == 0)


def test_trischaken_is_what_remains_and_has_no_bar() -> None:
    row = next(row for row in ELSTEINER.contracts if row.title is Title.TRISCHAKEN)

    assert all(is_worth(deal(seed).hands[0], row) for seed in range(5))
