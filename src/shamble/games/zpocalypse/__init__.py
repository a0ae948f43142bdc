"""Zpocalypse: squads of survivors by day and by night, on the kernel with phases of its own."""
