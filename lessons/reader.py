"""Reading a table of a TOML file, so that what is wrong in it is told to its author."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from lessons.model import LessonError

Value = TypeVar("Value")


def read_toml(path: Path) -> Table:
    """The file as a table. Raises LessonError if it is missing or no TOML."""
    name = name_of(path)
    try:
        return Table(tomllib.loads(path.read_text("utf-8")), name)
    except FileNotFoundError:
        raise LessonError(name, "", "the file is missing", "write it") from None
    except tomllib.TOMLDecodeError as error:
        raise LessonError(name, "", f"this is no TOML: {error}", "mend the line") from error


def name_of(path: Path) -> str:
    """How a file is named in messages: with its folder."""
    return f"{path.parent.name}/{path.name}"


class Table:
    """A table whose keys are taken one by one; what is left over is a mistake."""

    def __init__(self, data: Mapping[str, object], file: str, step: str = "") -> None:
        self._left = dict(data)
        self.file = file
        self.step = step

    def fault(self, problem: str, cure: str) -> LessonError:
        """An error at this place, to be raised."""
        return LessonError(self.file, self.step, problem, cure)

    def take(self, key: str, kind: type[Value], default: Value | None = None) -> Value:
        """The value of a key.

        Raises LessonError if it is of another kind, or missing without a default.
        """
        if key not in self._left and default is not None:
            return default
        value = self._left.pop(key, None)
        if value is None:
            raise self.fault(f"`{key}` is missing", "add it")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(f"`{key}` is {value!r}", f"it should be {_NAMES[kind]}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty if the key is absent. Raises LessonError."""
        found = self.take(key, list, [])
        for value in found:
            if not isinstance(value, str):
                raise self.fault(f"`{key}` holds {value!r}", "it should hold texts only")
        return tuple(found)

    def table(self, key: str) -> Table:
        """A table within, empty if the key is absent. Raises LessonError."""
        return Table(self.take(key, dict, {}), self.file, self.step)

    def tables(self, key: str) -> tuple[Table, ...]:
        """A list of tables. Raises LessonError if it is missing."""
        found = self.take(key, list)
        for value in found:
            if not isinstance(value, dict):
                raise self.fault(f"`{key}` holds {value!r}", f"write it as [[{key}]]")
        return tuple(Table(value, self.file) for value in found)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys not taken yet."""
        return tuple(self._left)

    def close(self) -> None:
        """Everything is taken. Raises LessonError if there is more."""
        if self._left:
            unknown = ", ".join(f"`{key}`" for key in self._left)
            raise self.fault(f"nothing is known of {unknown}", "take it out or mend its name")


_NAMES: dict[type, str] = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}
