"""What the zone itself offers to whoever stands in it."""

from shamble.family.carrying.food import eat, offer_food, refuse_eat
from shamble.family.carrying.searching import draw_found, refuse_search, search, sort_found
from shamble.family.missions.actions import mission_action, refuse_mission
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, FREE_SEARCH, SEARCHES, SEARCHES_STREETS
from shamble.family.places.doors import offer_doors, open_door, refuse_open
from shamble.family.places.noise import make_some_noise, refuse_noise
from shamble.family.places.objectives import (
    offer_objectives,
    refuse_crate,
    refuse_take,
    take_crate,
    take_objective,
)
from shamble.family.position.state import Game
from shamble.family.round.allowance import can_pay
from shamble.family.round.limits import SEARCH_MASK
from shamble.family.vocabulary import CRATE, MAKE_NOISE, MISSION, SEARCH
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT
from shamble.kernel.rows import Verb, offer_nothing


def offer_here(state: Game, who: int, out: list[int]) -> None:
    """What the zone itself offers: searching, objectives, crates, noise, and what the mission adds."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    values = kit.values
    zone = me.zone
    actor = who << ACTOR_SHIFT
    if (
        not state.crowd[zone]
        and (state.rules.board.zones[zone].kind.search or values[SEARCHES_STREETS])
        and (me.used & SEARCH_MASK) < values[SEARCHES]
        and can_pay(kit, me, FREE_SEARCH)
    ):
        out.append(SEARCH | actor)
    if values[ACTIONS] <= me.spent:
        return
    out.append(MAKE_NOISE | actor)
    if zone in state.objectives:
        offer_objectives(state, who, out)
    if zone in state.crates:
        out.append(CRATE | actor | state.crates.index(zone) << X_SHIFT)
    for number, extra in enumerate(state.rules.mission.actions):
        if extra.condition(state, (who,)):
            out.append(MISSION | actor | number << X_SHIFT)


VERBS = (
    Verb("search", offer_here, search, refuse_search, "Z2-SEARCH-01"),
    Verb("open", offer_doors, open_door, refuse_open, "Z2-DOOR-01", "door", "tool"),
    Verb("take", offer_nothing, take_objective, refuse_take, "Z2-OBJ-01", "objective"),
    Verb("crate", offer_nothing, take_crate, refuse_crate, "Z2-OBJ-04", "crate"),
    Verb("noise", offer_nothing, make_some_noise, refuse_noise, "Z2-ACT-01"),
    Verb("eat", offer_food, eat, refuse_eat, "Z2-EQUIP-14", "card"),
    Verb("mission", offer_nothing, mission_action, refuse_mission, "Z2-OBJ-01", "mission-action"),
)
COSTLESS = ("eat",)
PROCEDURES = {"searching": (draw_found, sort_found)}
