"""What every command of ``koenigrufen`` shares: its options, how it refuses, how it prints."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from tutor.terminal.answers import Answer
    from tutor.terminal.documents import Layout

Table = Annotated[
    str,
    typer.Option(
        "--dialect",
        help="The table: gametwist, elsteiner, alpine, cardgames_zone or hausregeln, "
        "with options if need be: hausregeln+pagat_rule=last_tarock.",
        show_default=False,
    ),
]
Game = Annotated[str, typer.Option("--contract", help="The contract: bettler, caller+pagat, …")]
BirdName = Annotated[str, typer.Option("--bird", help="The bird of the contract, if apart.")]
File = Annotated[
    str, typer.Argument(help="JSON or TOML; - reads what comes in.", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, for machines.")]
Lang = Annotated[str, typer.Option("--lang", help="The language: de or en.", show_default=False)]


class OneLineErrors(TyperGroup):
    """A program that says what is wrong in one line."""

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 - as the class above has it
        """Run a command; a wrong call ends with one line on stderr and status 2."""
        try:
            code = super().main(*args, **(extra | {"standalone_mode": False}))
        except typer.TyperException as error:
            complain(f"{error.format_message().rstrip('.')}. See koenigrufen --help.")
            code = error.exit_code
        sys.exit(code or 0)


@contextmanager
def told_in(lang: str) -> Iterator[str]:
    """The language to answer in; what is refused inside ends with one line and status 2."""
    from engine.notation import RecordError
    from engine.reasons import Refused
    from tutor.terminal import reading
    from tutor.terminal.documents import Unreadable
    from tutor.terminal.faults import line_of

    language = reading.language("")
    try:
        language = reading.language(lang)
        yield language
    except (Refused, RecordError, Unreadable) as wrong:
        complain(line_of(wrong, language))
        raise typer.Exit(2) from None


def show(answer: Answer, *, as_json: bool) -> None:
    """Print an answer, for people or for machines; what is refused ends with status 1."""
    if as_json:
        print(json.dumps(answer.data, ensure_ascii=False, indent=2))
    elif answer.is_refusal:
        complain(" ".join(answer.lines))
    else:
        print("\n".join(answer.lines))
    if answer.is_refusal:
        raise typer.Exit(1)


def show_all(answers: Sequence[Answer], layout: Layout, *, as_json: bool) -> None:
    """Print several answers as their questions stood in the file; if any was refused,
    the status is 1."""
    if as_json:
        print(layout.told([answer.data for answer in answers]))
    else:
        _show_in_turn(answers)
    if any(answer.is_refusal for answer in answers):
        raise typer.Exit(1)


def _show_in_turn(answers: Sequence[Answer]) -> None:
    for number, answer in enumerate(answers, 1):
        which = f"{number}: " if len(answers) > 1 else ""
        if answer.is_refusal:
            complain(which + " ".join(answer.lines))
        else:
            print("\n".join([*([which.strip()] if which else []), *answer.lines]))


def complain(text: str) -> None:
    """Say in one line on stderr what is wrong."""
    print("koenigrufen:", " ".join(text.split()), file=sys.stderr)


def warm(language: str) -> None:
    """Have the solver compiled; say so if that takes a while."""
    from engine import solver
    from tutor.words import phrase

    solver.warm(lambda: print(phrase("terminal-warming", language), file=sys.stderr))
