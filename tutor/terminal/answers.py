"""Answers, each twice: as data for machines and as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine import counting
from engine import rulebook as rb
from engine.cards import Card, CardSet
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.evaluate.claims import Claim, claims, recommended
from engine.evaluate.counts import twelve_count_items
from engine.evaluate.points import count_steps
from engine.reasons import Reason
from engine.rules.judge import judge_play
from engine.rules.tricks import taken
from engine.view import PlayView
from tutor.words import Form, phrase, say

ALPINE = DIALECTS["alpine"]


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found out: ``data`` goes into JSON, ``lines`` onto the screen; of what is
    refused onto the screen for errors."""

    data: dict[str, Any]
    lines: tuple[str, ...]
    is_refusal: bool = False


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells reasons in one language, in the words of one table."""

    language: str
    dialect: Dialect | None = None

    def text(self, reason: Reason, form: Form = "why") -> str:
        """A reason as a sentence."""
        return say(reason, self.language, self.dialect, form)

    def data(self, reason: Reason, form: Form = "why") -> dict[str, str]:
        """A reason for machines: the rule's id and the sentence."""
        return {"rule": reason.rule.id, "text": self.text(reason, form)}

    def phrase(self, message: str, **args: object) -> str:
        """One of the terminal's own messages."""
        return phrase(f"terminal-{message}", self.language, self.dialect, **args)

    def block(self, message: str, lines: Iterable[str]) -> tuple[str, ...]:
        """Indented lines under a heading; nothing at all if there are none."""
        indented = tuple(f"  {line}" for line in lines)
        return (self.phrase(message), *indented) if indented else ()

    def about_cards(self, about: Iterable[tuple[Card, tuple[Reason, ...]]]) -> Iterable[str]:
        """What is said against cards, those together that have the same against them."""
        cards_of: dict[Reason, list[Card]] = {}
        for card, reasons in about:
            for reason in reasons:
                cards_of.setdefault(reason, []).append(card)
        for reason, cards in cards_of.items():
            yield self.phrase("about-cards", cards=cards, text=self.text(reason, "against"))


def legal(view: PlayView, language: str) -> Answer:
    """Which cards may be played, and what speaks against the others."""
    teller = Teller(language, view.dialect)
    verdict = judge_play(view)
    return Answer(
        data={
            "legal": [card.code for card in verdict.legal],
            "illegal": {
                card.code: [teller.data(reason, "against") for reason in reasons]
                for card, reasons in verdict.illegal.items()
            },
            "obligations": [teller.data(reason) for reason in verdict.obligations],
            "waived": [teller.data(reason, "waived") for reason in verdict.waived],
        },
        lines=(
            teller.phrase("legal", cards=verdict.legal),
            *teller.block("illegal", teller.about_cards(verdict.illegal.items())),
            *teller.block("because", map(teller.text, verdict.obligations)),
            *teller.block("waived", (teller.text(one, "waived") for one in verdict.waived)),
        ),
    )


def trick(cards: Sequence[Card], contract: Contract, dialect: Dialect, language: str) -> Answer:
    """Who takes the trick, and by which rule."""
    teller = Teller(language, dialect)
    won = taken(cards, contract, dialect)
    position = won.place + 1
    caught = (teller.phrase("mond-caught"),) if won.mond_caught else ()
    return Answer(
        data={
            "winner": won.card.code,
            "position": position,
            **teller.data(won.reason),
            "mondfang": won.mond_caught,
        },
        lines=(
            teller.phrase("winner", card=won.card, position=position, number=len(cards)),
            teller.text(won.reason),
            *caught,
        ),
    )


def count(cards: Sequence[Card], dialect: Dialect | None, language: str) -> Answer:
    """What cards are worth, counted as that table counts."""
    teller = Teller(language, dialect)
    thirds = counting.thirds(cards)
    points, blatt = counting.points_and_blatt(thirds)
    steps = count_steps(cards, dialect)
    return Answer(
        data={
            "cards": len(cards),
            "thirds": thirds,
            "points": points,
            "blatt": blatt,
            "rounded": counting.rounded(thirds),
            "raw": counting.raw(cards),
            "base": counting.base(len(cards)),
            "pips": counting.pips(cards),
            "steps": [teller.data(step) for step in steps],
            "text": teller.text(steps[-1]),
        },
        lines=tuple(map(teller.text, steps)),
    )


def twelve_count(hand: CardSet, language: str) -> Answer:
    """The 12-count of a hand, card by card, and what one would claim with it."""
    teller = Teller(language, ALPINE)
    items = twelve_count_items(hand)
    total = sum(item.count for item in items)
    return Answer(
        data={
            "count": total,
            "items": [
                {"card": item.card.code, "count": item.count, **teller.data(item.reason)}
                for item in items
            ],
            "recommended": list(recommended(hand)),
        },
        lines=(
            *(teller.text(item.reason) for item in items),
            teller.text(rb.TWELVE_TOTAL(count=total)),
            *teller.block("claims", _claim_lines(claims(hand), teller)),
        ),
    )


def _claim_lines(found: Iterable[Claim], teller: Teller) -> Iterable[str]:
    for claim in found:
        verdict = "claim-yes" if claim.recommended else "claim-no"
        yield teller.phrase(verdict, contract=ALPINE.contract(claim.contract))
        for reason in (*claim.reasons_for, *claim.reasons_against):
            yield f"  {teller.text(reason)}"
