"""What the page and the plain table are told: the position as a seat may know it, and what is printed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from shamble.kernel.counters import may_use
from shamble.kernel.decks import cards_left
from shamble.kernel.secrets import shows

from ..day.fortify import PLANS, scrap_cards, scrap_for, workers
from ..dead.figures import KIND_MASK, LYING, MARKED, SQUARE_SHIFT
from ..map.names import square_name
from ..printed import DECKS, KIND_NAMES, PER_NAMES, WHEN_NAMES, Printed
from ..secrets import GOALS_HELD, POOL, WIDTH
from ..squad.restart import is_waiting
from ..squad.stats import armor, firearm, level, max_hp, melee, movement, smarts
from ..structures.works import EDGE_NAMES, SITE_NAMES
from ..table import COLOURS, PHASES
from ..vocabulary import SQUAD_TURN
from .insight import Insight, insight_of


class PersonView(Struct):
    """A survivor of a squad with the cards that it carries."""

    person: int
    active: bool
    radiated: bool
    used: bool
    cards: list[int]


class SquadView(Struct):
    """A squad: public but for its goals, which only its owner sees."""

    seat: int
    slug: str
    name: str
    at: int
    place: str
    hp: int
    max: int
    armor: int
    firearm: int
    melee: int
    levels: list[int]
    movement: int
    smarts: int
    vp: int
    people: list[PersonView]
    goals: list[int]
    """Those that the seat knows."""
    goal_count: int
    waiting: bool
    stunned: bool
    owl: int
    """The Night Owl card that it is under, or -1."""
    actions: int
    """What is left in its turn, or -1."""
    free_action: bool
    workers: int
    """Building tasks that it has left today."""
    scrap: int
    """The Scrap that it carries."""
    prices: list[int]
    """The Scrap that each structure costs it."""


class DeadView(Struct):
    """A figure of the dead."""

    square: int
    place: str
    kind: int
    lying: bool
    marked: bool


class View(Struct):
    """The table as a seat may know it."""

    scenario: str
    phase: str
    day: int
    round: int
    order: list[int]
    speed: int
    tonight: int
    breached: bool
    enraged: bool
    quiet: int
    squads: list[SquadView]
    dead: list[DeadView]
    layout: list[int]
    side: int
    entrance: int
    edges: list[int]
    sites: list[int]
    tokens: list[int]
    heaps: list[list[int]]
    pile: list[int]
    pool: int
    seen: list[int]
    """Those of the pool that the seat looks at now."""
    aside: int
    empty: list[int]
    removed: list[int]
    gone: list[int]
    decks: dict[str, int]
    discards: dict[str, list[int]]
    insight: Insight
    """What may be shown before anybody clicks: places of a tile, reach of a squad, what the dead make for."""


def view_of(state: Any, seat: int) -> View:
    """The position as a seat may know it."""
    turn = [frame for frame in state.stack if frame.proc == SQUAD_TURN]
    return View(
        scenario=state.rules.scenario.id,
        phase=PHASES[state.phase],
        day=state.day,
        round=state.round,
        order=list(state.order),
        speed=state.speed,
        tonight=state.tonight,
        breached=bool(state.breached),
        enraged=bool(state.enraged),
        quiet=max(0, state.quiet),
        squads=[
            _squad(state, squad, seat, turn[0].b if turn and turn[0].a == squad else -1)
            for squad in range(len(state.squads))
        ],
        dead=[_figure(state, figure) for figure in state.dead],
        layout=list(state.layout),
        side=state.side,
        entrance=state.entrance,
        edges=list(state.edges),
        sites=list(state.sites),
        tokens=list(state.tokens),
        heaps=[list(heap) for heap in state.heaps],
        pile=list(state.pile),
        pool=len(state.pool),
        seen=[state.pool[slot] for slot in POOL.slots(state) if shows(state, POOL, slot, seat)],
        aside=len(state.aside),
        empty=list(state.empty),
        removed=list(state.removed),
        gone=list(state.gone),
        decks={name: cards_left(state, deck) for deck, name in enumerate(DECKS)},
        discards={name: list(state.discards[deck]) for deck, name in enumerate(DECKS)},
        insight=insight_of(state),
    )


def _squad(state: Any, squad: int, seat: int, actions: int) -> SquadView:
    who = state.squads[squad]
    colour = COLOURS[state.rules.colours[squad]]
    goals = [
        who.goals[slot % WIDTH]
        for slot in GOALS_HELD.slots(state)
        if slot // WIDTH == squad and shows(state, GOALS_HELD, slot, seat)
    ]
    return SquadView(
        seat=squad,
        slug=colour.lower(),
        name=colour,
        at=who.at,
        place=square_name(state, who.at) if who.at >= 0 else "",
        hp=who.hp,
        max=max_hp(state, squad),
        armor=armor(state, squad),
        firearm=firearm(state, squad),
        melee=melee(state, squad),
        levels=[level(state, squad, 0), level(state, squad, 1)],
        movement=movement(state, squad),
        smarts=smarts(state, squad),
        vp=who.vp,
        people=[_person(state, person, True) for person in who.people]
        + [_person(state, person, False) for person in who.newcomers],
        goals=goals,
        goal_count=len(who.goals),
        waiting=is_waiting(state, squad),
        stunned=bool(who.stunned),
        owl=who.owl,
        actions=actions,
        free_action=may_use(state, "free-action", squad),
        workers=workers(state, squad),
        scrap=len(scrap_cards(state, squad)),
        prices=[scrap_for(state, squad, plan) for plan in PLANS],
    )


def _person(state: Any, person: int, active: bool) -> PersonView:
    used = not may_use(state, "ability-of-the-day", person) or not may_use(
        state, "ability-of-the-round", person
    )
    return PersonView(person, active, person in state.radiated, used, list(state.carried[person]))


def _figure(state: Any, figure: int) -> DeadView:
    square = figure >> SQUARE_SHIFT
    return DeadView(
        square,
        square_name(state, square),
        figure & KIND_MASK,
        bool(figure & LYING),
        bool(figure & MARKED),
    )


# --- what is printed


class CardRow(Struct):
    """A card that is carried."""

    slug: str
    name: str
    kind: str
    dice: list[int]
    range: int
    distance: int
    damage: int
    ammo: bool
    knockdown: int
    duel_wield: int
    armor: int
    vp: int
    portions: int
    radioactive: bool


class PersonRow(Struct):
    """A Survivor card."""

    slug: str
    name: str
    hp: int
    armor: int
    firearm: int
    melee: int
    movement: int
    smarts: int
    when: str
    per: str
    effects: list[tuple[str, int]]


class NamedRow(Struct):
    """Anything else that has a name: cards of the day, tiles, base sets."""

    slug: str
    name: str


class GoalRow(Struct):
    """A Daily Goal card: the points of its goal and of its challenge."""

    slug: str
    name: str
    vp: int
    challenge: int


class StructureRow(Struct):
    """A structure with its price and its points."""

    slug: str
    edge: bool
    workers: int
    scrap: int
    vp: int


class SideRow(Struct):
    """A printed side of a tile: what it is called and shows, row by row, and its red lines."""

    name: str
    slug: str
    kind: str
    glow: int
    floor: str
    marks: list[int]
    lines: list[int]


class TileRow(Struct):
    """A tile with its two sides."""

    slug: str
    name: str
    sides: list[SideRow]


class Content(Struct):
    """What lies in the box, for pages and sentence-makers."""

    cards: list[CardRow]
    people: list[PersonRow]
    goals: list[GoalRow]
    scavenge: list[NamedRow]
    something: list[NamedRow]
    tiles: list[TileRow]
    glows: list[NamedRow]
    structures: list[StructureRow]
    search: list[tuple[bool, int]]
    """The Search tokens: whether it is a red one, and its number."""


def content_of(printed: Printed) -> Content:
    """What is printed."""
    cards = [
        CardRow(
            card.slug,
            card.name,
            KIND_NAMES[card.kind],
            list(card.dice),
            card.range,
            card.distance,
            card.damage,
            card.ammo,
            card.knockdown,
            card.duel_wield,
            card.armor,
            card.vp,
            card.portions,
            card.radioactive,
        )
        for card in printed.cards
    ]
    people = []
    for person in printed.people:
        ability = person.ability
        people.append(
            PersonRow(
                person.slug,
                person.name,
                person.hp,
                person.armor,
                person.firearm,
                person.melee,
                person.movement,
                person.smarts,
                WHEN_NAMES[ability.when] if ability else "",
                PER_NAMES[ability.per] if ability else "",
                list(ability.effects) if ability else [],
            )
        )
    return Content(
        cards,
        people,
        [GoalRow(row.slug, row.name, row.goal.vp, row.challenge.vp) for row in printed.goals],
        [NamedRow(row.slug, row.name) for row in printed.scavenge],
        [NamedRow(row.slug, row.name) for row in printed.something],
        [
            TileRow(
                tile.name,
                tile.name,
                [
                    SideRow(
                        side.name,
                        side.slug,
                        side.kind,
                        side.glow,
                        side.floor,
                        list(side.marks),
                        sorted(side.lines),
                    )
                    for side in tile.sides
                ],
            )
            for tile in printed.tiles
        ],
        [NamedRow(name, name) for name in printed.glows],
        [
            StructureRow(
                EDGE_NAMES[plan.kind] if plan.on_edge else SITE_NAMES[plan.kind],
                plan.on_edge,
                plan.workers,
                plan.scrap,
                plan.vp,
            )
            for plan in PLANS
        ],
        [(token.red, token.number) for token in printed.tokens],
    )
