"""Who goes where: what the mission wants, the nearest thing first, and everybody else along with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.playing.knowing import Answer, no_errands, no_leaning
from shamble.family.playing.reading import FAR, Ways, barred_doors, wants_card, wants_crate, wants_token
from shamble.family.position.state import PLAYED, Game
from shamble.family.rules import Rules, steps_done

NO_TARGET: Final = -1

AT_ONCE: Final = 1
"""How many things the team goes for at the same time: together it is safer."""

PLANS_KEPT: Final = 512


class Planner:
    """Plans for one set of rules, made once for each position that asks for another."""

    __slots__ = ("answers", "errands", "has_errands", "leaning", "leans", "plans", "ways", "wishes")

    def __init__(self, rules: Rules) -> None:
        self.ways = Ways(rules.board)
        self.errands: Callable[[Game], list[tuple[int, int]]] = rules.ruling("errands")
        self.has_errands = self.errands is not no_errands
        self.leaning: Callable[[Game, int], float] = rules.ruling("leaning")
        self.leans = self.leaning is not no_leaning
        self.answers: dict[str, Answer] = rules.book.rows_of("answers", Answer)
        self.plans: dict[tuple[object, ...], tuple[list[int], list[int]]] = {}
        self.wishes: dict[tuple[object, ...], list[list[int]]] = {}

    def distances(self, state: Game, goal: int, barred: int) -> list[float]:
        """Costs from every zone to a goal."""
        return self.ways.to(state, goal, barred)

    def targets(self, state: Game) -> tuple[list[int], list[int]]:
        """For each survivor the zone it should go to, NO_TARGET for none; and who has something to fetch."""
        key: tuple[object, ...] = (
            state.open_doors,
            state.fittings,
            bytes(state.crowd),
            tuple(state.registers),
            tuple(state.objectives),
            tuple(state.crates),
            tuple([(s.zone, s.tokens, s.hand, s.pack) for s in state.survivors]),
            tuple(state.counters) if self.has_errands else (),
        )
        plan = self.plans.get(key)
        if plan is None:
            if len(self.plans) > PLANS_KEPT:
                self.plans.clear()
            plan = self.plans[key] = self.plan(state)
        return plan

    def plan(self, state: Game) -> tuple[list[int], list[int]]:
        """Give every survivor something to do, the nearest things first."""
        survivors = state.survivors
        targets = [NO_TARGET] * len(survivors)
        going_home = self.goes_home(state)
        if self.has_errands:
            for i, zone in self.errands(state):
                targets[i] = zone
        pairs: list[tuple[float, int, int, int]] = []
        wanted = self.wanted_tokens(state)
        for i, me in enumerate(survivors):
            if me.zone < 0 or going_home:
                continue
            barred = barred_doors(state, i)
            for token in wanted[i]:
                zone = state.objectives[token]
                pairs.append((self.distances(state, zone, barred)[me.zone], i, 0, token))
            if any(zone >= 0 for zone in state.crates) and wants_crate(state, i):
                for crate, zone in enumerate(state.crates):
                    if zone >= 0:
                        pairs.append((self.distances(state, zone, barred)[me.zone], i, 1, crate))
        total: dict[tuple[int, int], float] = {}
        for cost, _, kind, token in pairs:
            total[kind, token] = total.get((kind, token), 0) + min(cost, 30.0)
        nearest = sorted(total, key=lambda thing: (total[thing], thing))[:AT_ONCE]
        taken: set[tuple[int, int]] = set()
        for cost, i, kind, token in sorted(pairs):
            if (kind, token) not in nearest:
                continue
            if cost < FAR and targets[i] == NO_TARGET and (kind, token) not in taken:
                taken.add((kind, token))
                targets[i] = state.crates[token] if kind else state.objectives[token]
        leads = [i for i, target in enumerate(targets) if target != NO_TARGET]
        for i, me in enumerate(survivors):
            if targets[i] == NO_TARGET and me.zone >= 0:
                targets[i] = self.fallback(state, i, going_home, leads, targets)
        return targets, leads

    def goes_home(self, state: Game) -> bool:
        """Whether only the exit is left to reach, and somebody could open the way to it."""
        mission = state.rules.mission
        if steps_done(state) < len(mission.goals) - 1:
            return False
        for i, me in enumerate(state.survivors):
            if me.zone >= 0 and me.leader == PLAYED:
                barred = barred_doors(state, i)
                if any([self.distances(state, zone, barred)[me.zone] < FAR for zone in mission.exits]):
                    return True
        return False

    def wanted_tokens(self, state: Game) -> list[list[int]]:
        """The objectives on the board that each survivor should take, found once for each set of them."""
        key = (
            tuple(state.objectives),
            state.fittings,
            tuple(state.registers),
            tuple([(s.zone >= 0, s.tokens) for s in state.survivors]),
        )
        found = self.wishes.get(key)
        if found is None:
            if len(self.wishes) > PLANS_KEPT:
                self.wishes.clear()
            left = [token for token, zone in enumerate(state.objectives) if zone >= 0]
            found = self.wishes[key] = [
                [token for token in left if me.zone >= 0 and wants_token(state, i, token)]
                for i, me in enumerate(state.survivors)
            ]
        return found

    def fallback(self, state: Game, who: int, going_home: bool, leads: list[int], targets: list[int]) -> int:
        """The exit when it is time to go; else the side of whoever has something to do."""
        here = state.survivors[who].zone
        mission = state.rules.mission
        barred = barred_doors(state, who)
        if going_home:
            exits = [(self.distances(state, zone, barred)[here], zone) for zone in mission.exits]
            return min(exits)[1]
        closed = (1 << len(state.rules.board.doors)) - 1
        for zones in ([targets[i] for i in leads], [state.survivors[i].zone for i in leads]):
            ways = [(self.distances(state, zone, closed)[here], zone) for zone in zones]
            if ways and min(ways)[0] < FAR:
                return min(ways)[1]
        if mission.exits:
            return mission.exits[0]
        return NO_TARGET

    def wants_food(self, state: Game, who: int) -> bool:
        """Whether something out of the equipment deck is still wanted by the mission."""
        rules = state.rules
        seen: set[int] = set()
        for card in [card for deck in rules.decks_of(EQUIPMENT) for card in rules.deck_cards[deck]]:
            index = rules.cards[card].index
            if index not in seen:
                seen.add(index)
                if wants_card(state, who, card):
                    return True
        return False
