"""The family's words for missions: what can be counted, asked and done on a Zombicide table.

Zones are named as on the map; `here` is where the acting survivor stands, `there` the zone of the
moment, `start`, `exit` and `spawn-start` what the mission says. A building is named by any of its rooms,
a door by the two zones it joins or by its colour.

`Scope.things` holds what names mean: "board", "places" (mission zones by name), "doors" (coloured doors),
"cards" (card types by name), "types" (kinds by type and by name), "decks" (decks by name).
"""

from collections.abc import Callable
from typing import Any, Final

from shamble.board.model import NO_BUILDING, NO_DOOR, Board
from shamble.family.adrenaline import gain_adrenaline
from shamble.family.definitions import LEVEL_NAMES
from shamble.family.figures import highest_level, make_noise, put_zombies
from shamble.family.inventory import gain_cards, lose_card
from shamble.family.mission import COLOUR_NAMES
from shamble.family.rules import ABOMINATIONS, DECKS, EQUIPMENT
from shamble.family.spawn import ABOMINATION, draw_zombie_card, open_building, place_from_reserve, spawn_card
from shamble.family.state import ASIDE, ELIMINATED, ESCAPED, GONE, Game, Survivor
from shamble.family.triggers import moment
from shamble.family.verbs.objects import swing_open
from shamble.family.vocabulary import BUILDING
from shamble.kernel.decks import NO_CARD, draw, take_out
from shamble.kernel.run import Run
from shamble.kernel.state import LOST, WON
from shamble.kernel.words import (
    CONDITION,
    EFFECT,
    NUMBER,
    Argument,
    Effect,
    Number,
    Scope,
    Words,
    Wrong,
    brief,
    choice,
    constant,
    kernel_words,
    mistyped,
)

Facts = tuple[int, ...]
Values = dict[str, Any]
Count = Callable[[Game], int]

HERE: Final = "here"
THERE: Final = "there"

MOMENT_FACTS: Final = {
    "setup": (),
    "round-start": ("round",),
    "turn-end": ("actor",),
    "objective-taken": ("actor", "token", "colour"),
    "crate-taken": ("actor", "crate"),
    "card-gained": ("actor", "card"),
    "door-opened": ("door",),
    "building-opened": ("building",),
    "activation": ("zone",),
    "zombie-killed": ("actor", "zone", "kind"),
    "blast": ("actor", "zone"),
    "level": ("actor",),
    "eliminated": ("actor",),
    "zombies-arrived": ("zone",),
    "end-phase": ("round",),
}
"""The moments of `triggers` and the facts that each brings, in order."""

ACTION_FACTS: Final = ("actor",)
"""What is known where a mission's own action or a locked door is considered."""


# --- types of arguments


def read_zone(scope: Scope, tree: Any) -> Number:
    """A zone: by name, or where something is happening."""
    if tree == HERE:
        actor = scope.fact("actor")
        return lambda state, facts: state.survivors[facts[actor]].zone
    if tree == THERE:
        zone = scope.fact("zone")
        return lambda state, facts: facts[zone]
    zones = read_zones(scope, tree)
    if len(zones) != 1:
        raise mistyped("zone", tree)
    return constant(zones[0])


def read_zones(scope: Scope, tree: Any) -> tuple[int, ...]:
    """Zones by name: one, several, or those the mission calls start, exit or spawn-start."""
    board: Board = scope.things["board"]
    found: list[int] = []
    for name in tree if isinstance(tree, list) else [tree]:
        if not isinstance(name, str):
            raise mistyped("zone", name)
        if name in scope.things["places"]:
            found.extend(scope.things["places"][name])
            continue
        try:
            found.append(board.zone_index(name))
        except KeyError:
            raise Wrong("lint-unknown-zone", {"name": name}) from None
    return tuple(found)


def read_door(scope: Scope, tree: Any) -> int:
    """A door: the two zones it joins, or its colour."""
    if isinstance(tree, str):
        if tree not in scope.things["doors"]:
            raise Wrong("lint-unknown-door", {"name": tree})
        coloured: int = scope.things["doors"][tree]
        return coloured
    zones = read_zones(scope, tree)
    if len(zones) != 2:
        raise mistyped("door", tree)
    door = scope.things["board"].door_between(zones[0], zones[1])
    if door == NO_DOOR:
        raise Wrong("lint-unknown-door", {"name": brief(tree)})
    found: int = door
    return found


