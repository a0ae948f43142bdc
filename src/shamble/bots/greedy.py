"""A simple sensible player: looks one step ahead and takes the answer that looks best.

It fights what is near, takes what the mission wants, opens doors on its way, searches while it lacks
something, keeps away from crowds and leaves as soon as everybody may.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.bots.reading import (
    FAR,
    Ways,
    attack_facts,
    attackers,
    barred_doors,
    card_worth,
    health_left,
    melee_rate,
    mode_worth,
    needs_card,
    support,
    threat,
    wants_card,
    wants_crate,
    wants_token,
)
from shamble.family.allowance import left
from shamble.family.dice import accuracy, armed_kit, is_hit
from shamble.family.figures import kit_of
from shamble.family.quantities import quantity_names
from shamble.family.rules import EQUIPMENT, Rules, steps_done
from shamble.family.state import Game
from shamble.family.verbs.moving import surcharge
from shamble.family.vocabulary import (
    ATTACK,
    CHARGE_MOVE,
    CRATE,
    EAT,
    END,
    JUMP_MOVE,
    LEAD,
    MAKE_NOISE,
    MELEE,
    MELEE_BOTH,
    MISSION,
    MOVE,
    NO,
    OPEN,
    RANGED,
    RANGED_BOTH,
    RELOAD,
    REORGANISE,
    RESCUE,
    SEARCH,
    SHIELD,
    SHOVE_ACTION,
    SLIP_MOVE,
    TAKE,
    TRADE,
)
from shamble.kernel.action import ARG_MASK, actor_of, verb_of, x_of, y_of
from shamble.kernel.frame import procedure_name

STEP: float = 1.0
"""What one zone nearer to the target is worth."""

NO_TARGET: Final = -1

KILL_HERE: float = 5.0
KILL_NEAR: float = 2.0
KILL_FAR: float = 1.1
SEARCH_POOR: float = 1.5
SEARCH_FAIR: float = 1.15
SEARCH_RICH: float = 0.3

SURGE = True

AT_ONCE: int = 1
"""How many things the team goes for at the same time: together it is safer."""

SKILL_WORTH: Final = {"actions": 10.0, "health": 6.0, "rerolls": 3.0}
SKILL_WORTH_BY_PART: Final = (("free-", 7.0), ("damage", 6.0), ("dice", 5.0), ("roll", 5.0))


class GreedyBot:
    """Chooses by a hand-written evaluation; the same position always gets the same answer."""

    __slots__ = ("answers", "plans", "rules", "ways")

    def __init__(self, seed: int) -> None:
        self.rules: Rules | None = None
        self.ways: Ways | None = None
        self.plans: dict[tuple[object, ...], tuple[list[int], list[int]]] = {}
        self.answers: dict[str, Callable[[Game], int]] = {
            "ask-turn": self.turn,
            "ask-bonus": self.turn,
            "ask-who": self.who,
            "ask-tactician": self.last,
            "ask-hit": self.hit,
            "ask-reroll": self.reroll,
            "ask-wound": self.wound,
            "ask-shield": self.shield,
            "ask-route": self.route,
            "ask-skill": self.skill,
            "ask-keep": self.keep,
            "ask-drop": self.drop,
            "ask-hands": self.hands,
            "ask-trade": self.trade_card,
        }

    def __call__(self, state: Any) -> int:
        if state.rules is not self.rules:
            self.rules = state.rules
            self.ways = None
            self.plans.clear()
        name = procedure_name(state.stack[-1].proc)
        answer = self.answers.get(name)
        return state.options[0] if answer is None else answer(state)

    # --- where to go

    def distances(self, state: Game, goal: int, barred: int) -> list[float]:
        """Costs from every zone to a goal."""
        if self.ways is None:
            self.ways = Ways(state.rules.board)
        return self.ways.to(state, goal, barred)

    def targets(self, state: Game) -> tuple[list[int], list[int]]:
        """For each survivor the zone it should go to, NO_TARGET for none; and who has something to fetch."""
        key: tuple[object, ...] = (
            state.open_doors,
            bytes(state.crowd),
            tuple(state.registers),
            tuple(state.objectives),
            tuple(state.crates),
            tuple([(s.zone, s.tokens, s.hand, s.pack) for s in state.survivors]),
        )
        plan = self.plans.get(key)
        if plan is None:
            if len(self.plans) > 512:
                self.plans.clear()
            plan = self.plans[key] = self.plan(state)
        return plan

    def plan(self, state: Game) -> tuple[list[int], list[int]]:
        """Give every survivor something to do, the nearest things first."""
        survivors = state.survivors
        targets = [NO_TARGET] * len(survivors)
        mission = state.rules.mission
        going_home = bool(mission.exits) and steps_done(state) >= len(mission.goals) - 1
        pairs: list[tuple[float, int, int, int]] = []
        for i, me in enumerate(survivors):
            if me.zone < 0 or going_home:
                continue
            barred = barred_doors(state, i)
            if (first := next((t for t, z in enumerate(state.objectives) if z >= 0), -1)) >= 0:
                if wants_token(state, i, first):
                    for token, zone in enumerate(state.objectives):
                        if zone >= 0:
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

    def fallback(self, state: Game, who: int, going_home: bool, leads: list[int], targets: list[int]) -> int:
        """The exit when it is time to go; else the side of whoever has something to do."""
        here = state.survivors[who].zone
        mission = state.rules.mission
        barred = barred_doors(state, who)
        if going_home:
            exits = [(self.distances(state, zone, barred)[here], zone) for zone in mission.exits]
            return min(exits)[1]
        closed = (1 << len(state.rules.board.doors)) - 1
        friends = [
            (self.distances(state, zone, closed)[here], zone)
            for i in leads
            for zone in ((targets[i],) if SURGE else (state.survivors[i].zone,))
        ]
        if SURGE and (not friends or min(friends)[0] >= FAR):
            friends = [
                (self.distances(state, state.survivors[i].zone, closed)[here], state.survivors[i].zone)
                for i in leads
            ]
        if friends and min(friends)[0] < FAR:
            return min(friends)[1]
        if mission.exits:
            return mission.exits[0]
        return NO_TARGET

    def wants_food(self, state: Game, who: int) -> bool:
        """Whether something out of the equipment deck is still wanted by the mission."""
        rules = state.rules
        seen: set[int] = set()
        for card in rules.deck_cards[EQUIPMENT]:
            index = rules.cards[card].index
            if index not in seen:
                seen.add(index)
                if wants_card(state, who, card):
                    return True
        return False

    # --- a turn

    def turn(self, state: Game) -> int:
        """The most promising action."""
        options = state.options
        who = actor_of(options[0])
        me = state.survivors[who]
        here = me.zone
        actions = left(kit_of(state, me), me)
        target = self.targets(state)[0][who]
        barred = barred_doors(state, who)
        costs = self.distances(state, target, barred) if target >= 0 else None
        danger_here = threat(state, who, here, support(state, who, here))
        strength = melee_rate(state, me)
        best = options[-1]
        best_score = -1e9
        for option in options:
            verb = verb_of(option)
            after = max(0, actions - 1)
            weight = 1.0 if after == 0 else 0.6
            if verb in (MOVE, SLIP_MOVE, JUMP_MOVE):
                score = self.move_score(state, who, option, costs, actions, strength)
            elif verb == END:
                score = -danger_here
                if target == here:
                    score += 0.1
            elif verb in (MELEE, MELEE_BOTH, RANGED, RANGED_BOTH):
                score = self.attack_score(state, option) - danger_here * weight
            elif verb == OPEN:
                score = self.door_score(state, option, costs, actions, target) - danger_here * weight
            elif verb == SEARCH:
                score = self.search_score(state, who, actions) - danger_here * weight
            elif verb == TAKE:
                wanted = wants_token(state, who, x_of(option))
                score = (8.0 if wanted else -1.0) - danger_here * weight * 0.5
            elif verb == CRATE:
                score = (7.0 if wants_crate(state, who) else 2.5) - danger_here * weight
            elif verb == RELOAD:
                score = (1.5 if attackers(state, here)[1] >= 1 else -0.5) - danger_here * weight
            elif verb == LEAD:
                score = self.lead_score(state, x_of(option)) - danger_here * weight
            elif verb == MISSION:
                score = 2.0 - danger_here * weight
            elif verb in (RESCUE, SHOVE_ACTION):
                score = 3.0 - danger_here * weight
            elif verb == CHARGE_MOVE:
                score = -threat(state, who, x_of(option)) - 1.0
            elif verb == REORGANISE:
                score = self.reorganise_score(state, who, actions, strength) - danger_here * weight
            elif verb in (TRADE, MAKE_NOISE, EAT):
                score = -4.0 - danger_here
            else:
                score = -3.0 - danger_here
            if score > best_score:
                best, best_score = option, score
        return best

    def move_score(
        self, state: Game, who: int, option: int, costs: list[float] | None, actions: int, strength: float
    ) -> float:
        """Nearer to the target; into a crowd only to cut it down, with the help of those still to act."""
        me = state.survivors[who]
        zone = x_of(option)
        kit = kit_of(state, me)
        paid = 1 + (surcharge(state, me, kit) if verb_of(option) == MOVE else 0)
        after = max(0, actions - paid)
        crowd = state.crowd[zone]
        kills = min(crowd, after * strength) if crowd else 0.0
        helped = support(state, who, zone) if crowd else 0.0
        score = -threat(state, who, zone, kills + helped) * (1.0 if after == 0 or crowd else 0.75)
        if crowd:
            score += 1.2 * kills - 0.5
        if costs is not None:
            gain = min(4.0, min(costs[me.zone], 40.0) - min(costs[zone], 40.0))
            score += STEP * gain if gain > 0 else gain * 0.8 - 0.05
        else:
            score -= 0.3
        return score - 0.3 * (paid - 1)

    def attack_score(self, state: Game, option: int) -> float:
        """Kills to expect, the near ones first; never at the cost of a friend."""
        who, zone = actor_of(option), y_of(option)
        me = state.survivors[who]
        card = state.rules.cards[x_of(option)]
        crowd = state.crowd[zone]
        if not crowd:
            return -60.0
        if card.blast:
            if any(other.zone == zone for other in state.survivors):
                return -100.0
            return 1.6 * crowd - 3.0
        chances, order, friends = attack_facts(state, option)
        if friends:
            weakest = min(
                health_left(state, s) for i, s in enumerate(state.survivors) if i != who and s.zone == zone
            )
            if friends > 0.2 and (weakest <= 2 or friends > 0.7):
                return -80.0
        kinds = state.rules.kinds
        near = state.topology.ranges[me.zone][zone]
        score = 0.0
        for chance, kind in zip(chances, order, strict=False):
            if kind < 0:
                break
            row = kinds[kind]
            if zone == me.zone:
                worth = KILL_HERE * row.actions
            elif self.somebody_in(state, zone):
                worth = 4.0 * row.actions
            elif near == 1:
                worth = KILL_NEAR * row.actions
            else:
                worth = KILL_FAR * row.actions
            score += chance * worth
        mode = card.ranged if verb_of(option) in (RANGED, RANGED_BOTH) else card.melee
        if mode is not None and mode.noisy:
            score -= 0.15
        return score - 8.0 * friends - 0.3

    def somebody_in(self, state: Game, zone: int) -> bool:
        """Whether a survivor stands in a zone."""
        return any(survivor.zone == zone for survivor in state.survivors)

    def door_score(
        self, state: Game, option: int, costs: list[float] | None, actions: int, target: int
    ) -> float:
        """Open what is in the way of somebody, rather early in a turn, rather without noise."""
        if costs is None:
            return -5.0
        door = state.rules.board.doors[x_of(option)]
        here = state.survivors[actor_of(option)].zone
        beyond = door.b if door.a == here else door.a
        if costs[beyond] >= costs[here]:
            return -5.0
        score = 1.6 if actions >= 2 else 0.4
        tool = y_of(option)
        if tool != ARG_MASK and state.rules.cards[tool].door_noise:
            score -= 0.2
        return score

    def search_score(self, state: Game, who: int, actions: int) -> float:
        """Worth an action while weapons are poor or the mission wants something from the deck."""
        me = state.survivors[who]
        cards = state.rules.cards
        worths = sorted([card_worth(cards[card]) for card in me.hand + me.pack], reverse=True)
        strength = sum(worths[:2])
        score = SEARCH_POOR if strength < 1.5 else SEARCH_FAIR if strength < 3.0 else SEARCH_RICH
        if len(me.hand) + len(me.pack) >= 5:
            score -= 0.6
        if self.wants_food(state, who):
            score += 1.2
        return score if actions >= 2 else score - 0.6

    def reorganise_score(self, state: Game, who: int, actions: int, strength: float) -> float:
        """Worth it to get a blade out of the backpack when zombies are near."""
        me = state.survivors[who]
        packed = [state.rules.cards[card].melee for card in me.pack]
        best = max([mode_worth(mode) for mode in packed if mode is not None], default=0.0)
        if strength >= 0.5 or best < 0.6 or actions < 2 or not state.crowd[me.zone]:
            return -4.0
        return 1.5 + best

    def lead_score(self, state: Game, other: int) -> float:
        """Let those act who are in trouble, or on their way."""
        zone = state.survivors[other].zone
        return 1.0 + min(3.0, float(state.crowd[zone])) if zone >= 0 else 0.0

    # --- other questions

    def last(self, state: Game) -> int:
        """Let the others go on."""
        return state.options[-1]

    def who(self, state: Game) -> int:
        """Those in trouble first, then whoever can shoot something, then the rest."""

        leads = self.targets(state)[1]

        def urgency(option: int) -> tuple[bool, bool, bool, float]:
            who = actor_of(option)
            me = state.survivors[who]
            held = [state.rules.cards[card] for card in me.hand]
            sees = any(state.crowd[zone] for zone in state.topology.seen_zones[me.zone])
            shoots = sees and any(card.ranged is not None and not card.blast for card in held)
            armed = max([card_worth(card) for card in held], default=0.0)
            return (bool(state.crowd[me.zone]), shoots, who in leads, armed)

        return max(state.options, key=urgency)

    def hit(self, state: Game) -> int:
        """What is most dangerous, as long as the hit is not lost on it."""
        attack = state.stack[-2]
        assert attack.items is not None
        damage = attack.items[2]

        def worth(option: int) -> float:
            row = state.rules.kinds[x_of(option)]
            if damage < row.toughness:
                return -1.0
            return row.actions * 2.0 + row.toughness + (5.0 if row.figures == 1 else 0.0)

        return max(state.options, key=worth)

    def reroll(self, state: Game) -> int:
        """Roll again if the dice fell below what they should."""
        attack = next(frame for frame in reversed(state.stack) if frame.proc == ATTACK)
        assert attack.items is not None
        card = state.rules.cards[attack.b]
        ranged = attack.d & 1
        kit = armed_kit(state, state.survivors[attack.a], card)
        needed = accuracy(state, kit, card, ranged, attack.c)
        hits = sum(1 for face in attack.items if is_hit(kit, needed, face, ranged))
        chance = sum(1 for face in (1, 2, 3, 4, 5, 6) if is_hit(kit, needed, face, ranged)) / 6
        enough = hits >= state.crowd[attack.c] or hits >= len(attack.items) * chance
        again, stand = state.options
        return stand if enough else again

    def wound(self, state: Game) -> int:
        """Whoever has the most health left; a friend's miss nobody, if that is allowed."""
        if verb_of(state.options[-1]) == NO:
            return state.options[-1]
        survivors = state.survivors
        return max(state.options, key=lambda option: health_left(state, survivors[actor_of(option)]))

    def shield(self, state: Game) -> int:
        """Give up the least useful card, but not what the mission needs."""
        who = actor_of(state.options[0])
        cards = [option for option in state.options if verb_of(option) == SHIELD]
        return min(cards, key=lambda option: self.worth(state, who, x_of(option)))

    def route(self, state: Game) -> int:
        """Send extra zombies where they are furthest from everybody."""

        def distance(option: int) -> int:
            way = y_of(option)
            return min(
                [state.topology.distance(way, s.zone) for s in state.survivors if s.zone >= 0], default=0
            )

        return max(state.options, key=distance)

    def skill(self, state: Game) -> int:
        """Actions first, then free actions, damage, dice; the rest afterwards."""
        names = quantity_names()

        def worth(option: int) -> float:
            total = 0.0
            row = state.rules.skills[x_of(option)]
            for quantity, _, amount in row.modify:
                name = names[quantity]
                value = SKILL_WORTH.get(name, 1.0)
                for part, more in SKILL_WORTH_BY_PART:
                    if part in name:
                        value = max(value, more)
                total += value * max(1, amount)
            return total + 2.0 * (len(row.grants) + len(row.hooks))

        return max(state.options, key=worth)

    def worth(self, state: Game, who: int, card: int) -> float:
        """How unwilling the bot is to part with a card."""
        worth = card_worth(state.rules.cards[card])
        return worth + 20.0 if needs_card(state, who, card) else worth

    def keep(self, state: Game) -> int:
        """Keep what is better than the worst card, or than nothing."""
        keep, drop = state.options
        who, card = actor_of(keep), x_of(keep)
        me = state.survivors[who]
        held = me.hand + me.pack
        if wants_card(state, who, card):
            return keep
        new = card_worth(state.rules.cards[card])
        if len(held) < 5:
            return keep
        return keep if new > min(self.worth(state, who, other) for other in held) else drop

    def drop(self, state: Game) -> int:
        """The least useful card goes."""
        who = actor_of(state.options[0])
        return min(state.options, key=lambda option: self.worth(state, who, x_of(option)))

    def hands(self, state: Game) -> int:
        """The two most useful cards; a pair of equal weapons that work together is best."""
        cards = state.rules.cards
        who = actor_of(state.options[0])
        me = state.survivors[who]
        can_open = any(not state.open_doors >> door.index & 1 for door in state.rules.board.doors)
        others_open = any(
            barred_doors(state, i) != (1 << len(state.rules.board.doors)) - 1
            for i, other in enumerate(state.survivors)
            if i != who and other.zone >= 0
        )

        def worth(option: int) -> float:
            held = [card for card in (x_of(option), y_of(option)) if card != ARG_MASK]
            near = far = other = 0.0
            for card in held:
                row = cards[card]
                if row.melee is not None:
                    near = max(near, mode_worth(row.melee))
                if row.ranged is not None and not row.blast:
                    far = max(far, mode_worth(row.ranged) * (0.75 if row.reload else 1.0))
                if row.opens_doors and can_open:
                    other += 0.5 if others_open else 2.0
                if row.blast:
                    other += 0.2
            if len(held) == 2 and cards[held[0]].index == cards[held[1]].index and cards[held[0]].dual:
                near, far = 1.8 * near, 1.8 * far
            return near + 0.9 * far + other

        assert me.hand or me.pack
        return max(state.options, key=worth)

    def trade_card(self, state: Game) -> int:
        """Keep everything."""
        return state.options[0]
