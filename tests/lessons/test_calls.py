from __future__ import annotations

import pytest

from engine import DIALECTS, CardSet, Dialect, Refused, parse_cards, table
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.seats import Seat
from lessons import phrases as ph
from lessons.asks import ASKS
from lessons.calls import call, calls
from lessons.grade import grade
from lessons.load import lesson
from lessons.model import ReadStep
from lessons.responses import naive_response, right_response
from lessons.runner import question, steps_at
from puzzles.position import Position
from puzzles.question import Question

OPENING = "opening P2:bettler"


def name_of(move: Move) -> str:
    return move.contract.canonical if isinstance(move, Bid) else type(move).__name__


def test_calls_are_read_seat_by_seat() -> None:
    zone = table("cardgames_zone")

    assert calls(zone, "P1:pass P2:hold") == ((Seat.P1, Pass()), (Seat.P2, Hold()))
    assert calls(zone, "P3:bettler") == ((Seat.P3, Bid(zone.contract("bettler"))),)
    assert calls(zone, "") == ()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gametwist", ()),
        ("elsteiner", ((Seat.P1, Vorhand()),)),
        ("alpine", ((Seat.P1, Pass()),)),
        ("cardgames_zone", ((Seat.P1, Pass()),)),
        ("hausregeln", ((Seat.P1, Vorhand()),)),
    ],
)
def test_the_opening_is_what_forehand_says_first_at_each_table(
    name: str, said: tuple[tuple[Seat, Move], ...]
) -> None:
    assert calls(table(name), "opening") == said


@pytest.mark.parametrize(
    ("name", "above", "below"),
    [
        ("gametwist", "besserrufer+pagat", "piccolo"),
        ("elsteiner", "besserrufer+uhu", "besserrufer+pagat"),
        ("alpine", "farbendreier", "piccolo"),
        ("cardgames_zone", "solodreier", "dreier"),
        ("hausregeln", "farbendreier", "besserrufer+pagat"),
    ],
)
def test_the_rung_next_to_the_standing_bid_is_that_of_the_table(
    name: str, above: str, below: str
) -> None:
    dialect = table(name)
    said = calls(dialect, OPENING)

    assert name_of(call(dialect, said, "above")) == above
    assert name_of(call(dialect, said, "below")) == below
    assert name_of(call(dialect, said, "same")) == "bettler"


@pytest.mark.parametrize("written", ["pass", "P5:pass", "P1 pass", "P1"])
def test_a_word_without_a_seat_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="is no call"):
        calls(table("alpine"), written)


def test_a_contract_that_the_table_lacks_is_refused() -> None:
    with pytest.raises(Refused):
        calls(table("alpine"), "P1:solodreier")


def test_above_needs_a_bid_and_a_rung() -> None:
    alpine = table("alpine")

    with pytest.raises(ValueError, match="nothing stands"):
        call(alpine, (), "above")
    with pytest.raises(ValueError, match="nothing on the ladder"):
        call(alpine, calls(alpine, "P1:farbensolo"), "above")


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
@pytest.mark.parametrize("lesson_id", ["03-the-deal", "10-the-auction"])
def test_each_table_walks_a_lesson_of_eight_to_twelve_steps(
    lesson_id: str, dialect: Dialect
) -> None:
    shown = lesson(lesson_id)
    steps = [step for step in steps_at(shown, dialect) if not shown.is_quiz(step)]

    assert 8 <= len(steps) <= 12
    assert sum(not isinstance(step, ReadStep) for step in steps) >= 6


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_the_quiz_of_the_auction_has_calls_that_are_allowed_and_others(dialect: Dialect) -> None:
    shown = lesson("10-the-auction")
    quiz = [question(shown, step, dialect) for step in shown.quiz]  # type: ignore[arg-type]
    allowed = [one for one in quiz if right_response(one) == 0]

    assert 1 <= len(allowed) <= 4


# ------------------------------------------------------------------------- the deal


def ask(name: str, about: str = "", hand: str = "", dialect: str = "alpine") -> Question:
    return ASKS[name](Position(table(dialect), hand=CardSet(parse_cards(hand))), about)


def test_the_turn_goes_round_the_table() -> None:
    assert [right_response(ask("who-follows", str(seat))) for seat in (1, 2, 3, 4)] == [1, 2, 3, 0]
    assert right_response(ask("deals-next")) == 0
    with pytest.raises(ValueError, match="5"):
        ask("who-follows", "5")


def test_the_cards_go_out_in_packets_of_six_with_the_talon_in_between() -> None:
    owners = [right_response(ask("where-goes", str(place))) for place in range(1, 55)]

    round_of_packets = [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6
    assert owners == [*round_of_packets, *[4] * 6, *round_of_packets]


@pytest.mark.parametrize(
    ("hand", "again_at"),
    [
        ("T 12 / H K Q N J 1 2 3 4 / S K Q N", ["gametwist"]),
        ("H K Q N J 1 2 3 4 / S K Q N J", ["gametwist"]),
        ("T 12 11 / H K Q N J 1 2 3 4 / S K Q", []),
    ],
)
def test_a_hand_with_few_tarocks_is_dealt_again_where_the_table_has_it(
    hand: str, again_at: list[str]
) -> None:
    found = [name for name in DIALECTS if right_response(ask("is-redealt", "", hand, name)) == 0]

    assert found == again_at


def test_a_dealt_hand_has_twelve_cards() -> None:
    with pytest.raises(ValueError, match="twelve"):
        ask("is-redealt", "", "T 12")


def test_seats_are_named_in_naive_answers_and_missed_ones_nudged() -> None:
    one = ask("who-follows", "4")

    assert naive_response(one.answer, "P3") == 2
    assert grade(one, 2).nudge == ph.NUDGE_ROUND_THE_TABLE()
    assert grade(ask("where-goes", "7"), 0).nudge == ph.NUDGE_DEAL_ALONG()
