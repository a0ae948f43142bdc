"""The words that Scenes and Ghoul cards have besides those of the family."""

from typing import Any, Final

from shamble.family.missions.triggers import rule_of_effects
from shamble.family.missions.word_types import COLOUR, ZONES, read_door
from shamble.family.missions.words import family_words
from shamble.family.people.sides import turn_up
from shamble.family.position.state import Game
from shamble.kernel.run import Run
from shamble.kernel.words import (
    CONDITION,
    EFFECT,
    NUMBER,
    Argument,
    Effect,
    Number,
    Scope,
    Words,
    choice,
    mistyped,
)

from .ground import BARRICADE, STAIRS
from .printed import MODES
from .spawns import open_where, shown_colour

Values = dict[str, Any]
MODE: Final = Argument("mode", "mode")
PASSAGES: Final = Argument("passages", "passages")


def read_passages(scope: Scope, tree: Any) -> tuple[int, ...]:
    """Ways by the two zones that each joins."""
    if not isinstance(tree, list):
        raise mistyped("door", tree)
    return tuple([read_door(scope, pair) for pair in tree])


def rule_of_switch(state: Game) -> str:
    """The rule of the Scene by which a card is turned."""
    return rule_of_effects(state) or "NL-MODE-02"


def _switch_actor(scope: Scope, values: Values) -> Effect:
    at, mode = scope.fact("actor"), values["mode"]

    def effect(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        turn_up(run, state, facts[at], mode, rule_of_switch(state))

    return effect


def _switch_all(scope: Scope, values: Values) -> Effect:
    mode = values["mode"]

    def effect(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        for who in range(len(state.survivors)):
            turn_up(run, state, who, mode, rule_of_switch(state))

    return effect


def _switch_in(scope: Scope, values: Values) -> Effect:
    zones, mode = values["zones"], values["mode"]

    def effect(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        for who, me in enumerate(state.survivors):
            if me.zone in zones:
                turn_up(run, state, who, mode, rule_of_switch(state))

    return effect


def _switch_here(scope: Scope, values: Values) -> Effect:
    at, mode = scope.fact("actor"), values["mode"]

    def effect(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        zone = state.survivors[facts[at]].zone
        for who, me in enumerate(state.survivors):
            if zone >= 0 and me.zone == zone:
                turn_up(run, state, who, mode, rule_of_switch(state))

    return effect


def _survivors_here(scope: Scope, values: Values) -> Number:
    at = scope.fact("actor")

    def number(state: Game, facts: tuple[int, ...]) -> int:
        zone = state.survivors[facts[at]].zone
        return sum(1 for me in state.survivors if zone >= 0 and me.zone == zone)

    return number


def _wake_spawn(scope: Scope, values: Values) -> Effect:
    colour = values["colour"]

    def effect(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        for token, printed in enumerate(state.rules.mission.spawn_colours):
            if printed == colour and not state.spawning >> token & 1:
                state.spawning |= 1 << token
                if run.listener is not None:
                    told = {
                        "token": token,
                        "spawn_colour": shown_colour(state, token),
                        "zone": state.spawns[token],
                    }
                    run.tell("spawn-woken", "NL-SPAWN-06", dict(told))

    return effect


def _open_where(scope: Scope, values: Values) -> Effect:
    kinds: tuple[int, ...] = values["type"]

    def effect(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        open_where(run, state, kinds)

    return effect


def _actor_in_mode(scope: Scope, values: Values) -> Number:
    at, mode = scope.fact("actor"), values["mode"]
    return lambda state, facts: int(state.rules.side(state, state.survivors[facts[at]]) == mode)


def _survivors_in_mode(scope: Scope, values: Values) -> Number:
    mode = values["mode"]
    return lambda state, facts: sum(
        1 for me in state.survivors if me.zone >= 0 and state.rules.side(state, me) == mode
    )


def _barricades_closed(scope: Scope, values: Values) -> Number:
    def number(state: Game, facts: tuple[int, ...]) -> int:
        names = [state.rules.fittings[fitting].name for fitting in state.fittings]
        return sum(
            1
            for passage, name in enumerate(names)
            if name in (BARRICADE, STAIRS) and not state.open_doors >> passage & 1
        )

    return number


def _passages_closed(scope: Scope, values: Values) -> Number:
    passages: tuple[int, ...] = values["passages"]
    return lambda state, facts: sum(1 for passage in passages if not state.open_doors >> passage & 1)


def night_words() -> Words:
    """Modes, sleeping Spawn tokens, barricades, and the cards that open them."""
    words = family_words().layer()
    words.type("mode", choice("mode", MODES))
    words.type("passages", read_passages)
    words.add(EFFECT, "switch-actor", _switch_actor, (MODE,), ("actor",))
    words.add(EFFECT, "switch-all", _switch_all, (MODE,))
    words.add(EFFECT, "switch-in", _switch_in, (ZONES, MODE))
    words.add(EFFECT, "switch-here", _switch_here, (MODE,), ("actor",))
    words.add(NUMBER, "survivors-here", _survivors_here, (), ("actor",))
    words.add(EFFECT, "wake-spawn", _wake_spawn, (COLOUR,))
    words.add(EFFECT, "open-where", _open_where, (Argument("type", "zombies"),))
    words.add(CONDITION, "actor-in-mode", _actor_in_mode, (MODE,), ("actor",))
    words.add(NUMBER, "survivors-in-mode", _survivors_in_mode, (MODE,))
    words.add(NUMBER, "barricades-closed", _barricades_closed)
    words.add(NUMBER, "passages-closed", _passages_closed, (PASSAGES,))
    return words