def read_building(scope: Scope, tree: Any) -> int:
    """A building, by any of its rooms."""
    zones = read_zones(scope, tree)
    board: Board = scope.things["board"]
    buildings = {board.zones[zone].building for zone in zones}
    if len(buildings) != 1 or NO_BUILDING in buildings:
        raise Wrong("lint-no-building", {"name": brief(tree)})
    return buildings.pop()


def read_kinds(scope: Scope, tree: Any) -> tuple[int, ...]:
    """Kinds of zombies: of one type or name, or of several."""
    types: dict[str, tuple[int, ...]] = scope.things["types"]
    found: list[int] = []
    for name in tree if isinstance(tree, list) else [tree]:
        if not isinstance(name, str) or name not in types:
            raise Wrong("lint-unknown-type", {"name": brief(name), "choices": ", ".join(types)})
        found.extend(types[name])
    return tuple(found)


def read_kind(scope: Scope, tree: Any) -> int:
    """One kind of zombie that has a reserve of figures."""
    kinds = read_kinds(scope, tree)
    if len(kinds) != 1:
        raise mistyped("zombie", tree)
    return kinds[0]


def read_card(scope: Scope, tree: Any) -> int:
    """A card by its printed name: the index of its type."""
    cards = scope.things["cards"]
    if not isinstance(tree, str) or tree not in cards:
        raise Wrong("lint-unknown-card", {"name": brief(tree)})
    index: int = cards[tree].index
    return index


def read_piles(scope: Scope, tree: Any) -> tuple[bool, bool]:
    """Where a card is fetched from: the deck, the discards, or the first of both that has one."""
    options = {"deck": (True, False), "discards": (False, True), "either": (True, True)}
    if tree not in options:
        told: dict[str, object] = {"wanted": "piles", "value": brief(tree), "choices": ", ".join(options)}
        raise Wrong("lint-argument-choice", told)
    return options[tree]


# --- people


def is_played(survivor: Survivor) -> bool:
    """Whether somebody of the team that is still in the game: companions and the dead do not count."""
    return survivor.leader == -1 and survivor.zone != ELIMINATED and survivor.zone != ASIDE


def _survivors(state: Game) -> int:
    return sum(1 for survivor in state.survivors if is_played(survivor))


def _survivors_on_board(state: Game) -> int:
    return sum(1 for survivor in state.survivors if is_played(survivor) and survivor.zone >= 0)


def _escaped(state: Game) -> int:
    return sum(1 for survivor in state.survivors if is_played(survivor) and survivor.zone == ESCAPED)


def _with_token(state: Game) -> int:
    return sum(1 for survivor in state.survivors if is_played(survivor) and survivor.tokens)


def _survivors_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(1 for s in state.survivors if is_played(s) and s.zone in zones)


def _tokens_held(scope: Scope, values: Values) -> Number:
    colour: int | None = values.get("colour")

    def number(state: Game, facts: Facts) -> int:
        return sum(
            1
            for survivor in state.survivors
            for token in survivor.tokens
            if colour is None or state.colours[token] == colour
        )

    return number


def _at_level(scope: Scope, values: Values) -> Number:
    level: int = values["level"]
    return lambda state, facts: sum(1 for s in state.survivors if is_played(s) and s.level >= level)


# --- cards


def _held(state: Game) -> list[int]:
    """All cards that the team carries, escaped survivors included."""
    return [card for s in state.survivors if s.zone != ELIMINATED for card in s.hand + s.pack]


def _food_held(state: Game) -> int:
    cards = state.rules.cards
    return sum(1 for card in _held(state) if cards[card].food)


def _cards_held(scope: Scope, values: Values) -> Number:
    index: int = values["card"]
    return lambda state, facts: sum(1 for card in _held(state) if state.rules.cards[card].index == index)


