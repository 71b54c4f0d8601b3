"""The cards one cannot see, dealt again and again as they may lie."""

from engine.evaluate.sampling.layouts import layouts
from engine.evaluate.sampling.worlds import worlds

__all__ = ["layouts", "worlds"]
