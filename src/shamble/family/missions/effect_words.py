"""What missions can do: tokens, zombies, doors and the end of the game."""

from collections.abc import Callable
from typing import Any

from shamble.family.carrying.tokens import carry
from shamble.family.dead.activation import activate_some
from shamble.family.dead.figures import BY_MISSION, place, retire
from shamble.family.dead.spawning import (
    ABOMINATION,
    draw_zombie_card,
    open_building,
    spawn_card,
)
from shamble.family.missions.word_types import ANY_COLOUR, BUILDING_OF, COLOUR, DOOR, ZONE
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.places.doors import barricade, swing_all_open, swing_open
from shamble.family.places.noise import NOBODY, make_noise
from shamble.family.position.state import GONE, Game, lying_facedown
from shamble.kernel.decks import NO_CARD, draw
from shamble.kernel.outcome import ALL_WIN, NONE_WIN
from shamble.kernel.run import Run
from shamble.kernel.words import EFFECT, NUMBER, Argument, Effect, Number, Scope, Words, constant

Facts = tuple[int, ...]
Values = dict[str, Any]


def _win(scope: Scope, values: Values) -> Effect:
    return lambda run, state, facts: run.end(ALL_WIN, "ending-goals")


def _lose(scope: Scope, values: Values) -> Effect:
    ending: str = f"ending-{scope.things['mission']}-{values['ending']}"
    scope.things["endings"].append(ending)
    return lambda run, state, facts: run.end(NONE_WIN, ending)


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
    return lambda run, state, facts: swing_all_open(run, state)


def _draw_in(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]
    ignore_rush = int(values.get("ignore-rush", False))

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
        state.rules.spawn_for_mission(run, state, zone(state, facts), (kind,), count(state, facts))

    return effect


def _activate(scope: Scope, values: Values) -> Effect:
    """Zombies act at once: all, those of some kinds, those of one zone."""
    kinds: tuple[int, ...] = values.get("type") or ()
    zone: Number | None = values.get("zone")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        where = None if zone is None else zone(state, facts)
        activate_some(run, state, kinds or tuple(range(state.rules.kind_count)), where)

    return effect


def _spawn_building(scope: Scope, values: Values) -> Effect:
    """Spawn in a building as if it had just been opened, even if it was open from the start."""
    building: int = values["building"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        state.spawned &= ~(1 << building)
        open_building(run, state, building)

    return effect


def _spend_token(scope: Scope, values: Values) -> Effect:
    """The acting survivor gives up an objective token it carries."""
    at, colour = scope.fact("actor"), values.get("colour")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        me = state.survivors[facts[at]]
        for token in me.tokens:
            if colour is None or state.colours[token] == colour:
                carry(state, facts[at], tuple([other for other in me.tokens if other != token]))
                return

    return effect


def _keep_token(scope: Scope, values: Values) -> Effect:
    at, taken = scope.fact("actor"), scope.fact("token")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        carry(state, facts[at], (*state.survivors[facts[at]].tokens, facts[taken]))

    return effect


def _place_noise(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]
    tokens: int = values.get("tokens", 1)

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        for _ in range(tokens):
            make_noise(run, state, place, NOBODY)
        if run.listener is not None:
            run.tell("noise", "Z2-NOISE-06", {"zone": place})

    return effect


def _put_abomination(scope: Scope, values: Values) -> Effect:
    """An abomination from its deck appears."""
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        kind = draw(run, state, state.rules.figure_deck)
        if kind != NO_CARD:
            there = zone(state, facts)
            if run.listener is not None:
                run.tell("zombies-placed", "Z2-ABOM-01", {"zone": there, "kind": kind, "count": 1})
            place(run, state, there, kind, 1, BY_MISSION)

    return effect


def _return_abomination(scope: Scope, values: Values) -> Effect:
    """The abomination that was just killed stands up again elsewhere (Z2-M25-08)."""
    zone: Number = values["zone"]
    at = scope.fact("kind")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        kind = facts[at]
        deck = state.rules.figure_deck
        if state.rules.kinds[kind].type != ABOMINATION or kind not in state.discards[deck]:
            return
        rest = list(state.discards[deck])
        rest.remove(kind)
        state.discards[deck] = tuple(rest)
        there = zone(state, facts)
        if run.listener is not None:
            run.tell("abomination-returned", "Z2-M25-08", {"zone": there, "kind": kind})
        place(run, state, there, kind, 1, BY_MISSION)

    return effect


def _out_of_reserve(scope: Scope, values: Values) -> Effect:
    """The figures that were just killed do not come back (Z2-M20-07)."""
    kind, count = scope.fact("kind"), scope.fact("count")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        retire(state, facts[kind], facts[count])

    return effect


def _barricade(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]
    return lambda run, state, facts: barricade(run, state, zone(state, facts))


def _remove_objectives(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        state.objectives = [GONE if token == place else token for token in state.objectives]
        state.facedown &= lying_facedown(state.rules.mission, state.objectives)

    return effect


def _remove_crates(scope: Scope, values: Values) -> Effect:
    zone: Number = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        state.crates = [GONE if crate == place else crate for crate in state.crates]

    return effect


def add_effects(words: Words) -> None:
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
    words.add(
        EFFECT, "activate", _activate, (Argument("type", "zombies", True), Argument("zone", "zone", True))
    )
    words.add(EFFECT, "spawn-building", _spawn_building, (BUILDING_OF,))
    words.add(EFFECT, "spend-token", _spend_token, (ANY_COLOUR,), ("actor",))
    words.add(EFFECT, "keep-token", _keep_token, (), ("actor", "token"))
    words.add(EFFECT, "place-noise", _place_noise, (ZONE, Argument("tokens", "whole", True)))
    words.add(EFFECT, "put-abomination", _put_abomination, (ZONE,))
    words.add(EFFECT, "return-abomination-to", _return_abomination, (ZONE,), ("kind",))
    words.add(EFFECT, "out-of-reserve", _out_of_reserve, (), ("kind", "count"))
    words.add(EFFECT, "barricade", _barricade, (ZONE,))
    words.add(EFFECT, "remove-objectives", _remove_objectives, (ZONE,))
    words.add(EFFECT, "remove-crates", _remove_crates, (ZONE,))
