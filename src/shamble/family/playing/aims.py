"""What a mission wants next, found by asking its own goals: what would be nearer if this or that were done?

Nothing here knows a mission. A thing is tried in thought on a copy (an objective taken, a zone cleared, a
token elsewhere, a card carried, a team in a place), and whatever brings a goal nearer is an aim. Where some
things are wanted together, one is an aim if the goal fails without it while all others are done.
"""

from __future__ import annotations

from typing import Final

from shamble.family.carrying.decks import EQUIPMENT, PIMPWEAPONS
from shamble.family.carrying.tokens import taking_of
from shamble.family.playing.reading import reached, unlocked
from shamble.family.position.state import GONE, LONE, PLAYED, Game, is_facedown
from shamble.family.rules import Rules, steps_done

TAKE: Final = 0
CRATE: Final = 1
KILL: Final = 2
OPEN_UP: Final = 3
BE: Final = 4
SHIFT: Final = 5
ACT: Final = 6
RALLY: Final = 7
PARK: Final = 8
LEAVE: Final = 9
NAMES: Final = ("take", "crate", "kill", "open-up", "be", "shift", "act", "rally", "park", "leave")
"""What may be wanted in a zone: an objective or a crate taken, the dead killed, a building opened, the team
there, a spawn token gone from it, an action of the mission, a Companion, a car brought to it, the exit."""

CLOSER: Final = 1e-9
ANYBODY: Final = -1
HIGHEST: Final = 3
"""The last danger level."""

Aim = tuple[int, int, int, int]
"""What is wanted, the zone, who has to do it (or anybody), and the number of the thing."""


class Wishes:
    """The aims of a position, and what else the mission wants for now."""

    __slots__ = ("aims", "cards", "grows", "leaves", "tokens")

    def __init__(
        self, aims: list[Aim], cards: frozenset[int], tokens: frozenset[int], *, grows: bool, leaves: bool
    ) -> None:
        self.aims = aims
        self.cards = cards
        """The printed cards that somebody should carry, by number."""
        self.tokens = tokens
        """The objectives that somebody should take."""
        self.grows = grows
        """Whether somebody has to reach a higher danger level."""
        self.leaves = leaves
        """Whether only the exit is left."""


