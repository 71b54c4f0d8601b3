"""The tutor's answers in a terminal: ``koenigrufen --help`` lists the commands."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from tutor.terminal.cli import (
    AsJson,
    BirdName,
    File,
    Game,
    Lang,
    OneLineErrors,
    Table,
    show,
    show_all,
    told_in,
    warm,
)

app = typer.Typer(
    cls=OneLineErrors,
    help="Königrufen: which cards are legal, who takes the trick, what cards and hands count.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.command()
def legal(  # noqa: PLR0913 - an argument for each option of the command
    *,
    contract: Game,
    hand: Annotated[str, typer.Option("--hand", help="The hand, 1 to 12 cards: T1 T5 HK.")],
    dialect: Table = "common",
    bird: BirdName = "",
    trick: Annotated[str, typer.Option("--trick", help="What lies already: HJ T20.")] = "",
    trick_number: Annotated[
        str, typer.Option("--trick-number", help="1 to 12; else told from the hand's size.")
    ] = "",
    announced: Annotated[
        str, typer.Option("--announced", help="Announced cards with their tricks: T1:12 HK:12.")
    ] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Which cards may be played, and why not the others."""
    with told_in(lang) as language:
        from tutor.terminal import answers, reading

        at = reading.dialect(dialect)
        row = at.contract(contract, bird)
        view = reading.play_view(row, at, hand, trick, trick_number, announced)
        show(answers.legal(view, language), as_json=as_json)


