"""A position from a case: survivors, zombies, decks and everything else put where the case says.

Nothing is slipped past the rules: cards come out of the printed decks, figures out of the reserve, skills out
of the kits, and what does not fit is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.family.carrying.inventory import HAND_SLOTS
from shamble.family.dead.figures import clear_away, lay_out, set_supply
from shamble.family.people.adrenaline import THRESHOLDS, level_for
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import (
    ACTIONS,
    BACKPACK,
    HEALTH,
    START_ADRENALINE,
    KitShape,
)
from shamble.family.people.sides import note_side
from shamble.family.position.printed import BLUE, ORANGE, YELLOW
from shamble.family.position.state import (
    ELIMINATED,
    ESCAPED,
    GONE,
    HIDDEN,
    PLAYED,
    Game,
    Survivor,
    lying_facedown,
)
from shamble.family.round.allowance import spend_free
from shamble.family.round.limits import SEARCHES_MADE, SURVIVOR
from shamble.family.round.limits import TURN as TURN_LIMITS
from shamble.family.round.setup import add_survivor
from shamble.family.rules import NO_DECK, Rules
from shamble.kernel.counters import use
from shamble.kernel.rows import Limit
from shamble.port.casing import (
    Case,
    Mistake,
    Stock,
    as_counts,
    as_list,
    as_map,
    as_number,
    as_text,
    as_texts,
    find,
    told,
    unknown,
)

from . import names
from .boards import token_places
from .company import place_cars, seat_everybody, zone_of_car
from .declared import place_counters, place_idle
from .place_in_round import stand
from .tables import seating, survivors_of

SURVIVOR_FIELDS: Final = (
    "at",
    "wounds",
    "adrenaline",
    "level",
    "hand",
    "backpack",
    "empty",
    "loaded",
    "fired together",
    "actions",
    "free actions",
    "skills",
    "only skills",
    "tokens",
    "searched",
    "used",
    "streak",
    "done",
    "escaped",
    "eliminated",
    "leader",
    "car",
)
YES_OR_NO: Final = ("fired together", "searched", "done", "escaped", "eliminated")


SurvivorField = Callable[[Game, str, Survivor, Any, Stock], None]
"""Puts what a case says of a survivor into a position: the state, its name, the survivor, what is written."""


def place(case: Case, state: Game, stock: Stock, more: Mapping[str, SurvivorField]) -> None:
    """Put everything where the case says, before anything has run; the decks lie already."""
    survivors = survivors_of(case)
    players, seat_of = seating(case)
    state.passed = as_number(case.data.get("round", 1), "round")
    if case.data.get("first") is not None:
        state.first = find("player", case.data["first"], players)
    _doors(state, case)
    _tokens(state, case)
    if isinstance(case.data.get("board"), str):
        place_cars(state, case)
    _zombies(state, case, stock)
    _noise(state, case)
    place_idle(state, case)
    for name, row in survivors.items():
        _survivor(state, name, row, seat_of[name], stock, more)
    seat_everybody(state, survivors)
    place_counters(state, case)
    for who in range(len(state.survivors)):
        note_side(state, who)
    _opened(state, case)
    stand(state, case)


def _doors(state: Game, case: Case) -> None:
    given = case.data.get("open")
    doors = (
        range(len(state.rules.board.doors))
        if given == "all"
        else [names.door(state, d) for d in as_list(given)]
    )
    for door in doors:
        state.open_doors |= 1 << door
    for word in as_list(case.data.get("shut")):
        state.open_doors &= ~(1 << names.door(state, word))
    state.topology = state.rules.board.topology(state.open_doors, state.rules.sight)


def _opened(state: Game, case: Case) -> None:
    """Buildings behind open doors, and those with survivors inside, have been opened before."""
    board = state.rules.board
    inside = [names.zone(state, word) for word in as_list(case.data.get("opened"))]
    for word, zone in zip(as_list(case.data.get("opened")), inside, strict=True):
        if board.zones[zone].building < 0:
            raise Mistake("casebook-no-building", zone=as_text(word))
    inside += [me.zone for me in state.survivors if me.zone >= 0 and me.leader == PLAYED]
    for door in board.doors:
        if state.open_doors >> door.index & 1:
            inside += (door.a, door.b)
    for zone in inside:
        if board.zones[zone].building >= 0:
            state.spawned |= 1 << board.zones[zone].building


def _tokens(state: Game, case: Case) -> None:
    """On a printed mission, the tokens that are named are those still on the board."""
    if isinstance(case.data.get("board"), dict):
        _facedown(state, case)
        return
    if "objectives" in case.data:
        left = [names.zone(state, place) for place, _ in token_places(case.data["objectives"])]
        state.objectives = _still_there(state, state.objectives, left, "objectives")
        _facedown(state, case)
    if "spawns" in case.data:
        _spawns(state, token_places(case.data["spawns"]))
    if "crates" in case.data:
        left = [names.zone(state, place) for place in as_list(case.data["crates"])]
        state.crates = _still_there(state, state.crates, left, "crates")


def _spawns(state: Game, left: list[tuple[str, str]]) -> None:
    """Of a printed mission's spawn tokens those that are named: active, or waiting if their colour is."""
    places = [names.zone(state, place) for place, _ in left]
    state.spawns = _still_there(state, state.spawns, places, "spawns")
    state.spawning = 0
    for zone, (_, word) in zip(places, left, strict=True):
        for token, place in enumerate(state.spawns):
            if place == zone and not state.rules.mission.colours[_spawn_colour(state, word)].sleeps:
                state.spawning |= 1 << token


