"""Who does what: the team's aims shared out, once for each moment that asks for another plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.family.playing.aims import (
    ACT,
    ANYBODY,
    BE,
    HIGHEST,
    KILL,
    LEAVE,
    PARK,
    SHIFT,
    Aim,
    Chart,
    Wishes,
    wishes,
)
from shamble.family.playing.knowing import Answer, no_errands, no_leaning
from shamble.family.playing.reading import FAR, Ways, barred_doors
from shamble.family.position.state import PLAYED, Game
from shamble.family.rules import Rules

NO_TARGET: Final = -1
NO_AIM: Final[Aim] = (-1, -1, -1, -1)

GROUPS: Final = 1
"""So many things the team goes for at the same time; whoever has nothing else comes along."""

BY_THE_WAY: Final = 3.5
"""What lies so near is fetched besides."""

LATER: Final = {BE: 12.0, PARK: 4.0, SHIFT: 2.0, KILL: 1.0, ACT: -2.0}
"""How much further off a thing seems than it is: gathering comes last, what can be done at once first."""

HUNTED: Final = 3
"""Whoever has to grow goes for crowds up to this size."""

KEPT: Final = 256


class Roads(Ways):
    """Ways as `Ways` knows them, whatever crowds stand on them: those are minded step by step."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.board)
        self.nobody = bytearray(len(rules.board.zones))
        self.costs: dict[tuple[int, int, int, int], list[float]] = {}

    def on(self, state: Game, goal: int, barred: int) -> list[float]:
        """The cost from every zone to a goal."""
        key = (goal, state.open_doors, state.spawned, barred)
        found = self.costs.get(key)
        if found is None:
            if len(self.costs) > KEPT * 8:
                self.costs.clear()
            found = self.costs[key] = self._spread(state, goal, barred, self.nobody)
        return found


class Plan:
    """What each survivor is after, and what the mission wants."""

    __slots__ = ("aims", "star", "targets", "wishes")

    def __init__(self, wanted: Wishes, targets: list[int], aims: list[Aim], star: int) -> None:
        self.wishes = wanted
        self.targets = targets
        """The zone that each survivor should go to, NO_TARGET for none."""
        self.aims = aims
        """What each is after there; NO_AIM for whoever just comes along."""
        self.star = star
        """Who should grow; -1 for nobody."""

    def purpose_at(self, who: int, zone: int) -> int:
        """What somebody could do for the mission in a zone; -1 for nothing."""
        for aim in self.wishes.aims:
            if aim[1] == zone and aim[2] in (ANYBODY, who):
                return aim[0]
        return -1


