"""Sets of cards, reasons and deals as values; cards and hands as text and back."""

from __future__ import annotations

import copy
import operator
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    DIALECTS,
    PACK,
    Card,
    CardSet,
    Deal,
    Rank,
    Reason,
    Seat,
    Suit,
    cards_text,
    deal,
    hand_text,
    judge_play,
    parse_cards,
    parse_hand,
)
from engine.card_text import roman
from engine.cards import HAND_ORDER
from tests.laws import plain_rules as plain
from tests.laws.samples import FAIR
from tests.laws.situations import GAMES, dealt

SETS = st.frozensets(st.sampled_from(Card), max_size=20)
ORDERED = st.lists(st.sampled_from(Card), unique=True, max_size=20)
ONE_CARD = st.sampled_from(Card)

# ------------------------------------------------------------------------------ the pack


def test_the_pack_is_that_of_the_specification() -> None:
    assert sorted(card.code for card in PACK) == sorted(plain.PACK)
    assert len(PACK) == 54


@pytest.mark.parametrize("suit", Suit)
def test_within_a_suit_the_greater_card_is_the_stronger(suit: Suit) -> None:
    cards = sorted(card for card in Card if card.suit is suit)

    heights = [plain.height(card.code) for card in cards]

    assert heights == list(range(len(cards)))


def test_every_card_knows_its_suit_rank_and_number() -> None:
    for card in Card:
        letter, rest = card.code[0], card.code[1:]

        assert card.suit.value == letter
        assert card.is_tarock is (letter == "T")
        assert card.number == (int(rest) if rest.isdigit() else None)
        assert card.rank is (
            Rank.TAROCK if letter == "T" else Rank.PIP if rest.isdigit() else Rank(rest)
        )


# --------------------------------------------------------------------------- sets of cards


@pytest.mark.parametrize(
    "operation",
    [operator.and_, operator.or_, operator.sub, operator.xor],
    ids=lambda op: op.__name__,
)
@FAIR
@given(one=SETS, other=SETS)
def test_a_card_set_combines_like_a_set(
    operation: Callable[[Any, Any], Any], one: frozenset[Card], other: frozenset[Card]
) -> None:
    expected = operation(one, other)

    results = [
        operation(CardSet(one), CardSet(other)),
        operation(CardSet(one), other),
        operation(one, CardSet(other)),
    ]

    assert [frozenset(result) for result in results] == [expected] * 3
    assert all(isinstance(result, CardSet) for result in results)


@pytest.mark.parametrize(
    "relation",
    [operator.le, operator.lt, operator.ge, operator.gt, operator.eq, operator.ne],
    ids=lambda op: op.__name__,
)
@FAIR
@given(one=SETS, other=SETS)
def test_a_card_set_compares_like_a_set(
    relation: Callable[[Any, Any], bool],
    one: frozenset[Card],
    other: frozenset[Card],
) -> None:
    pairs = [(one, other), (one, one | other), (one | other, one), (one, one)]

    answers = [relation(CardSet(left), CardSet(right)) for left, right in pairs]

    assert answers == [relation(left, right) for left, right in pairs]


@FAIR
@given(cards=SETS, card=ONE_CARD)
def test_membership_size_truth_and_disjointness_are_those_of_a_set(
    cards: frozenset[Card], card: Card
) -> None:
    mine = CardSet(cards)

    assert (card in mine) is (card in cards)
    assert len(mine) == len(cards)
    assert bool(mine) is bool(cards)
    assert frozenset(mine.add(card)) == cards | {card}
    assert frozenset(mine.remove(card)) == cards - {card}
    assert mine.isdisjoint([card]) is (card not in cards)


@FAIR
@given(cards=ORDERED)
def test_a_card_set_forgets_the_order_and_is_iterated_as_a_hand_is_sorted(
    cards: list[Card],
) -> None:
    shuffled = random.Random(1).sample(cards, len(cards))

    assert CardSet(cards) == CardSet(shuffled)
    assert hash(CardSet(cards)) == hash(CardSet(shuffled))
    assert list(CardSet(shuffled)) == [card for card in HAND_ORDER if card in cards]


@FAIR
@given(cards=SETS)
def test_a_card_set_survives_pickling_and_copying(cards: frozenset[Card]) -> None:
    mine = CardSet(cards)

    copies = [pickle.loads(pickle.dumps(mine)), copy.copy(mine), copy.deepcopy(mine)]  # noqa: S301 - our own bytes

    assert copies == [mine] * 3
    assert {hash(one) for one in copies} == {hash(mine)}


