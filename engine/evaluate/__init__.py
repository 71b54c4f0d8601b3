"""What a hand is worth: counts and shapes, each itemised."""
