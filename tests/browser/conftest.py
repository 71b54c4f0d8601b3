"""The app as a person uses it: a server of its own, a real Chromium, two screen sizes.

A test asks for ``phone`` or ``desk`` and gets a page that is open on nothing yet;
``page.goto("/")`` then means this session's server. Addresses are relative to it.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser import chromium

ROOT = Path(__file__).parents[2]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
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
    """A running tutor with a database of its own."""

    port: int
    database: str
    log: Path
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it can serve. Fails the test, with the log, if it cannot."""
        environment = os.environ | {"KOENIGRUFEN_DATABASE_URL": self.database}
        command = [sys.executable, "-m", "uvicorn", "tutor.asgi:app"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--host", "127.0.0.1", "--port", str(self.port)],
                cwd=ROOT,
                env=environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        limit = time.monotonic() + FIRST_ANSWER
        while not self._is_ready():
            if self.process.poll() is not None:
                self._fail(f"The server ended by itself ({self.process.returncode}).")
            if time.monotonic() > limit:
                self.kill()
                self._fail(f"The server was not ready after {FIRST_ANSWER:.0f} s.")
            time.sleep(0.1)

    def stop(self) -> None:
        """End it as an operator would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill(self) -> None:
        """End it as a power cut would: what was confirmed must be there afterwards."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def check(self) -> None:
        """Fail, with the log, if it has died meanwhile."""
        if self.process is not None and self.process.poll() is not None:
            self._fail(f"The server died ({self.process.returncode}).")

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def _fail(self, what: str) -> None:
        pytest.fail(f"{what} Its log:\n{self.log.read_text('utf-8', 'replace')}", pytrace=False)


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@pytest.fixture(scope="session")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Server]]:
    """A maker of further servers, each started, with an empty database; all end by themselves."""
    servers: list[Server] = []

    def make() -> Server:
        folder = tmp_path_factory.mktemp("server")
        database = f"sqlite:///{(folder / 'tutor.db').as_posix()}"
        server = Server(_free_port(), database, folder / "server.log")
        servers.append(server)
        server.start()
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def server(new_server: Callable[[], Server]) -> Server:
    """The server that the tests of a session share."""
    return new_server()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where ``page.goto("/")`` goes."""
    return server.url


@pytest.fixture(autouse=True)
def _alive(server: Server) -> Iterator[None]:
    yield
    server.check()


# ----------------------------------------------------------------------- the browser


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of this machine. No Chromium: no test passes."""
    return browser_type_launch_args | {
        "executable_path": chromium.find(),
        "args": list(chromium.FLAGS),
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """An English reader in Vienna, in light colours, who likes things to stand still."""
    return browser_context_args | {
        "locale": "en-GB",
        "timezone_id": "Europe/Vienna",
        "color_scheme": "light",
        "reduced_motion": "reduce",
        "device_scale_factor": 1,
    }


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    """A page as wide as a phone, 390 x 844, operated by touch."""
    return new_context(viewport=PHONE, has_touch=True).new_page()


@pytest.fixture
def desk(new_context: Callable[..., BrowserContext]) -> Page:
    """A page on a desk, 1280 x 900."""
    return new_context(viewport=DESK).new_page()


# ------------------------------------------------------------------------- helpers


def wait_ready(page: Page, timeout: float = 30.0) -> None:
    """Wait until the app has drawn itself, at most that many seconds."""
    done = page.locator("[data-testid=stApp][data-test-script-state=notRunning]")
    done.wait_for(state="attached", timeout=timeout * 1000)


def shoot(page: Page, name: str) -> None:
    """Keep a picture in ``screenshots/``, if KOENIGRUFEN_SCREENSHOTS is set."""
    if os.environ.get("KOENIGRUFEN_SCREENSHOTS"):
        folder = ROOT / "screenshots"
        folder.mkdir(exist_ok=True)
        file = re.sub(r"[^\w.-]+", "-", name) + ".png"
        page.screenshot(path=folder / file, full_page=True)
