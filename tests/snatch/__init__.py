"""Snatch, a small card game in a folder of its own: what the kernel and the product offer any game."""
