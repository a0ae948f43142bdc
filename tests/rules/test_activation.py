"""Other games let the dead choose otherwise: in another order, by other goals, on other roads."""

from __future__ import annotations

from typing import Any

from tests.rules.layers import Told, hears, nothing, run_of, table

from shamble.family.board.model import Topology
from shamble.family.dead.activation import activate_all
from shamble.family.dead.figures import BY_CARD, BY_STEP, clear_away, place
from shamble.family.dead.goals import CALLED, HEARD, SEEN, SPLIT, GoalReason
from shamble.family.position.state import ESCAPED, Game
from shamble.family.vocabulary import ASK_GOAL, ASK_ROUTE, ASK_WOUND, GOAL, ROUTE
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of
from shamble.kernel.book import Book
from shamble.kernel.codec import canonical
from shamble.kernel.event import Event
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

WALKER, FATTY, RUNNER = 0, 1, 2

Change = Any


def alone(change: Change) -> Game:
    """A board without zombies, everybody in one zone, in somebody's turn."""
    state = table(change, "M4")
    clear_away(state)
    return state


def put(state: Game, zone: int, kind: int, number: int) -> None:
    place(run_of(state), state, zone, kind, number, BY_CARD)


def at(state: Game, zone: int, kind: int = WALKER) -> int:
    return state.zombies[zone * state.rules.kind_count + kind]


def home(state: Game) -> int:
    return state.survivors[0].zone


def away(state: Game, distance: int) -> int:
    """A zone so many steps from the survivors, with one way to them."""
    on = state.topology
    for zone in range(len(state.crowd)):
        if on.distance(zone, home(state)) == distance and len(on.steps(zone, home(state))) == 1:
            return zone
    raise AssertionError(distance)


def crossing(state: Game) -> tuple[int, int, int]:
    """A zone with several neighbours, and two of them, none with survivors."""
    for zone in range(len(state.crowd)):
        next_to = [other for other in state.topology.neighbours[zone] if other != home(state)]
        if len(next_to) > 1 and zone != home(state):
            return zone, *next_to[:2]
    raise AssertionError


def act(state: Game, run: Run | None = None) -> Run:
    """All zombies act, until somebody is asked something or goes on with the turn."""
    run = run or run_of(state)
    activate_all(run, state)
    run.go()
    return run


def to_zones(*zones: int) -> Change:
    """A layer in which the dead always want to go to the same zones, and part over them."""

    def change(layer: Book) -> None:
        def goals(state: Game, zone: int, view: Any) -> tuple[int, int, int]:
            return sum([1 << goal for goal in zones]), SPLIT, HEARD

        layer.replace("rulings", "goals", Ruling("goals", goals))

    return change


# --- the order of steps


def test_a_step_before_the_attacks_comes_once_for_each_action() -> None:
    counted: list[int] = []

    def change(layer: Book) -> None:
        def count_action(run: Run, state: Game, frame: Frame) -> None:
            counted.append(frame.a)

        layer.insert_before("activation", "attack", count_action)

    state = alone(change)
    state.survivors[1].zone = away(state, 3)
    put(state, home(state), RUNNER, 1)
    put(state, state.survivors[1].zone, RUNNER, 1)
    run = act(state)
    while state.stack[-1].proc == ASK_WOUND:
        run.answer(state.options[0])
    assert counted == [0, 1]


def test_goals_may_be_chosen_before_the_attacks() -> None:
    def change(layer: Book) -> None:
        goals = next(step for step in layer.procedure("activation").steps if step.name == "choose-goals")
        layer.remove_step("activation", "choose-goals")
        layer.insert_before("activation", "attack", goals)

    state = alone(change)
    for me in state.survivors[1:]:
        me.zone = ESCAPED
    far = away(state, 2)
    put(state, far, WALKER, 1)
    put(state, home(state), FATTY, 1)
    act(state)
    assert at(state, far) == 0, "who did not attack goes where it wanted to before"
    assert at(state, home(state), FATTY) == 1, "who attacked stays"
    assert state.survivors[0].wounds == 1


# --- goals


