"""The published criteria: each at the edge of what it asks, and where they disagree."""

from __future__ import annotations

import random
from fractions import Fraction
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DIALECTS, CardSet, Dialect, Reason, Seat, deal, handbook, parse_hand, table
from engine.evaluate import chances, counts
from engine.evaluate.criteria import CRITERIA, Panel, criteria_for, hands_meeting, panel
from engine.evaluate.criterion import Case, Criterion, Opinion, Source, Topic
from engine.reasons import Rule
from tests.laws.samples import EACH, FAIR
from tutor.words import LANGUAGES, phrase, say

HANDS = st.integers(0, 2**32).map(lambda seed: deal(seed).hands[0])
GAMES = [one for one in CRITERIA.values() if one.topic is Topic.GAME]
ENTRIES = {"EH-04", "EH-05", *(f"EC-{number:02}" for number in range(1, 40))}


def opinion(name: str, hand: str, **rest: object) -> Opinion:
    return CRITERIA[name].met(Case(parse_hand(hand), **rest))  # type: ignore[arg-type]


def against(one: Opinion) -> set[str]:
    return {reason.rule.id for reason in one.reasons_against}


# ------------------------------------------------------------------------ the collection


def test_each_of_the_41_entries_has_become_a_criterion() -> None:
    assert {one.entry for one in CRITERIA.values()} == ENTRIES
    assert len(ENTRIES) == 41


def test_everything_that_has_been_written_belongs_to_a_criterion() -> None:
    written = {
        rule
        for rule in vars(handbook).values()
        if isinstance(rule, Rule) and rule.id.startswith("criterion-")
    }

    assert {rule for one in CRITERIA.values() for rule in one.rules} == written


def test_every_criterion_about_a_game_has_its_say_at_some_table() -> None:
    heard = {
        one
        for dialect in DIALECTS.values()
        for row in dialect.contracts
        for one in criteria_for(dialect, row, Topic.GAME)
    }

    assert heard == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language: str) -> None:
    names = {phrase(f"source-{one.value.replace('_', '-')}", language) for one in Source}

    assert len(names) == len(Source)


# ------------------------------------------------------- at the edge of what each asks for

