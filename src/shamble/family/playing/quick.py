"""A quick player for playing games through in thought: what the mission wants, then one look at each answer.

It shares out the mission's aims among the team once for each moment (`crew`), so that a single answer costs
little; how good an attack, a door or a search is, it judges as the greedy player does. A game whose greedy
player has errands of its own is played as that one plays it.
"""

from __future__ import annotations

from typing import Any, Final

from shamble.family import verb_traits as traits
from shamble.family.moving.walking import surcharge
from shamble.family.people.people import kit_of
from shamble.family.playing.aims import ACT, ANYBODY, KILL, LEAVE, RALLY
from shamble.family.playing.aims import CRATE as CRATE_AIM
from shamble.family.playing.answers import ANSWERS
from shamble.family.playing.crew import Crew, Plan
from shamble.family.playing.greedy import GreedyBot, fear_in
from shamble.family.playing.reading import (
    attackers,
    barred_doors,
    card_worth,
    health_left,
    melee_rate,
    support,
    threat,
)
from shamble.family.position.state import PLAYED, Game
from shamble.family.round.allowance import left
from shamble.family.rules import Rules
from shamble.family.vocabulary import (
    ASK_BONUS,
    ASK_TURN,
    ASK_WHO,
    ASK_WOUND,
    CHARGE_MOVE,
    CRATE,
    EAT,
    END,
    LEAD,
    MAKE_NOISE,
    MISSION,
    MOVE,
    NO,
    OPEN,
    REORGANISE,
    RESCUE,
    SEARCH,
    SHOVE_ACTION,
    TAKE,
    TRADE,
)
from shamble.family.vocabulary import RALLY as RALLY_ACTION
from shamble.kernel.action import actor_of, verb_of, x_of

STEP: Final = 1.2
"""What one zone nearer to the target is worth."""

HOME: Final = 1.8
"""The same on the way to the exit, when nothing else is left."""

FEAR: Final = 0.5
"""How much danger counts."""

BACKED: Final = 1.0
"""What each friend at hand who can still act, beyond BACKERS, adds to the opening of a dark building."""

BACKERS: Final = 2
NEAR: Final = 2

DEATH: Final = 8.0
"""How bad it is to leave somebody behind to die."""

SHARED: Final = 0.5
"""What it is worth to bear a wound of a friend's."""

NO_ORDER: Final = -2
"""Nobody has sent the survivor anywhere."""

DONE: Final = 9.0
"""What it is worth to do what the mission wants."""


def left_alone(state: Game, who: int, zone: int) -> float:
    """How much worse those in a zone fare without a survivor than with it."""
    health = 0
    people = 0
    for i, other in enumerate(state.survivors):
        if i != who and other.zone == zone:
            people += 1
            health += health_left(state, other) if other.leader == PLAYED else 1
    if not people:
        return 0.0
    wounds, _ = attackers(state, zone)
    if wounds < 1.0:
        return 0.0
    mine = health_left(state, state.survivors[who])
    without = DEATH if wounds >= health - people + 1 else 0.0
    beside = DEATH if wounds >= health + mine - people else 0.0
    strength = melee_rate(state, state.survivors[who])
    shared = SHARED * wounds * (1.0 / people - 1.0 / (people + 1))
    return without - beside + shared + min(strength, wounds)


def bear_wound(state: Game) -> int:
    """Whoever has the most health left; those whom the first wound fells only if nobody else is there."""
    options = state.options
    if verb_of(options[-1]) == NO:
        return options[-1]
    best = options[0]
    most = -99
    for option in options:
        me = state.survivors[actor_of(option)]
        health = health_left(state, me) if me.leader == PLAYED else -9
        if health > most:
            best, most = option, health
    return best


