"""Reading the rules, comparing tables, looking words up, and setting one's own table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.dialects import table
from tests.browser.conftest import DESK, PHONE, Server, shoot, wait_at_rest, wait_ready
from tests.browser.test_accessibility import hindrances
from tests.browser.test_main_job import (
    SIZES,
    Opener,
    become,
    keyed,
    phone_first,
    press_button,
    stands,
    visit,
)
from tutor.words import option_answer, phrase

MINE = "hausregeln+pagat_rule=last_tarock"


@phone_first
def test_two_tables_are_compared_and_what_differs_comes_first(
    new_page: Opener, server: Server, size: str
) -> None:
    page = new_page(**SIZES[size], locale="en-GB")
    become(page, server, language="en", dialect="alpine")
    visit(page, "/rules")

    page.get_by_role("radio", name=phrase("rules-way-compare", "en")).click()
    keyed(page, "rules-tables").get_by_role("button", name="GameTwist").click()
    keyed(page, "rules-tables").get_by_role("button", name="German page").click()

    blocks = page.locator(".rules .block")
    expect(blocks.first).to_contain_text("GameTwist")
    expect(blocks.first).to_contain_text("Alpine")
    expect(page).to_have_url(re.compile(r"\?compare=alpine(,|%2C)gametwist$"))
    stands(page)
    shoot(page, f"compare-{size}")
    page.go_back()
    expect(blocks.first).to_contain_text("German page")


@phone_first
def test_a_word_of_any_table_is_looked_up(new_page: Opener, server: Server, size: str) -> None:
    page = new_page(**SIZES[size], locale="de-AT")
    become(page, server)
    visit(page, "/rules", glossary="1")

    page.get_by_role("textbox").fill("Dodge Round")
    page.get_by_role("textbox").press("Enter")

    expect(page.locator(".rules .block")).to_have_count(1)
    expect(page.locator(".rules .block")).to_contain_text("Trischaken")
    stands(page)
    shoot(page, f"glossary-{size}")
    page.reload()
    wait_ready(page)
    expect(page.locator(".rules .block")).to_have_count(1)


def set_option(page: Page) -> None:
    """Have the Pagat kept as the last tarock only."""
    visit(page, "/settings")
    page.get_by_text(phrase("my-table-options", "de", number=5)).click()
    option = table("hausregeln").option("pagat_rule")
    answer = option_answer(option, "last_tarock", "de", table("hausregeln"))
    told = keyed(page, "option-hausregeln-pagat_rule").get_by_text(answer[1:])
    expect(told).to_be_visible()
    wait_at_rest(page)
    told.click()
    expect(page.get_by_text(phrase("my-table-differs", "de"))).to_be_visible()


@phone_first
def test_an_option_of_ones_table_is_set_found_again_and_taken_back(
    new_page: Opener, server: Server, size: str
) -> None:
    page = new_page(**SIZES[size], locale="de-AT")
    become(page, server, dialect="hausregeln")
    set_option(page)
    stands(page)
    shoot(page, f"my-table-{size}")

    page.reload()
    wait_ready(page)
    expect(page.get_by_text(phrase("my-table-differs", "de"))).to_be_visible()
    press_button(page, "as-written")

    expect(page.get_by_text(phrase("my-table-differs", "de"))).to_have_count(0)


def test_a_table_is_sent_by_its_link_and_taken_by_somebody_else(
    new_page: Opener, server: Server
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server, dialect=MINE)
    visit(page, "/settings")
    page.get_by_text(phrase("my-table-share", "de")).click()
    link = page.get_by_test_id("stCode").inner_text().strip()

    other = new_page(**SIZES["phone"], locale="de-AT")
    become(other, server, dialect="alpine")
    visit(other, link)
    shoot(other, "table-offered")
    press_button(other, "use-table")

    expect(other.get_by_text(phrase("my-table-differs", "de"))).to_be_visible()
    assert "table=" not in other.url


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_rules_screen_hinders_a_reader(
    new_page: Opener, server: Server, subtests: pytest.Subtests, language: str
) -> None:
    size = PHONE if language == "de" else DESK
    page = new_page(viewport=size, locale={"de": "de-AT", "en": "en-GB"}[language])
    become(page, server, language=language, dialect=MINE)

    for query in ({"table": "gametwist"}, {"compare": "alpine,elsteiner"}, {"glossary": "1"}):
        with subtests.test(**query):
            visit(page, "/rules", **query)
            expect(page.locator(".rules").first).to_be_visible()
            stands(page)

            assert hindrances(page) == []
