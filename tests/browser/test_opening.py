"""Opening the app for the first time."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, shoot, wait_ready

THEMES = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))["theme"]


def opens_well(page: Page) -> None:
    """It draws something, and no error with it."""
    wait_ready(page)

    expect(page.locator("[data-testid=stMain]")).not_to_be_empty()
    expect(page.locator("[data-testid=stException]")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_app_opens_on_a_phone_and_fits_its_width(phone: Page) -> None:
    phone.goto("/")

    opens_well(phone)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    shoot(phone, "opening-phone")


def test_the_app_opens_on_a_desk(desk: Page) -> None:
    desk.goto("/")

    opens_well(desk)
    shoot(desk, "opening-desk")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_browser_chooses_between_paper_and_cloth(
    theme: str, new_page: Callable[..., Page]
) -> None:
    page = new_page(color_scheme=theme)
    ground = THEMES[theme]["backgroundColor"]
    red, green, blue = (int(ground[at : at + 2], 16) for at in (1, 3, 5))

    page.goto("/")
    wait_ready(page)

    app = page.locator("[data-testid=stApp]")
    expect(app).to_have_css("background-color", f"rgb({red}, {green}, {blue})")
    shoot(page, f"opening-{theme}")