def _spawn_colour(state: Game, word: str) -> int:
    """The colour of a spawn token; the starting one has the plain colour."""
    return 0 if word == "start" else names.colour(state, word)


def _facedown(state: Game, case: Case) -> None:
    """Facedown tokens bear the colours that the case names for their zones; the others are what is left."""
    mission = state.rules.mission
    if not mission.mixed:
        return
    rest = list(mission.mixed)
    printed = mission.objective_colours
    colours = {token: colour for token, colour in enumerate(printed) if colour != HIDDEN}
    for place, word in token_places(case.data.get("objectives")):
        zone, colour = names.zone(state, place), names.colour(state, word)
        token = next((i for i, at in enumerate(state.objectives) if at == zone and i not in colours), -1)
        if token < 0 or colour not in rest:
            raise Mistake(
                "casebook-no-token", field="objectives", zone=f"{place}: {mission.colours[colour].name}"
            )
        rest.remove(colour)
        colours[token] = colour
    for token in range(len(state.colours)):
        if token not in colours:
            colours[token] = rest.pop(0)
    state.colours = [colours[token] for token in range(len(state.colours))]
    state.facedown = lying_facedown(mission, state.objectives)


def _still_there(state: Game, printed: list[int], left: list[int], field: str) -> list[int]:
    rest = left[:]
    found: list[int] = []
    for zone in printed:
        if zone in rest:
            rest.remove(zone)
            found.append(zone)
        else:
            found.append(GONE)
    if rest:
        raise Mistake("casebook-no-token", field=field, zone=names.zone_name(state, rest[0]))
    return found


# --- survivors


def _survivor(
    state: Game,
    name: str,
    row: dict[str, Any],
    seat: int,
    stock: Stock,
    more: Mapping[str, SurvivorField],
) -> None:
    rules = state.rules
    row = {names.field(word): value for word, value in row.items()}
    for field in YES_OR_NO:
        if row.get(field) in ("yes", "no"):
            row[field] = row[field] == "yes"
        elif field in row and not isinstance(row[field], bool | int):
            raise Mistake("casebook-wrong-form", field=field, wanted="true", found=told(row[field]))
    for field in row:
        if field not in SURVIVOR_FIELDS and field not in more:
            raise unknown("field", field, (*SURVIVOR_FIELDS, *more))
    character = find("survivor", name, {who.name: who.index for who in rules.characters})
    me = add_survivor(state, character)
    me.seat = seat
    me.zone = _place_of(state, name, row)
    me.adrenaline, me.level = _progress(row)
    me.skills = _skills(rules, character, me.level, row)
    carried = carried_decks(rules)
    hand = [stock.take(word, carried) for word in as_list(row.get("hand"))]
    pack = [stock.take(word, carried) for word in as_list(row.get("backpack"))]
    me.hand = tuple(sorted(hand))
    me.pack = tuple(sorted(pack))
    rules.refit(state, me)
    _from_the_start(state, row, me, stock)
    _check_room(state, name, me)
    _empty(state, name, row, me)
    _wounds(state, name, row, me)
    _tokens_held(state, name, row, me)
    _spent(state, name, row, me)
    for field, put in more.items():
        if field in row:
            put(state, name, me, row[field], stock)


def _place_of(state: Game, name: str, row: dict[str, Any]) -> int:
    for word, zone in (("escaped", ESCAPED), ("eliminated", ELIMINATED)):
        if row.get(word) is True or row.get("at") == word:
            return zone
    if row.get("at") is None and "car" in row:
        zone = zone_of_car(state, row["car"])
        if zone >= 0:
            return zone
    if row.get("at") is None and "leader" in row:
        return _beside_leader(state, name, row["leader"])
    if row.get("at") is None and state.rules.board.tiles and state.rules.mission.goals:
        return state.rules.mission.starts[0]
    if row.get("at") is None:
        raise Mistake("casebook-missing-field", field="at", example=f"survivors: {{{name}: {{at: A}}}}")
    return names.zone(state, row["at"])


