"""Compiles the solver before the first of these tests, so that none is timed with it."""

from __future__ import annotations

import pytest

from engine.solver import warm


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.items and not session.config.option.collectonly:
        warm()
