"""Finished hands and how they came out: played by the engine, with words said to them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.contracts import Bonus, Contract, Game, Opening, Talon
from engine.dialect import Dialect
from engine.moves import GAME, Contra, Good, Level, PlayCard, Post
from engine.parts import Doubling, KingInSolo, KingInTalon, ValatForm
from engine.rules.judge import judge
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import FOREHAND, Seat
from engine.state import Announcing, Ended, Ending, GameState, Playing
from engine.transition import apply
from engine.view import view
from puzzles.situations import begun, likely_deal, play_out, say_something, set_up, to_phase

_TRIES = 3
_LONE = (Game.BLACK, Game.SUIT)


@dataclass(frozen=True, slots=True)
class Theme:
    """A kind of outcome: its level, in which contracts, how it is made, what is seen."""

    id: str
    level: int
    plays: Callable[[Dialect, Contract], bool]
    make: Callable[[Dialect, Contract, random.Random], Outcome]
    fits: Callable[[Outcome], bool] = lambda _outcome: True


def find_outcome(dialect: Dialect, level: int, rng: random.Random) -> Outcome:
    """How a hand of that level came out, or else of the one below.

    A theme that does not come up soon gives way to another; the last outcome made will
    do, if none fits. Raises LookupError where nothing can be made at all.
    """
    for tried in range(level, 0, -1):
        here = [(theme, _rows(dialect, theme)) for theme in THEMES if theme.level == tried]
        possible = [(theme, rows) for theme, rows in here if rows]
        for theme, rows in rng.sample(possible, len(possible)):
            for _ in range(_TRIES):
                made = theme.make(dialect, rng.choice(rows), rng)
                if _is_whole(made) and theme.fits(made):
                    return made
    message = f"no outcome of level {level} came up in {dialect.table}"
    raise LookupError(message)


def _rows(dialect: Dialect, theme: Theme) -> Sequence[Contract]:
    never = (Opening.ADDITION, Opening.OPTION)
    return [
        row for row in dialect.contracts if row.opening not in never and theme.plays(dialect, row)
    ]


def _is_whole(made: Outcome) -> bool:
    """Whether something is paid, and in whole amounts."""
    totals = settle(made).totals
    return any(totals) and all(isinstance(amount, int) for amount in totals)


# ------------------------------------------------------------------- played by the engine


def played(dialect: Dialect, contract: Contract, rng: random.Random, *, factor: int = 1) -> Outcome:
    """A hand played to its end without another word than a bid promises."""
    return _result(set_up(dialect, contract, rng, factor), rng)


def played_aloud(dialect: Dialect, contract: Contract, rng: random.Random) -> Outcome:
    """The same, with announcements and now and then a contra."""
    for _ in range(_TRIES):
        state = begun(dialect, contract, likely_deal(contract, rng), rng)
        if state is None:
            continue
        state = to_phase(Announcing, state, rng)
        while isinstance(state.phase, Announcing):
            state = _speak(state, rng)
        if isinstance(state.phase, Playing):
            return _result(state, rng)
    return played(dialect, contract, rng)


def _speak(state: GameState, rng: random.Random) -> GameState:
    """One word of the round: a contra, an announcement, or good."""
    phase, seat = state.phase, state.turn
    if not isinstance(phase, Announcing) or seat is None:
        return state
    seen = view(state, seat)
    contras = [move for move in judge(seen).legal if isinstance(move, Contra)]
    if contras and rng.random() < 0.2:
        return apply(state, rng.choice(contras))
    if phase.has_said:
        return apply(state, Good())
    return apply(state, say_something(seen, phase, rng))


def _result(state: GameState, rng: random.Random) -> Outcome:
    for turn in play_out(state, rng):
        if isinstance(state.phase, Ended):
            break
        state = apply(state, PlayCard(turn.card))
    return outcome(state)


# ---------------------------------------------------------------------------- what is made


def _plain(dialect: Dialect, contract: Contract, rng: random.Random) -> Outcome:
    """Just the game, won or lost. A negative game is hardly ever won by players who do
    not look ahead, so that there a coin decides."""
    found = replace(played(dialect, contract, rng), bonuses=(), levels=())
    if contract.game is not Game.NEGATIVE:
        return found
    return replace(found, game_won=rng.random() < 0.5)


def _alone(dialect: Dialect, contract: Contract, rng: random.Random) -> Outcome:
    """A caller whose called king lay in the talon, and who played on."""
    found = played_aloud(dialect, contract, rng)
    of_the_king = (Bonus.KING_ULTIMO, Bonus.KONIGFANG)
    bonuses = tuple(one for one in found.bonuses if one.bonus not in of_the_king)
    in_solo = dialect.calling.in_solo if contract.is_solo else KingInSolo.STAYS
    is_void = in_solo is KingInSolo.HALF_TO_DECLARER_CONTRAS_VOID
    levels = (
        ()
        if is_void
        else tuple((post, level) for post, level in found.levels if post.bonus not in of_the_king)
    )
    return replace(found, partner=None, bonuses=bonuses, levels=levels)


def _doubled(dialect: Dialect, contract: Contract, rng: random.Random) -> Outcome:
    """A doubled deal."""
    return played(dialect, contract, rng, factor=2)


def _valat(dialect: Dialect, contract: Contract, rng: random.Random) -> Outcome:
    """All tricks for the declarer's side; or promised, and missed."""
    found = played(dialect, contract, rng)
    is_announced = rng.random() < 0.5
    is_made = not is_announced or rng.random() < 0.6
    valat = Scored(Bonus.VALAT, is_made, is_announced, is_made)
    beside = _beside_a_valat(dialect, contract, rng) if is_made else ()
    replaced = dialect.bonuses.valat is ValatForm.REPLACES_UNLESS_WORTH_LESS and not is_made
    won = None if replaced else is_made
    doubled = _is_doubled(dialect, rng)
    return replace(found, game_won=won, bonuses=(*beside, valat), levels=doubled)


