"""What is measured for the tables, and what follows from it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from engine import DIALECTS, Dialect
from engine.advice.calibrate import calibration, corrections, measured, parts
from engine.advice.correction import Correction
from engine.advice.fit import fitted
from engine.advice.measure import Measured, drawn, measure
from engine.advice.tabulate import Run, calibrated
from engine.cards import SKUS, Card, CardSet
from engine.contracts import Game, Opening
from engine.evaluate.counts import twelve_count
from engine.rules.bidding import against_contract
from engine.state import Bidding
from engine.view import View

pytestmark = pytest.mark.slow

ROW = Measured(
    dialect="hausregeln",
    contract="dreier",
    hand=0,
    seed=0,
    open_won=True,
    proved=True,
    won=True,
    playout_score=9.0,
    score=9.0,
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    from distributed import Client, LocalCluster

    with (
        LocalCluster(n_workers=1, processes=False, dashboard_address=None) as own,
        Client(own) as client,
    ):
        yield client.get_executor()


def test_a_cluster_measures_what_one_process_measures(cluster: Executor) -> None:
    work = [("hausregeln", "dreier", range(2)), ("alpine", "beggar", range(2))]

    by_cluster = list(measured(work, cluster))

    assert by_cluster == [row for part in work for row in measure(*part)]
    assert [row.seed for row in by_cluster] == [0, 1, 0, 1]


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_a_drawn_hand_may_bid_its_contract_and_lies_in_its_deal(dialect: Dialect) -> None:
    table = dialect
    for contract in table.contracts:
        if contract.opening in (Opening.ADDITION, Opening.OPTION):
            continue
        query, deal = drawn(table, contract, 5)
        seen = View(table, query.seat, query.hand, Bidding(query.seat), factor=1)
        assert deal.hand(query.seat) == query.hand
        assert not against_contract(seen, contract)
        assert {card for some in (*deal.hands, *deal.talon) for card in some} == set(Card)


def test_hands_of_every_count_are_drawn_for_a_black_game() -> None:
    dialect = DIALECTS["hausregeln"]
    dreier = next(row for row in dialect.contracts if row.name == "dreier")

    counts = {twelve_count(drawn(dialect, dreier, seed)[0].hand) for seed in range(60)}

    assert counts >= {5, 8, 11, 14}


def test_all_work_is_in_the_parts_once() -> None:
    dialects = tuple(DIALECTS.values())

    work = list(parts(dialects, 60, 100))

    for dialect in dialects:
        for contract in dialect.contracts:
            seeds = [
                s for t, c, some in work if (t, c) == (dialect.id, contract.name) for s in some
            ]
            is_played = contract.opening not in (Opening.ADDITION, Opening.OPTION)
            assert seeds == (list(range(100, 160)) if is_played else [])


def test_a_correction_is_how_play_fares_in_deals_won_and_lost_with_open_cards() -> None:
    rows = [
        *(ROW._replace(seed=n, open_won=True, won=n % 4 > 0) for n in range(400)),
        *(ROW._replace(seed=n, open_won=False, won=n % 10 == 0) for n in range(400)),
    ]

    (found,) = corrections(rows)

    assert found["won"] == pytest.approx(0.75, abs=0.01)
    assert found["lost"] == pytest.approx(0.10, abs=0.01)
    fit = Correction(found["won"], found["lost"])
    assert fit.of(0.5) == pytest.approx(0.425, abs=0.01)


def test_a_line_of_the_table_is_the_mean_of_its_hands() -> None:
    strong, weak = (CardSet(list(Card)[10:22]), CardSet(list(Card)[30:42]))
    rows = [ROW._replace(hand=strong.bits, won=True)] * 3
    rows += [ROW._replace(hand=weak.bits, won=False, score=-9.0)] * 2

    lines = {(row["measure"], row["value"]): row for row in calibration(rows)}

    assert lines["tarocks", 12]["won"] == 1.0
    assert lines["tarocks", 0]["won"] == 0.0
    assert lines["twelve", twelve_count(strong)]["deals"] == 3
    assert lines["twelve", twelve_count(weak)]["score"] == -9.0


def test_the_fit_finds_the_count_by_which_games_were_made_up() -> None:
    rng = random.Random(3)
    rows = []
    for seed in range(6000):
        hand = CardSet(rng.sample(list(Card), 12))
        strength = len(hand.tarocks) + 3 * (SKUS in hand) - 5
        made = rng.random() < 1 / (1 + math.exp(-strength))
        rows.append(ROW._replace(hand=hand.bits, seed=seed, won=made))

    found = fitted(rows)

    tarock = found.weights["tarock"]
    assert found.weights["skus"] == pytest.approx(3 * tarock, abs=1)
    assert abs(found.weights["void"]) <= tarock
    assert found.errors["table"] < found.errors["twelve"]
    ((game, bar),) = found.bars.items()
    assert game == "dreier"
    assert bar / tarock == pytest.approx(5, abs=1)  # where it is made every second time


def test_a_fit_needs_black_games() -> None:
    with pytest.raises(ValueError, match="no game that one counts for"):
        fitted([ROW._replace(contract="farbendreier")])


def test_the_same_run_writes_the_same_tables(tmp_path: Path) -> None:
    run = Run((DIALECTS["alpine"],), deals=2, seed=0)
    folders = (tmp_path / "one", tmp_path / "two")

    with ThreadPoolExecutor(2) as pool:
        for folder in folders:
            folder.mkdir()
            calibrated(run, pool, folder)

    for name in ("corrections", "calibration", "count", "errors", "bars"):
        one, two = ((folder / f"{name}.csv").read_text() for folder in folders)
        assert one == two
        assert one.count("\n") > 1
    black = sum(row.game is Game.BLACK for row in DIALECTS["alpine"].contracts)
    assert (folders[0] / "calibration.csv").read_text().count("twelve") >= black
