"""The follow chain and the winner of a trick against an independent statement."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import CardSet, judge_play, table, taken, why_not
from engine.cards import Card
from tests.laws import plain_rules as plain
from tests.laws.samples import EACH
from tests.laws.situations import GAMES, TABLES, Situation, dealt, situations

pytestmark = pytest.mark.slow

DEALT_EACH = 150


def judged(situation: Situation) -> tuple[set[str], dict[str, str]]:
    """The engine's verdict on plain strings: what is legal, and why the rest is not."""
    verdict = judge_play(situation.view)
    assert all(len(reasons) == 1 for reasons in verdict.illegal.values())
    return (
        {card.code for card in verdict.legal},
        {card.code: reasons[0].rule.id for card, reasons in verdict.illegal.items()},
    )


@pytest.mark.parametrize(("name", "game"), GAMES)
@EACH
@given(data=st.data())
def test_legal_cards_and_reasons_are_those_of_the_independent_follow_chain(
    name: str, game: str, data: st.DataObject
) -> None:
    situation = data.draw(situations(name, game))

    legal, against = judged(situation)

    assert (legal, against) == situation.expected


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_the_same_holds_in_many_situations_from_a_fixed_seed(name: str, game: str) -> None:
    rng = random.Random(f"{name} {game}")
    many = [dealt(name, game, rng) for _ in range(DEALT_EACH)]

    differing = [situation for situation in many if judged(situation) != situation.expected]

    assert differing == []


@pytest.mark.proof
@pytest.mark.parametrize(("name", "game"), GAMES)
def test_the_same_holds_in_ten_thousand_situations(name: str, game: str) -> None:
    rng = random.Random(f"proof {name} {game}")

    differing = [
        situation
        for situation in (dealt(name, game, rng) for _ in range(10_000))
        if judged(situation) != situation.expected
    ]

    assert differing == []


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_some_card_is_always_legal_and_every_other_has_its_one_reason(name: str, game: str) -> None:
    rng = random.Random(f"{game} {name}")
    for _ in range(DEALT_EACH):
        view = dealt(name, game, rng).view

        verdict = judge_play(view)

        assert verdict.legal
        assert set(verdict.against) == set(view.hand)
        assert {*verdict.legal, *verdict.illegal} == set(view.hand)
        assert not {*verdict.legal} & {*verdict.illegal}
        assert all(len(reasons) == 1 for reasons in verdict.illegal.values())


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_duties_that_bind_are_exactly_the_reasons_against_cards(name: str, game: str) -> None:
    rng = random.Random(f"duties {game} {name}")
    for _ in range(DEALT_EACH):
        verdict = judge_play(dealt(name, game, rng).view)

        named = {reason for reasons in verdict.illegal.values() for reason in reasons}

        assert set(verdict.obligations) == named
        assert len(verdict.obligations) == len(named)


def test_the_situations_meet_every_rule_of_play_somewhere() -> None:
    rng = random.Random(1)
    seen: Counter[str] = Counter()
    for name, game in GAMES:
        for _ in range(4 * DEALT_EACH):
            seen.update(set(dealt(name, game, rng).expected[1].values()))

    assert {rule for rule, times in seen.items() if times >= 5} == {
        "play-follow-suit",
        "play-tarock-if-void",
        "play-no-tarock-lead",
        "play-beat-if-able",
        "play-pagat-takes-emperor",
        "play-pagat-last-tarock",
        "play-pagat-last-card",
        "play-announced-now",
        "play-keep-announced",
        "play-earliest-announced-first",
    }


def test_a_card_that_is_not_in_the_hand_has_a_reason_of_its_own() -> None:
    situation = Situation("alpine", "beggar", ("H4", "T5"), ("HJ",), 11, ())

    reasons = [why_not(situation.view, card) for card in (Card.HK, Card.H4, Card.T5)]

    assert [[reason.rule.id for reason in each] for each in reasons] == [
        ["play-not-in-hand"],
        [],
        ["play-follow-suit"],
    ]


# ------------------------------------------------------------------- who takes the trick


@pytest.mark.parametrize(("name", "game"), GAMES)
@EACH
@given(data=st.data())
def test_the_winner_is_that_of_the_independent_statement(
    name: str, game: str, data: st.DataObject
) -> None:
    situation = data.draw(situations(name, game))
    trick = (*situation.trick, situation.hand[0])
    view = situation.view

    won = taken([Card[code] for code in trick], view.contract, view.dialect)

    assert won.card.code == plain.winner(trick, game, TABLES[name])
    assert trick[won.place] == won.card.code


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_the_winner_of_full_tricks_agrees_whatever_the_order(name: str, game: str) -> None:
    rng = random.Random(f"tricks {name} {game}")
    dialect = table(name)
    for _ in range(DEALT_EACH):
        situation = dealt(name, game, rng)
        others = [card for card in plain.PACK if card not in situation.trick]
        trick = [*situation.trick, *rng.sample(others, 4 - len(situation.trick))]

        won = taken([Card[code] for code in trick], dialect.contract(situation.contract), dialect)

        assert won.card.code == plain.winner(trick, game, TABLES[name]), trick


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_the_mond_is_caught_only_in_black_games_of_gametwist(name: str, game: str) -> None:
    rng = random.Random(f"mond {name} {game}")
    dialect = table(name)
    for _ in range(DEALT_EACH):
        situation = dealt(name, game, rng)
        trick = ["T21", *rng.sample([card for card in plain.PACK if card != "T21"], 3)]
        rng.shuffle(trick)
        contract = dialect.contract(situation.contract)

        won = taken([Card[code] for code in trick], contract, dialect)

        is_caught = plain.winner(trick, game, TABLES[name]) != "T21"
        assert won.mond_caught is (is_caught and name == "gametwist" and game == "black")


def test_the_order_of_the_hand_does_not_matter() -> None:
    rng = random.Random(3)
    for name, game in GAMES:
        situation = dealt(name, game, rng)
        turned = situation._replace(hand=tuple(reversed(situation.hand)))

        assert judge_play(situation.view).legal == judge_play(turned.view).legal


def test_a_verdict_lists_the_legal_cards_as_a_hand_is_sorted() -> None:
    rng = random.Random(4)
    for name, game in GAMES:
        view = dealt(name, game, rng).view

        legal = judge_play(view).legal

        assert legal == tuple(CardSet(legal))
