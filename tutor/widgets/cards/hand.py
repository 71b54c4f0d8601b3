"""A hand of cards to choose from or to look at: one browser component and its text twin.

How a screen uses it::

    ask = Ask(label="Your hand", submit_label="Check")
    show_hand(cards, ask, key=f"hand-{puzzle_id}", style=style, on_submit=check, text_twin=twin)

    def check() -> None:
        chosen = submitted(f"hand-{puzzle_id}")  # a frozenset of Card, inside the callback

A trick, a talon or a pile is a hand that is only shown: ``Ask("The trick", mode="show")``.

Choosing happens in the browser; the server hears of it once, when the learner submits.
The same key keeps the choice over reruns; a new question needs a new key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from itertools import count, groupby, takewhile
from json import dumps
from operator import attrgetter
from typing import Any, Literal, TypeAlias

import streamlit as st

from engine.cards import Card
from tutor.widgets.cards.faces import GEOMETRY, Style

Mode: TypeAlias = Literal["choose", "choose-one", "show"]
Mark: TypeAlias = Literal["right", "wrong", "missed", "marked", "dimmed"]
Hidden: TypeAlias = Literal["back", "unknown", "empty"]


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand, trick or pile, with its words in the learner's language."""

    card: Card | Hidden
    """The card. Where cards are only shown also "back" (it lies face down), "unknown",
    or "empty" (the place of a card that is still to be played)."""
    name: str
    """Its full name, as it is spoken: "Karo-Cavall, 2⅓ points", "face down"."""
    short: str = ""
    """Its short name, for the text twin: "Karo-Cavall". Empty: the full name."""
    mark: Mark | None = None
    """What is drawn onto it: an outline and a badge, or, dimmed, a paler face."""
    mark_name: str = ""
    """The mark in words ("right", "you missed this one"): spoken after the name."""
    caption: str = ""
    """What stands below it, where cards are only shown: the seat. Spoken before the name."""
    group: str = ""
    """The heading it stands under; neighbours with the same heading stand together."""

    @property
    def spoken(self) -> str:
        """Caption, name and mark in words."""
        caption = f"{self.caption}: " if self.caption else ""
        mark = f", {self.mark_name}" if self.mark_name else ""
        return f"{caption}{self.name}{mark}"

    @property
    def code(self) -> str:
        """What the browser calls it."""
        return self.card.code if isinstance(self.card, Card) else self.card

    @property
    def labelled(self) -> str:
        """Short name and mark in words."""
        label = self.short or self.name
        return f"{label} ({self.mark_name})" if self.mark_name else label


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked of the hand."""

    label: str
    """What the cards are, for screen readers and as heading of the text twin."""
    submit_label: str = ""
    """The words of the submit button. With mode "show" there is none; words given
    here then only keep its place free, so that a verdict does not move the page."""
    mode: Mode = "choose"
    """Choose several cards, exactly one, or none: only show them."""
    least: int = 1
    """So many cards must be chosen before the button works."""
    limit: int | None = None
    """No more cards than this can be chosen."""
    counter: str = ""
    """A line beside the button that counts along: "{chosen} of 12"."""


def show_hand(
    cards: Sequence[HandCard],
    ask: Ask,
    *,
    key: str,
    style: Style,
    on_submit: Callable[[], None] | None = None,
    selected: Collection[Card] = (),
    text_twin: bool = False,
) -> None:
    """Show a hand as cards or, for those who prefer words, as text."""
    draw = text_hand if text_twin else hand
    draw(cards, ask, key=key, style=style, on_submit=on_submit, selected=selected)


def hand(
    cards: Sequence[HandCard],
    ask: Ask,
    *,
    key: str,
    style: Style,
    on_submit: Callable[[], None] | None = None,
    selected: Collection[Card] = (),
) -> None:
    """Show a hand as cards.

    ``selected`` is what is chosen when the hand appears (again); later only the learner
    changes it, and in mode "show" these cards stand out. Up to 15 cards stand in two
    rows on a phone and in one on a wide screen; more, in mode "show", lie as a fan.
    ``on_submit`` runs before the page does; it asks ``submitted`` for the cards. It
    has to check their number again: a browser may send anything.
    """
    _component()(
        key=f"{key}-cards",
        data=_data(cards, ask, style, selected),
        on_submitted_change=on_submit or _nothing,
    )


def text_hand(
    cards: Sequence[HandCard],
    ask: Ask,
    *,
    key: str,
    style: Style,  # noqa: ARG001 (the twin has the signature of hand)
    on_submit: Callable[[], None] | None = None,
    selected: Collection[Card] = (),
) -> None:
    """Show a hand as words: the same question, in Streamlit's own widgets.

    Everything as with ``hand``, but that ``least``, ``limit`` and ``counter`` are not
    enforced before submitting.
    """
    if ask.mode == "show":
        st.markdown(_listing(cards, ask.label))
        return
    groups = _groups(cards) if ask.mode == "choose" else [("", list(cards))]
    for number, (title, group) in enumerate(groups):
        _pills(group, ask, title or ask.label, f"{key}-text-{number}", selected)
    st.button(ask.submit_label, key=f"{key}-submit", on_click=on_submit, type="primary")


def submitted(key: str) -> frozenset[Card] | None:
    """The cards just submitted in the hand with this key, for use in its callback.

    None if it was not submitted, or if what came is no list of cards.
    """
    state = st.session_state
    if f"{key}-cards" in state:
        return _read(state[f"{key}-cards"].get("submitted"))
    picked = [state[name] for name in takewhile(state.__contains__, _text_keys(key))]
    chosen = [one for some in picked for one in (some if isinstance(some, list) else [some]) if one]
    return _read(chosen) if picked else None


def _text_keys(key: str) -> Iterator[str]:
    return (f"{key}-text-{number}" for number in count())


def _pills(
    cards: Sequence[HandCard], ask: Ask, label: str, key: str, selected: Collection[Card]
) -> None:
    """A row of words to pick from; picking costs no run of the page."""
    labels = {one.code: one.labelled for one in cards}
    chosen = [code for code in labels if Card[code] in selected]
    if ask.mode == "choose-one":
        default = chosen[0] if chosen else None
        st.pills(
            label,
            labels,
            default=default,
            format_func=labels.__getitem__,
            key=key,
            on_change="ignore",
        )
    else:
        st.pills(
            label,
            labels,
            selection_mode="multi",
            default=chosen,
            format_func=labels.__getitem__,
            key=key,
            on_change="ignore",
        )


def _listing(cards: Sequence[HandCard], label: str) -> str:
    lines = [f"**{label}**"]
    for title, group in _groups(cards):
        lines += ["", *([title, ""] if title else []), *(f"- {one.spoken}" for one in group)]
    return "\n".join(lines)


def _nothing() -> None:
    """Streamlit only knows a trigger that has a callback."""


@cache
def _component() -> Callable[..., Any]:
    folder = files("tutor.widgets.cards")
    faces, script, css = (
        folder.joinpath(name).read_text(encoding="utf-8")
        for name in ("faces.js", "hand.js", "hand.css")
    )
    table = dumps(GEOMETRY, separators=(",", ":"))
    return st.components.v2.component(
        "koenigrufen.hand", js=f"const TABLE = {table};\n{faces}\n{script}", css=css
    )


def _data(
    cards: Sequence[HandCard], ask: Ask, style: Style, selected: Collection[Card]
) -> dict[str, Any]:
    return {
        **asdict(ask),
        "style": asdict(style),
        "selected": [card.code for card in selected],
        "groups": [
            {
                "title": title,
                "cards": [
                    {
                        "code": one.code,
                        "name": one.spoken,
                        "mark": one.mark,
                        "caption": one.caption,
                    }
                    for one in group
                ],
            }
            for title, group in _groups(cards)
        ],
    }


def _groups(cards: Iterable[HandCard]) -> list[tuple[str, list[HandCard]]]:
    return [(title, list(group)) for title, group in groupby(cards, attrgetter("group"))]


def _read(codes: object) -> frozenset[Card] | None:
    """The cards meant by what a browser sent."""
    if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
        return None
    if not set(codes) <= set(Card.__members__):
        return None
    return frozenset(Card[code] for code in codes)
