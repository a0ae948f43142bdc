"""A position: the state, its names, what is printed, saves."""
