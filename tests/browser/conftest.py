"""The app as a person uses it: a server of its own, a real Chromium, two screen sizes.

A test asks for ``phone`` or ``desk`` and gets a page that is open on nothing yet;
``phone.goto("/learn")`` is an address of the server that this session shares. Other
languages, colours or servers: ``new_page``.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import chromium

ROOT = Path(__file__).parents[2]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
# An English reader in Vienna, in light colours, who likes things to stand still.
READER: dict[str, Any] = {
    "viewport": DESK,
    "locale": "en-GB",
    "timezone_id": "Europe/Vienna",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "device_scale_factor": 1,
}
expect.set_options(timeout=15_000)  # two browsers and two servers share two cores
FIRST_ANSWER = 60.0  # seconds until a server has to be ready; a busy machine is slow


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder carries the mark ``browser``."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


# ------------------------------------------------------------------------ the server


@dataclass
class Server:
    """A running tutor with a database of its own, or another script for its tests."""

    port: int
    database: str
    log: Path
    script: Path | None = None
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it can serve. Fails the test, with the log, if it cannot."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self._command()],
                cwd=ROOT,
                env=os.environ | {"KOENIGRUFEN_DATABASE_URL": self.database},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        limit = time.monotonic() + FIRST_ANSWER
        while not self._is_ready():
            self.check()
            if time.monotonic() > limit:
                self.kill()
                self._fail(f"The server was not ready after {FIRST_ANSWER:.0f} s.")
            time.sleep(0.1)

    def stop(self) -> None:
        """End it as an operator would."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def kill(self) -> None:
        """End it as a power cut would: what was confirmed must be there afterwards."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def check(self) -> None:
        """Fail the test, with the log, if it has ended by itself."""
        if self.process is not None and self.process.poll() is not None:
            self._fail(f"The server ended by itself ({self.process.returncode}).")

    def _command(self) -> list[str]:
        if self.script is None:
            return ["uvicorn", "tutor.asgi:app", "--host", "127.0.0.1", "--port", str(self.port)]
        place = ["--server.address=127.0.0.1", f"--server.port={self.port}"]
        return ["streamlit", "run", str(self.script), *place]

    def _is_ready(self) -> bool:
        path = "/readyz" if self.script is None else "/_stcore/health"
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def _fail(self, what: str) -> None:
        pytest.fail(f"{what} Its log:\n{self.log.read_text('utf-8', 'replace')}", pytrace=False)


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@pytest.fixture(scope="session")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """A maker of servers, each started and with an empty database; they end with the session.

    ``new_server()`` is another tutor, ``new_server(path)`` serves the script of that path.
    """
    servers: list[Server] = []

    def make(script: Path | None = None) -> Server:
        folder = tmp_path_factory.mktemp("server")
        database = f"sqlite:///{(folder / 'tutor.db').as_posix()}"
        server = Server(_free_port(), database, folder / "server.log", script)
        servers.append(server)
        server.start()
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def server(new_server: Callable[..., Server]) -> Server:
    """The tutor that the tests of a session share."""
    return new_server()


# ----------------------------------------------------------------------- the browser


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of this machine. No Chromium: no test passes."""
    return browser_type_launch_args | {
        "executable_path": chromium.find(),
        "args": list(chromium.FLAGS),
    }


@pytest.fixture(scope="session")
def base_url() -> None:
    """Nothing: each page has its own. (The plugin's fixture warns in this pytest.)"""


@pytest.fixture
def new_page(
    new_context: Callable[..., BrowserContext], server: Server
) -> Iterator[Callable[..., Page]]:
    """A maker of pages, each in a browser profile of its own.

    Takes what Playwright takes for a context, such as ``locale="de-AT"``,
    ``color_scheme="dark"``, ``viewport=PHONE`` or ``base_url=another_server.url``.
    """
    yield lambda **wishes: new_context(**READER | {"base_url": server.url} | wishes).new_page()
    server.check()


@pytest.fixture
def phone(new_page: Callable[..., Page]) -> Page:
    """A page as wide as a phone, 390 x 844, operated by touch."""
    return new_page(viewport=PHONE, has_touch=True)


@pytest.fixture
def desk(new_page: Callable[..., Page]) -> Page:
    """A page on a desk, 1280 x 900."""
    return new_page()


# ------------------------------------------------------------------------- helpers


def wait_ready(page: Page, timeout: float = 30.0) -> None:
    """Wait until the app has drawn itself, at most that many seconds."""
    done = page.locator("[data-testid=stApp][data-test-script-state=notRunning]")
    done.wait_for(state="attached", timeout=timeout * 1000)


_AT_REST = """async () => {
    const main = document.querySelector("[data-testid=stMain]");
    for (let last = -1, still = 0; still < 3; ) {
        await new Promise(resolve => setTimeout(resolve, 50));
        still = main.scrollHeight === last ? still + 1 : 0;
        last = main.scrollHeight;
    }
}"""


def wait_at_rest(page: Page) -> None:
    """Wait until a box that opens has opened: a click on what still moves may miss it."""
    page.evaluate(_AT_REST)


def press_shortcut(page: Page, key: str) -> None:
    """Press the key of a button once the app has drawn itself: while it draws, the button
    may still be that of the step before, which was pressed already."""
    wait_ready(page)
    page.keyboard.press(key)


def shoot(page: Page, name: str) -> None:
    """Keep a picture in ``screenshots/``, if KOENIGRUFEN_SCREENSHOTS is set."""
    if os.environ.get("KOENIGRUFEN_SCREENSHOTS"):
        folder = ROOT / "screenshots"
        folder.mkdir(exist_ok=True)
        file = re.sub(r"[^\w.-]+", "-", name) + ".png"
        page.screenshot(path=folder / file, full_page=True)
