from __future__ import annotations

import pytest

from engine import PACK, Bird, Card, CardSet, Rank, Seat, Suit, table
from engine.contracts import Bonus, Game
from engine.moves import GAME, Level, Post
from tutor.words import (
    LANGUAGES,
    WordsError,
    bonus_name,
    card_name,
    card_short,
    contract_name,
    dialect_name,
    hand_line,
    level_name,
    points_text,
    post_name,
    suit_name,
    voice,
)
from tutor.words.functions import capitalised, count, key
from tutor.words.values import Wrapped


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        (Card.T1, "Pagat (I)", "Pagat (I)"),
        (Card.T4, "IIII", "IIII"),
        (Card.T15, "XV", "XV"),
        (Card.T21, "Mond (XXI)", "Mond (XXI)"),
        (Card.T22, "Sküs", "Sküs"),
        (Card.HK, "king of hearts", "Herz-König"),
        (Card.CN, "knight of clubs", "Treff-Cavall"),
        (Card.D1, "ace of diamonds", "Karo-Ass"),
        (Card.S10, "ten of spades", "Pik-Zehn"),
    ],
)
def test_cards_have_names(card: Card, english: str, german: str) -> None:
    assert card_name(card, "en") == english
    assert card_name(card, "de") == german


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        (Card.T1, "Pagat", "Pagat"),
        (Card.T15, "XV", "XV"),
        (Card.T21, "Mond", "Mond"),
        (Card.HK, "♥︎K", "♥︎K"),
        (Card.DQ, "♦︎Q", "♦︎D"),
        (Card.SN, "♠︎N", "♠︎C"),
        (Card.CJ, "♣︎J", "♣︎B"),
        (Card.C10, "♣︎10", "♣︎10"),
    ],
)
def test_cards_have_signs(card: Card, english: str, german: str) -> None:
    assert card_short(card, "en") == english
    assert card_short(card, "de") == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_look_or_sound_alike(language: str) -> None:
    assert len({card_name(card, language) for card in PACK}) == 54
    assert len({card_short(card, language) for card in PACK}) == 54


@pytest.mark.parametrize(
    ("card", "nominative", "accusative", "dative"),
    [
        (Card.T1, "der Pagat", "den Pagat", "dem Pagat"),
        (Card.T15, "der XV", "den XV", "dem XV"),
        (Card.HK, "der Herz-König", "den Herz-König", "dem Herz-König"),
        (Card.DQ, "die Karo-Dame", "die Karo-Dame", "der Karo-Dame"),
        (Card.SJ, "der Pik-Bub", "den Pik-Buben", "dem Pik-Buben"),
        (Card.D1, "das Karo-Ass", "das Karo-Ass", "dem Karo-Ass"),
        (Card.C7, "die Treff-Sieben", "die Treff-Sieben", "der Treff-Sieben"),
    ],
)
def test_german_cards_are_declined(
    card: Card, nominative: str, accusative: str, dative: str
) -> None:
    say = voice("de").functions.card

    assert say(card) == nominative
    assert say(card, case="acc") == accusative
    assert say(card, case="dat") == dative


def test_a_hand_is_written_in_one_line() -> None:
    hand = CardSet([Card.T22, Card.T17, Card.HK, Card.H4, Card.C10, Card.CQ])

    assert hand_line(hand, "en") == "Sküs XVII / ♥︎ K 4 / ♣︎ Q 10"
    assert hand_line(hand, "de") == "Sküs XVII / ♥︎ K 4 / ♣︎ D 10"


def test_cards_are_listed_and_many_of_them_written_as_a_hand() -> None:
    cards = voice("en").functions.cards

    assert cards(()) == "none"
    assert cards((Card.T1,)) == "the Pagat"
    assert cards([Card.T1, Card.T2, Card.HK]) == "the Pagat, the II and the king of hearts"
    assert cards((Card.T1, Card.T2), form="name", join="or") == "Pagat (I) or II"
    assert cards(CardSet(Card(number) for number in range(6))) == "VI V IIII III II Pagat"


@pytest.mark.parametrize(
    ("suit", "english", "german"),
    [(Suit.HEARTS, "Hearts", "Herz"), (Suit.CLUBS, "Clubs", "Treff")],
)
def test_suits_have_names(suit: Suit, english: str, german: str) -> None:
    assert suit_name(suit, "en") == english
    assert suit_name(suit, "de") == german


@pytest.mark.parametrize(
    ("dialect", "contract", "english", "german"),
    [
        ("alpine", "call", "the Call", "Rufer"),
        ("alpine", "beggar", "Beggar", "Bettler"),
        ("alpine", "no_trump", "No-Trump", "Farbendreier"),
        ("alpine", "dodge_round", "Dodge Round", "Trischaken"),
        ("hausregeln", "trischaken", "Trischakken", "Trischakken"),
        ("hausregeln", "koenigrufer", "Königrufer", "Königrufer"),
        (
            "hausregeln",
            "besserrufer+wildsau",
            "Besserrufer with Wildsau",
            "Besserrufer mit Wildsau",
        ),
        ("gametwist", "caller+pelican", "Caller with Pelican", "Rufer mit Pelikan"),
        ("gametwist", "bettler_ouvert", "Bettler ouvert", "Bettler ouvert"),
        ("elsteiner", "besserrufer+uhu", "Uhurufer", "Uhurufer"),
        ("elsteiner", "picolo_ouvert", "Picolo ouvert", "Picolo ouvert"),
        ("cardgames_zone", "bettel", "Bettel", "Bettel"),
    ],
)
def test_each_table_has_its_own_names(
    dialect: str, contract: str, english: str, german: str
) -> None:
    at = table(dialect)

    assert contract_name(at.contract(contract), "en", at) == english
    assert contract_name(at.contract(contract), "de", at) == german


