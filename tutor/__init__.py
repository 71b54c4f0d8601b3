"""The app: screens, words, progress and the terminal."""
