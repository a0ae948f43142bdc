"""Zombie-survival board games, played for real on a computer."""
