"""The auction, the call, the talon and the lay-away at tables made for them."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, table
from engine.cards import Card, CardSet
from engine.contracts import Talon
from engine.deal import Deal
from engine.moves import (
    Bid,
    CallCard,
    CallFourth,
    GiveUp,
    Good,
    Hold,
    LayAway,
    Move,
    Pass,
    PlayCard,
    TakeHalf,
    Vorhand,
)
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
    TakingTalon,
)
from engine.transition import IllegalMove, apply, start
from engine.view import view
from tests.laws.hands import (
    apply_all,
    biddable,
    codes,
    deal_with,
    is_legal,
    legal_bids,
    played_out,
    random_lay_away,
    rules_against,
    some_hand,
    undertaken,
)
from tests.laws.ladders import FIRST, LADDERS, LAST

TAROCKS_FOR_ALL = {Seat.P1: "T5 T6", Seat.P2: "T7 T8", Seat.P3: "T9 T10", Seat.P4: "T11 T12"}
FOUR_KINGS = "HK DK SK CK"
ALL_HIGH = f"{FOUR_KINGS} HQ DQ SQ CQ"


def seated(name: str, holdings: dict[Seat, str] | None = None, talon: str = "") -> GameState:
    return start(table(name), deal_with(holdings or TAROCKS_FOR_ALL, talon))


# ----------------------------------------------------------------------------- the words


@pytest.mark.parametrize("name", ["elsteiner", "hausregeln"])
def test_forehand_opens_with_vorhand_and_may_neither_pass_nor_bid(name: str) -> None:
    state = seated(name)

    assert rules_against(state, Pass()) == ["bid-vorhand-first"]
    piccolo = next(row for row in state.dialect.contracts if row.tricks == 0)
    assert rules_against(state, Bid(piccolo)) == ["bid-vorhand-first"]
    said = apply_all(state, Vorhand())
    assert said.turn is Seat.P2
    assert rules_against(said, Vorhand()) == ["bid-vorhand-only-first"]


@pytest.mark.parametrize("name", ["gametwist", "alpine", "cardgames_zone"])
def test_elsewhere_there_is_no_vorhand(name: str) -> None:
    assert rules_against(seated(name), Vorhand()) == ["move-not-now"]


@pytest.mark.parametrize("name", ["elsteiner", "hausregeln"])
def test_forehand_may_bid_higher_at_the_second_word(name: str) -> None:
    at = table(name)
    farbendreier, solodreier = at.contract("farbendreier"), at.contract("solodreier")

    state = apply_all(seated(name), Vorhand(), Bid(farbendreier), Pass(), Pass())
    raised = apply_all(state, Bid(solodreier))

    assert state.turn is Seat.P1
    assert rules_against(state, Bid(farbendreier)) == ["bid-too-low"]
    assert raised.turn is Seat.P2
    done = apply_all(raised, Pass())
    assert done.undertaking is not None
    assert done.undertaking.declarer is Seat.P1


@pytest.mark.parametrize("name", DIALECTS)
def test_the_bids_open_to_each_seat_are_those_of_the_ladder(name: str) -> None:
    state = seated(
        name, {Seat.P1: "T1 T2 T3 T4", **{s: t for s, t in TAROCKS_FOR_ALL.items() if s > 1}}
    )
    if name in ("elsteiner", "hausregeln"):
        first = {row.name for row in LADDERS[name] if row.who == FIRST}
        assert legal_bids(state) == first
        state = apply_all(state, Vorhand())
    elif name in ("alpine", "cardgames_zone"):
        first = {row.name for row in LADDERS[name] if row.who in (FIRST, "anyone")}
        assert legal_bids(state) == first
        state = apply_all(state, Pass())
    birds_needed = name in ("elsteiner", "hausregeln")
    for _ in range(2):
        open_to_all = {
            row.name
            for row in LADDERS[name]
            if row.who == "anyone" and not (row.bird and birds_needed)
        }
        assert legal_bids(state) == open_to_all
        state = apply_all(state, Pass())


@pytest.mark.parametrize("name", ["gametwist", "elsteiner", "alpine", "hausregeln"])
def test_after_three_passes_forehand_chooses_anything_but_an_opening_word(name: str) -> None:
    holdings = {**TAROCKS_FOR_ALL, Seat.P1: "T1 T2 T3 T4 H4 H3 D4 D3 S7 S8 C7 C8"}
    state = seated(name, holdings)
    first = {"elsteiner": [Vorhand()], "hausregeln": [Vorhand()], "alpine": [Pass()]}
    words: list[Move] = [*first.get(name, []), Pass(), Pass(), Pass()]

    state = apply_all(state, *words)

    assert state.turn is Seat.P1
    assert legal_bids(state) == {row.name for row in LADDERS[name] if row.who in (LAST, "anyone")}
    assert rules_against(state, Pass()) == ["bid-must-choose"]


def test_a_higher_bid_must_stand_strictly_above() -> None:
    at = table("gametwist")
    ranked = sorted(biddable(at), key=lambda row: row.rank)
    anyone = [row for row in ranked if row.opening.value == "anyone"]

    for standing in anyone:
        state = apply_all(seated("gametwist"), Bid(standing))
        higher = {row.name for row in anyone if row.rank > standing.rank}
        assert legal_bids(state) == higher


def test_who_has_passed_is_not_asked_again_and_nobody_raises_himself() -> None:
    at = table("cardgames_zone")
    state = seated("cardgames_zone", {**TAROCKS_FOR_ALL, Seat.P4: "HK"})

    state = apply_all(state, Pass(), Bid(at.contract("rufer")), Pass(), Bid(at.contract("dreier")))

    assert state.turn is Seat.P2
    done = apply_all(state, Pass())
    assert done.undertaking is not None
    assert (done.undertaking.declarer, done.undertaking.contract.name) == (Seat.P4, "dreier")


# ------------------------------------------------------------------------------- holding


def test_forehand_holds_as_often_as_it_is_topped() -> None:
    at = table("cardgames_zone")
    state = apply_all(seated("cardgames_zone"), Bid(at.contract("rufer")))

    state = apply_all(state, Bid(at.contract("solorufer")), Pass(), Pass(), Hold())
    state = apply_all(state, Bid(at.contract("solodreier")), Hold())

    assert state.undertaking is None
    assert state.turn is Seat.P2
    assert legal_bids(state) == set()
    done = apply_all(state, Pass())
    assert done.undertaking is not None
    assert done.undertaking.declarer is Seat.P1


def test_only_forehand_holds_and_only_a_standing_bid() -> None:
    at = table("cardgames_zone")
    state = seated("cardgames_zone")

    assert rules_against(state, Hold()) == ["bid-hold-nothing"]
    state = apply_all(state, Bid(at.contract("rufer")), Bid(at.contract("solorufer")))
    assert rules_against(state, Hold()) == ["bid-hold-forehand-only"]


def test_a_forehand_that_has_passed_does_not_hold() -> None:
    at = table("cardgames_zone")

    state = apply_all(seated("cardgames_zone"), Pass(), Bid(at.contract("rufer")), Pass(), Pass())

    assert not isinstance(state.phase, Bidding)
    assert state.undertaking is not None
    assert state.undertaking.declarer is Seat.P2


def test_with_nothing_to_call_no_caller_game_is_bid() -> None:
    at = table("cardgames_zone")
    state = seated("cardgames_zone", {**TAROCKS_FOR_ALL, Seat.P1: ALL_HIGH})

    for name in ("rufer", "solorufer"):
        assert rules_against(state, Bid(at.contract(name))) == ["bid-nothing-to-call"]
    assert is_legal(state, Bid(at.contract("dreier")))


# ----------------------------------------------------------------- what the hand forbids


@pytest.mark.parametrize("name", ["elsteiner", "hausregeln"])
@pytest.mark.parametrize(("bird", "card"), [("pagat", "T1"), ("uhu", "T2"), ("kakadu", "T3")])
def test_a_bird_is_bid_by_its_holder_only(name: str, bird: str, card: str) -> None:
    at = table(name)
    holdings = {Seat.P2: card, Seat.P3: "T22"}

    state = apply_all(seated(name, holdings), Vorhand())

    assert is_legal(state, Bid(at.contract("besserrufer", bird)))
    after = apply_all(state, Pass())
    assert rules_against(after, Bid(at.contract("besserrufer", bird))) == ["bid-bird-not-held"]


@pytest.mark.parametrize(
    ("name", "contracts"),
    [("elsteiner", ("picolo", "picolo_ouvert")), ("alpine", ("piccolo",))],
)
def test_the_skus_bars_a_piccolo(name: str, contracts: tuple[str, ...]) -> None:
    state = seated(name, {Seat.P2: "T22"})

    state = apply_all(state, Vorhand() if name == "elsteiner" else Pass())

    for contract in contracts:
        refused = rules_against(state, Bid(state.dialect.contract(contract)))
        assert refused == ["bid-skus-in-piccolo"]


@pytest.mark.parametrize("name", ["gametwist", "hausregeln"])
def test_elsewhere_it_does_not(name: str) -> None:
    state = seated(name, {**TAROCKS_FOR_ALL, Seat.P2: "T22 T5"} | {Seat.P1: "T6 T13"})

    state = apply_all(state, Vorhand()) if name == "hausregeln" else state

    assert is_legal(state, Bid(state.dialect.contract("piccolo")))


@pytest.mark.parametrize(("suits", "rules"), [(5, ["bid-few-suit-cards"]), (6, [])])
def test_a_farbensolo_needs_six_suit_cards(suits: int, rules: list[str]) -> None:
    coloured = "H4 H3 D4 D3 S7 S8".split()[:suits]  # noqa: SIM905 - a hand reads better so
    tarocks = [f"T{number}" for number in range(2, 14 - suits)]
    state = apply_all(seated("hausregeln", {Seat.P2: " ".join([*coloured, *tarocks])}), Vorhand())

    assert rules_against(state, Bid(table("hausregeln").contract("farbensolo"))) == rules


@pytest.mark.parametrize("name", ["elsteiner", "alpine", "cardgames_zone", "hausregeln"])
def test_with_four_kings_a_queen_is_called_and_with_four_queens_too_nothing(name: str) -> None:
    contract = {"alpine": "call", "elsteiner": "rufer", "cardgames_zone": "rufer"}
    wanted = contract.get(name, "koenigrufer")
    with_one_queen = {Seat.P1: f"{FOUR_KINGS} HQ"}
    state = undertaken(table(name), wanted, Seat.P1, deal_with(with_one_queen))
    nothing = undertaken(table(name), wanted, Seat.P1, deal_with({Seat.P1: ALL_HIGH}))

    assert nothing is None
    assert state is not None
    assert isinstance(state.phase, Calling)
    callable_ = {card.code for card in Card if is_legal(state, CallCard(card))}
    assert callable_ == {"DQ", "SQ", "CQ"}
    assert rules_against(state, CallCard(Card.HQ)) == ["call-own-card"]
    assert "call-a-queen" in rules_against(state, CallCard(Card.HK))
    assert not is_legal(state, CallFourth())


def test_without_three_kings_there_is_no_fourth_and_no_queen() -> None:
    state = undertaken(
        table("hausregeln"),
        "koenigrufer",
        Seat.P1,
        deal_with({Seat.P1: "HK DK", Seat.P2: "SK CK HQ"}),
    )
    assert state is not None

    assert rules_against(state, CallFourth()) == ["call-fourth-needs-three"]
    assert rules_against(state, CallCard(Card.HQ)) == ["call-a-king"]
    assert is_legal(state, CallCard(Card.SK))


def test_cardgames_zone_knows_no_unnamed_fourth() -> None:
    state = undertaken(table("cardgames_zone"), "rufer", Seat.P1, deal_with({Seat.P1: "HK DK SK"}))
    assert state is not None

    assert rules_against(state, CallFourth()) == ["call-fourth-unknown"]


def test_a_called_queen_stands_for_the_king_in_the_talon_too() -> None:
    deal = deal_with({Seat.P1: FOUR_KINGS}, talon="DQ")
    state = undertaken(table("elsteiner"), "rufer", Seat.P1, deal)
    assert state is not None

    state = apply_all(state, CallCard(Card.DQ))

    assert isinstance(state.phase, Ended)
    assert state.phase.ending is Ending.KING_IN_TALON


# ------------------------------------------------------------------------------ the talon


def with_king_in_talon(name: str, contract: str) -> GameState:
    found = undertaken(
        table(name), contract, Seat.P1, deal_with({**TAROCKS_FOR_ALL, Seat.P1: "HK T5 T6"}, "DK")
    )
    assert found is not None
    return apply_all(found, CallCard(Card.DK))


@pytest.mark.parametrize(
    ("name", "contract"), [("gametwist", "caller"), ("hausregeln", "koenigrufer")]
)
def test_a_hand_is_given_up_only_with_the_called_king_in_the_talon(
    name: str, contract: str
) -> None:
    state = with_king_in_talon(name, contract)
    elsewhere = undertaken(
        table(name),
        contract,
        Seat.P1,
        deal_with({**TAROCKS_FOR_ALL, Seat.P1: "HK T5 T6", Seat.P2: "DK T7 T8"}),
    )
    assert elsewhere is not None

    assert is_legal(state, GiveUp())
    assert is_legal(state, TakeHalf(0))
    assert is_legal(state, TakeHalf(1))
    refused = rules_against(apply_all(elsewhere, CallCard(Card.DK)), GiveUp())
    assert refused == ["talon-give-up-no-king"]
    value = state.undertaking.contract.won if state.undertaking else 0
    assert settle(outcome(apply_all(state, GiveUp()))).totals == (-3 * value, value, value, value)


def test_at_cardgames_zone_one_plays_on_alone() -> None:
    state = with_king_in_talon("cardgames_zone", "rufer")

    assert isinstance(state.phase, TakingTalon)
    assert rules_against(state, GiveUp()) == ["talon-give-up-unknown"]
    assert state.partner is None
    assert dict(view(state, Seat.P3).sides) == {
        Seat.P1: True,
        Seat.P2: False,
        Seat.P3: False,
        Seat.P4: False,
    }


def test_the_talon_lies_open_while_a_half_is_taken_and_stays_known() -> None:
    state = undertaken(table("gametwist"), "three", Seat.P1, deal_with(TAROCKS_FOR_ALL))
    assert state is not None
    talon = CardSet(state.deal.talon[0] + state.deal.talon[1])

    taken = apply_all(state, TakeHalf(1))

    for seat in Seat:
        assert view(state, seat).talon == talon
        assert view(taken, seat).talon == talon
    assert taken.hand(Seat.P1) == state.hand(Seat.P1) | CardSet(state.deal.talon[1])


@pytest.mark.parametrize(
    ("name", "contract", "is_open"),
    [
        ("gametwist", "six_threes", False),
        ("elsteiner", "sechserdreier", False),
        ("alpine", "blind_solo", False),
        ("hausregeln", "sechser", True),
    ],
)
def test_six_cards_are_taken_unseen_except_on_the_german_page(
    name: str, contract: str, *, is_open: bool
) -> None:
    state = undertaken(table(name), contract, Seat.P1, deal_with(TAROCKS_FOR_ALL))
    assert state is not None
    talon = CardSet(state.deal.talon[0] + state.deal.talon[1])

    laid = apply_all(state, LayAway(random_lay_away(state, random.Random(1))))

    assert isinstance(state.phase, LayingAway)
    assert len(state.hand(Seat.P1)) == 18
    for now in (state, laid):
        for seat in (Seat.P2, Seat.P3):
            assert view(now, seat).talon == (talon if is_open else CardSet())
    assert rules_against(state, LayAway(CardSet(list(state.hand(Seat.P1))[:3])))[0] == (
        "away-wrong-number"
    )


# ---------------------------------------------------------------------------- the lay-away


def laying(name: str, contract: str, hand: str, talon: str) -> GameState:
    found = undertaken(table(name), contract, Seat.P1, deal_with({Seat.P1: hand}, talon))
    assert found is not None
    return (
        apply_all(found, TakeHalf(0))
        if found.dialect.contract(contract).talon is Talon.HALF
        else found
    )


TAROCK_HAND = "T22 T21 T20 T19 T18 T17 T16 T15 T14 HK HQ H4"


def test_a_tarock_goes_for_want_of_others_and_is_shown() -> None:
    state = laying("hausregeln", "dreier", TAROCK_HAND, "T13 T12 SK")

    laid = apply_all(state, LayAway(CardSet(codes("HQ H4 T12"))))

    assert isinstance(laid.phase, (Announcing, Playing))
    assert laid.phase.table.shown == CardSet([Card.T12])
    two_tarocks = rules_against(state, LayAway(CardSet(codes("HQ T12 T13"))))
    assert two_tarocks == ["away-tarock-if-needed"]


def test_at_gametwist_tarocks_go_freely_and_unseen() -> None:
    state = laying("gametwist", "three", TAROCK_HAND, "T13 T12 SK")

    laid = apply_all(state, LayAway(CardSet(codes("T12 T13 T14"))))

    assert isinstance(laid.phase, (Announcing, Playing))
    assert laid.phase.table.shown == CardSet()
    assert view(laid, Seat.P1).away == CardSet(codes("T12 T13 T14"))
    assert view(laid, Seat.P2).away == CardSet()


def test_a_called_card_taken_up_is_not_laid_away() -> None:
    found = undertaken(
        table("hausregeln"),
        "koenigrufer",
        Seat.P1,
        deal_with({Seat.P1: f"{FOUR_KINGS} H4 H3"}, "DQ H2 D4"),
    )
    assert found is not None
    state = apply_all(found, CallCard(Card.DQ), TakeHalf(0))

    refused = rules_against(state, LayAway(CardSet(codes("DQ H4 H3"))))

    assert refused == ["away-called-card"]


def test_cards_of_others_are_not_laid_away() -> None:
    state = laying("hausregeln", "dreier", TAROCK_HAND, "T13 T12 SK")

    refused = rules_against(state, LayAway(CardSet(codes("HQ H4 C7"))))

    assert refused == ["away-not-in-hand"]


@pytest.mark.parametrize(("talon", "is_lost"), [("T2 H3 H2", False), ("T2 T3 H2", True)])
def test_six_tarocks_with_the_half_lose_a_farbendreier_at_elsteiner(
    talon: str, *, is_lost: bool
) -> None:
    state = laying("elsteiner", "farbendreier", "T5 T6 T7 T8 H4 D4 D3 D2 S7 S8 C7 C8", talon)

    assert isinstance(state.phase, Ended) is is_lost
    if isinstance(state.phase, Ended):
        assert state.phase.ending is Ending.LOST_AT_ONCE
        assert settle(outcome(state)).totals == (-15, 5, 5, 5)


@pytest.mark.parametrize(("keeps", "is_lost"), [(6, False), (5, True)])
def test_six_suit_cards_must_be_left_on_the_german_page(keeps: int, *, is_lost: bool) -> None:
    suits = ["H4", "H3", "D4", "D3", "S7", "S8"][:keeps]
    tarocks = [f"T{number}" for number in range(4, 4 + 12 - keeps)]

    state = laying("hausregeln", "farbendreier", " ".join([*suits, *tarocks]), "T2 T3 T20")
    laid = apply_all(state, LayAway(CardSet(codes("T2 T3 T20"))))

    assert isinstance(laid.phase, Ended) is is_lost
    if isinstance(laid.phase, Ended):
        assert settle(outcome(laid)).totals == (-12, 4, 4, 4)


def test_suit_cards_that_go_for_want_of_tarocks_are_shown() -> None:
    hand = "T22 T21 T20 H4 H3 D4 D3 S7 S8 C7 C8 C9"

    state = laying("alpine", "no_trump", hand, "T1 H2 D2")
    laid = apply_all(state, LayAway(CardSet(codes("T20 H2 C9"))))

    assert isinstance(laid.phase, (Announcing, Playing))
    assert laid.phase.table.shown == CardSet(codes("H2 C9"))
    assert rules_against(state, LayAway(CardSet(codes("H4 H2 C9")))) == ["away-tarocks-first"]


@pytest.mark.parametrize(("name", "contract", "shown"), [
    ("elsteiner", "sechserdreier", ""), ("alpine", "blind_solo", "T4 T5"),
    ("hausregeln", "sechser", "T4 T5"), ("gametwist", "six_threes", ""),
])  # fmt: skip
def test_tarocks_in_the_six_cards(name: str, contract: str, shown: str) -> None:
    hand = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 HK H4"
    found = undertaken(
        table(name),
        contract,
        Seat.P1,
        deal_with(
            {**TAROCKS_FOR_ALL, Seat.P1: hand, Seat.P3: "T9 T10"} | {Seat.P4: "T11 T12"},
            "T4 T5 H3 H2 D4 SK",
        ),
    )
    assert found is not None

    laid = apply_all(found, LayAway(CardSet(codes("T4 T5 H4 H3 H2 D4"))))

    assert isinstance(laid.phase, (Announcing, Playing))
    assert laid.phase.table.shown == CardSet(codes(shown))


# ---------------------------------------------------------------------- values and phases


def test_a_move_of_another_phase_is_refused_as_not_now() -> None:
    state = seated("gametwist")
    moves: list[Move] = [CallFourth(), GiveUp(), TakeHalf(0), LayAway(CardSet()), PlayCard(Card.T5)]

    for move in moves:
        with pytest.raises(IllegalMove) as raised:
            apply(state, move)
        assert [reason.rule.id for reason in raised.value.reasons] == ["move-not-now"]
        assert raised.value.move == move


def test_the_undertaking_is_known_from_the_end_of_the_auction_to_the_end() -> None:
    rng = random.Random(3)
    state = seated("gametwist")

    assert state.undertaking is None
    assert state.turn is Seat.P2
    end = played_out(some_hand(table("gametwist"), "caller", rng), rng)
    assert end.undertaking is not None
    assert end.turn is None
    with pytest.raises(TypeError, match="has not ended"):
        outcome(state)
    with pytest.raises(TypeError, match="no trick"):
        _ = view(state, Seat.P1).play


def test_a_king_that_falls_shows_the_partner_to_all() -> None:
    deal = deal_with({Seat.P1: "HK D4 T5 T6", Seat.P2: "DK T7 T8", Seat.P3: "D3", Seat.P4: "D2"})
    found = undertaken(table("hausregeln"), "solorufer", Seat.P1, deal)
    assert found is not None
    state = apply_all(found, CallCard(Card.DK))
    while isinstance(state.phase, Announcing):
        state = apply_all(state, Good())

    state = apply_all(state, PlayCard(Card.D4))
    before = view(state, Seat.P4).side_of(Seat.P2)
    state = apply_all(state, PlayCard(Card.DK))

    assert before is None
    assert view(state, Seat.P4).side_of(Seat.P2) is True
    assert view(state, Seat.P4).table_side_of(Seat.P3) is False


def test_a_deal_knows_its_hands() -> None:
    deal: Deal = deal_with({Seat.P2: "T1"})

    assert Card.T1 in deal.hand(Seat.P2)
    assert sum(len(hand) for hand in deal.hands) == 48
