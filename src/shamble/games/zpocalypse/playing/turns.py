"""A turn of a squad, two actions ahead: shoot and back off, come and shoot, stand and shoot, or wait."""

from typing import Final

from shamble.games.zpocalypse.day_zero import edges_off
from shamble.games.zpocalypse.map.routes import FAR, FREE, TO_BUNKER, steps_to
from shamble.games.zpocalypse.map.sight import distance
from shamble.games.zpocalypse.printed import SEARCHABLE, TILES
from shamble.games.zpocalypse.squad.stats import max_hp
from shamble.games.zpocalypse.table import BUNKER, NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import (
    ATTACK,
    HEAL,
    LOOT,
    MOVE,
    REARRANGE,
    RELOAD,
    REVEAL,
    SEARCH,
    SQUAD_TURN,
    STOMP,
    STOP,
    TRADE,
    USE,
    WALK_OFF,
)
from shamble.kernel.action import actor_of, verb_of, x_of
from shamble.kernel.decks import cards_left

from .reckoning import (
    NOBODY_NEAR,
    coming_in,
    danger,
    is_badly_armed,
    nearest_dead,
    reach_of,
    squads_inside,
    strength,
)

A_KILL: Final = 2.0
"""What one of the dead less is worth: a point, and one less tomorrow."""
PAIN: Final = 5.0
"""What all hit points of a squad are worth, little by little,"""
DREAD: Final = 60.0
"""and what the part beyond BEARABLE is worth besides."""
BEARABLE: Final = 0.3
A_FIND: Final = 1.2
"""What a search is worth where nobody is near."""
GUARD: Final = 2.5
"""What it costs for each that turns somebody in the bunker."""
LAST_ONES: Final = 5.0
"""What it costs if nobody is left there."""
HEALED: Final = 5
"""First Aid is worth its card for so many hit points."""
A_TILE: Final = 3.0
"""Day Zero: what the next tile is worth,"""
PER_DEAD: Final = 0.7
"""less this for each of the dead that are about,"""
HALF_DEAD: Final = 4.0
"""and this, with any of them about, for a squad that has lost half of its hit points."""
LATE: Final = 4.0
"""What the second action of a turn takes off it."""
HOME: Final = 30.0
"""Day Zero: what it is worth to be in the bunker."""
A_STEP: Final = 0.6


class Plan:
    """The turn of one squad as it stands."""

    __slots__ = ("attack", "here", "left", "near", "places", "squad", "state")

    def __init__(self, state: Table, squad: int) -> None:
        self.state = state
        self.squad = squad
        self.here = state.squads[squad].at
        self.left = state.under_way(SQUAD_TURN).b
        self.near = nearest_dead(state, self.here)
        self.places = [x_of(option) for option in state.options if verb_of(option) == MOVE]
        self.attack = strength(state, squad, self.here)

    def worth(self, option: int) -> float:
        """What comes of it, with what may be done afterwards."""
        verb = verb_of(option)
        if verb == REVEAL:
            return 100.0
        if verb == RELOAD:
            return 90.0
        if verb == USE:
            return 88.0 if self.near <= 4 else -99.0
        if verb == STOMP:
            return 1.5 * A_KILL + self.afterwards(self.left - 1, 1.0)
        if verb == ATTACK:
            return A_KILL * self.attack + self.afterwards(self.left - 1, self.attack)
        if verb == HEAL:
            return self.heal()
        if verb == SEARCH:
            return A_FIND + self.afterwards(self.left - 1, 0.0)
        if verb == LOOT:
            return 2.0 + self.afterwards(self.left - 1, 0.0)
        if verb == WALK_OFF:
            return self.explore()
        if verb == MOVE:
            return self.go(x_of(option))
        if verb in (REARRANGE, TRADE):
            return 85.0 if verb == REARRANGE and is_badly_armed(self.state, self.squad) else -99.0
        return self.outlook(self.here, 0.0) - 0.05

    def go(self, square: int) -> float:
        """A square to stand on, and to shoot from with the other action."""
        calm = self.outlook(square, 0.0) - 0.1
        if self.left < 2:
            return calm
        kills = strength(self.state, self.squad, square)
        if not kills:
            return calm
        return max(calm, A_KILL * kills + self.outlook(square, kills))

    def afterwards(self, left: int, slain: float) -> float:
        """The best that can be done with the action that is left: shoot on, or away from here."""
        stay = self.outlook(self.here, slain)
        if left < 1:
            return stay
        best = stay
        if self.attack > slain * 0.5:
            best = max(best, A_KILL * self.attack + self.outlook(self.here, slain + self.attack))
        for square in self.places:
            best = max(best, self.outlook(square, slain) - 0.1)
        return best

    def outlook(self, square: int, slain: float) -> float:
        """How good it is to stand on a square when the dead come."""
        return outlook(self.state, self.squad, square, slain)

    def heal(self) -> float:
        """First Aid, if it is not a waste."""
        who = self.state.squads[self.squad]
        missing = max_hp(self.state, self.squad) - who.hp
        gained = min(6, missing)
        if gained < HEALED and who.hp > 4:
            return -99.0
        before = who.hp
        who.hp = before + gained
        worth = self.afterwards(self.left - 1, 0.0) + 0.5
        who.hp = before
        return worth

    def explore(self) -> float:
        """Day Zero: off the board, as long as there are not too many behind."""
        state = self.state
        if state.entrance != NOWHERE:
            return -99.0
        who = state.squads[self.squad]
        worth = A_TILE + self.outlook(self.here, 0.0) - PER_DEAD * len(state.dead)
        if state.dead and 2 * who.hp < max_hp(state, self.squad):
            worth -= HALF_DEAD
        return worth - (LATE if self.left < 2 else 0.0)