def _beside_leader(state: Game, name: str, leader: Any) -> int:
    """A Companion that follows somebody named before it stands where its leader stands."""
    for other in state.survivors[:-1]:
        if state.rules.characters[other.character].name.lower() == as_text(leader).lower():
            return other.zone
    raise Mistake("casebook-missing-field", field="at", example=f"survivors: {{{name}: {{at: A}}}}")


def _progress(row: dict[str, Any]) -> tuple[int, int]:
    if "adrenaline" in row:
        adrenaline = as_number(row["adrenaline"], "adrenaline")
        level = names.level(row["level"]) if "level" in row else level_for(adrenaline)
        return adrenaline, level
    level = names.level(row.get("level", "blue"))
    return THRESHOLDS[level], level


def _skills(rules: Rules, character: int, level: int, row: dict[str, Any]) -> tuple[int, ...]:
    """Blue skills, the yellow one from yellow on, and what the case says was chosen."""
    named = as_texts(row.get("only skills", row.get("skills")))
    if "only skills" in row:
        if "skills" in row:
            raise Mistake("casebook-skills-twice")
        return tuple(names.skill(rules, word) for word in named)
    card = rules.characters[character]
    levels = [rules.skills_of_level(card, at) for at in range(len(card.levels))]
    own = [rules.skill(word).index for word in levels[BLUE]]
    if level >= YELLOW and len(set(levels[YELLOW])) == 1:
        own.append(rules.skill(levels[YELLOW][0]).index)
    again = [rules.skill(word).index for at in range(ORANGE, level + 1) for word in levels[at]]
    restated = [skill for skill in own if skill not in again]
    chosen: list[int] = []
    for skill in [names.skill(rules, word) for word in named]:
        if skill in restated:
            restated.remove(skill)
        else:
            chosen.append(skill)
    return (*own, *chosen)


def _from_the_start(state: Game, row: dict[str, Any], me: Survivor, stock: Stock) -> None:
    """What skills give at the beginning of a game, unless the case says what is there by now."""
    if "adrenaline" not in row and "level" not in row:
        me.adrenaline = me.kit.values[START_ADRENALINE]
    if not any(field in row for field in ("hand", "hands", "backpack")):
        brought = [skill.starts_with for skill in me.kit.skills if skill.starts_with]
        cards = [stock.take(name, carried_decks(state.rules)) for name in brought]
        me.hand = tuple(sorted(cards[:HAND_SLOTS]))
        me.pack = tuple(sorted(cards[HAND_SLOTS:]))
        state.rules.refit(state, me)


def _check_room(state: Game, name: str, me: Survivor) -> None:
    room = kit_of(state, me).values[BACKPACK]
    if len(me.hand) > HAND_SLOTS:
        raise Mistake("casebook-too-many-cards", survivor=name, field="hand", room=HAND_SLOTS)
    if len(me.pack) > room:
        raise Mistake("casebook-too-many-cards", survivor=name, field="backpack", room=room)


def _empty(state: Game, name: str, row: dict[str, Any], me: Survivor) -> None:
    """Weapons that need reloading: by name, a second copy as `Sawed-Off 2` or by naming it twice."""
    mask = 0
    written = as_texts(row.get("hand")) + as_texts(row.get("backpack"))
    for word in as_list(row.get("empty")):
        card_name, number = names.card_type(state.rules, word)
        copies = [card for card in sorted(me.hand + me.pack) if state.rules.cards[card].name == card_name]
        if number > len(copies) and as_text(word) in written:
            number = 1
        while number <= len(copies) and mask >> copies[number - 1] & 1:
            number += 1
        if number > len(copies):
            raise Mistake("casebook-not-carried", survivor=name, card=as_text(word))
        mask |= 1 << copies[number - 1]
    for word in as_list(row.get("loaded")):
        card_name, number = names.card_type(state.rules, word)
        copies = [card for card in sorted(me.hand + me.pack) if state.rules.cards[card].name == card_name]
        if not any(not mask >> card & 1 for card in copies):
            raise Mistake("casebook-not-carried", survivor=name, card=as_text(word))
    state.emptied |= mask
    if row.get("fired together") is True:
        state.emptied_together |= mask


