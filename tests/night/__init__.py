"""Night of the Living Dead: what is in the box and on its scenes, counted and read off one by one."""
