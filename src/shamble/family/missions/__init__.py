"""Missions: goals, special rules and their words."""
