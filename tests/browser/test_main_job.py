"""What people come for: a first lesson, a puzzle answered, a hand checked, all of it kept.

The answers come from the engine. A screen is found by its keys, roles and kinds of box;
its words only where a test is about words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from engine.card_text import parse_hand
from engine.cards import Card, CardSet
from engine.dialects import table
from engine.evaluate.counts import twelve_count
from lessons.load import lesson
from lessons.model import ReadStep
from lessons.runner import question as question_of
from lessons.runner import steps_at
from puzzles.generate import PuzzleId, puzzle
from puzzles.kinds import KINDS
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Question,
    Response,
    Unit,
)
from tests.browser.conftest import DESK, PHONE, Server, press_shortcut, shoot, wait_ready
from tutor.progress import COOKIE, AttemptRecord, is_learner_id, new_learner_id, open_store
from tutor.words import card_short, phrase

Opener = Callable[..., Page]
SIZES: dict[str, Any] = {
    "phone": {"viewport": PHONE, "has_touch": True},
    "desk": {"viewport": DESK},
}
phone_first = pytest.mark.parametrize(
    "size", ["phone", pytest.param("desk", marks=pytest.mark.proof)]
)
"""On a phone in every run; on a desk, where hardly anything could differ, in the long one."""
GOOD_HAND = "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"


# --------------------------------------------------------------------- doing things


def puzzle_id(kind: str, at: str = "alpine", level: int = 1, seed: int = 1) -> str:
    return str(PuzzleId(kind, at, KINDS[kind].VERSION, level, seed))


def with_a_choice() -> Question:
    """The first question which cards may be played that forbids some and allows several."""
    for level, seed in product((1, 2), range(1, 100)):
        question = puzzle(puzzle_id("legal-cards", level=level, seed=seed))
        assert isinstance(question.answer, ChooseCards)
        offered, right = question.answer.offered, question.answer.right
        if len(offered) >= 8 and len(right) in (2, 3):
            return question
    raise LookupError


def become(page: Page, server: Server, **settings: Any) -> str:  # noqa: ANN401 - settings differ
    """Make the page's profile one that has been here before, with those settings."""
    learner = new_learner_id()
    page.context.add_cookies([{"name": COOKIE, "value": learner, "url": server.url}])
    store = open_store(server.database)
    store.save_settings(learner, **{"language": "de", "dialect": "alpine"} | settings)
    store.close()
    return learner


def kept(server: Server, learner: str, question_id: str) -> tuple[AttemptRecord, ...]:
    """What the database holds of a learner's answers to a question."""
    store = open_store(server.database)
    attempts = store.attempts(learner, question_id)
    store.close()
    return attempts


def learner_of(page: Page) -> str:
    found = [one["value"] for one in page.context.cookies() if one["name"] == COOKIE]
    assert is_learner_id(found[0])
    return found[0]


def visit(page: Page, path: str, **query: str) -> None:
    """Open a screen and wait until it stands."""
    asked = "&".join(f"{name}={quote(value)}" for name, value in query.items())
    page.goto(f"{path}?{asked}" if asked else path)
    wait_ready(page)
    expect(page.get_by_test_id("stMain")).not_to_be_empty()
    stands(page)


