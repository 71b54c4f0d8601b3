"""The worked facts about the auction, the call, the talon, the lay-away, announcements,
the course of a hand and the match; each test begins with the fact's id."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, Card, CardSet, table
from engine.cards import KINGS, TRULL
from engine.contracts import Bonus, Game
from engine.dialect import Dialect
from engine.moves import (
    Announce,
    Bid,
    CallCard,
    CallFourth,
    Contra,
    Good,
    Hold,
    LayAway,
    Level,
    Pass,
    PlayCard,
    Post,
    TakeHalf,
)
from engine.scoring.bonuses import Played, scored
from engine.scoring.match import Hand, Match
from engine.scoring.outcome import Scored
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    Ended,
    Ending,
    GameState,
    LayingAway,
    Playing,
    Spoken,
    Table,
    Trick,
    Undertaking,
)
from engine.transition import start
from engine.view import view
from tests.facts.test_settlement_facts import settlement_ids
from tests.facts.worked import FACTS, Fact, card_set, of_kind
from tests.laws.hands import (
    apply_all,
    deal_with,
    is_legal,
    legal_bids,
    played_out,
    quietly_to_play,
    rules_against,
    some_hand,
    states_of,
    to_announcing,
    undertaken,
)

SENTENCES = frozenset(
    [
        "B01",
        "B03",
        "B04",
        "B05",
        "B06",
        "B07",
        "B08",
        "B09",
        "B12",
        "B13",
        "B14",
        "B16",
        "B17",
        "E03",
        "E04",
        "E05",
        "E07",
        "E08",
        "E09",
        "E10",
        "E11",
        "S48",
        "S49",
        "S51",
        "S53",
        "S54",
    ]
)
"""Facts told in a sentence: each has a test of its own below, named after it."""
FOUR_KINGS = "HK DK SK CK"


def at(fact_id: str) -> tuple[Dialect, dict[str, object]]:
    fact = FACTS[fact_id]
    return table(fact["dialect"]), fact["expected"]


def bid(state: GameState, name: str) -> GameState:
    return apply_all(state, Bid(state.dialect.contract(name)))


# ------------------------------------------------------------------------ the collection


def test_no_fact_of_these_kinds_is_missed() -> None:
    kinds = {"bidding", "flow", "announcement", "match", "settlement", "discard"}
    wanted = {name for name, fact in FACTS.items() if fact["kind"] in kinds}

    tested = SENTENCES | settlement_ids() | {str(row.id) for row in of_kind("discard")}

    assert tested == wanted


def test_each_fact_told_in_a_sentence_has_a_test_of_its_name() -> None:
    names = [name.split("_")[1].upper() for name in globals() if name.startswith("test_")]

    assert set(names) >= SENTENCES


# --------------------------------------------------------------------------- the auction


@pytest.mark.parametrize(("tarocks", "is_redealt"), [(0, True), (1, True), (2, False)])
def test_b01_a_hand_with_none_or_one_tarock_is_dealt_again(
    tarocks: int, *, is_redealt: bool
) -> None:
    dialect, _ = at("B01")
    suits = "H4 H3 H2 H1 HJ D4 D3 D2 D1 DJ"
    held = {0: f"{suits} S7 S8", 1: f"T5 {suits} S7", 2: f"T5 T6 {suits}"}[tarocks]

    state = start(dialect, deal_with({Seat.P3: held, Seat.P1: "T7 T8", Seat.P2: "T9 T10"}))

    assert isinstance(state.phase, Ended) is is_redealt
    if isinstance(state.phase, Ended):
        assert state.phase.ending is Ending.REDEAL
        assert settle(outcome(state)).totals == (0, 0, 0, 0)


@pytest.mark.parametrize("name", sorted(DIALECTS.keys() - {"gametwist"}))
def test_b01_holds_at_that_table_only(name: str) -> None:
    hand = "H4 H3 H2 H1 HJ D4 D3 D2 D1 DJ S7 S8"

    state = start(DIALECTS[name], deal_with({Seat.P3: hand}))

    assert isinstance(state.phase, Bidding)


def test_b03_the_second_seat_opens_and_may_not_bid_what_is_forehands() -> None:
    dialect, expected = at("B03")

    state = start(dialect, deal_with({Seat.P2: "T1 T2 T3 H4"}))

    bids = legal_bids(state)
    assert state.turn is Seat.P2
    assert not bids & set(expected["not_allowed"])  # type: ignore[call-overload]
    assert bids >= set(expected["allowed_examples"])  # type: ignore[call-overload]


def test_b04_at_equal_score_black_stands_above_suit_and_threes_above_callers() -> None:
    dialect, expected = at("B04")
    state = start(dialect, deal_with({Seat.P3: "T1 T2 T3 H4"}))

    state = bid(state, "three_of_suit")

    assert ("three" in legal_bids(state)) is expected["three"]
    assert ("caller+pagat" in legal_bids(state)) is expected["caller_plus_pagat"]
    refusal = rules_against(state, Bid(dialect.contract("caller+pagat")))
    assert refusal == ["bid-too-low"]


def test_b05_forehand_may_not_take_over_at_the_same_value() -> None:
    dialect, expected = at("B05")

    state = apply_all(
        start(dialect, deal_with({}, seed=4)),
        Pass(),
        Bid(dialect.contract("piccolo")),
        Pass(),
    )

    assert state.turn is Seat.P1
    assert is_legal(state, Hold()) is expected["hold_allowed"]
    assert rules_against(state, Hold()) == ["bid-hold-unknown"]


def test_b06_forehand_holds_and_plays_what_another_has_bid() -> None:
    dialect, expected = at("B06")
    state = start(dialect, deal_with({Seat.P1: "HK"}))

    state = apply_all(bid(state, "rufer"), Bid(dialect.contract("dreier")), Pass(), Pass())
    held = is_legal(state, Hold())
    state = apply_all(state, Hold())
    asked = state.turn
    state = apply_all(state, Pass())

    assert held is expected["hold_allowed"]
    assert asked is Seat.P2
    assert state.undertaking is not None
    assert state.undertaking.contract.name == expected["contract"]
    assert state.undertaking.declarer.name == expected["declarer"]


def test_b07_a_dreier_tops_a_solorufer_of_the_same_value() -> None:
    dialect, expected = at("B07")
    state = start(dialect, deal_with({Seat.P2: "HK", Seat.P3: "H4"}))

    state = bid(apply_all(state, Pass()), "solorufer")

    assert is_legal(state, Bid(dialect.contract("dreier"))) is expected["allowed"]
    assert not is_legal(state, Bid(dialect.contract("solorufer")))


def test_b08_forehands_opening_pass_is_not_final_but_all_others_are() -> None:
    dialect, expected = at("B08")
    state = start(dialect, deal_with({Seat.P2: "T22"}))

    state = apply_all(state, Pass(), Pass(), Bid(dialect.contract("piccolo")), Pass())

    assert state.turn is Seat.P1
    assert legal_bids(state) == set(expected["P1_may_bid"])  # type: ignore[call-overload]
    assert is_legal(state, Hold()) is expected["P1_may_hold_piccolo"]
    assert isinstance(state.phase, Bidding)
    assert Seat.P2 in state.phase.out
    after = apply_all(state, Bid(dialect.contract("beggar")))
    assert after.turn is Seat.P3, "P2 and P4 are out"


def test_b08_forehands_second_pass_is_final() -> None:
    dialect, _ = at("B08")
    state = start(dialect, deal_with({Seat.P2: "T22"}))

    state = apply_all(state, Pass(), Pass(), Bid(dialect.contract("piccolo")), Pass(), Pass())

    assert state.undertaking is not None
    assert state.undertaking.declarer is Seat.P3


def test_b09_after_four_passes_forehand_must_choose() -> None:
    dialect, expected = at("B09")
    state = start(dialect, deal_with({Seat.P2: "T22", Seat.P1: "H4"}))

    state = apply_all(state, Pass(), Pass(), Pass(), Pass())

    assert state.turn is Seat.P1
    assert legal_bids(state) == set(expected["P1_must_choose_from"])  # type: ignore[call-overload]
    assert rules_against(state, Pass()) == ["bid-must-choose"]
    assert not legal_bids(state) & set(expected["not_available"])  # type: ignore[call-overload]


def test_b12_an_opening_sechserdreier_ends_the_auction() -> None:
    dialect, expected = at("B12")

    state = bid(start(dialect, 12), "sechserdreier")

    assert not isinstance(state.phase, Bidding)
    assert state.undertaking is not None
    assert state.undertaking.declarer.name == expected["declarer"]


# -------------------------------------------------------------------- the call, the talon


def test_b13_with_three_kings_the_fourth_is_called_by_suit_or_without() -> None:
    dialect, _ = at("B13")
    state = undertaken(
        dialect, "caller", Seat.P1, deal_with({Seat.P1: "HK DK SK T2 T3", Seat.P2: "CK"})
    )
    assert state is not None
    assert isinstance(state.phase, Calling)

    callable_ = {card.code for card in Card if is_legal(state, CallCard(card))}

    assert callable_ == {"CK"}
    assert is_legal(state, CallFourth())
    for own in ("HK", "DK", "SK"):
        assert rules_against(state, CallCard(Card[own])) == ["call-own-card"]


def test_b13_the_fourth_becomes_known_to_its_holder_only() -> None:
    dialect, _ = at("B13")
    state = undertaken(
        dialect, "caller", Seat.P1, deal_with({Seat.P1: "HK DK SK T2 T3", Seat.P2: "CK"})
    )
    assert state is not None

    state = apply_all(state, CallFourth())

    known = {seat.name for seat in Seat if view(state, seat).called is Card.CK}
    assert known == {"P1", "P2"}
    assert state.partner is Seat.P2


def test_b14_with_all_four_kings_there_is_no_caller_game() -> None:
    dialect, expected = at("B14")
    state = start(dialect, deal_with({Seat.P2: f"{FOUR_KINGS} T2 T3 T4"}))

    callers = {row.name for row in dialect.contracts if row.calls_king}

    assert bool(legal_bids(state) & callers) is expected["caller_games_allowed"]
    forbidden = Bid(dialect.contract("solo_caller"))
    assert rules_against(state, forbidden) == ["bid-nothing-to-call"]


def test_b16_a_called_king_in_the_talon_is_a_redeal() -> None:
    dialect, _ = at("B16")
    deal = deal_with({Seat.P1: "HK"}, talon="DK")
    state = undertaken(dialect, "call", Seat.P1, deal)
    assert state is not None

    state = apply_all(state, CallCard(Card.DK))

    assert isinstance(state.phase, Ended)
    assert state.phase.ending is Ending.REDEAL
    assert settle(outcome(state)).entries == ()


def test_b17_a_called_king_in_the_talon_ends_the_hand_at_its_simple_value() -> None:
    dialect, expected = at("B17")
    state = undertaken(dialect, "rufer", Seat.P1, deal_with({Seat.P1: "HK"}, talon="DK"))
    assert state is not None

    state = apply_all(state, CallCard(Card.DK))

    assert isinstance(state.phase, Ended)
    assert state.phase.ending is Ending.KING_IN_TALON
    assert outcome(state).levels == ()
    deltas = expected["deltas"]
    assert isinstance(deltas, dict)
    each = deltas["each_other"]
    assert settle(outcome(state)).totals == (deltas["declarer"], each, each, each)


# -------------------------------------------------------------------------- the lay-away


def laying(fact: Fact) -> GameState:
    """The declarer of the fact with the half in hand."""
    dialect = table(fact["dialect"])
    contract = dialect.contract(fact["situation"]["contract"])
    held = card_set(fact["situation"]["hand_after_pickup"])
    codes = [card.code for card in held]
    deal = deal_with({Seat.P1: " ".join(codes[:12])}, talon=" ".join(codes[12:]))
    hands = (held, *deal.hands[1:])
    phase = LayingAway(Undertaking(Seat.P1, contract), 0)
    return GameState(dialect, deal, (hands[0], hands[1], hands[2], hands[3]), phase)


@pytest.mark.parametrize("fact", of_kind("discard"))
def test_cards_that_may_never_be_laid_away_are_refused(fact: Fact) -> None:
    state = laying(fact)
    freely = [Card[code] for code in fact["expected"]["freely"]]

    for code in fact["expected"]["never"]:
        chosen = CardSet([Card[code], *freely[:2]])
        refused = rules_against(state, LayAway(chosen))

        assert refused
        expected = (
            "away-king"
            if Card[code] in KINGS
            else "away-trull"
            if Card[code] in TRULL
            else "away-no-tarock"
        )
        assert expected in refused


@pytest.mark.parametrize("fact", of_kind("discard"))
def test_three_of_the_free_cards_may_be_laid_away_and_none_is_shown(fact: Fact) -> None:
    state = laying(fact)
    freely = [Card[code] for code in fact["expected"]["freely"]]

    for first in range(len(freely) - 2):
        chosen = CardSet(freely[first : first + 3])
        after = apply_all(state, LayAway(chosen))

        assert after.away == chosen
        assert isinstance(after.phase, (Announcing, Playing))
        assert after.phase.table.shown == CardSet()


@pytest.mark.parametrize("fact", of_kind("discard"))
def test_cards_that_go_only_if_needed_are_refused_while_others_are_there(fact: Fact) -> None:
    state = laying(fact)
    freely = [Card[code] for code in fact["expected"]["freely"]]

    for code in fact["expected"].get("only_if_needed", []):
        refused = rules_against(state, LayAway(CardSet([Card[code], *freely[:2]])))

        is_tarock = code.startswith("T")
        assert refused == ["away-tarock-if-needed" if is_tarock else "away-tarocks-first"]


@pytest.mark.parametrize("fact", of_kind("discard"))
def test_as_many_cards_go_as_were_taken(fact: Fact) -> None:
    state = laying(fact)
    freely = [Card[code] for code in fact["expected"]["freely"]]

    for number in (0, 2, 4):
        refused = rules_against(state, LayAway(CardSet(freely[:number])))

        assert "away-wrong-number" in refused


# ------------------------------------------------------------------ the course of a hand


@pytest.mark.parametrize("contract", ["no_trump", "piccolo"])
def test_e03_forehand_leads_but_a_negative_game_is_led_by_its_declarer(contract: str) -> None:
    dialect, expected = at("E03")
    rng = random.Random(3)

    state = some_hand(dialect, contract, rng, declarer=Seat.P2)
    state = quietly_to_play(state, rng)

    assert state.turn is not None
    assert state.turn.name == expected[contract]


def first_trick_of_declarer(state: GameState) -> int | None:
    assert isinstance(state.phase, Ended)
    declarer = state.undertaking.declarer if state.undertaking else None
    won = [trick.winner is declarer for trick in state.phase.tricks]
    return won.index(True) + 1 if True in won else None


def test_e04_a_bettler_is_over_and_lost_with_the_declarers_first_trick() -> None:
    dialect, _ = at("E04")
    rng = random.Random(4)
    ends = [played_out(some_hand(dialect, "bettler", rng), rng) for _ in range(60)]

    fourth = [state for state in ends if first_trick_of_declarer(state) == 4]

    assert fourth
    for state in fourth:
        assert isinstance(state.phase, Ended)
        assert len(state.phase.tricks) == 4
        assert outcome(state).game_won is False


def test_e05_a_called_valat_is_over_with_the_other_sides_first_trick() -> None:
    dialect, expected = at("E05")
    six_tops = "T22 T21 T20 T19 T18 T17 H4 H3 S7 S8 D4 D3"
    deal = deal_with({Seat.P1: six_tops}, talon="C7 C8 C9")
    state = undertaken(dialect, "three", Seat.P1, deal)
    assert state is not None

    state = apply_all(state, TakeHalf(0), LayAway(card_set(["C7", "C8", "C9"])))
    state = apply_all(state, Announce(Bonus.VALAT), *[Good()] * 4)
    rng = random.Random(5)
    for lead in ["T22", "T21", "T20", "T19", "T18", "T17", "H4"]:
        state = apply_all(state, PlayCard(Card[lead]))
        while isinstance(state.phase, Playing) and state.phase.trick:
            state = apply_all(state, rng.choice(legal_cards(state)))

    assert isinstance(state.phase, Ended) is expected["hand_may_end"]
    assert len(state.phase.tricks) == 7
    counted = [entry for entry in settle(outcome(state)).entries if entry.struck is None]
    assert [entry.reason["bonus"] for entry in counted] == [Bonus.VALAT]
    assert settle(outcome(state)).totals == (-120, 40, 40, 40)


def legal_cards(state: GameState) -> list[PlayCard]:
    assert state.turn is not None
    moves = [PlayCard(card) for card in state.hand(state.turn)]
    return [move for move in moves if is_legal(state, move)]


def test_e07_the_talon_stays_out_of_trischaken() -> None:
    dialect, _ = at("E07")
    rng = random.Random(7)

    state = played_out(some_hand(dialect, "trischaken", rng), rng)

    assert isinstance(state.phase, Ended)
    assert all(trick.dripped is None for trick in state.phase.tricks)
    assert view(state, Seat.P1).talon == CardSet()


@pytest.mark.parametrize(("fact", "confer"), [("E08", False), ("E09", True)])
def test_e08_e09_all_four_hands_lie_open_after_the_first_trick(fact: str, *, confer: bool) -> None:
    dialect, expected = at(fact)
    rng = random.Random(8)
    state = quietly_to_play(some_hand(dialect, "piccolo_ouvert", rng), rng)

    for before, _ in states_of(state, rng):
        if isinstance(before.phase, Playing):
            seen = dict(view(before, Seat.P1).open_hands)
            wanted = {seat: before.hand(seat) for seat in Seat} if before.phase.tricks else {}
            assert seen == wanted

    assert dialect.play.opponents_confer is confer is expected["consultation"]


def test_e09_the_players_may_confer() -> None:
    assert at("E09")[0].play.opponents_confer


def test_e10_only_the_declarers_hand_lies_open_and_from_the_start() -> None:
    dialect, _ = at("E10")
    rng = random.Random(10)
    state = quietly_to_play(some_hand(dialect, "bettler_ouvert", rng, declarer=Seat.P2), rng)

    seen = [dict(view(state, seat).open_hands) for seat in Seat]

    assert seen == [{Seat.P2: state.hand(Seat.P2)}] * 4
    assert dialect.play.opponents_confer


def test_e11_three_goods_after_the_last_word_end_the_round() -> None:
    dialect, _ = at("E11")
    rng = random.Random(11)
    state = to_announcing(some_hand(dialect, "three", rng, declarer=Seat.P1), rng)
    pagat = Post(bonus=Bonus.PAGAT)

    state = apply_all(state, Announce(Bonus.PAGAT), Good(), Good())
    state = apply_all(state, Contra(pagat, Level.CONTRA), Good(), Good(), Good())
    still = isinstance(state.phase, Announcing)
    state = apply_all(state, Good())

    assert still
    assert isinstance(state.phase, Playing)


# ------------------------------------------------------------------------- announcements


def test_s51_a_defender_may_call_pagat_and_trull_but_never_mondfang() -> None:
    dialect, expected = at("S51")
    rng = random.Random(51)
    state = to_announcing(some_hand(dialect, "three", rng, declarer=Seat.P1), rng)
    state = apply_all(state, Good())
    assert state.turn is Seat.P2

    for name in ("mondfang", "trull", "pagat"):
        assert is_legal(state, Announce(Bonus(name))) is expected[name]
    assert rules_against(state, Announce(Bonus.MONDFANG)) == ["announce-never"]


def test_s51_a_call_shows_the_side_of_its_caller() -> None:
    dialect, _ = at("S51")
    deal = deal_with({Seat.P1: "HK", Seat.P3: "DK", Seat.P2: "T2", Seat.P4: "T3"})
    state = undertaken(dialect, "caller", Seat.P1, deal)
    assert state is not None
    state = apply_all(state, CallCard(Card.DK))
    state = to_announcing(state, random.Random(1))

    hidden = view(state, Seat.P4).side_of(Seat.P2)
    state = apply_all(state, Good(), Announce(Bonus.TRULL), Good())

    assert hidden is None
    assert view(state, Seat.P4).side_of(Seat.P2) is False


def test_s53_the_partner_may_show_the_side_by_king_ultimo_only() -> None:
    dialect, expected = at("S53")
    deal = deal_with({Seat.P1: "HK", Seat.P3: "DK T1"})
    state = undertaken(dialect, "call", Seat.P1, deal)
    assert state is not None
    state = to_announcing(apply_all(state, CallCard(Card.DK)), random.Random(1))
    state = apply_all(state, Good(), Good())
    assert state.turn is Seat.P3

    showing = []
    for bonus in Bonus:
        if is_legal(state, Announce(bonus)):
            after = apply_all(state, Announce(bonus))
            if view(after, Seat.P2).side_of(Seat.P3) is not None:
                showing.append(bonus.value)

    assert showing == expected["only"]
    assert is_legal(state, Announce(Bonus.PAGAT)), "which states no side"


def test_s54_a_silent_pagat_lost_to_the_own_partner_goes_to_the_other_side() -> None:
    dialect, expected = at("S54")
    contract = dialect.contract("caller")
    undertaking = Undertaking(Seat.P1, contract, called=Card.DK)
    deal = deal_with({Seat.P1: "T1 H4", Seat.P3: "DK T20"})
    last = Trick(Seat.P1, (Card.T1, Card.T5, Card.T20, Card.T6), Seat.P3)
    others = tuple(Trick(Seat.P1, (Card.H4,) * 4, Seat.P1) for _ in range(5))
    theirs = tuple(Trick(Seat.P2, (Card.S7,) * 4, Seat.P2) for _ in range(6))
    end = Ended(Ending.PLAYED, Table(undertaking), Spoken(), (*others, *theirs, last))
    state = GameState(dialect, deal, deal.hands, end, called=Card.DK)

    found = scored(Played(state, Table(undertaking), end, CardSet(), CardSet()))

    assert Scored(Bonus.PAGAT, False, is_announced=False, is_made=False) in found
    row = dialect.bonuses.row(Bonus.PAGAT, contract)
    assert row is not None
    assert row.silent == expected["value"]


# ----------------------------------------------------------------------------- the match


def test_s48_a_round_is_completed_after_thirty_points() -> None:
    dialect, expected = at("S48")
    small, big = Hand((1, 0, 1, 0), Game.BLACK), Hand((0, 31, 0, 0), Game.BLACK)

    match = Match(dialect, (small, big))
    over = [Match(dialect, (small, big, *[small] * more)).is_over for more in range(3)]

    assert match.is_over is expected["evening_over"]
    assert over == [False, False, True]
    assert match.winners == (Seat.P2,)


def test_s49_a_match_has_two_four_or_eight_hands() -> None:
    dialect, expected = at("S49")
    hand = Hand((1, -1, -1, 1), Game.BLACK)
    option = dialect.option("match_hands")

    lengths = []
    for value in option.values:
        at_table = dialect.with_option("match_hands", value)
        hands: tuple[Hand, ...] = ()
        while not Match(at_table, hands).is_over:
            hands = (*hands, hand)
        lengths.append(len(hands))

    assert sorted(lengths) == expected["hands"]
    assert Match(dialect, (hand,)).winners == (Seat.P1, Seat.P4)
