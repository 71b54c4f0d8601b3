from __future__ import annotations

from pathlib import Path

import pytest

from engine import Card
from tutor.words import Voice, WordsError, voice

HANDFUL = """
plain = { $card }
yes = { $flag ->
    [true] yes
   *[false] no
}
bare =
    .only = an attribute
"""


@pytest.fixture
def handful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Voice:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "handful.ftl").write_text(HANDFUL, encoding="utf-8")
    monkeypatch.setattr("tutor.words.voices.ROOT", tmp_path)
    return Voice("en")


def test_a_voice_is_made_once() -> None:
    assert voice("en", "alpine") is voice("en", "alpine")
    assert voice("en", "alpine") is not voice("en")


def test_a_card_cannot_be_printed_without_a_function(handful: Voice) -> None:
    with pytest.raises(WordsError, match="needs a function"):
        handful.text("plain", {"card": Card.T1})


def test_yes_and_no_choose_between_texts(handful: Voice) -> None:
    assert handful.text("yes", {"flag": True}) == "yes"
    assert handful.text("yes", {"flag": False}) == "no"


def test_a_message_of_attributes_alone_has_no_value(handful: Voice) -> None:
    assert handful.text("bare", {}, "only") == "an attribute"
    with pytest.raises(WordsError, match="bare has attributes only"):
        handful.text("bare", {})
