"""Where sensible players of this game go: to the Vault, the Truck, the Exit, and where a card wants them."""

from typing import Final

from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.position.state import LONE, PLAYED, Game, is_facedown
from shamble.family.rules import steps_done
from shamble.kernel.counters import counted

from ..companions import may_be_taken
from ..loads import LYING, carried
from ..personal import (
    COMFORT,
    COMPANY,
    CONCENTRATED,
    EXIT,
    HALVES,
    KILLS,
    MELEE_KILLS,
    SAFE,
    SLEEPERS,
    SLOTS,
    TROPHY,
    counts_now,
    is_done,
    kinds_wanted,
    owner_of,
    printed,
    token_of,
    word,
)
from ..sleepers import tokens_in
from ..specialties import MECHANIC, VAULT_EXPERT, is_a
from ..vault import is_open, is_solved, trap_zone
from .answers import in_a_hurry

SAFE_CROWD: Final = 4
"""Among so many nobody goes hunting."""

HUNTS: Final = (KILLS, MELEE_KILLS, CONCENTRATED, TROPHY)
"""What cards ask for that has to be hunted."""

TEAM_AT_TRAPS: Final = 3
"""So many go to the traps together."""


def errands(state: Game) -> list[tuple[int, int]]:
    """Who has to be where: at the Vault, with what is to be carried, at the Truck, where a card wants it."""
    found: dict[int, int] = {}
    here = [who for who, me in enumerate(state.survivors) if me.zone >= 0 and me.leader == PLAYED]
    if not here:
        return []
    for_vault(state, here, found)
    for_loads(state, here, found)
    for_truck(state, here, found)
    for_companions(state, here, found)
    for_cards(state, here, found)
    together(state, here, found)
    return sorted(found.items())


