"""The score against the plain one: random outcomes at every table, Trischaken in its forms."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from engine import DIALECTS, table
from engine.contracts import Bonus, Contract
from engine.dialect import Dialect
from engine.moves import GAME, Level, Post
from engine.parts import Doubling
from engine.scoring.ledger import Ledger
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import Ending
from tests.laws import plain_score
from tests.laws.plain_score import PlainHand

TABLES = (
    *DIALECTS,
    "hausregeln+solo_doubles_bonuses=on",
    "hausregeln+suit_game_bonuses=cup",
    "elsteiner+dreier=on+silent_fail_costs=on",
)
POSITIVE = [
    pytest.param(name, row.name, id=f"{name}-{row.name}")
    for name in TABLES
    for row in table(name).contracts
    if row.game.is_positive
]
NEGATIVE = [
    pytest.param(name, row.name, id=f"{name}-{row.name}")
    for name, dialect in DIALECTS.items()
    for row in dialect.contracts
    if row.game.value == "negative"
]
SEATS = plain_score.SEATS


def plain_stub(at: Dialect, contract: Contract, declarer: int, partner: int | None) -> PlainHand:
    """A plain hand of which only the sides count."""
    hands = tuple(frozenset({"HK"}) if seat == partner else frozenset[str]() for seat in SEATS)
    return PlainHand(
        table=at.table,
        contract=contract.name,
        declarer=declarer,
        hands=hands,
        talon=((), ()),
        called="HK" if partner is not None else None,
        half=0,
        away=frozenset(),
        announced=(),
        contras=(),
        aims=(),
        played=(),
        gave_up=False,
        factor=1,
    )


def totals_of(sheet: Ledger) -> dict[int, Fraction | int]:
    return dict(zip(SEATS, sheet.totals, strict=True))


def random_bonuses(at: Dialect, contract: Contract, rng: random.Random) -> list[Scored]:
    found = []
    for bonus in Bonus:
        row = at.bonuses.row(bonus, contract)
        if row is None or rng.random() < (0.8 if bonus is Bonus.VALAT else 0.5):
            continue
        never = row.announcer.value == "nobody"
        announced = not never and rng.random() < 0.5
        made = not announced or rng.random() < 0.5
        found.append(Scored(bonus, rng.random() < 0.5, announced, made))
    return found


def random_level(rng: random.Random) -> Level:
    return rng.choice([Level.PLAIN, Level.PLAIN, Level.CONTRA, Level.RECONTRA, Level.SUBCONTRA])


# ------------------------------------------------------------------------ positive games


@pytest.mark.parametrize(("name", "contract_name"), POSITIVE)
def test_a_positive_game_is_settled_as_the_plain_rules_settle_it(
    name: str, contract_name: str
) -> None:
    rng = random.Random(f"{name} {contract_name}")
    at = table(name)
    contract = at.contract(contract_name)
    for _ in range(60):
        declarer = rng.choice(SEATS)
        others = [None, *(seat for seat in SEATS if seat != declarer)]
        partner = rng.choice(others) if contract.calls_king else None
        bonuses = random_bonuses(at, contract, rng)
        won, factor = rng.random() < 0.5, rng.choice([1, 1, 2, 4])
        levels = {GAME: random_level(rng)}
        levels |= {Post(bonus=one.bonus): random_level(rng) for one in bonuses if one.is_announced}
        found = Outcome(
            at,
            Ending.PLAYED,
            contract,
            Seat(declarer),
            Seat(partner) if partner else None,
            won,
            tuple(bonuses),
            tuple((post, level) for post, level in levels.items() if level > 1),
            factor=factor,
        )

        sheet = settle(found)

        expected = plain_score.positive_score(
            plain_stub(at, contract, declarer, partner),
            {str(post): int(level) for post, level in levels.items()},
            {one.bonus.value: (one.for_declarer, one.is_announced) for one in bonuses},
            won=won,
        )
        assert totals_of(sheet) == plain_score.times(expected, factor), found
        assert sheet.is_balanced or not at.settling.zero_sum
        for entry in sheet.entries:
            assert entry.factors == tuple(pair for pair in entry.factors if pair[1] > 1)


# ------------------------------------------------------------------------ negative games


@pytest.mark.parametrize(("name", "contract_name"), NEGATIVE)
@pytest.mark.parametrize("won", [True, False])
def test_a_negative_game_is_settled_account_by_account_or_for_all(
    name: str, contract_name: str, *, won: bool
) -> None:
    rng = random.Random(f"{name} {contract_name} {won}")
    at = DIALECTS[name]
    contract = at.contract(contract_name)
    sign = 1 if won else -1
    for _ in range(20):
        declarer = rng.choice(list(Seat))
        others = [seat for seat in Seat if seat is not declarer]
        by_account = {seat: random_level(rng) for seat in others}
        for_all, factor = random_level(rng), rng.choice([1, 2])
        individual = at.contras.negative is Doubling.FOR_ONESELF
        levels = {Post(account=seat): level for seat, level in by_account.items()}
        found = Outcome(
            at,
            Ending.PLAYED,
            contract,
            declarer,
            game_won=won,
            levels=tuple(levels.items()) if individual else ((GAME, for_all),),
            factor=factor,
        )

        totals = totals_of(settle(found))

        value = contract.won * factor
        stakes = {s: value * (by_account[s] if individual else for_all) for s in others}
        if at.settling.zero_sum:
            expected = {int(seat): -sign * stake for seat, stake in stakes.items()}
            expected[int(declarer)] = sign * sum(stakes.values())
        else:
            winners = [declarer] if won else others
            expected = {int(s): value * for_all if s in winners else 0 for s in Seat}
        assert totals == expected


# --------------------------------------------------------------------------- Trischaken


def split(rng: random.Random, tricks: int) -> tuple[list[int], list[int]]:
    """Tricks and thirds of four seats; level counts and trickless seats are common."""
    count = [0, 0, 0, 0]
    takers = rng.sample(range(4), rng.choice([1, 2, 3, 4, 4, 4]))
    for _ in range(tricks):
        count[rng.choice(takers)] += 1
    pool = rng.choice([[10, 40, 60, 100], [35, 70, 105], [52, 53], [95, 96, 105, 106, 107]])
    points = [rng.choice(pool) if number else 0 for number in count]
    return count, points


def outcome_of(at: Dialect, points: list[int], count: list[int], **more: object) -> Outcome:
    p1, p2, p3, p4 = points
    t1, t2, t3, t4 = count
    plain = Outcome(at, Ending.PLAYED, at.contract("trischaken"), Seat.P1)
    done = replace(plain, thirds=(p1, p2, p3, p4), tricks=(t1, t2, t3, t4))
    return replace(done, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name",
    [
        "gametwist",
        "gametwist+trischaken_single_loser=on",
        "elsteiner",
        "alpine",
        "hausregeln",
        "cardgames_zone+all_pass=trischaken",
    ],
)
def test_a_trischaken_is_settled_as_the_plain_rules_settle_it(name: str) -> None:
    at = table(name)
    rng = random.Random(name)
    options = dict(at.chosen)
    for _ in range(3000):
        count, points = split(rng, 12)
        own = {seat for seat in SEATS if rng.random() < 0.3} if at.id == "elsteiner" else set()
        factor = rng.choice([1, 2, 4])
        if at.id == "hausregeln" and max(points) >= 106 and points.count(max(points)) > 1:
            continue  # two cannot both have more than half
        if at.id == "hausregeln" and len(set(points)) == 1:
            continue  # 210 cannot be shared by four
        found = outcome_of(at, points, count, own_losses=frozenset(map(Seat, own)), factor=factor)

        totals = totals_of(settle(found))

        expected = plain_score.trischaken_score(
            at.id,
            dict(zip(SEATS, points, strict=True)),
            dict(zip(SEATS, count, strict=True)),
            own,
            options,
        )
        assert totals == plain_score.times(expected, factor), (points, count, own)


# fmt: off
WORKED = [
    # GT-17a, GT-17b: two highest pay 2, double from 32 points, double for forehand.
    ("gametwist", (96, 50, 30, 10), (3, 3, 3, 3), (), (-8, -2, 5, 5)),
    ("gametwist", (95, 50, 30, 10), (3, 3, 3, 3), (), (-4, -2, 3, 3)),
    ("gametwist", (30, 96, 50, 10), (3, 3, 3, 3), (), (3, -4, -2, 3)),
    ("gametwist", (46, 46, 46, 48), (3, 3, 3, 3), (), (-4, 3, 3, -2)),
    ("gametwist", (0, 90, 50, 46), (0, 4, 4, 4), (), (2, -2, -2, 2)),
    # PO-17a to PO-17e.
    ("elsteiner", (60, 60, 50, 40), (3, 3, 3, 3), (), (-30, 10, 10, 10)),
    ("elsteiner", (40, 60, 60, 50), (3, 3, 3, 3), (), (10, -10, -10, 10)),
    ("elsteiner", (0, 107, 53, 50), (0, 4, 4, 4), (), (30, -30, 0, 0)),
    ("elsteiner", (0, 106, 104, 0), (0, 6, 6, 0), (), (7.5, -15, 0, 7.5)),
    ("elsteiner", (0, 106, 54, 50), (0, 4, 4, 4), (2,), (15, -30, 0, 0)),
    ("elsteiner", (40, 70, 50, 50), (3, 3, 3, 3), (2,), (10, -30, 10, 10)),
    ("elsteiner", (40, 70, 50, 50), (3, 3, 3, 3), (1, 3), (5, -15, 5, 5)),
    ("elsteiner", (0, 80, 80, 50), (0, 4, 4, 4), (3,), (20, -10, -20, 0)),
    ("elsteiner", (200, 0, 0, 10), (11, 0, 0, 1), (), (-60, 30, 30, 0)),
    # AL-17: counted as the page counts, ties for highest all lose.
    ("alpine", (70, 70, 40, 30), (3, 3, 3, 3), (), (0, 0, 5, 5)),
    ("alpine", (71, 70, 39, 30), (3, 3, 3, 3), (), (0, 5, 5, 5)),
    ("alpine", (70, 69, 41, 30), (3, 3, 3, 3), (), (0, 0, 5, 5)),
    # DE-17a to DE-17e.
    ("hausregeln", (80, 60, 40, 30), (3, 3, 3, 3), (), (-1, -1, 1, 1)),
    ("hausregeln", (105, 55, 50, 0), (4, 4, 4, 0), (), (-1, -1, -1, 3)),
    ("hausregeln", (106, 54, 50, 0), (4, 4, 4, 0), (), (-6, 0, 0, 6)),
    ("hausregeln", (54, 106, 50, 0), (4, 4, 4, 0), (), (0, -3, 0, 3)),
    ("hausregeln", (54, 106, 30, 20), (3, 3, 3, 3), (), (1, -3, 1, 1)),
    ("hausregeln", (106, 54, 30, 20), (3, 3, 3, 3), (), (-6, 2, 2, 2)),
    ("hausregeln", (105, 105, 0, 0), (6, 6, 0, 0), (), (-1, -1, 1, 1)),
    ("hausregeln", (70, 50, 50, 40), (3, 3, 3, 3), (), (-1, 0, 0, 1)),
    ("hausregeln", (60, 60, 60, 30), (3, 3, 3, 3), (), (-1, -1, -1, 3)),
    ("hausregeln", (90, 40, 40, 40), (3, 3, 3, 3), (), (-3, 1, 1, 1)),
    ("hausregeln", (0, 0, 210, 0), (0, 0, 12, 0), (), (1, 1, -3, 1)),
]
# fmt: on


@pytest.mark.parametrize(("name", "points", "tricks", "own", "totals"), WORKED)
def test_a_trischaken_worked_by_hand(
    name: str,
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    own: tuple[int, ...],
    totals: tuple[float, ...],
) -> None:
    at = DIALECTS[name]

    sheet = settle(outcome_of(at, [*points], [*tricks], own_losses=frozenset(map(Seat, own))))

    assert tuple(map(float, sheet.totals)) == totals


# ------------------------------------------------------------------- hands not played out


@pytest.mark.parametrize(
    ("name", "contract", "ending", "factor", "totals"),
    [
        ("gametwist", "caller", Ending.GIVEN_UP, 1, (-6, 2, 2, 2)),
        ("gametwist", "caller+pelican", Ending.GIVEN_UP, 1, (-42, 14, 14, 14)),
        ("elsteiner", "besserrufer+marabu", Ending.KING_IN_TALON, 1, (-27, 9, 9, 9)),
        ("elsteiner", "farbendreier", Ending.LOST_AT_ONCE, 1, (-15, 5, 5, 5)),
        ("hausregeln", "farbendreier", Ending.LOST_AT_ONCE, 2, (-24, 8, 8, 8)),
        ("hausregeln", "besserrufer+wildsau", Ending.GIVEN_UP, 4, (-108, 36, 36, 36)),
        ("alpine", "call", Ending.GIVEN_UP, 1, (0, 1, 1, 1)),
        ("alpine", "call", Ending.REDEAL, 1, (0, 0, 0, 0)),
    ],
)
def test_a_hand_that_is_not_played_costs_game_and_bird(
    name: str, contract: str, ending: Ending, factor: int, totals: tuple[int, ...]
) -> None:
    at = DIALECTS[name]

    sheet = settle(Outcome(at, ending, at.contract(contract), Seat.P1, factor=factor))

    assert sheet.totals == totals


def test_a_hand_thrown_in_has_an_empty_sheet() -> None:
    sheet = settle(Outcome(DIALECTS["cardgames_zone"], Ending.THROWN_IN))

    assert sheet.entries == ()
    assert sheet.totals == (0, 0, 0, 0)


@pytest.mark.parametrize("name", ["alpine", "cardgames_zone"])
def test_where_no_valat_exists_all_tricks_change_nothing(name: str) -> None:
    at = DIALECTS[name]
    contract = at.contract("rufer")
    valat = Scored(Bonus.VALAT, True, is_announced=False, is_made=True)
    plain = Outcome(at, Ending.PLAYED, contract, Seat.P1, Seat.P3, game_won=True)

    sheet = settle(replace(plain, bonuses=(valat,)))

    assert sheet.totals == settle(plain).totals