def test_without_a_table_a_contract_has_its_usual_name() -> None:
    assert contract_name(table("alpine").contract("beggar"), "en") == "Bettler"


def test_a_table_says_what_it_plays_differently() -> None:
    plain, changed = table("hausregeln"), table("hausregeln+pagat_rule=last_tarock")

    assert dialect_name(plain, "en") == "German rules page"
    assert dialect_name(changed, "en") == (
        "German rules page (the Pagat stays until it is the last tarock)"
    )


def test_an_option_may_be_a_number() -> None:
    assert dialect_name(table("cardgames_zone+match_hands=2"), "de") == (
        "cardgames.zone 叫王 (eine Partie zu zwei Spielen)"
    )


@pytest.mark.parametrize(
    ("bonus", "dialect", "english", "german"),
    [
        (Bonus.KAKADU, "gametwist", "Pelican", "Pelikan"),
        (Bonus.MARABU, "elsteiner", "Marabu", "Marabu"),
        (Bonus.MARABU, "hausregeln", "Wildsau", "Wildsau"),
        (Bonus.UHU, "alpine", "II Ultimo", "II ultimo"),
        (Bonus.FOUR_KINGS, "hausregeln", "Königstrull", "Königstrull"),
        (Bonus.FOUR_KINGS, "gametwist", "Four kings", "Vier Könige"),
        (Bonus.KING_ULTIMO, "elsteiner", "King ultimo", "König ultimo"),
    ],
)
def test_each_table_has_its_own_names_for_bonuses(
    bonus: Bonus, dialect: str, english: str, german: str
) -> None:
    assert bonus_name(bonus, "en", table(dialect)) == english
    assert bonus_name(bonus, "de", table(dialect)) == german


@pytest.mark.parametrize(
    ("post", "english", "german"),
    [
        (GAME, "the game", "das Spiel"),
        (Post(bonus=Bonus.TRULL), "Trull", "Trull"),
        (Post(account=Seat.P4), "the account of the dealer", "die Rechnung mit dem Geber"),
        (
            Post(account=Seat.P1, is_own_loss=True),
            "the own loss of forehand",
            "der eigene Verlust: die Vorhand",
        ),
    ],
)
def test_what_is_doubled_has_a_name(post: Post, english: str, german: str) -> None:
    assert post_name(post, "en") == english
    assert post_name(post, "de") == german


def test_a_level_of_contra_has_a_name_and_a_factor() -> None:
    assert level_name(Level.SUBCONTRA, "en") == "Subcontra"
    assert level_name(Level.RECONTRA, "de") == "Re"
    assert voice("en").functions.level(Level.SUBCONTRA, form="factor") == "8"


@pytest.mark.parametrize(
    ("thirds", "exact", "blatt"),
    [
        (0, "0", "0 points"),
        (1, "⅓", "0 points 1 Blatt"),
        (3, "1", "1 point"),
        (107, "35⅔", "35 points 2 Blatt"),
    ],
)
def test_thirds_are_said_as_points(thirds: int, exact: str, blatt: str) -> None:
    assert points_text(thirds, "en") == exact
    assert points_text(thirds, "en", "blatt") == blatt


def test_a_difference_may_be_negative() -> None:
    assert points_text(-4, "de") == "−1⅓"


def test_the_other_functions_name_things_too() -> None:
    functions = voice("de").functions

    assert functions.seat(Seat.P4, case="acc") == "den Geber"
    assert functions.rank(Rank.JACK, form="many") == "Buben"
    assert functions.suits((Suit.HEARTS, Suit.SPADES), join="or") == "Herz oder Pik"
    assert functions.rule("play-follow-suit") == "Farbzwang"
    assert functions.dialect("cardgames_zone") == "cardgames.zone 叫王"
    assert count((Card.T1, Card.T2)) == 2
    assert capitalised("") == ""


def test_keys_choose_between_texts() -> None:
    assert key(Wrapped(Suit.HEARTS)) == "H"
    assert key(Wrapped(Rank.PIP)) == "pip"
    assert key(Wrapped(Game.SUIT)) == "suit"
    assert key(Wrapped(Seat.P1)) == "p1"
    assert key(Wrapped(Bird.UHU)) == "uhu"


def test_what_is_no_such_thing_is_refused() -> None:
    with pytest.raises(WordsError, match="has no key"):
        key(Wrapped(Card.T1))
    with pytest.raises(WordsError, match="is no list"):
        count("Pagat")
    with pytest.raises(WordsError, match="is no Suit"):
        voice("en").functions.suit("H")