class Chart:
    """What never changes on a mission: which things its goals could ask for at all."""

    __slots__ = ("cards", "crates", "gathers", "parks", "rules")

    def __init__(self, state: Game) -> None:
        rules: Rules = state.rules
        self.rules = rules
        self.gathers = self._gathers(state)
        self.parks = self._parks(state)
        self.cards = self._cards(state)
        self.crates = [
            card
            for deck in rules.decks_of(PIMPWEAPONS)
            for card in rules.deck_cards[deck]
            if rules.cards[card].is_weapon()
        ][:1]

    def _gathers(self, state: Game) -> list[int]:
        """Zones in which the team, or some of it, is wanted."""
        after = state.clone()
        for me in after.survivors:
            me.zone = 0
        found: list[int] = []
        values: list[float] = []
        for zone in range(len(state.crowd)):
            for me in after.survivors:
                me.zone = zone
            values.append(reached(after))
        usual = sorted(values)[len(values) // 2] if values else 0.0
        for zone, value in enumerate(values):
            if value > usual + CLOSER:
                found.append(zone)
        return found

    def _parks(self, state: Game) -> list[tuple[int, int]]:
        """Cars and the zones to which they should be brought."""
        found: list[tuple[int, int]] = []
        if not state.cars:
            return found
        after = state.clone()
        for car in range(len(state.cars)):
            values: list[float] = []
            for zone in range(len(state.crowd)):
                after.cars = (*state.cars[:car], zone, *state.cars[car + 1 :])
                values.append(reached(after))
            usual = sorted(values)[len(values) // 2]
            for zone, value in enumerate(values):
                if value > usual + CLOSER and self.rules.board.zones[zone].kind.drive:
                    found.append((car, zone))
        return found

    def _cards(self, state: Game) -> list[int]:
        """One of each printed card that a goal could count."""
        rules = self.rules
        after = state.clone()
        for me in after.survivors:
            me.hand = me.pack = ()
        base = reached(after)
        found: list[int] = []
        seen: set[int] = set()
        if not after.survivors:
            return found
        me = after.survivors[0]
        for deck in (*rules.decks_of(EQUIPMENT), *rules.decks_of(PIMPWEAPONS)):
            for card in rules.deck_cards[deck]:
                index = rules.cards[card].index
                if index in seen:
                    continue
                seen.add(index)
                me.pack = (card,)
                if reached(after) > base + CLOSER:
                    found.append(card)
        return found


def wishes(state: Game, chart: Chart) -> Wishes:
    """All that is wanted now."""
    aims: list[Aim] = []
    base = reached(state)
    after = state.clone()
    tokens = wanted_tokens(state, after, base, aims)
    cards = wanted_cards(state, after, base, chart)
    for_crates(state, after, base, chart, aims)
    grows = for_the_dead(state, base, aims)
    for_places(state, after, base, chart, aims)
    for_spawns(state, after, base, aims)
    for_actions(state, aims)
    for_companions(state, after, base, aims)
    leaves = for_exit(state, aims)
    return Wishes(aims, cards, tokens, grows=grows, leaves=leaves)


def wanted_tokens(state: Game, after: Game, base: float, aims: list[Aim]) -> frozenset[int]:
    """Objectives whose taking brings a goal nearer or opens a door, and facedown ones."""
    found: set[int] = set()
    locks = bool(state.rules.mission.locks)
    for token, zone in enumerate(state.objectives):
        if zone < 0:
            continue
        wanted = is_facedown(state, token)
        kept = taking_of(state, token).is_kept
        takers: list[int] = []
        if not wanted:
            after.objectives[token] = GONE
            for who, me in enumerate(after.survivors):
                if me.zone < 0 or me.leader != PLAYED:
                    continue
                held = me.tokens
                if kept:
                    me.tokens = (*held, token)
                gains = (
                    reached(after) > base + CLOSER
                    or (locks and unlocked(after, who) > unlocked(state, who))
                    or (kept and actable(after, who) > actable(state, who))
                )
                me.tokens = held
                if gains:
                    takers.append(who)
                if not kept:
                    break
            after.objectives[token] = zone
        if wanted or (takers and not kept):
            aims.append((TAKE, zone, ANYBODY, token))
            found.add(token)
        elif takers:
            for who in takers:
                aims.append((TAKE, zone, who, token))
            found.add(token)
    return frozenset(found)


def actable(state: Game, who: int) -> int:
    """How many actions of the mission a survivor could do, were it in the right place."""
    me = state.survivors[who]
    place = me.zone
    found = 0
    for action in state.rules.mission.actions:
        for zone in range(len(state.crowd)):
            me.zone = zone
            if action.condition(state, (who,)):
                found += 1
                break
    me.zone = place
    return found


def wanted_cards(state: Game, after: Game, base: float, chart: Chart) -> frozenset[int]:
    """Printed cards that a goal would count if one more of them were carried."""
    found: set[int] = set()
    for card in chart.cards:
        for me in after.survivors:
            if me.zone >= 0:
                pack = me.pack
                me.pack = (*pack, card)
                if reached(after) > base + CLOSER:
                    found.add(state.rules.cards[card].index)
                me.pack = pack
                break
    return frozenset(found)


def for_crates(state: Game, after: Game, base: float, chart: Chart, aims: list[Aim]) -> None:
    """Crates that are counted, or that hold what is counted."""
    for crate, zone in enumerate(state.crates):
        if zone < 0:
            continue
        after.crates[crate] = GONE
        gains = reached(after) > base + CLOSER
        after.crates[crate] = zone
        if gains:
            aims.append((CRATE, zone, ANYBODY, crate))
            continue
        for who, me in enumerate(after.survivors):
            if me.zone >= 0 and chart.crates:
                pack = me.pack
                me.pack = (*pack, chart.crates[0])
                if reached(after) > base + CLOSER:
                    aims.append((CRATE, zone, who, crate))
                me.pack = pack


def for_the_dead(state: Game, base: float, aims: list[Aim]) -> bool:
    """Zones to be cleared, buildings to be opened; whether somebody has to grow."""
    rules = state.rules
    ideal = state.clone()
    ideal.open_doors = (1 << len(rules.board.doors)) - 1
    ideal.spawned = (1 << len(rules.board.buildings)) - 1
    ideal.zombies = bytearray(len(state.zombies))
    ideal.crowd = bytearray(len(state.crowd))
    for me in ideal.survivors:
        me.level = HIGHEST
    best = reached(ideal)
    if best <= base + CLOSER:
        return False
    ideal.open_doors = state.open_doors
    ideal.spawned = state.spawned
    if reached(ideal) < best - CLOSER:
        for building, rooms in enumerate(rules.board.buildings):
            ideal.open_doors = (1 << len(rules.board.doors)) - 1
            ideal.spawned = (1 << len(rules.board.buildings)) - 1
            if not state.spawned >> building & 1:
                ideal.spawned &= ~(1 << building)
            for door in rules.board.doors:
                if door.a in rooms or door.b in rooms:
                    ideal.open_doors &= ~(1 << door.index)
                    ideal.open_doors |= state.open_doors & (1 << door.index)
            if reached(ideal) < best - CLOSER:
                for room in rooms[:1]:
                    aims.append((OPEN_UP, room, ANYBODY, building))
    ideal.open_doors = (1 << len(rules.board.doors)) - 1
    ideal.spawned = (1 << len(rules.board.buildings)) - 1
    count = rules.kind_count
    for zone in range(len(state.crowd)):
        if not state.crowd[zone]:
            continue
        at = zone * count
        ideal.crowd[zone] = state.crowd[zone]
        ideal.zombies[at : at + count] = state.zombies[at : at + count]
        if reached(ideal) < best - CLOSER:
            aims.append((KILL, zone, ANYBODY, zone))
        ideal.crowd[zone] = 0
        ideal.zombies[at : at + count] = bytearray(count)
    for me, now in zip(ideal.survivors, state.survivors, strict=True):
        me.level = now.level
    if reached(ideal) < best - CLOSER:
        return True
    who = max([(s.level, -i) for i, s in enumerate(state.survivors) if s.zone >= 0], default=(HIGHEST, 0))
    locks = rules.mission.locks.values()
    if who[0] < HIGHEST and locks and any([aim[0] == OPEN_UP for aim in aims]):
        i = -who[1]
        shut = sum([1 for lock in locks if lock.condition(state, (i,))])
        grown = state.clone()
        grown.survivors[i].level = HIGHEST
        return sum([1 for lock in locks if lock.condition(grown, (i,))]) > shut
    return False


def for_places(state: Game, after: Game, base: float, chart: Chart, aims: list[Aim]) -> None:
    """Where the team is wanted, and where cars are."""
    for zone in chart.gathers:
        places = [me.zone for me in after.survivors]
        for me in after.survivors:
            if me.zone >= 0:
                me.zone = zone
        if reached(after) > base + CLOSER:
            aims.append((BE, zone, ANYBODY, zone))
        for me, place in zip(after.survivors, places, strict=True):
            me.zone = place
    for car, zone in chart.parks:
        if state.cars[car] >= 0 and state.cars[car] != zone:
            after.cars = (*state.cars[:car], zone, *state.cars[car + 1 :])
            if reached(after) > base + CLOSER:
                aims.append((PARK, zone, ANYBODY, car))
            after.cars = state.cars


def for_spawns(state: Game, after: Game, base: float, aims: list[Aim]) -> None:
    """Spawn tokens that are wanted beside the first one, or gone."""
    for token, zone in enumerate(state.spawns):
        if token and zone >= 0 and zone != state.spawns[0]:
            after.spawns[token] = state.spawns[0]
            if reached(after) > base + CLOSER:
                aims.append((SHIFT, zone, ANYBODY, token))
            after.spawns[token] = zone


def for_actions(state: Game, aims: list[Aim]) -> None:
    """Where somebody could do what only this mission knows."""
    actions = state.rules.mission.actions
    if not actions:
        return
    after = state.clone()
    for who, me in enumerate(after.survivors):
        if me.zone < 0 or me.leader != PLAYED:
            continue
        place = me.zone
        for zone in range(len(state.crowd)):
            me.zone = zone
            for number, action in enumerate(actions):
                if action.condition(after, (who,)):
                    aims.append((ACT, zone, who, number))
        me.zone = place


def for_companions(state: Game, after: Game, base: float, aims: list[Aim]) -> None:
    """Companions that wait to be rallied, if they are counted."""
    leaders = [i for i, me in enumerate(state.survivors) if me.leader == PLAYED and me.zone >= 0]
    if not leaders:
        return
    for number, other in enumerate(after.survivors):
        if other.leader == LONE and other.zone >= 0:
            other.leader = leaders[0]
            if reached(after) > base + CLOSER:
                aims.append((RALLY, other.zone, ANYBODY, number))
            other.leader = LONE


def for_exit(state: Game, aims: list[Aim]) -> bool:
    """The exit, once all else is done."""
    mission = state.rules.mission
    if not mission.exits or steps_done(state) < len(mission.goals) - 1:
        return False
    for zone in mission.exits:
        aims.append((LEAVE, zone, ANYBODY, zone))
    return True
