"""A small course in a folder of a test's own: sound, until the test breaks it."""

from __future__ import annotations

from pathlib import Path

COURSE = """
languages = ["en", "de"]

[[lessons]]
id = "01-small"
title.en = "Small"
title.de = "Klein"
written = true

[[lessons]]
id = "02-to-come"
title.en = "To come"
title.de = "Kommt noch"
written = false
"""

KINGS = """
kind = "choose-cards"
ask = "which-are"
about = "kings"
naive = "HQ"
"""

HAND = """
hand = "T 3 / H K Q / C K"
"""

FOLLOW = """
[[steps]]
id = "follow"
kind = "choose-cards"
ask = "legal-cards"
naive = "T 15"
teaches = ["play-follow-suit"]

[steps.position]
contract = "rufer"
hand = "T 15 / H K 4"
trick = "HQ"
leader = 3
"""

SUIT_GAME = """
[[steps]]
id = "suit-game"
kind = "choose-card"
ask = "trick-winner"
naive = "T20"
teaches = ["trick-suit-game"]
nearest = "hausregeln"

[steps.position]
contract = "farbendreier"
trick = "SJ T20 S9 S8"
"""

STEPS = (
    '[[steps]]\nid = "hello"\nkind = "read"\n',
    *(f'[[steps]]\nid = "kings-{n}"\n{KINGS}\n[steps.position]{HAND}' for n in (1, 2)),
    FOLLOW,
    SUIT_GAME,
)
QUIZ = f"[[quiz]]{KINGS}\n[quiz.position]{HAND}"
LESSON = "\n".join(("minutes = 5", *STEPS, *(QUIZ for _ in range(5))))
HEADINGS = ("hello", "kings-1", "kings-2", "follow", "suit-game", "quiz")
TEXT = "\n\n".join(f"## {heading}\n\nThe {{{{card:HK}}}}." for heading in HEADINGS)


def write(content: Path, course: str = COURSE, lesson: str = LESSON, text: str = TEXT) -> Path:
    """The small course as files, the parts that are given instead of the sound ones."""
    folder = content / "01-small"
    folder.mkdir(parents=True)
    (content / "course.toml").write_text(course, "utf-8")
    (folder / "lesson.toml").write_text(lesson, "utf-8")
    for language in ("en", "de"):
        (folder / f"{language}.md").write_text(text, "utf-8")
    return content
