"""What an address asks about a hand, and how it is always written."""

from __future__ import annotations

import pytest

from engine import DIALECTS, Dialect, table
from engine.calls import after_calls, calls_text, passed_until
from engine.card_text import parse_hand
from engine.moves import Bid, Pass
from engine.notation import move_text
from engine.seats import Seat
from engine.state import Bidding
from tutor.auction import turn, until, with_word, words
from tutor.hand_query import SEED, HandQuery, read

HAND = "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"
ALPINE, GAMETWIST = DIALECTS["alpine"], DIALECTS["gametwist"]
at_each_table = pytest.mark.parametrize("dialect", DIALECTS.values(), ids=list(DIALECTS))


# ------------------------------------------------------------------------ the address


@at_each_table
@pytest.mark.parametrize("seat", Seat)
def test_an_address_is_written_as_it_is_read(dialect: Dialect, seat: Seat) -> None:
    asked = HandQuery(dialect, seat, passed_until(dialect, seat), 7, HAND, parse_hand(HAND))

    again = read(asked.address, ALPINE)

    assert again.query == asked.query
    assert again.seed == 7
    assert again.address == asked.address


def test_a_hand_alone_is_forehands_at_ones_own_table() -> None:
    asked = read({"hand": "xxi, sküs, herz könig " + "T1 T2 T3 T4 T5 T6 T7 T8 T9"}, GAMETWIST)

    assert asked.address == {
        "hand": "T 22 21 9 8 7 6 5 4 3 2 1 / H K",
        "table": "gametwist",
        "seat": "P1",
        "auction": "P2:pass P3:pass P4:pass",
        "seed": str(SEED),
    }


def test_a_table_with_options_and_a_bid_with_a_bird_survive_the_address() -> None:
    at = table("hausregeln+pagat_rule=last_tarock")
    calls = "P1:vorhand P2:besserrufer+pagat P3:pass"
    given = {"hand": HAND, "table": at.table, "seat": "P4", "auction": calls}

    asked = read(given, ALPINE)

    assert asked.dialect == at
    assert calls_text(asked.calls) == calls
    assert read(given | {"table": at.table.replace("+", " ")}, ALPINE).dialect == at


@pytest.mark.parametrize("seed", ["", "-1", "abc", "1" * 40, "٣"])
def test_a_seed_that_is_none_is_the_usual_one(seed: str) -> None:
    assert read({"hand": HAND, "seed": seed}, ALPINE).seed == SEED


# ------------------------------------------------------------------------- what is wrong


def test_a_hand_that_is_none_is_kept_as_it_was_written() -> None:
    asked = read({"hand": "HK HK", "seat": "P3"}, ALPINE)

    assert asked.hand is asked.query is None
    assert asked.hand_fault is not None
    assert asked.hand_fault.reasons[0].rule.id == "input-card-twice"
    assert asked.address["hand"] == "HK HK"
    assert asked.address["seat"] == "P3"


def test_a_table_that_is_none_leaves_ones_own() -> None:
    asked = read({"hand": HAND, "table": "nowhere"}, GAMETWIST)

    assert asked.dialect is GAMETWIST
    assert asked.table_fault is not None
    assert asked.table_fault.reasons[0].rule.id == "input-unknown-dialect"


def test_the_auction_is_kept_before_the_call_that_cannot_be() -> None:
    auction = "P2:three P3:solo_caller P4:pass"

    asked = read({"hand": HAND, "auction": auction, "seat": "P1"}, GAMETWIST)

    fault = asked.auction_fault
    assert fault is not None
    assert fault.number == 2
    assert fault.call == (Seat.P3, Bid(GAMETWIST.contract("solo_caller")))
    assert fault.reasons[0].rule.id == "bid-too-low"
    assert calls_text(asked.calls) == "P2:three"
    assert asked.query is None
    assert asked.hand is not None


