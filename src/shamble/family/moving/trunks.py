"""Cards in the trunks of cars: they take no seat and go where the car goes.

STASHING frame: a survivor, b car, c 1 for cards that come out; items the cards still to be asked about.
"""

from typing import Any

from shamble.family.carrying.inventory import capacity, lose_card, rearrange, take_in
from shamble.family.moving.seats import car_of
from shamble.family.position.state import ON_FOOT, Game
from shamble.family.vocabulary import ASK_STASH, GIVE, KEEP, STASHING
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run
from shamble.kernel.words import CONDITION, EFFECT, NUMBER, Effect, Number, Scope, Words

Facts = tuple[int, ...]
Values = dict[str, Any]


def food_of(state: Game, who: int) -> list[int]:
    """The food somebody carries."""
    me = state.survivors[who]
    return [card for card in me.hand + me.pack if state.rules.cards[card].food]


def car_for(state: Game, who: int) -> int:
    """The car whose trunk a survivor can reach: its own, else the first one in its zone; -1 for none."""
    me = state.survivors[who]
    if me.ride != ON_FOOT:
        return car_of(state, me)
    return next((car for car, place in enumerate(state.cars) if place == me.zone), -1)


def car_with_food(state: Game, who: int) -> int:
    """The car out of which a survivor can take something: its own if it can, else the first one."""
    near = [car for car, place in enumerate(state.cars) if place == state.survivors[who].zone]
    own = car_for(state, who)
    return next((car for car in [own, *near] if car >= 0 and stashed(state, car)), -1)


def stashed(state: Game, car: int) -> tuple[int, ...]:
    """What lies in a trunk."""
    return state.trunks[car] if state.trunks else ()


def put_in_trunk(state: Game, car: int, cards: tuple[int, ...]) -> None:
    """These cards are in the trunk from now on."""
    trunks = state.trunks or ((),) * len(state.cars)
    state.trunks = (*trunks[:car], cards, *trunks[car + 1 :])


def ask_next_stash(run: Run, state: Game, frame: Frame) -> None:
    """One card after the other; then the survivor rearranges what is left."""
    if frame.items:
        run.again(frame)
        run.push(ASK_STASH, frame.a, frame.items.pop(0))
    else:
        rearrange(run, state, frame.a)


def stash_options(state: Game, frame: Frame) -> list[int]:
    """Leave the card where it is, or move it, if there is room for it."""
    base = frame.a << ACTOR_SHIFT | frame.b << X_SHIFT
    me = state.survivors[frame.a]
    if state.under_way(STASHING).c and len(me.hand) + len(me.pack) >= capacity(state, me):
        return [KEEP | base]
    return [KEEP | base, GIVE | base]


def stash(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The card changes its place."""
    if verb_of(action) != GIVE:
        return
    stashing = state.stack[-1]
    me = state.survivors[frame.a]
    car, card = stashing.b, frame.b
    if stashing.c:
        put_in_trunk(state, car, tuple([other for other in stashed(state, car) if other != card]))
        take_in(state, me, card)
    else:
        lose_card(state, me, card)
        put_in_trunk(state, car, tuple(sorted((*stashed(state, car), card))))
    run.touched = True
    if run.listener is not None:
        told: dict[str, object] = {"survivor": frame.a, "card": state.rules.cards[card].name, "car": car}
        run.tell("card-unstashed" if stashing.c else "card-stashed", "Z2-CAR-17", told)


def _stash_food(scope: Scope, values: Values) -> Effect:
    """Move any number of food cards into the car of the zone."""
    at = scope.fact("actor")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        run.push(STASHING, facts[at], car_for(state, facts[at])).items = food_of(state, facts[at])

    return effect


def _unstash_food(scope: Scope, values: Values) -> Effect:
    """Take any number of cards out of the car of the zone."""
    at = scope.fact("actor")

    def effect(run: Run, state: Game, facts: Facts) -> None:
        car = car_with_food(state, facts[at])
        run.push(STASHING, facts[at], car, 1).items = list(stashed(state, car))

    return effect


def _can_stash(scope: Scope, values: Values) -> Number:
    at = scope.fact("actor")

    def number(state: Game, facts: Facts) -> int:
        return 1 if car_for(state, facts[at]) >= 0 and food_of(state, facts[at]) else 0

    return number


def _can_unstash(scope: Scope, values: Values) -> Number:
    at = scope.fact("actor")

    def number(state: Game, facts: Facts) -> int:
        return 1 if car_with_food(state, facts[at]) >= 0 else 0

    return number


def _food_stashed(scope: Scope, values: Values) -> Number:
    return lambda state, facts: sum(len(trunk) for trunk in state.trunks)


def add_trunk_words(words: Words) -> None:
    """Register the words about trunks."""
    words.add(NUMBER, "food-stashed", _food_stashed)
    words.add(CONDITION, "food-to-stash", _can_stash, (), ("actor",))
    words.add(CONDITION, "food-to-unstash", _can_unstash, (), ("actor",))
    words.add(EFFECT, "stash-food", _stash_food, (), ("actor",))
    words.add(EFFECT, "unstash-food", _unstash_food, (), ("actor",))


PROCEDURES = {"stashing": (ask_next_stash,)}
QUESTIONS = (Question("ask-stash", OWNED, stash_options, stash, "Z2-CAR-17"),)
