"""Cards on the screen: faces, a hand to choose from, tricks and piles."""