@FAIR
@given(cards=SETS)
def test_suits_tarocks_and_suit_cards_split_a_set(cards: frozenset[Card]) -> None:
    mine = CardSet(cards)

    parts = [mine.of(suit) for suit in Suit]

    assert sum(len(part) for part in parts) == len(mine)
    assert mine.tarocks == mine.of(Suit.TAROCKS)
    assert mine.tarocks | mine.coloured == mine
    assert not mine.tarocks & mine.coloured


def test_a_number_is_no_card_of_a_set() -> None:
    assert 0 not in CardSet([Card.T1])
    assert "T1" not in CardSet([Card.T1])


# --------------------------------------------------------------------- text there and back


@FAIR
@given(cards=SETS)
def test_a_hand_as_text_reads_back_as_the_same_hand(cards: frozenset[Card]) -> None:
    text = hand_text(cards)

    assert CardSet(parse_cards(text)) == CardSet(cards)
    assert parse_hand(text, len(cards)) == CardSet(cards)


@FAIR
@given(cards=ORDERED)
def test_cards_as_text_read_back_in_the_same_order(cards: list[Card]) -> None:
    assert parse_cards(cards_text(cards)) == tuple(cards)


SIGNS = {"H": "♥", "D": "♦", "S": "♠", "C": "♣"}
OPEN_SIGNS = {"H": "♡", "D": "♢", "S": "♤", "C": "♧"}
GERMAN_SUITS = {"H": "Herz", "D": "Karo", "S": "Pik", "C": "Treff"}
ENGLISH_SUITS = {"H": "Hearts", "D": "Diamonds", "S": "Spades", "C": "Clubs"}
GERMAN_LETTERS = {"K": "K", "Q": "D", "N": "C", "J": "B"}
RIDER_LETTERS = {"K": "K", "Q": "D", "N": "R", "J": "B"}
GERMAN_RANKS = {"K": "König", "Q": "Dame", "N": "Cavall", "J": "Bube"}
ENGLISH_RANKS = {"K": "King", "Q": "Queen", "N": "Knight", "J": "Jack"}
NUMERALS = [
    "I",
    "II",
    "III",
    "IIII",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
    "XVI",
    "XVII",
    "XVIII",
    "XIX",
    "XX",
    "XXI",
]


def in_numerals(card: Card) -> str:
    number = int(card.code[1:])
    return "Sküs" if number == 22 else NUMERALS[number - 1]


def written(card: Card, suits: dict[str, str], ranks: dict[str, str], between: str) -> str:
    """A card in one of the ways people write it; tarocks as numerals."""
    if card.is_tarock:
        return in_numerals(card)
    suit, rank = card.code[0], card.code[1:]
    return f"{suits[suit]}{between}{ranks.get(rank, rank)}"


FORMS: dict[str, Callable[[Card], str]] = {
    "house notation": lambda card: card.code,
    "small letters": lambda card: card.code.lower(),
    "numerals and suit signs": lambda card: written(card, SIGNS, {}, ""),
    "open suit signs": lambda card: written(card, OPEN_SIGNS, {}, ""),
    "signs shown as pictures": lambda card: written(
        card, {suit: f"{sign}\ufe0f" for suit, sign in SIGNS.items()}, {}, ""
    ),
    "signs with German letters": lambda card: written(card, SIGNS, GERMAN_LETTERS, ""),
    "signs with R for the rider": lambda card: written(card, SIGNS, RIDER_LETTERS, ""),
    "German words": lambda card: written(card, GERMAN_SUITS, GERMAN_RANKS, " "),
    "German words joined": lambda card: written(card, GERMAN_SUITS, GERMAN_RANKS, "-"),
    "English words": lambda card: written(card, ENGLISH_SUITS, ENGLISH_RANKS, " "),
    "tarock with its number": lambda card: (
        f"Tarock {card.code[1:]}" if card.is_tarock else card.code
    ),
}


@pytest.mark.parametrize("form", FORMS)
@FAIR
@given(cards=ORDERED)
def test_cards_are_read_in_every_way_people_write_them(form: str, cards: list[Card]) -> None:
    text = ", ".join(FORMS[form](card) for card in cards)

    assert parse_cards(text) == tuple(cards)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("card", Card, ids=lambda card: card.code)
