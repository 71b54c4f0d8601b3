"""Which contras count: said by a side that may, and not void (CO-16, PO-9a2, DE-9a2)."""

from __future__ import annotations

from engine.moves import Level, Post
from engine.parts import KingInSolo
from engine.rules.announcing import owner_of
from engine.state import GameState, Said, Spoken, Undertaking


def levels(
    state: GameState, undertaking: Undertaking, spoken: Spoken
) -> tuple[tuple[Post, Level], ...]:
    """The level that each doubled post has reached at the end of the round."""
    if are_all_void(state, undertaking):
        return ()
    reached: dict[Post, Level] = {}
    for said in spoken.said:
        if said.level is Level.PLAIN or said.post.is_own_loss:
            continue
        now = reached.get(said.post, Level.PLAIN)
        if said.level == now * 2 and _counts(state, undertaking, spoken, said):
            reached[said.post] = said.level
    return tuple(reached.items())


def are_all_void(state: GameState, undertaking: Undertaking) -> bool:
    """Whether the called card was found in the talon of a Solorufer and the dialect
    then voids every contra (PO-5d2, DE-5c2)."""
    is_void = state.dialect.calling.in_solo is KingInSolo.HALF_TO_DECLARER_CONTRAS_VOID
    return is_void and undertaking.contract.is_solo and lies_in_talon(state)


def lies_in_talon(state: GameState) -> bool:
    """Whether the called card was dealt to the talon."""
    return state.called in (*state.deal.talon[0], *state.deal.talon[1])


def _counts(state: GameState, undertaking: Undertaking, spoken: Spoken, said: Said) -> bool:
    if said.post.account is not None or not state.dialect.contras.partner_void:
        return True
    owner = owner_of(said.post, undertaking, spoken)
    is_own = state.is_on_declarer_side(said.seat) is state.is_on_declarer_side(owner)
    return is_own is (said.level is Level.RECONTRA)
