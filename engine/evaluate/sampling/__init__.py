"""The cards one cannot see, dealt again and again as they may lie."""

from engine.evaluate.sampling.habits import by_habit
from engine.evaluate.sampling.layouts import Likely, evenly, layouts
from engine.evaluate.sampling.worlds import worlds

__all__ = ["Likely", "by_habit", "evenly", "layouts", "worlds"]
