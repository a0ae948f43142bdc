"""The laboratory: rules as cases, simulations and measurements."""
