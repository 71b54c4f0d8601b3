"""Hands that are about to lay away: the odd cases made to come up."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from engine.cards import KINGS, PACK, QUEENS, CardSet
from engine.contracts import Contract, Game, Opening, Talon
from engine.deal import Deal
from engine.dialect import Dialect
from engine.parts import KingInTalon, TarocksAway
from engine.rules.talon import cards_to_lay, classes
from engine.seats import FOREHAND, Seat
from engine.state import Ended, GameState, LayingAway
from engine.transition import IllegalMove, start, undertake
from engine.view import View, view
from puzzles.position import Position
from puzzles.situations import begun, likely_deal, to_phase

_DEALS_TO_TRY = 20


@dataclass(frozen=True, slots=True)
class Theme:
    """A kind of lay-away: its level, the contracts it comes up in, and what is seen.

    ``rig`` gives the declarer cards with which it does come up.
    """

    id: str
    level: int
    plays: Callable[[Dialect, Contract], bool]
    fits: Callable[[View, LayingAway], bool] = lambda _view, _phase: True
    rig: Callable[[random.Random], tuple[CardSet, CardSet]] | None = None


def find_lay_away(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A declarer with the talon in hand, of that level or else of the one below.

    Raises LookupError where nothing is found at all.
    """
    for tried in range(level, 0, -1):
        here = [theme for theme in THEMES if theme.level == tried]
        for theme in rng.sample(here, len(here)):
            rows = [
                row for row in dialect.contracts if _is_taken(row) and theme.plays(dialect, row)
            ]
            for _ in range(_DEALS_TO_TRY if rows else 0):
                state = _state(dialect, rng.choice(rows), theme, rng)
                if state is not None and _fits(state, theme):
                    return _position(state)
    message = f"no lay-away of level {level} came up in {dialect.table}"
    raise LookupError(message)


def _is_taken(contract: Contract) -> bool:
    takes = contract.talon in (Talon.HALF, Talon.ALL_UNSEEN, Talon.ALL_SHOWN)
    return takes and contract.opening is not Opening.OPTION


def _state(
    dialect: Dialect, contract: Contract, theme: Theme, rng: random.Random
) -> GameState | None:
    if theme.rig is None:
        state = begun(dialect, contract, likely_deal(contract, rng), rng)
    else:
        anyone = contract.opening is Opening.ANYONE
        seat = rng.choice(tuple(Seat)) if anyone else FOREHAND
        state = _undertaken(dialect, contract, seat, _dealt(seat, *theme.rig(rng), rng))
    return None if state is None else to_phase(LayingAway, state, rng)


def _undertaken(dialect: Dialect, contract: Contract, seat: Seat, dealt: Deal) -> GameState | None:
    state = start(dialect, dealt)
    if isinstance(state.phase, Ended):
        return None
    try:
        return undertake(state, seat, contract)
    except IllegalMove:
        return None


def _dealt(seat: Seat, hand: CardSet, talon: CardSet, rng: random.Random) -> Deal:
    """A deal with that hand at that seat, those cards in the talon, the others anywhere."""
    rest = list(PACK - hand - talon)
    rng.shuffle(rest)
    six = [*talon, *rest[: 6 - len(talon)]]
    rng.shuffle(six)
    others = rest[6 - len(talon) :]
    hands = [CardSet(others[twelve : twelve + 12]) for twelve in (0, 12, 24)]
    hands.insert(seat - 1, hand)
    return Deal(
        (hands[0], hands[1], hands[2], hands[3]),
        ((six[0], six[1], six[2]), (six[3], six[4], six[5])),
    )


def _fits(state: GameState, theme: Theme) -> bool:
    phase = state.phase
    if not isinstance(phase, LayingAway):
        return False
    return theme.fits(view(state, phase.undertaking.declarer), phase)


