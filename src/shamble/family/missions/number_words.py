"""What missions can count and ask: people, cards, tokens, zombies, buildings, and facts of the moment."""

from collections.abc import Callable
from typing import Any

from shamble.family.board.model import NO_BUILDING, Board
from shamble.family.dead.figures import in_supply
from shamble.family.missions.word_types import (
    ANY_COLOUR,
    BUILDING_OF,
    CARD,
    COLOUR,
    DOOR,
    LEAVING,
    ZONE,
    ZONES,
)
from shamble.family.people.leaving import DROPPED, is_dropped
from shamble.family.people.people import highest_level, is_of_team
from shamble.family.places.passages import pushable_doors
from shamble.family.position.state import ASIDE, ELIMINATED, ESCAPED, GONE, PLAYED, Game
from shamble.family.vocabulary import BUILDING
from shamble.kernel.words import CONDITION, NUMBER, Argument, Number, Scope, Words, constant

Facts = tuple[int, ...]
Values = dict[str, Any]
Count = Callable[[Game], int]


def _count(count: Count) -> Callable[[Scope, Values], Number]:
    """A word without arguments that counts something on the table."""

    def build(scope: Scope, values: Values) -> Number:
        return lambda state, facts: count(state)

    return build


def _constant_level(scope: Scope, values: Values) -> Number:
    return constant(values["level"])


# --- people


# These are asked whenever the board is judged, so they count in plain loops.


def _survivors(state: Game) -> int:
    number = 0
    for survivor in state.survivors:
        if survivor.leader == PLAYED and survivor.zone != ELIMINATED and survivor.zone != ASIDE:
            number += 1
    return number


def _survivors_on_board(state: Game) -> int:
    number = 0
    for survivor in state.survivors:
        if survivor.leader == PLAYED and survivor.zone >= 0:
            number += 1
    return number


def _escaped(state: Game) -> int:
    number = 0
    for survivor in state.survivors:
        if survivor.leader == PLAYED and survivor.zone == ESCAPED:
            number += 1
    return number


def _with_token(state: Game) -> int:
    number = 0
    for survivor in state.survivors:
        if survivor.tokens and is_of_team(survivor):
            number += 1
    return number


def _survivors_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(1 for s in state.survivors if is_of_team(s) and s.zone in zones)


def _survivors_in_building(scope: Scope, values: Values) -> Number:
    rooms = _rooms(scope, values)
    return lambda state, facts: sum(1 for s in state.survivors if is_of_team(s) and s.zone in rooms)


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
    return lambda state, facts: sum(1 for s in state.survivors if is_of_team(s) and s.level >= level)


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


def _armed(scope: Scope, values: Values) -> Number:
    """Survivors who hold a weapon of a deck."""
    deck: int = values["deck"]

    def number(state: Game, facts: Facts) -> int:
        rules = state.rules
        return sum(
            1
            for s in state.survivors
            if is_of_team(s)
            and any(rules.card_deck[c] == deck and rules.cards[c].is_weapon() for c in s.hand + s.pack)
        )

    return number


def _weapons_available(scope: Scope, values: Values) -> Number:
    deck: int = values["deck"]

    def number(state: Game, facts: Facts) -> int:
        return sum(1 for card in state.rules.deck_cards[deck] if state.rules.cards[card].is_weapon())

    return number


# --- tokens


def _objectives(place: Callable[[int], bool]) -> Callable[[Scope, Values], Number]:
    """Objectives whose place is as asked, perhaps of one colour only. What the dead dropped was taken."""

    def build(scope: Scope, values: Values) -> Number:
        colour: int | None = values.get("colour")

        def number(state: Game, facts: Facts) -> int:
            found = 0
            drops = DROPPED in state.rules.layout.counters
            for token, zone in enumerate(state.objectives):
                if drops and is_dropped(state, token):
                    zone = GONE
                if place(zone) and (colour is None or state.colours[token] == colour):
                    found += 1
            return found

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


def _spawn_token_in(scope: Scope, values: Values) -> Number:
    """Whether a spawn token lies in a zone, one that is away from the starting one."""
    zone: Number = values["zone"]

    def number(state: Game, facts: Facts) -> int:
        place = zone(state, facts)
        return 1 if place != state.spawns[0] and place in state.spawns else 0

    return number


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
    return lambda state, facts: sum(in_supply(state, kind) for kind in kinds)


def _no_zombies(scope: Scope, values: Values) -> Number:
    zone: Number = values["zone"]
    return lambda state, facts: 0 if state.crowd[zone(state, facts)] else 1


def _noise_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]

    def number(state: Game, facts: Facts) -> int:
        people = sum(1 for survivor in state.survivors if survivor.zone in zones)
        return people + sum(state.noise[zone] for zone in zones)

    return number


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
        for at, frame in enumerate(state.stack):
            if frame.proc == BUILDING and (frame.items or at < len(state.stack) - 1):
                return 0
        return 1

    return number


def _door_open(scope: Scope, values: Values) -> Number:
    door: int = values["door"]
    return lambda state, facts: state.open_doors >> door & 1


def _broken_door_at(scope: Scope, values: Values) -> Number:
    """Whether a zone has a broken door that nobody has barricaded."""
    zone: Number = values["zone"]

    def number(state: Game, facts: Facts) -> int:
        pushable = pushable_doors(state)
        return 1 if any(pushable >> door & 1 for door in state.rules.doors_at[zone(state, facts)]) else 0

    return number


