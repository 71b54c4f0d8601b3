"""Whole recorded hands through the referee: same end, same thirds, same posts, same score.

The results come from an independent referee; see the fields in ``hands.jsonl``.
"""

from __future__ import annotations

import pytest

from engine import rulebook as rb
from engine.contracts import BIRD_NAMES, Bonus, Game
from engine.counting import thirds
from engine.hand_records import replay_record
from engine.scoring.ledger import Entry
from engine.scoring.outcome import Outcome
from engine.scoring.piles import side_cards, trick_cards
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import Ended, GameState, Table
from tests.records.test_hands import EACH, EACH_PLAYED, Row

BIRDS = BIRD_NAMES.items()
EACH_WITH_POSTS = [row for row in EACH if row.values[0]["result"]["posts"]]


_REPLAYED: dict[int, GameState] = {}


def ended(row: Row) -> tuple[GameState, Ended]:
    """The replayed hand; each is replayed once."""
    if id(row) not in _REPLAYED:
        _REPLAYED[id(row)] = replay_record(row["record"])
    state = _REPLAYED[id(row)]
    assert isinstance(state.phase, Ended)
    return state, state.phase


def seat_name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


# ------------------------------------------------------------------------------- the end


@pytest.mark.parametrize("row", EACH)
def test_the_hand_ends_as_recorded(row: Row) -> None:
    state, end = ended(row)
    result = row["result"]

    undertaking = state.undertaking

    assert end.ending.value == result["status"]
    assert undertaking is not None
    assert undertaking.contract.name == result["contract"]
    assert undertaking.declarer.name == result["declarer"]
    assert seat_name(state.partner) == result["partner"]
    assert (state.called and state.called.code) == result["called"]
    assert [trick.winner.name for trick in end.tricks] == (result.get("winners") or [])


@pytest.mark.parametrize("row", EACH)
def test_the_lay_away_and_what_it_shows_are_those_on_record(row: Row) -> None:
    state, end = ended(row)

    table = end.table

    assert table is not None
    assert {card.code for card in state.away} == set(row["record"].get("layaway") or [])
    assert table.shown <= state.away


# ---------------------------------------------------------------------------- the thirds


def side_thirds(state: GameState, end: Ended, table: Table) -> dict[str, int]:
    if table.undertaking.contract.game is Game.TRISCHAKEN:
        return {seat.name: thirds(trick_cards(end, seat)) for seat in Seat}
    declarers, defenders = side_cards(state, end, table)
    return {"declarer": thirds(declarers), "defenders": thirds(defenders)}


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_thirds_of_the_sides_of_unplayed_cards_and_of_the_talon(row: Row) -> None:
    state, end = ended(row)
    result = row["result"]
    assert end.table is not None

    sides = side_thirds(state, end, end.table)
    unplayed = sum(thirds(hand) for hand in state.hands)

    assert sides == result["thirds"]
    assert unplayed == result["unplayed_thirds"]
    assert 210 - sum(sides.values()) - unplayed == result["talon_thirds"]


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_tricks_of_each_seat(row: Row) -> None:
    state, _ = ended(row)

    found = outcome(state)

    assert {seat.name: found.tricks[seat - 1] for seat in Seat} == row["result"]["tricks"]


# ------------------------------------------------------------------------ posts and score


@pytest.mark.parametrize("row", EACH)
def test_every_seat_gets_what_is_on_record(row: Row) -> None:
    state, _ = ended(row)

    totals = settle(outcome(state)).totals

    assert {seat.name: totals[seat - 1] for seat in Seat} == row["result"]["totals"]


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_the_game_was_won_or_lost_as_recorded(row: Row) -> None:
    state, _ = ended(row)
    expected = row["result"].get("game_won")

    found = outcome(state)

    assert expected is None or found.game_won is expected


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_a_valat_was_made_or_missed_as_recorded(row: Row) -> None:
    state, _ = ended(row)
    expected = row["result"].get("valat")

    valat = outcome(state).valat

    if expected is None:
        assert valat is None
    else:
        kind, by_declarer = expected["kind"], expected["by"] == "declarer"
        assert valat is not None
        assert valat.is_announced is (kind != "silent")
        assert valat.is_made is (kind != "called_lost")
        assert valat.for_declarer is (by_declarer is valat.is_made)


Post = tuple[str, str, int, bool]
"""A post: its name, the side that gets it, what one opponent pays, whether announced."""
ANNOUNCED = (rb.SCORE_ANNOUNCED_MADE, rb.SCORE_ANNOUNCED_MISSED, rb.SCORE_BIRD_GIVEN_UP)
OWN_NAMES = {"koenigfang": "konigfang", **{name: bird.name.lower() for name, bird in BIRDS}}


def posts_on_record(row: Row) -> list[Post]:
    return sorted(
        (
            OWN_NAMES.get(post["post"], post["post"]),
            post["side"],
            post["stake"],
            post["announced"],
        )
        for post in row["result"]["posts"]
    )


def posts_of(entry: Entry, found: Outcome) -> list[Post]:
    """A line of the sheet as posts: a negative game is one for each opponent on record."""
    args = dict(entry.reason.args)
    side = "declarer" if entry.amounts[found.declarer - 1] > 0 else "defenders"
    if not found.dialect.settling.zero_sum and entry.amounts[found.declarer - 1] == 0:
        side = "defenders"
    stake = min(abs(amount) for amount in entry.amounts if amount)
    rest = (side, int(stake / found.factor), entry.reason.rule in ANNOUNCED)
    if isinstance(args.get("bonus"), Bonus):
        return [(args["bonus"].value, *rest)]  # type: ignore[attr-defined]
    if isinstance(args.get("seat"), Seat):
        return [(f"game:{args['seat']}", *rest)]
    assert found.contract is not None
    if found.contract.game is Game.NEGATIVE and found.dialect.settling.zero_sum:
        return [(f"game:{seat}", *rest) for seat in Seat if seat is not found.declarer]
    return [("game", *rest)]


@pytest.mark.parametrize("row", EACH_WITH_POSTS)
def test_every_post_is_on_the_sheet_with_its_side_and_stake(row: Row) -> None:
    state, _ = ended(row)
    found = outcome(state)

    sheet = [
        post
        for entry in settle(found).entries
        if entry.struck is None
        for post in posts_of(entry, found)
    ]

    assert sorted(sheet) == posts_on_record(row)


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_contras_that_are_void_on_record_do_not_count(row: Row) -> None:
    state, end = ended(row)
    counted = {str(post): level for post, level in outcome(state).levels}
    voids = [(seat, OWN_NAMES.get(post, post)) for seat, post in row["result"]["void_contras"]]

    for seat, post in voids:
        said = [one for one in end.spoken.said if one.seat.name == seat and str(one.post) == post]
        others = [
            one.level
            for one in end.spoken.said
            if str(one.post) == post and one not in said and one.level > 1
        ]
        assert said
        assert counted.get(post, 1) in {1, *others}


def test_the_hands_hold_void_contras_lost_valats_and_hands_not_played() -> None:
    results = [row.values[0]["result"] for row in EACH]

    assert sum(bool(result.get("void_contras")) for result in results) >= 3
    assert {result["valat"]["kind"] for result in results if result.get("valat")} == {
        "silent",
        "called_made",
        "called_lost",
    }
    assert {result["status"] for result in results} == {
        "played",
        "king_in_talon",
        "lost_at_once",
        "redeal",
    }
