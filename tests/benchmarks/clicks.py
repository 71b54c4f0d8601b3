"""How long a click takes on the server: ``python -m tests.benchmarks.clicks``.

A client of Streamlit's own protocol on this machine, without a browser: it presses the
buttons that a page offers and waits until the page has been drawn. Figures only.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect

from puzzles.generate import PuzzleId
from puzzles.kinds import KINDS
from tests.browser.conftest import Server, _free_port
from tutor.progress import COOKIE, new_learner_id, open_store

ROUNDS = 60
SESSIONS = 100
THINKING = 2.0  # seconds between two clicks of a session
LOAD = 30.0  # seconds that the many sessions go on
SOAK = 1000  # reruns between two looks at the memory
T = TypeVar("T")
_DONE = "script_finished"


def line(name: str, figure: str) -> None:
    sys.stdout.write(f"{name:<48}{figure}\n")
    sys.stdout.flush()


@dataclass
class Session:
    """One visitor: what stands on their page, and how to press it."""

    server: Server
    learner: str = field(default_factory=new_learner_id)
    page: str = ""
    query: str = ""
    widgets: dict[str, str] = field(default_factory=dict)
    _line: ClientConnection | None = None
    _page_hash: str = ""
    _known: set[str] = field(default_factory=set)

    async def open(self, page: str, **query: str) -> float:
        """Open a screen in a new tab; the milliseconds until it is drawn."""
        await self.close()
        address = f"ws://127.0.0.1:{self.server.port}/_stcore/stream"
        start = time.perf_counter()
        self._line = await connect(
            address,
            subprotocols=["streamlit"],  # type: ignore[list-item] - a plain str does
            additional_headers={"Cookie": f"{COOKIE}={self.learner}"},
            max_size=None,
            compression=None,
        )
        self._page_hash = ""
        await self.turn_to(page, **query)
        return 1000 * (time.perf_counter() - start)

    async def close(self) -> None:
        """Close the tab."""
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def turn_to(self, page: str, **query: str) -> float:
        """Go to another screen in the same tab."""
        self.page, self.query, self._page_hash = page, urlencode(query), ""
        return await self._rerun()

    async def press(self, key: str) -> float:
        """Press the button whose key begins like that."""
        return await self._rerun(WidgetState(id=self._id(key), trigger_value=True))

    async def switch(self, key: str, *, to: bool) -> float:
        """Turn a switch."""
        return await self._rerun(WidgetState(id=self._id(key), bool_value=to))

    def has(self, key: str) -> bool:
        """Whether there is a widget whose key begins like that."""
        return any(name.startswith(key) for name in self.widgets)

    def _id(self, key: str) -> str:
        return next(one for name, one in self.widgets.items() if name.startswith(key))

    async def _rerun(self, *states: WidgetState) -> float:
        """Send what changed; the milliseconds until the script has finished."""
        if self._line is None:
            raise RuntimeError("no screen is open")
        asked = ClientState(
            query_string=self.query, page_name=self.page, page_script_hash=self._page_hash
        )
        asked.widget_states.widgets.extend(states)
        asked.cached_message_hashes.extend(self._known)
        start = time.perf_counter()
        await self._line.send(BackMsg(rerun_script=asked).SerializeToString())
        drawn: dict[str, str] = {}
        while True:
            message = ForwardMsg.FromString(bytes(await self._line.recv()))  # type: ignore[arg-type]
            kind = message.WhichOneof("type")
            if message.metadata.cacheable:  # a browser keeps these and is sent their names only
                self._known.add(message.hash)
            if kind == "new_session":
                drawn = {}
            elif kind == "navigation":
                self._page_hash = message.navigation.page_script_hash
            elif kind == "page_info_changed":
                self.query = message.page_info_changed.query_string
            elif kind == "delta":
                drawn |= _widget(message)
            elif message.script_finished == ForwardMsg.FINISHED_SUCCESSFULLY and kind == _DONE:
                break
        took = 1000 * (time.perf_counter() - start)
        self.widgets = drawn
        return took


def _widget(message: Any) -> dict[str, str]:  # noqa: ANN401 - the protocol has no types
    """The widget that a message draws, by its key."""
    element = message.delta.new_element
    kind = element.WhichOneof("type")
    if kind not in ("button", "checkbox"):
        return {}
    identity = getattr(element, kind).id
    return {identity.split("-", 2)[-1]: identity}


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    middle, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"{middle:8.1f} ms at p50, {late:.1f} ms at p95   ({len(ordered)})"


def memory(server: Server) -> float | None:
    """The server's memory in MB, where the system tells it."""
    process = server.process
    with suppress(OSError):
        status = Path(f"/proc/{process.pid if process else 0}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024
    return None


def computing(server: Server) -> float:
    """The milliseconds that the server has computed so far; 0 where the system does not tell.

    What else the machine does matters less to this than to the time that passes.
    """
    process = server.process
    with suppress(OSError):
        stat = Path(f"/proc/{process.pid if process else 0}/stat").read_text("ascii")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return 0.0


def load() -> str:
    with suppress(AttributeError, OSError):
        return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return "unknown"


def newcomer(server: Server) -> Session:
    session = Session(server)
    store = open_store(server.database)
    store.save_settings(session.learner, language="de", dialect="alpine")
    store.close()
    return session


def a_puzzle(kind: str = "is-legal") -> str:
    seed = random.randrange(10**9)
    return str(PuzzleId(kind, "alpine", KINDS[kind].VERSION, 1, seed))


async def single_clicks(server: Server) -> None:
    """One visitor, one click after the other."""
    session = newcomer(server)
    times: dict[str, list[float]] = {}
    await session.open("practise", puzzle=a_puzzle())
    before = computing(server)
    for nth in range(ROUNDS):
        times.setdefault("a hint", []).append(await session.press("hint-"))
        times.setdefault("an answer", []).append(await session.press("option-"))
        onward = "next" if session.has("next") else "skip"
        times.setdefault("the next puzzle", []).append(await session.press(onward))
        times.setdefault("another screen: the course", []).append(await session.turn_to("learn"))
        times.setdefault("another screen: settings", []).append(await session.turn_to("settings"))
        switch = session.switch("setting-four-colours", to=nth % 2 == 0)
        times.setdefault("a setting", []).append(await switch)
        await session.turn_to("practise", puzzle=a_puzzle())
    await session.close()
    for name, took in times.items():
        line(f"a click: {name}", spread(took))
    number = ROUNDS + sum(map(len, times.values()))
    line("computing for one of these clicks", f"{(computing(server) - before) / number:8.1f} ms")


async def busy(session: Session, until: float, times: list[float]) -> None:
    """One of many visitors: hint, answer, next, with time to think."""
    await asyncio.sleep(random.uniform(0, THINKING))
    await session.open("practise", puzzle=a_puzzle())
    while time.perf_counter() < until:
        for wanted in ("hint-", "option-", "next"):
            await asyncio.sleep(random.uniform(0.5, 1.5) * THINKING)
            times.append(await session.press(wanted if session.has(wanted) else "skip"))
    await session.close()


async def many_sessions(server: Server) -> None:
    """Many visitors at once, each of whom thinks between two clicks."""
    times: list[float] = []
    until = time.perf_counter() + LOAD
    before = computing(server)
    await asyncio.gather(*(busy(newcomer(server), until, times) for _ in range(SESSIONS)))
    line(f"a click among {SESSIONS} sessions", spread(times))
    line("computing for one of these", f"{(computing(server) - before) / len(times):8.1f} ms")


async def soak(server: Server, name: str, click: Callable[[Session, int], Awaitable[T]]) -> None:
    """What the server's memory grows by in many reruns of one visitor."""
    session = newcomer(server)
    await session.open("practise", puzzle=a_puzzle())
    await session.turn_to("settings")
    for nth in range(SOAK // 2):
        await click(session, nth)
    before = memory(server)
    for nth in range(SOAK):
        await click(session, nth)
    after = memory(server)
    await session.close()
    grown = "not told by this system" if None in (before, after) else f"{after - before:8.2f} MB"  # type: ignore[operator]
    line(f"memory for {SOAK} reruns: {name}", grown)


async def switching(session: Session, nth: int) -> None:
    await session.switch("setting-four-colours", to=nth % 2 == 0)


async def puzzling(session: Session, nth: int) -> None:
    del nth
    if session.page != "practise":
        await session.turn_to("practise", puzzle=a_puzzle())
    else:
        await session.press("next" if session.has("next") else "skip")


async def measure() -> None:
    """All of it, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        database = f"sqlite:///{(place / 'tutor.db').as_posix()}"
        server = Server(_free_port(), database, place / "server.log")
        line("load of the machine at the start", load())
        start = time.perf_counter()
        server.start()
        ready = time.perf_counter() - start
        try:
            session = newcomer(server)
            await session.open("practise", puzzle=a_puzzle())
            await session.close()
            line("a fresh server: ready", f"{ready:8.2f} s")
            line("a fresh server: first usable page", f"{time.perf_counter() - start:8.2f} s")
            await single_clicks(server)
            await many_sessions(server)
            await soak(server, "a setting", switching)
            await soak(server, "new puzzles, some kept for later", puzzling)
        finally:
            server.stop()
        line("load of the machine at the end", load())


def clicks() -> None:
    """Measure and print."""
    asyncio.run(measure())


if __name__ == "__main__":
    clicks()
