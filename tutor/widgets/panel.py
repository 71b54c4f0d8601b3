"""What has been published about a hand, contract by contract, beside what the simulation
found: and where the two disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import streamlit as st

from engine.advice.model import Estimate, Row
from engine.advice.tested import how_it_fared
from engine.cards import CardSet
from engine.contracts import Contract
from engine.dialects import DIALECTS, table
from engine.evaluate.criteria import Panel, panel
from engine.evaluate.criterion import Opinion
from engine.seats import Seat
from tutor.evaluation_text import EstimateTeller
from tutor.session import Here
from tutor.words import say


@dataclass(frozen=True, slots=True)
class Beside:
    """What is written of a contract, and the row of the simulation, if it was played."""

    written: Panel
    row: Row | None
    best: Row | None

    @property
    def is_on_top(self) -> bool:
        """Whether nothing is sure to bring more."""
        return self.row is not None and (self.row is self.best or self.row.is_too_close)

    @property
    def is_good(self) -> bool:
        """Whether the simulation would bid it: it pays, and nothing surely pays more."""
        return self.row is not None and self.row.score.mean > 0 and self.is_on_top

    @property
    def differs(self) -> bool:
        """Whether all that is written is for a game that loses and is not the least evil
        either; or against one that the simulation would bid."""
        if self.row is None or self.written.is_divided:
            return False
        if self.written.recommending:
            return self.row.score.mean <= 0 and not self.is_on_top
        return self.is_good

    @property
    def is_plain_no(self) -> bool:
        """Whether nothing and nobody speaks for it."""
        return not self.written.recommending and not self.is_good


def beside(estimate: Estimate) -> list[Beside]:
    """Everything published on the contracts of the table, each beside its row."""
    query = estimate.query
    rows = {row.contract: row for row in estimate.rows}
    found = _written(query.hand, query.dialect.table, query.seat)
    return [Beside(one, rows.get(one.contract), estimate.best) for one in found if one.opinions]


@lru_cache(maxsize=100)
def _written(hand: CardSet, at: str, seat: Seat) -> tuple[Panel, ...]:
    """What is written of a hand stays the same however close an estimate gets."""
    return panel(hand, table(at), seat)


def show_panel(here: Here, estimate: Estimate, teller: EstimateTeller) -> None:
    """The contracts for which something speaks one by one, the others together."""
    found = beside(estimate)
    st.subheader(here.tell("panel-title"))
    st.caption(here.tell("panel-intro"))
    for one in found:
        if not one.is_plain_no:
            with st.expander(_head(one, teller), icon=_icon(one)):
                st.markdown("\n".join(_lines(here, one, teller)))
    others = [one for one in found if one.is_plain_no]
    if others:
        label = here.tell("panel-against", number=len(others))
        with st.expander(label, icon=":material/do_not_disturb_on:"):
            for one in others:
                st.markdown(f"**{_name(one, teller)}**")
                st.markdown("\n".join(_lines(here, one, teller)))


def _icon(one: Beside) -> str:
    if one.differs:
        return ":material/compare_arrows:"
    return ":material/check_circle:" if one.is_good else ":material/help:"


def _name(one: Beside, teller: EstimateTeller) -> str:
    return teller.contract(one.written.contract)


def _head(one: Beside, teller: EstimateTeller) -> str:
    said = "divided" if one.written.is_divided else "against"
    if one.written.recommending and not one.written.is_divided:
        said = "for"
    message = "panel-head-differs" if one.differs else "panel-head"
    told = teller.tell(f"panel-says-{said}")
    return teller.tell(message, name=f"**{_name(one, teller)}**", said=told)


def _lines(here: Here, one: Beside, teller: EstimateTeller) -> Iterator[str]:
    """What each says and on what it looks, then the simulation."""
    for opinion in one.written.opinions:
        yield from _opinion(opinion, here.language, here.dialect.id)
        if opinion.recommends:
            yield from _put_to_the_test(opinion, one.written.contract, teller)
    yield f"- {_simulation(one, teller)}"


@lru_cache(maxsize=5000)
def _opinion(opinion: Opinion, language: str, dialect_id: str) -> tuple[str, ...]:
    at = DIALECTS[dialect_id]
    mark = "✓" if opinion.recommends else "✗"
    said = " ".join(say(rule(), language, at) for rule in opinion.criterion.rules)
    return (
        f"- {mark} {said}",
        *(f"    - ✓ {say(reason, language, at)}" for reason in opinion.reasons_for),
        *(f"    - ✗ {say(reason, language, at)}" for reason in opinion.reasons_against),
    )


def _put_to_the_test(opinion: Opinion, contract: Contract, teller: EstimateTeller) -> Iterator[str]:
    """What hands that meet the criterion make of the contract, where it was measured."""
    found = how_it_fared(opinion.criterion.id, teller.dialect, contract)
    if found is not None:
        percent, score = teller.percent(found.won), teller.score(found.score)
        message = "panel-test-agrees" if found.agrees else "panel-test-differs"
        yield f"    - {teller.tell(message, percent=percent, score=score)}"


def _simulation(one: Beside, teller: EstimateTeller) -> str:
    """What the simulation says of it, and whether that is the same."""
    row, best = one.row, one.best
    if row is None or best is None:
        return teller.tell("panel-simulation-none")
    told = [_found(row, best, teller)]
    if one.differs:
        told.append(teller.tell("panel-differs"))
    elif one.written.recommending and not one.is_on_top:
        told.append(teller.tell("panel-pays" if row.score.mean > 0 else "panel-loses"))
    elif not one.written.is_divided:
        told.append(teller.tell("panel-agrees"))
    return " ".join(told)


def _found(row: Row, best: Row, teller: EstimateTeller) -> str:
    score = teller.score(row.score.mean)
    if row.gap is not None and not row.is_too_close:
        gap = teller.plain(row.gap.mean)
        return teller.tell("panel-simulation-behind", score=score, gap=gap, best=best.contract)
    if row.score.mean <= 0:
        return teller.tell("panel-simulation-loses", score=score)
    message = "panel-simulation-best" if row is best else "panel-simulation-close"
    return teller.tell(message, score=score)
