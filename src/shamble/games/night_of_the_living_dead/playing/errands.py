"""Where sensible players of this game go: to windows, to a meeting, to the car, to a cupboard."""

from typing import Final

from shamble.family.position.state import PLAYED, Game

from ..combining import recipes
from ..passages import material
from ..printed import kinds_that
from ..sheet import building
from .driving import could_act, is_wanted_aboard
from .house import is_at_home, meeting_place, room_at, shelter, windows
from .hunting import hunting_ground, wants_levels
from .things import brings_something, is_carried, is_cupboard, is_wanted_elsewhere, wanted_names

FEW: Final = 3
HUNTERS: Final = 3
"""Among so many Ghouls so many go hunting together."""

CLOSE_BY: Final = 3
"""So far somebody goes for what a token may bring."""


def errands(state: Game) -> list[tuple[int, int]]:
    """Who has to be where: at a window, at the car, where the Scene has something to do, at a cupboard."""
    here = [who for who, me in enumerate(state.survivors) if me.zone >= 0 and me.leader == PLAYED]
    found: dict[int, int] = {}
    for_kin(state, here, found)
    for_fires(state, here, found)
    for_windows(state, here, found)
    for_meeting(state, here, found)
    for_tokens(state, here, found)
    for_levels(state, here, found)
    for_car(state, here, found)
    for_actions(state, here, found)
    for_cupboards(state, here, found)
    return sorted(found.items())


def nearest(state: Game, free: list[int], zone: int) -> list[int]:
    """These survivors, the nearest to a zone first."""
    return sorted(free, key=lambda who: (state.topology.distance(state.survivors[who].zone, zone), who))


def for_kin(state: Game, here: list[int], found: dict[int, int]) -> None:
    """A few go for whoever holds everybody in the other mode, as long as no more Ghouls stand there."""
    count = state.rules.kind_count
    for kind in kinds_that(state, "holds"):
        for zone in range(len(state.crowd)):
            if state.zombies[zone * count + kind] and state.crowd[zone] <= FEW:
                for who in nearest(state, [who for who in here if who not in found], zone)[:HUNTERS]:
                    found[who] = zone


def for_fires(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Whoever carries fire goes beside a Spawn token that the Scene wants elsewhere."""
    blasts = state.rules.cards
    carriers = [who for who in here if any([blasts[card].blast for card in cards_of(state, who)])]
    if not carriers:
        return
    tokens = [token for token in range(len(state.spawns)) if is_wanted_elsewhere(state, token)]
    for who in carriers:
        me = state.survivors[who]
        places = [
            near
            for token in tokens
            for near in state.topology.entries[state.spawns[token]]
            if state.topology.seen[near] >> state.spawns[token] & 1
        ]
        if places:
            found[who] = min(places, key=lambda zone: (state.topology.distance(me.zone, zone), zone))


def cards_of(state: Game, who: int) -> tuple[int, ...]:
    """All that somebody carries."""
    return state.survivors[who].hand + state.survivors[who].pack


def for_windows(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Somebody goes to each window that has to be shut; to a bare one whoever holds what it takes."""
    for passage, bare in windows(state):
        zone = room_at(state, passage)
        free = [who for who in here if who not in found]
        if bare:
            free = [who for who in free if material(state, state.survivors[who]) >= 0]
        going = nearest(state, free, zone)
        if going:
            found[going[0]] = zone
    house = shelter(state)
    for who in here:
        if house and who not in found and not is_at_home(state, state.survivors[who].zone):
            found[who] = min(
                house, key=lambda zone: (state.topology.distance(state.survivors[who].zone, zone), zone)
            )


def for_meeting(state: Game, here: list[int], found: dict[int, int]) -> None:
    """All go where the Scene wants them together."""
    place = meeting_place(state)
    if place >= 0:
        for who in here:
            found.setdefault(who, place)


def for_tokens(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Somebody fetches what the Scene wants to be brought elsewhere."""
    for token, zone in enumerate(state.objectives):
        if zone >= 0 and is_carried(state, token):
            going = nearest(state, [who for who in here if who not in found], zone)
            for who in going[:2]:
                found[who] = zone
        elif zone >= 0 and brings_something(state, token) and not state.crowd[zone]:
            going = nearest(state, [who for who in here if who not in found], zone)[:1]
            for who in going:
                if state.topology.distance(state.survivors[who].zone, zone) <= CLOSE_BY:
                    found[who] = zone


def for_levels(state: Game, here: list[int], found: dict[int, int]) -> None:
    """All go hunting together where the Scene asks for experience."""
    if not here or not wants_levels(state):
        return
    best = max(here, key=lambda who: (state.survivors[who].adrenaline, -who))
    for token, zone in enumerate(state.objectives):
        if zone >= 0 and not state.crowd[zone] and brings_something(state, token):
            going = nearest(state, [who for who in here if who not in found], zone)[:1]
            for who in going:
                found[who] = zone
    ground = hunting_ground(state, best)
    if ground >= 0:
        for who in here:
            found.setdefault(who, ground)


def for_car(state: Game, here: list[int], found: dict[int, int]) -> None:
    """When it is time all go to the car."""
    if is_wanted_aboard(state):
        for who in here:
            found.setdefault(who, state.cars[0])


def for_actions(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Whoever is nearest goes where the Scene has something to do, if the whole team has nothing better."""
    if not state.rules.mission.actions or found or any([zone >= 0 for zone in state.objectives]):
        return
    for zone in range(len(state.crowd)):
        going = [who for who in nearest(state, here, zone) if could_act(state, who, zone, False)]
        if going:
            found[going[0]] = zone
            return


def for_cupboards(state: Game, here: list[int], found: dict[int, int]) -> None:
    """Whoever lacks something that the Scene wants goes where it may be found."""
    if not recipes(state) and not building(state).card:
        return
    for who in here:
        if who in found:
            continue
        names = wanted_names(state, who)
        places = [zone for zone in range(len(state.crowd)) if is_cupboard(state, zone, names)]
        if places:
            me = state.survivors[who]
            found[who] = min(places, key=lambda zone: (state.topology.distance(me.zone, zone), zone))
