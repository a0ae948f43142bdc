"""How somebody plays who has read the rules and looks one step ahead: feeds, builds, shoots, heals, scores.

A policy answers the pending question; it reads nothing that its seat does not know. What it has no rule for
it answers with the first option.
"""

from collections.abc import Callable
from typing import Final

from shamble.games.zpocalypse.attack.arming import dice_of
from shamble.games.zpocalypse.attack.reach import FISTS, NOTHING, can_attack, range_of
from shamble.games.zpocalypse.day_zero import edges_off
from shamble.games.zpocalypse.dead.figures import SQUARE_SHIFT
from shamble.games.zpocalypse.map.ground import cell_xy
from shamble.games.zpocalypse.map.sight import distance
from shamble.games.zpocalypse.printed import (
    AMMO,
    EXPLOSIVE,
    FIREARM,
    FIRST_AID,
    MEAL,
    MELEE,
    SCRAP,
    SEARCHABLE,
)
from shamble.games.zpocalypse.scoring.tracker import FIREARM_SKILL, MELEE_SKILL
from shamble.games.zpocalypse.squad.stats import max_hp
from shamble.games.zpocalypse.table import BUNKER, NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import (
    AGREE,
    ALSO,
    AS_IT_IS,
    ASK_AIM,
    ASK_ARM,
    ASK_ARRANGE,
    ASK_BLAST,
    ASK_BUILD,
    ASK_DROP,
    ASK_FEED,
    ASK_GIVE_UP,
    ASK_GOALS,
    ASK_HOLD_OFF,
    ASK_HUNGRY,
    ASK_KEEP,
    ASK_KILL,
    ASK_LOSS,
    ASK_PILE,
    ASK_PUT,
    ASK_RAISE,
    ASK_RECRUIT,
    ASK_RECRUITED,
    ASK_SITE,
    ASK_SQUAD,
    ASK_STEP,
    ASK_STRIKE,
    ASK_THROW,
    ASK_TILE,
    ASK_TRADE,
    ASK_TRAIT,
    ASK_TURN,
    ATTACK,
    BUILD,
    DONE,
    EAT,
    END,
    ENOUGH,
    HEAL,
    LAY_DOWN,
    LOOT,
    MOVE,
    PASS,
    PAY,
    REFUSE,
    RELOAD,
    REVEAL,
    SEARCH,
    SEND,
    SQUAD_TURN,
    STOMP,
    STOP,
    USE,
    WALK_OFF,
)
from shamble.kernel.action import actor_of, verb_of, x_of, y_of
from shamble.kernel.chance import next_below, seed_streams

Worth = Callable[[Table, int], int]

NOBODY_NEAR: Final = 99
CALM: Final = 6
"""With the dead so far away a squad goes on exploring."""
FEW: Final = 0
"""With more of the dead about nobody brings another tile."""
BEARABLE: Final = 1
"""With so many of the dead about to come up a squad shoots once more; from more it backs off."""
SHY: Final = 4
"""What one less of them is worth."""


def best(state: Table, worth: Worth) -> int:
    """The option that is worth most; of equal ones the first."""
    options = state.options
    found = options[0]
    most = worth(state, found)
    for option in options[1:]:
        value = worth(state, option)
        if value > most:
            found, most = option, value
    return found


def nearest_dead(state: Table, square: int) -> int:
    """How far the nearest zombie is that stands where a squad at this square could meet it."""
    found = NOBODY_NEAR
    for figure in state.dead:
        other = figure >> SQUARE_SHIFT
        if (other == BUNKER) == (square == BUNKER):
            found = min(found, distance(state.ground, square, other))
    return found


def threat(state: Table, square: int) -> int:
    """How many figures could stand next to a square after their next walk."""
    if square == BUNKER:
        return 0
    near = state.speed + 1
    return len(
        [
            figure
            for figure in state.dead
            if figure >> SQUARE_SHIFT and distance(state.ground, square, figure >> SQUARE_SHIFT) <= near
        ]
    )


def dead_beside(state: Table, square: int) -> int:
    """How many figures stand next to a square."""
    return len(
        [
            figure
            for figure in state.dead
            if figure >> SQUARE_SHIFT and distance(state.ground, square, figure >> SQUARE_SHIFT) == 1
        ]
    )


def reach_of(state: Table, squad: int) -> int:
    """How far the squad's best loaded weapon reaches."""
    found = 1
    for person in state.squads[squad].people:
        for card in state.carried[person]:
            if state.rules.cards[card].kind in (FIREARM, MELEE) and card not in state.empty:
                found = max(found, range_of(state, squad, card))
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


# --- a turn


