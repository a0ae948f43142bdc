"""The game in a terminal: map, numbered answers, undo, saves. What it reads and writes can be replaced."""
