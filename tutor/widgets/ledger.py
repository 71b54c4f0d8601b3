"""A hand's score sheet as a table: each line with its value and factors, who gets what.

The table is plain HTML, so that its heads and rows are read out as such; what is struck
out is struck for the eye, its amounts are in brackets (a stroke would hide their minus),
and it says why in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from html import escape

import streamlit as st

from engine.dialect import Dialect
from engine.scoring.ledger import Amount, Amounts, Entry, Ledger
from engine.seats import Seat
from tutor.session import Here
from tutor.widgets.hands import seat_name

_STYLE = """<style>
.ledger table { width: 100%; border-collapse: collapse; }
.ledger caption { text-align: left; padding-bottom: 0.4rem; }
.ledger th, .ledger td {
  padding: 0.4rem 0.3rem; vertical-align: top; text-align: left;
  border-bottom: 1px solid rgba(128, 128, 128, 0.4);
}
.ledger th { font-weight: 600; }
.ledger tbody th { font-weight: 400; }
.ledger .amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.ledger thead .amount { font-size: 0.8rem; }
.ledger thead small { font-size: 0.75rem; font-weight: 400; }
.ledger .amount del { text-decoration: none; opacity: 0.7; }
.ledger small { display: block; font-size: 0.85rem; }
.ledger tfoot th, .ledger tfoot td {
  font-weight: 700; border-bottom: 0; border-top: 2px solid currentcolor;
}
@media (max-width: 500px) {
  .ledger { font-size: 0.9rem; }
  .ledger thead .amount, .ledger thead small { font-size: 0.7rem; }
  .ledger th, .ledger td { padding: 0.35rem 0.15rem; }
}
</style>"""


def show_ledger(
    visitor: Here,
    ledger: Ledger,
    dialect: Dialect | None = None,
    roles: Mapping[Seat, str] | None = None,
) -> None:
    """The totals in a sentence, the sheet, and whether it balances.

    ``roles`` are words under the seats, such as who played; ``dialect`` is the table
    whose words are used, the visitor's own if no other is named.
    """
    at = dialect or visitor.dialect
    st.markdown(totals_line(visitor, ledger))
    st.html(ledger_html(visitor, ledger, at, roles or {}))
    if ledger.is_balanced:
        st.caption(visitor.tell("ledger-balanced"))
    else:
        told = "ledger-unbalanced" if at.settling.zero_sum else "ledger-only-winners"
        st.caption(visitor.tell(told))


def totals_line(visitor: Here, ledger: Ledger) -> str:
    """What each player gets in all, in a sentence, in the order of the sheet."""
    totals = ledger.totals
    return " · ".join(
        f"{seat_name(visitor, seat)} **{amount_text(totals[seat - 1])}**" for seat in Seat
    )


def amount_text(amount: Amount) -> str:
    """An amount with its sign, halves as such: ``+6``, ``−7½``, ``0``."""
    whole, rest = divmod(abs(Fraction(amount)), 1)
    digits = f"{whole or ''}½" if rest else str(whole)
    return digits if not amount else f"{'+' if amount > 0 else '−'}{digits}"


def ledger_html(visitor: Here, ledger: Ledger, at: Dialect, roles: Mapping[Seat, str]) -> str:
    """The sheet as HTML."""
    rows = "".join(_row(visitor, entry, at) for entry in ledger.entries)
    total = escape(visitor.tell("ledger-total"))
    return (
        f'{_STYLE}<div class="ledger"><table>'
        f"<caption>{escape(visitor.tell('ledger-caption'))}</caption>"
        f"<thead><tr>{''.join(_heads(visitor, roles))}</tr></thead><tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row">{total}</th>{_amounts(ledger.totals)}</tr></tfoot>'
        "</table></div>"
    )


def _heads(visitor: Here, roles: Mapping[Seat, str]) -> Iterator[str]:
    yield f'<th scope="col">{escape(visitor.tell("ledger-line"))}</th>'
    for seat in Seat:
        role = f"<small>{escape(roles[seat])}</small>" if seat in roles else ""
        name = escape(seat_name(visitor, seat))
        yield f'<th scope="col" class="amount">{name}{role}</th>'


def _row(visitor: Here, entry: Entry, at: Dialect) -> str:
    told = escape(visitor.say(entry.reason, at))
    factors = [visitor.say(reason, at) for reason, _ in entry.factors]
    worth = escape(" · ".join([visitor.tell("ledger-base", base=entry.base), *factors]))
    why = ""
    if entry.struck is not None:
        told, worth = f"<del>{told}</del>", f"<del>{worth}</del>"
        reason = escape(visitor.say(entry.struck, at))
        why = f"<small>{escape(visitor.tell('ledger-struck'))} {reason}</small>"
    line = f'<th scope="row">{told}<small>{worth}</small>{why}</th>'
    return f"<tr>{line}{_amounts(entry.amounts, is_struck=entry.struck is not None)}</tr>"


def _amounts(amounts: Amounts, *, is_struck: bool = False) -> str:
    texts = [amount_text(amount) for amount in amounts]
    told = [f"<del>({text})</del>" if is_struck else text for text in texts]
    return "".join(f'<td class="amount">{text}</td>' for text in told)
