"""The hand as a person uses it: by keyboard, by touch, on a phone, in the dark."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Locator, Page, expect

from engine.cards import Card
from tests.browser.conftest import DESK, PHONE, READER, Server, shoot, wait_ready
from tutor.widgets.cards.faces import (
    GEOMETRY,
    LETTERS_DE,
    LETTERS_EN,
    Style,
    back_svg,
    empty_svg,
    face_svg,
    unknown_svg,
)

Opener = Callable[..., Page]


@pytest.fixture(scope="module")
def hand_server(new_server: Callable[..., Server]) -> Server:
    return new_server(Path(__file__).with_name("hand_page.py"))


@pytest.fixture
def open_hand(new_context: Callable[..., BrowserContext], hand_server: Server) -> Iterator[Opener]:
    def opened(query: str = "", **wishes: object) -> Page:
        page = new_context(**READER | {"viewport": PHONE} | wishes).new_page()
        page.goto(f"{hand_server.url}/?{query}")
        wait_ready(page)
        page.locator(".hand .card").first.wait_for()
        return page

    yield opened
    hand_server.check()


def card(page: Page, code: str) -> Locator:
    return page.locator(f'[data-code="{code}"]')


def pressed(page: Page) -> list[str | None]:
    chosen = page.locator(".card[aria-pressed=true]").all()
    return [one.get_attribute("data-code") for one in chosen]


def test_the_browser_draws_the_same_faces_as_python(page: Page) -> None:
    switches = product((False, True), (False, True), (False, True), (LETTERS_EN, LETTERS_DE))
    styles = [Style(*switch) for switch in switches]
    script = files("tutor.widgets.cards").joinpath("faces.js").read_text(encoding="utf-8")
    draw = "styles.map((style) => codes.map((code) => faceSvg(code, style)))"
    codes = [card.code for card in Card]

    drawn = page.evaluate(
        f"""({{ TABLE, styles, codes }}) => {{ {script}
        return [{draw}, ["back", "unknown", "empty"].map((one) => faceSvg(one, styles[0]))]; }}""",
        {
            "TABLE": json.loads(json.dumps(GEOMETRY)),
            "styles": [asdict(one) for one in styles],
            "codes": codes,
        },
    )

    assert drawn[0] == [[face_svg(card, style) for card in Card] for style in styles]
    assert drawn[1] == [back_svg(), unknown_svg(), empty_svg()]


def test_a_hand_is_answered_by_keyboard_alone_and_once(open_hand: Opener) -> None:
    page = open_hand()
    height = page.locator(".hand").bounding_box()["height"]  # type: ignore[index]
    card(page, "T22").focus()

    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    assert pressed(page) == ["T21", "DN"]
    expect(card(page, "C7")).to_be_focused()
    assert page.locator("button.card[tabindex='0']").count() == 1

    page.keyboard.press("h")
    expect(page.get_by_text("Hinted")).to_be_visible()
    assert pressed(page) == ["T21", "DN"]
    expect(card(page, "C7")).to_be_focused()

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Answers: [['DN', 'T21']]")).to_be_visible()
    expect(page.get_by_text("Entered")).to_have_count(0)
    assert page.locator(".hand").bounding_box()["height"] == height  # type: ignore[index]


def test_choosing_does_not_call_the_server_and_a_double_click_answers_once(
    open_hand: Opener,
) -> None:
    page = open_hand(has_touch=True)

    card(page, "HK").tap()
    card(page, "SQ").tap()
    card(page, "SQ").tap()
    expect(page.get_by_text("Answers: []")).to_be_visible()
    page.get_by_role("button", name="Check").dblclick()

    expect(page.get_by_text("Answers: [['HK']]")).to_be_visible()


def test_where_one_card_is_asked_the_last_one_counts(open_hand: Opener) -> None:
    page = open_hand("mode=choose-one")

    card(page, "HK").click()
    card(page, "D1").click()

    assert pressed(page) == ["D1"]


def test_without_a_choice_there_is_nothing_to_submit(open_hand: Opener) -> None:
    page = open_hand()
    check = page.get_by_role("button", name="Check")

    expect(check).to_have_attribute("aria-disabled", "true")
    check.click(force=True)
    card(page, "HK").click()

    expect(check).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_text("Answers: []")).to_be_visible()


@pytest.mark.parametrize("count", [1, 6, 8, 12, 15])
def test_on_a_phone_every_card_can_be_hit_in_two_rows(open_hand: Opener, count: int) -> None:
    page = open_hand(f"count={count}")

    boxes = [one.bounding_box() for one in page.locator(".place").all()]
    widths = [box["width"] for box in boxes if box]
    rows = {box["y"] for box in boxes if box}

    assert len(widths) == count
    assert min(widths) >= 44
    assert len(rows) <= 2
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_desk_twelve_cards_stand_in_one_row(open_hand: Opener) -> None:
    page = open_hand(viewport=DESK)

    assert len({one.bounding_box()["y"] for one in page.locator(".place").all()}) == 1  # type: ignore[index]


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_the_board_takes_twelve_cards_and_no_more(
    open_hand: Opener, viewport: dict[str, int]
) -> None:
    page = open_hand("board", viewport=viewport)
    cards = page.locator("button.card")
    for number in range(13):
        cards.nth(number).click(position={"x": 10, "y": 10})

    shoot(page, f"board-{viewport['width']}")
    expect(page.get_by_role("status").filter(has_text="12 of 12")).to_be_visible()
    assert len(pressed(page)) == 12
    assert min(one.bounding_box()["width"] for one in page.locator(".place").all()) >= 44  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollHeight") <= viewport["height"]


@pytest.mark.parametrize(
    ("query", "scheme"),
    [
        ("", "light"),
        ("", "dark"),
        ("marks&four", "light"),
        ("trick", "dark"),
        ("pile&count=54", "light"),
        ("board", "dark"),
    ],
)
def test_nothing_in_a_hand_hinders_a_reader(open_hand: Opener, query: str, scheme: str) -> None:
    page = open_hand(query, color_scheme=scheme)
    shoot(page, f"hand-{query}-{scheme}")

    found = Axe().run(page, context=".stBidiComponent, [data-testid=stBidiComponentRegular]")

    assert [one["id"] for one in found.response["violations"]] == []
    assert "aria-allowed-attr" in {one["id"] for one in found.response["passes"]}


def test_a_verdict_is_spoken_with_the_card(open_hand: Opener) -> None:
    page = open_hand("marks")

    expect(page.get_by_role("img", name="card T9, wrong")).to_be_visible()
    expect(page.locator("button.card")).to_have_count(0)
