"""The names people write in actions: survivors, zones, cards, doors, kinds, skills."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from shamble.family.missions.mission import COLOUR_NAMES
from shamble.family.position.state import Game
from shamble.kernel.action import ARG_MASK

if TYPE_CHECKING:
    from shamble.family.rules import Rules

NO_CARD_WORDS = {"card": "", "tool": "bare-hands", "card-or-nothing": "nothing"}
"""Kinds of card arguments, and the word for no card where there may be none."""


def actor_names(state: Game) -> Mapping[str, int]:
    """Survivors by name."""
    return {state.rules.characters[s.character].name: i for i, s in enumerate(state.survivors)}


def _cards(state: Game, actor: int) -> dict[str, int]:
    """Cards by printed name; a second copy is `Name 2`. What the actor holds counts first."""
    rules = state.rules
    found = dict(_all_cards(rules))
    if actor < len(state.survivors):
        held = state.survivors[actor].hand + state.survivors[actor].pack
        for name in {rules.cards[card].name for card in held}:
            copies = [card for card in range(len(rules.cards)) if rules.cards[card].name == name]
            mine = sorted([card for card in copies if card in held])
            for at, card in enumerate([*mine, *[card for card in copies if card not in held]]):
                found[f"{name} {at + 1}" if at else name] = card
    return found


def _all_cards(rules: "Rules") -> dict[str, int]:
    """All cards of the game by name, numbered in order; made once for each rule set."""
    if not rules.card_names:
        counts: dict[str, int] = {}
        for card, printed in enumerate(rules.cards):
            counts[printed.name] = number = counts.get(printed.name, 0) + 1
            rules.card_names[printed.name if number == 1 else f"{printed.name} {number}"] = card
    return rules.card_names


def _zones(state: Game) -> dict[str, int]:
    """Zones by their public names, by any of their parts, with or without the tile's place, and by labels."""
    found: dict[str, int] = {}
    board = state.rules.board
    for zone in board.zones:
        found[zone.name] = zone.index
    for zone in board.zones:
        for name in _spellings(state, zone.index):
            found.setdefault(name, zone.index)
    return found


def _spellings(state: Game, zone: int) -> list[str]:
    """Every name of a zone."""
    board = state.rules.board
    parts = board.zones[zone].parts
    labels = [board.labels[zone]] if zone < len(board.labels) else []
    return [*parts, *[part.partition(":")[2] for part in parts if ":" in part], *labels]


def names(state: Game, kind: str, actor: int) -> Mapping[str, int]:
    """Everything of a kind that an action may name."""
    rules = state.rules
    if kind == "zone":
        return _zones(state)
    if kind in NO_CARD_WORDS:
        found = _cards(state, actor)
        if NO_CARD_WORDS[kind]:
            found[NO_CARD_WORDS[kind]] = ARG_MASK
        return found
    if kind == "survivor":
        return actor_names(state)
    if kind == "door":
        doors: dict[str, int] = {}
        for door in rules.board.doors:
            doors[door.name] = door.index
            for part in _spellings(state, door.a):
                for other in _spellings(state, door.b):
                    doors.setdefault(f"{part}|{other}", door.index)
                    doors.setdefault(f"{other}|{part}", door.index)
        return doors
    if kind == "kind":
        return {row.name: row.index for row in rules.kinds}
    if kind == "skill":
        return {row.name: index for index, row in enumerate(rules.skills)}
    if kind == "character":
        return {row.name: row.index for row in rules.characters}
    if kind == "zombie-card":
        return {f"#{number}": number for number in rules.zombie_cards}
    if kind == "mission-action":
        return {row.name: i for i, row in enumerate(rules.mission.actions)}
    if kind == "objective":
        return {str(i + 1): i for i in range(len(state.objectives))}
    if kind == "crate":
        return {str(i + 1): i for i in range(len(state.crates))}
    if kind == "car":
        return {row.name: i for i, row in enumerate(rules.mission.cars)}
    if kind == "place":
        return {seat.name: number for number, seat in enumerate(rules.seats_of_cars, 1)}
    if kind == "colour":
        return {name: i for i, name in enumerate(COLOUR_NAMES)}
    return {}


def name_of(state: Game, kind: str, actor: int, value: int) -> str:
    """The name to write for one thing."""
    rules = state.rules
    if kind == "zone":
        return rules.board.zones[value].name
    if kind == "door":
        return rules.board.doors[value].name
    if kind in NO_CARD_WORDS and actor < len(state.survivors):
        survivor = state.survivors[actor]
        held = survivor.hand + survivor.pack
        if value in held:
            name = rules.cards[value].name
            copies = [card for card in sorted(held) if rules.cards[card].name == name]
            at = copies.index(value)
            return f"{name} {at + 1}" if at else name
    for name, number in names(state, kind, actor).items():
        if number == value:
            return name
    return str(value)
