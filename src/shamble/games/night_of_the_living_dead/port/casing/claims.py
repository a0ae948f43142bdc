"""What may be expected of a position that only this game knows."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.board.kinds import GAP
from shamble.family.board.model import NO_DOOR
from shamble.family.port.casing import names
from shamble.family.position.state import Game
from shamble.port.casing import Claim, Difference, Playing, as_list, as_map, as_text, differs

from ...spawns import drawing_order, token_names


def fittings(play: Playing, wanted: Any) -> list[Difference]:
    """What stands in a way: door, barricade, stairs, none."""
    state: Game = play.state
    found: list[Difference] = []
    for word, value in as_map(wanted, "fittings", "{A|R: barricade}").items():
        one, other = [names.zone(state, part.strip()) for part in word.split("|")]
        passage = state.rules.board.door_between(one, other)
        there = GAP if passage == NO_DOOR else state.rules.fittings[state.fittings[passage]].name
        found += differs(f"fittings: {word}", as_text(value), there)
    return found


def spawns(play: Playing, wanted: Any) -> list[Difference]:
    """The active Spawn Zones in drawing order; or exactly which tokens lie where."""
    state: Game = play.state
    if isinstance(wanted, dict):
        colours = {token: name.split()[0] for name, token in token_names(state, 0).items()}
        lying: dict[str, list[str]] = {}
        for token, zone in enumerate(state.spawns):
            if zone >= 0:
                lying.setdefault(names.zone_name(state, zone), []).append(colours[token])
        expected = {
            names.zone_name(state, names.zone(state, word)): sorted(as_text(one) for one in as_list(value))
            for word, value in wanted.items()
        }
        return differs("spawns", expected, {zone: sorted(tokens) for zone, tokens in lying.items()})
    named = [names.zone_name(state, names.zone(state, word)) for word in as_list(wanted)]
    order = [token for token in drawing_order(state) if state.spawning >> token & 1]
    return differs("spawns", named, [names.zone_name(state, state.spawns[token]) for token in order])


CLAIMS: Final[dict[str, Claim]] = {"fittings": fittings, "spawns": spawns}

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "sees": ("LOS", "DEF", "MISSION"),
    "does not see": ("LOS", "DEF", "MISSION"),
    "sees only": ("LOS", "DEF", "MISSION"),
    "range": ("LOS", "DEF", "MISSION"),
    "path": ("MOVE", "ZMOVE", "DEF", "MISSION"),
    "distance": ("MOVE", "ZMOVE", "DEF", "MISSION"),
    "decks": ("PARTS", "SETUP", "TUNE", "COMBINE", "SEARCH"),
    "discards": ("COMBINE", "SEARCH", "INV"),
    "reserve": ("PARTS",),
    "seat": ("SETUP", "PARTS"),
    "at": ("SETUP", "MISSION"),
    "health": ("ZATK", "MODE"),
    "mode": ("MODE", "SETUP"),
    "skills": ("MODE", "ADREN", "SETUP", "SKILL"),
    "has skills": ("MODE", "ADREN", "SKILL"),
    "lacks skills": ("MODE", "ADREN", "SKILL"),
    "actions": ("MODE", "ROUND"),
    "level": ("ADREN", "SETUP"),
    "adrenaline": ("ADREN", "SETUP", "ULTRA"),
    "wounds": ("SETUP",),
    "hand": ("INV", "SETUP"),
    "backpack": ("INV",),
    "carries": ("INV", "PARTS", "SETUP", "COMBINE"),
    "objectives": ("OBJ", "MISSION"),
    "fittings": ("BARRICADE", "DEF", "MISSION", "PARTS"),
    "doors": ("DOOR", "BARRICADE"),
    "open": ("DOOR", "BARRICADE", "BREAKER"),
    "closed": ("DOOR", "BARRICADE", "BREAKER"),
    "spawns": ("SPAWN",),
    "cars": ("CAR",),
    "ending": ("WIN", "MISSION"),
    "result": ("WIN", "MISSION"),
    "not offered": ("COMBINE", "ACT"),
    "no events": ("ROUND",),
}
"""The topics of rules that claims ask the position about."""
