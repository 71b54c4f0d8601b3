"""Fields of a form whose one truth is the address: each shows what the address holds,
and a change writes another address. Going back takes a change back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import streamlit as st

from engine.parts import Method
from tutor import outcomes, session
from tutor.outcomes import Draft
from tutor.session import Here

ADDRESS = "o"
"""The name in the address under which an outcome stands."""

Change = Callable[[Draft, Any], Draft]
"""From a draft and a field's new value to the changed draft."""

_RESTS = ("0", "1", "2")
_FRACTIONS = ("0", "⅓", "⅔")


@dataclass(frozen=True)
class Fields:
    """The fields for one visitor, at the table that is settled at."""

    here: Here
    draft: Draft

    def tell(self, message: str, **args: object) -> str:
        """A text in the words of the table."""
        return self.here.tell(message, **args)

    def segments(
        self,
        key: str,
        label: str,
        options: Sequence[Any],
        value: object,
        told: Callable[[Any], str],
        change: Change,
    ) -> None:
        """One of a few, side by side."""
        shown = value if value in options else None
        st.segmented_control(
            label, options, format_func=told, required=True, **self._bound(key, shown, change)
        )

    def select(
        self,
        key: str,
        label: str,
        options: Sequence[Any],
        value: object,
        told: Callable[[Any], str],
        change: Change,
    ) -> None:
        """One of many, in a list that opens."""
        shown = value if value in options else options[0]
        st.selectbox(label, options, format_func=told, **self._bound(key, shown, change))

    def pills(
        self,
        key: str,
        label: str,
        options: Sequence[Any],
        values: Sequence[Any],
        told: Callable[[Any], str],
        change: Change,
    ) -> None:
        """Any of several."""
        shown = [value for value in values if value in options]
        st.pills(
            label,
            options,
            selection_mode="multi",
            format_func=told,
            **self._bound(key, shown, change),
        )

    def number(self, key: str, label: str, most: int, value: int | None, change: Change) -> None:
        """A whole number up to ``most``; empty until something is written."""
        shown = value if value is not None and 0 <= value <= most else None
        st.number_input(
            label,
            min_value=0,
            max_value=most,
            value=None,
            step=1,
            width=205,
            placeholder="–",
            **self._bound(key, shown, change),
        )

    def points(self, key: str, label: str, value: int | None, change: Change) -> None:
        """Card points: whole ones, and thirds or Blatt beside them."""
        whole, rest = (None, 0) if value is None else divmod(value, 3)

        def with_whole(draft: Draft, number: int | None) -> Draft:
            return change(draft, None if number is None else 3 * number + rest)

        def with_rest(draft: Draft, number: str) -> Draft:
            return change(draft, 3 * (whole or 0) + int(number))

        with st.container(horizontal=True, vertical_alignment="bottom"):
            self.number(f"{key}-whole", label, 70, whole, with_whole)
            if outcomes.counts_whole(self.here.dialect):
                return
            blatt = self.here.dialect.counting.method is Method.BLATT
            self.segments(
                f"{key}-rest",
                self.tell("enter-blatt-rest" if blatt else "enter-thirds-rest"),
                _RESTS,
                str(rest),
                lambda one: one if blatt else _FRACTIONS[int(one)],
                with_rest,
            )

    def _bound(self, key: str, value: object, change: Change) -> dict[str, Any]:
        """What ties a widget to the address: its key, its value, what its change does."""
        name = f"settle-{key}"
        session.put_widget(name, value)

        def changed() -> None:
            asked = session.asked(ADDRESS)
            before = outcomes.load(asked) if asked else self.draft
            after = change(before, session.widget_value(name))
            session.ask_for(**{ADDRESS: outcomes.dump(after)})

        return {"key": name, "on_change": changed}
