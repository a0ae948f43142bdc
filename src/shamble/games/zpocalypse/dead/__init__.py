"""The dead: their figures, how they walk, whom they attack, the bunker breached."""
