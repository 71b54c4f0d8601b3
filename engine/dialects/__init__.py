"""The five dialects, and finding a table by its id."""

from engine import rulebook as rb
from engine.dialect import Dialect
from engine.dialects.alpine import ALPINE
from engine.dialects.cardgames_zone import CARDGAMES_ZONE
from engine.dialects.elsteiner import ELSTEINER
from engine.dialects.gametwist import GAMETWIST
from engine.dialects.hausregeln import HAUSREGELN
from engine.reasons import Refused

DIALECTS: dict[str, Dialect] = {
    dialect.id: dialect for dialect in (GAMETWIST, ELSTEINER, ALPINE, CARDGAMES_ZONE, HAUSREGELN)
}
"""The written rule systems by their id."""


def table(text: str) -> Dialect:
    """The table of that id: ``alpine``, ``hausregeln+pagat_rule=last_tarock``.

    Raises Refused for an unknown dialect, option or value.
    """
    name, *settings = text.strip().split("+")
    if name not in DIALECTS:
        raise Refused(rb.UNKNOWN_DIALECT(name=name, known=tuple(DIALECTS)))
    found = DIALECTS[name]
    for setting in settings:
        option, _, value = setting.partition("=")
        found = found.with_option(option, value)
    return found
