"""Writes the tables of ``data``: measured deals, what follows from them, and when."""

from __future__ import annotations

import csv
import platform
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from engine.advice import calibrate, fit, report
from engine.advice.data import tables
from engine.dialect import Dialect

DATA = Path(tables.__file__).parent
Rows = Sequence[Mapping[str, Any]]


class Run(NamedTuple):
    """What is measured: at which tables, so many deals a contract, from which seed on."""

    dialects: tuple[Dialect, ...]
    deals: int
    seed: int


def calibrated(run: Run, executor: Executor, folder: Path = DATA) -> int:
    """Measure and write all tables but the test of the criteria; the number of deals.

    The same run writes the same tables, but for their date.
    """
    work = list(calibrate.parts(run.dialects, run.deals, run.seed))
    rows = list(calibrate.measured(work, executor))
    fitted = fit.fitted(rows)
    _write(folder / "corrections.csv", calibrate.corrections(rows))
    _write(folder / "calibration.csv", calibrate.calibration(rows))
    _write(folder / "count.csv", fit.count_rows(fitted))
    _write(folder / "errors.csv", fit.error_rows(fitted))
    _write(folder / "bars.csv", fit.bar_rows(fitted))
    _write(folder / "measured.csv", [_about(run, len(rows))])
    return len(rows)


def criteria_tested(run: Run, executor: Executor, folder: Path = DATA) -> int:
    """Put the published criteria to the test and write what came of it; their number."""
    asked = list(report.questions(run.dialects))
    found = executor.map(report.weighed, *zip(*asked, strict=True))
    rows = [one._asdict() for one in found if one is not None]
    _write(folder / "criteria.csv", rows)
    return len(rows)


def _about(run: Run, deals: int) -> dict[str, Any]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "version": version("koenigrufen-tutor"),
        "python": platform.python_version(),
        "tables": " ".join(dialect.table for dialect in run.dialects),
        "deals_each": run.deals,
        "first_seed": run.seed,
        "deals": deals,
    }


def _write(file: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    rows = list(rows)
    names = list(rows[0]) if rows else []
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
