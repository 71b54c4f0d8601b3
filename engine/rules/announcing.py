"""The round of announcements and contras."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine import rulebook as rb
from engine.cards import SKUS
from engine.contracts import Bonus, Game, Title
from engine.moves import (
    GAME,
    Announce,
    AnnounceTricks,
    Contra,
    Good,
    Level,
    Move,
    Post,
)
from engine.parts import Announcer, Doubling, ValatForm
from engine.reasons import Reason, Verdict
from engine.seats import Seat
from engine.state import Announcing, Said, Spoken, Undertaking
from engine.view import View, target

AIMS = (Title.PICCOLO, Title.ZWICCOLO, Title.TRICCOLO)
_LEVELS = (Level.CONTRA, Level.RECONTRA, Level.SUBCONTRA)


def judge_announcing(view: View, phase: Announcing) -> Verdict[Move]:
    """Everything that could be said, each with the reasons against saying it now.

    Whether it is wise is not asked: odd combinations are legal (GT-8q).
    """
    moves: dict[Move, tuple[Reason, ...]] = {Good(): ()}
    for bonus in Bonus:
        moves[Announce(bonus)] = _given(_against_announcing(view, phase, bonus))
    if view.dialect.auction.parallel_piccolo:
        for title in AIMS:
            moves[AnnounceTricks(title)] = _given(_against_aim(view, phase, title))
    for post in posts(view, phase):
        for level in _LEVELS:
            moves[Contra(post, level)] = _given(_against_contra(view, phase, post, level))
    return Verdict(moves)


def has_anything_to_say(view: View, undertaking: Undertaking) -> bool:
    """Whether the round takes place at all: not where nothing exists to be said (CO-19)."""
    contract, dialect = undertaking.contract, view.dialect
    rows = [dialect.bonuses.row(bonus, contract) for bonus in Bonus]
    if any(row is not None and row.announcer is not Announcer.NOBODY for row in rows):
        return True
    if contract.game is Game.NEGATIVE and dialect.auction.parallel_piccolo:
        return True
    return doubling(view, undertaking) is not Doubling.NONE


def doubling(view: View, undertaking: Undertaking) -> Doubling:
    """How contras bind in this game."""
    contras = view.dialect.contras
    match undertaking.contract.game:
        case Game.NEGATIVE:
            return contras.negative
        case Game.TRISCHAKEN:
            return Doubling.FOR_ONESELF if contras.self_in_trischaken else Doubling.NONE
        case Game.BLACK | Game.SUIT:
            return contras.positive
        case _:
            assert_never(undertaking.contract.game)


def posts(view: View, phase: Announcing) -> tuple[Post, ...]:
    """What could be doubled: the game or its accounts, and what is announced."""
    undertaking = phase.table.undertaking
    announced = tuple(Post(bonus=bonus) for bonus in phase.spoken.announced)
    if undertaking.contract.game is Game.TRISCHAKEN:
        return tuple(Post(account=seat, is_own_loss=True) for seat in Seat)
    if doubling(view, undertaking) is Doubling.FOR_ONESELF:
        others = [seat for seat in Seat if seat is not undertaking.declarer]
        return tuple(Post(account=seat) for seat in others)
    return (GAME, *announced)


def _given(reason: Reason | None) -> tuple[Reason, ...]:
    return () if reason is None else (reason,)


def _against_announcing(view: View, phase: Announcing, bonus: Bonus) -> Reason | None:
    row = view.dialect.bonuses.row(bonus, phase.table.undertaking.contract)
    if row is None:
        return rb.ANNOUNCE_UNKNOWN(bonus=bonus)
    if row.announcer is Announcer.NOBODY:
        return rb.ANNOUNCE_NEVER(bonus=bonus)
    earlier = phase.spoken.announcer(bonus)
    if earlier is not None:
        return rb.ANNOUNCE_ONCE(bonus=bonus, seat=earlier)
    if not phase.is_first_turn and not view.dialect.bonuses.late_announcements:
        return rb.ANNOUNCE_FIRST_TURN()
    return _against_announcer(view, row.announcer, bonus) or _beside_valat(view, phase, bonus)


def _against_announcer(view: View, announcer: Announcer, bonus: Bonus) -> Reason | None:
    """Who may announce; a called card left in an open talon is lost to all (CO-13)."""
    card, _ = target(bonus, view.called)
    was_left = card is not None and card in view.talon and card not in view.hand
    if bonus is Bonus.KING_ULTIMO and was_left:
        return rb.ANNOUNCE_KING_LEFT(card=card)
    if announcer is Announcer.HOLDER and (card is None or card not in view.hand):
        return rb.ANNOUNCE_HOLDER(bonus=bonus)
    if announcer is Announcer.DECLARER_SIDE and view.side_of(view.seat) is not True:
        return rb.ANNOUNCE_DECLARER_SIDE(bonus=bonus)
    return None


def _beside_valat(view: View, phase: Announcing, bonus: Bonus) -> Reason | None:
    """Where a Valat multiplies the game, Trull and kings are not announced beside it,
    nor in one turn with it (PO-8h2)."""
    if view.dialect.bonuses.valat is not ValatForm.MULTIPLIES_GAME:
        return None
    excluded = (Bonus.TRULL, Bonus.FOUR_KINGS)
    if bonus in excluded and phase.spoken.announcer(Bonus.VALAT) is not None:
        return rb.ANNOUNCE_BESIDE_VALAT(bonus=bonus)
    own = [
        one.post.bonus
        for one in phase.spoken.said
        if one.turn == phase.number and one.level is Level.PLAIN
    ]
    if bonus is Bonus.VALAT and any(one in excluded for one in own):
        return rb.ANNOUNCE_BESIDE_VALAT(bonus=bonus)
    return None


def _against_aim(view: View, phase: Announcing, title: Title) -> Reason | None:
    """Aiming at tricks beside a Piccolo, once each (PO-4g, PO-19b)."""
    contract = phase.table.undertaking.contract
    if contract.title is not Title.PICCOLO or contract.ouvert:
        return rb.AIM_UNKNOWN()
    if view.seat is phase.table.undertaking.declarer:
        return rb.AIM_NOT_DECLARER()
    if view.seat in dict(phase.spoken.aims):
        return rb.AIM_ONCE()
    if not phase.is_first_turn:
        return rb.ANNOUNCE_FIRST_TURN()
    is_barred = title is Title.PICCOLO and SKUS in view.hand
    return rb.BID_SKUS_IN_PICCOLO() if is_barred else None


def _against_contra(view: View, phase: Announcing, post: Post, level: Level) -> Reason | None:
    undertaking = phase.table.undertaking
    if doubling(view, undertaking) is Doubling.NONE or _aims_are_on(view, phase):
        return rb.CONTRA_UNKNOWN()
    if post.is_own_loss:
        return _against_own_loss(view, phase, post, level)
    if post.account is not None:
        reason = _against_account(view, phase, post.account, level)
    else:
        reason = _against_side(view, phase, post, level)
    return reason or _against_moment(view, phase, post, level)


def _aims_are_on(view: View, phase: Announcing) -> bool:
    """Where several aim at their own number of tricks nothing is doubled (PO-19b)."""
    return view.dialect.auction.parallel_piccolo and bool(phase.spoken.aims)


def _against_own_loss(view: View, phase: Announcing, post: Post, level: Level) -> Reason | None:
    if level is not Level.CONTRA:
        return rb.CONTRA_UNKNOWN()
    if post.account is not view.seat:
        return rb.CONTRA_OTHER_ACCOUNT()
    if any(one.post == post for one in phase.spoken.said):
        return rb.CONTRA_SAID(level=level)
    return None if phase.is_first_turn else rb.CONTRA_TOO_LATE()


def _against_account(view: View, phase: Announcing, account: Seat, level: Level) -> Reason | None:
    """On one opponent's account only he doubles, and only the declarer answers."""
    is_declarer = view.seat is phase.table.undertaking.declarer
    if level is Level.RECONTRA:
        return None if is_declarer else rb.CONTRA_OTHER_SIDE()
    return None if view.seat is account else rb.CONTRA_OTHER_ACCOUNT()


