"""The walks of the dead against a slow and simple reckoning of the same rules, and what must always hold."""

from __future__ import annotations

import random

import pytest

from shamble.games.zpocalypse.dead.aims import THE_BUNKER, can_enter, course_from, goal_square, is_beside
from shamble.games.zpocalypse.dead.figures import (
    CROSSED,
    DOUBLE,
    MARKED,
    SINGLE,
    STILL,
    figure_at,
    figure_of,
    joined,
    zombies,
)
from shamble.games.zpocalypse.dead.splitting import by_points, draft, parts
from shamble.games.zpocalypse.dead.turn import choices, ends, shares
from shamble.games.zpocalypse.dead.walks import Walks, end_marked, end_of, end_square, end_trap
from shamble.games.zpocalypse.map.routes import FREE, onward, steps_to
from shamble.games.zpocalypse.structures.works import GATE, SANDBAGS, WALL
from shamble.games.zpocalypse.table import Table, crowd_of
from shamble.games.zpocalypse.vocabulary import ASK_WALK, WALK, ZOMBIE_MOVES
from shamble.kernel.action import pack
from shamble.kernel.chance import LIVE
from shamble.kernel.run import Run

from .boards import names, names_of_dead, plain, scene, square


def walk_all(state: Table) -> None:
    """Their whole movement."""
    run = Run(state, LIVE, None, [])
    run.push(ZOMBIE_MOVES)
    while state.stack and state.stack[-1].proc != ASK_WALK:
        frame = state.stack[-1]
        row = state.rules.procedures[frame.proc]
        assert row is not None
        if frame.step >= len(row.steps):
            state.stack.pop()
            continue
        frame.step += 1
        row.steps[frame.step - 1].run(run, state, frame)


def all_walks(state: Table, figure: int) -> set[int]:
    """Where the walk of a lone figure may end, by listing every shortest walk; a tie goes to more VP."""
    found: set[int] = set()

    def follow(at: int, left: int) -> None:
        course = course_from(state, at, 0)
        steps: set[int] = set()
        for goal in course.goals[:1] if len(course.goals) < 2 else by_points(state, list(course.goals))[:1]:
            if is_beside(state, at, goal):
                found.add(at)
                return
            steps.update(
                [
                    step
                    for step in onward(state, goal_square(state, goal), course.manner, at, 0)
                    if can_enter(state, at, step)
                ]
            )
        if not left or not steps:
            found.add(at)
            return
        for step in steps:
            if not step or state.works.crosses_bags(at, step):
                found.add(step)
            else:
                follow(step, left - 1)

    start = figure >> 24
    state.crowd[start] = 0
    follow(start, state.speed)
    state.crowd[start] = figure & 3
    return found


def random_scene(seed: int, figures: int) -> Table:
    dice = random.Random(seed)
    rows = [" ".join(dice.choice("......y#") for _ in range(9)) for _ in range(9)]
    rows[4] = rows[4][:8] + "E" + rows[4][9:]
    free = [f"{'abcdefghi'[c]}{r + 1}" for r in range(9) for c in range(9) if rows[r][2 * c] in ".y"]
    dice.shuffle(free)
    edges = {}
    for _ in range(8):
        place = f"{dice.choice('abcdefgh')}{dice.randint(1, 8)}"
        edges[f"{place} {dice.choice(('east', 'south'))}"] = dice.choice((SANDBAGS, WALL, GATE))
    return scene(
        rows,
        {"Red": free.pop(), "Blue": free.pop()},
        {free.pop(): dice.choice((SINGLE, SINGLE, DOUBLE)) for _ in range(figures)},
        edges=edges,
    )


@pytest.mark.parametrize("seed", range(40))
def test_the_ends_are_those_of_all_shortest_walks(seed: int) -> None:
    state = random_scene(seed, 1)
    figure = state.dead[0]
    assert set(ends(state, figure >> 24)) == all_walks(state, figure)


@pytest.mark.parametrize("seed", range(40))
def test_what_holds_after_every_movement(seed: int) -> None:
    state = random_scene(seed, 14)
    for _ in range(6):
        before = zombies(state)
        walk_all(state)
        assert zombies(state) == before
        squares = [figure >> 24 for figure in state.dead if figure >> 24]
        assert len(squares) == len(set(squares))
        assert not set(squares) & {squad.at for squad in state.squads}
        assert not any([state.ground.is_solid(place) for place in squares])
        assert state.crowd == crowd_of(state.ground.count, state.dead)
        assert not any([figure & STILL for figure in state.dead])
        assert list(state.dead) == sorted(state.dead)