def test_the_dead_part_over_several_goals() -> None:
    start, one, other = crossing(alone(nothing))
    state = alone(to_zones(one, other))
    put(state, start, WALKER, 2)
    act(state)
    assert (at(state, one), at(state, other)) == (1, 1)


def test_a_question_about_goals_is_asked_for_each_zone_and_each_action() -> None:
    start, one, other = crossing(alone(nothing))

    def change(layer: Book) -> None:
        def goals(state: Game, zone: int, view: Any) -> tuple[int, int, int]:
            return 1 << one | 1 << other, 1, SEEN

        layer.replace("rulings", "goals", Ruling("goals", goals))

    state = alone(change)
    put(state, start, WALKER, 2)
    put(state, start, RUNNER, 1)
    run = act(state)
    asked = state.stack[-1]
    assert asked.proc == ASK_GOAL and asked.a == start
    assert [x_of(option) for option in state.options] == sorted((one, other))
    question = state.rules.questions[ASK_GOAL]
    assert question is not None and question.seats is not None
    assert question.seats(state, asked, state.options[0]) == 1
    assert canonical(state.rules.decode(state.encode())) == canonical(state)
    run.answer(GOAL | NOBODY << ACTOR_SHIFT | other << X_SHIFT)
    assert (at(state, one), at(state, other), at(state, other, RUNNER)) == (0, 2, 1)
    assert state.stack[-1].proc == ASK_GOAL and state.stack[-1].a == other, "the second action asks anew"


def test_a_goal_has_a_reason_of_the_games_own() -> None:
    heard: list[Event] = []

    def change(layer: Book) -> None:
        layer.add("goal-reasons", "smells", GoalReason("smells", "Z2-ZMOVE-01"))

        def goals(state: Game, zone: int, view: Any) -> tuple[int, int, int]:
            return 1 << home(state), SPLIT, CALLED + 1

        layer.replace("rulings", "goals", Ruling("goals", goals))

    state = alone(change)
    put(state, away(state, 2), WALKER, 1)
    run = run_of(state)
    run.listener = heard.append
    act(state, run)
    decided = next(event for event in heard if event.key == "zombies-decide")
    assert decided.args["because"] == "smells" and decided.args["goals"] == [home(state)]


# --- ways


def test_a_way_may_be_blocked_and_its_share_stays() -> None:
    start, one, other = crossing(alone(nothing))

    def change(layer: Book) -> None:
        to_zones(one, other)(layer)

        def lands(state: Game, zone: int, way: int) -> int:
            return zone if way == other else way

        layer.replace("rulings", "lands", Ruling("lands", lands))

    state = alone(change)
    put(state, start, WALKER, 5)
    run = act(state)
    assert state.stack[-1].proc == ASK_ROUTE
    run.answer(ROUTE | NOBODY << ACTOR_SHIFT | WALKER << X_SHIFT | other)
    assert (at(state, one), at(state, other), at(state, start)) == (2, 0, 3)


def test_a_game_may_send_them_on_roads_of_its_own() -> None:
    def change(layer: Book) -> None:
        def ways(state: Game, on: Topology, zone: int, goal: int) -> tuple[int, ...]:
            return (on.neighbours[zone][-1],)

        layer.replace("rulings", "ways", Ruling("ways", ways))

    state = alone(change)
    start = away(state, 2)
    put(state, start, WALKER, 1)
    act(state)
    assert at(state, state.topology.neighbours[start][-1]) == 1


# --- what is told


def test_each_pass_is_told_once_and_before_the_next() -> None:
    told: Told = []
    seen: list[int] = []

    def change(layer: Book) -> None:
        hears(layer, "dead-moved", told)

        def look(run: Run, state: Game, frame: Frame) -> None:
            seen.append(len(told))

        layer.insert_before("activation", "attack", look)

    state = alone(change)
    put(state, away(state, 4), RUNNER, 1)
    put(state, away(state, 3), WALKER, 1)
    act(state)
    assert [facts[1:] for _, facts in told] == [
        [1 << WALKER | 1 << RUNNER, 2, BY_STEP],
        [1 << RUNNER, 1, BY_STEP],
    ]
    assert told[0][1][0].bit_count() == 2 and seen == [0, 1]
