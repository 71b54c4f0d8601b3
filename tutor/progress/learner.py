"""Who is learning: an anonymous random name, without an account."""

import re
import secrets

COOKIE = "koenigrufen_learner"
"""The name of the cookie that carries a learner's id."""

_BYTES = 16
_SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


def new_learner_id() -> str:
    """Make an id nobody can guess: 128 random bits, safe in a URL and a cookie."""
    return secrets.token_urlsafe(_BYTES)


def is_learner_id(text: object) -> bool:
    """Tell whether this has the shape of an id made by :func:`new_learner_id`."""
    return isinstance(text, str) and _SHAPE.fullmatch(text) is not None