def _against_side(view: View, phase: Announcing, post: Post, level: Level) -> Reason | None:
    """Contra and sub come from the side against the post, re from its own (CO-16).

    Where sides are hidden a player may double the own side, in vain, as long as the
    table does not know (PO-9a2, DE-9a2).
    """
    owner = owner_of(post, phase.table.undertaking, phase.spoken)
    own, its = view.side_of(view.seat), view.side_of(owner)
    if level is Level.RECONTRA:
        return rb.CONTRA_OTHER_SIDE() if its is not None and own is not its else None
    if view.seat is owner:
        return rb.CONTRA_OWN_POST()
    if not view.dialect.contras.sides_are_stated:
        own, its = view.table_side_of(view.seat), view.table_side_of(owner)
    return rb.CONTRA_OWN_SIDE() if its is not None and own is its else None


def owner_of(post: Post, undertaking: Undertaking, spoken: Spoken) -> Seat:
    """Whose post it is: the declarer's game, or a bonus of who announced it."""
    announcer = None if post.bonus is None else spoken.announcer(post.bonus)
    return announcer or undertaking.declarer


def _against_moment(view: View, phase: Announcing, post: Post, level: Level) -> Reason | None:
    said = [one for one in phase.spoken.said if one.post == post]
    if any(one.level is level and _surely_counts(view, phase, one) for one in said):
        return rb.CONTRA_SAID(level=level)
    below = [one.turn for one in said if one.level * 2 == level]
    arose = [-1] if level is Level.CONTRA and post.bonus is None else below
    if not arose:
        return rb.CONTRA_NOTHING_TO_TOP(level=level)
    is_late = dict(phase.turns_of).get(view.seat, -1) > max(arose)
    if view.dialect.bonuses.late_announcements:
        is_late = False
    return rb.CONTRA_TOO_LATE() if is_late else None


