"""How the family's games are played well: a player that looks one step ahead, and how it reads a position."""
