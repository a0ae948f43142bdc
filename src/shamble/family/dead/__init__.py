"""The dead: figures, activation, spawning."""
