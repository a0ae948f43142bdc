"""The kinds of things that people name in actions: survivors, zones, cards, doors, kinds, skills, tokens.

For each of them a row says how everything of its kind is called, and what a survivor might think of.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from shamble.family.fighting.weapons import sight_of
from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.kernel.action import ARG_MASK
from shamble.kernel.rows import ArgumentKind

if TYPE_CHECKING:
    from shamble.family.rules import Rules

NO_CARD_WORDS = {"card": "", "tool": "bare-hands", "card-or-nothing": "nothing"}
"""Kinds of card arguments, and the word for no card where there may be none."""


def actor_names(state: Game) -> Mapping[str, int]:
    """Survivors by name."""
    return {state.rules.characters[s.character].name: i for i, s in enumerate(state.survivors)}


def cards(state: Game, actor: int) -> dict[str, int]:
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


def zones(state: Game, actor: int) -> dict[str, int]:
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


def doors(state: Game, actor: int) -> dict[str, int]:
    """Doors by the two zones they join, in either order, under any of their names."""
    found: dict[str, int] = {}
    for door in state.rules.board.doors:
        found[door.name] = door.index
        for part in _spellings(state, door.a):
            for other in _spellings(state, door.b):
                found.setdefault(f"{part}|{other}", door.index)
                found.setdefault(f"{other}|{part}", door.index)
    return found


def with_nothing(state: Game, actor: int) -> dict[str, int]:
    """Cards, and the word for none."""
    found = cards(state, actor)
    found[NO_CARD_WORDS["card-or-nothing"]] = ARG_MASK
    return found


def tools(state: Game, actor: int) -> dict[str, int]:
    """Cards, and bare hands."""
    found = cards(state, actor)
    found[NO_CARD_WORDS["tool"]] = ARG_MASK
    return found


def survivors(state: Game, actor: int) -> dict[str, int]:
    """Survivors by name."""
    return dict(actor_names(state))


def kinds(state: Game, actor: int) -> dict[str, int]:
    """The dead by kind."""
    return {row.name: row.index for row in state.rules.kinds}


def skills(state: Game, actor: int) -> dict[str, int]:
    """Skills as printed."""
    return {row.name: index for index, row in enumerate(state.rules.skills)}


def characters(state: Game, actor: int) -> dict[str, int]:
    """Identity cards."""
    return {row.name: row.index for row in state.rules.characters}


def zombie_cards(state: Game, actor: int) -> dict[str, int]:
    """Zombie cards by the number printed on them."""
    return {f"#{number}": number for number in state.rules.zombie_cards}


def mission_actions(state: Game, actor: int) -> dict[str, int]:
    """What only this mission knows to do."""
    return {row.name: i for i, row in enumerate(state.rules.mission.actions)}


def objectives(state: Game, actor: int) -> dict[str, int]:
    """Objectives, counted from one."""
    return {str(i + 1): i for i in range(len(state.objectives))}


def crates(state: Game, actor: int) -> dict[str, int]:
    """Crates, counted from one."""
    return {str(i + 1): i for i in range(len(state.crates))}


def cars(state: Game, actor: int) -> dict[str, int]:
    """The mission's cars."""
    return {row.name: i for i, row in enumerate(state.rules.mission.cars)}


def places(state: Game, actor: int) -> dict[str, int]:
    """Where one can sit in a car."""
    return {seat.name: number for number, seat in enumerate(state.rules.seats_of_cars, 1)}


def colours(state: Game, actor: int) -> dict[str, int]:
    """The colours of tokens."""
    return {name: i for i, name in enumerate(state.rules.mission.colour_names())}


def decks(state: Game, actor: int) -> dict[str, int]:
    """The decks of the game."""
    return {name: number for number, name in enumerate(state.rules.decks)}


def reactions(state: Game, actor: int) -> dict[str, int]:
    """What cards and skills do when something happens."""
    return {row.name: number for number, row in enumerate(state.rules.handler_rows)}


