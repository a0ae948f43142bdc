"""The phases of a day before its night."""
