"""What a sensible player sees at a glance: who is near, what that may cost, what an attack may bring.

All of it is an estimate by distance and sight; nothing is looked up that the seat does not know.
"""

from typing import Final

from shamble.games.zpocalypse.dead.aims import hunts, notice_range, speed_of
from shamble.games.zpocalypse.dead.attacking import attack_dice, least_defence, may_attack
from shamble.games.zpocalypse.dead.figures import KIND_MASK, LYING, SQUARE_SHIFT
from shamble.games.zpocalypse.map.sight import distance, in_sight_from
from shamble.games.zpocalypse.printed import AMMO, FIREARM, FIRST_AID, MEAL, MELEE, SCRAP
from shamble.games.zpocalypse.squad.stats import armor, level
from shamble.games.zpocalypse.table import BUNKER, Table

NOBODY_NEAR: Final = 99
A_DIE: Final = 3.5
"""What a die of theirs shows on average."""
FISTS_HIT: Final = 1.0 / 6
MOST_DICE: Final = 8
ELSEWHERE: Final = 0.4
"""The share of a figure's attacks that comes if another squad is nearer to it."""


def nearest_dead(state: Table, square: int) -> int:
    """How far the nearest zombie is that stands where a squad at this square could meet it."""
    found = NOBODY_NEAR
    for figure in state.dead:
        other = figure >> SQUARE_SHIFT
        if (other == BUNKER) == (square == BUNKER):
            found = min(found, distance(state.ground, square, other))
    return found


def dead_beside(state: Table, square: int) -> int:
    """How many figures stand next to a square."""
    return len(
        [
            figure
            for figure in state.dead
            if figure >> SQUARE_SHIFT and distance(state.ground, square, figure >> SQUARE_SHIFT) == 1
        ]
    )


def coming_in(state: Table) -> int:
    """How many zombies are in the bunker or could be after their next walk."""
    if state.entrance <= BUNKER:
        return 0
    steps = speed_of(state) - 1
    found = 0
    for figure in state.dead:
        square = figure >> SQUARE_SHIFT
        if square == BUNKER or distance(state.ground, state.entrance, square) <= steps:
            found += figure & KIND_MASK
    return found


def squads_inside(state: Table, but: int) -> int:
    """How many other squads are in the bunker."""
    return len([seat for seat, who in enumerate(state.squads) if seat != but and who.at == BUNKER])


def danger(state: Table, squad: int, square: int, slain: float) -> float:
    """The hit points that their next turn may cost a squad at a square, if so many were killed before."""
    dice = _dice_at(state, squad, square)
    if not dice:
        return 0.0
    dice.sort(reverse=True)
    people = len(state.squads[squad].people)
    gone = slain + people * (7 - least_defence(state)) / 6
    total = 0.0
    for number in dice:
        if gone >= 1:
            gone -= 1
            continue
        total += number * (1 - gone)
        gone = 0.0
    return max(0.0, A_DIE * total - armor(state, squad))


def _dice_at(state: Table, squad: int, square: int) -> list[float]:
    """The dice of each figure that may attack there, as far as it may be for this squad."""
    found: list[float] = []
    speed = speed_of(state)
    inside = 1 + squads_inside(state, squad)
    hunting = hunts(state)
    near = speed + 1 if hunting else min(speed + 1, speed + notice_range(state))
    ground = state.ground
    for figure in state.dead:
        if not may_attack(figure) and not figure & LYING:
            continue
        other = figure >> SQUARE_SHIFT
        lying = figure & LYING != 0
        if square == BUNKER:
            if other != BUNKER and (lying or distance(ground, state.entrance, other) > speed - 1):
                continue
            found.append(attack_dice(state, figure) / inside)
        elif other != BUNKER:
            far = distance(ground, square, other)
            if far > (1 if lying else near):
                continue
            found.append(attack_dice(state, figure) * _share(state, squad, other, far))
    return found


