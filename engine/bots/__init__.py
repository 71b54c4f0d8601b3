"""Players: each sees what its seat may know, and says why it does what it does."""

from engine.bots.player import Bot, Decision, play_deal
from engine.bots.random_bot import RandomBot
from engine.bots.sampling import SamplingBot
from engine.bots.selfplay import play_contract
from engine.bots.thumb.player import ThumbBot

__all__ = ["Bot", "Decision", "RandomBot", "SamplingBot", "ThumbBot", "play_contract", "play_deal"]
