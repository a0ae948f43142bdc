"""What a survivor can do in its turn, one module for each kind of action."""