def _position(state: GameState) -> Position:
    phase = state.phase
    if not isinstance(phase, LayingAway):  # pragma: no cover - only such states come here
        raise TypeError(phase)
    declarer = phase.undertaking.declarer
    hand = state.hand(declarer)
    return Position(
        state.dialect,
        phase.undertaking.contract,
        hand,
        seat=declarer,
        called=state.called,
        taken=hand - state.deal.hand(declarer),
    )


# ---------------------------------------------------------------- what fits a theme


def _is_easy(view: View, phase: LayingAway) -> bool:
    """There are cards enough that may go at once."""
    return len(classes(view, phase)[0]) >= cards_to_lay(phase) + 2


def _runs_short(view: View, phase: LayingAway) -> bool:
    """What may go at once is not enough, so that the others must help out."""
    first, second = classes(view, phase)
    return len(first) < cards_to_lay(phase) and bool(second)


def _is_tight(view: View, phase: LayingAway) -> bool:
    """What may go at once is enough, but only just."""
    first, _ = classes(view, phase)
    return 0 <= len(first) - cards_to_lay(phase) <= 1


def _holds_called(view: View, _phase: LayingAway) -> bool:
    return view.called in view.hand


def _is_half(game: Game) -> Callable[[Dialect, Contract], bool]:
    return lambda _, row: row.game is game and row.talon is Talon.HALF


def _is_sechser(_dialect: Dialect, row: Contract) -> bool:
    return row.talon is not Talon.HALF


def _asks_for_tarocks_last(dialect: Dialect, row: Contract) -> bool:
    lone = row.bird is None and not row.calls_king
    return lone and dialect.laying_away.tarocks_in(row) is TarocksAway.IF_NEEDED


def _asks_for_tarocks_first(dialect: Dialect, row: Contract) -> bool:
    return dialect.laying_away.tarocks_in(row) is TarocksAway.FIRST


def _is_lone_black(_dialect: Dialect, row: Contract) -> bool:
    return row.game is Game.BLACK and row.bird is None and not row.calls_king


def _lets_take_a_called_queen(dialect: Dialect, row: Contract) -> bool:
    stays = dialect.calling.in_talon in (KingInTalon.ALONE, KingInTalon.GIVE_UP_OR_ALONE)
    calls = row.calls_king and row.bird is None
    return stays and calls and dialect.calling.queen_with_four_kings


def _heavy(rng: random.Random) -> tuple[CardSet, CardSet]:
    """Tarocks and kings, and hardly anything besides; more of them in the talon."""
    tarocks = rng.sample(list(PACK.tarocks), rng.randint(8, 10))
    kings = rng.sample(list(KINGS), rng.randint(1, 2))
    hand = CardSet((*tarocks, *kings))
    hand |= CardSet(rng.sample(list(PACK.coloured - KINGS), 12 - len(hand)))
    return hand, CardSet(rng.sample(list(PACK.tarocks - hand), 4))


def _four_kings(rng: random.Random) -> tuple[CardSet, CardSet]:
    """All kings, and queens in the talon that may be called."""
    queens = rng.sample(list(QUEENS), 2)
    hand = KINGS | CardSet(rng.sample(list(PACK.tarocks), 5))
    spare = list(PACK.coloured - KINGS - CardSet(queens))
    return hand | CardSet(rng.sample(spare, 3)), CardSet(queens)


THEMES: tuple[Theme, ...] = (
    Theme("black", 1, _is_half(Game.BLACK), _is_easy),
    Theme("suit-game", 2, _is_half(Game.SUIT)),
    Theme("sechser", 2, _is_sechser),
    Theme("tarocks-needed", 3, _asks_for_tarocks_last, _runs_short, _heavy),
    Theme("few-others", 3, _is_lone_black, _is_tight, _heavy),
    Theme("suit-cards-needed", 3, _asks_for_tarocks_first, _runs_short),
    Theme("called-queen", 3, _lets_take_a_called_queen, _holds_called, _four_kings),
)
