"""The ground: tiles as they lie, steps, sight, ways across it."""
