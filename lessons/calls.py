"""Auctions as lessons write them: ``opening P2:bettler P3:pass``, and ``above``.

A word is ``pass``, ``hold``, ``vorhand`` or a contract by its canonical name. So that
one step serves every table, ``opening`` is what forehand says there before the others:
"Vorhand", or a pass, or nothing; and the call that is asked about may be ``above``,
``same`` or ``below``: the rung next to the bid that stands.
"""

from __future__ import annotations

from engine.dialect import Dialect
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.parts import FirstWord
from engine.seats import FOREHAND, Seat
from puzzles.auctions import Calls, auction_after, rungs

_WORDS: dict[str, Move] = {"pass": Pass(), "hold": Hold(), "vorhand": Vorhand()}
_STEPS = {"above": 1, "same": 0, "below": -1}


def calls(dialect: Dialect, written: str) -> Calls:
    """The words of an auction at that table.

    Raises Refused for a contract that it lacks, ValueError for an unreadable word.
    """
    return tuple(pair for token in written.split() for pair in _said(dialect, token))


def _said(dialect: Dialect, token: str) -> Calls:
    if token == "opening":  # noqa: S105 - a word of the auction
        return _opening(dialect)
    seat, colon, word = token.partition(":")
    if not colon or seat not in Seat.__members__:
        message = f"{token!r} is no call; write P2:pass or P2:bettler"
        raise ValueError(message)
    return ((Seat[seat], _move(dialect, word)),)


def _opening(dialect: Dialect) -> Calls:
    match dialect.auction.first_word:
        case FirstWord.SPEAKS_LAST:
            return ()
        case FirstWord.VORHAND:
            return ((FOREHAND, Vorhand()),)
        case FirstWord.PASS_RETURNS | FirstWord.BID_OR_PASS:
            return ((FOREHAND, Pass()),)


def _move(dialect: Dialect, word: str) -> Move:
    return _WORDS.get(word) or Bid(dialect.contract(word))


def call(dialect: Dialect, said: Calls, written: str) -> Move:
    """The word that is asked about after these.

    Raises Refused for a contract that the table lacks, ValueError where no bid stands
    or the ladder ends.
    """
    if written not in _STEPS:
        return _move(dialect, written)
    standing, ladder = auction_after(dialect, said).standing, rungs(dialect)
    if standing is None:
        message = f"nothing stands that a bid could be {written}"
        raise ValueError(message)
    place = ladder.index(standing.contract) + _STEPS[written]
    if not 0 <= place < len(ladder):
        message = f"nothing on the ladder is {written} {standing.contract.name}"
        raise ValueError(message)
    return Bid(ladder[place])
