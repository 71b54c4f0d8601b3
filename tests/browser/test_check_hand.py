"""Checking a hand with finger or mouse: the ranking gets closer, stops when told to, and its
link shows it to somebody else."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - Playwright's own

from engine.card_text import parse_hand
from engine.evaluate.counts import twelve_count
from engine.moves import PlayCard
from engine.records import read_compact
from tests.browser.conftest import Server, shoot, wait_at_rest, wait_ready
from tests.browser.test_accessibility import hindrances
from tests.browser.test_main_job import (
    GOOD_HAND,
    SIZES,
    Opener,
    become,
    keyed,
    paste,
    phone_first,
    press_button,
    stands,
    verdict,
    visit,
)
from tutor.recorded import decisions, word_of
from tutor.words import phrase

LINES = Path(__file__).parents[1] / "records" / "hands.jsonl"
RECORDED = word_of(LINES.read_text("utf-8").splitlines()[5])
GETTING_READY = 90_000
"""Milliseconds for a first ranking: on a fresh machine the solver is compiled before."""
LONG = {"hand": GOOD_HAND, "table": "gametwist", "seat": "P1"}
"""A question that many contracts answer: it takes a while."""


def ranking(page: Page) -> Locator:
    """The table of contracts, once it is there."""
    found = page.locator(".ranking").first
    expect(found).to_be_visible(timeout=GETTING_READY)
    return found


_DEALS = r"""() => Math.max(0, ...[...document.querySelectorAll(".ranking small")]
    .map(one => one.innerText.match(/^([\d.]+) Verteilungen/))
    .filter(found => found)
    .map(found => parseInt(found[1].replace(".", "")))
)"""


def deals(page: Page) -> int:
    """On how many deals the contract rests that has been looked at most closely."""
    return int(page.evaluate(_DEALS))


def wait_for_more(page: Page, than: int) -> None:
    """Wait until it rests on more."""
    page.wait_for_function(f"({_DEALS})() > {than}", timeout=GETTING_READY)


def choose(page: Page, key: str, name: str) -> None:
    """Choose from a list that opens; once more if it moved away from under the click."""
    option = page.get_by_role("option", name=name, exact=True)
    for _ in range(3):
        wait_ready(page)
        wait_at_rest(page)
        keyed(page, key).locator("input").click()
        with suppress(TimeoutError):
            option.click(timeout=3000)
            return
    pytest.fail(f"{key} does not offer {name}")


@phone_first
def test_a_pasted_hand_is_ranked_ever_more_closely_and_explained(
    new_page: Opener, server: Server, size: str
) -> None:
    page = new_page(**SIZES[size], locale="de-AT")
    become(page, server, dialect="gametwist")

    paste(page, "Sküs XVII IX III / Herz K D 4 / Karo B 1 / Pik K 10 / Treff 7")

    ranking(page)
    at_first = deals(page)
    expect(page.get_by_text(phrase("evaluate-title", "de"), exact=True)).to_be_visible()
    count = twelve_count(parse_hand(GOOD_HAND))
    expect(page.get_by_text(phrase("count-title", "de", count=count))).to_be_visible()
    expect(page.locator(".ranking .amount").nth(2)).to_contain_text("%")
    wait_for_more(page, at_first)
    expect(page.get_by_test_id("stVegaLiteChart")).to_have_count(2)
    stands(page)
    shoot(page, f"check-ranking-{size}")
    assert hindrances(page) == []


def test_it_stops_when_told_to_and_goes_on_when_told_to(new_page: Opener, server: Server) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)
    visit(page, "/check", **LONG | {"seed": "4"})
    ranking(page)

    press_button(page, "stop")

    expect(keyed(page, "go-on")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    stopped = deals(page)
    page.wait_for_timeout(2500)
    assert deals(page) == stopped
    press_button(page, "go-on")
    expect(keyed(page, "stop")).to_be_visible()
    wait_for_more(page, stopped)


def test_a_link_shows_somebody_else_the_same_at_once(new_page: Opener, server: Server) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)
    visit(page, "/check", **LONG | {"seed": "5"})
    ranking(page)
    seen = deals(page)
    page.get_by_text(phrase("share", "de")).click()
    link = page.get_by_test_id("stCode").inner_text().strip()

    other = new_page(**SIZES["desk"], locale="de-AT", color_scheme="dark")
    visit(other, link)

    ranking(other)
    assert deals(other) >= seen
    assert other.url == link
    expect(other.get_by_text("GameTwist", exact=False).first).to_be_visible()
    stands(other)
    shoot(other, "check-link-desk-dark")


def test_seat_and_auction_are_chosen_and_the_way_back_takes_them_back(
    new_page: Opener, server: Server
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server, dialect="gametwist")
    visit(page, "/check", hand=GOOD_HAND)
    keyed(page, "situation").locator("summary").click()
    wait_at_rest(page)

    keyed(page, "situation-seat").get_by_role("radio", name="Dritter").click()
    expect(keyed(page, "said-1-P3")).to_be_visible()
    choose(page, "said-0-P2", "Dreier")

    expect(page.get_by_text("Dritter · Zweiter: Dreier")).to_be_visible()
    expect(page).to_have_url(re.compile("auction=P2%3Athree"))
    shoot(page, "check-situation-phone")
    page.go_back()
    expect(page.get_by_text("Dritter · Zweiter: weiter")).to_be_visible()
    stands(page)


def test_an_auction_that_cannot_be_is_told_and_mended(new_page: Opener, server: Server) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)
    asked = {"hand": GOOD_HAND, "table": "gametwist", "seat": "P4"}

    visit(page, "/check", **asked, auction="P2:three P3:piccolo")

    expect(verdict(page, "Error")).to_contain_text("Ansage 2 (Dritter: Piccolo) geht nicht")
    assert page.locator(".ranking").count() == 0
    shoot(page, "check-impossible-auction-phone")
    choose(page, "said-1-P3", "weiter")
    expect(verdict(page, "Error")).to_have_count(0)
    ranking(page)


def test_a_hand_that_is_none_keeps_what_was_written_and_the_seat(
    new_page: Opener, server: Server
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)
    eleven = GOOD_HAND.replace(" / C 7", "")

    visit(page, "/check", hand=eleven, table="hausregeln", seat="P3")

    expect(verdict(page, "Error")).to_contain_text("11")
    expect(page.get_by_role("textbox", name=phrase("check-paste", "de"))).to_have_value(eleven)
    keyed(page, "situation").locator("summary").click()
    wait_at_rest(page)
    expect(keyed(page, "situation-seat").get_by_role("radio", name="Dritter")).to_be_checked()


def test_a_recorded_hand_is_looked_at_choice_by_choice(new_page: Opener, server: Server) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)
    found = decisions(read_compact(RECORDED).state)
    card = next(one for one in found if isinstance(one.move, PlayCard))

    visit(page, "/check", record=RECORDED, at=str(card.number))

    expect(ranking(page)).to_contain_text(phrase("later-played", "de"))
    stands(page)
    shoot(page, "check-record-phone")
    assert hindrances(page) == []
    press_button(page, "record-on")
    expect(page).to_have_url(re.compile(f"at={card.number + 1}$"))
    stands(page)