EDGES = {
    "EC-01": (
        "T 22 10 9 8 7 / H K Q / D K 4 / S 7 / C 8 7",
        "T 22 10 9 8 7 / H K Q / D N 4 / S 7 / C 8 7",
        "claim-count-no",
    ),
    "EC-02": (
        "T 22 10 9 8 7 / H K Q / D N 4 / S 7 / C 8 7",
        "T 22 10 9 8 7 / H K Q / D K 4 / S 7 / C 8 7",
        "claim-below-call-no",
    ),
    "EC-03": (
        "T 22 21 20 15 10 9 / H K Q / D K 4 / S 7 / C 8",
        "T 22 21 20 14 10 9 / H K Q / D K 4 / S 7 / C 8",
        "claim-count-no",
    ),
    "EC-04": (
        "T 22 17 10 9 8 7 / H K Q / D K 4 / S 7 / C 8",
        "T 20 17 10 9 8 7 / H K Q / D K 4 / S 7 / C 8",
        "look-top-among",
    ),
    "EC-05": (
        "T 21 20 19 10 9 8 7 / H K Q / D K 4 / S 7",
        "T 20 19 18 10 9 8 7 / H K Q / D K 4 / S 7",
        "look-trull",
    ),
    "EC-06": (
        "T 22 21 20 19 18 8 7 6 5 / H K / D K / S 7",
        "T 22 21 20 19 15 8 7 6 5 / H K / D K / S 7",
        "look-count",
    ),
    "EC-07": (
        "T 18 17 16 4 2 / H K Q / D K 4 / S 7 / C 8 7",
        "T 18 17 14 4 2 / H K Q / D K 4 / S 7 / C 8 7",
        "look-tarocks",
    ),
    "EC-09": (
        "T 21 14 9 8 2 / H K 4 / D N 4 3 / S J 7",
        "T 21 14 9 8 2 / H K 4 / D N 4 / S J 7 / C 7",
        "look-void",
    ),
    "EC-10": (
        "T 18 9 8 7 4 1 / H K 4 / D N 4 / S J 7",
        "T 18 9 8 7 4 2 / H K 4 / D N 4 / S J 7",
        "look-holds",
    ),
    "EC-11": (
        "T 18 17 9 8 7 4 2 / H K 4 / D N 4 / S J",
        "T 18 15 9 8 7 4 2 / H K 4 / D N 4 / S J",
        "look-big",
    ),
    "EC-12": (
        "T 22 18 17 9 8 7 4 3 / H K 4 / D N / S J",
        "T 22 18 17 9 8 7 3 / H K 4 / D N 4 / S J",
        "look-tarocks",
    ),
    "EC-13": (
        "T 22 18 17 9 8 7 5 4 2 / H K 4 / D N",
        "T 22 18 17 9 8 7 5 4 / H K 4 / D N 1",
        "look-tarocks",
    ),
    "EC-14": (
        "T 21 5 4 / H K Q N / D K Q / S K 9 8 / C 7",
        "T 21 5 4 / H K Q N / D K J / S K 9 8 / C 7",
        "look-suit-tricks",
    ),
    "EC-14-alpine": (
        "T 5 4 / H K Q N J 1 2 3 / S 8 / C 9 7",
        "T 5 4 / H K Q N J 1 2 / S 9 8 / C 9 7",
        "claim-sure-tricks-no",
    ),
    "EC-15": (
        "T 8 / H K Q J / D K Q 1 / S K Q 7 / C Q J",
        "T 8 / H K Q J / D K Q 1 / S K Q 7 / C N J",
        "look-suit-tricks",
    ),
    "EC-15-alpine": (
        "T 8 / H K Q J / D K Q 1 / S K Q 7 / C Q J",
        "T 8 / H K Q J / D K Q 1 / S K Q 7 / C N J",
        "claim-points-no",
    ),
    "EC-16": (
        "T 22 3 2 / H 4 3 / D 4 3 2 / S 8 7 / C 8 7",
        "T 22 3 2 / H 4 3 / D 4 3 2 / S 8 7 / C K 7",
        "look-planned-trick",
    ),
    "EC-16-alpine": (
        "T 21 / H 4 3 / D 4 3 2 / S 9 8 7 / C 9 8 7",
        "T 22 / H 4 3 / D 4 3 2 / S 9 8 7 / C 9 8 7",
        "claim-skus-no",
    ),
    "EC-17": (
        "T 14 4 3 / H 4 3 / D 4 3 2 / S 8 7 / C N 7",
        "T 14 4 3 / H 4 3 / D 4 3 2 / S 9 8 7 / C N",
        "look-bare-courts",
    ),
    "EC-17-alpine": (
        "T 2 / H 4 3 / D 4 3 2 / S 9 8 7 / C 9 8 7",
        "T 21 / H 4 3 / D 4 3 2 / S 9 8 7 / C 9 8 7",
        "claim-winners-no",
    ),
    "EC-18": (
        "T 5 2 / H 4 3 / D 4 3 2 / S 8 7 / C J 8 7",
        "T 6 2 / H 4 3 / D 4 3 2 / S 8 7 / C J 8 7",
        "look-none-above",
    ),
    "EC-19": (
        "T 15 9 8 4 / H Q J 3 / D N 3 / S 9 8 / C J",
        "T 15 9 8 4 / H K J 3 / D N 3 / S 9 8 / C J",
        "look-no-king",
    ),
    "EH-04": (
        "T 22 19 10 / H 4 3 / D J 3 2 / S 8 7 / C 8 7",
        "T 22 19 10 / H 4 3 / D Q 3 2 / S 8 7 / C 8 7",
        "look-no-king-or-queen",
    ),
}
"""A hand that meets the criterion, one by a card that does not, and what it misses."""