def outlook(state: Table, squad: int, square: int, slain: float) -> float:
    """What standing there may cost, and what it is good for."""
    who = state.squads[squad]
    part = danger(state, squad, square, slain) / max(1, who.hp)
    worth = -PAIN * part - DREAD * max(0.0, part - BEARABLE)
    if state.rules.scenario.day_zero:
        return worth + day_zero_place(state, squad, square)
    return worth + duty(state, squad, square) + place(state, squad, square)


def duty(state: Table, squad: int, square: int) -> float:
    """Somebody has to be in the bunker when the dead come to those who wait there."""
    if square == BUNKER or not state.pool or state.enraged:
        return 0.0
    coming = coming_in(state)
    if not coming or squads_inside(state, squad):
        return 0.0
    return -GUARD * min(coming, len(state.pool)) - (LAST_ONES if coming >= len(state.pool) else 0.0)


def place(state: Table, squad: int, square: int) -> float:
    """Not too far from them, and where something can be found."""
    at = state.entrance if square == BUNKER and state.entrance > BUNKER else square
    near = nearest_dead(state, at)
    if near == NOBODY_NEAR:
        return 0.0
    worth = -0.05 * abs(near - reach_of(state, squad) - 1)
    if square != BUNKER and state.ground.marks[square] & SEARCHABLE and near > state.speed + 2:
        worth += 0.4
    return worth


def day_zero_place(state: Table, squad: int, square: int) -> float:
    """On the way to the bunker; before it is found, to where the board goes on."""
    if square == BUNKER:
        return HOME
    if state.entrance != NOWHERE:
        steps = steps_to(state, TO_BUNKER, FREE, 0)[square]
        return -A_STEP * (steps if steps < FAR else distance(state.ground, state.entrance, square) + 6)
    if not cards_left(state, TILES):
        return 0.0
    return 0.8 if is_at_rim(state, squad, square) else -0.1 * to_rim(state, square)


def is_at_rim(state: Table, squad: int, square: int) -> bool:
    """Whether one could walk off the board there."""
    who = state.squads[squad]
    here = who.at
    who.at = square
    found = bool(edges_off(state, squad))
    who.at = here
    return found


def to_rim(state: Table, square: int) -> int:
    """Steps to the edge of the tile, roughly."""
    ground = state.ground
    at = (square - 1) % ground.size
    east, south = at % ground.width, at // ground.width
    return min(east, south, ground.width - 1 - east, ground.height - 1 - south)


def step_worth(state: Table, action: int) -> float:
    """Going on with a walk only where it is better."""
    squad = actor_of(action)
    left = state.under_way(SQUAD_TURN).b
    if verb_of(action) == STOP:
        return _stand(state, squad, state.squads[squad].at, left) + 0.3
    return _stand(state, squad, x_of(action), left)


def _stand(state: Table, squad: int, square: int, left: int) -> float:
    calm = outlook(state, squad, square, 0.0)
    if not left:
        return calm
    kills = strength(state, squad, square)
    return max(calm, A_KILL * kills + outlook(state, squad, square, kills)) if kills else calm
