"""Whom to shoot at, with what, and whom to hold off."""

from shamble.games.zpocalypse.attack.arming import dice_of
from shamble.games.zpocalypse.attack.reach import FISTS, NOTHING
from shamble.games.zpocalypse.dead.figures import SQUARE_SHIFT
from shamble.games.zpocalypse.map.sight import distance
from shamble.games.zpocalypse.printed import EXPLOSIVE, FIREARM
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import ALSO, DONE, PASS
from shamble.kernel.action import actor_of, verb_of, x_of, y_of

from .reckoning import dead_beside, nearest_dead


def arm_worth(state: Table, action: int) -> int:
    """The weapon with most dice; an explosive only into a crowd."""
    if verb_of(action) == DONE:
        return -2
    weapon = y_of(action)
    if weapon == NOTHING:
        return -1
    if weapon == FISTS:
        return 1
    squad = actor_of(action)
    row = state.rules.cards[weapon]
    if row.kind == EXPLOSIVE:
        return 40 if len(state.dead) >= 5 and nearest_dead(state, state.squads[squad].at) >= 3 else -1
    return 10 * dice_of(state, squad, weapon) + (2 if row.kind == FIREARM else 0)


def trait_worth(state: Table, action: int) -> int:
    return 2 if verb_of(action) == ALSO else 1 if y_of(action) else 0


def aim_worth(state: Table, action: int) -> int:
    """The nearest, and where others stand beside it."""
    if verb_of(action) == PASS:
        return -99
    square = x_of(action) >> 2
    if square == BUNKER:
        return x_of(action) & 3
    at = state.squads[actor_of(action)].at
    return dead_beside(state, square) - 2 * distance(state.ground, at, square) + state.crowd[square]


def throw_worth(state: Table, action: int) -> int:
    """As many of the dead and as few friends as possible."""
    if verb_of(action) == PASS:
        return 0
    square = x_of(action)
    worth = 3 * state.crowd[square] - 1 if square else 5
    for figure in state.dead:
        other = figure >> SQUARE_SHIFT
        if other and square and distance(state.ground, square, other) == 1:
            worth += 1
    for who in state.squads:
        if square and who.at > BUNKER and distance(state.ground, square, who.at) <= 1:
            worth -= 12
    return worth


def victim_worth(state: Table, action: int) -> int:
    """Singles first: they are gone with one success."""
    square = x_of(action) >> 2
    kind = state.crowd[square] if square else x_of(action) & 3
    return 2 - kind


def attacker_worth(state: Table, action: int) -> int:
    """The double is the worse one."""
    square = x_of(action) >> 2
    return state.crowd[square] if square else x_of(action) & 3
