"""Survivors: kits, danger levels, wounds, companions."""