ALWAYS = {"EC-08", "EC-21"}
"""One that leaves no hand out, and one that asks about the seat: see below."""


def test_each_criterion_about_a_game_is_tried_at_its_edge() -> None:
    assert set(EDGES) | ALWAYS == {one.id for one in GAMES}


@pytest.mark.parametrize("name", EDGES)
def test_a_hand_meets_a_criterion_and_one_by_a_card_does_not(name: str) -> None:
    meets, misses, missing = EDGES[name]

    good, bad = opinion(name, meets), opinion(name, misses)

    assert len(parse_hand(meets) & parse_hand(misses)) == 11
    assert good.recommends
    assert not bad.recommends
    assert missing in against(bad) - against(good)


def test_macfadyen_would_play_any_hand_with_a_partner() -> None:
    assert opinion("EC-08", "T 3 2 / H 4 3 / D 4 3 2 / S 8 7 / C 9 8 7").recommends


def test_a_pagat_may_also_be_bid_with_five_tarocks_and_all_four_suits() -> None:
    four_suiter = opinion("EC-10", "T 18 9 8 4 1 / H K 4 / D K 4 3 / S J / C 7")
    three_suits = opinion("EC-10", "T 18 9 8 4 1 / H K 4 / D K 4 3 / S J 7")

    assert four_suiter.recommends
    assert not three_suits.recommends


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("T 21 17 10 9 8 7 6 / H K Q / D 4 / S 7 / C 8", True),  # XXI among seven
        ("T 21 17 10 9 8 7 / H K Q / D K 4 / S 7 / C 8", False),  # XXI among six
        ("T 18 16 10 9 8 7 6 5 4 / H Q / D 4 / S 7", True),  # nine, and no Trull piece
        ("T 18 16 10 9 8 7 6 5 / H Q 3 / D 4 / S 7", False),  # eight
        ("T 22 17 10 9 8 7 / H K Q / D K 4 / S 8 7", True),
        ("T 22 10 9 8 7 6 / H K Q / D K 4 / S K / C K", False),  # no other big one
    ],
)
def test_linz_wants_a_top_among_many_and_another_big_tarock(hand: str, expected: bool) -> None:  # noqa: FBT001 - a column of the table
    told = opinion("EC-04", hand)

    assert counts.linz_count(parse_hand(hand)) >= 10
    assert told.recommends is expected


def test_a_wish_speaks_against_and_decides_nothing() -> None:
    told = opinion("EC-04", "T 22 18 17 16 10 9 8 / H 4 / D 4 3 / S 8 7")

    assert told.recommends
    assert against(told) == {"look-kings", "look-to-lay-away"}


# ----------------------------------------------------------------------- laws of all


@FAIR
@given(hand=HANDS)
def test_who_looks_at_something_tells_it(hand: CardSet) -> None:
    for one in GAMES:
        told = one.met(Case(hand, Seat.P2))

        assert bool(told.reasons_for or told.reasons_against) is bool(one.checks)
        assert told.recommends or told.reasons_against


@FAIR
@given(hand=HANDS)
def test_a_hand_that_meets_a_criterion_has_as_many_tarocks_as_it_says(hand: CardSet) -> None:
    for one in GAMES:
        fewest, most = one.tarocks
        if one.met(Case(hand, Seat.P2)).recommends:
            assert fewest <= len(hand.tarocks) <= most


@EACH
@given(hand=HANDS, dialect=st.sampled_from(list(DIALECTS.values())))
def test_the_panel_sits_for_each_contract_that_can_be_bid(hand: CardSet, dialect: Dialect) -> None:
    rows = panel(hand, dialect)

    assert len({row.contract for row in rows}) == len(rows) > 4
    for row in rows:
        assert (row.verdict is None) is (not row.opinions)
        assert row.is_divided is (len({one.recommends for one in row.opinions}) == 2)


