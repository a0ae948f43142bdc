"""What squads build: sandbags, traps, walls, gates, lookouts."""
