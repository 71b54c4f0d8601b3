"""What an address asks once the talon is turned up."""

from __future__ import annotations

import pytest

from engine import DIALECTS
from engine.advice.model import Query
from engine.calls import passed_until
from engine.card_text import parse_hand
from engine.cards import KINGS, Card, CardSet
from engine.contracts import Talon
from engine.moves import Bid
from engine.seats import Seat
from engine.state import TakingTalon
from tutor.talon_query import TalonQuery, contracts, read

GAMETWIST = DIALECTS["gametwist"]
HAND = parse_hand("T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7")
QUERY = Query(GAMETWIST, HAND, Seat.P1, passed_until(GAMETWIST, Seat.P1))
TALON = {"half1": "T5 C9 C8", "half2": "T10 H1 D2"}


def asked(**given: str) -> TalonQuery:
    found = read(given, QUERY)
    assert found is not None
    return found


def test_only_games_that_turn_the_talon_up_are_offered() -> None:
    offered = contracts(QUERY)

    assert {row.talon for row in offered} == {Talon.HALF}
    assert {"caller", "three"} <= {row.name for row in offered}
    assert {"solo_caller", "six_threes", "bettler"}.isdisjoint({row.name for row in offered})


def test_an_address_is_written_as_it_is_read() -> None:
    given = {"contract": "caller", "king": "DK", **TALON}

    found = asked(**given)

    assert found.address == given
    assert read(found.address, QUERY) == found


def test_who_says_nothing_plays_and_calls_by_rule_of_thumb() -> None:
    found = asked()

    assert found.contract == contracts(QUERY)[0]
    assert found.called in KINGS - HAND
    assert found.halves == (CardSet(), CardSet())
    assert found.whole is found.view is None


@pytest.mark.parametrize("king", ["HK", "nonsense", "T5", ""])
def test_a_king_that_cannot_be_called_is_not(king: str) -> None:
    assert asked(contract="caller", king=king).called in KINGS - HAND


def test_without_a_call_there_is_no_king() -> None:
    assert asked(contract="three", king="DK").called is None


def test_cards_that_lie_elsewhere_lie_in_no_half() -> None:
    found = asked(
        contract="caller", king="DK", half1="HK DK C9 C9 nonsense T5 C8 S7", half2="C9 T1"
    )

    assert found.halves == (CardSet([Card.C9, Card.T5, Card.C8]), CardSet([Card.T1]))
    assert not set(found.unseen) & set(HAND.add(Card.DK))
    assert len(found.unseen) == 54 - 12 - 1


def test_with_both_halves_the_declarer_sees_them_and_nothing_hidden() -> None:
    found = asked(contract="caller", king="DK", **TALON)

    seen = found.view

    assert seen is not None
    assert isinstance(seen.phase, TakingTalon)
    assert seen.hand == HAND
    assert seen.halves == found.halves
    assert seen.called is Card.DK


def test_where_no_game_turns_the_talon_up_nothing_is_asked() -> None:
    highest = max(GAMETWIST.contracts, key=lambda row: row.rank)
    query = Query(GAMETWIST, HAND, Seat.P3, ((Seat.P2, Bid(highest)),))

    assert contracts(query) == ()
    assert read(TALON, query) is None