def _barricades(state: Game) -> int:
    """Passages that are shut for good and were not when the game began."""
    rules = state.rules
    return sum(
        1
        for door, number in enumerate(state.fittings)
        if rules.fittings[number].sealed and not rules.fittings[rules.fitted[door]].sealed
    )


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


def _thrown(scope: Scope, values: Values) -> Number:
    at = scope.fact("card")
    return lambda state, facts: 1 if facts[at] >= 0 else 0


def _card_marked(scope: Scope, values: Values) -> Number:
    """Whether it is the card that a counter remembers: its number plus one."""
    at, register = scope.fact("card"), values["register"]
    return lambda state, facts: 1 if state.registers[register] == facts[at] + 1 > 0 else 0


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


# --- the registry


def add_numbers(words: Words) -> None:
    counts: tuple[tuple[str, Count], ...] = (
        ("survivors", _survivors),
        ("survivors-on-board", _survivors_on_board),
        ("survivors-with-token", _with_token),
        ("food-held", _food_held),
        ("crates", _crates(_anywhere)),
        ("crates-taken", _crates(_taken)),
        ("crates-left", _crates(_left)),
        ("spawns-away", _spawns_away),
        ("barricades", _barricades),
        ("buildings", _buildings),
        ("buildings-closed", _buildings_closed),
        ("highest-level", highest_level),
        ("round", lambda state: state.round),
    )
    for name, count in counts:
        words.add(NUMBER, name, _count(count))
    words.add(NUMBER, "escaped", _count(_escaped), traits=(LEAVING,))
    words.add(NUMBER, "objectives", _objectives(_anywhere), (ANY_COLOUR,))
    words.add(NUMBER, "objectives-taken", _objectives(_taken), (ANY_COLOUR,))
    words.add(NUMBER, "objectives-left", _objectives(_left), (ANY_COLOUR,))
    words.add(NUMBER, "objectives-left-in", _left_in_building(lambda state: state.objectives), (BUILDING_OF,))
    words.add(NUMBER, "crates-left-in", _left_in_building(lambda state: state.crates), (BUILDING_OF,))
    words.add(NUMBER, "tokens-held", _tokens_held, (ANY_COLOUR,))
    words.add(NUMBER, "survivors-in", _survivors_in, (ZONES,))
    words.add(NUMBER, "survivors-in-building", _survivors_in_building, (BUILDING_OF,))
    words.add(NUMBER, "survivors-at-level", _at_level, (Argument("level", "level"),))
    words.add(NUMBER, "danger-level", _constant_level, (Argument("level", "level"),))
    words.add(NUMBER, "cards-held", _cards_held, (CARD,))
    words.add(NUMBER, "weapons-held", _weapons_held, (Argument("deck", "deck"),))
    words.add(NUMBER, "survivors-with-weapon", _armed, (Argument("deck", "deck"),))
    words.add(NUMBER, "weapons-available", _weapons_available, (Argument("deck", "deck"),))
    words.add(NUMBER, "spawn-tokens-in", _spawns_in, (ZONES,))
    words.add(NUMBER, "zombies-in", _zombies_in, (ZONES,))
    words.add(NUMBER, "zombies-in-building", _zombies_in_building, (BUILDING_OF,))
    words.add(NUMBER, "zombies-on-board", _zombies_on_board, (Argument("type", "zombies", True),))
    words.add(NUMBER, "reserve", _reserve, (Argument("type", "zombies"),))
    words.add(NUMBER, "noise-in", _noise_in, (ZONES,))
    words.add(NUMBER, "actor-level", _actor_level, (), ("actor",))
    words.add(NUMBER, "actor-tokens", _actor_tokens, (ANY_COLOUR,), ("actor",))


def add_conditions(words: Words) -> None:
    words.add(CONDITION, "no-zombies-in", _no_zombies, (ZONE,))
    words.add(CONDITION, "spawn-token-in", _spawn_token_in, (ZONE,))
    words.add(CONDITION, "building-opened-and-spawned", _building_opened, (BUILDING_OF,))
    words.add(CONDITION, "door-open", _door_open, (DOOR,))
    words.add(CONDITION, "broken-door-at", _broken_door_at, (ZONE,))
    words.add(CONDITION, "colour-is", _fact_is("colour", "colour"), (COLOUR,), ("colour",))
    words.add(CONDITION, "zone-is", _fact_among("zone", "zones"), (ZONES,), ("zone",))
    words.add(CONDITION, "kind-is", _fact_among("kind", "type"), (Argument("type", "zombies"),), ("kind",))
    words.add(CONDITION, "card-is", _card_is, (CARD,), ("card",))
    words.add(CONDITION, "thrown", _thrown, (), ("card",))
    words.add(CONDITION, "card-marked", _card_marked, (Argument("register", "register"),), ("card",))
    words.add(CONDITION, "door-is", _fact_is("door", "door"), (DOOR,), ("door",))
    words.add(CONDITION, "building-is", _fact_is("building", "building"), (BUILDING_OF,), ("building",))
    words.add(CONDITION, "actor-in", _actor_in, (ZONES,), ("actor",))
    words.add(CONDITION, "actor-holds", _actor_holds, (CARD,), ("actor",))
