"""Every worked fact about play, tricks, counting and the 12-count, one test id each."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import DIALECTS, Card, CardSet, PlayView, judge_play, table, taken, twelve_count
from engine.counting import (
    base,
    has_four_kings,
    has_honneurs,
    has_trull,
    pips,
    points_and_blatt,
    raw,
    rounded,
    thirds,
)
from engine.evaluate.claims import recommended
from engine.evaluate.points import count_steps
from engine.rulebook import all_rules
from tests.facts.worked import FACTS, RULE_OF_PROSE, Fact, at_table, card_set, cards, of_kind

KINDS_TESTED = ("counting", "trick", "legality", "hand_evaluation")
PROSE = frozenset({"C07", "C09", "C11", "S50"})
"""Facts that say more than a row of data can: each has a test of its own below."""


def parameters() -> set[str]:
    """The ids of the facts that the tests of this file run over."""
    rows = [row for kind in KINDS_TESTED for row in of_kind(kind, but=PROSE)]
    return {str(row.id) for row in rows} | PROSE


def play_view(fact: Fact) -> PlayView:
    dialect, contract = at_table(fact)
    situation = fact["situation"]
    hand = card_set(situation["hand"])
    announced = situation.get("announced_and_held", {})
    return PlayView(
        dialect,
        contract,
        hand,
        cards(situation["trick_so_far"]),
        situation.get("trick_number", 13 - len(hand)),
        tuple((Card[code], number) for code, number in announced.items()),
    )


# ------------------------------------------------------------------------- the collection


def test_every_fact_of_the_four_kinds_is_tested() -> None:
    wanted = {name for name, fact in FACTS.items() if fact["kind"] in KINDS_TESTED}

    assert parameters() == wanted


def test_all_facts_are_kept() -> None:
    kinds = Counter(fact["kind"] for fact in FACTS.values())

    assert sum(kinds.values()) == len(FACTS) == 107
    assert [kinds[kind] for kind in KINDS_TESTED] == [8, 10, 25, 1]


def test_each_prose_reason_names_a_rule_of_the_book() -> None:
    known = {rule.id for rule in all_rules()}

    assert set(RULE_OF_PROSE.values()) <= known


# ------------------------------------------------------------------- which cards are legal


@pytest.mark.parametrize("fact", of_kind("legality"))
def test_these_cards_may_be_played_and_no_others(fact: Fact) -> None:
    view = play_view(fact)

    legal = judge_play(view).legal

    assert CardSet(legal) == card_set(fact["expected"]["legal"]), fact["situation"]["text"]


@pytest.mark.parametrize("fact", of_kind("legality"))
def test_each_forbidden_card_is_forbidden_by_the_rule_the_fact_names(fact: Fact) -> None:
    view = play_view(fact)
    expected = {
        Card[code]: [RULE_OF_PROSE[prose]]
        for code, prose in fact["expected"].get("illegal", {}).items()
    }

    illegal = judge_play(view).illegal

    named = {card: [reason.rule.id for reason in reasons] for card, reasons in illegal.items()}
    assert named == expected, fact["situation"]["text"]


@pytest.mark.parametrize("fact", of_kind("legality"))
def test_a_fact_speaks_of_every_card_of_the_hand(fact: Fact) -> None:
    expected = fact["expected"]

    spoken_of = [*expected["legal"], *expected.get("illegal", {})]

    assert sorted(spoken_of) == sorted(fact["situation"]["hand"])


# -------------------------------------------------------------------- who takes the trick


@pytest.mark.parametrize("fact", of_kind("trick"))
def test_this_card_takes_the_trick(fact: Fact) -> None:
    dialect, contract = at_table(fact)
    expected = fact["expected"]

    won = taken(cards(fact["situation"]["trick"]), contract, dialect)

    assert won.card.code == expected["winning_card"], fact["situation"]["text"]
    assert won.place + 1 == expected["winner_position"]
    assert won.mond_caught is expected.get("mondfang", False)


# ------------------------------------------------------------------------ counting points


@pytest.mark.parametrize("fact", of_kind("counting", but=PROSE))
def test_these_cards_are_worth_that_much(fact: Fact) -> None:
    pile = card_set(fact["situation"]["cards"])
    worth = thirds(pile)
    points, blatt = points_and_blatt(worth)
    found = {
        "thirds": worth,
        "points": points,
        "blatt": blatt,
        "base": base(len(pile)),
        "pips": pips(pile),
        "card_points": rounded(worth),
        "raw_total": raw(pile),
    }

    expected = {name: value for name, value in fact["expected"].items() if name != "winner"}

    assert {name: found[name] for name in expected} == expected
    assert len(pile) == len(fact["situation"]["cards"])


def test_c03_is_counted_by_its_table_as_the_fact_counts_it() -> None:
    fact = FACTS["C03"]

    steps = count_steps(card_set(fact["situation"]["cards"]), table(fact["dialect"]))

    total = steps[-1]
    assert [total["base"], total["pips"], total["points"]] == [9, 28, 37]


def test_c04_is_taken_by_the_fifteenth_tarock() -> None:
    fact = FACTS["C04"]
    zone = table(fact["dialect"])

    won = taken(cards(fact["situation"]["cards"]), zone.contract("rufer"), zone)

    assert won.card is Card.T15
    assert "tarock XV" in fact["expected"]["winner"]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_c07_the_line_that_wins_is_the_dialects_own(dialect: str) -> None:
    fact = FACTS["C07"]

    line = table(dialect).counting.win_line_thirds
    winning = [count for count in fact["situation"]["counts_in_thirds"] if count >= line]

    assert winning == fact["expected"]["wins"][dialect]


def test_c09_twenty_five_cards_with_27_pips_are_35_and_lose() -> None:
    expected = FACTS["C09"]["expected"]
    alpine = table("alpine")

    whole = base(25) + 27
    least, most = 3 * whole - 1, 3 * whole + 1  # the thirds that round to it

    assert base(25) == expected["base"]
    assert whole == expected["card_points"]
    assert rounded(least) == rounded(most) == whole
    assert (most >= alpine.counting.win_line_thirds) is expected["declarer_side_wins"]


def test_c11_five_of_seven_honours_are_honneurs_but_neither_trull_nor_four_kings() -> None:
    expected = FACTS["C11"]["expected"]
    sides = {"A": card_set(["HK", "DK", "SK", "T22", "T1"]), "B": card_set(["CK", "T21"])}

    holders = {
        name: next((side for side, pile in sides.items() if has(pile)), None)
        for name, has in (
            ("trull", has_trull),
            ("four_kings", has_four_kings),
            ("honneurs", has_honneurs),
        )
    }

    assert holders == expected


# ---------------------------------------------------------------------- the 12-count


def test_s50_counts_eleven_and_may_claim_the_call_but_no_blind_solo() -> None:
    fact = FACTS["S50"]
    hand = card_set(fact["situation"]["hand"])
    expected = fact["expected"]

    claimed = recommended(hand)

    assert twelve_count(hand) == expected["count"]
    assert ("blind_solo" in claimed) is expected["blind_solo_recommended"]
    assert ("call" in claimed) is expected["call_recommended"]
