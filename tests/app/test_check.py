"""Check a hand on the screen: the situation in the address, the ranking in all its states."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine import DIALECTS
from engine import findings as fd
from engine.advice.advise import Advice, verdict
from engine.advice.estimate import bidding
from engine.advice.model import Estimate, Query, Row, Spread
from engine.advice.plans import Plan, plans
from engine.advice.table_count import table_bars, table_count
from engine.contracts import Title
from tests.app.conftest import Visitor, texts
from tutor import evaluation
from tutor.evaluation import Evaluations, State
from tutor.evaluation_text import EstimateTeller
from tutor.widgets import estimate as widget
from tutor.words import phrase

HAND = "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"
AT = {"hand": HAND, "table": "gametwist", "seat": "P1"}
GAMETWIST = DIALECTS["gametwist"]


@dataclass
class Bench:
    """Estimates that pretend to rest on twenty deals, and on more when the test lets them."""

    go: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    failure: Exception | None = None
    last: Query | None = None
    evaluations: Evaluations = field(init=False)

    def __post_init__(self) -> None:
        self.evaluations = Evaluations(ThreadPoolExecutor(1), self.refine, self.explain)

    def refine(self, query: Query, seed: int, executor: Executor) -> Iterator[Estimate]:
        del executor
        self.last = query
        for number, samples in enumerate((20, 60, 200), 1):
            if number > 1:
                self.go.acquire()
            if self.failure:
                raise self.failure
            yield replace(first(query, seed), samples=samples, done=number == 3)

    @staticmethod
    def explain(estimate: Estimate) -> Advice:
        lost = fd.LOSS_LONG_OPPONENT(number=6, percent=84, other=60)
        return Advice(verdict(estimate), (), (), (lost,), ())

    def until(self, state: State) -> None:
        """Let steps be taken until that state is reached."""
        assert self.last is not None
        for _ in range(400):
            if self.evaluations.known(self.last, 1).state is state:
                return
            self.go.release()
            threading.Event().wait(0.01)
        pytest.fail(f"it never came to {state}")


def first(query: Query, seed: int = 1) -> Estimate:
    """A ranking without any deal: the contracts in their order, each worth less than the
    one before; the second may be as good as the first."""
    found, forbidden = plans(query, bidding(query))
    rows = tuple(made_row(place, plan) for place, plan in enumerate(found))
    return Estimate(query, rows, forbidden, 20, seed)


def made_row(place: int, plan: Plan) -> Row:
    score, win = 3.4 - 2 * place, max(0.05, 0.8 - 0.1 * place)
    return Row(
        contract=plan.contract,
        win=None if plan.contract.title is Title.TRISCHAKEN else Spread(win, win - 0.05, win + 0.1),
        open_win=None,
        score=Spread(score, score - 1.5, score + 1.5),
        samples=20,
        undecided=0.15,
        gap=None if place == 0 else Spread(2.0 * place, 2.0 * place - 3, 2.0 * place + 3),
        called=plan.called,
    )


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    monkeypatch.setattr(evaluation.solver, "warm", lambda: None)
    made = Bench()
    monkeypatch.setattr(widget, "shared", lambda: made.evaluations)
    monkeypatch.setattr(widget, "FIRST", 20.0)
    yield made
    made.go.release(100)
    made.evaluations.close()


def said(screen: AppTest) -> str:
    """Everything on the screen, with its plain HTML and the words beside a bar."""
    html = [node.proto.body for node in screen.get("html")]  # type: ignore[attr-defined]
    bars = [node.proto.text for node in screen.get("progress")]  # type: ignore[attr-defined]
    return "\n".join([*texts(screen), *html, *bars])


def tell(message: str, **args: object) -> str:
    return phrase(message, "de", GAMETWIST, **args)


# ----------------------------------------------------------------------- the ranking


@pytest.mark.usefixtures("bench")
def test_the_first_ranking_is_there_at_once_and_can_be_stopped(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT)

    assert not screen.exception
    rows = first(screen_query(), 1).rows
    teller = EstimateTeller("de", GAMETWIST)
    assert teller.headline(rows[0]) in said(screen)
    assert tell("evaluate-close") in said(screen)
    for row in rows:
        assert teller.name(row) in said(screen)
        assert teller.score(row.score.mean) in said(screen)
    assert tell("evaluate-going-on", samples=20) in said(screen)
    assert screen.button(key="stop")


def screen_query() -> Query:
    from tutor.hand_query import read

    found = read(AT, GAMETWIST).query
    assert found is not None
    return found


def test_what_has_been_stopped_stays_and_can_go_on(visitor: Visitor, bench: Bench) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)

    screen.button(key="stop").click().run()
    bench.until(State.RESTING)
    screen.run()

    assert tell("evaluate-going-on", samples=20) not in said(screen)
    assert "Angehalten nach" in said(screen)
    screen.button(key="go-on").click().run()
    assert screen.button(key="stop")
    assert "Angehalten nach" not in said(screen)


def test_at_the_end_it_says_why_and_how_sure_it_is(visitor: Visitor, bench: Bench) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)
    bench.until(State.DONE)

    screen.run()

    assert "hält ein Gegner 6 oder mehr Tarock" in said(screen)
    keys = {button.key for button in screen.button}
    assert not keys & {"stop", "go-on"}
    assert tell("limits-worlds", samples=200, seed=1) in said(screen)
    assert tell("limits-zero-sum") in said(screen)


def test_in_words_the_ranking_is_a_list(visitor: Visitor, bench: Bench) -> None:
    visitor.settle(text_twin=True)

    screen = visitor.open("check", **AT)

    del bench
    teller = EstimateTeller("de", GAMETWIST)
    listed = "\n".join(f"1. {teller.line(row)}" for row in first(screen_query(), 1).rows)
    assert listed in said(screen)
    assert not screen.get("vega_lite_chart")
    assert "ranking" not in said(screen)


@pytest.mark.usefixtures("bench")
def test_the_pictures_are_told_in_words_too(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT)

    charts = screen.get("vega_lite_chart")
    assert len(charts) == 2
    for chart in charts:
        told = chart.proto.alt  # type: ignore[attr-defined]
        assert "Rufer" in told
        assert "bis" in told


@pytest.mark.usefixtures("bench")
def test_what_may_not_be_bid_is_told_with_the_rule(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT | {"table": "alpine", "seat": "P2"})

    assert tell("evaluate-forbidden", number=4) in said(screen)
    assert "spielt nur die Vorhand" in said(screen)
    assert phrase("limits-only-winners", "de") in said(screen)


@pytest.mark.usefixtures("bench")
def test_the_measured_count_stands_below_the_12_count_with_what_it_is_good_for(
    visitor: Visitor,
) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT)

    titles = [one.value for one in screen.subheader]
    count = table_count(screen_query().hand)
    assert tell("fitted-title", count=count) in titles
    for contract, bar in table_bars(GAMETWIST).items():
        name = EstimateTeller("de", GAMETWIST).contract(contract)
        reached = "yes" if count >= bar else "no"
        assert tell("fitted-bar", name=name, bar=bar, reached=reached) in said(screen)


@pytest.mark.usefixtures("bench")
def test_what_is_written_stands_beside_what_was_found(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT)

    assert tell("panel-title") in said(screen)
    assert "Macfadyen" in said(screen)
    assert "In der Simulation" in said(screen)
    assert "Gemessen: Mit Blättern, die das erfüllen" in said(screen)


def test_until_the_solver_is_ready_the_screen_says_so(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
            return waiting if fn is evaluation.solver.warm else super().submit(fn, *args, **kwargs)

    waiting: Future[Any] = Future()
    evaluations = Evaluations(Slow(1))
    monkeypatch.setattr(widget, "shared", lambda: evaluations)
    monkeypatch.setattr(widget, "FIRST", 0.0)
    visitor.settle()

    screen = visitor.open("check", **AT)

    assert tell("evaluate-warming") in said(screen)
    assert tell("count-title", count=8) in said(screen)
    waiting.set_exception(RuntimeError("the server has ended"))
    evaluations.close()


@pytest.mark.parametrize(
    ("failure", "told", "may_try"),
    [
        (LookupError("no deal"), "evaluate-no-deal", False),
        (RuntimeError("oops"), "evaluate-failed", True),
    ],
)
def test_a_failure_is_told_with_what_helps(
    visitor: Visitor, bench: Bench, failure: Exception, told: str, *, may_try: bool
) -> None:
    bench.failure = failure
    visitor.settle()

    screen = visitor.open("check", **AT)

    assert [error.value for error in screen.error] == [tell(told)]
    assert ("again" in {button.key for button in screen.button}) is may_try


def test_a_new_try_begins_afresh(visitor: Visitor, bench: Bench) -> None:
    bench.failure = RuntimeError("oops")
    visitor.settle()
    screen = visitor.open("check", **AT)

    bench.failure = None
    screen.button(key="again").click().run()

    assert not screen.error
    assert screen.button(key="stop")


# --------------------------------------------------------------------- the situation


@pytest.mark.usefixtures("bench")
def test_a_pasted_hand_stands_in_the_address_as_it_always_does(visitor: Visitor) -> None:
    visitor.settle(dialect="hausregeln")
    screen = visitor.open("check")

    screen.text_input(key="hand-text").set_value("Sküs XVII IX III Herz K D 4 Karo B 1 Pik K 10 C7")
    screen.button[0].click().run()

    assert not screen.exception
    assert screen.query_params == {
        "hand": HAND,
        "table": "hausregeln",
        "seat": "P1",
        "auction": "P1:vorhand P2:pass P3:pass P4:pass",
        "seed": "1",
    }


@pytest.mark.usefixtures("bench")
def test_another_seat_is_asked_after_everybody_before_it_has_passed(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)

    screen.button_group(key="situation-seat").set_value("P4").run()

    assert screen.query_params["seat"] == "P4"
    assert screen.query_params["auction"] == "P2:pass P3:pass"
    assert screen.query_params["hand"] == HAND


@pytest.mark.usefixtures("bench")
def test_another_table_has_its_own_auction(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)

    screen.selectbox(key="situation-table").set_value("elsteiner").run()

    assert screen.query_params["table"] == "elsteiner"
    assert screen.query_params["auction"] == "P1:vorhand P2:pass P3:pass P4:pass"


@pytest.mark.usefixtures("bench")
def test_a_word_of_the_auction_is_chosen_among_those_that_may_be_said(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)
    box = screen.selectbox(key="said-0-P2")

    assert box.value == "pass"
    assert "Piccolo" in box.options
    assert "Trischaken" not in box.options
    box.set_value("piccolo").run()

    assert not screen.exception
    assert screen.query_params["auction"] == "P2:piccolo P3:pass P4:pass"


@pytest.mark.usefixtures("bench")
def test_the_auction_goes_on_with_ones_own_word(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT | {"seat": "P3"})

    screen.selectbox(key="said-1-P3").set_value("piccolo").run()

    assert screen.query_params["auction"] == "P2:pass P3:piccolo P4:pass P1:pass"
    assert phrase("input-auction-over", "de") in [error.value for error in screen.error]
    assert "Dritter spielt Piccolo" in said(screen)


@pytest.mark.usefixtures("bench")
def test_what_cannot_be_said_is_told_with_its_reason(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT | {"auction": "P2:three P3:pass P4:pass"})

    assert "Ein Gebot muss höher sein" in said(screen)


@pytest.mark.usefixtures("bench")
def test_a_call_that_cannot_be_is_named_and_the_hand_stays(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT | {"auction": "P2:three P3:solo_caller P4:pass"})

    (error,) = screen.error
    assert error.value.startswith("Ansage 2 (Dritter: Solorufer) geht nicht.")
    assert screen.selectbox(key="said-0-P2").value == "three"
    assert tell("count-title", count=8) in said(screen)
    screen.selectbox(key="said-1-P3").set_value("pass").run()
    assert not screen.error
    assert screen.query_params["auction"] == "P2:three P3:pass P4:pass"


@pytest.mark.usefixtures("bench")
def test_a_hand_that_is_none_keeps_what_was_written_and_the_situation(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("check", **AT | {"hand": HAND.replace(" / C 7", ""), "seat": "P3"})

    (error,) = screen.error
    assert "11" in error.value
    assert screen.text_input(key="hand-text").value == HAND.replace(" / C 7", "")
    assert screen.button_group(key="situation-seat").value == "P3"


@pytest.mark.usefixtures("bench")
def test_the_link_is_whole_and_opens_for_anybody(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("check", **AT)
    link = screen.code[0].value

    assert "table=gametwist&seat=P1&auction=P2%3Apass+P3%3Apass+P4%3Apass&seed=1" in link
    stranger = Visitor(visitor.store)
    stranger.settle(dialect="hausregeln", language="en")
    other = stranger.open("check", **AT)

    assert "GameTwist" in said(other)
    assert not other.exception
