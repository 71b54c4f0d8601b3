"""What a position is about, as predicates; and finding positions of a theme."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine import rulebook as rb
from engine.cards import PAGAT, TRULL, Card, CardSet
from engine.contracts import Contract, Game, Opening
from engine.dialect import Dialect
from engine.reasons import Rule
from engine.rules.tricks import taken
from engine.state import GameState
from puzzles.position import Position
from puzzles.situations import Preference, Turn, finished_tricks, play_out, set_up

_BLACK, _SUIT = frozenset({Game.BLACK}), frozenset({Game.SUIT})
_NEGATIVE = frozenset({Game.NEGATIVE, Game.TRISCHAKEN})
_DEALS_TO_TRY = 40


Seen = TypeVar("Seen")


@dataclass(frozen=True, slots=True)
class Theme(Generic[Seen]):
    """A kind of position: at which level and in which games, and what is seen there.

    ``exists`` says whether a dialect's game can have it at all, ``needs`` which deals
    can; ``prefer`` makes the players steer towards it.
    """

    id: str
    level: int
    games: frozenset[Game]
    fits: Callable[[Seen], bool]
    exists: Callable[[Dialect, Game], bool] = lambda _dialect, _game: True
    prefer: Preference | None = None
    needs: Callable[[GameState], bool] = lambda _state: True


def _binds(*rules: Rule) -> Callable[[Turn], bool]:
    return lambda turn: any(reason.rule in rules for reason in turn.verdict.obligations)


def _waives(*rules: Rule) -> Callable[[Turn], bool]:
    return lambda turn: any(reason.rule in rules for reason in turn.verdict.waived)


def _rises(dialect: Dialect, game: Game) -> bool:
    return game in dialect.play.rise_in


def _stays_under(dialect: Dialect, game: Game) -> bool:
    return game not in dialect.play.rise_in


def _keeps_pagat(dialect: Dialect, game: Game) -> bool:
    return dialect.play.pagat(game) is not None


def _has_emperor(dialect: Dialect, game: Game) -> bool:
    return dialect.play.emperor(game) is not None


def _has_birds(dialect: Dialect, game: Game) -> bool:
    return any(game in row.games for row in dialect.bonuses.rows if row.bonus.bird)


def _already_trumped(turn: Turn) -> bool:
    trick = turn.position.trick
    return (
        bool(trick)
        and not trick[0].is_tarock
        and any(card.is_tarock for card in trick)
        and len(turn.position.hand.of(trick[0].suit)) > 1
        and _waives(rb.BEAT_IF_ABLE)(turn)
    )


def _cannot_beat(turn: Turn) -> bool:
    legal = turn.verdict.legal
    forced_tarock = len(legal) > 1 and all(card.is_tarock for card in legal)
    return forced_tarock and _waives(rb.BEAT_IF_ABLE)(turn)


def _may_stay_under(turn: Turn) -> bool:
    position = turn.position
    if not position.trick:
        return False
    contract = position.required_contract
    takes = [
        taken((*position.trick, card), contract, position.dialect).card is card
        for card in turn.verdict.legal
    ]
    return any(takes) and not all(takes)


def _gather_trull(position: Position, card: Card) -> float:
    """Bring Mond and Sküs down where another piece lies or can follow."""
    if card is PAGAT:
        return 1 if len(CardSet(position.trick) & TRULL) == 2 else -1
    return 1 if card in TRULL and (not position.trick or CardSet(position.trick) & TRULL) else 0


def _trull_is_spread(state: GameState) -> bool:
    """The three pieces lie in three hands, so that they can meet in a trick."""
    return sum(bool(hand & TRULL) for hand in state.hands) == 3


def _spend_tarocks(_: Position, card: Card) -> float:
    return 1 if card.is_tarock else 0


_PAGAT_LAST = (rb.PAGAT_LAST_TAROCK, rb.PAGAT_LAST_CARD)
_POSITIVE = _BLACK | _SUIT

# fmt: off
PLAY_THEMES: tuple[Theme[Turn], ...] = (
    Theme("follow", 1, _BLACK, _binds(rb.FOLLOW_SUIT)),
    Theme("void", 1, _BLACK, _binds(rb.PLAY_TAROCK)),
    Theme("beat", 2, _NEGATIVE, _binds(rb.BEAT_IF_ABLE), _rises),
    Theme("stay-under", 2, _NEGATIVE, _may_stay_under, _stays_under),
    Theme("pagat-kept", 2, _NEGATIVE, _binds(*_PAGAT_LAST), _keeps_pagat),
    Theme("suit-game-lead", 2, _SUIT, _binds(rb.NO_TAROCK_LEAD)),
    Theme("suit-game-void", 2, _SUIT, _binds(rb.PLAY_TAROCK)),
    Theme("throw-off", 2, _POSITIVE, _waives(rb.PLAY_TAROCK)),
    Theme("lone-pagat", 3, _NEGATIVE, _waives(*_PAGAT_LAST), _keeps_pagat),
    Theme("already-trumped", 3, _NEGATIVE, _already_trumped, _rises),
    Theme("cannot-beat", 3, _NEGATIVE, _cannot_beat, _rises),
    Theme("emperor", 3, _NEGATIVE, _binds(rb.PAGAT_TAKES_EMPEROR), _has_emperor,
          _gather_trull, _trull_is_spread),
    Theme("announced-kept", 3, _POSITIVE, _binds(rb.KEEP_ANNOUNCED), _has_birds),
    Theme("announced-now", 3, _POSITIVE, _binds(rb.ANNOUNCED_NOW), _has_birds),
    Theme("announced-forced", 3, _POSITIVE, _waives(rb.KEEP_ANNOUNCED), _has_birds, _spend_tarocks),
    Theme("void-under", 3, _NEGATIVE, _binds(rb.PLAY_TAROCK), _stays_under),
    Theme("no-tarock-no-suit", 3, _NEGATIVE, _waives(rb.PLAY_TAROCK), _stays_under),
)
# fmt: on
"""Level 3 holds the odd cases; the last two stand for it where there is no duty to beat."""


def _tarocks_in(position: Position) -> int:
    return len(CardSet(position.trick).tarocks)


def _pieces_of_trull(position: Position) -> int:
    return len(CardSet(position.trick) & TRULL)


def _outranked_off_suit(position: Position) -> bool:
    """A card thrown off outranks the winner in looks, but is of another suit."""
    trick = position.trick
    winner = taken(trick, position.required_contract, position.dialect).card
    off = [card for card in trick if card.suit is not trick[0].suit and not card.is_tarock]
    return not winner.is_tarock and any(card.rank != winner.rank for card in off)


TRICK_THEMES: tuple[Theme[Position], ...] = (
    Theme("plain-suit", 1, _BLACK, lambda position: _tarocks_in(position) == 0),
    Theme("one-tarock", 1, _BLACK, lambda position: _tarocks_in(position) == 1),
    Theme("tarocks", 2, _BLACK | _NEGATIVE, lambda position: _tarocks_in(position) >= 2),
    Theme("thrown-off", 2, _BLACK | _SUIT | _NEGATIVE, _outranked_off_suit),
    Theme(
        "red-pips",
        2,
        _BLACK | _SUIT | _NEGATIVE,
        lambda position: (
            sum(card.number in (1, 2, 3, 4) for card in position.trick) >= 3
            and _tarocks_in(position) == 0
        ),
    ),
    Theme(
        "powerless-tarocks",
        3,
        _SUIT,
        lambda position: not position.trick[0].is_tarock and _tarocks_in(position) >= 1,
    ),
    Theme(
        "emperor",
        3,
        frozenset(Game) - {Game.NEGATIVE},
        lambda position: _pieces_of_trull(position) == 3,
        prefer=_gather_trull,
        needs=_trull_is_spread,
    ),
    Theme(
        "two-of-trull",
        3,
        _BLACK | _NEGATIVE,
        lambda position: _pieces_of_trull(position) == 2,
        prefer=_gather_trull,
    ),
)


def find_turn(dialect: Dialect, level: int, rng: random.Random) -> tuple[Turn, Theme[Turn]]:
    """A turn of that level with at least two cards to choose from, and its theme.

    Announcements, of which newcomers do not know yet, come up at level 3 only. A theme
    that does not come up in a fair number of deals gives way to another, and a level to
    the one below. Raises LookupError where nothing is found at all.
    """

    def is_plain(turn: Turn) -> bool:
        return level == 3 or not turn.position.announced

    def turns(state: GameState, prefer: Preference | None) -> Iterator[Turn]:
        played = play_out(state, rng, prefer)
        return (turn for turn in played if len(turn.position.hand) > 1 and is_plain(turn))

    return _find(PLAY_THEMES, turns, dialect, level, rng)


def find_trick(
    dialect: Dialect, level: int, rng: random.Random
) -> tuple[Position, Theme[Position]]:
    """A finished trick of that level, and its theme, found in the same way."""

    def tricks(state: GameState, prefer: Preference | None) -> Iterator[Position]:
        return finished_tricks(play_out(state, rng, prefer))

    return _find(TRICK_THEMES, tricks, dialect, level, rng)


def _find(
    themes: Sequence[Theme[Seen]],
    candidates: Callable[[GameState, Preference | None], Iterator[Seen]],
    dialect: Dialect,
    level: int,
    rng: random.Random,
) -> tuple[Seen, Theme[Seen]]:
    for tried in range(level, 0, -1):
        here = [theme for theme in themes if theme.level == tried]
        for theme in rng.sample(here, len(here)):
            contracts = contracts_of(theme, dialect)
            for _ in range(_DEALS_TO_TRY if contracts else 0):
                state = _state(dialect, contracts, theme, rng)
                found = [one for one in candidates(state, theme.prefer) if theme.fits(one)]
                if found:
                    return rng.choice(found), theme
    message = f"no position of level {level} came up in {dialect.table}"
    raise LookupError(message)


def _state(
    dialect: Dialect, contracts: Sequence[Contract], theme: Theme[Seen], rng: random.Random
) -> GameState:
    state = set_up(dialect, rng.choice(contracts), rng)
    for _ in range(_DEALS_TO_TRY):
        if theme.needs(state):
            break
        state = set_up(dialect, rng.choice(contracts), rng)
    return state


def contracts_of(theme: Theme[Seen], dialect: Dialect) -> list[Contract]:
    """The contracts of a dialect in which a theme can come up."""
    return [
        contract
        for contract in dialect.contracts
        if contract.game in theme.games
        and theme.exists(dialect, contract.game)
        and contract.opening not in (Opening.ADDITION, Opening.OPTION)
    ]


def plain_contracts(dialect: Dialect) -> list[Contract]:
    """The contracts of a dialect in which points are won with tarocks as trumps."""
    return [contract for contract in dialect.contracts if contract.game is Game.BLACK]
