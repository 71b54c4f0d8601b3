"""The words: reasons and names in every language that has a folder here.

A language is a folder of ``.ftl`` files; ``dialects/`` inside it holds what a dialect
calls by another name. This package knows no Streamlit.
"""

from tutor.words.names import (
    bonus_name,
    card_name,
    card_short,
    contract_name,
    dialect_name,
    hand_line,
    level_name,
    points_text,
    post_name,
    suit_name,
)
from tutor.words.speech import (
    Form,
    option_answer,
    option_question,
    option_source,
    phrase,
    rule_name,
    say,
    silence_name,
    silence_text,
)
from tutor.words.voices import LANGUAGES, Voice, WordsError, voice

__all__ = [
    "LANGUAGES",
    "Form",
    "Voice",
    "WordsError",
    "bonus_name",
    "card_name",
    "card_short",
    "contract_name",
    "dialect_name",
    "hand_line",
    "level_name",
    "option_answer",
    "option_question",
    "option_source",
    "phrase",
    "points_text",
    "post_name",
    "rule_name",
    "say",
    "silence_name",
    "silence_text",
    "suit_name",
    "voice",
]