def stands(page: Page) -> None:
    """No error, no box that blocks, and nothing wider than the screen."""
    expect(page.get_by_test_id("stException")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    wide = page.get_by_test_id("stMain").evaluate("main => main.scrollWidth - main.clientWidth")
    assert wide <= 0
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def puzzle_in(address: str) -> str:
    """The puzzle that an address asks for, and nothing else."""
    ((name, (puzzle,)),) = parse_qs(urlsplit(address).query).items()
    assert name == "puzzle"
    return puzzle


def keyed(page: Page, key: str) -> Locator:
    """The box of the widget with that key."""
    return page.locator(f".st-key-{re.sub(r'[^a-zA-Z0-9_-]', '-', key)}")


def press_button(page: Page, key: str) -> None:
    keyed(page, key).get_by_role("button").click()


def pickable(page: Page, card: Card) -> Locator:
    return page.locator(f'button.card[data-code="{card.code}"]')


def right_answer(question: Question) -> Response:
    match question.answer:
        case ChooseCards(right=cards) | ChooseCard(right=cards):
            return cards if isinstance(question.answer, ChooseCards) else CardSet(list(cards)[:1])
        case ChooseOne(right=places):
            return min(places)
        case EnterNumber(right=number):
            return number
        case EnterScores(right=scores):
            return scores


def answer(page: Page, question: Question, response: Response) -> None:
    """Answer with mouse or finger, as the question wants it."""
    choose(page, question, response)
    hand_in(page, question).click()


def choose(page: Page, question: Question, response: Response) -> None:
    """Take up cards or write a number; a statement is chosen by handing it in."""
    if isinstance(response, CardSet):
        for card in response:
            pickable(page, card).click()
    elif isinstance(response, tuple):
        boxes = page.get_by_role("spinbutton")
        expect(boxes).to_have_count(len(response))
        for box, amount in zip(boxes.all(), response, strict=True):
            box.fill(str(amount))
    elif isinstance(question.answer, EnterNumber):
        thirds = question.answer.unit in (Unit.THIRDS, Unit.BLATT)
        whole, rest = divmod(response, 3) if thirds else (response, 0)
        page.get_by_role("spinbutton").fill(str(whole))
        if rest:
            page.get_by_role("main").get_by_role("radio").nth(rest).click()


def answer_in_words(page: Page, question: Question, response: Response) -> None:
    """Answer where hands are words: cards are pills."""
    if not isinstance(response, CardSet):
        answer(page, question, response)
        return
    pills = page.get_by_test_id("stButtonGroup").locator("button")
    for card in response:
        pills.filter(has_text=re.compile(f"^{re.escape(card_short(card, 'de'))}$")).click()
    press_button(page, f"cards-{question.id}-submit")


def hand_in(page: Page, question: Question, place: int | None = None) -> Locator:
    """The button that hands in what was chosen, or the statement of that place."""
    match question.answer:
        case ChooseOne(right=right):
            at = min(right) if place is None else place
            return keyed(page, f"option-{question.id}-{at}").get_by_role("button")
        case EnterNumber() | EnterScores():
            return page.get_by_test_id("stFormSubmitButton").get_by_role("button")
        case _:
            return page.locator("button.submit")


def verdict(page: Page, kind: str = "Success") -> Locator:
    """The box of a verdict: Success, Error, Warning (not yet) or Info."""
    return page.get_by_test_id(f"stAlertContent{kind}")


def is_fresh(page: Page, question: Question) -> None:
    """The question is posed and nothing has been answered."""
    assert isinstance(question.answer, ChooseCards)
    expect(page.locator("button.card")).to_have_count(len(question.answer.offered))
    expect(page.get_by_test_id("stAlert")).to_have_count(0)


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until that has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === one.getRootNode().activeElement"):
            return
    pytest.fail("The key Tab does not lead there.")


def choose_by_keys(page: Page, cards: CardSet) -> None:
    """Take up exactly these cards, the hand having the focus, and hand them in."""
    page.keyboard.press("Home")
    for code in page.locator("button.card").evaluate_all("all => all.map(o => o.dataset.code)"):
        chosen = pickable(page, Card[code]).get_attribute("aria-pressed") == "true"
        if chosen != (Card[code] in cards):
            page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    tab_to(page, page.locator("button.submit"))
    page.keyboard.press("Enter")


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(new_page: Opener, size: str) -> Page:
    """A page on a phone and on a desk, one after the other, of a reader in Austria."""
    return new_page(**SIZES[size], locale="de-AT")


# ------------------------------------------------------------------- the first visit


def test_a_newcomer_chooses_german_and_a_table_and_is_in_the_first_lesson(
    new_page: Opener, server: Server, size: str
) -> None:
    page = new_page(**SIZES[size], locale="en-GB")

    visit(page, "/")
    shoot(page, f"job-welcome-{size}")
    keyed(page, "language").get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_text(phrase("today-welcome", "de"))).to_be_visible()
    keyed(page, "table").get_by_role("combobox").click()
    page.get_by_role("option", name="GameTwist").click()
    onward = page.get_by_test_id("stBaseButton-primary")
    wait_ready(page)
    expect(onward).to_have_count(1)
    shoot(page, f"job-table-chosen-{size}")
    onward.click()

    expect(keyed(page, "onward-0")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("1. Die Karten")
    stands(page)
    shoot(page, f"job-first-step-{size}")
    store = open_store(server.database)
    learner = store.learner(learner_of(page))
    assert (learner.language, learner.dialect) == ("de", "gametwist")
    press_button(page, "onward-0")
    expect(keyed(page, "onward-0")).to_have_count(0)
    visit(page, "/")
    expect(keyed(page, "open-lesson")).to_be_visible()
    shoot(page, f"job-today-{size}")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("04-the-trick", "phone"),
        ("10-the-auction", "phone"),
        pytest.param("01-the-pack", "desk", marks=pytest.mark.proof),
    ],
)
def test_a_lesson_is_done_to_the_end_in_german(
    new_page: Opener, server: Server, name: str, size: str
) -> None:
    page = new_page(**SIZES[size], locale="de-AT")
    learner = become(page, server)
    dialect, opened = table("alpine"), lesson(name)
    steps = steps_at(opened, dialect)

    visit(page, "/learn", lesson=name)
    for place, step in enumerate(steps):
        onward = keyed(page, f"onward-{place}")
        if not isinstance(step, ReadStep):
            question = question_of(opened, step, dialect)
            shoot(page, f"lesson-{name}-{place + 1}-{size}")
            answer(page, question, right_answer(question))
            expect(verdict(page).first).to_be_visible()
        expect(onward).to_be_visible()
        stands(page)
        shoot(page, f"lesson-{name}-{place + 1}-done-{size}")
        press_button(page, f"onward-{place}")
        expect(onward).to_have_count(0)

    expect(page.get_by_text(phrase("learn-finished", "de"))).to_be_visible()
    shoot(page, f"lesson-{name}-end-{size}")
    store = open_store(server.database)
    assert store.steps_done(learner) == {(name, step.id) for step in steps}


