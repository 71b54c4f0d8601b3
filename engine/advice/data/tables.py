"""The tables of this folder: comma-separated, a line of names first."""

from __future__ import annotations

import csv
from importlib import resources

FOLDER = "engine.advice.data"


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table; none if it has not been measured yet."""
    file = resources.files(FOLDER) / f"{name}.csv"
    if not file.is_file():
        return []
    with file.open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))
