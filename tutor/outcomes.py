"""A hand's outcome while it is entered: what a table's form asks, and its fields.

A draft is the plain object that ``engine.outcome_records`` reads, as far as it is filled
in. Changing one field gives another draft; settling is the engine's; what cannot be, is
found by ``tutor.outcome_faults``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from engine.contracts import Bonus, Contract, Game, Opening, Talon
from engine.dialect import Dialect
from engine.dialects import table
from engine.parts import Announcer, Doubling, KingInTalon, Method
from engine.seats import Seat
from tutor.terminal.shapes import OUTCOME, check

Draft = Mapping[str, Any]
PLAYED = "played"
_SILENT = {"declarer": "silent", "defenders": "silent by defenders"}
_ANNOUNCED = ("made", "lost", "made by defenders", "lost by defenders")


def load(text: str) -> Draft:
    """The draft of an address. Raises ValueError if it is none, or a field has a wrong
    form."""
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(text)  # noqa: TRY004 - a text of another form, not another type
    check(found, OUTCOME)
    return found


def dump(draft: Draft) -> str:
    """The draft as short as an address needs it; empty fields are left out."""
    full = {name: value for name, value in draft.items() if value not in ({}, [], None, "")}
    return json.dumps(full, ensure_ascii=False, separators=(",", ":"))


def played(draft: Draft) -> tuple[Dialect, Contract]:
    """The table and the contract of a draft. Raises Refused if there is no such one."""
    at = table(str(draft.get("dialect", "")))
    bird = draft.get("bird")
    return at, at.contract(str(draft.get("contract", "")), str(bird) if bird else None)


# ------------------------------------------------------------------ what may be asked


def contracts_at(at: Dialect) -> tuple[Contract, ...]:
    """The contracts that are played at a table by themselves."""
    never = (Opening.ADDITION, Opening.OPTION)
    return tuple(row for row in at.contracts if row.opening not in never)


def first_draft(at: Dialect) -> Draft:
    """Where the form begins: the table's simplest game."""
    rows = contracts_at(at)
    usual = next((row for row in rows if row.calls_king), rows[0])
    return {"dialect": at.table, "contract": usual.name}


def endings(at: Dialect, contract: Contract) -> tuple[str, ...]:
    """How the contract may end at this table: played, or one of the fields for the rest."""
    found = [PLAYED]
    takes_half = contract.talon is Talon.HALF
    if contract.calls_king and takes_half:
        if at.calling.in_talon is KingInTalon.GIVE_UP_OR_ALONE:
            found.append("concede")
        if at.calling.in_talon is KingInTalon.HAND_ENDS:
            found.append("king_in_talon")
    loses = at.laying_away.tarocks_lose_suit_game or at.laying_away.suit_cards_to_keep
    if contract.game is Game.SUIT and takes_half and loses:
        found.append("lost_at_once")
    return tuple(found)


def bonuses_in(at: Dialect, contract: Contract) -> tuple[Bonus, ...]:
    """The bonuses that exist in the contract, without the bird that was bid with it."""
    own = None if contract.bird is None else contract.bird.name
    return tuple(
        row.bonus
        for row in at.bonuses.rows
        if row.bonus.name != own and at.bonuses.row(row.bonus, contract) is not None
    )


def results_of(at: Dialect, contract: Contract, bonus: Bonus) -> tuple[str, ...]:
    """The ways a bonus may have come out. King ultimo is the declarer's side's alone, and
    only that side can lose the called king."""
    row = at.bonuses.row(bonus, contract)
    announced = () if row is None or row.announcer is Announcer.NOBODY else _ANNOUNCED
    if bonus is Bonus.KONIGFANG:
        return (_SILENT["defenders"],)
    if bonus is Bonus.KING_ULTIMO:
        others = (_SILENT["defenders"],) if at.bonuses.silent_fail_costs else ()
        return (_SILENT["declarer"], *others, *announced[:2])
    return (*_SILENT.values(), *announced)


def posts(at: Dialect, contract: Contract, draft: Draft) -> tuple[str, ...]:
    """What may have been doubled: the game, or each opponent's account, and whatever
    was announced."""
    is_negative = contract.game is Game.NEGATIVE
    doubling = at.contras.negative if is_negative else at.contras.positive
    if doubling is Doubling.NONE or contract.game is Game.TRISCHAKEN or ending(draft) != PLAYED:
        return ()
    if is_negative and doubling is Doubling.FOR_ONESELF:
        return tuple(seat.name for seat in Seat if seat.name != declarer(draft))
    own = () if contract.bird is None else (Bonus[contract.bird.name],)
    asked = () if is_negative else (*own, *bonuses_in(at, contract))
    return ("game", *(one.value for one in asked if _is_announced(draft, one)))


def _is_announced(draft: Draft, bonus: Bonus) -> bool:
    return result(draft, bonus) in _ANNOUNCED


def counts_whole(at: Dialect) -> bool:
    """Whether the table counts every pile in whole points only."""
    return at.counting.method is Method.BASE_AND_PIPS


# ------------------------------------------------------------------------ what is said


def declarer(draft: Draft) -> str:
    """The declarer's seat."""
    return _known(draft.get("declarer"), Seat.P1.name)


def partner(draft: Draft) -> str | None:
    """The partner's seat; None for a declarer alone."""
    return _known(draft.get("partner"), "") or None


def _known(name: object, other: str) -> str:
    return name if isinstance(name, str) and name in Seat.__members__ else other


def ending(draft: Draft) -> str:
    """How the hand ended."""
    fields = ("concede", "king_in_talon", "lost_at_once")
    return next((name for name in fields if draft.get(name)), PLAYED)


