from __future__ import annotations

import re
from itertools import product
from typing import get_args

import pytest

from engine import DIALECTS, Card, Dialect, Reason, Rule, Suit, all_rules, rulebook, table
from tests.tutor.words.samples import reasons_of, waived_at
from tutor.words import (
    LANGUAGES,
    Form,
    WordsError,
    option_answer,
    option_question,
    option_source,
    phrase,
    rule_name,
    say,
    silence_name,
    silence_text,
    voice,
)
from tutor.words.functions import capitalised

pytestmark = pytest.mark.slow

UNFINISHED = re.compile(r"[{}$]|\?\?\?|\(\)|  | [.,:;]|\.\.")
FORMS: tuple[Form, ...] = get_args(Form)
ODD = Rule("play-with-a-flourish")


def check(text: str) -> None:
    assert not UNFINISHED.search(text), text
    assert text == text.strip() != ""
    assert "\n" not in text
    assert text[0].isupper() or not text[0].isalpha(), text


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.id)
def test_every_rule_can_be_said_at_every_table_in_every_form_and_language(rule: Rule) -> None:
    for dialect, language in product(DIALECTS.values(), LANGUAGES):
        for reason, form in product(reasons_of(rule, dialect), FORMS):
            if form != "waived" or voice(language, dialect.id).knows(rule.id, form):
                check(say(reason, language, dialect, form))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_every_duty_that_does_not_bind_somewhere_says_so(dialect: Dialect, language: str) -> None:
    waived = waived_at(dialect)

    assert waived
    for reason in waived:
        check(say(reason, language, dialect, "waived"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_every_silence_can_be_told(dialect: Dialect, language: str) -> None:
    for silence in dialect.silences:
        check(silence_text(silence, language, dialect))
        check(silence_name(silence, language, dialect))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_every_option_can_be_asked_answered_and_accounted_for(
    dialect: Dialect, language: str
) -> None:
    for option in dialect.options:
        assert option_question(option, language, dialect).endswith("?")
        check(option_question(option, language, dialect))
        check(option_source(option, language, dialect))
        answers = [option_answer(option, value, language, dialect) for value in option.values]
        for answer in answers:
            check(capitalised(answer))
            assert answer[-1] != "."
        assert len(set(answers)) == len(answers)


def test_what_the_source_says_of_an_option_may_differ_from_table_to_table() -> None:
    told = {
        option_source(option, "en", dialect)
        for dialect in DIALECTS.values()
        for option in dialect.options
        if option.name == "king_in_talon"
    }

    assert len(told) == 2


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            rulebook.FOLLOW_SUIT(suit=Suit.HEARTS),
            "Hearts were led and you hold hearts, so you must play one.",
            "Herz ist ausgespielt und du hast Herz, also musst du Herz zugeben.",
        ),
        (
            rulebook.BEAT_IF_ABLE(card=Card.HJ),
            "In this game you must overtake if you can, and you can beat the jack of hearts.",
            (
                "In diesem Spiel musst du stechen, wenn du kannst, "
                "und du kannst den Herz-Buben überstechen."
            ),
        ),
        (
            rulebook.COUNT_PACKETS_TOTAL(points=35, blatt=2),
            "Together 35 points and 2 Blatt.",
            "Zusammen 35 Punkte und 2 Blatt.",
        ),
        (
            rulebook.UNKNOWN_CARD(token="XY", place=3, expected=()),  # noqa: S106 - a word
            "“XY” (word 3) is no card. Write cards like T15, HK or C10, or by name.",
            (
                "„XY“ (Wort 3) ist keine Karte. Schreib Karten wie T15, HK oder C10, "
                "oder mit ihrem Namen."
            ),
        ),
    ],
)
def test_sentences_are_said_like_this(reason: Reason, english: str, german: str) -> None:
    assert say(reason, "en") == english
    assert say(reason, "de") == german


def test_each_form_of_a_rule_is_said_like_this() -> None:
    reason = rulebook.FOLLOW_SUIT(suit=Suit.HEARTS)

    assert say(reason, "en", form="name") == "Follow suit"
    assert say(reason, "de", form="name") == "Farbzwang"
    assert say(reason, "en", form="waived") == "You have no heart, so you need not follow."
    assert say(reason, "de", form="against") == "Du hast Herz, also musst du Herz zugeben."


def test_without_a_sentence_against_a_card_the_why_is_said() -> None:
    reason = rulebook.NOT_IN_HAND(card=Card.DJ)

    assert say(reason, "en", form="against") == "You do not hold the jack of diamonds."


def test_a_table_uses_its_own_words() -> None:
    reason = rulebook.BEAT_IF_ABLE(card=Card.T21)
    alpine, gametwist = table("alpine"), table("gametwist")

    assert say(reason, "en", alpine, "name") == "Rising Rule"
    assert rule_name(reason.rule, "en") == "Overtake if you can"
    assert "the Moon" in say(reason, "en", alpine)
    assert "the Mond" in say(reason, "en")
    assert "a tarok," in say(rulebook.PLAY_TAROCK(suit=Suit.CLUBS), "en", alpine, "against")
    assert say(rulebook.EMPEROR(), "de", gametwist, "name") == "Märchenstich"
    assert say(rulebook.EMPEROR(), "de", alpine, "name") == "Kaiserstich"


def test_an_unknown_rule_raises() -> None:
    with pytest.raises(WordsError, match="no words for play-with-a-flourish"):
        say(ODD(), "en")


def test_a_form_that_is_missing_raises() -> None:
    with pytest.raises(WordsError, match=r"no words for count-rounded\.waived"):
        say(rulebook.COUNT_ROUNDED(thirds=5, points=2), "en", form="waived")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(WordsError, match="thirds"):
        phrase("count-thirds-total", "en", seat=1)


def test_an_unknown_language_raises() -> None:
    with pytest.raises(WordsError, match="no words in 'tlh'"):
        phrase("list-empty", "tlh")


def test_an_argument_of_the_wrong_kind_raises() -> None:
    with pytest.raises(WordsError, match="is no Card"):
        phrase("trick-highest-tarock", "en", card="the ace")
