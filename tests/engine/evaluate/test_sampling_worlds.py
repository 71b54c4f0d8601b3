"""Whole deals behind one hand: they agree with the rules, the hand and the auction."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine import DIALECTS, PACK, Bid, Card, CardSet, Deal, Pass, Seat, deal, twelve_count
from engine.dialect import Dialect
from engine.evaluate.sampling import worlds
from engine.moves import Move, Vorhand
from engine.parts import FirstWord

TABLES = list(DIALECTS.values())


def after(dialect: Dialect, *moves: Move) -> tuple[Move, ...]:
    """An auction that begins as the table's do."""
    opens = dialect.auction.first_word is FirstWord.VORHAND
    return (Vorhand(), *moves) if opens else moves


def dealt(
    seat: Seat, dialect: Dialect, moves: Sequence[Move] = (), seed: int = 1, number: int = 60
) -> tuple[Deal, ...]:
    hand = deal(10).hand(seat)
    return worlds(hand, seat, dialect, moves, random.Random(seed), number)


@pytest.mark.parametrize("dialect", TABLES, ids=lambda one: one.id)
@pytest.mark.parametrize("seat", Seat)
def test_each_world_is_a_whole_deal_with_the_hand_where_it_is(dialect: Dialect, seat: Seat) -> None:
    for world in dealt(seat, dialect, number=20):
        cards = [card for hand in world.hands for card in hand]
        cards += [card for half in world.talon for card in half]

        assert world.hand(seat) == deal(10).hand(seat)
        assert [len(hand) for hand in world.hands] == [12] * 4
        assert len(cards) == 54
        assert CardSet(cards) == PACK


@pytest.mark.parametrize("dialect", TABLES, ids=lambda one: one.id)
def test_a_longer_run_begins_with_the_shorter_one(dialect: Dialect) -> None:
    moves = after(dialect, Pass(), Pass())

    short = dealt(Seat.P4, dialect, moves, seed=3, number=10)
    long = dealt(Seat.P4, dialect, moves, seed=3, number=25)

    assert long[:10] == short
    assert len(set(long)) > 20


def test_no_world_is_one_that_would_be_dealt_again() -> None:
    table = DIALECTS["gametwist"]

    least = min(len(hand.tarocks) for world in dealt(Seat.P1, table) for hand in world.hands)

    assert least >= table.auction.least_tarocks


def test_a_hand_that_would_be_dealt_again_has_no_world() -> None:
    hand = CardSet(card for card in PACK if not card.is_tarock and card.number is None)
    hand = CardSet(list(hand)[:12])

    with pytest.raises(LookupError):
        worlds(hand, Seat.P1, DIALECTS["gametwist"], (), random.Random(1), 1)


def test_who_has_bid_a_bird_holds_it_where_that_is_the_rule() -> None:
    table = DIALECTS["elsteiner"]
    moves = after(table, Bid(table.contract("besserrufer+uhu")))

    found = dealt(Seat.P4, table, moves)

    assert all(Card.T2 in world.hand(Seat.P2) for world in found)


def test_nobody_can_have_bid_a_bird_that_oneself_holds() -> None:
    table = DIALECTS["elsteiner"]
    hand = CardSet([Card.T2, *list(PACK.coloured)[:11]])
    moves = after(table, Bid(table.contract("besserrufer+uhu")))

    with pytest.raises(LookupError):
        worlds(hand, Seat.P4, table, moves, random.Random(1), 1)


def test_where_the_bird_need_not_be_held_it_may_be_elsewhere() -> None:
    table = DIALECTS["gametwist"]
    moves = (Bid(table.contract("caller+uhu")),)

    found = dealt(Seat.P4, table, moves)

    assert any(Card.T2 not in world.hand(Seat.P2) for world in found)


def test_a_piccolo_is_not_bid_with_the_skus_where_that_is_barred() -> None:
    table = DIALECTS["alpine"]
    moves = (Pass(), Bid(table.contract("piccolo")))

    assert all(Card.T22 not in world.hand(Seat.P2) for world in dealt(Seat.P4, table, moves))


def mean_count(found: Sequence[Deal], seat: Seat) -> float:
    return sum(twelve_count(world.hand(seat)) for world in found) / len(found)


def test_a_hand_that_has_passed_is_weaker_and_one_that_has_bid_is_stronger() -> None:
    table = DIALECTS["cardgames_zone"]
    bid = (Bid(table.contract("dreier")),)

    unheard = mean_count(dealt(Seat.P4, table, number=400), Seat.P1)
    passed = mean_count(dealt(Seat.P4, table, (Pass(),), number=400), Seat.P1)
    has_bid = mean_count(dealt(Seat.P4, table, bid, number=400), Seat.P1)

    assert passed < unheard - 0.5
    assert has_bid > unheard + 2


def test_without_an_auction_every_unseen_card_is_as_likely_anywhere() -> None:
    found = dealt(Seat.P1, DIALECTS["alpine"], number=2000)
    card = next(iter(PACK - deal(10).hand(Seat.P1)))

    share = sum(card in world.hand(Seat.P3) for world in found) / len(found)

    assert share == pytest.approx(12 / 42, abs=4 * (12 / 42 * 30 / 42 / 2000) ** 0.5)
