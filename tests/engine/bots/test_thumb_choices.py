"""King, half and lay-away by rule of thumb: always legal, and what the books advise."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, Card, CardSet, Contract, Seat, deal, start, view
from engine.bots.thumb import best_call, callable_cards, choose_half, choose_lay_away
from engine.card_text import parse_cards
from engine.cards import KINGS, QUEENS
from engine.contracts import Talon
from engine.dialect import Dialect
from engine.moves import CallCard
from engine.rules.calling import judge_calling
from engine.rules.talon import against_lay_away, cards_to_lay, is_lost_before_laying_away
from engine.state import Calling, LayingAway, Undertaking
from engine.view import View

TAKERS = [
    pytest.param(dialect, contract, id=f"{dialect.id}-{contract.name}")
    for dialect in DIALECTS.values()
    for contract in dialect.contracts
    if contract.talon in (Talon.HALF, Talon.ALL_SHOWN, Talon.ALL_UNSEEN)
]
ALPINE = DIALECTS["alpine"]


def cards(text: str) -> CardSet:
    return CardSet(parse_cards(text))


def skewed_hand(rng: random.Random, number: int) -> CardSet:
    """Cards of one's own taste: long in tarocks and kings, or nearly without them."""
    taste = rng.choice([0.1, 1, 1, 6])
    weights = {card: taste if card.is_tarock or card in KINGS else 1 for card in Card}
    order = sorted(Card, key=lambda card: rng.random() ** (1 / weights[card]))
    return CardSet(order[-number:])


def laying(dialect: Dialect, contract: Contract, hand: CardSet, called: Card | None) -> View:
    phase = LayingAway(Undertaking(Seat.P1, contract, called), 0)
    return View(dialect, Seat.P1, hand, phase, 1, called)


@pytest.mark.parametrize(("dialect", "contract"), TAKERS)
def test_what_is_laid_away_may_be_laid_away(dialect: Dialect, contract: Contract) -> None:
    rng = random.Random(contract.name)
    for _ in range(25):
        phase = LayingAway(Undertaking(Seat.P1, contract), 0)
        number = cards_to_lay(phase)
        hand = skewed_hand(rng, 12 + number)
        absent = sorted((KINGS if not hand >= KINGS else QUEENS) - hand)
        called = rng.choice(absent) if contract.calls_king and absent else None

        away = choose_lay_away(hand, number, contract, dialect, called)

        seen = laying(dialect, contract, hand, called)
        is_over = is_lost_before_laying_away(seen, phase)
        assert is_over or against_lay_away(seen, phase, away) == ()


def test_a_called_queen_taken_up_is_not_laid_away() -> None:
    hand = cards("T 22 21 20 19 18 5 / H K Q / D K / S K Q N / C K J 7")

    away = choose_lay_away(hand, 3, ALPINE.contract("call"), ALPINE, Card.HQ)

    assert Card.HQ not in away


def test_points_of_a_short_suit_are_buried_before_a_guarded_king_is_bared() -> None:
    hand = cards("T 22 20 18 15 9 6 4 / H K 2 / D Q N / S 10 9 8 / C K")
    table = DIALECTS["elsteiner"]

    away = choose_lay_away(hand, 3, table.contract("dreier"), table, None)

    assert away >= cards("D Q N")


def test_a_card_of_the_called_suit_is_kept() -> None:
    hand = cards("T 22 20 18 15 9 6 4 / H 1 / D K 2 / S Q 9 8 / C K 8")

    away = choose_lay_away(hand, 3, ALPINE.contract("call"), ALPINE, Card.HK)

    assert Card.H1 not in away


def test_a_bird_that_was_bid_is_the_last_tarock_to_go() -> None:
    table = DIALECTS["gametwist"]
    hand = cards("T 22 21 20 19 18 17 16 15 14 4 3 2 1 / H K / D K")

    away = choose_lay_away(hand, 3, table.contract("caller+uhu"), table, Card.SK)

    assert away == cards("T 3 4 14")


def test_the_half_with_the_big_tarocks_is_taken() -> None:
    hand = cards("T 19 15 11 9 6 4 / H K 2 / D Q N / S 10 9")
    halves = (cards("D 2 / S 8 / C 7"), cards("T 21 17 / C K"))

    assert choose_half(hand, halves, ALPINE.contract("call"), ALPINE, Card.SK) == 1
    assert choose_half(hand, halves[::-1], ALPINE.contract("call"), ALPINE, Card.SK) == 0


def test_a_half_that_loses_a_suit_game_at_once_is_left() -> None:
    table = DIALECTS["elsteiner"]
    hand = cards("T 9 6 4 / H K Q N / D K Q / S K Q / C K 8")
    halves = (cards("T 22 21 20"), cards("D 2 / S 8 / C 7"))

    assert choose_half(hand, halves, table.contract("farbendreier"), table, None) == 1


@pytest.mark.parametrize("dialect", list(DIALECTS.values()), ids=lambda one: one.id)
def test_what_can_be_called_is_what_the_rules_let_one_call(dialect: Dialect) -> None:
    rng = random.Random(7)
    contract = next(row for row in dialect.contracts if row.calls_king)
    for _ in range(60):
        hand = skewed_hand(rng, 12)
        seen = View(dialect, Seat.P1, hand, Calling(Undertaking(Seat.P1, contract)), 1)
        legal = {move.card for move in judge_calling(seen).legal if isinstance(move, CallCard)}

        assert set(callable_cards(hand, dialect)) == legal
        if legal:
            assert best_call(hand, contract, dialect) in legal


def test_with_nothing_to_call_there_is_no_best_call() -> None:
    hand = cards("T 22 21 20 19 / H K Q / D K Q / S K Q / C K Q")

    assert callable_cards(hand, ALPINE) == CardSet()
    with pytest.raises(ValueError, match="nothing to call"):
        best_call(hand, ALPINE.contract("call"), ALPINE)


@pytest.mark.parametrize(
    ("hand", "contract", "king"),
    [
        ("T 22 18 11 9 6 4 / H Q 2 / D 3 1 / S 10 9", "rufer", Card.HK),
        ("T 22 18 11 9 6 4 / H N 2 / D 3 1 / S 10 9", "rufer", Card.HK),
        ("T 22 18 11 9 6 4 / H Q / D Q 1 / S 10 9 8", "rufer", Card.DK),
        ("T 22 18 11 9 6 4 / H Q / D Q 1 / S 10 9 8", "solorufer", Card.HK),
        ("T 22 18 11 9 6 4 / H 4 / D 4 3 2 1 / S K", "rufer", Card.HK),
        ("T 22 18 11 9 6 4 / H K 4 / D K 4 / S K 8", "rufer", Card.CK),
    ],
)
def test_kings_are_called_as_the_books_advise(hand: str, contract: str, king: Card) -> None:
    table = DIALECTS["elsteiner"]

    assert best_call(cards(hand), table.contract(contract), table) is king


def test_the_choice_depends_on_nothing_but_the_cards() -> None:
    state = start(ALPINE, 5)
    hand = view(state, Seat.P1).hand
    halves = (CardSet(deal(5).talon[0]), CardSet(deal(5).talon[1]))
    call = ALPINE.contract("call")

    twice = [choose_half(hand, halves, call, ALPINE, Card.SK) for _ in range(2)]

    assert twice[0] == twice[1]
