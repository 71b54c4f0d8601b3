"""What the search remembers: one entry for each position at the start of a trick.

An entry is two numbers: the whole key, and the limits of the value, the best lead, the
cards a hand and the search it comes from. Two entries share a cell: the one with the
larger search behind it, and the latest.
"""

from __future__ import annotations

import numpy as np

from engine.solver.compiled import Grid, compiled

SEARCHES = 1 << 18
"""Searches that a table can tell apart: their numbers are below."""


@compiled
def key_of(hands: Grid, leader: int, aim: int) -> int:
    """A number for four hands, who leads and the tricks aimed at, different for (all but)
    every position."""
    key = np.uint64(leader << 4 | aim) * np.uint64(0x9E3779B97F4A7C15)
    for seat in range(4):
        key = (key ^ np.uint64(hands[seat])) * np.uint64(0xBF58476D1CE4E5B9)
        key ^= key >> np.uint64(32)
    key *= np.uint64(0x94D049BB133111EB)
    found: int = np.int64(key ^ (key >> np.uint64(29)))  # type: ignore[assignment]
    return found


@compiled
def marked(key: int, search: int) -> int:
    """The key as one search writes it, so that it reads its own entries only."""
    made: int = np.int64(np.uint64(key) ^ np.uint64(search) * np.uint64(0xD6E8FEB86659FD93))  # type: ignore[assignment]
    return made


@compiled
def find(table: Grid, key: int, search: int) -> int:
    """The entry of a key, as low << 32 | high << 16 | lead; -1 if there is none."""
    cell = (key & (table.size >> 2) - 1) << 2
    mine = marked(key, search)
    if table[cell] == mine:
        return table[cell + 1] & 0xFFFFFFFFFF
    if table[cell + 2] == mine:
        return table[cell + 3] & 0xFFFFFFFFFF
    return -1


@compiled
def keep(table: Grid, key: int, search: int, found: int, left: int) -> None:
    """Remembers an entry of a position with so many cards a hand."""
    cell = (key & (table.size >> 2) - 1) << 2
    mine = marked(key, search)
    entry = search << 44 | left << 40 | found
    old = table[cell + 1]
    if table[cell] == mine or old >> 44 != search or left >= old >> 40 & 0xF:
        if table[cell] != mine:
            table[cell + 2], table[cell + 3] = table[cell], old
        table[cell], table[cell + 1] = mine, entry
    else:
        table[cell + 2], table[cell + 3] = mine, entry
