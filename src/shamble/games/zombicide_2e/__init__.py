"""Zombicide 2nd Edition."""