def _weapons_held(scope: Scope, values: Values) -> Number:
    deck: int = values["deck"]

    def number(state: Game, facts: Facts) -> int:
        rules = state.rules
        return sum(
            1 for card in _held(state) if rules.card_deck[card] == deck and rules.cards[card].is_weapon()
        )

    return number


def _weapons_available(scope: Scope, values: Values) -> Number:
    deck: int = values["deck"]

    def number(state: Game, facts: Facts) -> int:
        return sum(1 for card in state.rules.deck_cards[deck] if state.rules.cards[card].is_weapon())

    return number


# --- tokens


def _objectives(place: Callable[[int], bool]) -> Callable[[Scope, Values], Number]:
    """Objectives whose place is as asked, perhaps only of one colour."""

    def build(scope: Scope, values: Values) -> Number:
        colour: int | None = values.get("colour")

        def number(state: Game, facts: Facts) -> int:
            return sum(
                1
                for token, zone in enumerate(state.objectives)
                if place(zone) and (colour is None or state.colours[token] == colour)
            )

        return number

    return build


def _crates(place: Callable[[int], bool]) -> Count:
    return lambda state: sum(1 for zone in state.crates if place(zone))


def _anywhere(zone: int) -> bool:
    return True


def _taken(zone: int) -> bool:
    return zone == GONE


def _left(zone: int) -> bool:
    return zone != GONE


def _left_in_building(tokens: Callable[[Game], list[int]]) -> Callable[[Scope, Values], Number]:
    """Tokens of a kind that still lie in a building."""

    def build(scope: Scope, values: Values) -> Number:
        rooms = _rooms(scope, values)
        return lambda state, facts: sum(1 for zone in tokens(state) if zone in rooms)

    return build


def _rooms(scope: Scope, values: Values) -> tuple[int, ...]:
    board: Board = scope.things["board"]
    return board.buildings[values["building"]]


def _spawns_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(1 for zone in state.spawns if zone in zones)


def _spawns_away(state: Game) -> int:
    return sum(1 for zone in state.spawns if zone >= 0 and zone != state.spawns[0])


# --- the dead


def _zombies_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(state.crowd[zone] for zone in zones)


def _zombies_in_building(scope: Scope, values: Values) -> Number:
    rooms = _rooms(scope, values)
    return lambda state, facts: sum(state.crowd[zone] for zone in rooms)


def _zombies_on_board(scope: Scope, values: Values) -> Number:
    kinds: tuple[int, ...] | None = values.get("type")

    def number(state: Game, facts: Facts) -> int:
        if kinds is None:
            return sum(state.crowd)
        return sum(sum(state.zombies[kind :: state.rules.kind_count]) for kind in kinds)

    return number


def _reserve(scope: Scope, values: Values) -> Number:
    kinds: tuple[int, ...] = values["type"]
    return lambda state, facts: sum(state.pool[kind] for kind in kinds)


def _no_zombies(scope: Scope, values: Values) -> Number:
    zone: Number = values["zone"]
    return lambda state, facts: 0 if state.crowd[zone(state, facts)] else 1


# --- buildings and doors


def _buildings(state: Game) -> int:
    return len(state.rules.board.buildings)


def _buildings_closed(state: Game) -> int:
    """Buildings without any open door."""
    board = state.rules.board
    opened = 0
    for door in board.doors:
        if state.open_doors >> door.index & 1:
            for zone in (door.a, door.b):
                if board.zones[zone].building != NO_BUILDING:
                    opened |= 1 << board.zones[zone].building
    return len(board.buildings) - opened.bit_count()


def _building_opened(scope: Scope, values: Values) -> Number:
    """Opened, with nothing left to spawn: opening alone must not fulfil a goal of clearing it (Z2-M17-02)."""
    building: int = values["building"]

    def number(state: Game, facts: Facts) -> int:
        if not state.spawned >> building & 1:
            return 0
        return 0 if any(frame.proc == BUILDING for frame in state.stack) else 1

    return number


def _door_open(scope: Scope, values: Values) -> Number:
    door: int = values["door"]
    return lambda state, facts: state.open_doors >> door & 1


# --- the facts of the moment


