"""A squad: its numbers, its cards, its abilities, what it loses and how it comes back."""