def turn_worth(state: Table, action: int) -> int:
    """What a squad would rather do in its turn."""
    squad = actor_of(action)
    verb = verb_of(action)
    who = state.squads[squad]
    hurt = max_hp(state, squad) - who.hp
    near = nearest_dead(state, who.at)
    if verb == REVEAL:
        return 100
    if verb == STOMP:
        return 95
    if verb == HEAL:
        return 92 if who.hp <= 9 and hurt >= 5 else -1
    if verb == RELOAD:
        return 90
    if verb == USE:
        return 88 if near <= 4 else -1
    if verb == ATTACK:
        is_last = state.under_way(SQUAD_TURN).b == 1
        return 80 if not is_last or threat(state, who.at) <= BEARABLE else 30
    if verb == LOOT:
        return 70
    if verb == SEARCH:
        return 60 if near > 2 else -1
    if verb == WALK_OFF:
        return 50 if state.entrance == NOWHERE and near > CALM and len(state.dead) <= FEW else -1
    if verb == MOVE:
        better = place_worth(state, squad, x_of(action)) - place_worth(state, squad, who.at)
        if state.under_way(SQUAD_TURN).b == 1:
            better += SHY * (threat(state, who.at) - threat(state, x_of(action)))
        return min(59, 20 + better) if better > 0 else -1
    return 0 if verb == END else -1


def place_worth(state: Table, squad: int, square: int) -> int:
    """How good a square is to stand on: for shooting, for searching, on the way to where the squad goes."""
    near = nearest_dead(state, square)
    beside = dead_beside(state, square) if square else 0
    if state.rules.scenario.day_zero:
        if square == BUNKER:
            return 60
        if state.entrance != NOWHERE:
            return 40 - distance(state.ground, state.entrance, square) - 2 * beside
        if near > CALM:
            return 10 + (5 if _is_at_rim(state, squad, square) else -_to_rim(state, square))
    reach = reach_of(state, squad)
    if near == NOBODY_NEAR:
        return 5 if square == BUNKER else 0
    worth = 20 - abs(near - reach) - 3 * beside
    if square and state.ground.marks[square] & SEARCHABLE and near > 3:
        worth += 3
    return worth


def _is_at_rim(state: Table, squad: int, square: int) -> bool:
    """Whether one could walk off the board there."""
    who = state.squads[squad]
    here = who.at
    who.at = square
    found = bool(edges_off(state, squad))
    who.at = here
    return found


def _to_rim(state: Table, square: int) -> int:
    """Steps to the edge of the tile, roughly."""
    ground = state.ground
    place = (square - 1) % ground.size
    east, south = place % ground.width, place // ground.width
    return min(east, south, ground.width - 1 - east, ground.height - 1 - south)


def step_worth(state: Table, action: int) -> int:
    """Going on only where it is better."""
    squad = actor_of(action)
    at = state.squads[squad].at
    if verb_of(action) == STOP:
        return 0
    better = place_worth(state, squad, x_of(action)) - place_worth(state, squad, at) - 1
    if state.under_way(SQUAD_TURN).b == 0:
        better += SHY * (threat(state, at) - threat(state, x_of(action)))
    return better


# --- attacks


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


# --- what happens to a squad


def loss_worth(state: Table, action: int) -> int:
    """Whoever is missed least, with the cards that are lost besides."""
    person = x_of(action)
    cards = sum([card_worth(state, card) for card in state.carried[person]])
    return -person_worth(state, person) - cards // 4


def skill_worth(state: Table, action: int) -> int:
    """The skill of the weapons that the squad holds."""
    kinds = [
        state.rules.cards[card].kind
        for person in state.squads[actor_of(action)].people
        for card in state.carried[person]
    ]
    wanted = FIREARM_SKILL if kinds.count(FIREARM) >= kinds.count(MELEE) else MELEE_SKILL
    return 1 if x_of(action) == wanted else 0


def put_worth(state: Table, action: int) -> int:
    """Away from the own squad, and in Day Zero from everybody."""
    square = x_of(action)
    worth = 0
    for squad, who in enumerate(state.squads):
        if who.at > BUNKER and square:
            far = min(10, distance(state.ground, who.at, square))
            mine = squad == actor_of(action) or state.rules.scenario.day_zero
            worth += far if mine else -far
    return worth


def drop_worth(state: Table, action: int) -> int:
    return -card_worth(state, x_of(action))


def take_worth(state: Table, action: int) -> int:
    return -1 if verb_of(action) == ENOUGH else card_worth(state, x_of(action))


# --- the day


def tile_worth(state: Table, action: int) -> int:
    """As near to the entrance as can be: that is a point."""
    if state.entrance <= BUNKER:
        return 0
    width, height = state.ground.width, state.ground.height
    east, south = cell_xy(x_of(action))
    home_east, home_south = state.ground.xy(state.entrance)
    gap_east = max(east * width - home_east, home_east - (east * width + width - 1), 0)
    gap_south = max(south * height - home_south, home_south - (south * height + height - 1), 0)
    return -max(gap_east, gap_south)


