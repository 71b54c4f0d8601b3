"""The worked facts of the specification, as data: 107 of them, with stable ids."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from engine import Card, CardSet, Contract, Dialect, table

_HERE = Path(__file__).parent
Fact = dict[str, Any]

FACTS: dict[str, Fact] = {
    fact["id"]: fact for fact in json.loads((_HERE / "facts.json").read_text("utf-8"))
}
RULE_OF_PROSE: dict[str, str] = tomllib.loads((_HERE / "reasons.toml").read_text("utf-8"))


def of_kind(kind: str, *, but: Iterable[str] = ()) -> list[ParameterSet]:
    """The facts of a kind as parameters whose test ids are the facts' ids."""
    return [
        pytest.param(fact, id=name)
        for name, fact in FACTS.items()
        if fact["kind"] == kind and name not in but
    ]


def cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(Card[code] for code in codes)


def card_set(codes: Iterable[str]) -> CardSet:
    return CardSet(cards(codes))


def at_table(fact: Fact) -> tuple[Dialect, Contract]:
    """The table and the contract that a fact is about."""
    dialect = table(fact["dialect"])
    return dialect, dialect.contract(fact["situation"]["contract"])
