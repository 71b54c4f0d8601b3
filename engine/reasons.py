"""Reasons as data: a rule's name and its arguments, never a sentence.

``tutor.words`` turns them into English or German. The same reason that decides a
verdict also explains it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, TypeVar

M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Rule:
    """A named rule and the names of the arguments that it is told with.

    Calling it makes a reason: ``FOLLOW_SUIT(suit=Suit.HEARTS)``. The id is stable:
    words, lessons, links and stored progress refer to it.
    """

    id: str
    takes: tuple[str, ...] = ()

    def __call__(self, **args: Hashable) -> Reason:
        """This rule, applied to these cards, suits, seats or thirds.

        Raises TypeError if an argument is missing or unknown.
        """
        if args.keys() != set(self.takes):
            message = f"{self.id} takes {self.takes}, was given {tuple(args)}"
            raise TypeError(message)
        return Reason(self, tuple((name, args[name]) for name in self.takes))


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule as it bears on one situation: hashable, comparable, picklable."""

    rule: Rule
    args: tuple[tuple[str, Hashable], ...] = ()

    def __getitem__(self, name: str) -> Hashable:
        return dict(self.args)[name]

    def __str__(self) -> str:
        inner = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.rule.id}({inner})"


class Refused(ValueError):  # noqa: N818 - a refusal is an answer, not a fault of the program
    """Input that cannot be used, with the reason as data: what, where, what would do."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Finding:
    """One duty as it was looked at: it binds, or cannot be met here and is waived."""

    reason: Reason
    binds: bool


@dataclass(frozen=True)
class Verdict(Generic[M]):
    """Every move one could think of, each with the reasons against it.

    ``findings`` are the duties that say something here, in the order in which they
    were looked at.
    """

    against: Mapping[M, tuple[Reason, ...]]
    findings: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "against", MappingProxyType(dict(self.against)))

    @property
    def legal(self) -> tuple[M, ...]:
        """The moves that nothing speaks against, in the order they were judged."""
        return tuple(move for move, reasons in self.against.items() if not reasons)

    @property
    def illegal(self) -> Mapping[M, tuple[Reason, ...]]:
        """The other moves, each with at least one reason against it."""
        return {move: reasons for move, reasons in self.against.items() if reasons}

    @property
    def obligations(self) -> tuple[Reason, ...]:
        """Why one must: the duties that rule something out."""
        return tuple(finding.reason for finding in self.findings if finding.binds)

    @property
    def waived(self) -> tuple[Reason, ...]:
        """The duties that would leave nothing to do, and therefore do not bind."""
        return tuple(finding.reason for finding in self.findings if not finding.binds)

    def why_illegal(self, move: M) -> tuple[Reason, ...]:
        """The reasons against a move; none if it is legal.

        Raises KeyError if the move was not among those judged.
        """
        return self.against[move]
