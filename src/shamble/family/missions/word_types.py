"""How missions name things: zones, doors, buildings, zombies and cards as arguments of words."""

import difflib
from typing import Any, Final

from shamble.family.board.model import NO_BUILDING, NO_DOOR, Board
from shamble.family.position.printed import LEVEL_NAMES
from shamble.kernel.words import Argument, Number, Scope, Words, Wrong, brief, choice, constant, mistyped

LEAVING: Final = "leaving"
"""A trait of numbers that count who or what has left: a mission that asks for one has an Exit for leaving."""

HERE: Final = "here"
THERE: Final = "there"


def read_zone(scope: Scope, tree: Any) -> Number:
    """A zone: by name, or where something is happening."""
    if tree == HERE:
        actor = scope.fact("actor")
        return lambda state, facts: state.survivors[facts[actor]].zone
    if tree == THERE:
        zone = scope.fact("zone")
        return lambda state, facts: facts[zone]
    zones = read_zones(scope, tree)
    if len(zones) != 1:
        raise mistyped("zone", tree)
    return constant(zones[0])


def read_zones(scope: Scope, tree: Any) -> tuple[int, ...]:
    """Zones by name: one, several, or those the mission calls start, exit or spawn-start."""
    board: Board = scope.things["board"]
    found: list[int] = []
    for name in tree if isinstance(tree, list) else [tree]:
        if not isinstance(name, str):
            raise mistyped("zone", name)
        if name in scope.things["places"]:
            found.extend(scope.things["places"][name])
            continue
        try:
            found.append(board.zone_index(name))
        except KeyError:
            known = [part for zone in board.zones for part in zone.parts]
            close = difflib.get_close_matches(name, known, 1)
            told: dict[str, object] = {"name": name, "close": close[0] if close else "none"}
            raise Wrong("lint-unknown-zone", told) from None
    return tuple(found)


def read_colour(scope: Scope, tree: Any) -> int:
    """A colour of tokens, by its place among those of the game."""
    colours: tuple[str, ...] = scope.things["colours"]
    colour: int = choice("colour", colours)(scope, tree)
    return colour


def read_door(scope: Scope, tree: Any) -> int:
    """A door: the two zones it joins, or its colour."""
    if isinstance(tree, str):
        if tree not in scope.things["doors"]:
            raise Wrong("lint-unknown-door", {"name": tree})
        coloured: int = scope.things["doors"][tree]
        return coloured
    zones = read_zones(scope, tree)
    if len(zones) != 2:
        raise mistyped("door", tree)
    door = scope.things["board"].door_between(zones[0], zones[1])
    if door == NO_DOOR:
        raise Wrong("lint-unknown-door", {"name": brief(tree)})
    found: int = door
    return found


def read_building(scope: Scope, tree: Any) -> int:
    """A building, by any of its rooms."""
    zones = read_zones(scope, tree)
    board: Board = scope.things["board"]
    buildings = {board.zones[zone].building for zone in zones}
    if len(buildings) != 1 or NO_BUILDING in buildings:
        raise Wrong("lint-no-building", {"name": brief(tree)})
    return buildings.pop()


def read_kinds(scope: Scope, tree: Any) -> tuple[int, ...]:
    """Kinds of zombies: of one type or name, or of several."""
    types: dict[str, tuple[int, ...]] = scope.things["types"]
    found: list[int] = []
    for name in tree if isinstance(tree, list) else [tree]:
        if not isinstance(name, str) or name not in types:
            raise Wrong("lint-unknown-type", {"name": brief(name), "choices": ", ".join(types)})
        found.extend(types[name])
    return tuple(found)


def read_kind(scope: Scope, tree: Any) -> int:
    """One kind of zombie that has a reserve of figures."""
    kinds = read_kinds(scope, tree)
    if len(kinds) != 1:
        raise mistyped("zombie", tree)
    return kinds[0]


def read_card(scope: Scope, tree: Any) -> int:
    """A card by its printed name: the index of its type."""
    cards = scope.things["cards"]
    if not isinstance(tree, str) or tree not in cards:
        raise Wrong("lint-unknown-card", {"name": brief(tree)})
    index: int = cards[tree].index
    return index


def read_piles(scope: Scope, tree: Any) -> tuple[bool, bool]:
    """Where a card is fetched from: the deck, the discards, or the first of both that has one."""
    options = {"deck": (True, False), "discards": (False, True), "either": (True, True)}
    if tree not in options:
        told: dict[str, object] = {"wanted": "piles", "value": brief(tree), "choices": ", ".join(options)}
        raise Wrong("lint-argument-choice", told)
    return options[tree]


def read_deck(scope: Scope, tree: Any) -> int:
    """A deck by its name, by its place among those of the game."""
    decks: tuple[str, ...] = scope.things["decks"]
    deck: int = choice("deck", decks)(scope, tree)
    return deck


def add_types(words: Words) -> None:
    words.type("zone", read_zone)
    words.type("zones", read_zones)
    words.type("door", read_door)
    words.type("building", read_building)
    words.type("zombies", read_kinds)
    words.type("zombie", read_kind)
    words.type("card", read_card)
    words.type("piles", read_piles)
    words.type("colour", read_colour)
    words.type("level", choice("level", LEVEL_NAMES))
    words.type("deck", read_deck)


ZONE: Final = Argument("zone", "zone")
ZONES: Final = Argument("zones", "zones")
COLOUR: Final = Argument("colour", "colour")
ANY_COLOUR: Final = Argument("colour", "colour", True)
BUILDING_OF: Final = Argument("building", "building")
DOOR: Final = Argument("door", "door")
CARD: Final = Argument("card", "card")
