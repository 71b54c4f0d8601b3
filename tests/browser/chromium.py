"""A Chromium for the browser tests: find one, or install one.

``python -m tests.browser.chromium`` prints the path of the one it finds;
with ``--install`` it gets one first if there is none. Standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHOICE = "KOENIGRUFEN_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
MISSING = f"""\
The browser tests need Chromium or Chrome, and none was found. Install one, for instance with
    apt-get install chromium                  (Debian, as root)
    python -m playwright install chromium     (anywhere, without root)
or set {CHOICE} to the path of one. These tests are never skipped."""

# Quiet: no look-ups of its own, no sandbox (which root may not have), no GPU.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoChromiumError(RuntimeError):
    """No browser: the tests fail, and say what to install."""


def find() -> str:
    """The path of a Chromium: the chosen one, one of the machine's, or Playwright's own.

    Raises NoChromiumError if there is none, or if the chosen one does not exist.
    """
    chosen = os.environ.get(CHOICE)
    if chosen:
        path = shutil.which(chosen)
        if path is None:
            message = f"{CHOICE} is set to {chosen}, which cannot be started."
            raise NoChromiumError(message)
        return path
    found = next(filter(None, map(shutil.which, (*NAMES, *PLACES))), None) or _playwrights_own()
    if found is None:
        raise NoChromiumError(MISSING)
    return found


def install() -> str:
    """The path of a Chromium, installed by apt or by Playwright if need be.

    Raises NoChromiumError if neither has one to give.
    """
    try:
        return find()
    except NoChromiumError:
        if os.environ.get(CHOICE):
            raise
    if not _by_apt():
        _run(sys.executable, "-m", "playwright", "install", "chromium")
    return find()


def _by_apt() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or shutil.which("apt-get") is None:
        return False
    _run("apt-get", "update", "-qq")
    return _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")


def _run(*command: str) -> bool:
    print("+", *command, file=sys.stderr, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
    return done.returncode == 0


def _playwrights_own() -> str | None:
    ask = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: print(p.chromium.executable_path)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, text=True, check=False
    )
    path = answer.stdout.strip()
    return path if answer.returncode == 0 and Path(path).is_file() else None


def main(arguments: list[str]) -> int:
    """The command: 0 and the path, or 1 and what to do."""
    try:
        print(install() if "--install" in arguments else find())
    except NoChromiumError as none:
        print(none, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
