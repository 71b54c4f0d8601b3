"""The form of a hand's outcome: what it asks depends on the table and the contract."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from engine.contracts import Bonus, Contract, Game, Opening
from engine.moves import Level
from engine.seats import Seat
from tutor import outcomes
from tutor.outcomes import PLAYED, Draft
from tutor.session import Here
from tutor.widgets.fields import Fields
from tutor.widgets.hands import seat_name
from tutor.words import contract_name

SEATS = tuple(seat.name for seat in Seat)
_ALONE = ""


def outcome_form(here: Here, contract: Contract, draft: Draft) -> None:
    """All fields that the contract has at the table of ``here``."""
    form = Fields(here, draft)
    _who(form, contract)
    if outcomes.ending(draft) == PLAYED:
        _result(form, contract)
        _bonuses(form, contract)
        _contras(form, contract)
    _doubled_deals(form)


def seat_told(here: Here, name: str) -> str:
    """A seat as the form names it, by its letters; nobody is "alone"."""
    return seat_name(here, Seat[name]) if name in SEATS else here.tell("settle-alone")


# --------------------------------------------------------------------- who played what


def _who(form: Fields, contract: Contract) -> None:
    at = form.here.dialect
    rows = {row.name: row for row in outcomes.contracts_at(at)}
    form.select(
        "contract",
        form.tell("settle-contract"),
        list(rows),
        contract.name,
        lambda name: _contract_told(form.here, rows[name]),
        outcomes.with_contract,
    )
    if contract.game is Game.TRISCHAKEN:
        return
    _declarer(form, contract)
    if contract.calls_king:
        _partner(form)
    endings = outcomes.endings(at, contract)
    if len(endings) > 1:
        form.segments(
            "ending",
            form.tell("settle-ending"),
            endings,
            outcomes.ending(form.draft),
            lambda how: form.tell(f"settle-ending-{how.replace('_', '-')}"),
            outcomes.with_ending,
        )


def _contract_told(here: Here, row: Contract) -> str:
    name = contract_name(row, here.language, here.dialect)
    return here.tell("settle-contract-worth", name=name[:1].upper() + name[1:], value=row.won)


def _declarer(form: Fields, contract: Contract) -> None:
    if contract.opening in (Opening.FOREHAND_FIRST, Opening.FOREHAND_LAST):
        st.caption(form.tell("settle-forehand-plays"))
        return
    form.segments(
        "declarer",
        form.tell("settle-declarer"),
        SEATS,
        outcomes.declarer(form.draft),
        lambda name: seat_told(form.here, name),
        outcomes.with_declarer,
    )


def _partner(form: Fields) -> None:
    others = [name for name in SEATS if name != outcomes.declarer(form.draft)]
    form.segments(
        "partner",
        form.tell("settle-partner"),
        [_ALONE, *others],
        outcomes.partner(form.draft) or _ALONE,
        lambda name: seat_told(form.here, name),
        lambda draft, name: outcomes.with_field(draft, "partner", name or None),
    )


# -------------------------------------------------------------------------- the result


def _result(form: Fields, contract: Contract) -> None:
    match contract.game:
        case Game.TRISCHAKEN:
            _trischaken(form)
        case Game.NEGATIVE:
            form.number(
                "tricks",
                form.tell("settle-tricks"),
                12,
                outcomes.tricks(form.draft),
                outcomes.with_tricks,
            )
        case Game.BLACK | Game.SUIT:
            _won_or_points(form)


def _won_or_points(form: Fields) -> None:
    way = outcomes.way(form.draft)
    form.segments(
        "result",
        form.tell("settle-result"),
        outcomes.WAYS,
        way,
        lambda one: form.tell(f"settle-result-{one}"),
        outcomes.with_way,
    )
    if way == outcomes.WAYS[0]:
        told = outcomes.points(form.draft)
        form.points("points", form.tell("settle-points"), told, outcomes.with_points)


def _trischaken(form: Fields) -> None:
    st.markdown(form.tell("settle-each-points"))
    for name in SEATS:
        form.points(
            f"points-{name}",
            seat_told(form.here, name),
            outcomes.points(form.draft, name),
            partial(_with_points_of, name),
        )
    if form.here.dialect.contras.self_in_trischaken:
        form.pills(
            "own-loss",
            form.tell("settle-own-loss"),
            SEATS,
            outcomes.listed(form.draft, "self_kontra"),
            lambda name: seat_told(form.here, name),
            lambda draft, names: outcomes.with_field(draft, "self_kontra", names),
        )


def _with_points_of(name: str, draft: Draft, number: int | None) -> Draft:
    return outcomes.with_points(draft, number, name)


# ------------------------------------------------------------------------- the bonuses


def _bonuses(form: Fields, contract: Contract) -> None:
    """Which came up, and how each came out; the bird of the bid always."""
    if not contract.game.is_positive:
        return
    if contract.bird is not None:
        _own_bird(form, Bonus[contract.bird.name])
    offered = outcomes.bonuses_in(form.here.dialect, contract)
    if not offered:
        return
    came_up = [one.value for one in offered if outcomes.result(form.draft, one)]
    form.pills(
        "bonuses",
        form.tell("settle-bonuses"),
        [one.value for one in offered],
        came_up,
        lambda name: form.tell("settle-bonus", bonus=Bonus(name)),
        lambda draft, names: outcomes.with_bonuses(form.here.dialect, contract, draft, names),
    )
    for name in came_up:
        _bonus_result(form, contract, Bonus(name))


def _own_bird(form: Fields, bonus: Bonus) -> None:
    form.segments(
        f"bonus-{bonus.value}",
        form.tell("settle-own-bird", bonus=bonus),
        ("made", "lost"),
        outcomes.result(form.draft, bonus),
        lambda how: form.tell(f"settle-own-bird-{how}"),
        lambda draft, how: outcomes.with_result(draft, bonus, how),
    )


def _bonus_result(form: Fields, contract: Contract, bonus: Bonus) -> None:
    form.select(
        f"bonus-{bonus.value}",
        form.tell("settle-bonus", bonus=bonus),
        outcomes.results_of(form.here.dialect, contract, bonus),
        outcomes.result(form.draft, bonus),
        lambda how: form.tell(f"settle-bonus-{how.replace(' ', '-')}"),
        lambda draft, how: outcomes.with_result(draft, bonus, how),
    )


# ------------------------------------------------------------- contras, and doubled deals


def _contras(form: Fields, contract: Contract) -> None:
    """A level for everything that may have been doubled, folded until something was."""
    posts = outcomes.posts(form.here.dialect, contract, form.draft)
    if not posts:
        return
    is_doubled = any(outcomes.level(form.draft, post) > 1 for post in posts)
    with st.expander(form.tell("settle-contras"), expanded=is_doubled):
        for post in posts:
            form.segments(
                f"contra-{post}",
                _post_told(form, post),
                [int(level) for level in Level],
                outcomes.level(form.draft, post),
                lambda factor: _level_told(form.here, factor),
                partial(_with_level_of, post),
            )


def _with_level_of(post: str, draft: Draft, factor: int) -> Draft:
    return outcomes.with_level(draft, post, factor)


def _post_told(form: Fields, post: str) -> str:
    if post in SEATS:
        return form.tell("settle-contra-by", seat=Seat[post])
    if post == "game":
        return form.tell("settle-contra-game")
    return form.tell("settle-contra-bonus", bonus=Bonus(post))


def _level_told(here: Here, factor: int) -> str:
    return here.tell("settle-level", level=Level(factor)) if factor > 1 else "–"


def _doubled_deals(form: Fields) -> None:
    """How long ago a Trischaken was that doubles this deal."""
    window = form.here.dialect.settling.doubled_deals
    if window:
        form.pills(
            "doubled",
            form.tell("settle-doubled"),
            list(range(1, window + 1)),
            outcomes.listed(form.draft, "deals_since_trischakken"),
            lambda place: form.tell("settle-doubled-place", place=place),
            lambda draft, places: outcomes.with_field(draft, "deals_since_trischakken", places),
        )


def roles(here: Here, draft: Draft, contract: Contract) -> Mapping[Seat, str]:
    """What the sheet writes under the seats: who plays, and who is partner."""
    if contract.game is Game.TRISCHAKEN:
        return {}
    found: dict[Seat, Any] = {Seat[outcomes.declarer(draft)]: here.tell("settle-role-declarer")}
    partner = outcomes.partner(draft)
    if partner:
        found[Seat[partner]] = here.tell("settle-role-partner")
    return found
