"""A round and its turns: setup, phases, actions and what they cost."""