# ----------------------------------------------------------------- one puzzle, its loop


def test_a_puzzle_is_answered_wrong_then_right_by_keys_alone_and_a_reload_keeps_it(
    page: Page, server: Server, size: str
) -> None:
    learner = become(page, server)
    question = with_a_choice()
    assert isinstance(question.answer, ChooseCards)
    wrong = question.answer.offered - question.answer.right

    visit(page, "/practise", puzzle=question.id)
    shoot(page, f"puzzle-posed-{size}")
    press_shortcut(page, "h")
    expect(verdict(page, "Info")).to_have_count(1)
    tab_to(page, page.locator("button.card[tabindex='0']"))
    choose_by_keys(page, CardSet(list(wrong)[:1]))
    expect(verdict(page, "Warning")).to_be_visible()
    shoot(page, f"puzzle-not-yet-{size}")
    page.keyboard.press("Shift+Tab")
    choose_by_keys(page, question.answer.right)
    expect(verdict(page)).to_be_visible()
    shoot(page, f"puzzle-right-{size}")

    first, second = kept(server, learner, question.id)
    assert (first.right, first.hints, second.right) == (False, 1, True)
    page.reload()
    expect(verdict(page)).to_be_visible()
    expect(page.locator("button.card")).to_have_count(0)
    card = next(iter(question.answer.right))
    spoken = page.get_by_role("img", name=re.compile(phrase("mark-right", "de") + "$"))
    expect(spoken).to_have_count(len(question.answer.right))
    expect(page.locator(f'.card[data-code="{card.code}"]')).to_be_visible()
    stands(page)
    press_shortcut(page, "n")
    expect(keyed(page, "next")).to_have_count(0)
    expect(page.get_by_test_id("stAlert")).to_have_count(0)
    assert puzzle_in(page.url) != question.id


@phone_first
def test_the_list_of_keys_opens_on_k_and_closes_with_escape(page: Page, server: Server) -> None:
    become(page, server)
    visit(page, "/practise", puzzle=with_a_choice().id)

    press_shortcut(page, "k")
    expect(page.get_by_role("dialog")).to_contain_text(phrase("keys-title", "de"))
    expect(page.get_by_test_id("stException")).to_have_count(0)
    shoot(page, "keys")
    page.keyboard.press("Escape")

    stands(page)


def test_the_link_of_a_puzzle_opens_it_fresh_for_somebody_without_a_profile(
    page: Page, server: Server, new_page: Opener, size: str
) -> None:
    become(page, server)
    question = with_a_choice()
    visit(page, "/practise", puzzle=question.id)
    answer(page, question, right_answer(question))
    expect(verdict(page)).to_be_visible()

    page.get_by_text(phrase("share", "de")).click()
    link = page.get_by_test_id("stCode").inner_text().strip()
    other = new_page(**SIZES[size], locale="de-AT")
    visit(other, link)

    assert link.startswith(server.url)
    assert puzzle_in(link) == question.id
    is_fresh(other, question)
    shoot(other, f"puzzle-by-link-{size}")
    answer(other, question, right_answer(question))
    expect(verdict(other)).to_be_visible()
    assert len(kept(server, learner_of(other), question.id)) == 1


