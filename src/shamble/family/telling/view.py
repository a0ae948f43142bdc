"""What a seat may know of a position, built by inclusion: decks as counts, facedown tokens without colour."""

from typing import Final

from shamble.family.dead.figures import in_supply
from shamble.family.fighting.laid import laid_anywhere, owner_of, zone_of
from shamble.family.missions.mission import goals_in_play
from shamble.family.moving.seats import car_of, is_driver, seat_of, vehicle_of
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, HEALTH
from shamble.family.places.noise import loudness
from shamble.family.position.printed import LEVEL_NAMES
from shamble.family.position.state import Game, Survivor, is_facedown
from shamble.family.round.allowance import free_left, gained, left
from shamble.family.vocabulary import BONUS_ACTION, TURN
from shamble.kernel.decks import cards_left
from shamble.kernel.rows import Ruling


def resting(state: Game) -> list[dict[str, object]]:
    """The figures that do nothing for now: for each zone and status how many of which kind."""
    rules = state.rules
    found: list[dict[str, object]] = []
    for name, status in rules.status_numbers.items():
        row = state.idle[status]
        for zone in range(len(state.crowd)):
            at = zone * rules.kind_count
            here = {kind.slug: row[at + kind.index] for kind in rules.kinds if row[at + kind.index]}
            if here:
                found.append({"status": name, "zone": zone, "zombies": here})
    return found


def view(state: Game, seat: int) -> dict[str, object]:
    """The whole public position for one seat; everything in it may be shown to that seat."""
    rules = state.rules
    board = rules.board
    colours = rules.mission.colours
    loud = loudness(state)
    zones: list[dict[str, object]] = []
    for zone in board.zones:
        at = zone.index * rules.kind_count
        here = {
            rules.kinds[kind].slug: state.zombies[at + kind]
            for kind in range(rules.kind_count)
            if state.zombies[at + kind]
        }
        if here or state.noise[zone.index] or loud[zone.index]:
            zones.append(
                {
                    "zone": zone.index,
                    "zombies": here,
                    "noise": loud[zone.index],
                    "tokens": state.noise[zone.index],
                }
            )
    return {
        "mission": rules.mission.id,
        "round": state.round,
        "result": rules.outcome(state).verdict,
        "ending": state.ending,
        "first": state.first,
        "seat": seat,
        "survivors": [survivor_view(state, i, s) for i, s in enumerate(state.survivors)],
        "zones": zones,
        "idle": resting(state),
        "open_doors": [door.index for door in board.doors if state.open_doors >> door.index & 1],
        "opened_buildings": [i for i in range(len(board.buildings)) if state.spawned >> i & 1],
        "objectives": [
            {
                "token": token,
                "zone": zone,
                "colour": "hidden" if is_facedown(state, token) else colours[state.colours[token]].name,
            }
            for token, zone in enumerate(state.objectives)
            if zone >= 0
        ],
        "crates": [{"token": token, "zone": zone} for token, zone in enumerate(state.crates) if zone >= 0],
        "spawns": [
            {
                "token": token,
                "zone": zone,
                "active": bool(state.spawning >> token & 1),
                "start": token == 0,
                "colour": colours[rules.mission.spawn_colours[token]].name,
            }
            for token, zone in enumerate(state.spawns)
            if zone >= 0
        ],
        "cars": [
            {
                "car": car,
                "name": made.name,
                "kind": made.kind,
                "zone": state.cars[car],
                "drivable": made.drivable,
                "searchable": made.searchable,
                "seats": [
                    seat.name
                    for seat in rules.seats_of_cars
                    for _ in range(vehicle_of(state, car).places.get(seat.name, 0))
                ],
            }
            for car, made in enumerate(rules.mission.cars)
            if state.cars[car] >= 0
        ],
        "laid": [
            {
                "card": card,
                "slug": rules.cards[card].slug,
                "zone": zone_of(state, card),
                "survivor": owner_of(state, card),
            }
            for card in laid_anywhere(state)
        ],
        "exits": list(rules.mission.exits),
        "decks": {name: cards_left(state, deck) for deck, name in enumerate(rules.decks)},
        "discards": {
            name: [rules.cards[card].slug for card in state.discards[deck]]
            for deck, name in enumerate(rules.decks)
            if rules.is_carried(deck)
        },
        "reserve": {
            kind.slug: in_supply(state, kind.index)
            for kind in rules.kinds
            if rules.supply_of[kind.index] >= 0
        },
        "counters": [
            {
                "name": row.name,
                "per": row.per,
                "numbers": list(state.counters[rules.layout.counters[row.name]]),
            }
            for row in rules.shown_counters
        ],
        "goals": [
            [
                {
                    "name": goal.name,
                    "text": goal.text,
                    "progress": goal.progress(state, ()),
                    "target": goal.target(state, ()),
                    "owner": goal.owner,
                }
                for goal in step
            ]
            for step in goals_in_play(state)
        ],
        "defeats": list(rules.endings),
        "own": rules.own_view(state),
    }


def nothing_more(state: Game) -> dict[str, object]:
    """The game puts nothing else on the table."""
    return {}


RULINGS: Final = (Ruling("own-view", nothing_more),)
"""What else of a game lies on the table, for everybody to see."""


def survivor_view(state: Game, number: int, me: Survivor) -> dict[str, object]:
    """One survivor's dashboard."""
    rules = state.rules
    kit = kit_of(state, me)
    acts = any([frame.a == number and frame.proc in (TURN, BONUS_ACTION) for frame in state.stack])
    waits = not me.done and not acts  # what is still written there was spent in an earlier round
    return {
        "id": number,
        "name": rules.characters[me.character].name,
        "slug": rules.characters[me.character].slug,
        "traits": list(rules.traits_of(rules.characters[me.character])),
        "side": rules.side(state, me),
        "seat": me.seat,
        "zone": me.zone,
        "wounds": me.wounds,
        "health": kit.values[HEALTH],
        "adrenaline": me.adrenaline,
        "level": LEVEL_NAMES[me.level],
        "actions": kit.values[ACTIONS],
        "actions_left": kit.values[ACTIONS] if waits else left(kit, me),
        "free": {
            kit.shape.names[free]: kit.values[free] if waits else free_left(kit, me, free)
            for free in kit.shape.free
            if kit.values[free] or gained(kit, me, free)
        },
        "done": bool(me.done),
        "leader": me.leader,
        "car": car_of(state, me),
        "drives": is_driver(state, me),
        "place": rules.seats_of_cars[seat_of(state, me)].name if me.ride > 0 else "",
        "hand": [card_view(state, card) for card in me.hand],
        "backpack": [card_view(state, card) for card in me.pack],
        "tokens": len(me.tokens),
        "kept": [rules.mission.colours[state.colours[token]].name for token in me.tokens],
        "skills": [rules.skills[index].slug for index in rules.skills_in_force(state, me)],
        "shared_skills": [skill.slug for skill in kit.skills[len(me.kit.skills) :]],
    }


def card_view(state: Game, card: int) -> dict[str, object]:
    """A carried card."""
    row = state.rules.cards[card]
    return {"card": card, "slug": row.slug, "name": row.name, "empty": bool(state.emptied >> card & 1)}
