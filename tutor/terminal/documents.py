"""Files with hands or outcomes: one object, a list, or an object a line; or TOML."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

STDIN = "-"
_JSON = re.compile(r"\s*(\{|\[\s*[^A-Za-z_\[\s])")
_INK = re.compile(r"\S")

Document = Mapping[str, Any]


class Unreadable(ValueError):  # noqa: N818 - the refusal of a file, with what is wrong
    """A file that cannot be used: a message of the terminal with its arguments."""

    def __init__(self, message: str, **about: object) -> None:
        super().__init__(f"{message}: {about}")
        self.message = message
        self.about = about


class Layout(Enum):
    """How the objects stand in the file; answers stand in the same way."""

    ONE = "one"
    LIST = "list"
    LINES = "lines"

    def told(self, answers: Sequence[Any]) -> str:
        """The answers in JSON: an object, a list, or an object a line."""
        if self is Layout.LINES:
            return "\n".join(json.dumps(one, ensure_ascii=False) for one in answers)
        whole = answers[0] if self is Layout.ONE else list(answers)
        return json.dumps(whole, ensure_ascii=False, indent=2)


@dataclass(frozen=True, slots=True)
class Documents:
    """The objects of a file."""

    layout: Layout
    objects: tuple[Document, ...]


def text_of(name: str) -> str:
    """The text of a file, or of what comes in at ``-``. Raises Unreadable."""
    try:
        raw = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError:
        raise Unreadable("no-such-file", name=name) from None
    except UnicodeDecodeError:
        raise Unreadable("not-text", name=name) from None


def is_json(text: str) -> bool:
    """Whether it looks like JSON; else it is taken for TOML."""
    return _JSON.match(text) is not None


def documents(text: str) -> Documents:
    """The objects of a text in JSON, or the one of a text in TOML. Raises Unreadable."""
    if not is_json(text):
        return Documents(Layout.ONE, (_toml(text),))
    values = tuple(_values(text))
    if isinstance(values[0], list) and len(values) == 1:
        return Documents(Layout.LIST, _objects(values[0]))
    is_lines = len(values) > 1 or "\n" not in text.strip()
    return Documents(Layout.LINES if is_lines else Layout.ONE, _objects(values))


def _values(text: str) -> Iterator[Any]:
    """One JSON value after the other, with any space between them."""
    decoder = json.JSONDecoder()
    at, end = _skip(text, 0), len(text)
    while at < end:
        try:
            value, after = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            raise Unreadable("not-json", line=error.lineno, column=error.colno) from None
        yield value
        at = _skip(text, after)


def _skip(text: str, at: int) -> int:
    return len(text) if (found := _INK.search(text, at)) is None else found.start()


def _objects(values: Any) -> tuple[Document, ...]:  # noqa: ANN401 - whatever the file holds
    for number, value in enumerate(values, 1):
        if not isinstance(value, dict):
            raise Unreadable("no-object", number=number)
    return tuple(values)


def _toml(text: str) -> Document:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("not-toml", text=str(error)) from None
