"""Army of the Dead for the rest of the product: a game of the family that builds on Second Edition."""

from pathlib import Path

from shamble.family.port.port import Chance, FamilyPort
from shamble.family.port.watch import Scene, Traces
from shamble.family.port.wording import family_wording
from shamble.port.casing import Casing
from shamble.port.wording import NAMED, ONE_MORE, Kind, Wording

from ..printed import COLOURS, SPECIALTIES
from ..rules import NAME, rules_book
from ..words import army_words

TEAM = ("Scott", "Kate", "Dieter", "Cruz", "Guzman", "Martin")


def army_wording() -> Wording:
    """What the family's texts speak of, and what only this game has."""
    wording = family_wording()
    wording.kinds.update({"pack": Kind(ONE_MORE), "player": Kind(ONE_MORE)})
    wording.args.update({"pack": "pack", "player": "player"})
    wording.kinds["specialty"] = Kind(
        NAMED, ["specialty-*"], names=[name.lower().replace(" ", "-") for name in SPECIALTIES]
    )
    wording.args.update({"specialty": "specialty", "face": "number", "before": "number"})
    colours = wording.kinds["colour"].names
    wording.kinds["colour"] = Kind(
        NAMED, ["colour-*"], names=[*colours, *[colour.name for colour in COLOURS]]
    )
    wording.special["option-change"] = {"face": "number", "other": "number"}
    wording.special["event-order-drawn"] = {"card": "number"}
    wording.special["event-specialist-missing"] = {"specialty": "skill"}
    wording.args.update({"sleeper_value": "number", "value": "number", "placed": "number", "bound": "number"})
    return wording


def army_casing() -> Casing:
    """What is its own in the casebook."""
    from .casing import CASING

    return CASING


def army_chance() -> Chance:
    """How an attempt at the Challenge stands."""
    from .chances import chance_of

    return chance_of


PORT = FamilyPort(
    NAME,
    Path(__file__).parents[1],
    rules_book,
    parent="zombicide-2e",
    mood="army",
    words="army",
    mission_words=army_words,
    wording=army_wording,
    casing=army_casing,
    traced=Traces(60, ((), ("agreed-trades",)), on_doors=0),
    scene=Scene("AM1", TEAM),
    chance=army_chance,
)
