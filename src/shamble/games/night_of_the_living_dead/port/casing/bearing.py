"""Which rules are borne by what lies and stands on the table, whether anything happens or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shamble.family.board.kinds import DOOR, GAP
from shamble.family.position.printed import ORANGE, YELLOW, CardType
from shamble.family.position.state import ELIMINATED, Game, Survivor
from shamble.kernel.game import pending

from ...ground import BARRICADE, STAIRS
from ...printed import ROMERO, kinds_that
from ...sides import is_haunted

GROUND: Final = {
    "open": ("NL-DEF-04", "NL-LOS-01"),
    "room": ("NL-DEF-03", "NL-LOS-03"),
    "corn": tuple([f"NL-CORN-{number:02}" for number in range(1, 6)]),
    "woods": tuple([f"NL-WOODS-{number:02}" for number in range(1, 7)]),
}
"""What a zone of a kind bears."""

OPENINGS: Final = ("NL-DEF-02", "NL-DEF-05")
PASSAGES: Final = {
    GAP: (*OPENINGS, "NL-BARRICADE-02", "NL-MISSION-05", "NL-BARRICADE-04"),
    DOOR: (*OPENINGS, "NL-DOOR-02", "NL-DOOR-03", "NL-DOOR-05", "NL-BREAKER-07"),
    BARRICADE: (
        *OPENINGS,
        "NL-BARRICADE-01",
        "NL-BARRICADE-05",
        "NL-BARRICADE-07",
        "NL-BREAKER-07",
        "NL-LOS-07",
    ),
    STAIRS: ("NL-DEF-02", "NL-BARRICADE-04", "NL-BARRICADE-05", "NL-BARRICADE-06", "NL-BREAKER-07"),
}
"""What stands in a passage bears."""

TEAM: Final = ("NL-SETUP-01", "NL-SETUP-15")
GHOULS: Final = ("NL-MOVE-06", "NL-ZTYPE-01", "NL-ZTYPE-02", "NL-SEARCH-02", "NL-DEF-01")
BREAKERS: Final = ("NL-BREAKER-03", "NL-BREAKER-05")
HAUNTED: Final = ("NL-RELATIVE-02", "NL-RELATIVE-03", "NL-MODE-02")
ROMERO_SIDE: Final = ("NL-MODE-01", "NL-MODE-03", "NL-MODE-10", "NL-SEARCH-04", "NL-COMBINE-07")
ZOMBICIDE_SIDE: Final = ("NL-MODE-01", "NL-MODE-05", "NL-MODE-10", "NL-SEARCH-05")
CAR: Final = tuple(
    [f"NL-CAR-{number:02}" for number in (1, 2, 7, 10, 11, 12, 17, 18, 20, 21)] + ["NL-TUNE-05"]
)
SCENE: Final = {
    "building": ("NL-BARRICADE-02", "NL-MISSION-05"),
    "search": ("NL-SEARCH-08", "NL-MISSION-04"),
    "mode": ("NL-MISSION-02",),
}
"""What a field of the sheet bears."""

WEAPON: Final = ("NL-EQUIP-09", "NL-EQUIP-19")
EXTRA: Final = ("NL-COMBINE-01", "NL-COMBINE-02", "NL-COMBINE-04", "NL-EQUIP-10")
OF_ONE_MODE: Final = ("NL-COMBINE-06", "NL-COMBINE-07")
SNIPER: Final = ("NL-EQUIP-16", "NL-EQUIP-17")


def borne(state: Any) -> Iterator[str]:
    """The rules of the ground, of passages, Ghouls, sides, the Scene and cards."""
    asked = pending(state)
    if asked is not None:
        yield from state.rules.cited_by.get(asked.name, ())
    if state.rules.options.seats > 1:
        yield from TEAM
    yield from on_the_board(state)
    yield from of_the_scene(state)
    for me in state.survivors:
        yield from of_somebody(state, me)


def on_the_board(state: Game) -> Iterator[str]:
    """Zones, what stands between them, Ghouls, the car, Spawn tokens."""
    rules = state.rules
    for zone in rules.board.zones:
        yield from GROUND.get(zone.kind.name, ())
    for number in state.fittings:
        yield from PASSAGES.get(rules.fittings[number].name, ())
    if any(link.door < 0 for link in rules.board.links):
        yield from PASSAGES[GAP]
    if any(floor.name for floor in rules.board.floors):
        yield "NL-BARRICADE-06"
    if any(state.crowd):
        yield from GHOULS
    if any(any(state.zombies[kind :: rules.kind_count]) for kind in kinds_that(state, "breaks")):
        yield from BREAKERS
    if is_haunted(state):
        yield from HAUNTED
    if state.cars:
        yield from CAR
    if state.spawns:
        yield "NL-SPAWN-05"


def of_the_scene(state: Game) -> Iterator[str]:
    """What the sheet says."""
    mission = state.rules.mission
    for name, rules in SCENE.items():
        if name in mission.own:
            yield from rules
    if mission.board.tiles:
        yield "NL-MISSION-01"
    if mission.goals or mission.defeats or mission.actions or mission.triggers:
        yield from ("NL-MISSION-02", "NL-MISSION-03")
    if mission.goals:
        yield "NL-WIN-01"
    if mission.defeats:
        yield "NL-WIN-04"
    if mission.cars:
        yield "NL-MISSION-06"
    if state.rules.constants["ultrared"]:
        yield from ("NL-TUNE-05", "NL-ULTRA-01", "NL-ULTRA-04")
    if state.rules.options.tiers:
        yield from ("NL-TUNE-01", "NL-TUNE-02", "NL-TUNE-03", "NL-TUNE-04", "NL-TUNE-05")


def of_somebody(state: Game, me: Survivor) -> Iterator[str]:
    """The side that is in force, and the cards carried."""
    yield from ROMERO_SIDE if state.rules.side(state, me) == ROMERO else ZOMBICIDE_SIDE
    if me.level >= YELLOW:
        yield "NL-MODE-04" if state.rules.side(state, me) == ROMERO else "NL-MODE-06"
    if me.level >= ORANGE:
        yield "NL-MODE-09"
    if me.zone == ELIMINATED:
        yield "NL-WIN-02"
    for index in me.skills:
        yield from state.rules.skills[index].rules
    for card in me.hand + me.pack:
        yield from on_card(state.rules.cards[card])
        if state.emptied >> card & 1:
            yield "NL-EQUIP-11"


def on_card(card: CardType) -> Iterator[str]:
    """What a card bears: the rules of its symbols."""
    yield from WEAPON if card.is_weapon() else ("NL-EQUIP-10",)
    if card.facts.get("made-of"):
        yield from EXTRA
        yield from ("NL-TORCH-02",) if card.facts.get("keeps") else ()
    if card.facts.get("mode"):
        yield from OF_ONE_MODE
    if card.facts.get("outside"):
        yield "NL-MOLOTOV-02"
    if card.reload:
        yield "NL-EQUIP-11"
    if card.skills and card.is_weapon():
        yield from SNIPER
