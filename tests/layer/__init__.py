"""The Harbour, a small game over Zombicide 2nd Edition: what the family offers a layer, all in one folder."""