# ------------------------------------------------------------------ which tables, which seat


def tables_of(name: str) -> set[str]:
    return {one.id for one in DIALECTS.values() if CRITERIA[name].holds_at(one)}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("EC-21", {"gametwist", "hausregeln"}),  # elsewhere the Sechser opens or is missing
        ("EC-26", {"gametwist", "elsteiner", "alpine", "hausregeln"}),
        ("EC-28", {"gametwist", "elsteiner", "alpine", "hausregeln"}),
        ("EC-30", {"elsteiner", "alpine", "hausregeln"}),  # in gametwist a silent one costs
        ("EC-31", {"gametwist", "elsteiner", "hausregeln"}),  # the others have no contra
        ("EC-33", {"gametwist", "elsteiner", "hausregeln"}),
        ("EC-39-give-up", {"gametwist", "hausregeln"}),
        ("EC-01", set(DIALECTS)),
    ],
)
def test_a_criterion_has_its_say_where_the_rules_let_it_make_sense(
    name: str, expected: set[str]
) -> None:
    assert tables_of(name) == expected


def row_of(hand: str, dialect: str, contract: str, seat: Seat = Seat.P1) -> Panel:
    at = table(dialect)
    (row,) = (
        one for one in panel(parse_hand(hand), at, seat) if one.contract == at.contract(contract)
    )
    return row


def recommending(row: Panel) -> set[str]:
    return {one.criterion.id for one in row.recommending}


@pytest.mark.parametrize(
    ("dialect", "may_be_bid"),
    [("gametwist", True), ("hausregeln", True), ("alpine", False), ("elsteiner", False)],
)
def test_the_printed_piccolo_with_the_skus_is_played_where_it_may_be_bid(
    dialect: str,
    may_be_bid: bool,  # noqa: FBT001 - a column of the table
) -> None:
    hand = "T 22 19 10 / H 4 3 / D 4 3 2 / S 8 7 / C 8 7"

    row = row_of(hand, dialect, "piccolo")

    assert ("EH-04" in recommending(row)) is may_be_bid
    assert "EC-16" not in recommending(row)  # for Linz XIX and X are too dangerous


def test_a_weak_hand_bids_a_piccolo_before_the_forehand_can_claim_the_sechser() -> None:
    hand = "T 20 9 8 4 / H Q J 3 / D N 3 / S 9 8 / C J"

    behind = row_of(hand, "hausregeln", "piccolo", Seat.P3)
    forehand = row_of(hand, "hausregeln", "piccolo", Seat.P1)

    assert "EC-21" in recommending(behind)
    assert "EC-21" not in recommending(forehand)


def test_one_dangerous_card_may_be_led_only_by_who_leads() -> None:
    hand = EDGES["EC-17"][0]

    assert opinion("EC-17", hand, dialect=table("alpine")).recommends
    assert not opinion("EC-17", hand, dialect=table("cardgames_zone")).recommends


@pytest.mark.parametrize(
    ("dialect", "first", "last"),
    [("alpine", Seat.P1, Seat.P4), ("gametwist", Seat.P2, Seat.P1)],
)
def test_who_speaks_first_is_cautious_and_who_speaks_last_is_bold(
    dialect: str, first: Seat, last: Seat
) -> None:
    hand, at = deal(1).hands[0], table(dialect)

    cautious = {
        seat for seat in Seat if CRITERIA["EC-22-first"].met(Case(hand, seat, at)).recommends
    }
    bold = {seat for seat in Seat if CRITERIA["EC-22-last"].met(Case(hand, seat, at)).recommends}

    assert (cautious, bold) == ({first}, {last})


# ------------------------------------------------------------------------ they disagree


def test_for_six_blind_cards_linz_and_macfadyen_would_play_and_the_page_would_not() -> None:
    row = row_of("T 22 18 16 9 7 5 / H K Q / D K 4 / S 8 / C 9", "alpine", "blind_solo")

    assert recommending(row) == {"EC-04", "EC-07"}
    assert row.is_divided


