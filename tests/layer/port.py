"""The Harbour for the rest of the product: a game of the family that builds on Zombicide 2nd Edition."""

from pathlib import Path

from shamble.family.port.port import FamilyPort
from shamble.family.port.wording import family_wording
from shamble.port.wording import LIST, NAMED, Kind, Wording

from .rules import NAME, harbour_words, rules_book


def harbour_wording() -> Wording:
    """What the family's texts speak of, and the marks of the hook dice."""
    wording = family_wording()
    wording.kinds.update({"mark": Kind(NAMED, ["hook-*"]), "marks": Kind(LIST, of="mark")})
    wording.args.update({"mark": "mark", "marks": "marks", "hooks": "number"})
    return wording


PORT = FamilyPort(
    NAME,
    Path(__file__).parent,
    rules_book,
    parent="zombicide-2e",
    mission_words=harbour_words,
    wording=harbour_wording,
)
