"""The solver starts in every process, from the disk the second time, and without numba."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.solver import compiled

QUESTION = """
import random
from engine.solver import is_compiled, is_warm, solve, warm
from tests.engine.solver.endings import KINDS, ending
assert not is_warm()
warm(lambda: print("compiling"))
print(is_compiled(), [solve(ending(*kind, 4, random.Random(1))) for kind in KINDS])
"""


def printed(program: str, folder: Path | None = None) -> list[str]:
    """What a program prints in a process of its own, line by line."""
    environment = dict(os.environ)
    if folder is not None:
        environment["NUMBA_CACHE_DIR"] = str(folder)
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=Path(__file__).parents[3],
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_it_is_compiled_once_and_taken_from_the_disk_after_that(tmp_path: Path) -> None:
    first = printed(QUESTION, tmp_path)
    files = sorted(tmp_path.rglob("*.nbc"))
    second = printed(QUESTION, tmp_path)

    assert first[0] == "compiling"
    assert first[1].startswith("True ")
    assert second == first[1:]
    assert len(files) == 1
    assert sorted(tmp_path.rglob("*.nbc")) == files


def test_what_is_compiled_is_made_anew_when_any_of_its_sources_changes() -> None:
    imported = set()
    for name in ("kernel", *compiled.SOURCES):
        source = Path(compiled.__file__).with_name(f"{name}.py").read_text("utf-8")
        imported |= set(re.findall(r"from engine\.solver\.(\w+) import", source))

    assert imported - {"position"} <= set(compiled.SOURCES)


def test_without_numba_it_answers_in_plain_python() -> None:
    program = "import sys; sys.modules['numba'] = None" + QUESTION.replace("4, r", "3, r")

    (answer,) = printed(program)

    assert answer.startswith("False ")
    assert "Status.WON" in answer
    assert "Status.LOST" in answer


def test_neither_numba_nor_numpy_is_loaded_before_a_question() -> None:
    program = "import sys; import engine.solver; print(sorted({'numba', 'numpy'} & {*sys.modules}))"

    assert printed(program) == ["[]"]
