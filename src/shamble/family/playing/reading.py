"""How a bot reads a position: ways through doors, dangers, the worth of cards, what the mission wants.

Only what lies open on the table is used: no generator, no colour of a facedown token.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from shamble.family import verb_traits as traits
from shamble.family.board.model import Board
from shamble.family.carrying.tokens import taking_of
from shamble.family.fighting.dice import accuracy, damage_of, dice_count, further_dice, is_hit
from shamble.family.fighting.facts import armed_kit, target_zone
from shamble.family.fighting.targets import chooses_freely, harms_friends, target_order
from shamble.family.missions.mission import Goal, goals_in_play
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH, SPARED_BY_FRIENDS
from shamble.family.position.printed import CardType, WeaponMode
from shamble.family.position.state import GONE, Game, Survivor, is_facedown
from shamble.family.rules import Rules
from shamble.kernel.action import actor_of, verb_of, x_of

FAR: Final = 999.0
DOOR_COST: Final = 1.5
DARK_COST: Final = 1.0
CROWD_COST: Final = 0.7
CACHE_LIMIT: Final = 4096

DEADLY: Final = 30.0
WOUND: Final = 2.0
LATER: Final = 0.5
"""How much the phase after next counts."""

HELPLESS: Final = 3.0
"""How bad it is to share a zone with something that cannot be hurt."""

RANGED_SHARE: Final = 0.6
"""How often a ranged weapon can be used in the own zone, where friends may stand."""

HOLD: Final = 2.2
"""Attacks that somebody makes in a turn to hold a zone."""


class Ways:
    """Costs on foot: closed doors are work, unopened buildings a risk, and crowds are in the way."""

    def __init__(self, board: Board) -> None:
        self.edges = board.entries
        self.buildings = [
            [building for zone in (door.a, door.b) if (building := board.zones[zone].building) >= 0]
            for door in board.doors
        ]
        self.dark = [sum(1 for zone in rooms if board.zones[zone].dark) for rooms in board.buildings]
        self.known: dict[tuple[int, int, int, int, bytes], list[float]] = {}

    def to(self, state: Game, goal: int, barred: int) -> list[float]:
        """The cost from every zone to a goal; doors in the mask `barred` cannot be opened."""
        key = (goal, state.open_doors, state.spawned, barred, bytes(state.crowd))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= CACHE_LIMIT:
                self.known.clear()
            found = self.known[key] = self._spread(state, goal, barred, state.crowd)
        return found

    def _spread(self, state: Game, goal: int, barred: int, crowd: bytearray) -> list[float]:
        costs = [FAR] * len(self.edges)
        costs[goal] = 0.0
        open_doors = state.open_doors
        waiting = [(0.0, goal)]
        while waiting:
            cost, zone = heappop(waiting)
            if cost > costs[zone]:
                continue
            step = cost + 1.0 + CROWD_COST * min(crowd[zone], 8)
            for other, door in self.edges[zone]:
                if door < 0 or open_doors >> door & 1:
                    through = step
                elif barred >> door & 1:
                    continue
                else:
                    through = step + DOOR_COST
                    for building in self.buildings[door]:
                        if not state.spawned >> building & 1:
                            through += DARK_COST * self.dark[building]
                if through < costs[other]:
                    costs[other] = through
                    heappush(waiting, (through, other))
        return costs


def barred_doors(state: Game, who: int) -> int:
    """The doors that a survivor cannot open with what it holds, as a mask."""
    return state.rules.barred_doors(state, who)


def health_left(state: Game, me: Survivor) -> int:
    """How many wounds a survivor can still take, the last one included."""
    return kit_of(state, me).values[HEALTH] - me.wounds


def attackers(state: Game, zone: int) -> tuple[float, float]:
    """The wounds to expect in a zone in the next zombie phase, and the zombies that will then be there."""
    rules = state.rules
    count = rules.kind_count
    zombies = state.zombies
    wounds = 0.0
    there = float(state.crowd[zone])
    if there:
        at = zone * count
        for kind in rules.kinds:
            wounds += zombies[at + kind.index] * kind.actions
    for near in state.topology.neighbours[zone]:
        if state.crowd[near]:
            at = near * count
            for kind in rules.kinds:
                number = zombies[at + kind.index]
                if number:
                    wounds += number * (kind.actions - 1 + 0.1)
                    there += number
    return wounds, there


def threat(state: Game, who: int, zone: int, killed: float = 0.0) -> float:
    """How bad it is for a survivor to be in a zone when the zombies act, now and once more."""
    wounds, there = attackers(state, zone)
    neighbours = state.topology.neighbours[zone]
    for token, place in enumerate(state.spawns):
        if place >= 0 and state.spawning >> token & 1:
            if place == zone:
                wounds += 0.9
                there += 2.0
            elif place in neighbours:
                wounds += 0.25
                there += 1.0
    wounds = max(0.0, wounds - killed)
    if wounds <= 0 and there <= 1:
        return 0.0
    health = health_left(state, state.survivors[who])
    shared = health
    people = 1
    holding = melee_rate(state, state.survivors[who])
    for i, other in enumerate(state.survivors):
        if i != who and other.zone >= 0:
            if other.zone == zone:
                shared += health_left(state, other)
                people += 1
                holding += melee_rate(state, other)
            elif other.zone in neighbours:
                holding += 0.6 * melee_rate(state, other)
    bad = harm(wounds, shared, people, health)
    if state.crowd[zone]:
        bad += HELPLESS * too_tough(state, who, zone)
    left = there - killed - HOLD * holding
    if left > 0:
        bad += LATER * harm(left, shared - min(wounds, shared - 1), people, health)
    return bad


def too_tough(state: Game, who: int, zone: int) -> int:
    """The zombies of a zone that nobody there can hurt."""
    count = state.rules.kind_count
    at = zone * count
    damage = most_damage(state, state.survivors[who])
    for i, other in enumerate(state.survivors):
        if i != who and other.zone == zone:
            damage = max(damage, most_damage(state, other))
    return sum(state.zombies[at + kind.index] for kind in state.rules.kinds if kind.toughness > damage)


def most_damage(state: Game, me: Survivor) -> int:
    """The damage of the hardest hit a survivor can land with what is in hand."""
    most = 0
    for card in me.hand:
        row = state.rules.cards[card]
        for kind, mode in enumerate(row.modes):
            if mode is not None and not row.blast:
                most = max(most, damage_of(state.rules.kit_with(me.kit, row.skills), row, kind))
    return most


def harm(wounds: float, shared: float, people: int, health: int) -> float:
    """How bad wounds are for people who share them."""
    bad = WOUND * wounds / people * (1.0 if health > 1 else 1.5)
    if wounds >= shared - people + 1:
        bad += DEADLY * min(2.0, wounds / max(1.0, shared))
    return bad


# --- attacks


def melee_rate(state: Game, me: Survivor) -> float:
    """The kills to expect of one attack within the own zone with what is in hand."""
    key = (state.rules, me.kit, me.hand)
    known = _rates.get(key)
    if known is None:
        if len(_rates) >= CACHE_LIMIT:
            _rates.clear()
        known = _rates[key] = _melee_rate(state, me)
    return known


_rates: dict[tuple[Rules, Kit, tuple[int, ...]], float] = {}


def _melee_rate(state: Game, me: Survivor) -> float:
    best = 0.0
    cards = state.rules.cards
    for card in me.hand:
        row = cards[card]
        copies = sum(1 for held in me.hand if cards[held].index == row.index)
        kit = state.rules.kit_with(me.kit, row.skills)
        for kind, mode in enumerate(row.modes):
            if mode is None or row.blast or mode.near > 0 or not mode.dice:
                continue
            needed = max(2, mode.accuracy)
            hits = sum(1 for face in (2, 3, 4, 5, 6) if is_hit(kit, needed, face, kind)) / 6
            kills = dice_count(kit, row, kind, 2 if row.dual and copies > 1 else 1) * hits
            best = max(best, kills * (RANGED_SHARE if state.rules.attack_kinds[kind].fires else 1.0))
    return best


def support(state: Game, who: int, zone: int) -> float:
    """The kills to expect in a zone by others whose turn is still to come."""
    near = state.topology.neighbours[zone]
    total = 0.0
    for i, other in enumerate(state.survivors):
        if i == who or other.done or other.zone < 0 or other.leader != -1:
            continue
        if other.zone == zone:
            total += melee_rate(state, other) * 2.5
        elif other.zone in near and not state.crowd[other.zone]:
            total += melee_rate(state, other) * 1.5
    return total * 0.7


def attack_facts(state: Game, action: int) -> tuple[list[float], list[int], float]:
    """Chances of at least so many hits, the kinds hits would take, and wounds to friends to expect."""
    card = state.rules.cards[x_of(action)]
    zone = target_zone(action)
    who = actor_of(action)
    me = state.survivors[who]
    kind = state.rules.kind_of_attack[verb_of(action)]
    row = state.rules.attack_kinds[kind]
    kit = armed_kit(state, me, card)
    dice = dice_count(kit, card, kind, 2 if state.rules.has_trait(action, traits.BOTH) else 1)
    dice += sum(further_dice(state, kit, card, kind)[1::2])
    needed = accuracy(state, kit, card, kind, zone)
    aim, bonus = state.rules.aim_of(state, action)
    chance = sum(1 for face in (1, 2, 3, 4, 5, 6) if is_hit(kit, needed - bonus, face, kind)) / 6
    damage = damage_of(kit, card, kind)
    same = zone == me.zone
    order = [aim] if aim >= 0 else target_order(state, zone, damage, chooses_freely(kit, row, same))
    wounds = 0.0
    if harms_friends(kit, row, same):
        for i, other in enumerate(state.survivors):
            if other.zone == zone and i != who and not other.kit.values[SPARED_BY_FRIENDS]:
                wounds = dice * (1 - chance) * damage
                break
    chances = at_least(dice, chance)
    if aim >= 0:
        hits = -(-state.rules.kinds[aim].toughness // max(1, damage))
        chances = chances[hits - 1 : hits] if damage else []
    return chances, order, wounds


def at_least(dice: int, chance: float) -> list[float]:
    """The chance of at least 1, 2, … hits."""
    exact = [1.0]
    for _ in range(dice):
        following = [0.0] * (len(exact) + 1)
        for hits, p in enumerate(exact):
            following[hits] += p * (1 - chance)
            following[hits + 1] += p * chance
        exact = following
    tail = 0.0
    chances: list[float] = []
    for p in reversed(exact[1:]):
        tail += p
        chances.append(tail)
    return chances[::-1]


# --- cards


def mode_worth(mode: WeaponMode) -> float:
    """What a way to attack is good for: hits to expect, damage, reach."""
    hits = mode.dice * max(0, 7 - mode.accuracy) / 6
    return hits * (1.0 + 0.5 * min(2, mode.damage - 1)) * (1.0 + 0.15 * mode.far) + 0.3


def card_worth(card: CardType) -> float:
    """How much a bot likes to carry a card, the mission's wishes apart."""
    worth = 0.0
    if card.blast:
        return 1.2
    if card.melee is not None:
        worth = mode_worth(card.melee)
    if card.ranged is not None:
        worth = max(worth, mode_worth(card.ranged) * (0.75 if card.reload else 1.0))
    if card.opens_doors:
        worth += 0.6
    if card.skills and not card.is_weapon():
        worth += 0.7
    if card.rerolls:
        worth += 0.4
    if card.food:
        worth += 0.2
    return worth


