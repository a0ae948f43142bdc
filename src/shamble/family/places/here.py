"""What the zone itself offers to whoever stands in it."""

from shamble.family.carrying.food import eat, offer_food, refuse_eat
from shamble.family.carrying.searching import draw_found, look_through, refuse_search, search, sort_found
from shamble.family.missions.actions import mission_action, refuse_mission
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, FREE_SEARCH, SEARCHES, SEARCHES_STREETS
from shamble.family.places.doors import door_cost, offer_doors, open_door, refuse_open
from shamble.family.places.noise import make_some_noise, refuse_noise
from shamble.family.places.objectives import (
    offer_objectives,
    refuse_crate,
    refuse_take,
    take_crate,
    take_objective,
)
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, takes_one, takes_one_of
from shamble.family.round.limits import SEARCHES_MADE
from shamble.family.verb_traits import COSTLESS, KEEPS_STREAK, NEEDS_ACTION, NEEDS_CARDS, NEEDS_MISSION
from shamble.family.vocabulary import CRATE, MAKE_NOISE, MISSION, SEARCH
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of
from shamble.kernel.counters import used
from shamble.kernel.rows import Verb


def offer_search(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Searching, where nothing keeps the survivor from it."""
    zone = me.zone
    if (
        not state.crowd[zone]
        and (state.rules.board.zones[zone].kind.search or kit.values[SEARCHES_STREETS])
        and (kit.values[ACTIONS] > me.spent or can_pay(kit, me, FREE_SEARCH))
        and used(state, SEARCHES_MADE, who) < kit.values[SEARCHES]
    ):
        out.append(SEARCH | who << ACTOR_SHIFT)


def search_cost(state: Game, action: int) -> int:
    """What a search takes."""
    me = state.survivors[actor_of(action)]
    return takes_one_of(kit_of(state, me), me, FREE_SEARCH)


def offer_take(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """The objectives of the zone."""
    if me.zone in state.objectives and kit.values[ACTIONS] > me.spent:
        offer_objectives(state, who, out)


def offer_crate(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """A crate of the zone: all of them are alike."""
    if me.zone in state.crates and kit.values[ACTIONS] > me.spent:
        out.append(CRATE | who << ACTOR_SHIFT | state.crates.index(me.zone) << X_SHIFT)


def offer_noise(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Making noise, which is possible everywhere."""
    if kit.values[ACTIONS] > me.spent:
        out.append(MAKE_NOISE | who << ACTOR_SHIFT)


def offer_mission(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """What the mission adds."""
    actions = state.rules.mission.actions
    if actions and kit.values[ACTIONS] > me.spent:
        for number, extra in enumerate(actions):
            if extra.condition(state, (who,)):
                out.append(MISSION | who << ACTOR_SHIFT | number << X_SHIFT)


VERBS = (
    Verb("search", offer_search, search, refuse_search, "Z2-SEARCH-01", cost=search_cost),
    Verb("open", offer_doors, open_door, refuse_open, "Z2-DOOR-01", "door", "tool", cost=door_cost),
    Verb(
        "take",
        offer_take,
        take_objective,
        refuse_take,
        "Z2-OBJ-01",
        "objective",
        traits=(NEEDS_ACTION,),
        cost=takes_one,
    ),
    Verb(
        "crate",
        offer_crate,
        take_crate,
        refuse_crate,
        "Z2-OBJ-04",
        "crate",
        traits=(NEEDS_ACTION,),
        cost=takes_one,
    ),
    Verb(
        "noise",
        offer_noise,
        make_some_noise,
        refuse_noise,
        "Z2-ACT-01",
        traits=(NEEDS_ACTION,),
        cost=takes_one,
    ),
    Verb(
        "eat",
        offer_food,
        eat,
        refuse_eat,
        "Z2-EQUIP-14",
        "card",
        traits=(COSTLESS, KEEPS_STREAK, NEEDS_CARDS),
    ),
    Verb(
        "mission",
        offer_mission,
        mission_action,
        refuse_mission,
        "Z2-OBJ-01",
        "mission-action",
        traits=(NEEDS_ACTION, NEEDS_MISSION),
        cost=takes_one,
    ),
)
PROCEDURES = {"searching": (draw_found, look_through, sort_found)}
