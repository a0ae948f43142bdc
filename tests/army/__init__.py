"""Army of the Dead: what is in the box and on its sheets, counted and read off one by one."""
