"""What a door or a barricade changes before anybody touches it: what is seen, and where the dead would go.

Worked out by the rulings that move the dead, from the position as it stands and from one in which only that
passage stands otherwise. What else comes of it, such as zombies behind a door, is not foretold.
"""

from __future__ import annotations

from shamble.family.board.model import UNREACHABLE
from shamble.family.dead.ways import ways_to
from shamble.family.position.state import Game
from shamble.kernel.action import actor_of, verb_of, x_of

from . import messages

DOOR = "door"

Way = tuple[list[int], int, list[int], bool]
"""Their goals, how far the nearest is, the next zones, and whether something closed holds them up there."""


def forecast(state: Game, action: int) -> messages.PassagePreview | None:
    """The change that opening, closing or building brings; None for whatever is no such thing."""
    rules = state.rules
    verb = rules.verbs.get(verb_of(action))
    if verb is None or verb.x != DOOR:
        return None
    zone = state.survivors[actor_of(action)].zone
    after = state.clone()
    after.open_doors ^= 1 << x_of(action)
    after.topology = rules.board.topology(after.open_doors, rules.sight)
    now, then = ways_of(state), ways_of(after)
    changed = sorted([place for place in now if now[place] != then[place]], key=lambda it: now[it][1])
    return messages.PassagePreview(
        x_of(action),
        seen_from(state, zone),
        seen_from(after, zone),
        [crowd(state, place, now[place], then[place]) for place in changed],
    )


def seen_from(state: Game, zone: int) -> list[int]:
    """The other zones that are seen from one."""
    return [other for other in state.topology.seen_zones[zone] if other != zone]


def ways_of(state: Game) -> dict[int, Way]:
    """Where the dead of each zone would go if they acted now."""
    rules = state.rules
    on, view = rules.roads(state), rules.outlook(state)
    found: dict[int, Way] = {}
    for zone, number in enumerate(state.crowd):
        if not number:
            continue
        goals = rules.goals(state, zone, view)[0]
        places = [place for place in range(goals.bit_length()) if goals >> place & 1]
        steps = min([on.distance(zone, place) for place in places], default=UNREACHABLE)
        next_zones = [way for way in ways_to(state, on, zone, goals) if way != zone]
        held = [rules.lands(state, zone, way) == zone for way in next_zones]
        found[zone] = (
            places,
            steps if steps != UNREACHABLE else -1,
            next_zones,
            bool(held) and all(held),
        )
    return found


def crowd(state: Game, zone: int, now: Way, then: Way) -> messages.CrowdChange:
    """What becomes of the dead of a zone."""
    at = zone * state.rules.kind_count
    dead = {
        kind.slug: state.zombies[at + kind.index]
        for kind in state.rules.kinds
        if state.zombies[at + kind.index]
    }
    return messages.CrowdChange(zone, dead, messages.CrowdWay(*now), messages.CrowdWay(*then))
