"""Adds up what the laws over whole deals have met, and tells it at the end of the run."""

from __future__ import annotations

from collections import Counter

import pytest

MET = "met"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the counts of all reports, also of those that other processes made."""
    met: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", []):
            if name == MET:
                met.update(value)
    if met:
        terminalreporter.section("met in whole deals")
        for group in sorted({name.partition(" ")[0] for name in met}):
            rows = sorted((name, met[name]) for name in met if name.partition(" ")[0] == group)
            told = ", ".join(f"{name.partition(' ')[2] or 'all'} {number}" for name, number in rows)
            terminalreporter.write_line(f"{group}: {told}")