def _wounds(state: Game, name: str, row: dict[str, Any], me: Survivor) -> None:
    me.wounds = as_number(row.get("wounds", 0), "wounds")
    health = kit_of(state, me).values[HEALTH]
    if me.zone >= 0 and me.wounds >= health:
        raise Mistake("casebook-too-many-wounds", survivor=name, wounds=me.wounds, health=health)


def _tokens_held(state: Game, name: str, row: dict[str, Any], me: Survivor) -> None:
    wanted = as_number(row.get("tokens", 0), "tokens")
    held = {token for survivor in state.survivors for token in survivor.tokens}
    free = [token for token in range(len(state.objectives)) if token not in held]
    for _ in range(wanted):
        if not free:
            raise Mistake("casebook-no-token", field="tokens", zone=name)
        gone = [token for token in free if state.objectives[token] == GONE]
        token = gone[0] if gone else free[-1]
        state.objectives[token] = GONE
        free.remove(token)
        me.tokens = (*me.tokens, token)


def carried_decks(rules: Rules) -> tuple[int, ...]:
    """The decks that carried cards come from."""
    return tuple([deck for deck in range(len(rules.decks)) if rules.is_carried(deck)])


def _spent(state: Game, name: str, row: dict[str, Any], me: Survivor) -> None:
    """What the survivor has used of its turn, from what the case says is left."""
    kit = kit_of(state, me)
    if "actions" in row:
        left = as_number(row["actions"], "actions")
        if left > kit.values[ACTIONS]:
            raise Mistake("casebook-too-many-actions", survivor=name, actions=left, most=kit.values[ACTIONS])
        me.spent = kit.values[ACTIONS] - left
    for word, count in as_map(row.get("free actions"), "free actions", "{move: 0}").items():
        number = find("free action", word, free_kinds(kit.shape))
        left = as_number(count, "free actions")
        have = kit.values[number]
        if left > have:
            raise Mistake("casebook-too-many-actions", survivor=name, actions=left, most=have)
        spend_free(kit, me, number, have - left)
    searched = row.get("searched", 0)
    made = int(searched) if isinstance(searched, bool) else as_number(searched, "searched")
    who = state.survivors.index(me)
    for _ in range(made):
        use(state, SEARCHES_MADE, who)
    rows = state.rules.book.rows_of("limits", Limit)
    known = [name for name, row in rows.items() if row.clock == TURN_LIMITS and row.per == SURVIVOR]
    for word in as_list(row.get("used")):
        use(state, known[find("once-per-turn skill", word, {name: at for at, name in enumerate(known)})], who)
    me.streak = as_number(row.get("streak", 0), "streak")
    me.done = int(row.get("done") is True)


def free_kinds(shape: KitShape) -> dict[str, int]:
    """The kinds of free actions by their short names: move, search, combat, melee …"""
    return {shape.names[free].removeprefix("free-"): free for free in shape.free}


# --- zombies and noise


def _zombies(state: Game, case: Case, stock: Stock) -> None:
    rules = state.rules
    if "zombies" in case.data:
        clear_away(state)
        for place, crowd in as_map(case.data["zombies"], "zombies", "{A: {walker: 2}}").items():
            zone = names.zone(state, place)
            for word, count in as_counts(crowd, f"zombies: {place}", "{walker: 2}").items():
                kind = names.kind(rules, word)
                _put(state, zone, kind, as_number(count, "zombies"), stock)
    for word, left in as_map(case.data.get("reserve"), "reserve", "{walker: 2}").items():
        set_supply(state, names.kind(rules, word), as_number(left, "reserve"))


def _on_board(state: Game, kind: int) -> int:
    """How many figures of a kind are in use, those that stand for another kind included."""
    supply = state.rules.supply_of
    alike = [other for other in range(len(supply)) if other == kind or (0 <= supply[other] == supply[kind])]
    return sum([sum(state.zombies[other :: state.rules.kind_count]) for other in alike])


def _put(state: Game, zone: int, kind: int, count: int, stock: Stock) -> None:
    row = state.rules.kinds[kind]
    if count > row.figures - _on_board(state, kind):
        raise Mistake("casebook-no-figures", kind=row.name, figures=row.figures)
    lay_out(state, zone, kind, count)
    deck = state.rules.figure_deck
    if count and row.figures == 1 and deck != NO_DECK and kind in stock.left[deck]:
        stock.left[deck].remove(kind)


def _noise(state: Game, case: Case) -> None:
    if "noise" in case.data:
        state.noise = bytearray(len(state.noise))
        for place, count in as_counts(case.data["noise"], "noise", "{A: 2}").items():
            state.noise[names.zone(state, place)] = as_number(count, "noise")
