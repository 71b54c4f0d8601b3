"""What is refused when cards are typed in: the token, its place, and what would do."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Card, CardSet, Refused, Suit, hand_text, parse_cards, parse_hand

RED = ("K", "Q", "N", "J", "1", "2", "3", "4")
BLACK = ("K", "Q", "N", "J", "10", "9", "8", "7")
ALL_TAROCKS = tuple(str(number) for number in range(22, 0, -1))
TWELVE = "T 22 19 15 12 8 3 1 / H K Q / S 8 / C 10 7"


def refusal(text: str, size: int | None = None) -> tuple[str, dict[str, Any]]:
    """The rule and the arguments of a refusal."""
    with pytest.raises(Refused) as refused:
        parse_cards(text) if size is None else parse_hand(text, size)
    reason = refused.value.reason
    assert str(refused.value) == str(reason)
    return reason.rule.id, dict(reason.args)


@pytest.mark.parametrize(
    ("text", "card", "place"),
    [
        ("HK HK", Card.HK, 2),
        ("T5, H4, T5", Card.T5, 3),
        ("T 22 17 22", Card.T22, 4),
        ("XXI Mond", Card.T21, 2),
        ("Pagat I", Card.T1, 2),
        ("Sküs H4 Gstieß", Card.T22, 3),
        ("IV IIII", Card.T4, 2),
        ("H K 4 / HK", Card.HK, 4),
        ("H K D Q", Card.HQ, 4),  # within hearts the D is the queen
        ("Herz-König H4 HK", Card.HK, 3),
        ("HD HQ", Card.HQ, 2),
    ],
)
def test_a_card_twice_is_named_with_the_place_of_the_second(
    text: str, card: Card, place: int
) -> None:
    assert refusal(text) == ("input-card-twice", {"card": card, "place": place})


@pytest.mark.parametrize(
    ("text", "token", "place", "suit", "expected"),
    [
        ("H10", "H10", 1, Suit.HEARTS, RED),
        ("HK, H7", "H7", 2, Suit.HEARTS, RED),
        ("H K 10", "10", 3, Suit.HEARTS, RED),
        ("D9", "D9", 1, Suit.DIAMONDS, RED),
        ("S4", "S4", 1, Suit.SPADES, BLACK),
        ("T5 C1", "C1", 2, Suit.CLUBS, BLACK),
        ("Pik As", "As", 2, Suit.SPADES, BLACK),
        ("C K 7 6", "6", 4, Suit.CLUBS, BLACK),
        ("T23", "T23", 1, Suit.TAROCKS, ALL_TAROCKS),
        ("T0", "T0", 1, Suit.TAROCKS, ALL_TAROCKS),
        ("T 22 99", "99", 3, Suit.TAROCKS, ALL_TAROCKS),
        ("Tarock 24", "24", 2, Suit.TAROCKS, ALL_TAROCKS),
    ],
)
def test_a_rank_that_a_suit_lacks_is_refused_with_those_it_has(
    text: str, token: str, place: int, suit: Suit, expected: tuple[str, ...]
) -> None:
    assert refusal(text) == (
        "input-no-such-rank",
        {"token": token, "place": place, "suit": suit, "expected": expected},
    )


@pytest.mark.parametrize(
    ("text", "token", "place"),
    [
        ("K", "K", 1),
        ("22", "22", 1),
        ("König", "König", 1),
        ("Q H4", "Q", 1),
        ("H K 4 / 5", "5", 4),
        ("T 5; 9", "9", 3),
        ("HK\nQ", "Q", 2),
        ("Dame", "Dame", 1),
        ("10 9 8", "10", 1),
    ],
)
def test_a_rank_before_any_suit_is_refused(text: str, token: str, place: int) -> None:
    assert refusal(text) == ("input-no-suit-yet", {"token": token, "place": place})


@pytest.mark.parametrize(
    ("text", "token", "place", "cure"),
    [
        ("Pagad", "Pagad", 1, "pagat"),
        ("T5 Skuss", "Skuss", 2, "skus"),
        ("Herz Köning", "Köning", 2, "könig"),
        ("Hertz K", "Hertz", 1, "herz"),
        ("Kakadoo", "Kakadoo", 1, "kakadu"),
        ("Marabou", "Marabou", 1, "marabu"),
        ("Spadez K", "Spadez", 1, "spades"),
        ("XXII", "XXII", 1, "xxi"),
        ("Quapill", "Quapill", 1, "quapil"),
        ("Kavall", "Kavall", 1, "cavall"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_name_that_was_meant(
    text: str, token: str, place: int, cure: str
) -> None:
    rule, args = refusal(text)

    assert rule == "input-unknown-card"
    assert (args["token"], args["place"]) == (token, place)
    assert cure in args["expected"]


@pytest.mark.parametrize(
    ("text", "token", "place"),
    [
        ("?", "?", 1),
        ("HK ☃", "☃", 2),
        ("T5 T6 zzzzzz", "zzzzzz", 3),
        ("<script>", "<script>", 1),
        ("HX", "HX", 1),
        ("-5 H4", "5", 1),
    ],
)
def test_what_is_no_card_at_all_is_refused_with_its_place(
    text: str, token: str, place: int
) -> None:
    rule, args = refusal(text)

    assert rule in ("input-unknown-card", "input-no-suit-yet")
    assert (args["token"], args["place"]) == (token, place)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", 0),
        ("   ", 0),
        (" / ; \n", 0),
        ("HK", 1),
        (TWELVE.replace(" 22", ""), 11),
        (f"{TWELVE} 8", 13),
    ],
)
def test_a_hand_of_another_size_is_refused_with_both_numbers(text: str, number: int) -> None:
    assert refusal(text, 12) == ("input-wrong-hand-size", {"number": number, "wanted": 12})


def test_a_doubled_card_is_told_before_the_wrong_number_of_cards() -> None:
    rule, args = refusal(TWELVE.replace("19", "22"), 12)

    assert rule == "input-card-twice"
    assert args["card"] is Card.T22


def test_a_hand_of_twelve_is_read_and_written_as_it_is_sorted() -> None:
    hand = parse_hand(TWELVE)

    assert len(hand) == 12
    assert hand_text(hand) == TWELVE
    assert str(hand) == TWELVE
    assert repr(hand) == f"<CardSet {TWELVE}>"


@pytest.mark.parametrize(
    "text",
    [
        "T 22 17 3 / H K 4 / C Q 10",
        "T22 T17 T3 HK H4 CQ C10",
        "t22,t17,t3,hk,h4,cq,c10",
        "Sküs, XVII, III, Herz König, Herz 4, Treff Dame, Treff 10",
        "Gstieß XVII Kakadu ♥K 4 ♣D 10",
        "skus | T 17 | T3 | ♥ K 4 | ♣ Q 10",
        "H 4 K; C 10 D; T 3 17 22",
        "Tarock 22 17 3\nHearts king 4\nClubs queen 10",
        "XVII Fool III, King of Hearts, 4 of Hearts, Queen of Clubs, 10 of clubs",
    ],
)
def test_the_same_seven_cards_are_read_however_they_are_written(text: str) -> None:
    expected = CardSet([Card.T22, Card.T17, Card.T3, Card.HK, Card.H4, Card.CQ, Card.C10])

    assert CardSet(parse_cards(text)) == expected


@pytest.mark.parametrize("text", ["♥K4", "HKQ", "T2217"])
def test_two_ranks_in_one_word_are_not_guessed_at(text: str) -> None:
    rule, _ = refusal(text)

    assert rule in ("input-unknown-card", "input-no-such-rank")


def test_letters_within_a_suit_are_courts_and_at_its_start_a_suit() -> None:
    assert parse_cards("C C D B") == (Card.CN, Card.CQ, Card.CJ)
    assert parse_cards("D D C") == (Card.DQ, Card.DN)
    assert parse_cards("H K D / D K D") == (Card.HK, Card.HQ, Card.DK, Card.DQ)
    assert parse_cards("T 5 D K") == (Card.T5, Card.DK)


def test_order_is_kept_as_written() -> None:
    assert parse_cards("H4 T1 HK") == (Card.H4, Card.T1, Card.HK)


@pytest.mark.parametrize(
    ("text", "code"),
    [("KK", "DK"), ("KB", "DJ"), ("PK", "SK"), ("TK", "CK"), ("TD", "CQ"), ("K4", "D4")],
)
def test_german_letters_for_suit_and_rank_are_read(text: str, code: str) -> None:
    assert parse_cards(text) == (Card[code],)


@pytest.mark.parametrize(("text", "two"), [("KD", ("DQ", "DK")), ("KC", ("DN", "CK"))])
def test_what_two_readers_would_read_differently_is_asked(text: str, two: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        parse_cards(text)

    assert refused.value.reason["expected"] == two
