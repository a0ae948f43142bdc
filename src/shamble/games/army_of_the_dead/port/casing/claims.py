"""What may be expected of a position that only this game knows."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.port.casing import expect_things, names
from shamble.family.port.casing.expect_things import ZoneFields
from shamble.family.position.state import Game
from shamble.port.casing import (
    Claim,
    Difference,
    Playing,
    as_counts,
    as_list,
    as_map,
    as_number,
    as_text,
    differs,
    find,
)

from ...sleepers import tokens_in
from ...timing import time_passed

IDLE_EXAMPLE: Final = "{resting: {A: {shambler: 1}}, trapped: none}"


def noise(play: Playing, wanted: Any) -> list[Difference]:
    """Where the one Noise token lies."""
    if not isinstance(wanted, str) or wanted == "none":
        return expect_things.noise(play, wanted)
    state = play.state
    there = [names.zone_name(state, zone) for zone, number in enumerate(state.noise) if number]
    return differs("noise", [names.zone_name(state, names.zone(state, as_text(wanted)))], there)


def sleepers(play: Playing, wanted: Any) -> list[Difference]:
    """Exactly where tokens lie, or how many in all."""
    state = play.state
    lying = [
        names.zone_name(state, zone)
        for zone in range(len(state.crowd))
        for _ in range(tokens_in(state, zone))
    ]
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs("sleepers", wanted, len(lying))
    named = [names.zone_name(state, names.zone(state, word)) for word in as_list(wanted)]
    return differs("sleepers", sorted(named), sorted(lying))


def idle(play: Playing, wanted: Any) -> list[Difference]:
    """Exactly which figures rest, or lie bound for this Zombie Phase or the next."""
    state: Game = play.state
    statuses = {word: [number] for word, number in state.rules.status_numbers.items()}
    statuses["trapped"] = [number for word, number in state.rules.status_numbers.items() if "trapped" in word]
    words = {word: at for at, word in enumerate(statuses)}
    found: list[Difference] = []
    for word, places in as_map(wanted, "idle", IDLE_EXAMPLE).items():
        numbers = list(statuses.values())[find("status", word, words)]
        expected = {
            names.zone_name(state, names.zone(state, place)): {
                state.rules.kinds[names.kind(state.rules, kind)].name: as_number(number, "idle")
                for kind, number in as_counts(here, f"idle: {word}", "{shambler: 1}").items()
            }
            for place, here in as_map(places, f"idle: {word}", "{A: {shambler: 1}}").items()
        }
        found += differs(f"idle: {word}", dict(sorted(expected.items())), lying_idle(state, numbers))
    return found


def lying_idle(state: Game, numbers: list[int]) -> dict[str, dict[str, int]]:
    """The figures with one of these statuses, by zone and kind."""
    found: dict[str, dict[str, int]] = {}
    for zone in range(len(state.crowd)):
        here: dict[str, int] = {}
        for kind in state.rules.kinds:
            number = sum(state.idle[status][zone * state.rules.kind_count + kind.index] for status in numbers)
            if number:
                here[kind.name] = number
        if here:
            found[names.zone_name(state, zone)] = here
    return dict(sorted(found.items()))


def time(play: Playing, wanted: Any) -> list[Difference]:
    """Where the Time token stands."""
    return differs("time", as_number(wanted, "time"), time_passed(play.state))


CLAIMS: Final[dict[str, Claim]] = {
    "noise": noise,
    "sleepers": sleepers,
    "idle": idle,
    "time": time,
}
ZONE_FIELDS: Final[ZoneFields] = {
    **expect_things.ZONE_FIELDS,
    "sleepers": lambda state, zone, value: (as_number(value, "sleepers"), tokens_in(state, zone)),
}

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "reserve": ("PARTS", "ZTYPE", "KILLCOUNT", "ACT"),
    "not offered": ("ACT",),
    "sleepers": ("SLEEPER",),
    "specialties": ("SPEC",),
    "decks": ("SETUP", "PARTS"),
    "time": ("MISSION",),
    "loads": ("MISSION",),
    "sees": ("LOS", "DEF"),
    "does not see": ("LOS", "DEF", "STATUE", "ELEVATOR"),
    "sees only": ("LOS", "DEF"),
    "range": ("LOS", "DEF", "ELEVATOR"),
    "path": ("MOVE", "ZMOVE", "DEF", "STATUE", "ELEVATOR"),
    "distance": ("MOVE", "ZMOVE", "DEF"),
    "noise": ("NOISE",),
    "spawns": ("SPAWN",),
    "personal": ("PERSOBJ", "KILLCOUNT", "MISSION", "SETUP"),
    "adrenaline": ("ADREN",),
    "cars": ("TRUCK",),
    "view shows": ("SETUP",),
    "mission": ("MISSION", "SETUP", "PERSOBJ"),
    "objectives": ("OBJ", "SETUP", "PERSOBJ"),
    "leader": ("COMP", "TRADE"),
    "vault": ("VAULT",),
    "challenge": ("VAULT",),
}
"""The topics of rules that claims ask the position about."""
