"""Victory points: the tracker, Daily Goals, the final score."""
