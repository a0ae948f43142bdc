"""Night of the Living Dead: a layer over Zombicide 2nd Edition."""
