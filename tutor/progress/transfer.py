"""All of a learner's progress as plain data, for a file, and back."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar, get_type_hints

from tutor.progress.records import AttemptRecord, LearnerRecord, StoreError

_FORMAT = "koenigrufen-progress"
_VERSION = 1
_LARGEST = 2**63
_LEFT_OUT = {"id", "seen_at"}
_CURE = "Nothing was stored; please give the file as it was exported"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StepRecord:
    """A step of a lesson that was done."""

    lesson: str
    step: str
    done_at: datetime


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything that is stored of one learner."""

    learner: LearnerRecord
    attempts: tuple[AttemptRecord, ...]
    steps: tuple[StepRecord, ...]


def pack(progress: Progress) -> dict[str, object]:
    """Make plain data, ready for JSON. The learner's id is left out: it opens their progress."""
    return {
        "format": _FORMAT,
        "version": _VERSION,
        "learner": _plain(progress.learner),
        "attempts": [_plain(attempt) for attempt in progress.attempts],
        "steps": [_plain(step) for step in progress.steps],
    }


def unpack(learner_id: str, data: object) -> Progress:
    """Read what :func:`pack` made, for this learner.

    Raises StoreError with the place of the first fault.
    """
    parts = _fields(data, "the file", {"format", "version", "learner", "attempts", "steps"})
    if (parts["format"], parts["version"]) != (_FORMAT, _VERSION):
        raise _broken("the file", f"format {_FORMAT!r} in version {_VERSION}")
    attempts = _list(AttemptRecord, parts["attempts"], "attempts")
    _refuse_repeated_nonces(attempts)
    return Progress(
        learner=_record(LearnerRecord, parts["learner"], "learner", id=learner_id),
        attempts=attempts,
        steps=_list(StepRecord, parts["steps"], "steps"),
    )


def _plain(record: AttemptRecord | LearnerRecord | StepRecord) -> dict[str, object]:
    values = {name: getattr(record, name) for name in _names(type(record))}
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in values.items()
    }


def _list(kind: type[T], data: object, place: str) -> tuple[T, ...]:
    if not isinstance(data, list):
        raise _broken(place, "a list")
    return tuple(_record(kind, item, f"{place}[{number}]") for number, item in enumerate(data))


def _record(kind: type[T], data: object, place: str, **known: object) -> T:
    hints = get_type_hints(kind)
    fields = _fields(data, place, set(_names(kind)), _optional(kind))
    read = {name: _READERS[hints[name]](fields[name], f"{place}.{name}") for name in fields}
    return kind(**known, **read)


def _fields(
    data: object, place: str, wanted: set[str], optional: frozenset[str] = frozenset()
) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise _broken(place, "an object with named fields")
    for name in sorted(wanted - optional - data.keys()):
        raise _broken(f"{place}.{name}", "this field, but it is missing")
    for name in sorted(data.keys() - wanted, key=str):
        raise _broken(f"{place}.{name}", "no such field")
    return data


def _names(kind: type) -> list[str]:
    names = (field.name for field in dataclasses.fields(kind))
    return [name for name in names if name not in _LEFT_OUT]


def _optional(kind: type) -> frozenset[str]:
    return frozenset(f.name for f in dataclasses.fields(kind) if f.default is not MISSING)


def _refuse_repeated_nonces(attempts: tuple[AttemptRecord, ...]) -> None:
    seen: set[str] = set()
    for number, attempt in enumerate(attempts):
        if attempt.nonce in seen:
            raise _broken(f"attempts[{number}].nonce", "a nonce of its own")
        seen.add(attempt.nonce)


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise _broken(place, "a text")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise _broken(place, "a text without half characters") from error
    return value


def _boolean(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise _broken(place, "true or false")
    return value


def _whole(value: object, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= _LARGEST:
        raise _broken(place, "a whole number")
    return value


def _moment(value: object, place: str) -> datetime:
    try:
        moment = datetime.fromisoformat(_text(value, place))
        if moment.tzinfo is not None:
            return moment.astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise _broken(place, "a time with its zone") from error
    raise _broken(place, "a time with its zone")


def _or_none(read: Callable[[object, str], T]) -> Callable[[object, str], T | None]:
    return lambda value, place: None if value is None else read(value, place)


_READERS: Mapping[object, Callable[[object, str], object]] = {
    str: _text,
    str | None: _or_none(_text),
    bool: _boolean,
    int: _whole,
    int | None: _or_none(_whole),
    datetime: _moment,
    datetime | None: _or_none(_moment),
}


def _broken(place: str, expected: str) -> StoreError:
    return StoreError(f"This progress file is broken at {place}: expected {expected}. {_CURE}.")
