"""What stands around: doors, objectives, crates, noise."""