def test_six_small_tarocks_are_enough_for_macfadyen_alone() -> None:
    row = row_of("T 14 12 9 8 7 5 / H K Q / D 4 3 / S 8 / C 9", "alpine", "blind_solo")

    assert recommending(row) == {"EC-07"}
    assert row.is_divided


def test_without_skus_and_mond_the_page_plays_on_its_count_and_linz_does_not() -> None:
    row = row_of("T 20 19 18 17 10 7 5 / H K Q / D 4 / S 8 / C 9", "alpine", "blind_solo")

    assert recommending(row) == {"EC-03", "EC-07"}


def test_the_screen_says_plainly_that_they_disagree() -> None:
    row = row_of("T 22 18 16 9 7 5 / H K Q / D K 4 / S 8 / C 9", "alpine", "blind_solo")

    verdict = row.verdict

    assert isinstance(verdict, Reason)
    assert say(verdict, "en", table("alpine")) == (
        "What has been published disagrees about Blind Solo with this hand."
    )
    assert "nicht einig" in say(verdict, "de", table("alpine"))


def test_where_they_agree_it_is_said_too() -> None:
    hand = "T 22 21 20 19 10 9 8 / H K Q / D K 4 / S 7"

    for_it, against_it = row_of(hand, "alpine", "blind_solo"), row_of(hand, "alpine", "beggar")

    assert for_it.verdict == handbook.CRITERIA_FOR(contract=for_it.contract)
    assert against_it.verdict == handbook.CRITERIA_AGAINST(contract=against_it.contract)


# -------------------------------------------------------------------- hands that meet one


@pytest.mark.parametrize("name", ["EC-01", "EC-04", "EC-05", "EC-10", "EC-13", "EC-19"])
def test_hands_that_meet_a_criterion_are_dealt_from_a_seed(name: str) -> None:
    one = CRITERIA[name]

    hands = hands_meeting(one, random.Random(7), 8)

    assert hands == hands_meeting(one, random.Random(7), 8)
    assert hands != hands_meeting(one, random.Random(8), 8)
    assert {len(hand) for hand in hands} == {12}
    assert all(one.met(Case(hand)).recommends for hand in hands)


def test_seat_and_table_of_the_wanted_hands_can_be_given() -> None:
    early = CRITERIA["EC-21"]

    (hand,) = hands_meeting(early, random.Random(1), 1, like=Case(CardSet(), Seat.P3))

    assert early.met(Case(hand, Seat.P3)).recommends
    with pytest.raises(LookupError, match="EC-21"):
        hands_meeting(early, random.Random(1), 1, tries=50)  # forehand need not forestall


def test_hands_that_meet_a_criterion_come_as_often_as_in_fair_deals() -> None:
    number = 150
    bar = {held: counts.reaches(12, held) for held in range(13)}
    share = sum((chances.tarocks_in_hand()[held] * bar[held] for held in bar), Fraction(0))
    chance = float(chances.tarocks_in_hand()[7] * bar[7] / share)

    hands = hands_meeting(CRITERIA["EC-03"], random.Random(3), number)

    seven = sum(len(hand.tarocks) == 7 for hand in hands)
    assert abs(seven - number * chance) < 4 * sqrt(number * chance * (1 - chance))


def test_the_share_of_hands_that_meet_a_bar_is_the_published_one() -> None:
    hands = [deal(seed).hands[0] for seed in range(1500)]

    def met(one: Criterion) -> int:
        return sum(one.met(Case(hand)).recommends for hand in hands)

    # The page's bars: the figures of hand_counts in tests/facts/reference.csv.
    for name, chance in (("EC-02", 0.49908), ("EC-03", 0.04197)):
        expected = len(hands) * chance
        assert abs(met(CRITERIA[name]) - expected) < 4 * sqrt(expected * (1 - chance))
