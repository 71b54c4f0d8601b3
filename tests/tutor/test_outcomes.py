"""Outcomes as they are entered: whatever the form offers, the engine can settle."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contracts import Bonus, Contract, Game, Talon
from engine.dialect import Dialect
from engine.dialects import DIALECTS, table
from engine.outcome_records import read_outcome
from engine.reasons import Refused
from engine.scoring.ledger import Ledger
from engine.scoring.settlement import settle
from tutor import outcomes
from tutor.outcome_faults import faults
from tutor.outcomes import Draft

GAMES = [
    (dialect, contract)
    for dialect in DIALECTS.values()
    for contract in outcomes.contracts_at(dialect)
]
each_game = pytest.mark.parametrize(
    ("at", "contract"), GAMES, ids=[f"{at.id}-{row.name}" for at, row in GAMES]
)


def begun(at: Dialect, contract: Contract) -> Draft:
    return {"dialect": at.table, "contract": contract.name, "declarer": "P1"}


def filled(at: Dialect, contract: Contract) -> Draft:
    """As little as makes the outcome complete: won, or all four piles."""
    draft = begun(at, contract)
    if contract.game is Game.NEGATIVE:
        return outcomes.with_tricks(draft, contract.tricks)
    if contract.game is Game.TRISCHAKEN:
        last = 60 if contract.talon is Talon.NOBODY else 75
        for seat, points in (("P1", 30), ("P2", 45), ("P3", 60), ("P4", last)):
            draft = outcomes.with_points(draft, points, seat)
        return draft
    if contract.bird is not None:
        draft = outcomes.with_result(draft, Bonus[contract.bird.name], "made")
    return outcomes.with_points(draft, 120)


def settled(draft: Draft) -> Ledger:
    return settle(read_outcome(outcomes.load(outcomes.dump(draft))))


@each_game
def test_every_contract_can_be_filled_in_and_settled(at: Dialect, contract: Contract) -> None:
    draft = filled(at, contract)

    found = faults(at, contract, draft)
    ledger = settled(draft)

    assert found == ()
    assert ledger.entries
    assert ledger.is_balanced is at.settling.zero_sum


@each_game
def test_a_begun_outcome_asks_for_what_is_missing_and_blames_nothing(
    at: Dialect, contract: Contract
) -> None:
    found = faults(at, contract, begun(at, contract))

    assert found
    assert all(fault.is_missing for fault in found)


@each_game
def test_every_result_of_every_bonus_is_a_line_of_the_sheet(
    at: Dialect, contract: Contract
) -> None:
    for bonus in outcomes.bonuses_in(at, contract) if contract.game.is_positive else ():
        for how in outcomes.results_of(at, contract, bonus):
            draft = outcomes.with_result(filled(at, contract), bonus, how)

            assert outcomes.result(draft, bonus) == how
            before, after = settled(filled(at, contract)), settled(draft)
            assert after.entries != before.entries


@each_game
def test_every_ending_that_is_offered_is_settled_without_anything_else(
    at: Dialect, contract: Contract
) -> None:
    for how in outcomes.endings(at, contract)[1:]:
        draft = outcomes.with_ending(filled(at, contract), how)

        assert outcomes.ending(draft) == how
        assert faults(at, contract, draft) == ()
        assert settled(draft).totals[0] < 0 or not at.settling.zero_sum


@each_game
def test_a_contra_on_any_post_multiplies_its_line(at: Dialect, contract: Contract) -> None:
    draft = filled(at, contract)
    plain = settled(draft).totals

    for post in outcomes.posts(at, contract, draft):
        assert settled(outcomes.with_level(draft, post, 4)).totals != plain


def test_where_everybody_doubles_for_oneself_each_opponent_has_an_account() -> None:
    at = DIALECTS["hausregeln"]
    draft = {"dialect": at.id, "contract": "bettler", "declarer": "P2"}

    assert outcomes.posts(at, at.contract("bettler"), draft) == ("P1", "P3", "P4")


def test_a_table_without_contra_asks_for_none() -> None:
    at = DIALECTS["alpine"]

    assert outcomes.posts(at, at.contract("call"), begun(at, at.contract("call"))) == ()


def test_what_a_form_first_shows_is_the_call_of_a_king() -> None:
    for at in DIALECTS.values():
        assert at.contract(str(outcomes.first_draft(at)["contract"])).calls_king


# ------------------------------------------------------------------------ what changes


def test_another_declarer_is_not_their_own_partner_nor_their_own_opponent() -> None:
    draft = {"declarer": "P1", "partner": "P2", "kontra": {"P2": 2, "P3": 2}, "tricks": {"P1": 0}}

    changed = outcomes.with_declarer(draft, "P2")

    assert outcomes.partner(changed) is None
    assert outcomes.level(changed, "P2") == 1
    assert outcomes.level(changed, "P3") == 2
    assert outcomes.tricks(changed) == 0


def test_a_bonus_that_is_no_longer_announced_takes_its_contra_with_it() -> None:
    draft = outcomes.with_result({}, Bonus.PAGAT, "lost")
    draft = outcomes.with_level(draft, "pagat", 2)

    assert outcomes.level(outcomes.with_result(draft, Bonus.PAGAT, "made"), "pagat") == 2
    assert outcomes.level(outcomes.with_result(draft, Bonus.PAGAT, "silent"), "pagat") == 1
    assert outcomes.level(outcomes.with_result(draft, Bonus.PAGAT, None), "pagat") == 1


def test_no_points_mean_no_trick() -> None:
    draft = outcomes.with_points({}, 0, "P3")

    assert draft["tricks"] == {"P3": 0}
    assert outcomes.with_points(draft, 10, "P3")["tricks"] == {}
    assert outcomes.points(draft, "P3") == 0


@pytest.mark.parametrize("number", [None, 0, 1, 107, 210])
def test_points_are_written_as_the_engine_reads_them(number: int | None) -> None:
    assert outcomes.points(outcomes.with_points({}, number)) == number


def test_saying_won_takes_the_points_back_and_saying_points_the_word() -> None:
    won = outcomes.with_way(outcomes.with_points({}, 120), "won")

    assert (outcomes.way(won), outcomes.points(won)) == ("won", None)
    assert outcomes.way(outcomes.with_way(won, "points")) == "points"


def test_the_bonuses_that_came_up_are_exactly_those_chosen() -> None:
    at = DIALECTS["elsteiner"]
    rufer = at.contract("rufer")

    def came_up(draft: Draft) -> list[str]:
        return [one.value for one in Bonus if outcomes.result(draft, one)]

    draft = outcomes.with_bonuses(at, rufer, {}, ["pagat", "trull"])
    draft = outcomes.with_result(draft, Bonus.TRULL, "lost by defenders")
    draft = outcomes.with_bonuses(at, rufer, draft, ["trull", "valat"])

    assert came_up(draft) == ["trull", "valat"]
    assert outcomes.result(draft, Bonus.TRULL) == "lost by defenders"


# ------------------------------------------------------------------------- what cannot be

ONE = {"dialect": "gametwist", "contract": "caller", "partner": "P2"}
ALL = {"dialect": "elsteiner", "contract": "trischaken"}


@pytest.mark.parametrize(
    ("draft", "expected"),
    [
        (ONE | {"card_points": "70 1/3"}, "settle-fault-too-many"),
        (ONE | {"card_points": "36", "partner": "P1"}, "settle-fault-own-partner"),
        (ONE | {"card_points": "36", "contract": "three"}, "settle-fault-no-partner"),
        (
            ONE | {"card_points": "45", "premiums": {"absolute": "declarer"}},
            "settle-fault-absolute",
        ),
        (ONE | {"card_points": "45", "called": {"absolute": "made"}}, "settle-fault-absolute"),
        (
            ONE | {"card_points": "25", "premiums": {"absolute": "defenders"}},
            "settle-fault-absolute",
        ),
        ({"dialect": "alpine", "contract": "beggar", "tricks": {"P1": 13}}, "settle-fault-tricks"),
        (ALL | {"points": {"P1": "40", "P2": "31"}}, "settle-fault-too-many"),
        (ALL | {"points": dict.fromkeys(("P1", "P2", "P3", "P4"), "17")}, "settle-fault-too-few"),
    ],
)
def test_what_cannot_be_is_named(draft: dict[str, Any], expected: str) -> None:
    (found,) = faults(*outcomes.played(draft), draft)

    assert found.id == expected
    assert not found.is_missing


@pytest.mark.parametrize(
    ("dialect", "points", "is_well"),
    [
        ("elsteiner", "20", True),
        ("elsteiner", "20 1/3", False),
        ("alpine", "21", True),
        ("alpine", "22", False),
        ("gametwist", "18", True),
        ("gametwist", "19", False),
    ],
)
def test_the_four_piles_of_a_trischaken_must_make_a_pack(
    dialect: str, points: str, *, is_well: bool
) -> None:
    """A table that counts each pile in whole points may be off by their rounding; where
    the talon stays out, its points are missing."""
    at = DIALECTS[dialect]
    contract = at.contract("trischaken")
    draft = begun(at, contract) | {"points": {"P1": "10", "P2": "20", "P3": "20", "P4": points}}

    assert (faults(at, contract, draft) == ()) is is_well


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "3", '{"tricks":3}', '{"called":["pagat"]}', '{"dialect":5}']
)
def test_an_address_that_holds_no_outcome_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".?"):
        outcomes.load(text)


@pytest.mark.parametrize(
    "draft", [{}, {"dialect": "nowhere"}, {"dialect": "alpine", "contract": "solorufer"}]
)
def test_a_table_or_contract_that_does_not_exist_is_refused(draft: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        outcomes.played(draft)


def test_a_table_with_options_is_settled_at_as_such() -> None:
    draft = {"dialect": "hausregeln+solo_doubles_bonuses=on", "contract": "solodreier"}

    assert outcomes.played(draft)[0] == table("hausregeln+solo_doubles_bonuses=on")


@pytest.mark.parametrize("empty", [{}, [], None, ""])
def test_an_address_holds_nothing_empty(empty: object) -> None:
    assert outcomes.dump({"dialect": "alpine", "called": empty}) == '{"dialect":"alpine"}'
