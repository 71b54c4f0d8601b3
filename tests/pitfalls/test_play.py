"""Where programs of this kind have gone wrong in play, at every table it touches."""

from __future__ import annotations

import pytest

from engine import Card, PlayView, judge_play, parse_cards, table, taken
from engine.cards import CardSet
from tests.laws.situations import TABLES, contracts

RISING = [name for name, params in TABLES.items() if params.rise]
FREE_IN_NEGATIVE = [name for name, params in TABLES.items() if not params.rise]
WITH_TRISCHAKEN = [name for name in TABLES if contracts(name, "trischaken")]
WITH_SUIT_GAMES = [name for name in TABLES if contracts(name, "suit")]
WITH_BIRDS = [name for name, params in TABLES.items() if params.birds]
SHUNNING = [
    (name, contract)
    for name in RISING
    for game in ("negative", "trischaken")
    for contract in contracts(name, game)
]
"""Every contract with the duty to beat, at every table."""
PAGAT_GUARDED = [
    (name, contract)
    for name, contract in SHUNNING
    if not (contract == "dodge_round" and name.endswith("=none"))
]


def view_of(
    name: str,
    contract: str,
    hand: str,
    trick: str = "",
    number: int = 1,
    announced: dict[Card, int] | None = None,
) -> PlayView:
    dialect = table(name)
    return PlayView(
        dialect,
        dialect.contract(contract),
        CardSet(parse_cards(hand)),
        parse_cards(trick),
        number,
        tuple((announced or {}).items()),
    )


def legal(view: PlayView) -> CardSet:
    return CardSet(judge_play(view).legal)


def winner(name: str, contract: str, trick: str) -> Card:
    dialect = table(name)
    return taken(parse_cards(trick), dialect.contract(contract), dialect).card


# ------------------------------------------------------------------------------- the birds


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_a_bird_under_its_partners_tarock_has_not_taken_the_trick(name: str) -> None:
    for bird in TABLES[name].birds:
        for contract in contracts(name, "black"):
            assert winner(name, contract, f"H4 {bird} T9 H3") is Card.T9


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_a_bird_that_is_the_only_tarock_takes_the_trick_itself(name: str) -> None:
    for bird in TABLES[name].birds:
        for contract in contracts(name, "black"):
            assert winner(name, contract, f"HK {bird} HQ H3") is Card[bird]


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_an_announced_bird_may_be_played_early_where_following_leaves_nothing_else(
    name: str,
) -> None:
    for contract in contracts(name, "black"):
        view = view_of(name, contract, "T1 H4 SK", "T9", 10, {Card.T1: 12})

        assert legal(view) == CardSet([Card.T1])


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_of_several_announced_birds_forced_out_early_the_one_due_first_goes_first(
    name: str,
) -> None:
    birds = {Card[code]: 13 - int(code[1:]) for code in TABLES[name].birds}
    highest = max(birds)
    hand = " ".join([*(card.code for card in birds), "HK H4", "DK"])
    for contract in contracts(name, "black"):
        view = view_of(name, contract, hand, "T9", 7, birds)

        verdict = judge_play(view)

        assert verdict.legal == (highest,)
        others = [card for card in birds if card is not highest]
        reasons = {reason.rule.id for card in others for reason in verdict.why_illegal(card)}
        assert reasons == {"play-earliest-announced-first"}


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_an_announced_bird_is_kept_while_another_card_may_be_played(name: str) -> None:
    for contract in contracts(name, "black"):
        view = view_of(name, contract, "T1 T9 H4", "T8", 10, {Card.T1: 12})

        assert legal(view) == CardSet([Card.T9])


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_an_announced_bird_must_be_played_in_its_own_trick_and_is_free_after_it(
    name: str,
) -> None:
    for contract in contracts(name, "black"):
        now = view_of(name, contract, "T2 T9", "", 11, {Card.T2: 11})
        later = view_of(name, contract, "T2 T9", "T8", 12, {Card.T2: 11})

        assert legal(now) == CardSet([Card.T2])
        assert legal(later) == CardSet([Card.T2, Card.T9])


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_following_suit_goes_before_a_bird_that_is_due(name: str) -> None:
    for contract in contracts(name, "black"):
        view = view_of(name, contract, "T2 H4", "H3", 11, {Card.T2: 11})

        assert legal(view) == CardSet([Card.H4])


