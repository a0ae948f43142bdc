"""Setting up: decks, hands, the bunker, the base (ZP-SETUP, ZP-DAYZERO-03 to -05, -17, -18)."""

from shamble.games.zpocalypse.day_zero import wait_for_entrance
from shamble.games.zpocalypse.dice import red
from shamble.games.zpocalypse.map.placing import lay_base, lay_first
from shamble.games.zpocalypse.printed import (
    AMMO,
    ARMORY,
    BLOCKED,
    ENTRANCE,
    FIREARM,
    FIRST_AID,
    FOOD,
    GOALS,
    ITEMS,
    MELEE,
    SURVIVORS,
    TILES,
    Hand,
)
from shamble.games.zpocalypse.squad.cards import receive
from shamble.games.zpocalypse.squad.stats import fix, max_hp
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.kernel.decks import NO_CARD, draw, put_in, take_out
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Procedure, named_steps
from shamble.kernel.run import Run

SETUP_STREAM = 0


def lay_out(run: Run, state: Table, frame: Frame) -> None:
    """The first tiles: a base set of four, or in Day Zero one Road (ZP-SETUP-02, ZP-DAYZERO-04)."""
    scenario = state.rules.scenario
    state.side = scenario.side
    if scenario.day_zero:
        lay_road(run, state)
    else:
        lay_base(run, state, state.rules.base)


def lay_road(run: Run, state: Table) -> None:
    """One entrance tile is removed, the other goes into the lower half of a stack of the scenario's size."""
    tiles = state.rules.tiles
    side = state.side
    entrances = [number for number, tile in enumerate(tiles) if _has_entrance(state, number)]
    roads = [number for number, tile in enumerate(tiles) if tile.sides[side].road]
    road = roads[_lot(run, state, len(roads), "road")]
    kept = entrances[_lot(run, state, len(entrances), "entrance")]
    for number in [road, *entrances]:
        take_out(state, TILES, number)
    lay_first(run, state, road)
    stack = state.rules.scenario.stack
    size = min(stack[len(state.squads) - 1], len(state.piles[TILES]) + 1) if stack else len(tiles)
    chosen = [draw(run, state, TILES) for _ in range(size - 1)]
    state.piles[TILES] = tuple(sorted(chosen))
    wait_for_entrance(state, kept, size // 2)


def _has_entrance(state: Table, tile: int) -> bool:
    return any([marks & ENTRANCE for marks in state.rules.tiles[tile].sides[state.side].marks])


def _lot(run: Run, state: Table, number: int, label: str) -> int:
    return run.chance.draw(state.streams, SETUP_STREAM, number, label)


def deal(run: Run, state: Table, frame: Frame) -> None:
    """Each player's first cards, and what lies in the bunker (ZP-SETUP-07, -11)."""
    scenario = state.rules.scenario
    alone = len(state.squads) == 1 and scenario.lone_hand is not None
    hand = scenario.lone_hand if alone else scenario.hand
    assert hand is not None
    pool = [draw(run, state, SURVIVORS) for _ in range(scenario.pool)]
    state.pool = tuple(sorted([person for person in pool if person != NO_CARD]))
    aside = [draw(run, state, ARMORY) for _ in range(scenario.laid_aside)]
    state.aside = tuple(sorted([card for card in aside if card != NO_CARD]))
    for squad in range(len(state.squads)):
        deal_hand(run, state, squad, hand)


def deal_hand(run: Run, state: Table, squad: int, hand: Hand) -> None:
    """Survivors are active from the start (ZP-SETUP-14)."""
    who = state.squads[squad]
    goals = [draw(run, state, GOALS) for _ in range(hand.goals)]
    who.goals = tuple(sorted([card for card in goals if card != NO_CARD]))
    people = [draw(run, state, SURVIVORS) for _ in range(hand.survivors)]
    who.people = tuple([person for person in people if person != NO_CARD])
    for deck, number in ((FOOD, hand.food), (ITEMS, hand.items)):
        for _ in range(number):
            card = draw(run, state, deck)
            if card != NO_CARD:
                receive(state, squad, card)
    draw_kinds(run, state, squad, ARMORY, (FIREARM, MELEE), hand.weapons)
    draw_kinds(run, state, squad, ARMORY, (FIREARM,), hand.firearms)
    draw_kinds(run, state, squad, ARMORY, (MELEE,), hand.melees)
    draw_kinds(run, state, squad, ITEMS, (AMMO,), hand.ammo)
    draw_kinds(run, state, squad, ITEMS, (FIRST_AID,), hand.first_aids)
    fix(state, squad)
    who.hp = max_hp(state, squad)


def draw_kinds(run: Run, state: Table, squad: int, deck: int, kinds: tuple[int, ...], number: int) -> None:
    """So many cards of certain kinds; others that were drawn are shuffled back (ZP-SETUP-12)."""
    rejected: list[int] = []
    while number:
        card = draw(run, state, deck)
        if card == NO_CARD:
            break
        if state.rules.cards[card].kind in kinds:
            receive(state, squad, card)
            number -= 1
        else:
            rejected.append(card)
    for card in rejected:
        put_in(state, deck, card)


def stand(run: Run, state: Table, frame: Frame) -> None:
    """Squads begin in the bunker, in Day Zero on free squares of the Road (ZP-SETUP-09, ZP-DAYZERO-18)."""
    if not state.rules.scenario.day_zero:
        for who in state.squads:
            who.at = BUNKER
        return
    free = [
        square
        for square in range(1, state.ground.count)
        if state.ground.lies(state.ground.tile_of(square)) and not state.ground.marks[square] & BLOCKED
    ]
    ground = state.ground
    middle = ground.width // 2, ground.height // 2
    centre = free[0]
    for square in free:
        place = (square - 1) % ground.size
        if (place % ground.width, place // ground.width) == middle:
            centre = square
    east, south = ground.xy(centre)
    free.sort(key=lambda square: _gap(state, square, east, south))
    for seat, who in enumerate(state.squads):
        who.at = free[seat]


def _gap(state: Table, square: int, east: int, south: int) -> tuple[int, int]:
    x, y = state.ground.xy(square)
    return max(abs(x - east), abs(y - south)), square


def find_first(run: Run, state: Table, candidates: list[int]) -> int:
    """The highest red die of those who are tied; equal highest ones roll again (ZP-DAY-04)."""
    while len(candidates) > 1:
        rolled = [red(run, 1, "first", squad, "ZP-DAY-04")[0] for squad in candidates]
        best = max(rolled)
        candidates = [squad for squad, face in zip(candidates, rolled, strict=True) if face == best]
    return candidates[0]


def set_order(run: Run, state: Table, first: int) -> None:
    """Clockwise from the first player (ZP-DAY-03)."""
    seats = len(state.squads)
    state.order = tuple([(first + step) % seats for step in range(seats)])
    if run.listener is not None:
        run.tell("first-player", "ZP-DAY-03", {"squad": first})


def begin_day_zero(run: Run, state: Table, frame: Frame) -> None:
    """Day Zero has no day but its night: the dead move three, and the first player is found by a die."""
    state.day = 1
    if state.rules.scenario.day_zero:
        state.speed = DAY_ZERO_SPEED
        set_order(run, state, find_first(run, state, list(state.order)))


DAY_ZERO_SPEED = 3
"""How far the dead walk in Day Zero (ZP-DAYZERO-09)."""

PROCEDURES: tuple[Procedure, ...] = (Procedure("setup", named_steps(lay_out, deal, stand, begin_day_zero)),)
