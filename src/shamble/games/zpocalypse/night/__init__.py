"""The Combat phase: rounds, turns, and what a squad may do in its turn."""