def feed_worth(state: Table, action: int) -> int:
    """The best people first, plain food before radioactive, big cards while several are hungry."""
    verb = verb_of(action)
    if verb == REVEAL:
        return 200
    if verb != EAT:
        return 1 if verb == USE else 0
    card = y_of(action)
    worth = 10 + person_worth(state, x_of(action))
    if card < len(state.rules.cards):
        worth -= 4 * int(state.rules.cards[card].radioactive)
        return worth
    return worth + 20


def recruit_worth(state: Table, action: int) -> int:
    """A third and a fourth survivor, if food is left for tomorrow."""
    squad = actor_of(action)
    verb = verb_of(action)
    if verb == REVEAL:
        return 9
    food = [
        card
        for person in state.squads[squad].people
        for card in state.carried[person]
        if state.rules.cards[card].kind == MEAL
    ]
    if verb == PAY:
        wanted = len(state.squads[squad].people) < 3 and len(food) >= 3
        return 5 - int(state.rules.cards[x_of(action)].radioactive) if wanted or not _may_stop(state) else -1
    return 0


def _may_stop(state: Table) -> bool:
    return any([verb_of(option) == DONE for option in state.options])


def squad_worth(state: Table, action: int) -> int:
    """Nobody is sent away who can stay."""
    return -person_worth(state, x_of(action)) if verb_of(action) == SEND else 0


def person_choice(state: Table, action: int) -> int:
    return person_worth(state, x_of(action))


def arrange_worth(state: Table, action: int) -> int:
    if verb_of(action) == AS_IT_IS:
        return 0
    return -100 - card_worth(state, x_of(action)) if verb_of(action) == LAY_DOWN else -200


def build_worth(state: Table, action: int) -> int:
    """What gives most points."""
    verb = verb_of(action)
    if verb == REVEAL:
        return 99
    if verb == USE:
        return 50
    return 1 + (1, 2, 4, 3, 6)[x_of(action)] if verb == BUILD else 0


def site_worth(state: Table, action: int) -> int:
    """Not right at the door, but near it."""
    place = x_of(action)
    square = place >> 2 if place > state.ground.count else place
    if state.entrance <= BUNKER or square >= state.ground.count or square <= BUNKER:
        return -NOBODY_NEAR
    far = distance(state.ground, state.entrance, square)
    return -abs(far - 3)


def goal_worth(state: Table, action: int) -> int:
    return 1 if verb_of(action) == REVEAL else 0


def calm_trade(state: Table, action: int) -> int:
    """Nothing is proposed, and nothing agreed to."""
    return 1 if verb_of(action) in (PASS, REFUSE) else 0 if verb_of(action) == AGREE else -1


WORTHS: Final[dict[int, Worth]] = {
    ASK_TURN: turn_worth,
    ASK_STEP: step_worth,
    ASK_ARM: arm_worth,
    ASK_TRAIT: trait_worth,
    ASK_AIM: aim_worth,
    ASK_STRIKE: aim_worth,
    ASK_THROW: throw_worth,
    ASK_KILL: victim_worth,
    ASK_BLAST: victim_worth,
    ASK_HOLD_OFF: attacker_worth,
    ASK_LOSS: loss_worth,
    ASK_RAISE: skill_worth,
    ASK_PUT: put_worth,
    ASK_DROP: drop_worth,
    ASK_PILE: take_worth,
    ASK_TILE: tile_worth,
    ASK_FEED: feed_worth,
    ASK_HUNGRY: person_choice,
    ASK_RECRUIT: recruit_worth,
    ASK_RECRUITED: person_choice,
    ASK_SQUAD: squad_worth,
    ASK_ARRANGE: arrange_worth,
    ASK_BUILD: build_worth,
    ASK_SITE: site_worth,
    ASK_GOALS: goal_worth,
    ASK_TRADE: calm_trade,
    ASK_KEEP: take_worth,
    ASK_GIVE_UP: drop_worth,
}
"""How the answers to each question are weighed; of all others the first is taken."""

EXPLORING: Final = 6
"""Once in so many of its walks a beginner does something else, so that no game goes round in a ring."""


class Greedy:
    """A beginner who has read the rules. Made from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.words = seed_streams(seed, ("greedy",))

    def __call__(self, state: Table) -> int:
        asked = state.stack[-1].proc
        worth = WORTHS.get(asked)
        if worth is None:
            return state.options[0]
        if asked == ASK_TURN and not can_attack(state, state.stack[-1].a):
            if next_below(self.words, 0, EXPLORING) == 0:
                calm = len(state.dead) <= FEW
                moves = [
                    option
                    for option in state.options
                    if verb_of(option) == MOVE or (calm and verb_of(option) == WALK_OFF)
                ]
                if moves:
                    return moves[next_below(self.words, 0, len(moves))]
        return best(state, worth)
