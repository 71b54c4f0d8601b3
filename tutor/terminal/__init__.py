"""The terminal: what is typed in, read; and answers, as text or for machines."""
