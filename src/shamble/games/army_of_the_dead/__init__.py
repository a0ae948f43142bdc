"""Army of the Dead."""