# --- the mission


def reached(state: Game) -> float:
    """How much of all goals is reached, each goal counting as far as it is wanted."""
    total = 0.0
    for step in goals_in_play(state):
        for goal in step:
            total += share(state, goal)
    return total


def share(state: Game, goal: Goal) -> float:
    """The reached part of one goal, between 0 and 1."""
    target = goal.target(state, ())
    return min(1.0, goal.progress(state, ()) / target) if target > 0 else 1.0


def wants_token(state: Game, who: int, token: int) -> bool:
    """Whether a goal comes nearer, or a door of the mission opens, when this survivor takes an objective."""
    if is_facedown(state, token):
        return True
    after = state.clone()
    after.objectives[token] = GONE
    if taking_of(state, token).is_kept:
        after.survivors[who].tokens = (*after.survivors[who].tokens, token)
    return reached(after) > reached(state) + 1e-9 or unlocked(after, who) > unlocked(state, who)


def unlocked(state: Game, who: int) -> int:
    """How many doors the mission no longer keeps shut."""
    return sum([1 for lock in state.rules.mission.locks.values() if lock.condition(state, (who,))])


def wants_card(state: Game, who: int, card: int) -> bool:
    """Whether a goal comes nearer when this survivor carries a card."""
    after = state.clone()
    after.survivors[who].pack = (*after.survivors[who].pack, card)
    return reached(after) > reached(state) + 1e-9


def needs_card(state: Game, who: int, card: int) -> bool:
    """Whether a goal would suffer if this survivor no longer carried a card."""
    after = state.clone()
    me = after.survivors[who]
    me.hand = tuple(held for held in me.hand if held != card)
    me.pack = tuple(held for held in me.pack if held != card)
    return reached(after) < reached(state) - 1e-9


def wants_crate(state: Game, who: int) -> bool:
    """Whether a goal would come nearer with a weapon from a crate."""
    rules = state.rules
    own = set(rules.deck_cards[2])
    for card in sorted(own):
        if rules.cards[card].is_weapon():
            return wants_card(state, who, card)
    return False