class QuickBot:
    """Chooses by aims and a hand-written evaluation; the same position always gets the same answer."""

    __slots__ = ("crew", "judge", "rules")

    def __init__(self, seed: int) -> None:
        self.rules: Rules | None = None
        self.crew: Crew | None = None
        self.judge = GreedyBot(seed)

    def __call__(self, state: Any) -> int:
        return self.answer(state, NO_ORDER)

    def answer(self, state: Game, order: int) -> int:
        """The answer, with the acting survivor sent to a zone unless it is NO_ORDER."""
        proc = state.stack[-1].proc
        if order == NO_ORDER and self.team(state).has_errands:
            return self.judge(state)
        if proc in (ASK_TURN, ASK_BONUS):
            return self.turn(state, order)
        if proc == ASK_WHO:
            return self.who(state)
        name = state.rules.procedure_name(proc)
        own = self.team(state).answers.get(name)
        if own is not None:
            return own.choose(state)
        if proc == ASK_WOUND:
            return bear_wound(state)
        answer = ANSWERS.get(name)
        return state.options[0] if answer is None else answer(state)

    def team(self, state: Game) -> Crew:
        """The crew under the rules of this game."""
        crew = self.crew
        if crew is None or state.rules is not self.rules:
            self.rules = state.rules
            crew = self.crew = Crew(state)
        return crew

    def who(self, state: Game) -> int:
        """Those in trouble first, then whoever can shoot something, then whoever has something to do."""
        plan = self.team(state).plan(state)
        best = state.options[0]
        most = -1.0
        cards = state.rules.cards
        for option in state.options:
            who = actor_of(option)
            me = state.survivors[who]
            worth = 8.0 if me.zone >= 0 and state.crowd[me.zone] else 0.0
            if plan.aims[who][0] >= 0:
                worth += 2.0
            shoots = False
            armed = 0.0
            for card in me.hand:
                row = cards[card]
                shoots = shoots or (row.ranged is not None and not row.blast)
                armed = max(armed, card_worth(row))
            worth += min(1.9, 0.3 * armed)
            if shoots and any([state.crowd[zone] for zone in state.topology.seen_zones[me.zone]]):
                worth += 4.0
            if worth > most:
                best, most = option, worth
        return best

    def turn(self, state: Game, order: int) -> int:
        """The most promising action."""
        options = state.options
        rules = state.rules
        who = actor_of(options[0])
        me = state.survivors[who]
        here = me.zone
        crew = self.team(state)
        plan = crew.plan(state)
        target = plan.targets[who]
        purpose = plan.aims[who][0]
        if order != NO_ORDER and order != target:
            target = order
            purpose = plan.purpose_at(who, order)
        actions = left(kit_of(state, me), me)
        costs: list[float] | None = None
        if target >= 0:
            costs = crew.roads.on(state, target, barred_doors(state, who))
        fear = FEAR * fear_in(state.passed)
        near_help = support(state, who, here)
        danger_here = fear * threat(state, who, here, near_help)
        strength = melee_rate(state, me)
        step = HOME if purpose == LEAVE else STEP
        best = options[-1]
        best_score = -1e9
        attacks = rules.traits[traits.AT_ZONE]
        travels = rules.traits[traits.TRAVEL]
        readies = rules.traits[traits.READIES]
        helps = rules.traits[traits.HELPS]
        after = max(0, actions - 1)
        staying = danger_here * (1.0 if after == 0 else 0.6)
        arrived = target == here
        judge = self.judge
        for option in options:
            verb = verb_of(option)
            if verb in travels and verb != CHARGE_MOVE:
                score = self.move_score(state, who, option, costs, actions, strength, fear, step)
                if arrived and purpose >= 0 and purpose != KILL:
                    score -= 1.0
            elif verb == END:
                score = -danger_here + (0.2 if arrived else 0.0)
            elif verb in attacks:
                score = judge.attack_score(state, option) - staying
                if purpose == KILL and arrived:
                    score += 0.5
            elif verb == OPEN:
                score = self.door_score(state, option, costs, actions, target) - staying
            elif verb == SEARCH:
                score = self.search_score(state, plan, who, actions) - staying
            elif verb == TAKE:
                score = self.take_score(plan, who, x_of(option)) - staying * 0.5
            elif verb == CRATE:
                score = (7.0 if self.wants_crate(plan, who, here) else 2.0) - staying
                score -= 3.0 * state.crowd[here]
            elif verb == MISSION:
                score = (DONE if purpose == ACT and arrived else 2.0) - staying
            elif verb == RALLY_ACTION:
                score = (DONE if purpose == RALLY else 1.0) - staying
            elif verb in readies:
                score = (1.5 if attackers(state, here)[1] >= 1 else -0.5) - staying
            elif verb == LEAD:
                score = judge.lead_score(state, x_of(option)) - staying
            elif verb in helps:
                score = 2.5 - staying
            elif verb in (RESCUE, SHOVE_ACTION):
                score = 3.0 - staying
            elif verb == CHARGE_MOVE:
                score = -fear * threat(state, who, x_of(option)) - 1.0
            elif verb == REORGANISE:
                score = judge.reorganise_score(state, who, actions, strength) - staying
            elif verb in (TRADE, MAKE_NOISE, EAT):
                score = -4.0 - danger_here
            else:
                score = -3.0 - danger_here
            if crew.leans:
                score += crew.leaning(state, option)
            if score > best_score:
                best, best_score = option, score
        return best

    def move_score(
        self,
        state: Game,
        who: int,
        option: int,
        costs: list[float] | None,
        actions: int,
        strength: float,
        fear: float,
        step: float,
    ) -> float:
        """Nearer to the target; into a crowd only to cut it down, with the help of those still to act."""
        me = state.survivors[who]
        zone = x_of(option)
        paid = 1
        if verb_of(option) == MOVE and state.crowd[me.zone]:
            paid += surcharge(state, me, kit_of(state, me))
        after = max(0, actions - paid)
        crowd = state.crowd[zone]
        if crowd:
            kills = min(float(crowd), after * strength)
            score = -fear * threat(state, who, zone, kills + support(state, who, zone))
            score += 1.2 * kills - 0.5
        else:
            score = -fear * threat(state, who, zone, 0.0) * (1.0 if after == 0 else 0.75)
        if costs is not None:
            gain = min(4.0, min(costs[me.zone], 40.0) - min(costs[zone], 40.0))
            score += step * gain if gain > 0 else gain * 0.8 - 0.05
        else:
            score -= 0.3
        if state.crowd[me.zone]:
            score -= left_alone(state, who, me.zone)
        if crowd:
            score += left_alone(state, who, zone)
        return score - 0.3 * (paid - 1)

    def door_score(
        self, state: Game, option: int, costs: list[float] | None, actions: int, target: int
    ) -> float:
        """Open what is in the way; a building whose dead have not come yet with friends at hand."""
        score = self.judge.door_score(state, option, costs, actions, target)
        if score < 0.0:
            return score
        door = state.rules.board.doors[x_of(option)]
        zones = state.rules.board.zones
        fresh = False
        for zone in (door.a, door.b):
            building = zones[zone].building
            fresh = fresh or (building >= 0 and not state.spawned >> building & 1)
        if fresh:
            who = actor_of(option)
            here = state.survivors[who].zone
            far = state.topology.distance
            backers = 0
            for i, other in enumerate(state.survivors):
                if i != who and other.zone >= 0 and not other.done and far(other.zone, here) <= NEAR:
                    backers += 1
            score += BACKED * min(2, backers - BACKERS)
        return score

    def wants_crate(self, plan: Plan, who: int, zone: int) -> bool:
        """Whether the mission wants somebody to open the crate in a zone."""
        for aim in plan.wishes.aims:
            if aim[0] == CRATE_AIM and aim[1] == zone and aim[2] in (ANYBODY, who):
                return True
        return False

    def take_score(self, plan: Plan, who: int, token: int) -> float:
        """What a goal asks for; and what makes somebody grow who should."""
        if token in plan.wishes.tokens:
            return 8.0
        return 5.0 if who == plan.star else -1.0

    def search_score(self, state: Game, plan: Plan, who: int, actions: int) -> float:
        """Worth an action while weapons are poor or the mission wants something from the deck."""
        me = state.survivors[who]
        cards = state.rules.cards
        first = second = 0.0
        for card in me.hand + me.pack:
            worth = card_worth(cards[card])
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        strength = first + second
        score = 3.0 if strength < 1.5 else 1.15 if strength < 3.0 else 0.3
        if len(me.hand) + len(me.pack) >= 5:
            score -= 0.6
        if plan.wishes.cards:
            score += 1.2
        return score if actions >= 2 else score - 0.6