def result(draft: Draft, bonus: Bonus) -> str | None:
    """How a bonus came out, if anything is said of it."""
    if bonus is Bonus.VALAT:
        word = draft.get("valat")
        return word.replace("announced", "made") if isinstance(word, str) else None
    called, silent = _object(draft, "called"), _object(draft, "premiums")
    if bonus.value in called:
        return str(called[bonus.value])
    return _SILENT.get(str(silent.get(bonus.value)))


def points(draft: Draft, seat: str | None = None) -> int | None:
    """The declarer's side's points in thirds, or a seat's; None if not said."""
    told = draft.get("card_points") if seat is None else _object(draft, "points").get(seat)
    whole, _, rest = str(told).partition(" ")
    if not whole.isdecimal() or rest not in ("", "0/3", "1/3", "2/3"):
        return None
    return 3 * int(whole) + int(rest[:1] or 0)


def tricks(draft: Draft) -> int | None:
    """How many tricks the declarer of a negative game took."""
    told = _object(draft, "tricks").get(declarer(draft))
    return told if type(told) is int else None


WAYS = ("points", "won", "lost")
"""The ways to say how a positive game came out."""


def way(draft: Draft) -> str:
    """By points, or plainly won or lost."""
    given = draft.get("game_won")
    return "points" if given is None else "won" if given else "lost"


def listed(draft: Draft, name: str) -> list[Any]:
    """A field that is a list; one value alone counts as one."""
    told = draft.get(name)
    return told if isinstance(told, list) else [] if told is None else [told]


def level(draft: Draft, post: str) -> int:
    """How often a post is doubled, as a factor."""
    told = _object(draft, "kontra").get(post, 1)
    return told if told in (1, 2, 4, 8) else 1


def _object(draft: Draft, name: str) -> dict[str, Any]:
    told = draft.get(name)
    return dict(told) if isinstance(told, dict) else {}


# ---------------------------------------------------------------------- what is changed


def with_field(draft: Draft, name: str, value: object) -> Draft:
    """The draft with a field set, or taken out where the value is None."""
    return {**draft, name: value}


def with_contract(draft: Draft, name: str) -> Draft:
    """Another contract; only the table and its doubled deals stay."""
    kept = {key: draft[key] for key in ("dialect", "deals_since_trischakken") if key in draft}
    seats = {key: draft[key] for key in ("declarer",) if key in draft}
    return {**kept, **seats, "contract": name}


def with_declarer(draft: Draft, seat: str) -> Draft:
    """Another declarer, who is not their own partner, nor doubles their own game."""
    changed = dict(draft) | {"declarer": seat, "tricks": None}
    if partner(draft) == seat:
        changed["partner"] = None
    found = tricks(draft)
    if found is not None:
        changed["tricks"] = {seat: found}
    changed["kontra"] = {post: n for post, n in _object(draft, "kontra").items() if post != seat}
    return changed


def with_ending(draft: Draft, how: str) -> Draft:
    """Another ending; of a hand that was not played nothing else is asked."""
    names = ("dialect", "contract", "declarer", "deals_since_trischakken")
    kept = {name: draft[name] for name in names if name in draft}
    if how == PLAYED:
        return kept
    return kept | {how: True}


def with_points(draft: Draft, thirds_: int | None, seat: str | None = None) -> Draft:
    """Other points of the declarer's side, or of a seat, who without any took no trick."""
    told = None if thirds_ is None else _points_text(thirds_)
    if seat is None:
        return with_field(draft, "card_points", told)
    all_points, all_tricks = _object(draft, "points"), _object(draft, "tricks")
    all_points.pop(seat, None)
    all_tricks.pop(seat, None)
    if told is not None:
        all_points[seat] = told
        all_tricks |= {seat: 0} if not thirds_ else {}
    return dict(draft) | {"points": all_points, "tricks": all_tricks}


def _points_text(number: int) -> str:
    whole, rest = divmod(number, 3)
    return f"{whole} {rest}/3" if rest else str(whole)


def with_way(draft: Draft, way: str) -> Draft:
    """Plainly won or lost, or by points, which are then asked."""
    told = None if way == "points" else way == "won"
    return dict(draft) | {"game_won": told, "card_points": None}


def with_tricks(draft: Draft, number: int | None) -> Draft:
    """So many tricks for the declarer of a negative game."""
    return with_field(draft, "tricks", None if number is None else {declarer(draft): number})


def with_bonuses(at: Dialect, contract: Contract, draft: Draft, names: list[str]) -> Draft:
    """Exactly these bonuses came up; a new one silently for the declarer's side."""
    for bonus in bonuses_in(at, contract):
        had = result(draft, bonus) is not None
        if had != (bonus.value in names):
            first = results_of(at, contract, bonus)[0]
            draft = with_result(draft, bonus, None if had else first)
    return draft


def with_result(draft: Draft, bonus: Bonus, how: str | None) -> Draft:
    """A bonus with another result, or without any; contras only stay on what is
    announced."""
    if bonus is Bonus.VALAT:
        changed = dict(draft) | {"valat": how}
    else:
        called, silent = _object(draft, "called"), _object(draft, "premiums")
        called.pop(bonus.value, None)
        silent.pop(bonus.value, None)
        sides = {told: side for side, told in _SILENT.items()}
        if how in sides:
            silent[bonus.value] = sides[how]
        elif how is not None:
            called[bonus.value] = how
        changed = dict(draft) | {"called": called, "premiums": silent}
    return changed if _is_announced(changed, bonus) else with_level(changed, bonus.value, 1)


def with_level(draft: Draft, post: str, factor: int) -> Draft:
    """A post doubled to that level."""
    levels = _object(draft, "kontra")
    levels.pop(post, None)
    if factor > 1:
        levels[post] = factor
    return with_field(draft, "kontra", levels)
