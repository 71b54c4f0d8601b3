"""The project itself: its lock, its layout, its settings and its promises on paper."""

from __future__ import annotations

import importlib.metadata
import re
import shlex
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import streamlit
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from streamlit import config
from typer.testing import CliRunner

from tests.browser import chromium
from tutor.cli import app

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "lessons", "puzzles", "tutor")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
SETTINGS = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))


# -------------------------------------------------------------------------- the lock


def locked() -> dict[str, set[str]]:
    """The versions of each package in the lock; some differ by Python version."""
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", LOCK, re.MULTILINE):
        versions.setdefault(canonicalize_name(name), set()).add(version)
    return versions


def test_the_lock_names_no_index_and_no_folder() -> None:
    telling = re.findall(
        r".*(?:://|^--|-index|find-links|file:|@ ).*", LOCK, re.IGNORECASE | re.MULTILINE
    )

    assert telling == []


def test_every_package_of_the_lock_has_a_hash() -> None:
    entries = re.split(r"^(?=[A-Za-z0-9])", LOCK, flags=re.MULTILINE)[1:]

    assert len(entries) > len(PYPROJECT["project"]["dependencies"])
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_lock_covers_what_the_project_needs_to_run_and_to_be_tested() -> None:
    project = PYPROJECT["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    versions = locked()

    uncovered = [
        line
        for line in wanted
        for need in [Requirement(line)]
        if not all(
            need.specifier.contains(version)
            for version in versions.get(canonicalize_name(need.name), {"absent"})
            if version != "absent"
        )
        or canonicalize_name(need.name) not in versions
    ]

    assert uncovered == []


def test_the_tests_run_on_what_the_lock_says() -> None:
    markers = default_environment()
    differing = {}
    for entry in re.findall(r"^[A-Za-z0-9._-]+==[^\\\n]+", LOCK, re.MULTILINE):
        need = Requirement(entry.strip())
        if need.marker is None or need.marker.evaluate(markers):
            found = importlib.metadata.version(need.name)
            if not need.specifier.contains(found):
                differing[need.name] = found

    assert differing == {}, "run `make` to install what requirements.lock says"


# ------------------------------------------------------------------------ the layout


def test_importing_engine_and_puzzles_loads_no_heavy_package() -> None:
    ask = (
        "import sys, engine, puzzles;"
        "heavy = {'numba', 'numpy', 'pandas', 'sqlalchemy', 'streamlit'};"
        "print(*sorted(heavy & set(sys.modules)))"
    )

    answer = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert answer.stdout.split() == []


def test_no_folder_of_the_screens_is_called_pages() -> None:
    # Streamlit gives that name a meaning of its own, and opens deep links with an error.
    assert [path for path in (ROOT / "tutor").rglob("pages") if path.is_dir()] == []


def test_nothing_in_tutor_hides_a_package() -> None:
    # `streamlit run tutor/app.py` puts the folder tutor first on the import path.
    inside = {path.stem for path in (ROOT / "tutor").iterdir() if path.name[0].isalpha()}

    hidden = inside & (
        set(PACKAGES)
        | set(sys.stdlib_module_names)
        | set(importlib.metadata.packages_distributions())
    )

    assert hidden == set()


def test_only_the_four_packages_and_the_tests_are_folders_of_the_project() -> None:
    listed = subprocess.run(
        ["git", "ls-files"],  # noqa: S607 - git is wherever this machine keeps it
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode != 0:
        pytest.skip("the project was unpacked without its history, so there is no list of files")

    folders = {line.split("/")[0] for line in listed.stdout.splitlines() if "/" in line}

    assert {folder for folder in folders if not folder.startswith(".")} <= {*PACKAGES, "tests"}


@pytest.fixture(scope="module")
def wheel_names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files in a wheel that is built from a copy of the project."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "README.md", "LICENSE", *package_files()):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_bytes((ROOT / name).read_bytes())
    build = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    (copy / "dist").mkdir()

    made = subprocess.run(
        [sys.executable, "-c", build], cwd=copy, capture_output=True, text=True, check=False
    )

    assert made.returncode == 0, made.stderr
    (wheel,) = (copy / "dist").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def package_files() -> list[str]:
    """Every file of the four packages, relative to the project."""
    return [
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name[0] != "."
    ]


def test_every_file_of_the_four_packages_is_installed(wheel_names: set[str]) -> None:
    assert set(package_files()) - wheel_names == set()


def test_nothing_but_the_four_packages_is_installed(wheel_names: set[str]) -> None:
    tops = {name.split("/")[0] for name in wheel_names}

    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)


def test_the_terminal_command_is_installed() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="koenigrufen")

    assert callable(command.load())


# --------------------------------------------------------------------------- Streamlit


def test_streamlit_is_the_release_that_was_tried_out() -> None:
    (pin,) = (line for line in PYPROJECT["project"]["dependencies"] if line.startswith("streamlit"))

    assert pin == "streamlit>=1.67,<1.68"
    assert streamlit.__version__.startswith("1.67.")


def known_settings() -> set[str]:
    """The names of all settings of the installed Streamlit."""
    return set(config.get_config_options())


def test_streamlit_still_lets_us_switch_off_its_garbage_collection() -> None:
    assert "runner.postScriptGC" in known_settings()
    assert SETTINGS["runner"]["postScriptGC"] is False


