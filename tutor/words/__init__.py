"""The words: reasons and names in every language that has a folder here.

A language is a folder of ``.ftl`` files; ``dialects/`` inside it holds what a dialect
calls by another name. This package knows no Streamlit.
"""

from tutor.words.names import (
    card_name,
    card_short,
    contract_name,
    dialect_name,
    hand_line,
    points_text,
    suit_name,
)
from tutor.words.speech import Form, phrase, rule_name, say, silence_text
from tutor.words.voices import LANGUAGES, Voice, WordsError, voice

__all__ = [
    "LANGUAGES",
    "Form",
    "Voice",
    "WordsError",
    "card_name",
    "card_short",
    "contract_name",
    "dialect_name",
    "hand_line",
    "phrase",
    "points_text",
    "rule_name",
    "say",
    "silence_text",
    "suit_name",
    "voice",
]
