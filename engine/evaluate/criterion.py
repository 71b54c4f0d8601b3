"""A published criterion: who says what, of which game, and on what a hand must show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from engine.cards import Card, CardSet
from engine.contracts import Bird, Contract, Title
from engine.dialect import Dialect
from engine.evaluate.features import Features, features
from engine.reasons import Reason, Rule
from engine.seats import Seat


class Source(StrEnum):
    """Who says so. What Linz, Mair and Mayr say was read as others quote it, but for
    the first page of Mayr; of Macfadyen's page the first third."""

    ALPINE = "alpine"
    """The page of the dialect ``alpine`` (seed 002)."""
    CARDGAMES_ZONE = "cardgames_zone"
    """The page of the dialect ``cardgames_zone`` (seed 003)."""
    LINZ = "linz"
    """The scripts of the Linz tarock academy."""
    MAIR = "mair"
    """Markus Mair, Tarockfibel and Merksätze."""
    MAYR = "mayr"
    """Wolfgang Mayr, Königrufen kompakt."""
    MACFADYEN = "macfadyen"
    """Matthew Macfadyen, remarks on skilful play."""
    PROGRAM = "program"
    """The limits in a program that plays (harbour-tarock): no expert's word."""


class Topic(StrEnum):
    """What a criterion is about."""

    GAME = "game"
    """Which game twelve cards are good for."""
    SEAT = "seat"
    TALON = "talon"
    """What lies in it, which half to take and what to lay away."""
    KING = "king"
    """Which king to call."""
    SAYING = "saying"
    """What to announce, and what to keep silent."""
    CONTRA = "contra"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Case:
    """What a criterion is asked about: a hand, and as much of the table as it needs.

    ``contract`` is the one that is bid or played, where it matters; ``called`` the
    king that is, or would be, called. ``dialect`` is the table, where one is known.
    """

    hand: CardSet
    seat: Seat = Seat.P1
    dialect: Dialect | None = None
    contract: Contract | None = None
    called: Card | None = None
    shape: Features = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "shape", features(self.hand))


@dataclass(frozen=True, slots=True)
class Look:
    """One thing looked at: whether it is as the criterion wants it, told by a reason.

    A wish, which does not decide, speaks for or against all the same.
    """

    holds: bool
    reason: Reason
    decides: bool = True


Check = Callable[[Case], Iterator[Look]]
"""Some things looked at in a case."""


def anywhere(_: Dialect) -> bool:
    """At every table."""
    return True


@dataclass(frozen=True, slots=True)
class Criterion:
    """One published criterion.

    ``id`` is that of the entry in our list of sources, with a part where an entry has
    several. ``rules`` are what it says, a rule each. ``titles`` are the games it is
    about, with the ``bird`` that it asks for, played ``ouvert``, closed or (None) either
    way. ``checks`` are what it looks at; without any it holds always. ``holds_at`` tells
    the tables whose rules let it make sense. ``tarocks`` bounds the tarocks of the hands
    that can meet it.
    """

    id: str
    topic: Topic
    sources: tuple[Source, ...]
    rules: tuple[Rule, ...]
    titles: tuple[Title, ...] = ()
    checks: tuple[Check, ...] = ()
    bird: Bird | None = None
    ouvert: bool | None = False
    holds_at: Callable[[Dialect], bool] = anywhere
    tarocks: tuple[int, int] = (0, 12)

    @property
    def entry(self) -> str:
        """The entry of the list of sources that it belongs to: ``EC-14``."""
        return "-".join(self.id.split("-")[:2])

    def is_about(self, contract: Contract) -> bool:
        """Whether it has something to say about that contract."""
        return (
            contract.title in self.titles
            and self.ouvert in (contract.ouvert, None)
            and self.bird in (contract.bird, None)
        )

    def met(self, case: Case) -> Opinion:
        """What it says of a hand, with what was looked at."""
        looks = [look for check in self.checks for look in check(case)]
        return Opinion(
            self,
            all(look.holds for look in looks if look.decides),
            tuple(look.reason for look in looks if look.holds),
            tuple(look.reason for look in looks if not look.holds),
        )


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a criterion says of a hand: whether it recommends, and what speaks for and
    against it. A wish that is not fulfilled speaks against, and yet decides nothing."""

    criterion: Criterion
    recommends: bool
    reasons_for: tuple[Reason, ...] = ()
    reasons_against: tuple[Reason, ...] = ()