class Crew:
    """The team under one set of rules."""

    __slots__ = (
        "answers",
        "chart",
        "errands",
        "has_errands",
        "leaning",
        "leans",
        "plans",
        "roads",
        "rules",
        "wanted",
    )

    def __init__(self, state: Game) -> None:
        rules = state.rules
        self.rules: Rules = rules
        self.chart = Chart(state)
        self.roads = Roads(rules)
        self.errands: Callable[[Game], list[tuple[int, int]]] = rules.ruling("errands")
        self.has_errands = self.errands is not no_errands
        self.leaning: Callable[[Game, int], float] = rules.ruling("leaning")
        self.leans = self.leaning is not no_leaning
        self.answers: dict[str, Answer] = rules.book.rows_of("answers", Answer)
        self.wanted: dict[tuple[object, ...], Wishes] = {}
        self.plans: dict[tuple[object, ...], Plan] = {}

    def plan(self, state: Game) -> Plan:
        """The plan for now: made anew each round, and when something was done or somebody has moved."""
        thing = (
            state.passed,
            state.open_doors,
            state.spawned,
            tuple(state.registers),
            tuple(state.objectives),
            tuple(state.crates),
            tuple(state.spawns),
            state.cars,
            tuple([(s.zone < 0, s.tokens, s.level, s.leader) for s in state.survivors]),
        )
        key = (thing, tuple([s.zone for s in state.survivors]))
        found = self.plans.get(key)
        if found is None:
            wanted = self.wanted.get(thing)
            if wanted is None:
                if len(self.wanted) >= KEPT:
                    self.wanted.clear()
                wanted = self.wanted[thing] = wishes(state, self.chart)
            if len(self.plans) >= KEPT:
                self.plans.clear()
            found = self.plans[key] = self.share_out(state, wanted)
        return found

    def share_out(self, state: Game, wanted: Wishes) -> Plan:
        """The nearest things first, few at a time; the rest of the team comes along."""
        survivors = state.survivors
        count = len(survivors)
        targets = [NO_TARGET] * count
        aims = [NO_AIM] * count
        here = [i for i, me in enumerate(survivors) if me.zone >= 0 and me.leader == PLAYED]
        barred = [barred_doors(state, i) if i in here else 0 for i in range(count)]
        star = self.star(state, here) if wanted.grows else -1
        if self.has_errands:
            for i, zone in self.errands(state):
                targets[i] = zone
        if wanted.leaves:
            for i in here:
                if targets[i] == NO_TARGET:
                    self.go_home(state, i, barred[i], targets, aims)
        pairs = self.pairs(state, wanted, here, barred, star)
        total: dict[tuple[int, int], float] = {}
        for cost, _, aim in pairs:
            thing = (aim[0], aim[3])
            total[thing] = total.get(thing, 0.0) + min(cost, 30.0) + LATER.get(aim[0], 0.0)
        nearest = sorted(total, key=lambda thing: (total[thing], thing))[:GROUPS]
        taken: set[tuple[int, int]] = set()
        for cost, i, aim in pairs:
            thing = (aim[0], aim[3])
            if targets[i] != NO_TARGET or thing in taken or cost >= FAR:
                continue
            if thing in nearest or cost <= BY_THE_WAY:
                targets[i] = aim[1]
                aims[i] = aim
                if aim[0] != BE and aim[0] != KILL:
                    taken.add(thing)
        leads = [i for i in here if aims[i] != NO_AIM]
        for i in here:
            if targets[i] == NO_TARGET:
                self.come_along(state, i, barred[i], leads, targets)
        return Plan(wanted, targets, aims, star)

    def pairs(
        self, state: Game, wanted: Wishes, here: list[int], barred: list[int], star: int
    ) -> list[tuple[float, int, Aim]]:
        """Who could do what, the shortest ways first."""
        pairs: list[tuple[float, int, Aim]] = []
        survivors = state.survivors
        for aim in wanted.aims:
            if aim[0] == LEAVE:
                continue
            for i in here:
                if aim[2] != ANYBODY and aim[2] != i:
                    continue
                cost = self.roads.on(state, aim[1], barred[i])[survivors[i].zone]
                if cost < FAR:
                    pairs.append((cost, i, aim))
        if star >= 0:
            self.let_grow(state, star, barred[star], pairs)
        pairs.sort()
        return pairs

    def let_grow(self, state: Game, star: int, barred: int, pairs: list[tuple[float, int, Aim]]) -> None:
        """Objectives and small crowds for whoever has to grow."""
        zone = state.survivors[star].zone
        for token, place in enumerate(state.objectives):
            if place >= 0:
                cost = self.roads.on(state, place, barred)[zone]
                if cost < FAR:
                    pairs.append((cost, star, (0, place, star, token)))
        for place in range(len(state.crowd)):
            if 0 < state.crowd[place] <= HUNTED:
                cost = self.roads.on(state, place, barred)[zone]
                if cost < FAR:
                    pairs.append((cost + 1.0, star, (KILL, place, star, place)))

    def star(self, state: Game, here: list[int]) -> int:
        """Whoever has the most adrenaline, as long as there is more to gain."""
        best = -1
        for i in here:
            me = state.survivors[i]
            if me.level < HIGHEST and (best < 0 or me.adrenaline > state.survivors[best].adrenaline):
                best = i
        return best

    def go_home(self, state: Game, who: int, barred: int, targets: list[int], aims: list[Aim]) -> None:
        """The nearest exit that can be reached."""
        zone = state.survivors[who].zone
        exits = [(self.roads.on(state, place, barred)[zone], place) for place in self.rules.mission.exits]
        if exits and min(exits)[0] < FAR:
            targets[who] = min(exits)[1]
            aims[who] = (LEAVE, targets[who], who, 0)

    def come_along(self, state: Game, who: int, barred: int, leads: list[int], targets: list[int]) -> None:
        """To the side of whoever has something to do; without that, to the exit."""
        here = state.survivors[who].zone
        closed = (1 << len(self.rules.board.doors)) - 1
        for zones in ([targets[i] for i in leads], [state.survivors[i].zone for i in leads]):
            ways = [(self.roads.on(state, zone, closed)[here], zone) for zone in zones]
            if ways and min(ways)[0] < FAR:
                targets[who] = min(ways)[1]
                return
        if not leads:
            exits = [(self.roads.on(state, zone, barred)[here], zone) for zone in self.rules.mission.exits]
            if exits and min(exits)[0] < FAR:
                targets[who] = min(exits)[1]