def test_each_card_alone_is_read_in_every_way(form: str, card: Card) -> None:
    assert parse_cards(FORMS[form](card)) == (card,)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("King of Hearts", Card.HK),
        ("queen of spades", Card.SQ),
        ("4 of diamonds", Card.D4),
        ("Herz As", Card.H1),
        ("ace of diamonds", Card.D1),
        ("Pik Reiter", Card.SN),
        ("Kreuz 10", Card.C10),
        ("Gstieß", Card.T22),
        ("Gschtiss", Card.T22),
        ("Skues", Card.T22),
        ("Fool", Card.T22),
        ("Mond", Card.T21),
        ("moon", Card.T21),
        ("Pagat", Card.T1),
        ("Spatz", Card.T1),
        ("Uhu", Card.T2),
        ("Kakadu", Card.T3),
        ("Pelikan", Card.T3),
        ("Pelican", Card.T3),
        ("Marabu", Card.T4),
        ("Wildsau", Card.T4),
        ("Quapil", Card.T4),
        ("IV", Card.T4),
        ("IIII", Card.T4),
    ],
)
def test_names_of_the_table_are_read(text: str, card: Card) -> None:
    assert parse_cards(text) == (card,)


def test_numerals_are_those_printed_on_the_cards() -> None:
    assert [roman(number) for number in range(1, 22)] == NUMERALS


# ------------------------------------------------------------------------------ the deal


@FAIR
@given(seed=st.integers(0, 2**64))
def test_a_deal_is_four_times_twelve_and_two_times_three_different_cards(seed: int) -> None:
    dealt_now = deal(seed)

    halves = [CardSet(half) for half in dealt_now.talon]
    parts = [*dealt_now.hands, *halves]
    assert [len(part) for part in parts] == [12, 12, 12, 12, 3, 3]
    assert CardSet(card for part in parts for card in part) == PACK
    assert [dealt_now.hand(seat) for seat in Seat] == list(dealt_now.hands)


@FAIR
@given(seed=st.integers(0, 2**64))
def test_the_same_seed_gives_the_same_deal(seed: int) -> None:
    assert deal(seed) == deal(seed)
    assert pickle.loads(pickle.dumps(deal(seed))) == deal(seed)  # noqa: S301 - our own bytes


def test_different_seeds_give_different_deals() -> None:
    deals: set[Deal] = {deal(seed) for seed in range(200)}

    assert len(deals) == 200


def test_seed_one_is_the_same_deal_on_every_machine() -> None:
    assert hand_text(deal(1).hands[0]) == FIRST_HAND_OF_SEED_1


FIRST_HAND_OF_SEED_1 = "T 20 18 15 12 10 3 1 / H 1 / D J / S K 9 7"


def test_every_card_comes_to_every_place() -> None:
    seen = {
        (card, place)
        for seed in range(300)
        for place, hand in enumerate(deal(seed).hands)
        for card in hand
    }

    assert len(seen) == 54 * 4


# ------------------------------------------------------------------------ seats and reasons


@FAIR
@given(seat=st.sampled_from(Seat), places=st.integers(0, 12))
def test_the_order_of_play_runs_round_the_table(seat: Seat, places: int) -> None:
    order = [1, 2, 3, 4] * 5

    assert seat.next(places) == order[seat - 1 + places]


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_reasons_are_values_that_can_be_kept_in_sets_and_pickled(name: str, game: str) -> None:
    rng = random.Random(f"reasons {name} {game}")
    reasons: set[Reason] = set()
    for _ in range(40):
        verdict = judge_play(dealt(name, game, rng).view)
        reasons |= {*verdict.obligations, *verdict.waived}

    copies = {pickle.loads(pickle.dumps(reason)) for reason in reasons}  # noqa: S301 - our own bytes

    assert copies == reasons
    assert all(hash(reason) == hash(copy.copy(reason)) for reason in reasons)


@pytest.mark.parametrize("name", DIALECTS)
def test_a_dialect_is_a_value_that_can_be_pickled(name: str) -> None:
    dialect = DIALECTS[name]

    assert pickle.loads(pickle.dumps(dialect)) == dialect  # noqa: S301 - our own bytes
    assert hash(copy.deepcopy(dialect)) == hash(dialect)
