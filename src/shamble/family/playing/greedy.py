"""A simple sensible player: looks one step ahead and takes the answer that looks best.

It fights what is near, takes what the mission wants, opens doors on its way, searches while it lacks
something, keeps away from crowds and leaves as soon as everybody may.
"""

from __future__ import annotations

from typing import Any, Final

from shamble.family import verb_traits as traits
from shamble.family.fighting.facts import armed_kit, target_zone
from shamble.family.fighting.laid import laid_in
from shamble.family.moving.walking import surcharge
from shamble.family.people.people import kit_of
from shamble.family.playing.answers import ANSWERS
from shamble.family.playing.plan import Planner
from shamble.family.playing.reading import (
    attack_facts,
    attackers,
    barred_doors,
    card_worth,
    health_left,
    melee_rate,
    mode_worth,
    support,
    threat,
    wants_crate,
    wants_token,
)
from shamble.family.position.state import Game
from shamble.family.round.allowance import left
from shamble.family.rules import Rules
from shamble.family.vocabulary import (
    CHARGE_MOVE,
    CRATE,
    EAT,
    END,
    LEAD,
    MAKE_NOISE,
    MISSION,
    MOVE,
    OPEN,
    REORGANISE,
    RESCUE,
    SEARCH,
    SHOVE_ACTION,
    TAKE,
    TRADE,
)
from shamble.kernel.action import ARG_MASK, actor_of, verb_of, x_of, y_of

STEP: Final = 1.0
"""What one zone nearer to the target is worth."""

KILL_HERE: Final = 5.0
KILL_NEAR: Final = 2.0
KILL_FAR: Final = 1.1
SEARCH_POOR: Final = 3.0
SEARCH_FAIR: Final = 1.15
SEARCH_RICH: Final = 0.3

PATIENCE: Final = 60
HALF_LIFE: Final = 15
"""Rounds after which the bot loses patience: of a danger it then minds half as much every so many rounds."""


def fear_in(game_round: int) -> float:
    """How much danger counts: whoever has waited for long enough would rather risk something."""
    return float(0.5 ** max(0.0, (game_round - PATIENCE) / HALF_LIFE))


class GreedyBot:
    """Chooses by a hand-written evaluation; the same position always gets the same answer."""

    __slots__ = ("plans", "rules")

    def __init__(self, seed: int) -> None:
        self.rules: Rules | None = None
        self.plans: Planner | None = None

    def __call__(self, state: Any) -> int:
        name = state.rules.procedure_name(state.stack[-1].proc)
        if name in ("ask-turn", "ask-bonus"):
            return self.turn(state)
        if name == "ask-who":
            return self.who(state)
        own = self.planner(state).answers.get(name)
        if own is not None:
            return own.choose(state)
        answer = ANSWERS.get(name)
        return state.options[0] if answer is None else answer(state)

    def planner(self, state: Game) -> Planner:
        """The plans for the rules of this game."""
        if self.plans is None or state.rules is not self.rules:
            self.rules = state.rules
            self.plans = Planner(state.rules)
        return self.plans

    def who(self, state: Game) -> int:
        """Those in trouble first, then whoever can shoot something, then the rest."""

        leads = self.planner(state).targets(state)[1]

        def urgency(option: int) -> tuple[bool, bool, bool, float]:
            who = actor_of(option)
            me = state.survivors[who]
            held = [state.rules.cards[card] for card in me.hand]
            sees = any(state.crowd[zone] for zone in state.topology.seen_zones[me.zone])
            shoots = sees and any(card.ranged is not None and not card.blast for card in held)
            armed = max([card_worth(card) for card in held], default=0.0)
            return (bool(state.crowd[me.zone]), shoots, who in leads, armed)

        return max(state.options, key=urgency)

    def turn(self, state: Game) -> int:
        """The most promising action."""
        options = state.options
        who = actor_of(options[0])
        me = state.survivors[who]
        here = me.zone
        actions = left(kit_of(state, me), me)
        planner = self.planner(state)
        target = planner.targets(state)[0][who]
        barred = barred_doors(state, who)
        costs = self.planner(state).distances(state, target, barred) if target >= 0 else None
        fear = fear_in(state.round)
        danger_here = fear * threat(state, who, here, support(state, who, here))
        strength = melee_rate(state, me)
        best = options[-1]
        best_score = -1e9
        attacks = state.rules.traits[traits.AT_ZONE]
        travels = state.rules.traits[traits.TRAVEL]
        readies = state.rules.traits[traits.READIES]
        helps = state.rules.traits[traits.HELPS]
        for option in options:
            verb = verb_of(option)
            after = max(0, actions - 1)
            weight = 1.0 if after == 0 else 0.6
            if verb in travels and verb != CHARGE_MOVE:
                score = self.move_score(state, who, option, costs, actions, strength, fear)
            elif verb == END:
                score = -danger_here
                if target == here:
                    score += 0.1
            elif verb in attacks:
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
            elif verb in readies:
                score = (1.5 if attackers(state, here)[1] >= 1 else -0.5) - danger_here * weight
            elif verb == LEAD:
                score = self.lead_score(state, x_of(option)) - danger_here * weight
            elif verb in helps:
                score = 2.5 - danger_here * weight
            elif verb == MISSION:
                score = 2.0 - danger_here * weight
            elif verb in (RESCUE, SHOVE_ACTION):
                score = 3.0 - danger_here * weight
            elif verb == CHARGE_MOVE:
                score = -fear * threat(state, who, x_of(option)) - 1.0
            elif verb == REORGANISE:
                score = self.reorganise_score(state, who, actions, strength) - danger_here * weight
            elif verb in (TRADE, MAKE_NOISE, EAT):
                score = -4.0 - danger_here
            else:
                score = -3.0 - danger_here
            if planner.leans:
                score += planner.leaning(state, option)
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
        score = -fear * threat(state, who, zone, kills + helped) * (1.0 if after == 0 or crowd else 0.75)
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
        who, zone = actor_of(option), target_zone(option)
        me = state.survivors[who]
        card = state.rules.cards[x_of(option)]
        crowd = state.crowd[zone]
        if not crowd:
            return -60.0
        kind_of_attack = state.rules.kind_of_attack[verb_of(option)]
        blast = state.rules.blast_damage(state, armed_kit(state, me, card), card, kind_of_attack)
        if blast:
            return self.blast_score(state, option, blast)
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
        mode = card.modes[state.rules.kind_of_attack[verb_of(option)]]
        if mode is not None and mode.noisy:
            score -= 0.15
        return score - 8.0 * friends - 0.3

    def blast_score(self, state: Game, option: int, damage: int) -> float:
        """Whom an explosion would kill, if it comes to one; never with a friend in it."""
        zone = target_zone(option)
        if any(other.zone == zone for other in state.survivors):
            return -100.0
        damage += sum(state.rules.ruling("laid-damage")(state, other) for other in laid_in(state, zone))
        count = state.rules.kind_count
        tough = 0.0
        for n, kind in zip(state.zombies[zone * count : (zone + 1) * count], state.rules.kinds, strict=True):
            if kind.toughness <= damage:
                tough += n * kind.toughness
        mode = state.rules.cards[x_of(option)].modes[state.rules.kind_of_attack[verb_of(option)]]
        if mode is not None and mode.dice:
            chances = attack_facts(state, option)[0]
            tough *= chances[0] if chances else 0.0
        return 1.6 * tough - 3.0

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
        if self.planner(state).wants_food(state, who):
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