@pytest.mark.parametrize("name", WITH_BIRDS)
def test_announced_pagat_and_king_share_the_last_trick_freely(name: str) -> None:
    announced = {Card.T1: 12, Card.HK: 12}
    for contract in contracts(name, "black"):
        early = view_of(name, contract, "T1 HK", "", 11, announced)
        forced = view_of(name, contract, "T1 HK", "D4", 11, announced)

        assert legal(early) == CardSet([Card.T1, Card.HK])
        assert legal(forced) == CardSet([Card.T1])


# ------------------------------------------------------------------- Trischaken, Bettler


@pytest.mark.parametrize("name", WITH_TRISCHAKEN)
def test_in_trischaken_the_pagat_may_be_led_as_the_last_tarock(name: str) -> None:
    (contract,) = contracts(name, "trischaken")

    assert legal(view_of(name, contract, "T1 HK D4 S7")) == CardSet(parse_cards("T1 HK D4 S7"))


@pytest.mark.parametrize("name", WITH_TRISCHAKEN)
def test_in_trischaken_a_tarock_must_be_beaten_with_a_tarock(name: str) -> None:
    (contract,) = contracts(name, "trischaken")
    view = view_of(name, contract, "T5 T12 T20 HK", "T9")

    assert legal(view) == CardSet([Card.T12, Card.T20])
    assert [reason.rule.id for reason in judge_play(view).why_illegal(Card.T5)] == [
        "play-beat-if-able"
    ]


@pytest.mark.parametrize(("name", "contract"), PAGAT_GUARDED)
def test_under_a_winning_twenty_only_the_five_may_be_played_not_the_pagat(
    name: str, contract: str
) -> None:
    view = view_of(name, contract, "T1 T5 HK", "T20")

    assert legal(view) == CardSet([Card.T5])


@pytest.mark.parametrize(("name", "contract"), PAGAT_GUARDED)
def test_void_under_a_higher_tarock_any_tarock_will_do_but_the_pagat(
    name: str, contract: str
) -> None:
    view = view_of(name, contract, "T1 T5 T9 S7", "H4 T20")

    assert legal(view) == CardSet([Card.T5, Card.T9])


@pytest.mark.parametrize(("name", "contract"), SHUNNING)
def test_void_with_nothing_but_the_pagat_the_pagat_it_is(name: str, contract: str) -> None:
    view = view_of(name, contract, "T1 S7 CK", "H4 T20")

    assert legal(view) == CardSet([Card.T1])


@pytest.mark.parametrize(("name", "contract"), SHUNNING)
def test_who_can_follow_a_suit_that_is_trumped_already_may_play_any_card_of_it(
    name: str, contract: str
) -> None:
    view = view_of(name, contract, "HK HQ H4 T21 S7", "HJ T7")

    assert legal(view) == CardSet([Card.HK, Card.HQ, Card.H4])


@pytest.mark.parametrize(("name", "contract"), SHUNNING)
def test_a_suit_is_beaten_only_as_far_as_the_hand_can(name: str, contract: str) -> None:
    able = view_of(name, contract, "HK HQ H4", "HJ HN")
    unable = view_of(name, contract, "H1 H4", "HJ HN")

    assert legal(able) == CardSet([Card.HK, Card.HQ])
    assert legal(unable) == CardSet([Card.H1, Card.H4])


@pytest.mark.parametrize(("name", "contract"), SHUNNING)
def test_throwing_off_is_free_only_without_the_suit_and_without_a_tarock(
    name: str, contract: str
) -> None:
    assert legal(view_of(name, contract, "D4 SK C7", "HJ")) == CardSet(parse_cards("D4 SK C7"))
    assert legal(view_of(name, contract, "D4 SK T7", "HJ")) == CardSet([Card.T7])


@pytest.mark.parametrize("name", FREE_IN_NEGATIVE)
def test_where_no_duty_to_beat_exists_a_bettel_lets_one_stay_under(name: str) -> None:
    (contract,) = contracts(name, "negative")

    assert legal(view_of(name, contract, "T1 T5 T21 HK", "T20")) == CardSet(
        [Card.T1, Card.T5, Card.T21]
    )
    assert legal(view_of(name, contract, "HK H4 T5", "HJ")) == CardSet([Card.HK, Card.H4])
    assert legal(view_of(name, contract, "T1 T5 S7", "H4")) == CardSet([Card.T1, Card.T5])


@pytest.mark.parametrize("name", RISING)
def test_the_pagat_as_last_tarock_may_be_led_in_a_negative_game_only_by_the_tarock_rule(
    name: str,
) -> None:
    is_free = TABLES[name].pagat_negative == "last_tarock"
    for contract in contracts(name, "negative"):
        view = view_of(name, contract, "T1 H4")

        assert legal(view) == (CardSet([Card.T1, Card.H4]) if is_free else CardSet([Card.H4]))