def together(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Whoever has nothing to do comes along to whatever is nearest to all."""
    if not found:
        return
    far = state.topology.distance
    zones = sorted(set(found.values()))
    focus = min(zones, key=lambda zone: (sum([far(state.survivors[who].zone, zone) for who in here]), zone))
    for who in here:
        found.setdefault(who, focus)


def nearest(state: Game, who: list[int], zone: int) -> list[int]:
    """These survivors, the nearest to a zone first."""
    return sorted(who, key=lambda i: (state.topology.distance(state.survivors[i].zone, zone), i))


def for_vault(state: Game, here: list[int], found: dict[int, int]) -> None:
    """A few to the traps; once they are gone, whoever opens doors."""
    zone = trap_zone(state)
    if zone < 0 or is_open(state):
        return
    experts = [who for who in here if is_a(state, state.survivors[who], VAULT_EXPERT)]
    if is_solved(state):
        for who in experts:
            found[who] = zone
        return
    for who in [*nearest(state, here, zone)[:TEAM_AT_TRAPS], *experts]:
        found[who] = zone


def for_loads(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Whoever is near fetches what lies about; with a load one goes to the truck, if it has to be loaded."""
    if trap_zone(state) >= 0 and not is_open(state):
        return
    free = [who for who in here if not carried(state, who)]
    for zone in range(len(state.crowd)):
        for _ in range(counted(state, LYING.name, zone)):
            going = nearest(state, [who for who in free if who not in found], zone)
            if going:
                found[going[0]] = zone
    mission = state.rules.mission
    for who in here:
        if carried(state, who) and state.cars:
            found[who] = state.cars[0]
        elif carried(state, who) and mission.exits and not waits_for_cards(state):
            found[who] = mission.exits[0]
        elif mission.exits and mission.taking.is_kept and holds_plain_token(state, who):
            found[who] = mission.exits[0]


def waits_for_cards(state: Game) -> bool:
    """Whether somebody's card still asks for something, and there is time for it."""
    return not in_a_hurry(state) and any(
        [owner_of(state, slot) >= 0 and not is_done(state, slot) for slot in range(len(SLOTS))]
    )


def holds_plain_token(state: Game, who: int) -> bool:
    """Whether somebody carries what the mission wants to be brought somewhere."""
    return any([state.colours[token] == 0 for token in state.survivors[who].tokens])


def for_truck(state: Game, here: list[int], found: dict[int, int]) -> None:
    """A Mechanic mends it; then as many as find a seat get in, and it leaves."""
    if not state.cars:
        return
    for who in here:
        if who in found:
            continue
        if not drives_now(state, who) and is_a(state, state.survivors[who], MECHANIC):
            if could_act_at(state, who, state.cars[0]):
                found[who] = state.cars[0]
        elif leaves_by_truck(state):
            found[who] = state.cars[0]


def could_act_at(state: Game, who: int, zone: int) -> bool:
    """Whether the mission has something to do for a survivor in a zone."""
    after = state.clone()
    after.survivors[who].zone = zone
    return any([action.condition(after, (who,)) for action in state.rules.mission.actions])


def drives_now(state: Game, who: int) -> bool:
    """Whether the mission lets the truck be driven."""
    mission = state.rules.mission
    lock = mission.car_locks.get(0)
    return mission.cars[0].drivable and (lock is None or bool(lock.condition(state, (who,))))


def leaves_by_truck(state: Game) -> bool:
    """Whether getting in and driving off is all that is left to do."""
    mission = state.rules.mission
    return bool(mission.exits) and mission.exit_by != 0 and steps_done(state) >= len(mission.goals) - 2


def for_companions(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Somebody knocks at each door behind which a Companion waits."""
    for i, other in enumerate(state.survivors):
        if other.leader == LONE and other.zone >= 0 and may_be_taken(state, i):
            going = nearest(state, [who for who in here if who not in found], other.zone)
            for who in going[:2]:
                found[who] = other.zone


def for_cards(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Whoever's card asks for a place goes there; whoever carries somebody's token brings it."""
    mission = state.rules.mission
    for slot in range(len(SLOTS)):
        who = owner_of(state, slot)
        if who not in here or is_done(state, slot):
            continue
        me = state.survivors[who]
        token = token_of(state, slot)
        if printed(state, slot, "goal-token") and token >= 0 and token not in me.tokens:
            for other in here:
                if token in state.survivors[other].tokens:
                    found[other] = me.zone
            if state.objectives[token] >= 0:
                found[who] = state.objectives[token]
            continue
        if printed(state, slot, "goal-token") and token < 0:
            unseen = [zone for i, zone in enumerate(state.objectives) if zone >= 0 and is_facedown(state, i)]
            for zone in sorted(unseen, key=lambda zone: (state.topology.distance(me.zone, zone), zone))[:1]:
                found[who] = zone
            continue
        if not counts_now(state, slot):
            continue
        goal = word(state, slot, "goal")
        places: list[int] = []
        if goal == EXIT:
            places = list(mission.exits or mission.starts)
        elif goal == TROPHY and counted(state, HALVES.name, slot):
            places = list(mission.starts)
        elif goal == SAFE:
            places = [z.index for z in mission.board.zones if z.kind.indoor and not state.crowd[z.index]]
        elif goal == COMFORT:
            places = [
                other.zone
                for i, other in enumerate(state.survivors)
                if i != who and other.wounds and other.zone >= 0 and not state.crowd[other.zone]
            ]
        elif goal == COMPANY:
            for other in here:
                found.setdefault(other, me.zone)
        elif goal in HUNTS and kit_of(state, me).values[HEALTH] - me.wounds > 1:
            near = state.topology.neighbours[me.zone]
            places = [zone for zone in (me.zone, *near) if is_prey(state, slot, zone)]
        elif goal == SLEEPERS:
            places = [zone for zone in range(len(state.crowd)) if tokens_in(state, zone)]
        if places:
            found[who] = min(places, key=lambda zone: (state.topology.distance(me.zone, zone), zone))


def is_prey(state: Game, slot: int, zone: int) -> bool:
    """Whether a few of those whom a card asks for stand somewhere, and nobody knows how to bite better."""
    if not 0 < state.crowd[zone] < SAFE_CROWD:
        return False
    wanted = kinds_wanted(state, slot) or range(state.rules.kind_count)
    if word(state, slot, "goal") == TROPHY:
        wanted = state.rules.kinds_named["alpha"]
    at = zone * state.rules.kind_count
    return any([state.zombies[at + kind] for kind in wanted])
