"""Words for missions with Companions and cars: who follows whom, who joins, what stands where."""

from typing import Any

from shamble.family.missions.word_types import ZONE, ZONES
from shamble.family.moving.seats import vehicle_of
from shamble.family.people.companions import (
    LED_BY_CHOICE,
    add_companion,
    ask_companion,
    candidates,
    draw_companion,
    swap_roles,
)
from shamble.family.position.state import BYSTANDER, ELIMINATED, LONE, ON_FOOT, PLAYED, Game
from shamble.family.vocabulary import ASK_JOIN
from shamble.kernel.run import Run
from shamble.kernel.words import CONDITION, EFFECT, NUMBER, Argument, Effect, Number, Scope, Words, choice

Facts = tuple[int, ...]
Values = dict[str, Any]

STANCES = ("waiting", "helpless")
STANCE_OF = (LONE, BYSTANDER)

COUNT = Argument("count", "whole")
RANDOM = Argument("random", "flag", True)


# --- counting


def _companions(scope: Scope, values: Values) -> Number:
    """Companions in the game that have a leader."""
    return lambda state, facts: sum(1 for s in state.survivors if s.leader >= 0 and s.zone != ELIMINATED)


def _companions_waiting(scope: Scope, values: Values) -> Number:
    """Companions without a leader, those who cannot be rallied included."""
    return lambda state, facts: sum(1 for s in state.survivors if s.leader < PLAYED and s.zone != ELIMINATED)


def _companions_in(scope: Scope, values: Values) -> Number:
    """Companions in some zones, led or not."""
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(1 for s in state.survivors if s.leader != PLAYED and s.zone in zones)


def _companions_lost(scope: Scope, values: Values) -> Number:
    """Companions that died."""
    return lambda state, facts: sum(1 for s in state.survivors if s.leader != PLAYED and s.zone == ELIMINATED)


def _actor_companions(scope: Scope, values: Values) -> Number:
    """How many follow the acting survivor."""
    at = scope.fact("actor")
    return lambda state, facts: sum(1 for s in state.survivors if s.leader == facts[at] and s.zone >= 0)


def _cars_left(scope: Scope, values: Values) -> Number:
    """Cars that are still there."""
    return lambda state, facts: sum(1 for zone in state.cars if zone >= 0)


def _cars_in(scope: Scope, values: Values) -> Number:
    """Cars in some zones."""
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(1 for zone in state.cars if zone in zones)


def _cars_at(scope: Scope, values: Values) -> Number:
    """Cars in a zone."""
    zone: Number = values["zone"]
    return lambda state, facts: state.cars.count(zone(state, facts))


def _seats_left(scope: Scope, values: Values) -> Number:
    """Seats of all cars that are still there and can be driven."""

    def number(state: Game, facts: Facts) -> int:
        cars = state.rules.mission.cars
        return sum(
            sum(vehicle_of(state, car).places.values())
            for car, zone in enumerate(state.cars)
            if zone >= 0 and cars[car].drivable
        )

    return number


def _riders_in(scope: Scope, values: Values) -> Number:
    """Survivors of the team who sit in a car in some zones."""
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(
        1 for s in state.survivors if s.leader == PLAYED and s.ride != ON_FOOT and s.zone in zones
    )


def _actor_in_car(scope: Scope, values: Values) -> Number:
    """Whether the acting survivor sits in a car."""
    at = scope.fact("actor")
    return lambda state, facts: int(state.survivors[facts[at]].ride != ON_FOOT)


# --- joining


def _place_companions(scope: Scope, values: Values) -> Effect:
    """Companions stand in a zone, chosen by the players or drawn at random."""
    zone: Number = values["zone"]
    count: int = values["count"]
    at_random: bool = values.get("random", False)
    stance = STANCE_OF[values.get("stance", 0)]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        for _ in range(min(count, len(candidates(state)))):
            if at_random:
                draw_companion(run, state, place, -1)
                state.survivors[-1].leader = stance
            else:
                ask_companion(run, place, -1, stance)

    return effect


def _give_companions(scope: Scope, values: Values) -> Effect:
    """The team starts with Companions, chosen and distributed by the players."""
    count: int = values["count"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = next(s.zone for s in state.survivors if s.leader == PLAYED)
        for _ in range(min(count, len(candidates(state)))):
            ask_companion(run, place, -1, LED_BY_CHOICE)

    return effect


def _companion_for_each(scope: Scope, values: Values) -> Effect:
    """Every survivor of the team leads a Companion of the players' choice."""

    def effect(run: Run, state: Game, facts: Facts) -> None:
        team = [i for i, s in enumerate(state.survivors) if s.leader == PLAYED and s.zone >= 0]
        for who in reversed(team[: len(candidates(state))]):
            ask_companion(run, state.survivors[who].zone, who)

    return effect


def _draw_companion(scope: Scope, values: Values) -> Effect:
    """The acting survivor gets a Companion at random."""
    at = scope.fact("actor")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        draw_companion(run, state, state.survivors[facts[at]].zone, facts[at])

    return effect


def _join_actor(scope: Scope, values: Values) -> Effect:
    """Somebody in the zone who could not be rallied becomes the acting survivor's Companion."""
    at = scope.fact("actor")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        run.push(ASK_JOIN, facts[at])

    return effect


def _swap_roles(scope: Scope, values: Values) -> Effect:
    """The acting survivor and its Companion change roles."""
    at = scope.fact("actor")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        swap_roles(run, state, facts[at])

    return effect


def _add_named(scope: Scope, values: Values) -> Effect:
    """A certain character stands in a zone, waiting or helpless; if it is played, somebody else does."""
    zone: Number = values["zone"]
    name: str = values["name"]
    stance = STANCE_OF[values.get("stance", 0)]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        for character in candidates(state):
            if state.rules.characters[character].name == name:
                add_companion(run, state, character, place, -1)
                state.survivors[-1].leader = stance
                return
        ask_companion(run, place, -1, stance)

    return effect


def add_mode_words(words: Words) -> None:
    """Register them all."""
    words.type("stance", choice("stance", STANCES))
    stance = Argument("stance", "stance", True)
    words.add(NUMBER, "companions", _companions)
    words.add(NUMBER, "companions-waiting", _companions_waiting)
    words.add(NUMBER, "companions-in", _companions_in, (ZONES,))
    words.add(NUMBER, "companions-lost", _companions_lost)
    words.add(NUMBER, "actor-companions", _actor_companions, (), ("actor",))
    words.add(NUMBER, "cars-left", _cars_left)
    words.add(NUMBER, "cars-in", _cars_in, (ZONES,))
    words.add(NUMBER, "cars-at", _cars_at, (ZONE,))
    words.add(NUMBER, "seats-left", _seats_left)
    words.add(NUMBER, "riders-in", _riders_in, (ZONES,))
    words.add(CONDITION, "actor-in-car", _actor_in_car, (), ("actor",))
    words.add(EFFECT, "place-companions", _place_companions, (ZONE, COUNT, RANDOM, stance))
    words.add(EFFECT, "place-character", _add_named, (ZONE, Argument("name", "text"), stance))
    words.add(EFFECT, "give-companions", _give_companions, (COUNT,))
    words.add(EFFECT, "companion-for-each", _companion_for_each)
    words.add(EFFECT, "draw-companion", _draw_companion, (), ("actor",))
    words.add(EFFECT, "join-actor", _join_actor, (), ("actor",))
    words.add(EFFECT, "swap-roles", _swap_roles, (), ("actor",))
