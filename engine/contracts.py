"""What a contract is: one row of data per game that can be bid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from engine.cards import Card


class Game(StrEnum):
    """How cards take tricks and what is sought (the classes of CO 1.1)."""

    BLACK = "black"
    """A positive game in which tarocks are trumps."""
    SUIT = "suit"
    """A positive game in which tarocks are a fifth plain suit."""
    NEGATIVE = "negative"
    """Bettler, Piccolo and their kin: alone, taking few tricks."""
    TRISCHAKEN = "trischaken"
    """Everyone for himself, taking few points."""

    @property
    def is_positive(self) -> bool:
        """Whether points are sought rather than shunned."""
        return self in (Game.BLACK, Game.SUIT)


class Title(StrEnum):
    """The name a contract has at most tables, whatever a dialect calls it."""

    RUFER = "rufer"
    BESSERRUFER = "besserrufer"
    SOLORUFER = "solorufer"
    DREIER = "dreier"
    SOLODREIER = "solodreier"
    SECHSERDREIER = "sechserdreier"
    FARBENDREIER = "farbendreier"
    FARBENSOLO = "farbensolo"
    BETTLER = "bettler"
    PICCOLO = "piccolo"
    ZWICCOLO = "zwiccolo"
    TRICCOLO = "triccolo"
    TRISCHAKEN = "trischaken"


class Bird(IntEnum):
    """The four lowest tarocks, each of which may promise a trick of its own."""

    PAGAT = 1
    UHU = 2
    KAKADU = 3
    MARABU = 4

    @property
    def card(self) -> Card:
        """The tarock that bears the name."""
        return Card(self - 1)

    @property
    def trick(self) -> int:
        """The trick, counted from 1, that it must win: the Pagat 12, the Uhu 11 and so on."""
        return 13 - self


class Bonus(StrEnum):
    """What can be earned besides the game."""

    PAGAT = "pagat"
    UHU = "uhu"
    KAKADU = "kakadu"
    MARABU = "marabu"
    KING_ULTIMO = "king_ultimo"
    TRULL = "trull"
    FOUR_KINGS = "four_kings"
    HONNEURS = "honneurs"
    ABSOLUTE = "absolute"
    MONDFANG = "mondfang"
    KONIGFANG = "konigfang"
    VALAT = "valat"

    @property
    def bird(self) -> Bird | None:
        """The bird it belongs to, if to any."""
        return Bird.__members__.get(self.name)


BIRD_NAMES = {
    "pagat": Bird.PAGAT,
    "uhu": Bird.UHU,
    "kakadu": Bird.KAKADU,
    "pelican": Bird.KAKADU,
    "pelikan": Bird.KAKADU,
    "marabu": Bird.MARABU,
    "quapil": Bird.MARABU,
    "wildsau": Bird.MARABU,
}
"""The names that the tables of the five dialects give the birds."""


class Talon(StrEnum):
    """What the contract does with the six cards."""

    HALF = "half"
    """Both halves are shown, the declarer takes one and lays three cards away."""
    ALL_UNSEEN = "all_unseen"
    """The declarer takes all six without showing them and lays six away."""
    ALL_SHOWN = "all_shown"
    """The same, but everybody sees the six."""
    DEFENDERS = "defenders"
    """It stays closed and counts for the defenders."""
    NOBODY = "nobody"
    """It stays closed and counts for nobody."""
    DRIP = "drip"
    """One card goes to each of the first six tricks."""


class Opening(StrEnum):
    """Who may bid a contract, and when."""

    ANYONE = "anyone"
    FOREHAND_FIRST = "forehand_first"
    """Only as forehand's opening word."""
    FOREHAND_LAST = "forehand_last"
    """Only by forehand, after everybody else has passed."""
    ADDITION = "addition"
    """Never bid: added to a Piccolo, where the table plays that."""
    OPTION = "option"
    """Known to the source, but played only where the table says so."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One game of one dialect.

    ``won`` and ``lost`` are the game's value per opponent, without bonuses.
    ``rank`` is its place on the ladder, higher outbids lower; contracts that stand
    outside the ladder have rank 0. ``tricks`` is the number of tricks aimed at in
    a negative game. ``source`` lists the rule ids of the specification.
    """

    name: str
    title: Title
    game: Game
    won: int
    talon: Talon
    source: str
    rank: int = 0
    lost: int | None = None
    opening: Opening = Opening.ANYONE
    bird: Bird | None = None
    tricks: int | None = None
    ouvert: bool = False

    @property
    def canonical(self) -> str:
        """The dialect-free name: ``besserrufer+uhu``, ``bettler_ouvert``."""
        text = self.title.value
        if self.ouvert:
            text += "_ouvert"
        if self.bird is not None:
            text += f"+{self.bird.name.lower()}"
        return text

    def is_called(self, name: str) -> bool:
        """Whether that is one of its names, written apart or together with its bird."""
        base, plus, bird = name.partition("+")
        if plus and BIRD_NAMES.get(bird) is not self.bird:
            return False
        names = {self.name, self.canonical}
        if plus:
            names = {own.partition("+")[0] for own in names}
        return (base if plus else name) in names

    @property
    def calls_king(self) -> bool:
        """Whether a king is called, whose holder is the secret partner."""
        return self.title in (Title.RUFER, Title.BESSERRUFER, Title.SOLORUFER)

    @property
    def is_solo(self) -> bool:
        """Whether it is a positive game that leaves the talon to the defenders."""
        return self.talon is Talon.DEFENDERS

    @property
    def stake_lost(self) -> int:
        """What a lost game costs per opponent: the value, unless a row says more."""
        return self.won if self.lost is None else self.lost
