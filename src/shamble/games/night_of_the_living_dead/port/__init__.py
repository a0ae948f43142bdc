"""Night of the Living Dead for the rest of the product: a game of the family over Second Edition."""

from pathlib import Path

from shamble.family.port.port import FamilyPort
from shamble.family.port.watch import Scene, Traces
from shamble.family.port.wording import family_wording
from shamble.port.casing import Casing
from shamble.port.wording import NAMED, Kind, Wording

from ..printed import COLOURS
from ..rules import NAME, rules_book
from ..spawns import WHITE_NAME
from ..words import night_words

TEAM = ("Barbra", "Ben", "Harry", "Helen", "Judy", "Tom")


def night_wording() -> Wording:
    """What the family's texts speak of, and what only this game has."""
    wording = family_wording()
    colours = [*wording.kinds["colour"].names, *COLOURS]
    wording.kinds["colour"] = Kind(NAMED, ["colour-*"], names=colours)
    wording.kinds["spawn-colour"] = Kind(NAMED, ["spawn-colour-*"], names=[*colours, WHITE_NAME])
    wording.args["spawn_colour"] = "spawn-colour"
    return wording


def night_casing() -> Casing:
    """What is its own in the casebook."""
    from .casing import CASING

    return CASING


PORT = FamilyPort(
    NAME,
    Path(__file__).parents[1],
    rules_book,
    parent="zombicide-2e",
    mood="night",
    words="night",
    mission_words=night_words,
    wording=night_wording,
    casing=night_casing,
    traced=Traces(60, ((), ("ultrared",)), on_doors=0),
    scene=Scene("NL1", TEAM),
)
