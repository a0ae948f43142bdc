"""What sensible players of this game like to do: shut, build, combine, search the right deck, drive."""

from typing import Final

from shamble.family.fighting.facts import target_zone
from shamble.family.moving.cars import may_drive
from shamble.family.moving.seats import is_driver
from shamble.family.playing.reading import reached
from shamble.family.position.state import Game
from shamble.family.verb_traits import AT_ZONE
from shamble.family.vocabulary import (
    CHANGE_SEAT,
    DRIVE,
    DRIVE_FAST,
    GET_IN,
    GET_OUT,
    MISSION,
    OPEN,
    REORGANISE,
    SEARCH,
    TAKE,
)
from shamble.kernel.action import actor_of, verb_of, x_of, y_of

from ..printed import kinds_that
from ..vocabulary import BUILD, CLOSE, COMBINE
from .driving import car_goal, is_wanted_aboard
from .house import (
    CLOSER,
    is_at_home,
    is_outside,
    is_window,
    leads_out,
    meeting_place,
    parted,
    shelter,
    shut_in_thought,
)
from .hunting import wants_levels
from .things import brings_something, deck_worth, is_carried, is_fire_wanted, making_worth

WORTH: Final = {CLOSE: -2.0, BUILD: 9.0, MISSION: 3.0, GET_OUT: -2.0}
"""What speaks for an action by itself; the family takes off 3 for verbs that it does not know."""

IN_VAIN: Final = 60.0
"""What the family takes off for an attack on a zone without any of the dead."""

NEAR: Final = 2
"""So far off Ghouls are a reason to shut a window."""


def leaning(state: Game, option: int) -> float:
    """What else speaks for an action, or against it."""
    verb, who = verb_of(option), actor_of(option)
    score = WORTH.get(verb, 0.0)
    if verb == CLOSE:
        score += shutting_worth(state, who, x_of(option))
    elif verb == COMBINE:
        score += making_worth(state, who, x_of(option), y_of(option))
    elif verb == SEARCH:
        score += deck_worth(state, who, x_of(option))
    elif verb == TAKE and is_carried(state, x_of(option)):
        score += 9.0
    elif verb == TAKE and brings_something(state, x_of(option)):
        score += 5.0
    elif verb == REORGANISE and is_fire_wanted(state, who):
        held = [state.rules.cards[card] for card in state.survivors[who].hand]
        score += 9.0 if not any([card.blast for card in held]) else 0.0
    elif verb == OPEN:
        score += opening_worth(state, x_of(option))
    elif verb in (GET_IN, CHANGE_SEAT, DRIVE, DRIVE_FAST):
        score += car_worth(state, who, option)
    elif state.rules.has_trait(option, AT_ZONE):
        score += striking_worth(state, option)
    return score


def striking_worth(state: Game, option: int) -> float:
    """Fire drives Spawn tokens away even if no Ghoul is there; kills count where the Scene counts them."""
    zone = target_zone(option)
    if state.rules.cards[x_of(option)].blast and lies_there(state, zone):
        return 9.0 if state.crowd[zone] else 9.0 + IN_VAIN
    return 1.5 if state.crowd[zone] and wants_levels(state) else 0.0


def lies_there(state: Game, zone: int) -> bool:
    """Whether a Spawn token lies in a zone, and the white one elsewhere."""
    return zone in state.spawns and zone != state.spawns[0]


def shutting_worth(state: Game, who: int, passage: int) -> float:
    """Good if the Scene wants it, or if the dead are near; bad with friends outside."""
    door = state.rules.board.doors[passage]
    here = state.survivors[who].zone
    beyond = door.b if door.a == here else door.a
    if shut_in_thought(state, passage):
        late = [me for me in state.survivors if me.zone >= 0 and not is_at_home(state, me.zone)]
        return (
            12.0
            if not late or not shelter(state) or not leads_out(state, passage) or is_window(state, passage)
            else -6.0
        )
    place = meeting_place(state)
    if place >= 0:
        return 10.0 if parted(state, passage, place) else -6.0
    if any([me.zone == beyond or is_outside(state, me.zone) for me in state.survivors if me.zone >= 0]):
        return -6.0
    far = state.topology.distance
    zones = range(len(state.crowd))
    crowd = sum([state.crowd[zone] for zone in zones if state.crowd[zone] and far(zone, beyond) <= NEAR])
    return 7.5 if crowd and leads_out(state, passage) else -4.0


def opening_worth(state: Game, passage: int) -> float:
    """What is shut to keep the dead out stays shut, as long as the Scene is better off with that."""
    after = state.clone()
    after.open_doors |= 1 << passage
    if reached(after) < reached(state) - CLOSER:
        return -15.0
    door = state.rules.board.doors[passage]
    count = state.rules.kind_count
    for kind in kinds_that(state, "holds"):
        if state.zombies[door.a * count + kind] or state.zombies[door.b * count + kind]:
            return 4.0  # somebody has to
    return -1.5 * (state.crowd[door.a] + state.crowd[door.b])


def car_worth(state: Game, who: int, option: int) -> float:
    """In when it is time to go, the wheel first; then straight for where the car is wanted."""
    if not is_wanted_aboard(state):
        return -3.0
    verb, seats = verb_of(option), state.rules.seats_of_cars
    if verb == GET_IN:
        return 11.0 if seats[y_of(option) - 1].drives else 10.0
    if verb == CHANGE_SEAT:
        driven = any([is_driver(state, me) for me in state.survivors])
        return 8.0 if x_of(option) == who and not driven else -3.0
    goal = car_goal(state)
    waiting = sum([1 for me in state.survivors if me.zone >= 0 and me.ride == 0])
    if goal < 0 or waiting or not may_drive(state, who):
        return -3.0
    end = y_of(option) if verb == DRIVE_FAST else x_of(option)
    gain = state.topology.distance(state.cars[0], goal) - state.topology.distance(end, goal)
    return 6.0 + 2.0 * gain if gain > 0 else -6.0
