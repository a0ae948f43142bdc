"""Zombicide 2nd Edition for the rest of the product."""

from shamble.family.port.port import FamilyPort

from .ruleset import NAME

PORT = FamilyPort(NAME, mood="night")
