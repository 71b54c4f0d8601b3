"""A finished hand's outcome as a plain object: who played what, what came of it.

Read as people write it down after a hand::

    dialect = "hausregeln"
    contract = "besserrufer"
    bird = "kakadu"
    declarer = "P1"
    partner = "P2"
    card_points = "35 1/3"
    called = { kakadu = "made" }
    kontra = { game = 2 }
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine import rulebook as rb
from engine.contracts import Bonus, Contract, Game
from engine.dialect import Dialect
from engine.dialects import table
from engine.moves import GAME, Level, Post
from engine.notation import RecordError, bonus_named, post_named, seat_named
from engine.parts import Doubling
from engine.reasons import Refused
from engine.scoring.match import factor_after
from engine.scoring.outcome import Outcome, PerSeat, Scored
from engine.seats import Seat
from engine.state import Ending

_LEVELS = {
    "contra": Level.CONTRA,
    "kontra": Level.CONTRA,
    "recontra": Level.RECONTRA,
    "rekontra": Level.RECONTRA,
    "re": Level.RECONTRA,
    "subcontra": Level.SUBCONTRA,
    "subkontra": Level.SUBCONTRA,
    "sub": Level.SUBCONTRA,
}
_MADE = {"made": True, "won": True, "lost": False, "missed": False, "failed": False}
_SIDES = {"declarer": True, "defenders": False}
_POINTS = re.compile(r"(?P<whole>\d+)(?:\s+(?P<thirds>[012])/3)?")
_KNOWN = [
    "dialect",
    "contract",
    "bird",
    "declarer",
    "partner",
    "game_won",
    "card_points",
    "points",
    "thirds",
    "tricks",
    "called",
    "premiums",
    "valat",
    "contra_level",
    "kontra",
    "contra",
    "self_kontra",
    "concede",
    "king_in_talon",
    "lost_at_once",
    "deals_since_trischakken",
    "text",
]


def read_outcome(data: Mapping[str, Any]) -> Outcome:
    """The outcome that the object describes.

    Raises RecordError with the field, what stands there and what would do.
    """
    for name in data:
        if name not in _KNOWN:
            known = tuple(sorted(_KNOWN))
            raise _fault(name, data[name], rb.OUTCOME_UNKNOWN_FIELD(name=name, known=known))
    at = _dialect(data)
    contract = _contract(at, data)
    declarer = _seat(data, "declarer") or Seat.P1
    ending = _ending(data)
    is_played = ending is Ending.PLAYED
    bonuses = tuple(_bonuses(data, contract)) if is_played else ()
    partner = _partner(data, contract, declarer)
    levels = tuple(_levels(at, contract, data))
    _check_bonuses(at, contract, bonuses)
    _check_levels(at, contract, bonuses, levels)
    return Outcome(
        dialect=at,
        ending=ending,
        contract=contract,
        declarer=declarer,
        partner=partner,
        game_won=_game_won(at, contract, data, bonuses) if is_played else None,
        bonuses=bonuses,
        levels=levels,
        thirds=_per_seat(data, "points", _thirds) if "points" in data else _seat_thirds(data),
        tricks=_tricks(data),
        own_losses=frozenset(_own_losses(data, declarer)),
        factor=_factor(at, data),
    )


def _fault(place: str, value: object, reason: Any) -> RecordError:  # noqa: ANN401 - a Reason
    return RecordError(place, str(value), (reason,))


def _dialect(data: Mapping[str, Any]) -> Dialect:
    if "dialect" not in data:
        raise _fault("dialect", "", rb.RECORD_FIELD_MISSING(part="dialect"))
    try:
        return table(str(data["dialect"]))
    except Refused as refused:
        raise _fault("dialect", data["dialect"], refused.reason) from None


def _contract(at: Dialect, data: Mapping[str, Any]) -> Contract:
    if "contract" not in data:
        raise _fault("contract", "", rb.RECORD_FIELD_MISSING(part="contract"))
    name, bird = str(data["contract"]), data.get("bird")
    try:
        return at.contract(name, str(bird) if bird else None)
    except Refused as refused:
        raise _fault("contract", name, refused.reason) from None


def _seat(data: Mapping[str, Any], name: str) -> Seat | None:
    return None if data.get(name) is None else seat_named(name, data[name])


def _partner(data: Mapping[str, Any], contract: Contract, declarer: Seat) -> Seat | None:
    partner = _seat(data, "partner")
    if partner is not None and not contract.calls_king:
        raise _fault("partner", str(partner), rb.OUTCOME_NO_PARTNER(contract=contract))
    if partner is declarer:
        raise _fault("partner", str(partner), rb.OUTCOME_OWN_PARTNER())
    return partner


def _check_bonuses(at: Dialect, contract: Contract, bonuses: tuple[Scored, ...]) -> None:
    for one in bonuses:
        if at.bonuses.row(one.bonus, contract) is None:
            reason = rb.OUTCOME_NO_SUCH_BONUS(bonus=one.bonus, contract=contract)
            raise _fault("valat" if one.bonus is Bonus.VALAT else "bonus", one.bonus, reason)


def _check_levels(
    at: Dialect,
    contract: Contract,
    bonuses: tuple[Scored, ...],
    levels: tuple[tuple[Post, Level], ...],
) -> None:
    """Contras where the table has them, and only on the game or what was announced."""
    contras = at.contras
    rule = contras.positive if contract.game.is_positive else contras.negative
    if levels and (rule is Doubling.NONE or contract.game is Game.TRISCHAKEN):
        raise _fault("kontra", "", rb.OUTCOME_NO_CONTRA(contract=contract))
    announced = [one.bonus for one in bonuses if one.is_announced]
    for post, _ in levels:
        if post.bonus is not None and post.bonus not in announced:
            raise _fault("kontra", str(post), rb.OUTCOME_CONTRA_ON_NOTHING(bonus=post.bonus))


def _ending(data: Mapping[str, Any]) -> Ending:
    named = {
        "concede": Ending.GIVEN_UP,
        "king_in_talon": Ending.KING_IN_TALON,
        "lost_at_once": Ending.LOST_AT_ONCE,
    }
    return next((ending for name, ending in named.items() if data.get(name)), Ending.PLAYED)


def _game_won(
    at: Dialect, contract: Contract, data: Mapping[str, Any], bonuses: tuple[Scored, ...]
) -> bool | None:
    """As said; else from the declarer's points or tricks; else from a Valat."""
    if "game_won" in data:
        return bool(data["game_won"])
    if contract.game is Game.TRISCHAKEN:
        return None
    if contract.game is Game.NEGATIVE and "tricks" in data:
        declarer = _seat(data, "declarer") or Seat.P1
        return _tricks(data)[declarer - 1] == contract.tricks
    for name in ("card_points", "thirds"):
        if contract.game.is_positive and name in data and not isinstance(data[name], Mapping):
            read = int if name == "thirds" else _thirds
            return read(data[name]) >= at.counting.win_line_thirds
    valat = next((one for one in bonuses if one.bonus is Bonus.VALAT), None)
    if valat is not None:
        return valat.for_declarer
    raise _fault("game_won", "", rb.RECORD_FIELD_MISSING(part="game_won"))


