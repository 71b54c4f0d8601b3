"""What may be done, and why not: one module for each phase of the game."""
