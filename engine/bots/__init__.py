"""Players for practice and measurement: each decides from its own view only."""
