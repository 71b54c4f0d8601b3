"""The shapes that the fields of records and outcomes must have, before they are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import rulebook as rb
from engine.notation import RecordError

Shape = Callable[[Any], bool]


def is_text(value: object) -> bool:
    """A text."""
    return isinstance(value, str)


def is_whole(value: object) -> bool:
    """A whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_plain(value: object) -> bool:
    """A text, a number, or yes or no."""
    return isinstance(value, (str, int, float))


def _list(shape: Shape) -> Shape:
    return lambda value: isinstance(value, list) and all(map(shape, value))


def _object(shape: Shape) -> Shape:
    return lambda value: isinstance(value, dict) and all(map(shape, value.values()))


def _row(*shapes: Shape) -> Shape:
    """A list with one value of each shape."""
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(shapes)
        and all(shape(one) for shape, one in zip(shapes, value, strict=True))
    )


def _either(*shapes: Shape) -> Shape:
    return lambda value: any(shape(value) for shape in shapes)


def _is_level(value: object) -> bool:
    return value in (2, 4, 8)


RECORD: Mapping[str, Shape] = {
    "dialect": is_text,
    "options": _object(is_plain),
    "hands": _object(_list(is_text)),
    "talon": _list(_list(is_text)),
    "calls": _list(_row(is_text, is_text)),
    "called_king": is_text,
    "half": lambda value: value in (0, 1),
    "layaway": _list(is_text),
    "announcements": _list(_row(is_text, is_text)),
    "contras": _list(_row(is_text, is_text, _is_level)),
    "plays": _list(_row(is_text, is_text)),
    "deal_factor": lambda value: is_whole(value) and value > 0,
}
"""The fields of a recorded hand; one that is null counts as absent."""

POSITION: Mapping[str, Shape] = {
    "dialect": is_text,
    "contract": is_text,
    "bird": is_text,
    "hands": _object(_list(is_text)),
    "declarer": is_text,
    "partner": is_text,
    "leader": is_text,
    "trick": lambda value: _list(is_text)(value) and len(value) < 4,
    "own": lambda value: is_whole(value) and 0 <= value <= 210,
    "tricks": _object(is_whole),
    "called": is_text,
}
"""The fields of a position in the middle of play."""

OUTCOME: Mapping[str, Shape] = {
    "dialect": is_text,
    "contract": is_text,
    "bird": is_text,
    "game_won": lambda value: isinstance(value, bool),
    "card_points": is_plain,
    "points": _object(is_plain),
    "thirds": _either(is_whole, _object(is_whole)),
    "tricks": _object(is_whole),
    "called": _object(is_plain),
    "premiums": _object(is_plain),
    "kontra": _object(_either(is_text, is_whole)),
    "contra": _object(_either(is_text, is_whole)),
    "contra_level": _either(is_text, is_whole),
    "self_kontra": _either(is_text, lambda value: isinstance(value, bool), _list(is_text)),
    "valat": is_text,
    "deals_since_trischakken": _either(is_whole, _list(is_whole)),
}
"""The fields of an outcome."""


def check(document: Mapping[str, Any], shapes: Mapping[str, Shape]) -> None:
    """Raise RecordError at the first field that has another shape."""
    for name, shape in shapes.items():
        value = document.get(name)
        if value is not None and not shape(value):
            shown = str(value)
            short = shown if len(shown) <= 40 else f"{shown[:39]}…"
            raise RecordError(name, short, (rb.RECORD_FIELD_MISSING(part=name),))