@pytest.mark.parametrize("seed", range(10))
def test_nobody_walks_farther_than_the_speed(seed: int) -> None:
    state = random_scene(seed, 1)
    start = state.dead[0] >> 24
    walks = Walks(state, state.dead[0], draft(state, []))
    for end, walk in walks.ends.items():
        assert len(walk.path) <= state.speed
        at = start
        for step in walk.path:
            assert not step or step in state.works.reach[at]
            at = step
        assert at == end_square(end)


def test_an_end_says_what_happened_on_the_way() -> None:
    for place, marked, trap in ((0, 0, 0), (7, 1, 0), (860, 0, 412), (860, 1, 412)):
        end = end_of(place, marked, trap)
        assert (end_square(end), end_marked(end), end_trap(end)) == (place, bool(marked), trap)
        assert end & 0xFFFF == pack(WALK, 0, place, end & 0xFFFF) & 0xFFFF


def test_two_ways_of_losing_a_half_are_two_ends() -> None:
    state = scene(
        ["# # . # # #", ". . # . . E", "# # . # # #"],
        {"Red": "bunker"},
        {"b2": DOUBLE},
        speed=3,
        sites={"c1": 2},
    )
    assert names(state.ground, ends(state, square(state.ground, "b2"))) == {"b2"}  # corners shut both ways
    open_board = scene(
        [". . . . .", ". . # . E", ". . . . ."],
        {"Red": "bunker"},
        {"a2": DOUBLE},
        speed=4,
        sites={"b1": 2, "b3": 2},
    )
    found = Walks(open_board, open_board.dead[0], draft(open_board, [])).ends
    assert {end_trap(end) for end in found} >= {
        square(open_board.ground, "b1"),
        square(open_board.ground, "b3"),
    }
    assert {walk.kind for end, walk in found.items() if end_trap(end)} == {SINGLE}


def test_a_walk_that_is_asked_about_can_be_saved_in_its_middle() -> None:
    state = scene(
        plain(6, 3)[:2] + [". . . . . E"], {"Red": "bunker", "Blue": "bunker"}, {"a2": 1}, 2, asks=True
    )
    walk_all(state)
    assert state.stack[-1].proc == ASK_WALK
    again = state.rules.decode(state.encode())
    assert again.encode() == state.encode()


def test_a_push_goes_down_the_line_and_into_the_bunker() -> None:
    rows = [". . . . .", "# # . # #", "# # E # #"]
    state = scene(rows, {"Red": "bunker"}, {"a1": DOUBLE, "c2": DOUBLE, "c3": DOUBLE}, speed=3)
    state.works.floods.clear()
    walk_all(state)
    assert zombies(state) == 6
    assert names_of_dead(state)["bunker"] == DOUBLE


def test_distances_are_the_same_from_both_sides() -> None:
    state = random_scene(3, 1)
    red, blue = state.squads[0].at, state.squads[1].at
    assert steps_to(state, red, FREE, 0)[blue] >= steps_to(state, blue, FREE, 0)[blue]
    assert THE_BUNKER not in course_from(state, red, 0).goals or state.entrance > 0


@pytest.mark.parametrize(("number", "ranked"), [(n, r) for n in range(9) for r in (2, 3, 4)])
def test_parts_are_as_even_as_can_be(number: int, ranked: int) -> None:
    found = parts(list(range(ranked)), number)
    assert sum(found) == number
    assert max(found) - min(found) <= 1
    assert found == sorted(found, reverse=True)


def test_points_then_turn_order() -> None:
    state = scene(plain(9, 1), {"Red": "a1", "Blue": "c1", "Green": "e1"}, {"i1": 1})
    state.squads[0].vp = state.squads[2].vp = 5
    state.order = (2, 0, 1)
    assert by_points(state, [0, 1, 2]) == [2, 0, 1]
    assert sum(shares(state).values()) <= 1
    assert choices(state, list(state.dead)) == []


def test_a_double_keeps_the_marks_of_its_halves() -> None:
    one = figure_of(5, SINGLE, CROSSED, 9)
    other = figure_of(7, SINGLE, MARKED)
    both = joined(one, other)
    assert both == figure_of(7, DOUBLE, CROSSED | MARKED)


def test_the_figure_on_a_square() -> None:
    state = scene(plain(4, 1), {"Red": "a1"}, {"c1": DOUBLE})
    assert figure_at(state, square(state.ground, "c1")) & 3 == DOUBLE
    assert figure_at(state, square(state.ground, "d1")) == 0
