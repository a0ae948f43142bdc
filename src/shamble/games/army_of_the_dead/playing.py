"""What sensible players of this game know: Sleepers, the Vault, the Truck, and whose card asks for what."""

from typing import Final

from shamble.family.fighting.facts import target_zone
from shamble.family.moving.cars import may_drive
from shamble.family.moving.seats import is_driver
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.playing.reading import threat
from shamble.family.position.state import LONE, PLAYED, Game, is_facedown
from shamble.family.rules import steps_done
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
    SEARCH,
    TAKE,
    TRADE,
)
from shamble.kernel.action import actor_of, verb_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.counters import counted
from shamble.kernel.rows import Ruling

from .answering import ANSWERS, is_needed
from .companions import may_be_taken
from .loads import LYING, carried
from .personal import (
    CARDS,
    COMFORT,
    COMPANY,
    CONCENTRATED,
    EXIT,
    FEEDING,
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
    slot_of,
    token_of,
    word,
)
from .printed import NO_TIME
from .sleepers import tokens_in
from .specialties import MECHANIC, VAULT_EXPERT, is_a
from .timing import length_of_track
from .vault import is_open, is_solved, trap_zone
from .vocabulary import (
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

HURRY: Final = 2.0
"""How much a turn is worth that is not idled away while a time track runs."""

CARE: Final = 0.3
"""How much more than others somebody whose fall loses the game minds danger."""

SAFE_CROWD: Final = 4
HUNTS: Final = (KILLS, MELEE_KILLS, CONCENTRATED, TROPHY)
"""What cards ask for that has to be hunted."""

TEAM_AT_TRAPS: Final = 3
"""So many go to the traps together."""


# --- where to be


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
    return sorted(found.items())


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
        if state.cars and carried(state, who):
            found[who] = state.cars[0]
        elif mission.exits and mission.taking.is_kept and holds_plain_token(state, who):
            found[who] = mission.exits[0]


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


# --- what to do there


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
    GET_OUT: -2.0,
}
"""What speaks for an action by itself."""


def leaning(state: Game, option: int) -> float:
    """What else speaks for an action, or against it."""
    verb, who = verb_of(option), actor_of(option)
    me = state.survivors[who]
    score = WORTH.get(verb, 0.0)
    if verb in (SEARCH, TAKE):
        score -= 1.2 * tokens_in(state, me.zone)
    if verb == ELIMINATE:
        score += 7.0 if wants(state, who, SLEEPERS) else 3.2
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
    elif verb == SEARCH and wants(state, who, CARDS):
        score += 2.0
    elif verb in (GET_IN, CHANGE_SEAT, DRIVE):
        score += truck_worth(state, option)
    elif verb == MISSION:
        score += 3.0
    if state.rules.has_trait(option, TRAVEL) and (slot_of(state, who) >= 0 or is_needed(state, who)):
        score -= 0.6 * state.crowd[x_of(option)] + CARE * threat(state, who, x_of(option))
    elif verb == END and (slot_of(state, who) >= 0 or is_needed(state, who)):
        score -= CARE * threat(state, who, me.zone)
    if verb == END and length_of_track(state) != NO_TIME:
        score -= HURRY
    if state.rules.has_trait(option, AT_ZONE):
        score -= 0.8 * sleepers_near(state, me.zone) * is_loud(state, option)
        slot = slot_of(state, who)
        if slot >= 0 and counts_now(state, slot) and word(state, slot, "goal") in HUNTS:
            score += 1.5
    return score


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


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "errands", Ruling("errands", errands))
    book.replace("rulings", "leaning", Ruling("leaning", leaning))
    for answer in ANSWERS:
        book.add("answers", answer.name, answer)
