"""What is done by day, and what becomes of a squad: feeding, recruiting, building, cards, losses."""

from shamble.games.zpocalypse.day.feed import MOST_PEOPLE, portions, price
from shamble.games.zpocalypse.dead.figures import SQUARE_SHIFT
from shamble.games.zpocalypse.map.ground import cell_xy
from shamble.games.zpocalypse.map.sight import distance
from shamble.games.zpocalypse.printed import FIREARM, MELEE
from shamble.games.zpocalypse.scoring.tracker import FIREARM_SKILL
from shamble.games.zpocalypse.squad.stats import LEVEL_2, LEVEL_3, firearm, melee
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import (
    AGREE,
    BUILD,
    DONE,
    EAT,
    ENOUGH,
    HOLD,
    LAY_DOWN,
    ON,
    PASS,
    PAY,
    REFUSE,
    REVEAL,
    SEND,
    USE,
)
from shamble.kernel.action import actor_of, verb_of, x_of, y_of

from . import turns
from .reckoning import NOBODY_NEAR, arms_somebody, card_worth, person_worth

# --- what happens to a squad


def loss_worth(state: Table, action: int) -> int:
    """Whoever is missed least, with the cards that are lost besides."""
    person = x_of(action)
    cards = sum([card_worth(state, card) for card in state.carried[person]])
    return -person_worth(state, person) - cards // 4


def skill_worth(state: Table, action: int) -> float:
    """The skill that serves more dice, and whose next level is nearer."""
    squad = actor_of(action)
    is_firearm = x_of(action) == FIREARM_SKILL
    kind = FIREARM if is_firearm else MELEE
    skill = firearm(state, squad) if is_firearm else melee(state, squad)
    needed = LEVEL_2 - skill if skill < LEVEL_2 else LEVEL_3 - skill
    dice = 1
    for person in state.squads[squad].people:
        rows = [state.rules.cards[card] for card in state.carried[person]]
        dice += max([row.dice[0] for row in rows if row.kind == kind], default=0)
    return dice / needed if needed > 0 else 0.0


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
    """A third and a fourth survivor, if something is left to eat for tomorrow."""
    squad = actor_of(action)
    verb = verb_of(action)
    if verb == REVEAL:
        return 9
    if verb == PAY:
        left = 0 if state.day >= state.rules.scenario.days else 1
        has_room = len(state.squads[squad].people) < MOST_PEOPLE
        wanted = has_room and portions(state, squad) >= price(state, squad) + left
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
    """A weapon for whoever has none; what is too much is laid down, the least useful first."""
    verb = verb_of(action)
    if verb == HOLD:
        weapon = x_of(action)
        return (
            10 + card_worth(state, weapon)
            if arms_somebody(state, actor_of(action), weapon, y_of(action))
            else -200
        )
    return -100 - card_worth(state, x_of(action)) if verb == LAY_DOWN else 0


def stand_worth(state: Table, action: int) -> float:
    """Where a squad begins its night: as far from them as can be."""
    return turns.outlook(state, actor_of(action), x_of(action), 0.0)


def build_worth(state: Table, action: int) -> int:
    """What gives most points."""
    verb = verb_of(action)
    if verb == REVEAL:
        return 99
    if verb == USE:
        return 50
    return 1 + (1, 2, 4, 3, 6)[x_of(action)] if verb == BUILD else 0


def site_worth(state: Table, action: int) -> int:
    """A trap where they come by; whatever else not right at the door, but near it."""
    place = x_of(action)
    on_square = verb_of(action) == ON
    square = place if on_square else place >> 2
    if state.entrance <= BUNKER or square <= BUNKER:
        return -NOBODY_NEAR
    far = distance(state.ground, state.entrance, square)
    if not on_square:
        return -abs(far - 3)
    theirs = [figure >> SQUARE_SHIFT for figure in state.dead if figure >> SQUARE_SHIFT]
    way = sum([distance(state.ground, other, square) for other in theirs])
    return -100 * abs(far - 1) - way


def goal_worth(state: Table, action: int) -> int:
    return 1 if verb_of(action) == REVEAL else 0


def calm_trade(state: Table, action: int) -> int:
    """Nothing is proposed, and nothing agreed to."""
    return 1 if verb_of(action) in (PASS, REFUSE) else 0 if verb_of(action) == AGREE else -1
