"""The four seats and the order of play."""

from __future__ import annotations

from enum import IntEnum


class Seat(IntEnum):
    """A place at the table, counted in order of play: P1 is forehand, P4 the dealer
    (GT-1a, PO-1, AL-1, DE-1)."""

    P1 = 1
    P2 = 2
    P3 = 3
    P4 = 4

    def next(self, places: int = 1) -> Seat:
        """The seat that many places on in order of play."""
        return Seat((self - 1 + places) % 4 + 1)

    def __str__(self) -> str:
        return self.name


FOREHAND, DEALER = Seat.P1, Seat.P4
