from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lessons.check import content_faults, main
from tests.lessons.small import COURSE, FOLLOW, LESSON, QUIZ, STEPS, TEXT, write

SOUND = {"course": COURSE, "lesson": LESSON, "text": TEXT}
THREE_READS = "".join(f'[[steps]]\nid = "more-{n}"\nkind = "read"\n' for n in (1, 2))
READ_CHART = 'kind = "read"\ncontract = "bettler"\nchart = true'
PUZZLE = '[[quiz]]\npuzzle = "card-points"\nlevel = 1\nseed = 1\n'


def test_a_sound_course_has_no_faults(tmp_path: Path) -> None:
    assert content_faults(write(tmp_path)) == ()


def test_the_content_of_this_project_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "sound" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("part", "was", "becomes", "step", "said"),
    [
        ("lesson", 'id = "kings-2"', 'id = "kings-1"', "kings-1", "used twice"),
        ("lesson", 'naive = "T 15"', 'naive = "HK H4"', "follow", "is right"),
        ("lesson", 'naive = "T 15"', 'naive = "T 99"', "follow", "cannot be read"),
        ("lesson", '"play-follow-suit"', '"play-fair"', "follow", "in no rule book"),
        ("lesson", '"play-follow-suit"', '"count-base"', "follow", "never comes to"),
        ("lesson", 'trick = "HQ"', 'trick = "HK"', "follow", "in the hand and in the trick"),
        ("lesson", '"legal-cards"', '"nonsense"', "follow", "cannot be asked"),
        ("lesson", '"legal-cards"', '"is-legal"', "follow", "asks about a card"),
        ("lesson", 'kind = "choose-card"', 'kind = "count"', "suit-game", "no count step"),
        ("lesson", 'nearest = "hausregeln"\n', "", "suit-game", "cannot be asked"),
        ("lesson", '"hausregeln"', '"anywhere"', "suit-game", "no table anywhere"),
        ("lesson", "minutes = 5", "minutes = 30", "", "minutes"),
        ("lesson", "minutes = 5\n", "", "", "is missing"),
        ("lesson", "minutes = 5", "minutes = 5\ncolour = 3", "", "nothing is known of"),
        ("lesson", "minutes = 5", "minutes =", "", "no TOML"),
        ("lesson", FOLLOW, "", "", "should ask something"),
        ("lesson", STEPS[0], STEPS[0] + THREE_READS, "more-2", "too much to read"),
        ("lesson", QUIZ, PUZZLE, "quiz-1", "not taught yet"),
        ("lesson", 'about = "kings"', 'about = "aces"', "kings-1", "cannot be asked"),
        ("lesson", 'hand = "T 15', 'hand = "T 77', "follow", "cannot be read"),
        ("lesson", "leader = 3", "leader = 7", "follow", "no seat 7"),
        ("lesson", '"legal-cards"', '"may-bid"', "follow", "asks about a call"),
        ("lesson", "leader = 3", 'calls = "P2:pass"\ncall = "pass"', "follow", "out of turn"),
        ("lesson", "leader = 3", 'calls = "pass"', "follow", "is no call"),
        ("lesson", 'kind = "read"', 'kind = "sing"', "hello", "no kind"),
        ("lesson", 'kind = "read"', 'kind = "read"\ncontract = "whist"', "hello", "no whist"),
        ("lesson", 'kind = "read"', 'kind = "read"\nchart = true', "hello", "needs a contract"),
        ("lesson", 'kind = "read"', READ_CHART, "hello", "nothing to draw"),
        ("text", "## follow", "## obey", "follow", "has no text"),
        ("text", "## follow", "## obey", "obey", "no step of this name"),
        ("text", "## follow", "## kings-1", "kings-1", "stands there twice"),
        ("text", "## hello", "hello\n\n## hello", "", "before the first heading"),
        ("text", "## hello", "## hello\n\n### aside", "hello", "one `### after`"),
        ("text", "## quiz\n\nThe {{card:HK}}.", "## quiz", "quiz", "nothing under the heading"),
        ("text", "{{card:HK}}", "{{card:H9}}", "hello", "stands for nothing"),
        ("text", "{{card:HK}}", "{{king}}", "hello", "no placeholder"),
        ("course", 'title.de = "Klein"\n', "", "01-small", "a title in each"),
        ("course", '"02-to-come"', '"01-small"', "01-small", "used twice"),
        ("course", '"02-to-come"', '"07-to-come"', "07-to-come", "begin the id"),
        ("course", "written = true", "written = false", "", "no written lesson"),
        ("course", "written = true", 'written = "yes"', "01-small", "true or false"),
        ("course", "written = false", "written = true", "", "the file is missing"),
    ],
)
def test_the_gate_finds_what_is_broken_and_says_where(
    tmp_path: Path, part: str, was: str, becomes: str, step: str, said: str
) -> None:
    assert was in SOUND[part]
    broken = {**SOUND, part: SOUND[part].replace(was, becomes, 1)}

    faults = content_faults(write(tmp_path, **broken))

    assert [one for one in faults if one.step == step and said in one.problem], faults


def _add_a_stray_file(content: Path) -> None:
    (content / "01-small" / "notes.txt").write_text("todo", "utf-8")


def _add_a_stray_folder(content: Path) -> None:
    (content / "09-lost").mkdir()


def _forget_german(content: Path) -> None:
    (content / "01-small" / "de.md").unlink()


def _change_a_placeholder_in_german(content: Path) -> None:
    (content / "01-small" / "de.md").write_text(TEXT.replace("HK", "CK", 1), "utf-8")


def _forget_the_course(content: Path) -> None:
    (content / "course.toml").unlink()


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (_add_a_stray_file, "01-small/notes.txt: no lesson uses this file"),
        (_add_a_stray_folder, "09-lost: no written lesson of this name"),
        (_forget_german, "01-small/de.md: the language is missing"),
        (_change_a_placeholder_in_german, "01-small/*.md, hello: not in every language"),
        (_forget_the_course, "course.toml: the file is missing"),
    ],
)
def test_the_gate_finds_files_that_are_too_many_too_few_or_at_odds(
    tmp_path: Path, break_it: Callable[[Path], None], said: str
) -> None:
    content = write(tmp_path)
    break_it(content)

    faults = content_faults(content)

    assert [one for one in faults if said in str(one)], faults


def test_how_a_table_spells_a_word_is_each_language_s_own_matter(tmp_path: Path) -> None:
    content = write(tmp_path)
    english = TEXT.replace("The", "{{word:Tarock}}. The")
    (content / "01-small" / "en.md").write_text(english, "utf-8")

    assert content_faults(content) == ()


def test_a_quiz_of_four_is_too_short(tmp_path: Path) -> None:
    faults = content_faults(write(tmp_path, lesson=LESSON.removesuffix(QUIZ)))

    assert faults
    assert all("the quiz should have 5" in one.problem for one in faults)


def test_the_same_fault_at_several_tables_is_told_once(tmp_path: Path) -> None:
    broken = LESSON.replace('naive = "T 15"', 'naive = "HK H4"')

    (fault,) = content_faults(write(tmp_path, lesson=broken))

    assert str(fault).startswith("01-small/lesson.toml, follow: the naive answer")
    assert "gametwist, elsteiner, alpine, cardgames_zone, hausregeln" in fault.problem


def test_a_broken_course_fails_the_command_and_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = write(tmp_path, lesson=LESSON.replace("minutes = 5", "minutes = 1"))

    assert main([str(content)]) == 1
    assert "01-small/lesson.toml: a lesson takes 4 to 7 minutes" in capsys.readouterr().out
