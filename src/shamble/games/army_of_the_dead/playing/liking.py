"""What sensible players of this game like to do: against Sleepers, with Explosives, the Truck and cards."""

from typing import Final

from shamble.family.fighting.facts import target_zone
from shamble.family.moving.cars import may_drive
from shamble.family.moving.seats import is_driver
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.playing.reading import melee_rate, threat
from shamble.family.position.state import PLAYED, Game
from shamble.family.round.allowance import left
from shamble.family.verb_traits import AT_ZONE, TRAVEL
from shamble.family.vocabulary import (
    CHANGE_SEAT,
    DRIVE,
    END,
    GET_IN,
    GET_OUT,
    MAKE_NOISE,
    MISSION,
    RALLY,
    REORGANISE,
    SEARCH,
    TAKE,
    TRADE,
)
from shamble.kernel.action import actor_of, verb_of, x_of, y_of

from ..personal import (
    CARDS,
    CONCENTRATED,
    FEEDING,
    SLEEPERS,
    counts_now,
    is_done,
    slot_of,
    token_of,
    word,
)
from ..sleepers import tokens_in
from ..vocabulary import (
    CHALLENGE,
    CLIP,
    CONCENTRATE_MELEE,
    CONCENTRATE_RANGED,
    ELIMINATE,
    INJECT,
    LAY,
    OPEN_VAULT,
    PERSONAL,
    THROW_EXPLOSIVE,
    TREAT,
)
from .answers import is_needed
from .errands import HUNTS, leaves_by_truck

COMPANY_WORTH: Final = 0.3
"""What each of two friends beside or next to somebody is worth on the way."""

CROWD_FEAR: Final = 0.6
"""How much somebody whose fall loses the game minds each Zombie in the next zone."""

WOKEN_BY_SEARCH: Final = 4.0
WOKEN_BY_TAKING: Final = 2.0
WOKEN_BY_NOISE: Final = 0.8
"""What speaks against an action for each token of Sleepers that it wakes."""

SPARED: Final = 7.0
PUT_TO_REST: Final = 3.2
FOR_THE_TOKEN: Final = 3.0
"""Eliminating Sleepers: as a card asks, at any time, and besides beside an Objective."""

RESCUE: Final = 4.0
RESCUE_OWNER: Final = 12.0
"""What it is worth to save a friend, and one whose fall loses the game."""

IN_PERIL: Final = 15.0
"""So much danger is likely to be the end of somebody."""

WORTH: Final = {
    CHALLENGE: 12.0,
    OPEN_VAULT: 15.0,
    PERSONAL: 11.0,
    RALLY: 12.0,
    MISSION: 5.0,
    CLIP: 5.5,
    LAY: -3.0,
    INJECT: 3.5,
    MAKE_NOISE: -2.0,
    REORGANISE: -2.0,
    GET_OUT: -2.0,
}
"""What speaks for an action by itself."""


def leaning(state: Game, option: int) -> float:
    """What else speaks for an action, or against it."""
    verb, who = verb_of(option), actor_of(option)
    me = state.survivors[who]
    score = WORTH.get(verb, 0.0)
    asleep = tokens_in(state, me.zone)
    if verb == SEARCH:
        score -= WOKEN_BY_SEARCH * asleep
        score += 2.0 if wants(state, who, CARDS) else 0.0
    elif verb == TAKE:
        score -= WOKEN_BY_TAKING * asleep
    elif verb == ELIMINATE:
        score += SPARED if wants(state, who, SLEEPERS) else PUT_TO_REST
        score += FOR_THE_TOKEN if me.zone in state.objectives else 0.0
    elif verb == TREAT:
        wounded = state.survivors[y_of(option)]
        score += 7.0 if kit_of(state, wounded).values[HEALTH] - wounded.wounds < 2 else -2.0
    elif verb == THROW_EXPLOSIVE:
        score += blast_worth(state, option)
    elif verb in (CONCENTRATE_MELEE, CONCENTRATE_RANGED):
        score += 3.0 if wants(state, who, CONCENTRATED) else 0.2
    elif verb == TRADE:
        score += 11.0 if brings_token(state, who, x_of(option)) else 0.0
    elif verb == END and wants(state, who, FEEDING):
        score += 3.0 if state.crowd[me.zone] > 2 else 0.0
    elif verb in (GET_IN, CHANGE_SEAT, DRIVE):
        score += truck_worth(state, option)
    elif verb == MISSION:
        score += 3.0
    if state.rules.has_trait(option, TRAVEL):
        zone = x_of(option)
        if is_dear(state, who):
            score -= CROWD_FEAR * state.crowd[zone]
        if zone != me.zone:
            score += rescue_worth(state, who, zone) + COMPANY_WORTH * min(2, friends_at(state, who, zone))
    if state.rules.has_trait(option, AT_ZONE):
        score -= WOKEN_BY_NOISE * sleepers_near(state, me.zone) * is_loud(state, option)
        slot = slot_of(state, who)
        if slot >= 0 and counts_now(state, slot) and word(state, slot, "goal") in HUNTS:
            score += 1.5
    return score


