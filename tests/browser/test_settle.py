"""Settling a hand with finger or mouse: the sheet is right, and its link shows it again."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, shoot
from tests.browser.test_accessibility import hindrances
from tests.browser.test_main_job import SIZES, Opener, become, keyed, phone_first, stands, visit
from tutor.words import phrase


def segment(page: Page, key: str, name: str) -> None:
    keyed(page, f"settle-{key}").get_by_role("radio", name=name, exact=True).click()


def row(page: Page, line: str) -> Sequence[str]:
    """The amounts of the line of the sheet that holds that text."""
    found = page.locator(".ledger tr").filter(has_text=line)
    expect(found).to_have_count(1)
    return found.locator(".amount").all_inner_texts()


@phone_first
def test_a_rufer_with_an_announced_pagat_lost_is_settled_line_by_line(
    new_page: Opener, server: Server, size: str
) -> None:
    page = new_page(**SIZES[size], locale="en-GB")
    become(page, server, language="en", dialect="hausregeln")
    visit(page, "/settle")

    segment(page, "partner", "Third")
    keyed(page, "settle-points-whole").get_by_role("spinbutton").fill("38")
    keyed(page, "settle-points-whole").get_by_role("spinbutton").press("Tab")
    expect(page.locator(".ledger")).to_be_visible()
    keyed(page, "settle-bonuses").get_by_role("button", name="Pagat").click()
    keyed(page, "settle-bonus-pagat").locator("input").click()
    page.get_by_role("option", name=phrase("settle-bonus-lost", "en")).click()

    expect(page.locator(".ledger")).to_contain_text("Pagat announced and missed")
    assert row(page, "Königrufer won") == ["+1", "−1", "+1", "−1"]
    assert row(page, "Pagat announced") == ["−2", "+2", "−2", "+2"]
    assert row(page, phrase("ledger-total", "en")) == ["−1", "+1", "−1", "+1"]
    expect(page.get_by_text(phrase("ledger-balanced", "en"))).to_be_visible()
    stands(page)
    shoot(page, f"settle-{size}")


def test_a_sheet_is_sent_by_its_link(new_page: Opener, server: Server) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server)
    draft = {
        "dialect": "gametwist",
        "contract": "caller",
        "partner": "P2",
        "card_points": "35 2/3",
        "called": {"pagat": "lost"},
        "kontra": {"pagat": 2},
    }
    visit(page, "/settle", o=json.dumps(draft))
    page.get_by_text(phrase("share", "de")).click()
    link = page.get_by_test_id("stCode").inner_text().strip()

    other = new_page(**SIZES["phone"], locale="de-AT")
    become(other, server, dialect="elsteiner")
    visit(other, link)

    assert row(other, "Summe") == ["−6", "−6", "+6", "+6"]
    stands(other)


def test_going_back_takes_a_change_back(new_page: Opener, server: Server) -> None:
    page = new_page(**SIZES["desk"], locale="en-GB")
    become(page, server, language="en", dialect="elsteiner")
    visit(page, "/settle")
    segment(page, "result", "Won")
    expect(page.locator(".ledger")).to_contain_text("Rufer won")
    segment(page, "result", "Lost")
    expect(page.locator(".ledger")).to_contain_text("Rufer lost")

    page.go_back()

    expect(page.locator(".ledger")).to_contain_text("Rufer won")


@phone_first
def test_no_sheet_hinders_a_reader(new_page: Opener, server: Server, size: str) -> None:
    page = new_page(**SIZES[size], locale="de-AT")
    become(page, server)
    draft = {
        "dialect": "gametwist",
        "contract": "three",
        "card_points": "60",
        "premiums": {"trull": "declarer"},
        "valat": "announced",
    }

    visit(page, "/settle", o=json.dumps(draft))

    expect(page.locator(".ledger")).to_be_visible()
    expect(page.locator(".ledger")).to_contain_text(phrase("ledger-struck", "de"))
    stands(page)
    assert hindrances(page) == []
