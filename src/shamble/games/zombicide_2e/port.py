"""Zombicide 2nd Edition for the rest of the product."""

from pathlib import Path

from shamble.family.port.port import FamilyPort
from shamble.family.port.watch import Scene

from .ruleset import NAME, rules_book

TEAM = ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")

PORT = FamilyPort(NAME, Path(__file__).parent, rules_book, mood="zombicide", scene=Scene("M1", TEAM))