def is_dear(state: Game, who: int) -> bool:
    """Whether the game is lost if somebody falls."""
    return state.survivors[who].leader != PLAYED or slot_of(state, who) >= 0 or is_needed(state, who)


def friends_at(state: Game, who: int, zone: int) -> int:
    """How many others stand in a zone or next to it."""
    near = state.topology.neighbours[zone]
    return sum(
        [
            1
            for i, other in enumerate(state.survivors)
            if i != who and (other.zone == zone or other.zone in near)
        ]
    )


def rescue_worth(state: Game, who: int, zone: int) -> float:
    """What it is worth to stand by friends who would fall otherwise, if one can cut down what is there."""
    crowd = state.crowd[zone]
    if not crowd:
        return 0.0
    me = state.survivors[who]
    kills = max(0, left(kit_of(state, me), me) - 1) * melee_rate(state, me)
    worth = 0.0
    for i, other in enumerate(state.survivors):
        if i != who and other.zone == zone and threat(state, i, zone) >= IN_PERIL:
            worth = max(worth, RESCUE_OWNER if is_dear(state, i) else RESCUE)
    return worth * min(1.0, kills / crowd)


def wants(state: Game, who: int, goal: str) -> bool:
    """Whether a survivor's card asks for something and it would count now."""
    slot = slot_of(state, who)
    return slot >= 0 and counts_now(state, slot) and word(state, slot, "goal") == goal


def brings_token(state: Game, who: int, other: int) -> bool:
    """Whether somebody carries the token that the other one's card asks for."""
    slot = slot_of(state, other)
    if slot < 0 or is_done(state, slot):
        return False
    return token_of(state, slot) in state.survivors[who].tokens


def is_loud(state: Game, option: int) -> int:
    """Whether an attack would wake Sleepers."""
    kind = state.rules.kind_of_attack.get(verb_of(option), -1)
    mode = state.rules.cards[x_of(option)].modes[kind] if kind >= 0 else None
    return int(mode is not None and mode.noisy)


def sleepers_near(state: Game, zone: int) -> int:
    """How many tokens lie where noise from a zone would wake them."""
    found = tokens_in(state, zone)
    for near in state.topology.neighbours[zone]:
        found += tokens_in(state, near)
    return found


def blast_worth(state: Game, option: int) -> float:
    """Never among friends; at a crowd, or at somebody whom nothing else harms."""
    zone = target_zone(option)
    if any([me.zone == zone for me in state.survivors]):
        return -100.0
    return 1.2 * state.crowd[zone] - 1.0


def truck_worth(state: Game, option: int) -> float:
    """In when it is time to go, the wheel first; then straight for the exit."""
    if not leaves_by_truck(state) or not state.rules.mission.exits:
        return 0.0
    verb, who = verb_of(option), actor_of(option)
    if verb == GET_IN:
        seats = state.rules.seats_of_cars
        return 9.0 if seats[y_of(option) - 1].drives else 8.0
    if verb == CHANGE_SEAT:
        driven = any([is_driver(state, me) for me in state.survivors])
        drives = state.rules.seats_of_cars[x_of(option) - 1].drives
        return 7.0 if drives and not driven else 0.0
    aboard = sum([1 for me in state.survivors if me.ride > 0])
    left = sum([1 for me in state.survivors if me.zone >= 0 and me.leader == PLAYED])
    if aboard < min(4, left) or not may_drive(state, who):
        return 0.0
    goal = state.rules.mission.exits[0]
    gain = state.topology.distance(state.cars[0], goal) - state.topology.distance(x_of(option), goal)
    return 6.0 if gain > 0 else -4.0
