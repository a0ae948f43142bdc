"""Going somewhere: on foot and by car."""
