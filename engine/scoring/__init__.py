"""What a hand was worth: outcomes, and the ledger that says who gets what and why."""
