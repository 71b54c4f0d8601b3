"""Where programs of this kind have miscounted, at every table it touches."""

from __future__ import annotations

import pytest

from engine import DIALECTS, PACK, Card, CardSet, parse_cards, thirds
from engine.cards import KINGS, TRULL
from engine.counting import (
    has_four_kings,
    has_honneurs,
    has_trull,
    points_and_blatt,
    rounded,
)
from engine.evaluate.points import count_steps
from tests.laws.plain_rules import PARAMS

KING_AND_JACK = {
    "gametwist": {"thirds": 17},
    "elsteiner": {"thirds": 17, "points": 6},
    "alpine": {"base": 1, "pips": 5, "points": 6},
    "cardgames_zone": {"points": 5, "blatt": 2},
    "hausregeln": {"points": 5, "blatt": 2},
}


@pytest.mark.parametrize("name", DIALECTS)
def test_the_partners_piles_are_joined_before_anything_is_rounded(name: str) -> None:
    mine, partners = CardSet(parse_cards("HK H4 T5 T6")), CardSet(parse_cards("DK D4 T7 T8"))

    joined = count_steps(mine | partners, DIALECTS[name])[-1]
    each = [rounded(thirds(pile)) for pile in (mine, partners)]

    assert thirds(mine | partners) == 32
    assert sum(each) == 10
    whole = {"gametwist": {"thirds": 32}, "elsteiner": {"points": 11}, "alpine": {"points": 11}}
    expected = whole.get(name, {"points": 10, "blatt": 2})
    assert {key: joined[key] for key in expected} == expected


@pytest.mark.parametrize("name", DIALECTS)
@pytest.mark.parametrize("card", [Card.HK, Card.T5, Card.SJ, Card.C10])
def test_one_card_and_the_other_53_make_70_and_never_71(name: str, card: Card) -> None:
    piles = [CardSet([card]), PACK.remove(card)]

    totals = [count_steps(pile, DIALECTS[name])[-1] for pile in piles]

    assert sum(rounded(thirds(pile)) for pile in piles) == 70
    if name in ("cardgames_zone", "hausregeln"):
        points = [total["points"] for total in totals]
        blatt = [total["blatt"] for total in totals]
        assert 3 * sum(points) + sum(blatt) == 210  # type: ignore[arg-type]
    elif name == "gametwist":
        assert sum(total["thirds"] for total in totals) == 210  # type: ignore[misc]
    else:
        assert sum(total["points"] for total in totals) == 70  # type: ignore[misc]


@pytest.mark.parametrize("name", DIALECTS)
def test_the_line_in_thirds_decides_where_two_rounded_totals_are_level(name: str) -> None:
    line = DIALECTS[name].counting.win_line_thirds
    declarers, defenders = 106, 104

    is_won = declarers >= line

    assert rounded(declarers) == rounded(defenders) == 35
    assert is_won is (name == "hausregeln")
    assert line == PARAMS[name].win_line


@pytest.mark.parametrize("name", DIALECTS)
def test_king_and_jack_left_over_are_five_points_and_two_blatt_or_six_when_rounded(
    name: str,
) -> None:
    total = count_steps(CardSet([Card.HK, Card.HJ]), DIALECTS[name])[-1]

    assert dict(total.args) == KING_AND_JACK[name]
    assert points_and_blatt(17) == (5, 2)


def test_three_kings_and_a_jack_are_no_four_kings() -> None:
    assert has_four_kings(KINGS)
    assert has_four_kings(KINGS | TRULL)
    for king in KINGS:
        assert not has_four_kings(KINGS.remove(king).add(Card.HJ))


def test_a_trull_needs_all_three() -> None:
    assert has_trull(TRULL)
    assert has_trull(PACK)
    for card in TRULL:
        assert not has_trull(PACK.remove(card))


def test_honneurs_need_five_of_the_seven() -> None:
    seven = list(KINGS | TRULL)

    assert has_honneurs(CardSet(seven[:5]))
    assert has_honneurs(CardSet(seven[2:]))
    assert not has_honneurs(CardSet(seven[:4]).add(Card.HQ))