def _beside_a_valat(dialect: Dialect, contract: Contract, rng: random.Random) -> tuple[Scored, ...]:
    """What else the side has that took all tricks."""
    likely = (Bonus.PAGAT, Bonus.TRULL, Bonus.FOUR_KINGS)
    return tuple(
        Scored(bonus, for_declarer=True, is_announced=False, is_made=True)
        for bonus in likely
        if dialect.bonuses.row(bonus, contract) is not None and rng.random() < 0.4
    )


def _is_doubled(dialect: Dialect, rng: random.Random) -> tuple[tuple[Post, Level], ...]:
    has_contra = dialect.contras.positive is not Doubling.NONE
    return ((GAME, Level.CONTRA),) if has_contra and rng.random() < 0.3 else ()


def _unplayed(ending: Ending) -> Callable[[Dialect, Contract, random.Random], Outcome]:
    """A hand that ended before its first trick."""

    def make(dialect: Dialect, contract: Contract, rng: random.Random) -> Outcome:
        anyone = contract.opening is Opening.ANYONE
        seat = rng.choice(tuple(Seat)) if anyone else FOREHAND
        return Outcome(dialect, ending, contract, declarer=seat)

    return make


# ---------------------------------------------------------------------- where, and what fits


def _is_game(_dialect: Dialect, row: Contract) -> bool:
    return row.game is not Game.TRISCHAKEN and row.bird is None


def _has_posts(dialect: Dialect, row: Contract) -> bool:
    """Positive games with bonuses, and others that may be doubled."""
    bonuses = any(dialect.bonuses.row(bonus, row) for bonus in Bonus)
    return bonuses or (row.game is Game.NEGATIVE and dialect.contras.negative is not Doubling.NONE)


def _is_caller(dialect: Dialect, row: Contract) -> bool:
    stays = dialect.calling.in_talon in (KingInTalon.ALONE, KingInTalon.GIVE_UP_OR_ALONE)
    return row.calls_king and (stays or row.is_solo)


def _has_valat(dialect: Dialect, row: Contract) -> bool:
    return row.bird is None and dialect.bonuses.row(Bonus.VALAT, row) is not None


def _is_given_up(dialect: Dialect, row: Contract) -> bool:
    may = dialect.calling.in_talon is KingInTalon.GIVE_UP_OR_ALONE
    return may and row.calls_king and row.talon is Talon.HALF


def _ends_with_king(dialect: Dialect, row: Contract) -> bool:
    ends = dialect.calling.in_talon is KingInTalon.HAND_ENDS
    return ends and row.calls_king and row.talon is Talon.HALF


def _is_lost_at_once(dialect: Dialect, row: Contract) -> bool:
    away = dialect.laying_away
    asks = away.tarocks_lose_suit_game is not None or away.suit_cards_to_keep > 0
    return asks and row.game is Game.SUIT and row.talon is Talon.HALF


def _has_something(made: Outcome) -> bool:
    return bool(made.bonuses or made.levels)


def _is_odd(made: Outcome) -> bool:
    """Level points, or a player without a trick."""
    return len(set(made.thirds)) < 4 or 0 in made.tricks


THEMES: tuple[Theme, ...] = (
    Theme("game", 1, _is_game, _plain),
    Theme("posts", 2, _has_posts, played_aloud, _has_something),
    Theme("alone", 2, _is_caller, _alone),
    Theme("solo", 3, lambda _, row: row.is_solo and row.game in _LONE, played_aloud),
    Theme("trischaken", 3, lambda _, row: row.game is Game.TRISCHAKEN, played_aloud, _is_odd),
    Theme("any-trischaken", 3, lambda _, row: row.game is Game.TRISCHAKEN, played_aloud),
    Theme("valat", 3, _has_valat, _valat),
    Theme("given-up", 3, _is_given_up, _unplayed(Ending.GIVEN_UP)),
    Theme("king-in-talon", 3, _ends_with_king, _unplayed(Ending.KING_IN_TALON)),
    Theme("lost-at-once", 3, _is_lost_at_once, _unplayed(Ending.LOST_AT_ONCE)),
    Theme("doubled", 3, lambda dialect, _: dialect.settling.doubled_deals > 0, _doubled),
)
