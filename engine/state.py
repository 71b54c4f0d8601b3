"""A hand from the shuffle to the score, as immutable values.

A phase holds what everybody may know; what only some know (hands, the lay-away, the
closed talon) is in the GameState around it, and reaches a seat through its View::

    Bidding -> Calling -> TakingTalon -> LayingAway -> Announcing -> Playing -> Ended

Each step is left out where the contract or the dialect has none.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import NO_CARDS, Card, CardSet
from engine.contracts import Bonus, Contract, Title
from engine.deal import Deal
from engine.dialect import Dialect
from engine.moves import Level, Move, Post
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """The highest bid so far and whose it is."""

    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction. ``out`` have passed for good; ``spoken`` have had a turn.

    ``is_free_choice``: nobody has bid, and forehand chooses what to play.
    """

    turn: Seat
    standing: Standing | None = None
    out: frozenset[Seat] = frozenset()
    spoken: frozenset[Seat] = frozenset()
    is_free_choice: bool = False


@dataclass(frozen=True, slots=True)
class Undertaking:
    """What is played, by whom, and which card was called.

    ``called`` is what the table has heard: a card, or nothing yet where "the fourth"
    was called (``fourth``) or no card is called at all.
    """

    declarer: Seat
    contract: Contract
    called: Card | None = None
    fourth: bool = False


@dataclass(frozen=True, slots=True)
class Calling:
    """The declarer is to call a card."""

    undertaking: Undertaking


@dataclass(frozen=True, slots=True)
class TakingTalon:
    """Both halves lie open; the declarer takes one, or gives up where that is allowed."""

    undertaking: Undertaking


@dataclass(frozen=True, slots=True)
class LayingAway:
    """The declarer has taken ``half`` of the talon, or all six, and lays as many away."""

    undertaking: Undertaking
    half: int | None


@dataclass(frozen=True, slots=True)
class Table:
    """What is settled before the first card: who took what, and what was shown.

    ``half`` is the half taken, None if none or all were. ``shown`` are cards of the
    lay-away that had to be shown. ``is_talon_open``: the talon was turned up.
    """

    undertaking: Undertaking
    half: int | None = None
    shown: CardSet = NO_CARDS
    is_talon_open: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """Something announced or doubled: who, what, in which turn of the round."""

    seat: Seat
    post: Post
    level: Level
    turn: int


@dataclass(frozen=True, slots=True)
class Spoken:
    """All that was announced and doubled. An announcement has level PLAIN."""

    said: tuple[Said, ...] = ()
    aims: tuple[tuple[Seat, Title], ...] = ()

    def announcer(self, bonus: Bonus) -> Seat | None:
        """Who has announced a bonus."""
        for one in self.said:
            if one.post.bonus is bonus and one.level is Level.PLAIN:
                return one.seat
        return None

    @property
    def announced(self) -> tuple[Bonus, ...]:
        """What has been announced, in that order."""
        return tuple(
            one.post.bonus
            for one in self.said
            if one.post.bonus is not None and one.level is Level.PLAIN
        )


@dataclass(frozen=True, slots=True)
class Announcing:
    """The round of announcements and contras. ``number`` counts the turns from 0,
    ``quiet`` the turns since something was said."""

    table: Table
    turn: Seat
    spoken: Spoken
    number: int = 0
    quiet: int = 0
    has_said: bool = False
    turns_of: tuple[tuple[Seat, int], ...] = ()
    """The last turn that each seat has ended."""

    @property
    def is_first_turn(self) -> bool:
        """Whether the player has not had a turn yet."""
        return self.turn not in dict(self.turns_of)


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick. ``dripped`` is the talon card that went with it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    dripped: Card | None = None

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """Its cards, with the talon card if there is one."""
        return self.cards if self.dripped is None else (*self.cards, self.dripped)

    def player_of(self, card: Card) -> Seat:
        """Who played a card of it. Raises ValueError if it is none of the four."""
        return self.leader.next(self.cards.index(card))


@dataclass(frozen=True, slots=True)
class Playing:
    """The twelve tricks."""

    table: Table
    spoken: Spoken
    leader: Seat
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return self.leader.next(len(self.trick))

    @property
    def trick_number(self) -> int:
        """The number of the trick being played, from 1."""
        return len(self.tricks) + 1


class Ending(StrEnum):
    """How a hand came to its end."""

    PLAYED = "played"
    REDEAL = "redeal"
    THROWN_IN = "thrown_in"
    GIVEN_UP = "given_up"
    KING_IN_TALON = "king_in_talon"
    LOST_AT_ONCE = "lost_at_once"


@dataclass(frozen=True, slots=True)
class Ended:
    """The hand is over. ``table`` is missing where nobody has undertaken anything."""

    ending: Ending
    table: Table | None
    spoken: Spoken = Spoken()
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Card, ...] = ()


Phase = Bidding | Calling | TakingTalon | LayingAway | Announcing | Playing | Ended


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything about a hand. ``away`` is the declarer's lay-away, ``called`` the card
    that was called, also where the table has heard only "the fourth".

    ``factor`` multiplies every amount of the deal (DE-17f).
    """

    dialect: Dialect
    deal: Deal
    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    phase: Phase
    history: tuple[tuple[Seat, Move], ...] = ()
    away: CardSet = NO_CARDS
    called: Card | None = None
    factor: int = 1

    def hand(self, seat: Seat) -> CardSet:
        """The cards that a seat holds now."""
        return self.hands[seat - 1]

    @property
    def turn(self) -> Seat | None:
        """Who is to move; nobody at the end."""
        match self.phase:
            case Bidding(turn=turn) | Announcing(turn=turn):
                return turn
            case Playing():
                return self.phase.turn
            case Calling() | TakingTalon() | LayingAway():
                return self.phase.undertaking.declarer
            case Ended():
                return None

    @property
    def undertaking(self) -> Undertaking | None:
        """What is played, once that is known."""
        match self.phase:
            case Bidding():
                return None
            case Calling() | TakingTalon() | LayingAway():
                return self.phase.undertaking
            case Announcing(table=table) | Playing(table=table):
                return table.undertaking
            case Ended(table=table):
                return table.undertaking if table else None

    @property
    def partner(self) -> Seat | None:
        """Who was dealt the called card; nobody if it lies or lay in the talon."""
        undertaking = self.undertaking
        if self.called is None or undertaking is None:
            return None
        for seat in Seat:
            if self.called in self.deal.hand(seat) and seat is not undertaking.declarer:
                return seat
        return None

    def is_on_declarer_side(self, seat: Seat) -> bool:
        """Whether a seat is the declarer or the partner."""
        undertaking = self.undertaking
        return undertaking is not None and seat in (undertaking.declarer, self.partner)
