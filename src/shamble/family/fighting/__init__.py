"""Attacks of survivors."""