def _thirds(value: object) -> int:
    """Whole points, or "35 1/3", in thirds."""
    found = _POINTS.fullmatch(str(value).strip())
    if found is None:
        raise _fault("card_points", value, rb.OUTCOME_UNREADABLE_POINTS(token=str(value)))
    return 3 * int(found["whole"]) + int(found["thirds"] or 0)


def _per_seat(
    data: Mapping[str, Any], name: str, read: Callable[[object], int], default: int = 0
) -> PerSeat:
    given = data.get(name) or {}
    found = {seat_named(name, seat): read(value) for seat, value in given.items()}
    p1, p2, p3, p4 = (found.get(seat, default) for seat in Seat)
    return (p1, p2, p3, p4)


def _seat_thirds(data: Mapping[str, Any]) -> PerSeat:
    is_by_seat = isinstance(data.get("thirds"), Mapping)
    return _per_seat(data, "thirds", _whole) if is_by_seat else (0, 0, 0, 0)


def _whole(value: object) -> int:
    return int(str(value))


def _tricks(data: Mapping[str, Any]) -> PerSeat:
    """Tricks per seat; who is not named has taken some."""
    return _per_seat(data, "tricks", _whole, default=1)


def _bonuses(data: Mapping[str, Any], contract: Contract) -> Iterator[Scored]:
    called = dict(data.get("called") or {})
    if contract.bird is not None and "valat" not in data:
        own = Bonus[contract.bird.name]
        if own not in [bonus_named("called", name) for name in called]:
            raise _fault("called", "", rb.RECORD_FIELD_MISSING(part=f"called.{own.value}"))
    for name, result in called.items():
        yield _announced(bonus_named("called", name), "called", result)
    for name, side in (data.get("premiums") or {}).items():
        bonus = bonus_named("premiums", name)
        if side not in _SIDES:
            raise _fault("premiums", side, rb.OUTCOME_UNKNOWN_RESULT(token=str(side)))
        yield Scored(bonus, _SIDES[side], is_announced=False, is_made=True)
    if data.get("valat"):
        yield _valat(data["valat"])