def test_a_bid_that_the_hand_forbids_is_a_call_that_cannot_be() -> None:
    elsteiner = DIALECTS["elsteiner"]
    auction = "P1:vorhand P2:besserrufer+pagat P3:pass P4:solodreier P1:pass"
    given = {"auction": auction, "seat": "P2"}

    with_hand = read(given | {"hand": HAND}, elsteiner)

    assert read(given, elsteiner).auction_fault is None
    assert with_hand.auction_fault is not None
    assert with_hand.auction_fault.reasons[0].rule.id == "bid-bird-not-held"
    assert with_hand.auction_fault.number == 2


@pytest.mark.parametrize(
    ("auction", "rule"),
    [
        ("P2:pass", "move-not-your-turn"),
        ("P2:pass P3:pass P4:pass P1:caller", "input-auction-over"),
        ("nonsense", "input-no-call"),
        ("P2:nonsense", "input-unknown-contract"),
    ],
)
def test_an_auction_that_does_not_lead_to_the_seat_is_a_fault(auction: str, rule: str) -> None:
    asked = read({"hand": HAND, "auction": auction}, GAMETWIST)

    assert asked.auction_fault is not None
    assert asked.auction_fault.reasons[0].rule.id == rule
    assert asked.query is None


def test_a_hand_that_is_dealt_again_is_a_fault_where_it_is() -> None:
    bare = "H K Q 4 / D J 1 2 / S K 10 9 / C 7 8 9"
    counts = {name: read({"hand": bare}, at).query is None for name, at in DIALECTS.items()}

    assert counts == {name: at.auction.least_tarocks > 0 for name, at in DIALECTS.items()}


# ------------------------------------------------------------------ putting it together


@at_each_table
@pytest.mark.parametrize("seat", Seat)
def test_only_what_may_be_said_is_offered_and_can_be_said(dialect: Dialect, seat: Seat) -> None:
    calls = passed_until(dialect, seat)

    for word in words(dialect, calls).legal:
        changed = with_word(dialect, calls, len(calls), word, seat)

        assert changed[: len(calls) + 1] == (*calls, (seat, word))
        phase = after_calls(dialect, changed).phase
        if isinstance(phase, Bidding):
            assert phase.turn is seat or phase.is_free_choice


def test_a_changed_word_leaves_what_can_still_be_said_after_it() -> None:
    calls = read({"auction": "P2:pass P3:three P4:pass", "seat": "P1"}, GAMETWIST).calls

    lower = with_word(GAMETWIST, calls, 0, Bid(GAMETWIST.contract("piccolo")), Seat.P1)
    higher = with_word(GAMETWIST, calls, 0, Bid(GAMETWIST.contract("solo_three")), Seat.P1)

    assert calls_text(lower) == "P2:piccolo P3:three P4:pass"
    assert calls_text(higher) == "P2:solo_three P3:pass P4:pass"


def test_the_others_pass_until_the_seat_is_to_speak_again() -> None:
    calls = read({"auction": "P2:piccolo P3:three", "seat": "P4"}, GAMETWIST).calls
    bid = Bid(GAMETWIST.contract("solo_three"))

    over = with_word(GAMETWIST, calls, 2, bid, Seat.P4)
    asked_again = with_word(GAMETWIST, calls, 2, Pass(), Seat.P2)

    assert turn(GAMETWIST, over) is None
    assert turn(GAMETWIST, asked_again) is Seat.P2
    assert move_text(asked_again[-1][1]) == "pass"


def test_when_somebody_must_choose_nobody_chooses_for_them() -> None:
    calls = until(GAMETWIST, (), Seat.P3)
    passed = with_word(GAMETWIST, calls, len(calls), Pass(), Seat.P3)

    assert turn(GAMETWIST, passed) is Seat.P1
    phase = after_calls(GAMETWIST, passed).phase
    assert isinstance(phase, Bidding)
    assert phase.is_free_choice


def test_after_the_auction_there_is_nothing_to_say() -> None:
    calls = read({"auction": "P2:pass P3:pass P4:pass P1:caller"}, GAMETWIST).calls

    assert words(GAMETWIST, calls).against == {}
