"""Measuring anew what advice rests on: ``koenigrufen calibrate``."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from engine import solver
from engine.advice.tabulate import Run, calibrated, criteria_tested
from tutor.terminal.answers import Answer, Teller


@contextmanager
def workers(number: int, cluster: str | None) -> Iterator[Executor]:
    """So many processes of this machine; or the Dask cluster of that address (the extra
    ``cluster`` brings what that needs), ``local`` for one on this machine."""
    if cluster is None:
        with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
            yield pool
        return
    from distributed import Client, LocalCluster  # noqa: PLC0415 - only where it is asked for

    if cluster == "local":
        with LocalCluster(n_workers=number, threads_per_worker=1) as own, Client(own) as client:
            yield client.get_executor()
        return
    with Client(cluster) as client:
        yield client.get_executor()


def calibrate(run: Run, executor: Executor, folder: Path, language: str) -> Answer:
    """Measure, write the tables into a folder, and say how much was measured."""
    solver.warm()
    deals = calibrated(run, executor, folder)
    criteria = criteria_tested(run, executor, folder)
    told = Teller(language).phrase("calibrated", deals=deals, criteria=criteria)
    return Answer({"deals": deals, "criteria": criteria, "folder": folder.as_posix()}, (told,))
