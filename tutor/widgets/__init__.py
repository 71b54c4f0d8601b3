"""What several screens show: cards, ledgers, reasons, charts."""
