"""The author's gate for puzzles: ``python -m puzzles.check``.

Every kind is posed at every table and level. Each puzzle must come out the same twice,
accept its own answer, refuse an empty or shifted one with a nudge, explain itself and
give every rejected card a reason. The answers of a fixed sample are kept in
``collections/sample.csv``: a changed rule or generator shows there as a difference;
``--write`` accepts it. Of the stored hands a few are compared anew.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.cards import NO_CARDS, CardSet
from engine.dialects import DIALECTS
from puzzles import check_costs
from puzzles.generate import generate, puzzle
from puzzles.grade import grade
from puzzles.kinds import KINDS, LEVELS
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Question,
    Response,
)

SAMPLE = Path(__file__).parent / "collections" / "sample.csv"
SEEDS = range(4)


def sample() -> Iterator[Question]:
    """The fixed sample: a few seeds of every kind, table and level."""
    for name, kind in KINDS.items():
        for dialect in DIALECTS.values():
            if kind.is_at(dialect):
                for level in LEVELS:
                    yield from (generate(name, dialect, level, seed) for seed in SEEDS)


def faults(question: Question) -> list[str]:
    """What is wrong with a puzzle; nothing, if it may be posed."""
    found = []
    if puzzle(question.id) != question:
        found.append("comes out differently the second time")
    if not all(grade(question, one).right for one in right_responses(question)):
        found.append("refuses its own answer")
    for wrong in _wrong_responses(question):
        verdict = grade(question, wrong)
        if verdict.right or verdict.nudge is None:
            found.append(f"accepts {wrong!r}, or refuses it without a nudge")
    if not question.explanation or len(question.hints) != 3:
        found.append("lacks an explanation, or one of its three hints")
    explained = {card for card, reasons in question.about_cards if reasons}
    if not _rejected(question) <= explained:
        found.append("rejects a card without a reason")
    return found


def right_responses(question: Question) -> tuple[Response, ...]:
    """Every answer that must be accepted."""
    answer = question.answer
    match answer:
        case ChooseCards():
            return (answer.right,)
        case ChooseCard():
            return tuple(CardSet((card,)) for card in answer.right)
        case ChooseOne():
            return tuple(answer.right)
        case EnterNumber() | EnterScores():
            return (answer.right,)


def answer_text(question: Question) -> str:
    """The right answer in one cell of a table."""
    return " | ".join(str(response) for response in right_responses(question))


def _wrong_responses(question: Question) -> tuple[Response, ...]:
    answer = question.answer
    match answer:
        case ChooseCards():
            return (NO_CARDS, answer.right.remove(next(iter(answer.right))))
        case ChooseCard():
            return tuple(CardSet((card,)) for card in answer.offered if card not in answer.right)
        case ChooseOne():
            return tuple(place for place in range(len(answer.options)) if place not in answer.right)
        case EnterNumber():
            return (answer.right + 1, answer.right + 10)
        case EnterScores(right=(p1, p2, p3, p4)):
            return ((p1 + 1, p2, p3, p4), (p1 - 1, p2 + 1, p3, p4), (99, -99, 98, -98))


def _rejected(question: Question) -> CardSet:
    answer = question.answer
    if isinstance(answer, (ChooseCards, ChooseCard)):
        return CardSet(answer.offered) - answer.right
    return NO_CARDS


def differences(questions: list[Question]) -> list[str]:
    """Where the sample's answers differ from those that are kept."""
    with SAMPLE.open(encoding="utf-8", newline="") as file:
        kept = dict(csv.reader(file))
    now = {question.id: answer_text(question) for question in questions}
    return [
        f"{identity}: kept {kept.get(identity)!r}, now {now.get(identity)!r}"
        for identity in sorted(kept.keys() | now.keys())
        if kept.get(identity) != now.get(identity)
    ]


def main(arguments: list[str]) -> int:
    """Run the gate; 1 if anything is wrong."""
    questions = list(sample())
    if arguments == ["--write"]:
        with SAMPLE.open("w", encoding="utf-8", newline="") as file:
            rows = ((question.id, answer_text(question)) for question in questions)
            csv.writer(file, lineterminator="\n").writerows(rows)
    wrong = [f"{one.id}: {fault}" for one in questions for fault in faults(one)]
    wrong += differences(questions)
    wrong += [
        f"{one.query.dialect.id}, hand {one.seed}: {fault}"
        for one in check_costs.sample()
        for fault in check_costs.cost_faults(one)
    ]
    print("\n".join([*wrong, f"{len(questions)} puzzles checked, {len(wrong)} faults"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
