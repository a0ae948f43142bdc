"""Zombicide 2nd Edition for the rest of the product."""

from pathlib import Path

from shamble.family.port.port import FamilyPort

from .ruleset import NAME, rules_book

PORT = FamilyPort(NAME, Path(__file__).parent, rules_book, mood="night")
