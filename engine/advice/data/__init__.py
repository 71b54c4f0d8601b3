"""What was measured in play, kept as tables: ``koenigrufen calibrate`` writes them."""
