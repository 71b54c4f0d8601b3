"""The server around the app: a cookie for the learner, ``/readyz``, and a warm start.

Start it with ``koenigrufen run``, ``uvicorn tutor.asgi:app`` or ``streamlit run tutor/asgi.py``.
"""

import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from errno import EADDRINUSE
from importlib import import_module
from pathlib import Path

import streamlit as st
import uvicorn
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor import evaluation
from tutor.progress import COOKIE, Store, StoreError, is_learner_id, new_learner_id, open_store

SCRIPT = Path(__file__).with_name("app.py")
NEEDED = ("altair", "pandas", "tutor.practice", "tutor.session")
"""What the screens import and what takes long the first time."""

_A_YEAR = 365 * 24 * 60 * 60
_CONDITIONS = {b"if-none-match", b"if-modified-since"}


class LearnerCookie:
    """Middleware that gives every browser a learner's id of its own.

    A page sets the cookie: a new id where there is none or a malformed one, else the same id
    for another year. So a page is never answered with "not modified", nor kept by a proxy.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the answer back with the cookie if it is a page."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        cookie = _set_cookie(scope)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if headers.get("content-type", "").startswith("text/html"):
                    headers.append("set-cookie", cookie)
                    headers["cache-control"] = "no-store"
            await send(message)

        asked = [header for header in scope["headers"] if header[0] not in _CONDITIONS]
        await self._app({**scope, "headers": asked}, receive, send_with_cookie)


def _set_cookie(scope: Scope) -> str:
    found = HTTPConnection(scope).cookies.get(COOKIE)
    learner = found if is_learner_id(found) else new_learner_id()
    secure = "; Secure" if scope["scheme"] == "https" else ""
    return f"{COOKIE}={learner}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{secure}"


class Readiness:
    """Whether the app can do its work: its parts are there and the database answers."""

    def __init__(self) -> None:
        self._store: Store | None = None

    def problem(self) -> str | None:
        """Say what is missing, or None. What was missing before is tried again."""
        try:
            compile(SCRIPT.read_bytes(), SCRIPT, "exec")
            for name in NEEDED:
                import_module(name)
            self._store = self._store or open_store()
            self._store.ping()
        except (StoreError, ImportError, SyntaxError, OSError) as error:
            return f"{error}"
        return None

    def answer(self, request: Request) -> JSONResponse:
        """Answer ``/readyz``: 200, or 503 with the reason."""
        del request
        problem = self.problem()
        if problem is None:
            return JSONResponse({"ready": True})
        return JSONResponse({"ready": False, "reason": problem}, status_code=503)

    @asynccontextmanager
    async def lifespan(self, app: st.App) -> AsyncIterator[None]:
        """Load what takes long before the first visitor comes, and have the solver made ready
        meanwhile; let go of everything at last."""
        del app
        self.problem()
        evaluation.shared().warm()
        yield
        evaluation.close_shared()
        if self._store is not None:
            self._store.close()


_readiness = Readiness()

# `streamlit run` reads this file as text and looks for exactly this: app = st.App(...)
app = st.App(
    SCRIPT,
    lifespan=_readiness.lifespan,
    routes=[Route("/readyz", _readiness.answer)],
    middleware=[Middleware(LearnerCookie)],
)


def serve(
    host: str = "127.0.0.1", port: int = 8501, *, announce: Callable[[str], object] = print
) -> None:
    """Serve the app until Ctrl-C; announce the address to open. Port 0 takes a free one.

    Raises SystemExit with one line (exit code 1) if the address can't be had, and (3) if the app
    can't be started; then its log says why.
    """
    with _listen(host, port) as door:
        announce(f"Königrufen is at {_address(host, door)} (Ctrl-C ends it)")
        config = uvicorn.Config(app, lifespan="on", log_config=None, timeout_graceful_shutdown=2)
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[door])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == EADDRINUSE
        reason = "something else is using it" if taken else f"{error}"
        raise SystemExit(
            f"Can't serve on {host}, port {port}: {reason}. Choose another with --port."
        ) from error


def _address(host: str, door: socket.socket) -> str:
    anywhere = {"", "0.0.0.0", "::"}  # noqa: S104  only compared with
    name = "localhost" if host in anywhere | {"127.0.0.1", "::1"} else host
    return f"http://{name}:{door.getsockname()[1]}"
