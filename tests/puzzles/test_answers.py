"""The answers of each kind against the independent rules, and what its hints claim."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import DIALECTS, Card, CardSet, Game, Reason
from engine.counting import base, points_and_blatt
from puzzles.kinds import LEVELS
from puzzles.question import ChooseCard, ChooseCards, ChooseOne, EnterNumber, Question, Unit
from tests.laws import plain_rules as plain
from tests.laws.ladders import GAME_OF
from tests.puzzles.made import (
    SEEDS,
    codes,
    game_of,
    grid,
    plain_legal,
    plain_winner,
    question,
    questions,
)

pytestmark = pytest.mark.slow

PLAY_KINDS = ("legal-cards", "is-legal")
WIDER_NAME = {
    "play-pagat-takes-emperor": "play-beat-if-able",
    "play-announced-now": "play-keep-announced",
    "play-earliest-announced-first": "play-keep-announced",
}
"""``is-legal`` offers these rules under the name of a wider one."""
MORE_SEEDS = range(40)


def at(kind: str) -> pytest.MarkDecorator:
    """Runs a test for one kind at each dialect and level."""
    rows = [pytest.param(*row.values[1:], id=str(row.id)) for row in grid([kind])]
    return pytest.mark.parametrize(("name", "level"), rows)


def number_of(reason: Reason, name: str) -> int:
    value = reason[name]
    assert isinstance(value, int)
    return value


# ------------------------------------------------------------------------------ positions


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_a_hand_in_play_has_the_cards_that_the_number_of_the_trick_leaves(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level):
        position = one.position

        assert len(position.hand) == 13 - position.trick_number, one.id
        assert len(position.trick) <= 3
        assert position.seat == position.leader.next(len(position.trick))
        assert all(card in position.hand for card, _ in position.announced)


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_only_birds_of_the_dialect_and_one_king_are_announced_and_for_their_own_tricks(
    kind: str, name: str, level: int
) -> None:
    params = plain.PARAMS[name]
    for one in questions(kind, name, level):
        announced = {card.code: number for card, number in one.position.announced}
        kings = announced.keys() & plain.KINGS
        birds = announced.keys() - kings

        assert birds <= set(params.birds), one.id
        assert len(kings) <= 1
        assert all(announced[bird] == plain.BIRD_TRICKS[bird] for bird in birds)
        assert all(announced[king] == 12 for king in kings)
        bonuses = DIALECTS[name].bonuses
        assert not birds or bonuses.birds_in(one.position.required_contract)
        assert not kings or one.position.required_contract.game is Game.BLACK


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_the_context_says_table_contract_trick_and_what_is_announced(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level):
        position = one.position
        said = {reason.rule.id: reason for reason in one.context}

        assert said["at-table"]["dialect"] == name
        assert said["in-contract"]["contract"] == position.contract
        assert said["in-trick"]["number"] == position.trick_number
        assert ("you-lead" in said) is (not position.trick)
        announced = [
            (reason["card"], reason["trick"])
            for reason in one.context
            if reason.rule.id == "announced"
        ]
        assert tuple(announced) == position.announced


# ---------------------------------------------------------------------------- legal-cards


@at("legal-cards")
def test_the_legal_cards_are_those_of_the_independent_follow_chain(name: str, level: int) -> None:
    for one in questions("legal-cards", name, level):
        answer = one.answer
        assert isinstance(answer, ChooseCards)

        legal, _ = plain_legal(one.position)

        assert set(codes(answer.right)) == legal, one.id
        assert answer.offered == one.position.hand


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_every_rejected_card_has_the_reason_of_the_independent_follow_chain(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level):
        _, against = plain_legal(one.position)

        told = {
            card.code: [reason.rule.id for reason in reasons] for card, reasons in one.about_cards
        }

        assert told == {card: [rule] for card, rule in against.items()}, one.id


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_every_duty_that_rejects_a_card_is_in_the_explanation(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level):
        _, against = plain_legal(one.position)

        duties = {line.reason.rule.id for line in one.explanation if line.form == "why"}

        assert set(against.values()) <= duties, one.id


@at("legal-cards")
def test_the_last_hint_tells_how_many_cards_are_legal(name: str, level: int) -> None:
    for one in questions("legal-cards", name, level):
        legal, _ = plain_legal(one.position)

        narrowed = one.hints[-1]

        assert narrowed["number"] == len(legal), one.id
        assert narrowed["of"] == len(one.position.hand)


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_the_first_hint_says_truly_what_the_hand_holds(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        look, position = one.hints[0], one.position
        hand = codes(position.hand)
        tarocks = sum(card[0] == "T" for card in hand)

        match look.rule.id:
            case "hint-look-you-lead":
                expected = {"tarocks": tarocks, "others": len(hand) - tarocks}
                assert not position.trick
            case "hint-look-at-suit-led":
                led = position.trick[0].suit
                held = sum(card[0] == led.value for card in hand)
                expected = {"suit": led, "held": held}
                assert held
            case _:
                led = position.trick[0].suit
                expected = {"suit": led, "tarocks": tarocks}
                assert not [card for card in hand if card[0] == led.value]
        assert dict(look.args) == expected, one.id


def differing_tables(one: Question) -> Iterator[tuple[str, set[str]]]:
    """Each other table that has the contract but other legal cards, with these."""
    position = one.position
    ours, _ = plain_legal(position)
    for other, dialect in DIALECTS.items():
        rows = [
            row
            for row in dialect.contracts
            if row.canonical == position.required_contract.canonical
        ]
        if other == position.dialect.id or not rows:
            continue
        theirs, _ = plain.legal(
            codes(position.hand),
            codes(position.trick),
            GAME_OF[other, rows[0].name],
            plain.PARAMS[other],
            {},
            position.trick_number,
        )
        if theirs != ours:
            yield other, theirs


@pytest.mark.parametrize(("kind", "name", "level"), grid(PLAY_KINDS))
def test_what_is_said_of_other_tables_is_true(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        if one.position.announced:
            assert one.elsewhere == (), one.id
            continue
        expected = dict(differing_tables(one))

        said = {
            reason["dialect"]: set(codes(reason["cards"]))  # type: ignore[arg-type]
            for reason in one.elsewhere
            if reason.rule.id == "elsewhere-legal"
        }

        assert said == expected, one.id
        assert bool(said) is not any(r.rule.id == "elsewhere-same" for r in one.elsewhere)


# ------------------------------------------------------------------------------- is-legal


@at("is-legal")
def test_whether_the_asked_card_is_legal_agrees_with_the_independent_follow_chain(
    name: str, level: int
) -> None:
    for one in questions("is-legal", name, level):
        answer, asked = one.answer, one.position.asked
        assert isinstance(answer, ChooseOne)
        assert asked in one.position.hand

        legal, against = plain_legal(one.position)

        (right,) = (answer.options[place] for place in answer.right)
        if asked.code in legal:
            assert right.rule.id == "it-is-legal", one.id
        else:
            rule = against[asked.code]
            assert right.rule.id == "it-breaks", one.id
            assert right["rule"] == WIDER_NAME.get(rule, rule), one.id


@at("is-legal")
def test_the_statements_to_choose_from_are_different_and_never_only_two(
    name: str, level: int
) -> None:
    for one in questions("is-legal", name, level):
        answer = one.answer
        assert isinstance(answer, ChooseOne)

        assert len(set(answer.options)) == len(answer.options) >= 3
        assert len(answer.right) == 1
        assert not one.is_yes_or_no


@at("is-legal")
def test_the_last_hint_counts_the_legal_cards_of_the_asked_suit(name: str, level: int) -> None:
    for one in questions("is-legal", name, level):
        legal, _ = plain_legal(one.position)
        asked = one.position.asked
        assert asked is not None
        same = [card for card in codes(one.position.hand) if card[0] == asked.code[0]]

        narrowed = one.hints[-1]

        assert narrowed["suit"] == asked.suit
        assert narrowed["number"] == len(legal & set(same)), one.id
        assert narrowed["of"] == len(same)


def test_the_asked_card_is_about_as_often_legal_as_not() -> None:
    asked = [
        one.position.asked.code in plain_legal(one.position)[0]
        for name in DIALECTS
        for level in LEVELS
        for one in questions("is-legal", name, level)
        if one.position.asked is not None
    ]

    share = sum(asked) / len(asked)

    assert len(asked) == len(DIALECTS) * len(LEVELS) * len(SEEDS)
    assert 0.4 <= share <= 0.65


# --------------------------------------------------------------------------- trick-winner


@at("trick-winner")
def test_the_winner_is_that_of_the_independent_statement(name: str, level: int) -> None:
    for one in questions("trick-winner", name, level):
        answer = one.answer
        assert isinstance(answer, ChooseCard)

        assert codes(answer.right) == [plain_winner(one.position)], one.id
        assert answer.offered == one.position.trick
        assert len(one.position.trick) == 4
        assert one.position.seat == one.position.leader.next(3)
        assert not one.position.hand


@at("trick-winner")
def test_every_beaten_card_has_a_reason_that_is_true_of_it(name: str, level: int) -> None:
    for one in questions("trick-winner", name, level):
        trick, winner = one.position.trick, Card[plain_winner(one.position)]

        assert {card for card, _ in one.about_cards} == set(trick) - {winner}, one.id
        for card, (reason,) in one.about_cards:
            match reason.rule.id:
                case "trick-lower-in-suit":
                    assert card.suit is winner.suit
                    assert plain.height(card.code) < plain.height(winner.code)
                    assert reason["winner"] is winner
                case "trick-trumped":
                    assert card.suit is trick[0].suit
                    assert winner.is_tarock
                    assert game_of(one.position) != "suit"
                case "trick-not-the-suit-led":
                    assert card.suit is not trick[0].suit is reason["suit"]
                    assert not card.is_tarock or game_of(one.position) == "suit"
                case _:
                    assert reason.rule.id == "trick-emperor"
                    assert set(codes(trick)) >= plain.TRULL
                    assert winner is Card.T1


@at("trick-winner")
def test_the_last_hint_leaves_the_winner_and_one_other(name: str, level: int) -> None:
    for one in questions("trick-winner", name, level):
        cards = one.hints[-1]["cards"]

        assert isinstance(cards, tuple)
        assert len(set(cards)) == 2
        assert set(cards) <= set(one.position.trick)
        assert Card[plain_winner(one.position)] in cards, one.id


@at("trick-winner")
def test_other_winners_at_other_tables_are_told_truly(name: str, level: int) -> None:
    for one in questions("trick-winner", name, level):
        position = one.position
        trick, ours = codes(position.trick), plain_winner(position)
        canonical = position.required_contract.canonical
        expected = {}
        for other, dialect in DIALECTS.items():
            for row in dialect.contracts:
                if row.canonical == canonical and other != name:
                    game = GAME_OF[other, row.name]
                    theirs = plain.winner(trick, game, plain.PARAMS[other])
                    expected |= {other: Card[theirs]} if theirs != ours else {}

        said = {
            reason["dialect"]: reason["card"]
            for reason in one.elsewhere
            if reason.rule.id == "elsewhere-winner"
        }

        assert said == expected, one.id


def test_a_caught_mond_is_pointed_out_where_it_is_paid() -> None:
    told = 0
    for one in questions("trick-winner", "gametwist", 3, MORE_SEEDS):
        is_caught = Card.T21 in one.position.trick and plain_winner(one.position) != "T21"
        is_paid = is_caught and game_of(one.position) == "black"

        pointed_out = any(line.reason.rule.id == "trick-mond-caught" for line in one.explanation)

        assert pointed_out is is_paid, one.id
        told += pointed_out
    assert told


# ---------------------------------------------------------------------------- card-points


UNIT_OF = {
    "gametwist": Unit.THIRDS,
    "elsteiner": Unit.POINTS,
    "alpine": Unit.POINTS,
    "cardgames_zone": Unit.THIRDS,
    "hausregeln": Unit.BLATT,
}


@at("card-points")
def test_the_pile_is_worth_what_the_printed_table_says(name: str, level: int) -> None:
    for one in questions("card-points", name, level):
        answer, pile = one.answer, codes(one.position.pile)
        assert isinstance(answer, EnterNumber)
        exact = plain.pile_thirds(pile)

        is_rounded = answer.unit is Unit.POINTS

        assert answer.unit is UNIT_OF[name]
        assert answer.right == (round(exact / 3) if is_rounded else exact), one.id
        assert one.prompt["number"] == len(pile)


@at("card-points")
def test_the_steps_of_a_count_end_at_the_answer(name: str, level: int) -> None:
    for one in questions("card-points", name, level):
        answer, last = one.answer, one.steps[-1]
        assert isinstance(answer, EnterNumber)
        exact = plain.pile_thirds(codes(one.position.pile))
        points, blatt = points_and_blatt(exact)

        expected = {
            "gametwist": {"thirds": exact},
            "elsteiner": {"thirds": exact, "points": answer.right},
            "alpine": {"base": base(len(one.position.pile)), "points": answer.right},
            "cardgames_zone": {"points": points, "blatt": blatt},
            "hausregeln": {"points": points, "blatt": blatt},
        }[name]

        assert {key: last[key] for key in expected} == expected, one.id


@at("card-points")
def test_the_last_hint_spans_the_answer(name: str, level: int) -> None:
    for one in questions("card-points", name, level):
        exact = plain.pile_thirds(codes(one.position.pile))
        answer, narrowed = one.answer, one.hints[-1]
        assert isinstance(answer, EnterNumber)
        low, high = number_of(narrowed, "low"), number_of(narrowed, "high")

        whole = answer.right if answer.unit is Unit.POINTS else exact / 3

        assert low <= whole <= high, one.id
        assert high - low == 5


@at("card-points")
def test_piles_grow_with_the_level(name: str, level: int) -> None:
    sizes = {len(one.position.pile) for one in questions("card-points", name, level)}

    assert sizes <= {1: {3}, 2: {4, 8}, 3: set(range(16, 29))}[level]


# --------------------------------------------------------------------------- twelve-count


@at("twelve-count")
def test_the_hand_counts_what_the_independent_count_says(name: str, level: int) -> None:
    for one in questions("twelve-count", name, level):
        answer, hand = one.answer, codes(one.position.hand)
        assert isinstance(answer, EnterNumber)

        assert answer.right == plain.twelve(hand), one.id
        assert answer.unit is Unit.COUNT
        assert len(hand) == 12


@at("twelve-count")
def test_each_card_of_the_hand_is_told_its_share(name: str, level: int) -> None:
    shares = {
        "twelve-tarock": 1,
        "twelve-big-tarock": 2,
        "twelve-king": 1,
        "twelve-nothing": 0,
    }
    for one in questions("twelve-count", name, level):
        told = {card.code: shares[reason.rule.id] for card, (reason,) in one.about_cards}

        assert told == {card: plain.twelve([card]) for card in codes(one.position.hand)}, one.id
        assert len(one.steps) == sum(share > 0 for share in told.values())


@at("twelve-count")
def test_the_last_hint_spans_the_count(name: str, level: int) -> None:
    for one in questions("twelve-count", name, level):
        answer, narrowed = one.answer, one.hints[-1]
        assert isinstance(answer, EnterNumber)

        assert number_of(narrowed, "low") <= answer.right <= number_of(narrowed, "high"), one.id


# ---------------------------------------------------------------------------- the odd cases


def odd_cases(one: Question) -> set[str]:
    """Which of the rare situations a question on a turn shows; told by the plain rules."""
    position = one.position
    hand, trick, game = codes(position.hand), codes(position.trick), game_of(position)
    legal, against = plain_legal(position)
    tarocks = [card for card in hand if card[0] == "T"]
    found = set()
    if game in ("negative", "trischaken"):
        is_trumped = trick and trick[0][0] != "T" and any(card[0] == "T" for card in trick)
        same = [card for card in hand if trick and card[0] == trick[0][0]]
        if tarocks == ["T1"] and "T1" in legal:
            found.add("lone Pagat")
        if is_trumped and len(same) > 1 and legal == set(same):
            found.add("already trumped")
        if "play-pagat-takes-emperor" in against.values():
            found.add("emperor")
    if position.announced and set(against.values()) & {
        "play-keep-announced",
        "play-announced-now",
        "play-earliest-announced-first",
    }:
        found.add("announced")
    if {card.code for card, number in position.announced if number > position.trick_number} & legal:
        found.add("announced and forced out")
    return found


ODD_CASES = {
    "gametwist": {"lone Pagat", "already trumped", "announced", "announced and forced out"},
    "elsteiner": {
        "lone Pagat",
        "already trumped",
        "emperor",
        "announced",
        "announced and forced out",
    },
    "alpine": {"lone Pagat", "already trumped", "announced", "announced and forced out"},
    "hausregeln": {
        "lone Pagat",
        "already trumped",
        "emperor",
        "announced",
        "announced and forced out",
    },
}


@pytest.mark.parametrize("kind", PLAY_KINDS)
@pytest.mark.parametrize("name", ODD_CASES)
def test_the_odd_cases_come_up_at_the_third_level(name: str, kind: str) -> None:
    missing = set(ODD_CASES[name])

    for seed in range(80):
        missing -= odd_cases(question(kind, name, 3, seed))
        if not missing:
            break

    assert missing == set()


@pytest.mark.parametrize("name", ["gametwist", "elsteiner", "hausregeln"])
def test_an_emperor_trick_comes_up_where_the_dialect_has_it(name: str) -> None:
    emperors = [
        one
        for one in questions("trick-winner", name, 3, MORE_SEEDS)
        if any(line.reason.rule.id == "trick-emperor" for line in one.explanation)
    ]

    assert emperors
    assert all(plain_winner(one.position) == "T1" for one in emperors)


@pytest.mark.parametrize("name", ["alpine", "cardgames_zone"])
def test_three_trull_cards_in_a_trick_are_shown_where_the_skus_takes_them_too(name: str) -> None:
    meetings = [
        one
        for one in questions("trick-winner", name, 3, MORE_SEEDS)
        if set(codes(one.position.trick)) >= plain.TRULL
    ]

    assert meetings
    assert all(
        plain_winner(one.position) == "T22" for one in meetings if game_of(one.position) != "suit"
    )


@pytest.mark.parametrize("kind", PLAY_KINDS)
def test_the_table_without_the_duty_to_beat_asks_about_that_at_the_third_level(kind: str) -> None:
    games = [game_of(one.position) for one in questions(kind, "cardgames_zone", 3)]

    assert set(games) == {"negative"}


def test_the_first_level_keeps_to_games_with_tarocks_as_trumps() -> None:
    games = {
        game_of(one.position)
        for kind in (*PLAY_KINDS, "trick-winner")
        for name in DIALECTS
        for one in questions(kind, name, 1)
    }

    assert games == {"black"}


def test_no_legal_set_is_empty() -> None:
    rights = [
        one.answer.right
        for name in DIALECTS
        for level in LEVELS
        for one in questions("legal-cards", name, level)
        if isinstance(one.answer, ChooseCards)
    ]

    assert CardSet() not in rights
