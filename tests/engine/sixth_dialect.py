"""A sixth dialect, made of values only: a cup of the Styrian type.

The figures are those that the specification quotes of such a cup (sections 3.2 to 3.6);
where it quotes none, the neighbouring dialect's value stands. No line of the engine
knows of it.
"""

from __future__ import annotations

from dataclasses import replace

from engine.contracts import Bonus, Contract, Game, Opening, Talon, Title
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.parts import (
    Announcer,
    BonusRow,
    KingInTalon,
    PagatRule,
    TarocksAway,
    TrischakenForm,
    ValatForm,
)

_WRITTEN = DIALECTS["elsteiner"]
_VALUES = {
    "sechserdreier": (4, 8),
    "trischaken": (2, None),
    "rufer": (1, None),
    "dreier": (5, None),
}


def _row(contract: Contract) -> Contract:
    won, lost = _VALUES.get(contract.name, (contract.won, contract.lost))
    opening = Opening.ANYONE if contract.opening is Opening.OPTION else contract.opening
    return replace(contract, won=won, lost=lost, opening=opening, source="cup")


BOTTOM_UP = Contract("farbenrufer", Title.SOLORUFER, Game.SUIT, 3, Talon.HALF, "made up", rank=14)
"""A contract that no other dialect has: a called king in a suit game with half the talon."""

CUP = Dialect(
    id="cup",
    seed="none",
    contracts=(
        *(_row(contract) for contract in _WRITTEN.contracts if contract.name != "solorufer"),
        BOTTOM_UP,
    ),
    auction=replace(_WRITTEN.auction, forehand_holds=True, least_suit_cards=6),
    calling=replace(_WRITTEN.calling, in_talon=KingInTalon.GIVE_UP_OR_ALONE),
    laying_away=replace(
        _WRITTEN.laying_away,
        suit=TarocksAway.FIRST,
        tarocks_lose_suit_game=None,
        suit_cards_to_keep=6,
        sechser_hidden=False,
    ),
    bonuses=replace(
        _WRITTEN.bonuses,
        valat=ValatForm.REPLACES,
        rows=tuple(
            BonusRow(Bonus.VALAT, 10, 20, row.games, Announcer.ANYONE, "cup")
            if row.bonus is Bonus.VALAT
            else row
            for row in _WRITTEN.bonuses.rows
        ),
    ),
    contras=replace(_WRITTEN.contras, self_in_trischaken=False),
    play=replace(
        _WRITTEN.play,
        pagat_in=(
            (Game.NEGATIVE, PagatRule.LAST_TAROCK),
            (Game.TRISCHAKEN, PagatRule.LAST_TAROCK),
        ),
    ),
    counting=_WRITTEN.counting,
    trischaken=replace(_WRITTEN.trischaken, form=TrischakenForm.TWO_HIGHEST_PAY),
    settling=replace(_WRITTEN.settling, doubled_deals=4),
    sources=_WRITTEN.sources,
)
