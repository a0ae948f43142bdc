"""Content files of the Zombicide games: cards, zombies, skills, survivors, tiles, missions."""
