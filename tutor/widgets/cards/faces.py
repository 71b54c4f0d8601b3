"""Card faces as SVG text, drawn from the one table ``geometry.json``.

A face is 100 units wide and 195 high. It holds no words and needs no font: suits,
figures, numerals and letters are paths. ``faces.js`` draws the same from the same table.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeAlias

from engine.cards import Card, Rank, Suit

LETTERS_EN: Final = "KQNJ"
LETTERS_DE: Final = "KDCB"
_COURT_ORDER: Final = "KQNJ"

GEOMETRY: Final[Mapping[str, Any]] = json.loads(
    files("tutor.widgets.cards").joinpath("geometry.json").read_text(encoding="utf-8")
)
"""The table: sizes, colours, places and paths of everything on a face."""

Inks: TypeAlias = Mapping[str, str]
Shape: TypeAlias = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Style:
    """How faces are drawn. Shape alone always tells the card; the rest is comfort."""

    four_colours: bool = False
    """Diamonds orange and clubs green, instead of two red and two black suits."""
    indices: bool = True
    """Letter or number in two corners. Real cards have none."""
    big_numbers: bool = True
    """The number of a tarock in arabic figures in its middle."""
    letters: str = LETTERS_EN
    """The index letters of king, queen, knight and jack, in this order."""

    def __post_init__(self) -> None:
        """Refuse letters that cannot be drawn (``ValueError``)."""
        if len(self.letters) != len(_COURT_ORDER) or not set(self.letters) <= set(
            GEOMETRY["glyphs"]
        ):
            message = f"no four drawable court letters: {self.letters!r}"
            raise ValueError(message)


def face_svg(card: Card, style: Style) -> str:
    """The face of a card as an ``<svg>`` element, hidden from screen readers."""
    inks = _inks(card, style)
    if card.is_tarock:
        return _svg(_tarock(card, style, inks))
    corner = _indices(card, style, inks)
    if card.rank is Rank.PIP:
        return _svg(_pips(card, inks) + _both(corner))
    return _svg(_court(card, inks) + _both(corner))


def back_svg() -> str:
    """The back of a card."""
    return _extra("back")


def unknown_svg() -> str:
    """A card of which nothing is known."""
    return _extra("unknown")


def empty_svg() -> str:
    """The place of a card that is not played yet."""
    return _svg(_symbol("empty", _tarock_inks("plain")))


def _extra(name: str) -> str:
    inks = _tarock_inks("plain")
    return _svg(_symbol("frame", inks) + _symbol(name, inks))


def _inks(card: Card, style: Style) -> Inks:
    if card.suit is Suit.TAROCKS:
        return _tarock_inks("honour" if card.code in GEOMETRY["honours"] else "plain")
    palette = GEOMETRY["palettes"]["four" if style.four_colours else "two"]
    suit, tint = palette[card.suit.value]
    return {**GEOMETRY["inks"], "suit": suit, "tint": tint}


def _tarock_inks(kind: str) -> Inks:
    paper, suit, tint = GEOMETRY["tarock"][kind]
    return {**GEOMETRY["inks"], "paper": paper, "suit": suit, "tint": tint}


def _court(card: Card, inks: Inks) -> str:
    return _figure(_symbol(GEOMETRY["courts"][card.rank.value], inks), inks)


def _figure(half: str, inks: Inks) -> str:
    """A half figure, the same turned, and a band between them."""
    ground = _symbol("frame", inks) + _symbol("inner-frame", inks)
    return ground + _both(half) + _symbol("court-band", inks)


def _pips(card: Card, inks: Inks) -> str:
    layout = GEOMETRY["pips"][str(card.number)]

    def drawn(places: Iterable[Sequence[float]]) -> str:
        pip = f"pip-{card.suit.value}"
        return "".join(_placed(pip, (x, y, layout["scale"]), inks) for x, y in places)

    return _symbol("frame", inks) + drawn(layout["whole"]) + _both(drawn(layout["half"]))


def _indices(card: Card, style: Style, inks: Inks) -> str:
    """The upper corner of a suit card: index and small pip, or a court's lone pip."""
    pip, corners = f"pip-{card.suit.value}", GEOMETRY["corners"]
    if not style.indices:
        return "" if card.rank is Rank.PIP else _placed(pip, corners["pip"], inks)
    number = card.number
    text = style.letters[_COURT_ORDER.index(card.rank.value)] if number is None else str(number)
    index = _moved(corners["letter"], _glyphs(text, inks))
    return index + _placed(pip, corners["letter-pip"], inks)


def _tarock(card: Card, style: Style, inks: Inks) -> str:
    number, corners = card.code[1:], GEOMETRY["corners"]
    numeral = GEOMETRY["numerals"][card]
    if not numeral:
        figure = _symbol("jester", inks) + _placed("star", corners["lone-star"], inks)
        return _figure(figure, inks)
    half = _numeral(numeral, inks) + _placed(f"motif-{number}", corners["motif"], inks)
    if card.code in GEOMETRY["honours"]:
        half += _placed("star", corners["star"], inks)
    middle = _symbol("tarock-band", inks)
    if style.big_numbers:
        middle = _symbol("medallion", inks) + _centred(number, inks)
    return _symbol("frame", inks) + _symbol("plate", inks) + _both(half) + middle


def _numeral(numeral: str, inks: Inks) -> str:
    signs = GEOMETRY["roman"]
    drawn = _in_line([(signs[sign][0], _shape([signs[sign][1], "suit"], inks)) for sign in numeral])
    return _moved(GEOMETRY["corners"]["numeral"], drawn)


def _centred(text: str, inks: Inks) -> str:
    # The last glyph brings two units of space with it.
    back = 1 - sum(GEOMETRY["glyphs"][sign][0] for sign in text) / 2
    return _moved(GEOMETRY["corners"]["number"], _aside(back, _glyphs(text, inks)))


def _glyphs(text: str, inks: Inks) -> str:
    signs, stroke = GEOMETRY["glyphs"], GEOMETRY["glyph_stroke"]
    return _in_line(
        [(signs[sign][0], _shape([signs[sign][1], "", "suit", stroke], inks)) for sign in text]
    )


def _in_line(signs: Iterable[tuple[int, str]]) -> str:
    """Signs one after the other, each as wide as its number says."""
    drawn, along = "", 0
    for advance, sign in signs:
        drawn += _aside(along, sign)
        along += advance
    return drawn


def _placed(symbol: str, place: Sequence[float], inks: Inks) -> str:
    return _moved(place, _symbol(symbol, inks))


def _symbol(name: str, inks: Inks) -> str:
    return "".join(_shape(shape, inks) for shape in GEOMETRY["symbols"][name])


def _aside(x: float, body: str) -> str:
    return f'<g transform="translate({x:g} 0)">{body}</g>'


def _moved(place: Sequence[float], body: str) -> str:
    x, y, scale = place
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'


def _shape(shape: Shape, inks: Inks) -> str:
    path, fill, *line = shape
    paint = f'fill="{inks[fill] if fill else "none"}"'
    if line:
        paint += f' stroke="{inks[line[0]]}" stroke-width="{line[1]:g}"'
    return f'<path d="{path}" {paint}/>'


def _both(half: str) -> str:
    """The upper half, and the same turned about the middle of the card."""
    width, height = GEOMETRY["size"]
    turned = f'<g transform="rotate(180 {width / 2:g} {height / 2:g})">{half}</g>'
    return half + turned if half else ""


def _svg(body: str) -> str:
    width, height = GEOMETRY["size"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'stroke-linejoin="round" stroke-linecap="round" aria-hidden="true" '
        f'focusable="false">{body}</svg>'
    )