def _fact_is(fact: str, argument: str) -> Callable[[Scope, Values], Number]:
    """Whether a fact of the moment is one certain thing."""

    def build(scope: Scope, values: Values) -> Number:
        at, wanted = scope.fact(fact), values[argument]
        return lambda state, facts: 1 if facts[at] == wanted else 0

    return build


def _fact_among(fact: str, argument: str) -> Callable[[Scope, Values], Number]:
    """Whether a fact of the moment is one of several things."""

    def build(scope: Scope, values: Values) -> Number:
        at, wanted = scope.fact(fact), values[argument]
        return lambda state, facts: 1 if facts[at] in wanted else 0

    return build


def _card_is(scope: Scope, values: Values) -> Number:
    at, index = scope.fact("card"), values["card"]
    return lambda state, facts: 1 if state.rules.cards[facts[at]].index == index else 0


def _actor_in(scope: Scope, values: Values) -> Number:
    at, zones = scope.fact("actor"), values["zones"]
    return lambda state, facts: 1 if state.survivors[facts[at]].zone in zones else 0


def _actor_level(scope: Scope, values: Values) -> Number:
    at = scope.fact("actor")
    return lambda state, facts: state.survivors[facts[at]].level


def _actor_holds(scope: Scope, values: Values) -> Number:
    at, index = scope.fact("actor"), values["card"]

    def number(state: Game, facts: Facts) -> int:
        me = state.survivors[facts[at]]
        return 1 if any(state.rules.cards[card].index == index for card in me.hand + me.pack) else 0

    return number


def _actor_tokens(scope: Scope, values: Values) -> Number:
    at, colour = scope.fact("actor"), values.get("colour")

    def number(state: Game, facts: Facts) -> int:
        tokens = state.survivors[facts[at]].tokens
        return sum(1 for token in tokens if colour is None or state.colours[token] == colour)

    return number


# --- effects


def _win(scope: Scope, values: Values) -> Effect:
    return lambda run, state, facts: run.end(WON, "ending-goals")


def _lose(scope: Scope, values: Values) -> Effect:
    ending: str = f"ending-{scope.things['mission']}-{values['ending']}"
    scope.things["endings"].append(ending)
    return lambda run, state, facts: run.end(LOST, ending)


def _spawning(active: bool) -> Callable[[Scope, Values], Effect]:
    """Switch the spawn zones of a colour on or off; the next zombie phase heeds it (Z2-SPAWN-07)."""

    def build(scope: Scope, values: Values) -> Effect:
        colour: int = values["colour"]

        def effect(run: Run, state: Game, facts: Facts) -> None:
            for token, printed in enumerate(state.rules.mission.spawn_colours):
                if printed == colour:
                    state.spawning = state.spawning | 1 << token if active else state.spawning & ~(1 << token)
            if run.listener is not None:
                key = "spawn-activated" if active else "spawn-deactivated"
                run.tell(key, "Z2-SPAWN-06", {"colour": colour})

        return effect

    return build


