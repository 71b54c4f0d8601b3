"""What a hand is worth at a table: simulated, corrected by play, and explained."""
