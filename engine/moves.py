"""What a player can do: one small value for each kind of move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from engine.cards import Card, CardSet
from engine.contracts import Bonus, Contract, Title
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Name a contract: a bid in the auction, or forehand's free choice."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Pass:
    """Name none."""


@dataclass(frozen=True, slots=True)
class Vorhand:
    """Forehand's first word where it is neither a bid nor a pass."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Forehand takes over the standing bid at the same level."""


@dataclass(frozen=True, slots=True)
class CallCard:
    """Call a king, or a queen with four kings."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallFourth:
    """Call "the fourth king" without its suit."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give the hand up, the called card lying in the open talon."""


@dataclass(frozen=True, slots=True)
class TakeHalf:
    """Take a half of the talon: 0 is the first, 1 the second."""

    half: int


@dataclass(frozen=True, slots=True)
class LayAway:
    """Lay as many cards away as were taken."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Announce:
    """Promise a bonus for one's own side."""

    bonus: Bonus


@dataclass(frozen=True, slots=True)
class AnnounceTricks:
    """Aim at one, two or three tricks beside somebody's Piccolo."""

    title: Title


AIMED = {Title.PICCOLO: 1, Title.ZWICCOLO: 2, Title.TRICCOLO: 3}
"""The number of tricks that each of these aims at."""


class Level(IntEnum):
    """How often a post is doubled, as the factor that it counts."""

    PLAIN = 1
    CONTRA = 2
    RECONTRA = 4
    SUBCONTRA = 8


@dataclass(frozen=True, slots=True)
class Post:
    """What a contra is said to: the game, a bonus, one opponent's own account of a
    negative game, or a player's own loss in Trischaken."""

    bonus: Bonus | None = None
    account: Seat | None = None
    is_own_loss: bool = False

    def __str__(self) -> str:
        if self.bonus is not None:
            return self.bonus.value
        if self.is_own_loss:
            return f"self:{self.account}"
        return "game" if self.account is None else f"game:{self.account}"


GAME = Post()
"""The game as one post for all."""


@dataclass(frozen=True, slots=True)
class Contra:
    """Double a post, up to that level."""

    post: Post
    level: Level


@dataclass(frozen=True, slots=True)
class Good:
    """End one's turn of announcing: nothing more to say."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card


Move = (
    Bid
    | Pass
    | Vorhand
    | Hold
    | CallCard
    | CallFourth
    | GiveUp
    | TakeHalf
    | LayAway
    | Announce
    | AnnounceTricks
    | Contra
    | Good
    | PlayCard
)
