"""The player by rules of thumb: for every phase a short list of conditions with reasons."""

from engine.bots.thumb.choices import best_call, callable_cards, choose_half, choose_lay_away

__all__ = ["best_call", "callable_cards", "choose_half", "choose_lay_away"]