@phone_first
def test_hints_lead_step_by_step_to_the_solution(page: Page, server: Server, size: str) -> None:
    learner = become(page, server)
    question = with_a_choice()
    visit(page, "/practise", puzzle=question.id)

    for number in range(1, len(question.hints) + 1):
        press_shortcut(page, "h")
        expect(verdict(page, "Info")).to_have_count(number)
    shoot(page, f"puzzle-all-hints-{size}")
    press_shortcut(page, "h")

    expect(page.get_by_text(phrase("verdict-shown", "de"))).to_be_visible()
    shoot(page, f"puzzle-solution-{size}")
    (attempt,) = kept(server, learner, question.id)
    assert attempt.revealed
    assert not attempt.right
    assert attempt.hints == len(question.hints)


def test_a_puzzle_of_every_kind_is_solved_at_the_first_try(
    new_page: Opener, server: Server, subtests: pytest.Subtests
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    learner = become(page, server, dialect="gametwist")

    for kind in KINDS:
        with subtests.test(kind=kind):
            question = puzzle(puzzle_id(kind, "gametwist", level=2))
            visit(page, "/practise", puzzle=question.id)
            answer(page, question, right_answer(question))

            expect(verdict(page)).to_be_visible()
            stands(page)
            shoot(page, f"solved-{kind}")
            assert [one.right for one in kept(server, learner, question.id)] == [True]


@pytest.mark.proof
def test_in_words_instead_of_cards_the_same_puzzles_are_solved(
    new_page: Opener, server: Server, subtests: pytest.Subtests
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    learner = become(page, server, text_twin=True)

    for kind in KINDS:
        with subtests.test(kind=kind):
            question = puzzle(puzzle_id(kind, level=2))
            visit(page, "/practise", puzzle=question.id)
            answer_in_words(page, question, right_answer(question))

            expect(verdict(page)).to_be_visible()
            expect(page.locator(".card")).to_have_count(0)
            stands(page)
            shoot(page, f"words-{kind}")
            assert [one.right for one in kept(server, learner, question.id)] == [True]


@phone_first
def test_a_double_click_stores_one_attempt(page: Page, server: Server) -> None:
    learner = become(page, server)
    ids = [with_a_choice().id, puzzle_id("is-legal"), puzzle_id("twelve-count")]

    for question in map(puzzle, ids):
        visit(page, "/practise", puzzle=question.id)
        choose(page, question, right_answer(question))
        hand_in(page, question).dblclick()
        expect(verdict(page)).to_be_visible()

        assert len(kept(server, learner, question.id)) == 1


# ------------------------------------------------------------ what survives, who shares


@phone_first
def test_back_leads_to_the_puzzle_before(page: Page, server: Server) -> None:
    become(page, server)
    question = with_a_choice()
    visit(page, "/practise", puzzle=question.id)
    answer(page, question, right_answer(question))
    expect(verdict(page)).to_be_visible()

    press_shortcut(page, "n")
    expect(verdict(page)).to_have_count(0)
    page.go_back()

    expect(verdict(page)).to_be_visible()
    assert puzzle_in(page.url) == question.id
    stands(page)


def test_a_verdict_survives_a_power_cut(
    new_page: Opener, new_server: Callable[..., Server]
) -> None:
    server = new_server()
    page = new_page(**SIZES["phone"], locale="de-AT", base_url=server.url)
    learner = become(page, server)
    question = with_a_choice()
    visit(page, "/practise", puzzle=question.id)
    answer(page, question, right_answer(question))
    expect(verdict(page)).to_be_visible()

    server.kill()
    server.start()
    visit(page, "/practise", puzzle=question.id)

    expect(verdict(page)).to_be_visible()
    assert len(kept(server, learner, question.id)) == 1


@phone_first
def test_two_tabs_share_what_was_answered(page: Page, server: Server) -> None:
    learner = become(page, server)
    question = with_a_choice()
    other = page.context.new_page()
    for tab in (page, other):
        visit(tab, "/practise", puzzle=question.id)

    answer(page, question, right_answer(question))
    expect(verdict(page)).to_be_visible()
    press_shortcut(other, "h")

    expect(verdict(other)).to_be_visible()
    assert len(kept(server, learner, question.id)) == 1


@phone_first
def test_a_browser_that_refuses_cookies_is_told_that_nothing_is_kept(page: Page) -> None:
    def refuse(route: Route) -> None:
        """Drop what the page has set before its script connects."""
        page.context.clear_cookies()
        route.continue_()

    question = with_a_choice()
    page.route("**/static/js/index.*.js", refuse)

    visit(page, "/practise", puzzle=question.id)

    expect(page.get_by_text(phrase("progress-not-kept", "de"))).to_be_visible()
    answer(page, question, right_answer(question))
    expect(verdict(page)).to_be_visible()
    shoot(page, "no-cookies")


# ---------------------------------------------------------------------- bad addresses


def test_a_bad_puzzle_id_leads_to_a_friendly_page_with_a_way_on(
    new_page: Opener, server: Server, subtests: pytest.Subtests
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)

    for wanted in ("nonsense", "legal-cards.alpine.v99.l1.s1", "legal-cards.nowhere.v1.l1.s1"):
        with subtests.test(wanted=wanted):
            visit(page, "/practise", puzzle=wanted)
            expect(verdict(page, "Error")).to_be_visible()
            shoot(page, f"bad-id-{wanted}")
            page.get_by_role("button", name=phrase("practice-other", "de")).click()

            expect(keyed(page, "skip")).to_be_visible()
            stands(page)


# ----------------------------------------------------------------------- check a hand


def paste(page: Page, hand: str) -> None:
    visit(page, "/check")
    page.get_by_role("textbox").fill(hand)
    page.get_by_test_id("stFormSubmitButton").get_by_role("button").click()


def test_a_pasted_hand_is_counted_and_told_what_to_claim(
    page: Page, server: Server, size: str
) -> None:
    become(page, server)
    count = twelve_count(parse_hand(GOOD_HAND))

    paste(page, GOOD_HAND)

    expect(page.get_by_text(phrase("count-title", "de", count=count))).to_be_visible()
    expect(page.get_by_text(phrase("claims-title", "de"))).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(12)
    expect(page.get_by_test_id("stExpander").first).to_be_visible()
    stands(page)
    shoot(page, f"check-{size}")
    page.reload()
    expect(page.get_by_text(phrase("count-title", "de", count=count))).to_be_visible()


def test_a_hand_with_a_card_twice_is_told_which_and_where(
    page: Page, server: Server, size: str
) -> None:
    become(page, server)

    paste(page, GOOD_HAND.replace("C 7", "HK"))

    expect(verdict(page, "Error")).to_contain_text("Herz-König")
    expect(verdict(page, "Error")).to_contain_text(re.compile(r"Wort \d+"))
    expect(page.get_by_role("textbox")).to_have_value(GOOD_HAND.replace("C 7", "HK"))
    shoot(page, f"check-twice-{size}")


@phone_first
def test_a_hand_of_eleven_cards_is_told_so(page: Page, server: Server, size: str) -> None:
    become(page, server)

    paste(page, GOOD_HAND.replace(" / C 7", ""))

    expect(verdict(page, "Error")).to_contain_text("11")
    expect(verdict(page, "Error")).to_contain_text("12")
    shoot(page, f"check-eleven-{size}")


@phone_first
def test_twelve_cards_tapped_on_the_board_are_a_hand(page: Page, server: Server) -> None:
    become(page, server)
    visit(page, "/check")

    for card in parse_hand(GOOD_HAND):
        pickable(page, card).click(position={"x": 10, "y": 10})
    page.locator("button.submit").click()

    count = twelve_count(parse_hand(GOOD_HAND))
    expect(page.get_by_text(phrase("count-title", "de", count=count))).to_be_visible()


# ------------------------------------------------------------------------- how it fits


def largest(kind: str, at: str = "gametwist") -> Question:
    """Of some puzzles the one that takes most room: cards of hand and trick, statements."""
    ids = [puzzle_id(kind, at, level, seed) for level in (1, 2, 3) for seed in range(1, 9)]
    found = [one for one in map(puzzle, ids) if len(one.position.hand) <= 15]

    def room(question: Question) -> tuple[bool, int, int]:
        position, posed = question.position, question.answer
        options = len(posed.options) if isinstance(posed, ChooseOne) else 0
        rows = len(position.hand) > 6, len(position.trick)
        return bool(position.trick), options, sum(rows)

    return max(found, key=room)


def test_on_a_phone_question_cards_and_answers_fit_on_one_screen(
    new_page: Opener, server: Server, subtests: pytest.Subtests
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server, dialect="gametwist")

    for kind in KINDS:
        with subtests.test(kind=kind):
            question = largest(kind)
            posed = question.answer
            visit(page, "/practise", puzzle=question.id)
            last = len(posed.options) - 1 if isinstance(posed, ChooseOne) else None
            button = hand_in(page, question, last)
            expect(button).to_be_visible()
            shoot(page, f"fits-{kind}")
            box = button.bounding_box()

            assert box is not None
            assert box["y"] + box["height"] <= PHONE["height"]


def test_no_screen_is_wider_than_a_phone(
    new_page: Opener, server: Server, subtests: pytest.Subtests
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)

    paths = ("/", "/learn", "/practise", "/check", "/rules", "/settle", "/settings")
    for path in (*paths, "/learn?lesson=01-the-pack"):
        with subtests.test(path=path):
            visit(page, path)

            shoot(page, f"width{path}")