def _surely_counts(view: View, phase: Announcing, said: Said) -> bool:
    """Whether this seat knows that a contra was said by a side that may say it."""
    if said.post.account is not None or not view.dialect.contras.partner_void:
        return True
    its = view.side_of(owner_of(said.post, phase.table.undertaking, phase.spoken))
    theirs = view.side_of(said.seat)
    if its is None or theirs is None:
        return False
    return (its is theirs) is (said.level is Level.RECONTRA)


Saying = Announce | AnnounceTricks | Contra | Good
"""What is said in the round."""


def after_saying(phase: Announcing, move: Saying) -> Announcing | None:
    """The round after something was said in it; nothing, when it is over. Whether it was
    allowed is not asked here."""
    match move:
        case Announce(bonus=bonus):
            return _with(phase, Said(phase.turn, Post(bonus=bonus), Level.PLAIN, phase.number))
        case Contra(post=post, level=level):
            return _with(phase, Said(phase.turn, post, level, phase.number))
        case AnnounceTricks(title=title):
            aims = (*phase.spoken.aims, (phase.turn, title))
            return replace(phase, spoken=replace(phase.spoken, aims=aims), has_said=True)
        case Good():
            return _after_good(phase)
        case _:
            assert_never(move)


def _with(phase: Announcing, said: Said) -> Announcing:
    spoken = replace(phase.spoken, said=(*phase.spoken.said, said))
    return replace(phase, spoken=spoken, has_said=True)


def _after_good(phase: Announcing) -> Announcing | None:
    """The turn is over, and perhaps the round: three quiet turns after the last word,
    four if there was none (CO-14, GT-8r). In Trischaken each speaks once (PO-9c2)."""
    quiet = 0 if phase.has_said else phase.quiet + 1
    has_begun = phase.has_said or any(one.turn >= 0 for one in phase.spoken.said)
    has_begun = has_begun or bool(phase.spoken.aims)
    turns = {**dict(phase.turns_of), phase.turn: phase.number}
    once_only = phase.table.undertaking.contract.game is Game.TRISCHAKEN
    if len(turns) == 4 if once_only else quiet == (3 if has_begun else 4):
        return None
    return replace(
        phase,
        turn=phase.turn.next(),
        number=phase.number + 1,
        quiet=quiet,
        has_said=False,
        turns_of=tuple(turns.items()),
    )
