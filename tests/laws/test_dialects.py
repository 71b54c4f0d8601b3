"""The five dialects against the tables of the specification, and what options change."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from engine import DIALECTS, Card, Contract, Dialect, Game, Refused, judge_play, table
from engine.contracts import Bird, Bonus
from engine.dialect import faults
from engine.parts import EmperorRule, PagatRule, TarocksAway
from tests.laws import plain_rules as plain
from tests.laws.ladders import LADDERS, Row
from tests.laws.situations import TABLES, contracts, dealt

EVERY_ROW = [
    pytest.param(name, row, id=f"{name}-{row.name}")
    for name, rows in LADDERS.items()
    for row in rows
]
OPTIONS = [
    (name, option.name, value)
    for name, dialect in DIALECTS.items()
    for option in dialect.options
    for value in option.values
]
CHANGED_BY = {
    ("gametwist", "bird_must_be_held"): {"auction.bird_in_hand"},
    ("gametwist", "bird_caller_cap"): {"contracts"},
    ("gametwist", "trischaken_single_loser"): {"trischaken.single_loser"},
    ("gametwist", "late_announcements"): {"bonuses.late_announcements"},
    ("elsteiner", "dreier"): {"contracts"},
    ("elsteiner", "king_in_talon"): {"calling.in_talon"},
    ("elsteiner", "silent_fail_costs"): {"bonuses.silent_fail_costs"},
    ("elsteiner", "parallel_picolo"): {"auction.parallel_piccolo"},
    ("elsteiner", "late_announcements"): {"bonuses.late_announcements"},
    ("alpine", "king_in_talon"): {"calling.in_talon"},
    ("alpine", "late_announcements"): {"bonuses.late_announcements"},
    ("alpine", "dodge_round_pagat_rule"): {"play.pagat_in"},
    ("cardgames_zone", "all_pass"): {"auction.all_pass"},
    ("cardgames_zone", "match_hands"): {"settling.target"},
    ("cardgames_zone", "bettel_declarer_leads"): {"play.declarer_leads_negative"},
    ("hausregeln", "suit_game_bonuses"): {"bonuses.rows"},
    ("hausregeln", "solo_doubles_bonuses"): {"bonuses.solo_doubles"},
    ("hausregeln", "partner_kontra_void"): {"contras.partner_void"},
    ("hausregeln", "late_announcements"): {"bonuses.late_announcements"},
    ("hausregeln", "pagat_rule"): {"play.pagat_in"},
}
ALSO_CHANGED_BY = {("cardgames_zone", "all_pass", "trischaken"): {"contracts"}}
"""A Trischaken that nobody bids is a contract of that table only."""


@pytest.mark.parametrize("name", DIALECTS)
def test_a_dialect_has_no_faults(name: str) -> None:
    assert faults(DIALECTS[name]) == ()


def test_there_are_five_dialects_each_from_its_own_text() -> None:
    assert {dialect.seed: name for name, dialect in DIALECTS.items()} == {
        "000": "gametwist",
        "001": "elsteiner",
        "002": "alpine",
        "003": "cardgames_zone",
        "004": "hausregeln",
    }


# -------------------------------------------------------------------------- the contracts


def as_row(contract: Contract) -> Row:
    return Row(
        contract.name,
        contract.game.value,
        contract.rank,
        contract.won,
        contract.stake_lost,
        contract.talon.value,
        contract.opening.value,
        contract.tricks,
        contract.ouvert,
        contract.bird,
    )


@pytest.mark.parametrize(("name", "row"), EVERY_ROW)
def test_a_contract_is_as_the_specification_prints_it(name: str, row: Row) -> None:
    contract = DIALECTS[name].contract(row.name)

    assert as_row(contract) == row


@pytest.mark.parametrize("name", DIALECTS)
def test_a_dialect_has_no_other_contracts_and_none_twice(name: str) -> None:
    names = [contract.name for contract in DIALECTS[name].contracts]

    assert sorted(names) == sorted(row.name for row in LADDERS[name])
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", DIALECTS)
def test_the_ladder_has_a_rank_for_each_step_and_no_gap(name: str) -> None:
    ranks = sorted(contract.rank for contract in DIALECTS[name].contracts if contract.rank)

    assert ranks == list(range(1, len(ranks) + 1))


@pytest.mark.parametrize(("name", "row"), EVERY_ROW)
def test_a_contract_answers_to_both_of_its_names(name: str, row: Row) -> None:
    dialect = DIALECTS[name]
    contract = dialect.contract(row.name)

    base, _, bird = row.name.partition("+")

    assert dialect.contract(contract.canonical) is contract
    assert dialect.contract(row.name.replace("_", " ").upper()) is contract
    assert dialect.contract(base, bird or None) is contract


@pytest.mark.parametrize(("name", "row"), EVERY_ROW)
def test_only_partner_games_call_a_king(name: str, row: Row) -> None:
    callers = {"caller", "solo_caller", "rufer", "solorufer", "besserrufer", "call", "koenigrufer"}

    contract = DIALECTS[name].contract(row.name)

    assert contract.calls_king is (row.name.partition("+")[0] in callers)


@pytest.mark.parametrize(
    ("name", "lacking"),
    [
        ("gametwist", "zwiccolo"),
        ("alpine", "dreier"),
        ("alpine", "besserrufer+pagat"),
        ("cardgames_zone", "trischaken"),
        ("cardgames_zone", "piccolo"),
        ("hausregeln", "tricolo"),
        ("gametwist", "caller+marabu"),
    ],
)
def test_a_contract_that_a_dialect_lacks_is_refused_with_those_it_has(
    name: str, lacking: str
) -> None:
    with pytest.raises(Refused) as refused:
        DIALECTS[name].contract(lacking)

    assert refused.value.reason.rule.id == "input-unknown-contract"
    assert refused.value.reason["known"] == tuple(row.name for row in DIALECTS[name].contracts)


# --------------------------------------------------------------------- the parameter matrix


@pytest.mark.parametrize("name", TABLES)
def test_the_overtaking_duty_is_that_of_the_matrix(name: str) -> None:
    expected = {Game.NEGATIVE, Game.TRISCHAKEN} if TABLES[name].rise else set()

    assert table(name).play.rise_in == expected


@pytest.mark.parametrize("name", TABLES)
def test_the_pagat_rules_are_those_of_the_matrix(name: str) -> None:
    params, play = TABLES[name], table(name).play

    found = [play.pagat(game) for game in (Game.NEGATIVE, Game.TRISCHAKEN, Game.BLACK, Game.SUIT)]

    rule = {"last_tarock": PagatRule.LAST_TAROCK, "last_card": PagatRule.LAST_CARD, None: None}
    assert found == [rule[params.pagat_negative], rule[params.pagat_trischaken], None, None]


@pytest.mark.parametrize("name", TABLES)
def test_the_emperor_trick_is_that_of_the_matrix(name: str) -> None:
    params, play = TABLES[name], table(name).play

    found = [play.emperor(game) for game in (Game.BLACK, Game.NEGATIVE, Game.TRISCHAKEN, Game.SUIT)]

    negative = EmperorRule.ALWAYS if params.fairy_negative else None
    assert found == [
        EmperorRule.ALWAYS if params.fairy_black else None,
        negative,
        negative,
        EmperorRule.TAROCK_LED if params.fairy_suit_if_tarock_led else None,
    ]


@pytest.mark.parametrize("name", TABLES)
def test_win_line_birds_and_first_lead_are_those_of_the_matrix(name: str) -> None:
    params, dialect = TABLES[name], table(name)

    assert dialect.counting.win_line_thirds == params.win_line
    assert tuple(bird.card.code for bird in dialect.bonuses.birds) == params.birds
    assert dialect.play.declarer_leads_negative is params.declarer_leads_negative
    assert dialect.play.holds_announced is bool(params.birds)
    king_ultimo = [row for row in dialect.bonuses.rows if row.bonus is Bonus.KING_ULTIMO]
    assert bool(king_ultimo) is bool(params.birds)


@pytest.mark.parametrize(
    ("name", "black", "suit"),
    [
        ("gametwist", TarocksAway.FREELY, TarocksAway.FREELY),
        ("elsteiner", TarocksAway.IF_NEEDED, TarocksAway.NEVER),
        ("alpine", TarocksAway.IF_NEEDED, TarocksAway.FIRST),
        ("cardgames_zone", TarocksAway.IF_NEEDED, None),
        ("hausregeln", TarocksAway.IF_NEEDED, TarocksAway.FIRST),
    ],
)
def test_which_tarocks_may_be_laid_away_is_that_of_the_matrix(
    name: str, black: TarocksAway, suit: TarocksAway | None
) -> None:
    rules = DIALECTS[name].laying_away

    assert rules.black is black
    assert suit is None or rules.suit is suit


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("gametwist", {Game.BLACK}),
        ("elsteiner", {Game.BLACK}),
        ("alpine", {Game.BLACK}),
        ("cardgames_zone", set()),
        ("hausregeln", {Game.BLACK, Game.SUIT}),
    ],
)
def test_birds_exist_in_these_games(name: str, games: set[Game]) -> None:
    dialect = DIALECTS[name]

    found = {row.game for row in dialect.contracts if dialect.bonuses.birds_in(row)}

    assert found == games
    for row in dialect.contracts:
        expected = dialect.bonuses.birds if row.game in games else ()
        assert dialect.bonuses.birds_in(row) == expected


def test_each_bird_has_its_card_and_its_trick() -> None:
    assert {bird.card.code: bird.trick for bird in Bird} == plain.BIRD_TRICKS


# -------------------------------------------------------------------------------- options


def differing(one: Dialect, other: Dialect) -> set[str]:
    """The dotted names of the fields in which two tables differ."""
    found: set[str] = set()
    for each in dataclasses.fields(one):
        mine: Any = getattr(one, each.name)
        theirs: Any = getattr(other, each.name)
        if mine == theirs or not each.compare:
            continue
        if dataclasses.is_dataclass(mine):
            found |= {
                f"{each.name}.{part.name}"
                for part in dataclasses.fields(mine)
                if getattr(mine, part.name) != getattr(theirs, part.name)
            }
        else:
            found.add(each.name)
    return found


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_an_option_changes_its_own_field_and_nothing_else(
    name: str, option: str, value: str
) -> None:
    own = DIALECTS[name]
    is_own_value = value == next(one for one in own.options if one.name == option).values[0]

    changed = own.with_option(option, value)

    fields = CHANGED_BY[name, option] | ALSO_CHANGED_BY.get((name, option, value), set())
    assert differing(own, changed) == (set() if is_own_value else fields | {"chosen"})


def test_every_option_is_spoken_of_here() -> None:
    assert {(name, option) for name, option, _ in OPTIONS} == set(CHANGED_BY)


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_an_option_set_back_gives_the_dialect_as_it_was_written(
    name: str, option: str, value: str
) -> None:
    own = DIALECTS[name]
    first = next(one for one in own.options if one.name == option).values[0]

    back = own.with_option(option, value).with_option(option, first)

    assert back == own
    assert back.table == name


@pytest.mark.parametrize("name", DIALECTS)
def test_options_may_be_set_in_any_order(name: str) -> None:
    forward = backward = DIALECTS[name]
    last_values = [(option.name, option.values[-1]) for option in forward.options]

    for option, value in last_values:
        forward = forward.with_option(option, value)
    for option, value in reversed(last_values):
        backward = backward.with_option(option, value)

    assert forward == backward
    assert faults(forward) == ()


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_a_table_is_found_again_by_its_id(name: str, option: str, value: str) -> None:
    changed = DIALECTS[name].with_option(option, value)

    found = table(changed.table)

    assert found == changed
    assert found.table == changed.table
    assert (found == DIALECTS[name]) is (found.table == name)


@pytest.mark.parametrize("name", TABLES)
def test_the_id_of_a_table_is_what_it_was_asked_for_by(name: str) -> None:
    assert table(name).table == name
    assert table(f" {name} ") == table(name)
    assert table(name).id == name.partition("+")[0]


def test_hausregeln_by_the_last_tarock_lets_the_lone_pagat_be_led_in_a_bettler() -> None:
    rng = random.Random(11)
    own, changed = table("hausregeln"), table("hausregeln+pagat_rule=last_tarock")
    differ = 0
    for game in ("negative", "trischaken"):
        for _ in range(400):
            situation = dealt("hausregeln", game, rng)
            before = set(judge_play(situation.view).legal)
            view = dataclasses.replace(situation.view, dialect=changed)

            after = set(judge_play(view).legal)

            assert situation.view.dialect == own
            if after != before:
                differ += 1
                assert game == "negative"
                assert not situation.trick
                assert after - before == {Card.T1}
                assert [code for code in situation.hand if code[0] == "T"] == ["T1"]
    assert differ


def test_alpine_without_a_pagat_rule_in_the_dodge_round_frees_the_pagat_there_only() -> None:
    rng = random.Random(12)
    changed = table("alpine+dodge_round_pagat_rule=none")
    differ = 0
    for game in ("negative", "trischaken"):
        for _ in range(400):
            situation = dealt("alpine", game, rng)
            before = set(judge_play(situation.view).legal)

            after = set(judge_play(dataclasses.replace(situation.view, dialect=changed)).legal)

            if after != before:
                differ += 1
                assert game == "trischaken"
                assert after - before == {Card.T1}
    assert differ


def test_who_leads_a_bettel_changes_no_card_that_may_be_played() -> None:
    rng = random.Random(13)
    changed = table("cardgames_zone+bettel_declarer_leads=on")
    for _ in range(200):
        view = dealt("cardgames_zone", "negative", rng).view

        after = judge_play(dataclasses.replace(view, dialect=changed))

        assert after.legal == judge_play(view).legal


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "input-unknown-dialect"),
        ("Alpine", "input-unknown-dialect"),
        ("bridge", "input-unknown-dialect"),
        ("alpine+", "input-unknown-option"),
        ("alpine+pagat_rule=last_tarock", "input-unknown-option"),
        ("gametwist+dodge_round_pagat_rule=none", "input-unknown-option"),
        ("hausregeln+pagat_rule", "input-unknown-option-value"),
        ("hausregeln+pagat_rule=none", "input-unknown-option-value"),
        ("cardgames_zone+bettel_declarer_leads=yes", "input-unknown-option-value"),
    ],
)
def test_an_unknown_table_is_refused_with_what_would_do(text: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        table(text)

    reason = refused.value.reason
    assert reason.rule.id == rule
    assert "known" in dict(reason.args)


@pytest.mark.parametrize("name", DIALECTS)
def test_every_silence_and_every_option_names_its_source(name: str) -> None:
    dialect = DIALECTS[name]

    assert all(silence.id.startswith("silence-") and silence.source for silence in dialect.silences)
    assert all(option.source and len(option.values) >= 2 for option in dialect.options)


@pytest.mark.parametrize("name", TABLES)
def test_every_class_of_game_that_a_table_has_is_judged(name: str) -> None:
    games = {contract.game.value for contract in table(name).contracts}

    assert all(contracts(name, game) for game in games)