# --- one name


def zone_name(state: Game, actor: int, value: int) -> str:
    """A zone as the map calls it."""
    return state.rules.board.zones[value].name


def door_name(state: Game, actor: int, value: int) -> str:
    """A door by the zones it joins."""
    return state.rules.board.doors[value].name


def card_name(state: Game, actor: int, value: int) -> str:
    """A card; of several copies that somebody holds, which one."""
    rules = state.rules
    if value == ARG_MASK:
        return ""
    if actor < len(state.survivors):
        survivor = state.survivors[actor]
        held = survivor.hand + survivor.pack
        if value in held:
            name = rules.cards[value].name
            copies = [card for card in sorted(held) if rules.cards[card].name == name]
            at = copies.index(value)
            return f"{name} {at + 1}" if at else name
    for name, number in cards(state, actor).items():
        if number == value:
            return name
    return str(value)


def card_name_or_nothing(state: Game, actor: int, value: int) -> str:
    """A card, or the word for none."""
    return card_name(state, actor, value) or NO_CARD_WORDS["card-or-nothing"]


def tool_name(state: Game, actor: int, value: int) -> str:
    """A card, or bare hands."""
    return card_name(state, actor, value) or NO_CARD_WORDS["tool"]


# --- what a survivor might think of


def zones_near(state: Game, who: int) -> list[int]:
    """Neighbouring zones, those behind a closed door, and those that are seen."""
    me = state.survivors[who]
    seen = sight_of(state, kit_of(state, me)).seen_zones[me.zone]
    found = {*state.topology.neighbours[me.zone], *seen}
    for door in doors_near(state, who):
        row = state.rules.board.doors[door]
        found |= {row.a, row.b} - {me.zone}
    return sorted(found)


def cards_carried(state: Game, who: int) -> list[int]:
    """What the survivor carries."""
    me = state.survivors[who]
    return list(me.hand + me.pack)


def survivors_near(state: Game, who: int) -> list[int]:
    """Who stands in the same zone; else everybody else."""
    others = [i for i, other in enumerate(state.survivors) if i != who]
    here = [i for i in others if state.survivors[i].zone == state.survivors[who].zone]
    return here or others or [who]


def doors_near(state: Game, who: int) -> list[int]:
    """The doors of the zone."""
    return list(state.rules.doors_at[state.survivors[who].zone])


def objectives_near(state: Game, who: int) -> list[int]:
    """The objectives of the zone."""
    return [i for i, zone in enumerate(state.objectives) if zone == state.survivors[who].zone]


def crates_near(state: Game, who: int) -> list[int]:
    """The crates of the zone."""
    return [i for i, zone in enumerate(state.crates) if zone == state.survivors[who].zone]


def all_mission_actions(state: Game, who: int) -> list[int]:
    """Everything that the mission knows to do."""
    return list(range(len(state.rules.mission.actions)))


ARGUMENT_KINDS: Final = (
    ArgumentKind("zone", zones, zone_name, zones_near),
    ArgumentKind("card", cards, card_name, cards_carried),
    ArgumentKind("tool", tools, tool_name, cards_carried),
    ArgumentKind("card-or-nothing", with_nothing, card_name_or_nothing),
    ArgumentKind("survivor", survivors, None, survivors_near),
    ArgumentKind("door", doors, door_name, doors_near),
    ArgumentKind("kind", kinds),
    ArgumentKind("skill", skills),
    ArgumentKind("character", characters),
    ArgumentKind("zombie-card", zombie_cards),
    ArgumentKind("mission-action", mission_actions, None, all_mission_actions),
    ArgumentKind("objective", objectives, None, objectives_near),
    ArgumentKind("crate", crates, None, crates_near),
    ArgumentKind("car", cars),
    ArgumentKind("place", places),
    ArgumentKind("colour", colours),
    ArgumentKind("reaction", reactions),
    ArgumentKind("deck", decks),
)
