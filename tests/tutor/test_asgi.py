import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from email.message import Message as Headers
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from tutor.progress import COOKIE, is_learner_id, new_learner_id

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds; a busy machine is slow
SERVE = "import sys, tutor.asgi; tutor.asgi.serve(port=int(sys.argv[1]))"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Headers
    body: bytes


@dataclass(frozen=True)
class Server:
    process: subprocess.Popen[str]
    url: str

    def get(self, path: str, **headers: str) -> Answer:
        asked = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(f"{self.url}{path}", headers=asked)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())


class Starter:
    """Starts servers in a folder of their own and ends those that a test leaves behind."""

    def __init__(self) -> None:
        self._started: list[subprocess.Popen[str]] = []

    def start(self, command: list[str], folder: Path) -> subprocess.Popen[str]:
        database = {"KOENIGRUFEN_DATABASE_URL": f"sqlite:///{(folder / 'x.db').as_posix()}"}
        process = subprocess.Popen(
            [sys.executable, "-u", *command],
            cwd=folder,
            env=os.environ | database | {"PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._started.append(process)
        return process

    def serve(self, folder: Path) -> Server:
        process = self.start(["-c", SERVE, "0"], folder)
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://localhost:\d+", line)
        assert found is not None, line
        return Server(process, found[0])

    def end_all(self) -> None:
        for process in self._started:
            process.kill()
            process.communicate()


def _end(process: subprocess.Popen[str], how: signal.Signals = signal.SIGINT) -> tuple[str, int]:
    process.send_signal(how)
    return process.communicate(timeout=PATIENCE)[0], process.returncode


@pytest.fixture(scope="module")
def starter() -> Iterator[Starter]:
    starter = Starter()
    yield starter
    starter.end_all()


@pytest.fixture(scope="module")
def server(starter: Starter, tmp_path_factory: pytest.TempPathFactory) -> Server:
    return starter.serve(tmp_path_factory.mktemp("elsewhere"))


def _learner(answer: Answer) -> str:
    cookies = [
        cookie for cookie in answer.headers.get_all("set-cookie", []) if cookie.startswith(COOKIE)
    ]
    assert len(cookies) == 1
    return cookies[0].split(";")[0].removeprefix(f"{COOKIE}=")


# ----------------------------------------------------------------------- the cookie


def test_a_browser_without_an_id_gets_one_with_its_first_page(server: Server) -> None:
    answer = server.get("/")

    assert answer.status == 200
    assert is_learner_id(_learner(answer))
    assert answer.headers["set-cookie"].endswith(
        "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    )
    assert answer.headers["cache-control"] == "no-store"


def test_two_browsers_get_different_ids(server: Server) -> None:
    assert _learner(server.get("/")) != _learner(server.get("/"))


def test_an_id_is_kept_for_another_year(server: Server) -> None:
    mine = new_learner_id()

    answer = server.get("/", Cookie=f"other=1; {COOKIE}={mine}")

    assert _learner(answer) == mine


@pytest.mark.parametrize("malformed", ["", "short", "x" * 500, "../../etc/passwd", "ä" * 11])
def test_a_malformed_id_is_replaced(server: Server, malformed: str) -> None:
    answer = server.get("/", Cookie=f"{COOKIE}={malformed}")

    assert is_learner_id(_learner(answer))


def test_a_page_that_the_browser_has_already_still_brings_the_cookie(server: Server) -> None:
    etag = server.get("/").headers["etag"]

    answer = server.get("/", If_None_Match=etag)

    assert answer.status == 200
    assert is_learner_id(_learner(answer))


def test_an_address_inside_the_app_brings_the_cookie_too(server: Server) -> None:
    assert is_learner_id(_learner(server.get("/practise?puzzle=x")))


@pytest.mark.parametrize("path", ["/_stcore/health", "/readyz"])
def test_what_is_no_page_brings_no_cookie(server: Server, path: str) -> None:
    assert not [
        cookie
        for cookie in server.get(path).headers.get_all("set-cookie", [])
        if cookie.startswith(COOKIE)
    ]


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_the_cookie_is_for_https_only_if_the_page_came_that_way(
    scheme: str, *, secure: bool
) -> None:
    from tutor.asgi import LearnerCookie

    sent: list[Message] = []

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        del scope, receive
        headers = [(b"content-type", b"text/html; charset=utf-8")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"page"})

    async def keep(message: Message) -> None:
        sent.append(message)

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "scheme": scheme, "headers": []}
    asyncio.run(LearnerCookie(page)(scope, nothing, keep))

    cookie = dict(sent[0]["headers"])[b"set-cookie"]
    assert cookie.endswith(b"; Secure") == secure


# ----------------------------------------------------------------------- readiness


def test_a_server_whose_database_answers_is_ready(server: Server) -> None:
    answer = server.get("/readyz")

    assert (answer.status, json.loads(answer.body)) == (200, {"ready": True})


def test_a_server_without_its_database_says_so_and_recovers(
    starter: Starter, tmp_path: Path
) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(b"no database at all, but long enough to be taken for one" * 20)
    server = starter.serve(tmp_path)

    broken = server.get("/readyz")
    file.rename(tmp_path / "kept.txt")
    mended = server.get("/readyz")

    assert broken.status == 503
    assert json.loads(broken.body)["ready"] is False
    assert f"{file} can't be used" in json.loads(broken.body)["reason"]
    assert mended.status == 200


def test_a_part_that_cannot_be_loaded_makes_the_app_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tutor import asgi

    monkeypatch.setattr(asgi, "NEEDED", ("tutor.no_such_part",))

    assert asgi.Readiness().problem() == "No module named 'tutor.no_such_part'"


# -------------------------------------------------------------------------- starting


def test_control_c_ends_the_server_cleanly(starter: Starter, tmp_path: Path) -> None:
    server = starter.serve(tmp_path)
    server.get("/readyz")

    log, code = _end(server.process)

    assert code == 0
    assert "Traceback" not in log


def test_a_port_in_use_gives_one_clear_line_and_exit_code_1(
    starter: Starter, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = starter.start(["-c", SERVE, str(port)], tmp_path)
        log, _ = process.communicate(timeout=PATIENCE)

    assert process.returncode == 1
    assert log == (
        f"Can't serve on 127.0.0.1, port {port}: something else is using it. "
        "Choose another with --port.\n"
    )


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@pytest.mark.parametrize(
    "command",
    [
        lambda port: ["-m", "uvicorn", "tutor.asgi:app", "--port", port],
        lambda port: [
            *("-m", "streamlit", "run", str(ROOT / "tutor" / "asgi.py"), "--server.port", port),
            *("--server.headless", "true", "--server.address", "127.0.0.1"),
        ],
    ],
    ids=["uvicorn", "streamlit-run"],
)
def test_the_usual_commands_start_the_same_server(
    starter: Starter, command: Callable[[str], list[str]], tmp_path: Path
) -> None:
    port = str(_free_port())
    process = starter.start(command(port), tmp_path)
    server = Server(process, f"http://127.0.0.1:{port}")

    ready = _wait_until_ready(server)
    page = server.get("/")
    _end(process, signal.SIGTERM)

    assert ready.status == 200
    assert is_learner_id(_learner(page))


def _wait_until_ready(server: Server) -> Answer:
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return server.get("/readyz")
        except OSError:
            assert server.process.poll() is None
            assert time.monotonic() < limit
            time.sleep(0.1)
