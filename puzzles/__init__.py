"""Puzzles: posed from whole hands, answered and explained by the engine."""
