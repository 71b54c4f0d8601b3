"""The faces of the cards: all there, all different, none of them in need of a font."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from engine.cards import Card, Rank, Suit
from tutor.widgets.cards.faces import (
    GEOMETRY,
    LETTERS_DE,
    Style,
    back_svg,
    empty_svg,
    face_svg,
    unknown_svg,
)

BARE = Style(indices=False, big_numbers=False)
COLOUR = re.compile(r'(?:fill|stroke)="#[0-9a-f]+"')
DRAWN = {"{http://www.w3.org/2000/svg}" + name for name in ("svg", "g", "path")}


@pytest.mark.parametrize("card", Card)
def test_every_card_has_a_face_made_of_paths_alone(card: Card) -> None:
    face = ET.fromstring(face_svg(card, Style()))  # noqa: S314 (our own text)

    assert {element.tag for element in face.iter()} == DRAWN
    assert face.get("viewBox") == "0 0 100 195"


def test_no_two_faces_are_alike_even_without_indices_numbers_and_colours() -> None:
    shapes = {COLOUR.sub("", face_svg(card, BARE)) for card in Card}

    assert len(shapes) == 54


def test_back_unknown_card_and_empty_place_are_no_card() -> None:
    hidden = {back_svg(), unknown_svg(), empty_svg()}

    assert len(hidden) == 3
    assert hidden.isdisjoint(face_svg(card, Style()) for card in Card)


def test_numerals_are_those_of_the_viennese_pattern_and_the_skus_has_none() -> None:
    numerals = GEOMETRY["numerals"]

    assert [numerals[card] for card in (Card.T4, Card.T9, Card.T14, Card.T19)] == [
        "IIII",
        "IX",
        "XIV",
        "XIX",
    ]
    assert numerals[Card.T22] == ""


def test_a_pip_card_shows_as_many_pips_as_it_is_called() -> None:
    for card in (card for card in Card if card.rank is Rank.PIP):
        layout = GEOMETRY["pips"][str(card.number)]

        assert len(layout["whole"]) + 2 * len(layout["half"]) == card.number


def test_four_colours_change_diamonds_and_clubs_only() -> None:
    changed = {card.suit for card in Card if face_svg(card, Style()) != face_svg(card, Style(True))}

    assert changed == {Suit.DIAMONDS, Suit.CLUBS}


def test_letters_are_those_of_the_language() -> None:
    def differs(card: Card) -> bool:
        return face_svg(card, Style()) != face_svg(card, Style(letters=LETTERS_DE))

    assert not differs(Card.HK)
    assert all(differs(card) for card in (Card.HQ, Card.HN, Card.HJ))


@pytest.mark.parametrize("letters", ["KQ", "KQNJX", "K♥NJ"])
def test_letters_that_cannot_be_drawn_are_refused(letters: str) -> None:
    with pytest.raises(ValueError, match="letters"):
        Style(letters=letters)


def test_honours_have_a_tint_of_their_own() -> None:
    tint = GEOMETRY["tarock"]["honour"][0]

    assert [card.code for card in Card if tint in face_svg(card, BARE)] == ["T1", "T21", "T22"]