def _announced(bonus: Bonus, place: str, result: object) -> Scored:
    """``made``, ``lost``, or ``made by defenders`` for what the defenders announced."""
    word, _, by = str(result).partition(" by ")
    if word not in _MADE or (by and by not in _SIDES):
        raise _fault(place, result, rb.OUTCOME_UNKNOWN_RESULT(token=str(result)))
    announcer = _SIDES.get(by, True)
    made = _MADE[word]
    return Scored(bonus, announcer if made else not announcer, is_announced=True, is_made=made)


def _valat(value: object) -> Scored:
    """``silent``, ``announced`` (and made), ``lost``, each also ``by defenders``."""
    word, _, by = str(value).partition(" by ")
    if word == "silent" and (not by or by in _SIDES):
        return Scored(Bonus.VALAT, _SIDES.get(by, True), is_announced=False, is_made=True)
    told = "made" if word == "announced" else word
    return _announced(Bonus.VALAT, "valat", f"{told} by {by}" if by else told)


def _levels(
    at: Dialect, contract: Contract, data: Mapping[str, Any]
) -> Iterator[tuple[Post, Level]]:
    if data.get("contra_level"):
        yield GAME, _level("contra_level", data["contra_level"])
    for field in ("kontra", "contra"):
        for name, level in (data.get(field) or {}).items():
            yield _post(at, contract, field, str(name)), _level(field, level)


def _post(at: Dialect, contract: Contract, place: str, name: str) -> Post:
    """A seat stands for its own account of a negative game, elsewhere for the game that
    it has doubled for all."""
    if name not in Seat.__members__:
        return post_named(place, name)
    is_negative = contract.game is Game.NEGATIVE
    for_oneself = is_negative and at.contras.negative is Doubling.FOR_ONESELF
    return Post(account=Seat[name]) if for_oneself else GAME


def _level(place: str, value: object) -> Level:
    if str(value) in _LEVELS:
        return _LEVELS[str(value)]
    if value in (1, 2, 4, 8):
        return Level(int(str(value)))
    raise _fault(place, value, rb.OUTCOME_UNKNOWN_LEVEL(token=str(value)))


def _own_losses(data: Mapping[str, Any], declarer: Seat) -> Iterator[Seat]:
    given = data.get("self_kontra")
    if given is True:
        yield declarer
    elif given:
        for name in [given] if isinstance(given, str) else given:
            yield seat_named("self_kontra", name)


def _factor(at: Dialect, data: Mapping[str, Any]) -> int:
    """Two for each Trischaken that still doubles: ``deals_since_trischakken`` counts the
    deals from each, this one included (DE-17f)."""
    given = data.get("deals_since_trischakken")
    if given is None:
        return 1
    ages = given if isinstance(given, list) else [given]
    window = at.settling.doubled_deals
    games = [Game.TRISCHAKEN if window - place in ages else None for place in range(window)]
    return factor_after(at, games)
