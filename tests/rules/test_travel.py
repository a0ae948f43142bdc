"""Going from zone to zone: every change of zone is told, and a game may go zone by zone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import shamble
from shamble.family.board import UNREACHABLE
from shamble.family.moving.manners import BY_ESCAPE, BY_MOVE, BY_STEP, MANNERS
from shamble.family.moving.seats import ride_in
from shamble.family.moving.travel import go_there, put, travel
from shamble.family.places.passages import SHUT, STANDS_OPEN, set_passages
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import ESCAPED, ON_FOOT, Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.skills.manoeuvres import blitz, field_medic
from shamble.family.vocabulary import BLITZ_MOVE, FIELD_MEDIC_MOVE, MOVE, TRAVEL
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.chance import LIVE
from shamble.kernel.frame import Frame
from shamble.kernel.game import apply, start
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import Procedure, Reaction, named_steps
from shamble.kernel.run import Run

GAME = "zombicide-2e"
FAMILY = Path(shamble.__file__).parent / "family"
DOUG, AMY, NED = 0, 1, 2

Told = list[tuple[str, list[int]]]


def hears(layer: Book, moment: str, told: Told) -> None:
    """A rule of the game that writes a moment down."""

    def handler(run: Run, state: Game, frame: Frame, holder: int) -> None:
        told.append((moment, facts_of(frame)))

    layer.add("reactions", f"note-{moment}", Reaction(f"note-{moment}", moment, handler))


def game(change: Callable[[Book], None], mission: str = "M1") -> Game:
    layer = book(GAME).layer("travels")
    change(layer)
    rules = Rules(layer, load(GAME, mission), Options(survivors=("Doug", "Amy", "Ned"), party=3))
    state = start(new_state(rules, 3))
    while state.round == 0:
        apply(state, state.options[0])
    assert isinstance(state, Game)
    return state


def listening(*moments: str, mission: str = "M1") -> tuple[Game, Told]:
    told: Told = []

    def change(layer: Book) -> None:
        for moment in moments:
            hears(layer, moment, told)

    return game(change, mission), told


def run_of(state: Game) -> Run:
    return Run(state, LIVE, None, None)


def play_out(state: Game, run: Run, depth: int) -> None:
    """Let what was begun come to its end."""
    while len(state.stack) > depth:
        frame = state.stack[-1]
        step = run.rules.steps[frame.proc][frame.step]
        if step is None:
            state.stack.pop()
        else:
            frame.step += 1
            step(run, state, frame)


def elsewhere(state: Game, who: int) -> int:
    return (state.survivors[who].zone + 1) % len(state.rules.board.zones)


def moves(state: Game) -> list[int]:
    while not any(verb_of(action) == MOVE for action in state.options):
        apply(state, state.options[0])
    return [action for action in state.options if verb_of(action) == MOVE]


def test_a_move_tells_the_zone_left_and_then_the_zone_entered() -> None:
    state, told = listening("left", "entered")
    action = moves(state)[0]
    who = action >> ACTOR_SHIFT & 63
    start_zone = state.survivors[who].zone
    apply(state, action)
    assert told == [
        ("left", [who, start_zone, x_of(action), BY_MOVE]),
        ("entered", [who, x_of(action), start_zone, BY_MOVE]),
    ]


def test_followers_go_along_and_each_is_told() -> None:
    state, told = listening("left", "entered")
    state.survivors[NED].leader = DOUG
    run, here, there = run_of(state), state.survivors[DOUG].zone, elsewhere(state, DOUG)
    depth = len(state.stack)
    travel(run, state, DOUG, there, BY_STEP)
    play_out(state, run, depth)
    assert [(moment, facts[0]) for moment, facts in told] == [
        ("left", DOUG),
        ("left", NED),
        ("entered", DOUG),
        ("entered", NED),
    ]
    assert [me.zone for me in state.survivors] == [there, here, there]


def test_who_leaves_the_board_enters_no_zone() -> None:
    state, told = listening("left", "entered")
    run, here, depth = run_of(state), state.survivors[DOUG].zone, len(state.stack)
    put(run, state, [DOUG], ESCAPED, BY_ESCAPE)
    play_out(state, run, depth)
    assert told == [("left", [DOUG, here, ESCAPED, BY_ESCAPE])]


def test_whoever_is_taken_out_of_a_car_gives_up_the_seat() -> None:
    state, told = listening("seat-changed", mission="M6")
    me = state.survivors[DOUG]
    me.zone, me.ride = state.cars[0], ride_in(state, 0, 0)
    run, depth = run_of(state), len(state.stack)
    go_there(run, state, DOUG, elsewhere(state, DOUG), BY_STEP)
    play_out(state, run, depth)
    assert told == [("seat-changed", [DOUG, 0])] and me.ride == ON_FOOT


def test_nobody_listens_and_nothing_is_pushed() -> None:
    state = game(lambda layer: None)
    depth = len(state.stack)
    travel(run_of(state), state, DOUG, elsewhere(state, DOUG), BY_MOVE)
    assert len(state.stack) == depth


def test_a_passage_tells_only_when_it_changes() -> None:
    state, told = listening("passage-changed")
    run, depth = run_of(state), len(state.stack)
    set_passages(run, state, 0b101, STANDS_OPEN)
    play_out(state, run, depth)
    set_passages(run, state, 0b011, STANDS_OPEN)
    play_out(state, run, depth)
    set_passages(run, state, 0b010, SHUT)
    play_out(state, run, depth)
    assert sorted(told[:2]) == [("passage-changed", [0]), ("passage-changed", [2])]
    assert told[2:] == [("passage-changed", [1])] * 2


def zone_by_zone(run: Run, state: Game, frame: Frame) -> None:
    """One zone on the way to the goal after the other, as long as nothing stops who goes."""
    me = state.survivors[frame.a]
    ways = state.topology.steps(me.zone, frame.b)
    if me.zone != frame.b and state.topology.distance(me.zone, frame.b) != UNREACHABLE:
        run.go_to(frame, "zone-by-zone")
        go_there(run, state, frame.a, ways[0], frame.c)
        if state.crowd[ways[0]]:
            frame.b = ways[0]


def by_zones(told: Told) -> Game:
    def change(layer: Book) -> None:
        layer.add("procedures", "travel", Procedure("travel", named_steps(zone_by_zone)))
        hears(layer, "left", told)

    return game(change)


def far_zone(state: Game, steps: int) -> int:
    here = state.survivors[DOUG].zone
    zones = range(len(state.rules.board.zones))
    return next(zone for zone in zones if state.topology.distance(here, zone) == steps)


def open_everything(state: Game) -> None:
    set_passages(run_of(state), state, (1 << len(state.rules.board.doors)) - 1, STANDS_OPEN)


def test_a_game_may_go_zone_by_zone_and_each_zone_is_left() -> None:
    told: Told = []
    state = by_zones(told)
    open_everything(state)
    here, goal = state.survivors[DOUG].zone, far_zone(state, 3)
    run, depth = run_of(state), len(state.stack)
    travel(run, state, DOUG, goal, BY_MOVE)
    assert state.stack[-1].proc == TRAVEL and state.survivors[DOUG].zone == here
    play_out(state, run, depth)
    assert state.survivors[DOUG].zone == goal
    assert [facts[0] for _, facts in told] == [DOUG] * 3 and told[0][1][1] == here


@pytest.mark.parametrize(
    ("perform", "verb"), [(blitz, BLITZ_MOVE), (field_medic, FIELD_MEDIC_MOVE)], ids=["blitz", "medic"]
)
def test_what_is_done_on_arrival_waits_for_the_way_there(
    perform: Callable[[Run, Game, int], None], verb: int
) -> None:
    told: Told = []
    state = by_zones(told)
    open_everything(state)
    depth = len(state.stack)
    perform(run_of(state), state, verb | DOUG << ACTOR_SHIFT | far_zone(state, 2) << X_SHIFT)
    assert [frame.proc == TRAVEL for frame in state.stack[depth:]] == [False, True]


def test_ways_of_going_are_rows_and_a_game_may_add_its_own() -> None:
    state = game(lambda layer: None)
    assert [row.name for row in state.rules.manners] == [row.name for row in MANNERS]
    assert [row.is_move for row in MANNERS].count(True) == 6


def test_nothing_else_puts_a_survivor_into_another_zone() -> None:
    written = re.compile(r"(survivor|survivors\[[^\]]+\]|me|other|\))\.zone = ")
    writers = {
        path.name
        for path in FAMILY.rglob("*.py")
        if written.search(path.read_text(encoding="utf-8"))
        and not {"port", "board"} & set(path.relative_to(FAMILY).parts)
    }
    writers.discard("aims.py")  # what a bot imagines on a copy
    assert writers == {"travel.py", "setup.py", "setup_in_pairs.py", "wounds.py"}
