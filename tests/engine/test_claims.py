"""What the table of ``alpine`` claims with which hand, at the edges of its figures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Card, CardSet, deal, parse_hand, table, thirds, twelve_count
from engine.evaluate.claims import Claim, claims, recommended
from engine.evaluate.features import missing_suits, sure_tricks, unwanted_winners
from tests.laws import plain_rules as plain
from tests.laws.samples import FAIR

NO_WINNER = "T 2 / H 4 3 / D 4 3 2 / S 9 8 7 / C 9 8 7"
HANDS = st.integers(0, 2**32).map(lambda seed: deal(seed).hands[0])


def claim_of(contract: str, hand: str) -> Claim:
    (found,) = (claim for claim in claims(parse_hand(hand)) if claim.contract == contract)
    return found


def ids(claim: Claim) -> tuple[list[str], list[str]]:
    """The rules that speak for and against a claim."""
    return (
        [reason.rule.id for reason in claim.reasons_for],
        [reason.rule.id for reason in claim.reasons_against],
    )


def test_every_contract_of_the_table_is_looked_at_once() -> None:
    contracts = [claim.contract for claim in claims(parse_hand(NO_WINNER))]

    assert sorted(contracts) == sorted(row.name for row in table("alpine").contracts)


@FAIR
@given(hand=HANDS)
def test_a_claim_is_recommended_exactly_if_nothing_speaks_against_it(hand: CardSet) -> None:
    for claim in claims(hand):
        assert claim.recommended is (not claim.reasons_against)
        assert claim.reasons_for or claim.reasons_against


@FAIR
@given(hand=HANDS)
def test_the_dodge_round_is_for_hands_below_the_call(hand: CardSet) -> None:
    count = plain.twelve(card.code for card in hand)

    claimed = recommended(hand)

    assert ("dodge_round" in claimed) is (count < 8)
    assert ("blind_solo" in claimed) is (count >= 12)
    assert count >= 8 or "call" not in claimed


# ------------------------------------------------------------------ the 12-count's bounds


@pytest.mark.parametrize(
    ("hand", "count", "expected"),
    [
        ("T 22 10 9 8 7 / H K Q / D K 4 / S 7 / C 8 7", 8, ["call"]),
        ("T 22 10 9 8 7 / H K Q / D N 4 / S 7 / C 8 7", 7, ["dodge_round"]),
        ("T 22 21 20 19 10 9 / H K Q / D K 4 / S 7 / C 8", 12, ["call", "blind_solo"]),
        ("T 22 21 20 19 10 9 / H K Q / D N 4 / S 7 / C 8", 11, ["call"]),
        ("T 14 13 12 11 10 9 8 7 / H 4 / D N / S 9 / C 8", 8, []),  # nothing to back them
        ("T 22 21 20 / H K Q J / D K N / S N / C N J 10", 8, []),  # not several tarocks
    ],
)
def test_counts_at_the_edge_of_a_claim(hand: str, count: int, expected: list[str]) -> None:
    by_count = ("call", "dodge_round", "blind_solo")

    claimed = [name for name in recommended(parse_hand(hand)) if name in by_count]

    assert twelve_count(parse_hand(hand)) == count
    assert claimed == expected


def test_a_fourteenth_tarock_counts_one_and_a_fifteenth_two() -> None:
    assert twelve_count([Card.T14]) == 1
    assert twelve_count([Card.T15]) == 2
    assert twelve_count([Card.T21, Card.T22, Card.T1]) == 5
    assert twelve_count([Card.HK, Card.HQ, Card.S7]) == 1


def test_what_backs_a_call_is_named() -> None:
    call = claim_of("call", "T 15 14 13 12 11 10 1 / H K Q / D 4 / S 7 / C 8")

    backed = next(reason for reason in call.reasons_for if reason.rule.id == "claim-backed")
    assert backed["cards"] == (Card.T15, Card.T1, Card.HK)


# --------------------------------------------------------------------------- suit games


@pytest.mark.parametrize(
    ("hand", "tricks", "expected"),
    [
        ("T 5 4 / H K Q N J 1 2 3 / S 8 / C 9 7", 7, ["no_trump"]),
        ("T 5 4 / H K Q N J 1 2 / S 9 8 / C 9 7", 6, []),
        ("T 5 / H K Q N J 1 2 3 4 / S 8 / C 9 7", 8, ["no_trump", "no_trump_solo"]),
    ],
)
def test_sure_tricks_at_the_edge_of_a_suit_game(
    hand: str, tricks: int, expected: list[str]
) -> None:
    cards = parse_hand(hand)

    claimed = [name for name in recommended(cards) if name.startswith("no_trump")]

    assert sure_tricks(cards) == tricks
    assert thirds(cards) < 75
    assert claimed == expected


@pytest.mark.parametrize(
    ("hand", "worth", "expected"),
    [
        ("T 8 / H K Q 4 / D K Q N / S K N 7 / C J 8", 81, ["no_trump"]),
        ("T 8 7 / H K Q / D K N 4 / S K N 7 / C 8 7", 69, []),
        ("T 9 8 / H K N J / D K J 1 / S K N J / C N", 75, ["no_trump"]),
        ("T 9 8 / H K N J / D K J 1 / S K Q J / C 8", 72, []),
        ("T 8 / H K Q J / D K Q 1 / S K Q 7 / C Q J", 90, ["no_trump", "no_trump_solo"]),
        ("T 8 / H K Q J / D K Q 1 / S K Q 7 / C N J", 87, ["no_trump"]),
    ],
)
def test_points_in_hand_at_the_edge_of_a_suit_game(
    hand: str, worth: int, expected: list[str]
) -> None:
    cards = parse_hand(hand)

    claimed = [name for name in recommended(cards) if name.startswith("no_trump")]

    assert thirds(cards) == worth == plain.pile_thirds(card.code for card in cards)
    assert sure_tricks(cards) < 7
    assert claimed == expected


# ------------------------------------------------------------------------ negative games


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (NO_WINNER, ["beggar"]),
        (NO_WINNER.replace("T 2", "T 21"), ["piccolo"]),
        (NO_WINNER.replace("T 2", "T 22"), []),  # the Sküs excludes a Piccolo
        (NO_WINNER.replace("H 4 3", "H K 4"), ["piccolo"]),
        (NO_WINNER.replace("H 4 3", "H K Q"), []),  # two that win are one too many
        ("T 3 2 1 / H 4 3 2 / D 4 3 2 / S 9 8 7", []),  # tarocks, but no clubs
        ("H 4 3 2 1 / D 4 3 2 1 / S 10 9 8 7", ["beggar"]),  # no tarock: no need of clubs
    ],
)
def test_a_beggar_wants_no_winner_and_a_piccolo_exactly_one(hand: str, expected: list[str]) -> None:
    claimed = [name for name in recommended(parse_hand(hand)) if name in ("beggar", "piccolo")]

    assert claimed == expected


def test_a_piccolo_with_the_skus_is_refused_for_that_reason() -> None:
    piccolo = claim_of("piccolo", NO_WINNER.replace("T 2", "T 22"))

    speaks_for, speaks_against = ids(piccolo)

    assert speaks_against == ["claim-skus-no"]
    assert "claim-one-winner" in speaks_for


def test_a_missing_suit_is_named_where_it_speaks_against_a_beggar() -> None:
    beggar = claim_of("beggar", "T 3 2 1 / H 4 3 2 / D 4 3 2 / S 9 8 7")

    (reason,) = beggar.reasons_against

    assert reason.rule.id == "claim-shape-no"
    assert [suit.value for suit in reason["suits"]] == ["C"]  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------- features


def led_from_the_top(hand: set[str], suit: str) -> int:
    """Tricks won by leading a suit from the top against one who spares the best cards."""
    cards = [card for card in plain.PACK if card[0] == suit]
    mine = sorted((card for card in cards if card in hand), key=plain.height, reverse=True)
    theirs = sorted((card for card in cards if card not in hand), key=plain.height)
    won = 0
    for card in mine:
        if theirs and plain.height(theirs[-1]) > plain.height(card):
            break
        theirs = theirs[1:]
        won += 1
    return won


@FAIR
@given(cards=st.frozensets(st.sampled_from(Card), min_size=1, max_size=12))
def test_sure_tricks_are_those_nobody_can_take_when_suits_are_led_from_the_top(
    cards: frozenset[Card],
) -> None:
    hand = {card.code for card in cards}

    tricks = sure_tricks(CardSet(cards))

    assert tricks == sum(led_from_the_top(hand, suit) for suit in "THDSC")


@FAIR
@given(hand=HANDS)
def test_missing_suits_are_suits_without_a_card(hand: CardSet) -> None:
    letters = {card.code[0] for card in hand}

    missing = missing_suits(hand)

    assert {suit.value for suit in missing} == set("HDSC") - letters


@FAIR
@given(hand=HANDS)
def test_a_lower_card_in_place_of_a_winner_makes_no_hand_more_dangerous(hand: CardSet) -> None:
    winners = unwanted_winners(hand)

    assert winners <= hand
    for card in winners:
        lower = [other for other in Card if other.suit is card.suit and other < card]
        for other in lower[:1]:
            if other not in hand:
                assert len(unwanted_winners(hand.remove(card).add(other))) <= len(winners)


@pytest.mark.parametrize(
    ("hand", "winners"),
    [
        ("T 21 3 2 1 / H 4 3 / D 4 3 / S 8 7 / C 8 7", []),  # big, but small ones go first
        ("T 21 / H 4 3 2 / D 4 3 2 / S 8 7 / C 9 8 7", [Card.T21]),
        ("T 2 / H Q / D 4 3 2 1 / S 9 8 7 / C 9 8 7", [Card.HQ]),
        ("T 2 1 / H K 3 / D 4 3 2 / S 9 8 7 / C 8 7", [Card.HK]),
    ],
)
def test_cards_that_win_unwanted(hand: str, winners: list[Card]) -> None:
    assert list(unwanted_winners(parse_hand(hand))) == winners