@app.command()
def trick(
    *,
    contract: Game,
    cards: Annotated[str, typer.Option("--trick", help="The trick, 1 to 4 cards: HK T3 HQ.")],
    dialect: Table = "common",
    bird: BirdName = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Who takes a trick, and by which rule."""
    with told_in(lang) as language:
        from tutor.terminal import answers, reading

        at = reading.dialect(dialect)
        row = at.contract(contract, bird)
        lying = reading.trick(cards, 1, 4)
        show(answers.trick(lying, row, at, language), as_json=as_json)


@app.command()
def count(
    *,
    cards: Annotated[str, typer.Option("--cards", help="The cards to count: HK HQ T1 S7.")],
    dialect: Table = "common",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """What cards are worth, counted as the table counts."""
    with told_in(lang) as language:
        from tutor.terminal import answers, reading

        at = reading.dialect_or_common(dialect)
        show(answers.count(reading.pile(cards), at, language), as_json=as_json)


@app.command()
def twelve_count(
    *,
    hand: Annotated[str, typer.Option("--hand", help="Twelve cards.")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """What a hand of twelve counts, and what to claim with it."""
    with told_in(lang) as language:
        from engine.card_text import parse_hand
        from tutor.terminal import answers

        show(answers.twelve_count(parse_hand(hand), language), as_json=as_json)


@app.command()
def puzzle(
    kind: Annotated[str, typer.Argument(help="legal-cards, trick-winner, card-points, …")],
    *,
    seed: Annotated[int, typer.Option("--seed", min=0, max=10**15 - 1, help="Any number.")],
    dialect: Table = "common",
    level: Annotated[str, typer.Option("--level", help="1 to 3.")] = "1",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """A puzzle with its answer and why."""
    with told_in(lang) as language:
        from puzzles.generate import generate
        from tutor.terminal import puzzles, reading

        at = reading.dialect(dialect)
        question = generate(kind, at, puzzles.level(level), seed)
        show(puzzles.puzzle(question, language), as_json=as_json)


@app.command()
def replay(
    file: File,
    *,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="With each move what else could be done.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """A recorded hand: every move, checked, and its score."""
    with told_in(lang) as language:
        from tutor.terminal import documents
        from tutor.terminal.replay import Replayer

        teller = Replayer(language, with_reasons=reasons)
        layout, answers = teller.of_text(documents.text_of(file))
        show_all(answers, layout, as_json=as_json)


@app.command()
def settle(file: File, *, as_json: AsJson = False, lang: Lang = "") -> None:
    """What a finished hand counts, from its outcome."""
    with told_in(lang) as language:
        from tutor.terminal import documents, ledger

        given = documents.documents(documents.text_of(file))
        answers = [ledger.settlement(document, language) for document in given.objects]
        show_all(answers, given.layout, as_json=as_json)


@app.command()
def auction(
    *,
    calls: Annotated[str, typer.Option("--calls", help="P1:pass P2:piccolo P3:besserrufer+uhu")],
    dialect: Table = "common",
    hand: Annotated[str, typer.Option("--hand", help="Twelve cards of whoever speaks.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Who speaks, what may be bid, and why not the rest."""
    with told_in(lang) as language:
        from engine.card_text import parse_hand
        from tutor.terminal import auction as auctions
        from tutor.terminal import reading

        held = parse_hand(hand) if hand else None
        answer = auctions.auction(reading.dialect(dialect), calls, held, language)
        show(answer, as_json=as_json)


@app.command()
def evaluate(  # noqa: PLR0913 - an argument for each option of the command
    *,
    hand: Annotated[str, typer.Option("--hand", help="Twelve cards.")],
    dialect: Table = "common",
    seat: Annotated[
        str, typer.Option("--seat", help="Whose they are: P1 (forehand) to P4.")
    ] = "P1",
    auction: Annotated[
        str | None,
        typer.Option(
            "--auction",
            help="P1:pass P2:piccolo; else all before have passed.",
            show_default=False,
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds",
            min=0,
            help="How long to go on; else 200 deals, the same answer each time.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Any number.")] = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """What each contract is worth with a hand, and why."""
    with told_in(lang) as language:
        from concurrent.futures import ThreadPoolExecutor

        from tutor.terminal import evaluate as evaluations
        from tutor.terminal import reading

        asked = evaluations.asked(reading.dialect(dialect), hand, seat, auction, seed)
        warm(language)
        with ThreadPoolExecutor(2) as executor:
            effort = evaluations.Effort(seconds)
            answer = evaluations.evaluation(asked, effort, executor, language)
        show(answer, as_json=as_json)


@app.command()
def solve(
    file: File,
    *,
    budget: Annotated[
        int, typer.Option("--budget", min=1, help="Positions looked at for each card.")
    ] = 3_000_000,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """With all cards open: which card wins the game, which loses it."""
    with told_in(lang) as language:
        from tutor.terminal import documents
        from tutor.terminal.solve import solutions

        text = documents.text_of(file)
        warm(language)
        layout, answers = solutions(text, language, budget)
        show_all(answers, layout, as_json=as_json)


@app.command()
def rules(
    dialect: Annotated[str, typer.Argument(help="gametwist, elsteiner, alpine, …")],
    *,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """The rules of a table, each with its source."""
    with told_in(lang) as language:
        from tutor.terminal import reading
        from tutor.terminal import rules as pages

        show(pages.rules(reading.dialect(dialect), language), as_json=as_json)


@app.command()
def compare(
    dialects: Annotated[list[str], typer.Argument(help="Two tables or more.")],
    *,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """The rules of several tables: what differs first."""
    with told_in(lang) as language:
        from tutor.terminal import reading
        from tutor.terminal import rules as pages

        tables = [reading.dialect(one) for one in dialects]
        show(pages.comparison(tables, language), as_json=as_json)


@app.command()
def run(
    *,
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port; 0 takes a free one.")] = 8501,
) -> None:
    """Start the tutor in the browser."""
    _go_where_the_settings_are()
    from tutor.asgi import serve

    serve(host, port)


def _go_where_the_settings_are() -> None:
    """Streamlit reads its settings from the folder one starts in: go to the project's,
    unless this folder has settings of its own."""
    project = Path(__file__).parents[1]
    if not Path(".streamlit").exists() and (project / ".streamlit").is_dir():
        os.chdir(project)


@app.command()
def calibrate(  # noqa: PLR0913 - an argument for each option of the command
    *,
    dialect: Annotated[str, typer.Option("--dialect", help="One table; else all five.")] = "",
    deals: Annotated[int, typer.Option("--deals", min=1, help="Deals of each contract.")] = 250,
    seed: Annotated[int, typer.Option("--seed", help="The first seed.")] = 0,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes.")] = 2,
    cluster: Annotated[
        str, typer.Option("--cluster", help="A Dask cluster's address, or local.")
    ] = "",
    folder: Annotated[str, typer.Option("--folder", help="Where the tables go.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure anew what advice rests on: deals solved and played, at every table."""
    with told_in(lang) as language:
        from engine.advice.tabulate import DATA, Run
        from engine.dialects import DIALECTS
        from tutor.terminal import calibrate as command
        from tutor.terminal import reading

        tables = (reading.dialect(dialect),) if dialect else tuple(DIALECTS.values())
        with command.workers(workers, cluster or None) as pool:
            where = Path(folder) if folder else DATA
            answer = command.calibrate(Run(tables, deals, seed), pool, where, language)
        show(answer, as_json=as_json)


def main() -> None:
    """Run the command that was typed; without one, list the commands."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):  # not every stream can be told its encoding
            stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    app(sys.argv[1:] or ["--help"])


if __name__ == "__main__":
    main()