def _move_spawns(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        for token in range(1, len(state.spawns)):
            if state.spawns[token] == place:
                state.spawns[token] = state.spawns[0]
                if run.listener is not None:
                    run.tell(
                        "spawn-moved", "Z2-SPAWN-08", {"token": token, "from": place, "to": state.spawns[0]}
                    )

    return effect


def _gain_adrenaline(scope: Scope, values: Values) -> Effect:
    at, points = scope.fact("actor"), values["points"]
    return lambda run, state, facts: gain_adrenaline(run, state, facts[at], points)


def _open_door(scope: Scope, values: Values) -> Effect:
    door: int = values["door"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        if not state.open_doors >> door & 1:
            swing_open(run, state, door)

    return effect


def _open_all_doors(scope: Scope, values: Values) -> Effect:
    """All at once: the players order the dark rooms of all buildings so opened (Z2-M22-03)."""

    def effect(run: Run, state: Game, facts: Facts) -> None:
        board = state.rules.board
        rooms: list[int] = []
        for door in board.doors:
            if state.open_doors >> door.index & 1:
                continue
            state.open_doors |= 1 << door.index
            for zone in (door.a, door.b):
                building = board.zones[zone].building
                if building != NO_BUILDING and not state.spawned >> building & 1:
                    state.spawned |= 1 << building
                    rooms.extend(room for room in board.buildings[building] if board.zones[room].dark)
        state.topology = board.topology(state.open_doors)
        if run.listener is not None:
            run.tell("all-doors-opened", "Z2-BSPAWN-01", {"rooms": len(rooms)})
        if rooms:
            run.push(BUILDING, -1).items = rooms

    return effect


def _draw_in(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]
    ignore_rush: bool = values.get("ignore-rush", False)

    def effect(run: Run, state: Game, facts: Facts) -> None:
        card = draw_zombie_card(run, state)
        if card != NO_CARD:
            spawn_card(run, zone(state, facts), card, ignore_rush)

    return effect


def _spawn_zombies(scope: Scope, values: Values) -> Effect:
    kind: int = values["type"]
    zone: Number = values["zone"]
    count: Number = values.get("count") or constant(1)

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place_from_reserve(run, state, zone(state, facts), kind, count(state, facts))

    return effect


def _spawn_building(scope: Scope, values: Values) -> Effect:
    """Spawn in a building as if it had just been opened, even if it was open from the start."""
    building: int = values["building"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        state.spawned &= ~(1 << building)
        open_building(run, state, building)

    return effect


def _gain_card(scope: Scope, values: Values) -> Effect:
    """Fetch a card by name for the acting survivor; nothing happens if there is none left (Z2-M24-05)."""
    at, index = scope.fact("actor"), values["card"]
    deck_first, discards_too = values.get("from", (True, False))

    def effect(run: Run, state: Game, facts: Facts) -> None:
        if discards_too:
            for card in reversed(state.discards[EQUIPMENT]):
                if state.rules.cards[card].index == index:
                    rest = list(state.discards[EQUIPMENT])
                    rest.remove(card)
                    state.discards[EQUIPMENT] = tuple(rest)
                    gain_cards(run, facts[at], [card])
                    return
        if deck_first:
            for card in state.rules.deck_cards[EQUIPMENT]:
                if state.rules.cards[card].index == index and take_out(state, EQUIPMENT, card):
                    gain_cards(run, facts[at], [card])
                    return

    return effect


def _spend_card(scope: Scope, values: Values) -> Effect:
    """The acting survivor puts a card of this name out of the game."""
    at, index = scope.fact("actor"), values["card"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        me = state.survivors[facts[at]]
        for card in me.pack + me.hand:
            if state.rules.cards[card].index == index:
                lose_card(state, me, card)
                discards = state.rules.card_deck[card]
                state.discards[discards] = (*state.discards[discards], card)
                return

    return effect


def _spend_token(scope: Scope, values: Values) -> Effect:
    """The acting survivor gives up an objective token it carries."""
    at, colour = scope.fact("actor"), values.get("colour")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        me = state.survivors[facts[at]]
        for token in me.tokens:
            if colour is None or state.colours[token] == colour:
                me.tokens = tuple(other for other in me.tokens if other != token)
                return

    return effect


def _keep_token(scope: Scope, values: Values) -> Effect:
    at, taken = scope.fact("actor"), scope.fact("token")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        me = state.survivors[facts[at]]
        me.tokens = (*me.tokens, facts[taken])

    return effect


def _place_noise(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]
    tokens: int = values.get("tokens", 1)

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        for _ in range(tokens):
            make_noise(state, place)
        if run.listener is not None:
            run.tell("noise", "Z2-NOISE-06", {"zone": place})

    return effect


def _put_abomination(scope: Scope, values: Values) -> Effect:
    """An abomination from its deck appears."""
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        kind = draw(run, state, ABOMINATIONS)
        if kind != NO_CARD:
            place = zone(state, facts)
            put_zombies(state, place, kind, 1)
            if run.listener is not None:
                run.tell("zombies-placed", "Z2-ABOM-01", {"zone": place, "kind": kind, "count": 1})
            moment(run, state, "zombies-arrived", (place,))

    return effect


def _return_abomination(scope: Scope, values: Values) -> Effect:
    """The abomination that was just killed stands up again elsewhere (Z2-M25-08)."""
    zone: Number = values["zone"]
    at = scope.fact("kind")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        kind = facts[at]
        if state.rules.kinds[kind].type != ABOMINATION or kind not in state.discards[ABOMINATIONS]:
            return
        rest = list(state.discards[ABOMINATIONS])
        rest.remove(kind)
        state.discards[ABOMINATIONS] = tuple(rest)
        place = zone(state, facts)
        put_zombies(state, place, kind, 1)
        if run.listener is not None:
            run.tell("abomination-returned", "Z2-M25-08", {"zone": place, "kind": kind})
        moment(run, state, "zombies-arrived", (place,))

    return effect


def _remove_objectives(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        state.objectives = [GONE if token == place else token for token in state.objectives]

    return effect


def _remove_crates(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        state.crates = [GONE if crate == place else crate for crate in state.crates]

    return effect


# --- the registry


def _count(count: Count) -> Callable[[Scope, Values], Number]:
    """A word without arguments that counts something on the table."""

    def build(scope: Scope, values: Values) -> Number:
        return lambda state, facts: count(state)

    return build


def _constant_level(scope: Scope, values: Values) -> Number:
    return constant(values["level"])


def family_words() -> Words:
    """The words of all Zombicide games. A game adds its own to a layer of these."""
    words = kernel_words().layer()
    _add_types(words)
    for name, facts in MOMENT_FACTS.items():
        words.moment(name, facts)
    _add_numbers(words)
    _add_conditions(words)
    _add_effects(words)
    return words


def _add_types(words: Words) -> None:
    words.type("zone", read_zone)
    words.type("zones", read_zones)
    words.type("door", read_door)
    words.type("building", read_building)
    words.type("zombies", read_kinds)
    words.type("zombie", read_kind)
    words.type("card", read_card)
    words.type("piles", read_piles)
    words.type("colour", choice("colour", COLOUR_NAMES))
    words.type("level", choice("level", LEVEL_NAMES))
    words.type("deck", choice("deck", DECKS))


ZONE: Final = Argument("zone", "zone")
ZONES: Final = Argument("zones", "zones")
COLOUR: Final = Argument("colour", "colour")
ANY_COLOUR: Final = Argument("colour", "colour", True)
BUILDING_OF: Final = Argument("building", "building")
DOOR: Final = Argument("door", "door")
CARD: Final = Argument("card", "card")


def _add_numbers(words: Words) -> None:
    counts: tuple[tuple[str, Count], ...] = (
        ("survivors", _survivors),
        ("survivors-on-board", _survivors_on_board),
        ("escaped", _escaped),
        ("survivors-with-token", _with_token),
        ("food-held", _food_held),
        ("crates", _crates(_anywhere)),
        ("crates-taken", _crates(_taken)),
        ("crates-left", _crates(_left)),
        ("spawns-away", _spawns_away),
        ("buildings", _buildings),
        ("buildings-closed", _buildings_closed),
        ("highest-level", highest_level),
        ("round", lambda state: state.round),
    )
    for name, count in counts:
        words.add(NUMBER, name, _count(count))
    words.add(NUMBER, "objectives", _objectives(_anywhere), (ANY_COLOUR,))
    words.add(NUMBER, "objectives-taken", _objectives(_taken), (ANY_COLOUR,))
    words.add(NUMBER, "objectives-left", _objectives(_left), (ANY_COLOUR,))
    words.add(NUMBER, "objectives-left-in", _left_in_building(lambda state: state.objectives), (BUILDING_OF,))
    words.add(NUMBER, "crates-left-in", _left_in_building(lambda state: state.crates), (BUILDING_OF,))
    words.add(NUMBER, "tokens-held", _tokens_held, (ANY_COLOUR,))
    words.add(NUMBER, "survivors-in", _survivors_in, (ZONES,))
    words.add(NUMBER, "survivors-at-level", _at_level, (Argument("level", "level"),))
    words.add(NUMBER, "level", _constant_level, (Argument("level", "level"),))
    words.add(NUMBER, "cards-held", _cards_held, (CARD,))
    words.add(NUMBER, "weapons-held", _weapons_held, (Argument("deck", "deck"),))
    words.add(NUMBER, "weapons-available", _weapons_available, (Argument("deck", "deck"),))
    words.add(NUMBER, "spawn-tokens-in", _spawns_in, (ZONES,))
    words.add(NUMBER, "zombies-in", _zombies_in, (ZONES,))
    words.add(NUMBER, "zombies-in-building", _zombies_in_building, (BUILDING_OF,))
    words.add(NUMBER, "zombies-on-board", _zombies_on_board, (Argument("type", "zombies", True),))
    words.add(NUMBER, "reserve", _reserve, (Argument("type", "zombies"),))
    words.add(NUMBER, "noise-in", _noise_in, (ZONES,))
    words.add(NUMBER, "actor-level", _actor_level, (), ("actor",))
    words.add(NUMBER, "actor-tokens", _actor_tokens, (ANY_COLOUR,), ("actor",))


def _noise_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]

    def number(state: Game, facts: Facts) -> int:
        people = sum(1 for survivor in state.survivors if survivor.zone in zones)
        return people + sum(state.noise[zone] for zone in zones)

    return number


def _add_conditions(words: Words) -> None:
    words.add(CONDITION, "no-zombies-in", _no_zombies, (ZONE,))
    words.add(CONDITION, "building-opened-and-spawned", _building_opened, (BUILDING_OF,))
    words.add(CONDITION, "door-open", _door_open, (DOOR,))
    words.add(CONDITION, "colour-is", _fact_is("colour", "colour"), (COLOUR,), ("colour",))
    words.add(CONDITION, "zone-is", _fact_among("zone", "zones"), (ZONES,), ("zone",))
    words.add(CONDITION, "kind-is", _fact_among("kind", "type"), (Argument("type", "zombies"),), ("kind",))
    words.add(CONDITION, "card-is", _card_is, (CARD,), ("card",))
    words.add(CONDITION, "door-is", _fact_is("door", "door"), (DOOR,), ("door",))
    words.add(CONDITION, "building-is", _fact_is("building", "building"), (BUILDING_OF,), ("building",))
    words.add(CONDITION, "actor-in", _actor_in, (ZONES,), ("actor",))
    words.add(CONDITION, "actor-holds", _actor_holds, (CARD,), ("actor",))


def _add_effects(words: Words) -> None:
    words.add(EFFECT, "win", _win)
    words.add(EFFECT, "lose", _lose, (Argument("ending", "text"),))
    words.add(EFFECT, "activate-spawn", _spawning(True), (COLOUR,))
    words.add(EFFECT, "deactivate-spawn", _spawning(False), (COLOUR,))
    words.add(EFFECT, "move-spawn-to-start", _move_spawns, (ZONE,))
    words.add(EFFECT, "gain-adrenaline", _gain_adrenaline, (Argument("points", "whole"),), ("actor",))
    words.add(EFFECT, "open-door", _open_door, (DOOR,))
    words.add(EFFECT, "open-all-doors", _open_all_doors)
    words.add(EFFECT, "draw-zombie-card-in", _draw_in, (ZONE, Argument("ignore-rush", "flag", True)))
    words.add(
        EFFECT,
        "spawn-zombies",
        _spawn_zombies,
        (Argument("type", "zombie"), ZONE, Argument("count", NUMBER, True)),
    )
    words.add(EFFECT, "spawn-building", _spawn_building, (BUILDING_OF,))
    words.add(EFFECT, "gain-card", _gain_card, (CARD, Argument("from", "piles", True)), ("actor",))
    words.add(EFFECT, "spend-card", _spend_card, (CARD,), ("actor",))
    words.add(EFFECT, "spend-token", _spend_token, (ANY_COLOUR,), ("actor",))
    words.add(EFFECT, "keep-token", _keep_token, (), ("actor", "token"))
    words.add(EFFECT, "place-noise", _place_noise, (ZONE, Argument("tokens", "whole", True)))
    words.add(EFFECT, "put-abomination", _put_abomination, (ZONE,))
    words.add(EFFECT, "return-abomination-to", _return_abomination, (ZONE,), ("kind",))
    words.add(EFFECT, "remove-objectives", _remove_objectives, (ZONE,))
    words.add(EFFECT, "remove-crates", _remove_crates, (ZONE,))
