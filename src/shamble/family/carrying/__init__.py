"""Carried things: hands, searching, trading, food, tokens."""
