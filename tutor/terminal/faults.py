"""What is wrong with a file, a record or a word, told: where, what, and why."""

from __future__ import annotations

from typing import Any

from engine.dialect import Dialect
from engine.dialects import table
from engine.notation import RecordError
from engine.reasons import Refused
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.documents import Unreadable
from tutor.words import say


def refusal(error: RecordError, teller: Teller) -> Answer:
    """The answer to a record that is refused."""
    text = " ".join(teller.text(reason, "against") for reason in error.reasons)
    told = {
        "place": error.place,
        "move": error.move,
        "rule": error.reasons[0].rule.id,
        "text": text,
    }
    return Answer({"error": told}, (fault_line(error, teller),), is_refusal=True)


def line_of(wrong: Refused | RecordError | Unreadable, language: str) -> str:
    """In one line what cannot be used, and why."""
    match wrong:
        case Refused(reason=reason):
            return say(reason, language)
        case Unreadable(message=message, about=about):
            return Teller(language).phrase(message, **about)
        case RecordError():
            return fault_line(wrong, Teller(language))


def fault_line(error: RecordError, teller: Teller) -> str:
    """In one line what is wrong, and where."""
    why = " ".join(teller.text(reason, "against") for reason in error.reasons)
    return ": ".join(part for part in (error.place, error.move, why) if part)


def table_of(document: Any) -> Dialect | None:  # noqa: ANN401 - whatever the file holds
    """The table that a record or an outcome names, if there is such a one."""
    try:
        return table(str(document["dialect"]))
    except (Refused, KeyError, TypeError, IndexError):
        return None