def _share(state: Table, squad: int, figure_at: int, far: int) -> float:
    """Less of it if somebody else is nearer to the figure."""
    for seat, who in enumerate(state.squads):
        if seat != squad and who.at > BUNKER and distance(state.ground, who.at, figure_at) < far:
            return ELSEWHERE
    return 1.0


def reach_of(state: Table, squad: int) -> int:
    """How far the squad's best loaded weapon reaches."""
    found = 1
    for person in state.squads[squad].people:
        for card in state.carried[person]:
            row = state.rules.cards[card]
            if row.kind in (FIREARM, MELEE) and card not in state.empty:
                found = max(found, row.range)
    return found


def strength(state: Table, squad: int, square: int) -> float:
    """How many zombies an attack from a square may kill on average."""
    far = nearest_shot(state, squad, square)
    if far == NOBODY_NEAR:
        return 0.0
    cards = state.rules.cards
    chances = [0.0, 0.0]
    chances[FIREARM] = (1 + level(state, squad, FIREARM)) / 6
    chances[MELEE] = (1 + level(state, squad, MELEE)) / 6
    parts: list[float] = []
    for person in state.squads[squad].people:
        best = FISTS_HIT if far <= 1 else 0.0
        for card in state.carried[person]:
            row = cards[card]
            if row.kind in (FIREARM, MELEE) and card not in state.empty and (far == 0 or row.range >= far):
                best = max(best, chances[row.kind] * row.dice[level(state, squad, row.kind) - 1])
        parts.append(best)
    return min(sum(parts), MOST_DICE / 2, float(sum([figure & KIND_MASK for figure in state.dead])))


def nearest_shot(state: Table, squad: int, square: int) -> int:
    """How far the nearest figure is that could be attacked from a square; 0 in the bunker."""
    if square == BUNKER:
        inside = [figure for figure in state.dead if not figure >> SQUARE_SHIFT]
        return 0 if inside else NOBODY_NEAR
    most = reach_of(state, squad)
    near: list[tuple[int, int]] = []
    for figure in state.dead:
        other = figure >> SQUARE_SHIFT
        if other != BUNKER:
            far = distance(state.ground, square, other)
            if far <= most:
                near.append((far, other))
    if not near:
        return NOBODY_NEAR
    near.sort()
    who = state.squads[squad]
    here = who.at
    who.at = square
    found = NOBODY_NEAR
    for far, other in near[:4]:
        if in_sight_from(state, square, other):
            found = far
            break
    who.at = here
    return found


def card_worth(state: Table, card: int) -> int:
    """How gladly a squad keeps a card."""
    row = state.rules.cards[card]
    if row.kind in (FIREARM, MELEE):
        return 20 + 4 * row.dice[0] + 2 * row.vp + row.range
    table = {FIRST_AID: 30, AMMO: 18, SCRAP: 14, MEAL: 16 + 6 * row.portions - 3 * int(row.radioactive)}
    return table.get(row.kind, 22 + 4 * row.armor + row.damage)


def person_worth(state: Table, person: int) -> int:
    """How gladly a squad keeps a survivor."""
    row = state.rules.people[person]
    skill = row.firearm + row.melee
    return row.hp + 2 * row.armor + 2 * skill + row.movement + 2 * row.smarts


def weapons_of(state: Table, person: int) -> list[int]:
    """The loaded weapons of a survivor that can be used again and again."""
    return [
        card
        for card in state.carried[person]
        if state.rules.cards[card].kind in (FIREARM, MELEE) and card not in state.empty
    ]


def arms_somebody(state: Table, squad: int, card: int, person: int) -> bool:
    """Whether a weapon that somebody has besides another one would arm somebody who has none."""
    if weapons_of(state, person):
        return False
    for other in state.squads[squad].people:
        held = weapons_of(state, other)
        if card in held:
            return len(held) > 1
    return False


def is_badly_armed(state: Table, squad: int) -> bool:
    """Whether somebody has two weapons while somebody else has none."""
    numbers = [len(weapons_of(state, person)) for person in state.squads[squad].people]
    return len(numbers) > 1 and min(numbers) == 0 and max(numbers) > 1