def flat(table: dict[str, object], prefix: str = "") -> dict[str, object]:
    """A nested table as dotted names."""
    found: dict[str, object] = {}
    for key, value in table.items():
        name = f"{prefix}{key}"
        found |= flat(value, f"{name}.") if isinstance(value, dict) else {name: value}
    return found


def test_every_setting_is_one_that_streamlit_knows() -> None:
    assert set(flat(SETTINGS)) - known_settings() == set()


def test_the_app_keeps_its_protection_and_tells_nobody() -> None:
    assert SETTINGS["server"]["enableXsrfProtection"] is True
    assert SETTINGS["server"]["enableCORS"] is True
    assert SETTINGS["browser"]["gatherUsageStats"] is False
    assert SETTINGS["client"]["showErrorDetails"] == "none"


def luminance(colour: str) -> float:
    """The relative luminance of ``#rrggbb``, as WCAG defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mixed(front: str, back: str, share: float) -> str:
    """The colour that is seen where a front colour is drawn see-through."""
    pairs = [(int(front[at : at + 2], 16), int(back[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(share * one + (1 - share) * two):02x}" for one, two in pairs)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_and_links_and_buttons_can_be_read(theme: str) -> None:
    colours = SETTINGS["theme"][theme]
    text, link = colours["textColor"], colours["linkColor"]
    grounds = {
        table[name]
        for table in (colours, colours["sidebar"])
        for name in ("backgroundColor", "secondaryBackgroundColor")
    }
    button = contrast("#ffffff", colours["primaryColor"])  # Streamlit writes white on them

    ratios = {"white on a button": button}
    for ground in grounds:
        ratios[f"text on {ground}"] = contrast(text, ground)
        ratios[f"link on {ground}"] = contrast(link, ground)
        ratios[f"caption on {ground}"] = contrast(mixed(text, ground, 0.6), ground)

    assert {what: ratio for what, ratio in ratios.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_buttons_stand_out_from_every_ground(theme: str) -> None:
    colours = SETTINGS["theme"][theme]

    for table in (colours, colours["sidebar"]):
        for name in ("backgroundColor", "secondaryBackgroundColor"):
            assert contrast(colours["primaryColor"], table[name]) >= 3.0


# ------------------------------------------------------------- a browser for the tests


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """A machine without any browser, on which no installation succeeds; what was tried."""
    tried: list[tuple[str, ...]] = []
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.CHOICE, raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(chromium, "_playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "_run", lambda *command: bool(tried.append(command)))
    return tried


def test_without_a_browser_the_tests_fail_and_say_what_to_install(
    bare_machine: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    code = chromium.main(["--install"])

    assert code == 1
    assert [command[1:] for command in bare_machine] == [
        ("-m", "playwright", "install", "chromium")
    ]
    assert "apt-get install chromium" in capsys.readouterr().err


@pytest.mark.usefixtures("bare_machine")
def test_a_chosen_browser_that_is_not_there_is_not_replaced_by_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(chromium.CHOICE, "no-such-browser")

    code = chromium.main(["--install"])

    assert code == 1
    assert "no-such-browser" in capsys.readouterr().err


# ------------------------------------------------------------------- promises on paper


def make_targets() -> set[str]:
    """The commands of the Makefile."""
    return set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_on_paper_exists(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    named = set(re.findall(r"(?:^ {4}|`)make ([a-z]+)", text, re.MULTILINE))

    assert named
    assert named - make_targets() == set()


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md"])
def test_every_file_named_on_paper_exists(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    linked = re.findall(r"\]\(([^)#:]+)\)", text)
    quoted = re.findall(r"`((?:engine|lessons|puzzles|tutor|tests)/[\w./-]+)`", text)

    assert linked
    assert [path for path in {*linked, *quoted} if not (ROOT / path).exists()] == []


def test_every_terminal_command_on_paper_answers() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    lines = re.findall(r"^    \.venv/bin/koenigrufen (.+)$", text, re.MULTILINE)

    answers = {
        line: CliRunner().invoke(app, [*shlex.split(line), "--lang", "en"]) for line in lines
    }

    assert len(answers) >= 5
    assert [line for line, answer in answers.items() if answer.exit_code != 0] == []


def test_every_command_has_a_line_that_explains_it() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = set(re.findall(r"^\.PHONY: (\w+)$", makefile, re.MULTILINE))

    assert phony == make_targets()


def test_every_exception_from_the_linter_has_its_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    codes = re.findall(r'^    "[A-Z]+[0-9]*",.*$', text, re.MULTILINE)

    assert len(codes) >= len(PYPROJECT["tool"]["ruff"]["lint"]["ignore"])
    assert [line for line in codes if not re.search(r"# \w+ \w+", line)] == []


def test_every_exception_within_the_code_has_its_reason() -> None:
    mark = re.compile(r"#\s?noqa(?:: ?[A-Z]+[0-9]+(?:,? ?[A-Z]+[0-9]+)*)?(?P<reason>.*)")
    bare = []
    for folder in (*PACKAGES, "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            above = ""
            for line in path.read_text("utf-8").splitlines():
                found = mark.search(line)
                is_reason = above.strip().startswith("#") or found is None
                if not is_reason and not re.search(r"\w{3}", found["reason"]):
                    bare.append(f"{path.relative_to(ROOT)}: {line.strip()}")
                above = line

    assert bare == [], "give the reason behind it, or in a comment on the line above"


def test_every_module_is_small() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
    }

    assert {path: length for path, length in lengths.items() if length > 350} == {}