@pytest.mark.parametrize(("name", "contract"), SHUNNING)
def test_pagat_onto_mond_and_skus_is_forced_or_forbidden_as_the_emperor_trick_says(
    name: str, contract: str
) -> None:
    view = view_of(name, contract, "T1 T5 T9", "T21 T22")
    kept_back = (name, contract) in PAGAT_GUARDED

    if TABLES[name].fairy_negative:
        expected = CardSet([Card.T1])
    else:
        expected = CardSet(parse_cards("T5 T9" if kept_back else "T1 T5 T9"))

    assert legal(view) == expected


@pytest.mark.parametrize(("name", "contract"), SHUNNING)
def test_a_mond_or_skus_that_would_only_feed_the_pagat_need_not_be_played(
    name: str, contract: str
) -> None:
    feeding = TABLES[name].fairy_negative
    mond = view_of(name, contract, "T21 T5", "T1 T22")
    skus = view_of(name, contract, "T22 T5", "T1 T21")

    assert legal(mond) == CardSet([Card.T21, Card.T5])
    assert legal(skus) == (CardSet([Card.T22, Card.T5]) if feeding else CardSet([Card.T22]))


# ------------------------------------------------------------------------------ suit games


@pytest.mark.parametrize("name", WITH_SUIT_GAMES)
def test_three_trull_cards_on_a_led_suit_do_not_take_a_trick_of_a_suit_game(name: str) -> None:
    for contract in contracts(name, "suit"):
        assert winner(name, contract, "H4 T21 T22 T1") is Card.H4
        assert winner(name, contract, "H4 T1 HK T22") is Card.HK


@pytest.mark.parametrize("name", WITH_SUIT_GAMES)
def test_three_trull_cards_on_a_led_tarock_go_to_the_pagat_only_where_the_table_says_so(
    name: str,
) -> None:
    has_emperor = TABLES[name].fairy_suit_if_tarock_led
    for contract in contracts(name, "suit"):
        won = winner(name, contract, "T21 T22 T1 H4")

        assert won is (Card.T1 if has_emperor else Card.T22)


@pytest.mark.parametrize("name", WITH_SUIT_GAMES)
def test_a_suit_game_bans_leading_tarocks_but_not_playing_them_when_void(name: str) -> None:
    for contract in contracts(name, "suit"):
        assert legal(view_of(name, contract, "T5 T20 H4")) == CardSet([Card.H4])
        assert legal(view_of(name, contract, "T5 T20")) == CardSet([Card.T5, Card.T20])
        assert legal(view_of(name, contract, "T5 T20 S7", "HJ")) == CardSet([Card.T5, Card.T20])
        assert legal(view_of(name, contract, "T5 H4 HK", "HJ")) == CardSet([Card.H4, Card.HK])


@pytest.mark.parametrize("name", WITH_SUIT_GAMES)
def test_a_tarock_beats_no_suit_card_in_a_suit_game(name: str) -> None:
    for contract in contracts(name, "suit"):
        assert winner(name, contract, "H4 T20 S7 T21") is Card.H4


# ----------------------------------------------------------------------------- black games


@pytest.mark.parametrize("name", TABLES)
def test_nobody_need_beat_anything_in_a_game_with_tarocks_as_trumps(name: str) -> None:
    for contract in contracts(name, "black"):
        assert legal(view_of(name, contract, "T1 T5 T20 H4", "T9")) == CardSet(
            [Card.T1, Card.T5, Card.T20]
        )
        assert legal(view_of(name, contract, "HQ H4 T5", "H3")) == CardSet([Card.HQ, Card.H4])


@pytest.mark.parametrize("name", TABLES)
def test_three_trull_cards_meet_in_a_black_game_as_the_table_says(name: str) -> None:
    expected = Card.T1 if TABLES[name].fairy_black else Card.T22
    for contract in contracts(name, "black"):
        for trick in ("T21 T22 T1 H4", "T1 T21 T9 T22", "H4 T22 T1 T21", "T22 T1 H4 T21"):
            assert winner(name, contract, trick) is expected


@pytest.mark.parametrize("name", TABLES)
def test_a_revoke_is_named_by_card_and_rule(name: str) -> None:
    for contract in contracts(name, "black"):
        verdict = judge_play(view_of(name, contract, "H4 HK T5 S7", "HJ"))

        named = {card: [str(reason) for reason in why] for card, why in verdict.illegal.items()}

        assert named == {
            Card.T5: ["play-follow-suit(suit=H)"],
            Card.S7: ["play-follow-suit(suit=H)"],
        }
