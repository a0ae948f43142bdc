"""Figures come, go and change zones through one door: it keeps every count right and tells what happened."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from tests.rules.layers import Told, finish, hears, run_of, table

import shamble
from shamble.family.dead.activation import activate_all
from shamble.family.dead.figures import (
    ANY,
    BY_CARD,
    BY_KILL,
    BY_PUSH,
    BY_STEP,
    BY_WAKING,
    able,
    able_everywhere,
    in_supply,
    lay_down,
    musters,
    place,
    remove,
    restock,
    retire,
    rise,
    shift,
    shift_all,
    swap,
)
from shamble.family.dead.statuses import Status
from shamble.family.fighting.explosions import NO_LIMIT, explode
from shamble.family.position.state import Game
from shamble.family.vocabulary import ACTIVATION
from shamble.kernel.book import Book
from shamble.kernel.codec import canonical
from shamble.kernel.errors import RulesetError

SOURCE = Path(shamble.__file__).parent
WALKER, FATTY, RUNNER, HOBO = 0, 1, 2, 3
RESTING, TRAPPED = 0, 1


def statuses(layer: Book) -> None:
    layer.add("statuses", "resting", Status("resting"))
    layer.add("statuses", "trapped", Status("trapped", "half-free"))
    layer.add("statuses", "half-free", Status("half-free"))


def muster(state: Game, *counted: tuple[int, int, int]) -> bytearray:
    """An activation under way in which so many of a kind in a zone take part."""
    frame = run_of(state).push(ACTIVATION)
    frame.grid = bytearray(len(state.zombies))
    for zone, kind, number in counted:
        frame.grid[zone * state.rules.kind_count + kind] = number
    return frame.grid


def at(state: Game, zone: int, kind: int) -> int:
    return zone * state.rules.kind_count + kind


# --- one door


WRITTEN = {"zombies", "crowd", "pool", "idle"}
OTHER_THINGS = {
    "family/missions/mission.py",
    "lab/loads.py",
    "family/playing/aims.py",
    "family/telling/observing.py",
}
"""What a mission sets up, a count of figures, a bot's dream of them, a memory of them: called so too."""


def writers(path: Path) -> set[str]:
    """The arrays of the dead that a module writes."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Subscript):
                target = target.value
                while isinstance(target, ast.Subscript):
                    target = target.value
                if isinstance(target, ast.Name) and target.id in WRITTEN:
                    found.add(target.id)
            elif not isinstance(target, ast.Attribute):
                continue
            if isinstance(target, ast.Attribute) and target.attr in WRITTEN:
                owner = target.value
                if not (isinstance(owner, ast.Name) and owner.id == "mission"):
                    found.add(target.attr)
    return found


def test_nobody_else_writes_the_dead() -> None:
    paths = [path for part in ("family", "lab", "port") for path in (SOURCE / part).rglob("*.py")]
    for game in (SOURCE / "games").iterdir():
        sources = list(game.rglob("*.py"))
        if any("shamble.family" in path.read_text(encoding="utf-8") for path in sources):
            paths += sources
    found = {str(path.relative_to(SOURCE)): names for path in paths if (names := writers(path))}
    found = {path: names for path, names in found.items() if path not in OTHER_THINGS}
    assert found == {"family/dead/figures.py": WRITTEN, "family/position/state.py": WRITTEN}


# --- coming and going


def test_figures_come_from_the_reserve_as_long_as_there_are_any() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "dead-came", told))
    retire(state, FATTY, in_supply(state, FATTY) - 2)
    run = run_of(state)
    assert place(run, state, 4, FATTY, 3, BY_CARD) == 2
    assert place(run, state, 4, FATTY, 1, BY_CARD) == 0
    assert state.zombies[at(state, 4, FATTY)] == state.crowd[4] == 2 and in_supply(state, FATTY) == 0
    finish(state, run)
    assert told == [("dead-came", [1 << 4, 1 << FATTY, 2, BY_CARD])]


def test_the_fallen_go_where_their_kind_goes() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "dead-went", told))
    before = in_supply(state, WALKER)
    run = run_of(state)
    place(run, state, 2, WALKER, 2, BY_CARD)
    place(run, state, 2, HOBO, 1, BY_CARD)
    remove(run, state, 2, WALKER, 1, BY_KILL)
    remove(run, state, 2, HOBO, 1, BY_KILL)
    assert in_supply(state, WALKER) == before - 1
    assert state.discards[state.rules.deck("abominations")] == (HOBO,)
    assert state.crowd[2] == 1
    finish(state, run)
    assert sorted(told) == sorted(
        [("dead-went", [4, 1 << WALKER, 1, BY_KILL]), ("dead-went", [4, 1 << HOBO, 1, BY_KILL])]
    )


def test_figures_leave_the_reserve_and_come_back() -> None:
    state = table()
    before = in_supply(state, RUNNER)
    retire(state, RUNNER, 3)
    assert in_supply(state, RUNNER) == before - 3
    restock(state, RUNNER, 3)
    assert in_supply(state, RUNNER) == before


# --- changing zones


def test_a_shift_is_told_once_with_all_zones_entered() -> None:
    told: Told = []
    arrived: Told = []

    def change(layer: Book) -> None:
        hears(layer, "dead-moved", told)
        hears(layer, "zombies-arrived", arrived)

    state = table(change)
    run = run_of(state)
    place(run, state, 0, WALKER, 4, BY_CARD)
    finish(state, run)
    arrived.clear()
    moves = [at(state, 0, WALKER), at(state, 1, WALKER), 2, at(state, 0, WALKER), at(state, 2, WALKER), 2]
    shift_all(run, state, moves, BY_STEP)
    finish(state, run)
    assert told == [("dead-moved", [0b110, 1 << WALKER, 4, BY_STEP])]
    assert sorted(arrived) == [("zombies-arrived", [1]), ("zombies-arrived", [2])]
    shift(run, state, 1, 2, WALKER, 2, BY_PUSH)
    finish(state, run)
    assert told[1:] == [("dead-moved", [0b100, 1 << WALKER, 2, BY_PUSH])]
    assert len(arrived) == 2, "who is pushed arrives nowhere"


def test_an_activation_under_way_follows_its_figures() -> None:
    state = table()
    run = run_of(state)
    place(run, state, 0, WALKER, 3, BY_CARD)
    running = muster(state, (0, WALKER, 2))
    shift(run, state, 0, 1, WALKER, 2, BY_STEP)
    assert running[at(state, 1, WALKER)] == 1, "who takes no part goes first"
    shift(run, state, 0, 2, WALKER, 1, BY_STEP)
    assert [running[at(state, zone, WALKER)] for zone in range(3)] == [0, 1, 1]


def test_who_may_still_act_falls_first() -> None:
    state = table()
    run = run_of(state)
    place(run, state, 0, WALKER, 3, BY_CARD)
    running = muster(state, (0, WALKER, 2))
    remove(run, state, 0, WALKER, 1, BY_KILL)
    assert running[at(state, 0, WALKER)] == 1
    remove(run, state, 0, WALKER, 2, BY_KILL)
    assert running[at(state, 0, WALKER)] == 0


def test_one_figure_takes_the_place_of_another() -> None:
    told: Told = []

    def change(layer: Book) -> None:
        hears(layer, "dead-came", told)
        hears(layer, "dead-went", told)

    state = table(change)
    run = run_of(state)
    place(run, state, 3, FATTY, 2, BY_CARD)
    finish(state, run)
    told.clear()
    running = muster(state, (3, FATTY, 2))
    fatties, runners = in_supply(state, FATTY), in_supply(state, RUNNER)
    swap(run, state, 3, FATTY, RUNNER, 1)
    assert state.zombies[at(state, 3, FATTY)] == state.zombies[at(state, 3, RUNNER)] == 1
    assert running[at(state, 3, FATTY)] == running[at(state, 3, RUNNER)] == 1
    assert (in_supply(state, FATTY), in_supply(state, RUNNER)) == (fatties + 1, runners - 1)
    assert state.crowd[3] == 2
    state.stack = [frame for frame in state.stack if frame.proc != ACTIVATION]
    finish(state, run)
    assert sorted(name for name, _ in told) == ["dead-came", "dead-went"]


# --- figures that do nothing for now


def test_a_game_without_statuses_keeps_nothing() -> None:
    state = table()
    assert state.idle == () and state.clone().idle == () and "idle" not in state.encode()


def test_who_rests_does_not_act() -> None:
    state = table(statuses)
    run = run_of(state)
    zone = state.survivors[0].zone
    place(run, state, zone, WALKER, 2, BY_CARD)
    place(run, state, zone, WALKER, 3, BY_WAKING, RESTING)
    assert able(state, at(state, zone, WALKER)) == 2
    assert able_everywhere(state)[at(state, zone, WALKER)] == 2
    activate_all(run, state)
    assert [row[at(state, zone, WALKER)] for row in musters(state)] == [2]
    rise(state, RESTING)
    assert able(state, at(state, zone, WALKER)) == 5


def test_those_who_may_act_fall_before_those_who_rest() -> None:
    state = table(statuses)
    run = run_of(state)
    here = at(state, 1, WALKER)
    place(run, state, 1, WALKER, 2, BY_CARD)
    place(run, state, 1, WALKER, 2, BY_WAKING, RESTING)
    running = muster(state, (1, WALKER, 2))
    remove(run, state, 1, WALKER, 3, BY_KILL)
    assert (state.zombies[here], state.idle[RESTING][here], running[here]) == (1, 1, 0)


def test_an_aim_may_be_at_one_that_rests() -> None:
    state = table(statuses)
    run = run_of(state)
    here = at(state, 1, WALKER)
    place(run, state, 1, WALKER, 2, BY_CARD)
    place(run, state, 1, WALKER, 2, BY_WAKING, RESTING)
    running = muster(state, (1, WALKER, 2))
    remove(run, state, 1, WALKER, 1, BY_KILL, RESTING)
    assert (state.zombies[here], state.idle[RESTING][here], running[here]) == (3, 1, 2)


def test_who_is_trapped_takes_part_no_more_and_is_freed_in_time() -> None:
    state = table(statuses)
    run = run_of(state)
    here = at(state, 1, FATTY)
    place(run, state, 1, FATTY, 2, BY_CARD)
    running = muster(state, (1, FATTY, 2))
    lay_down(state, 1, FATTY, 1, TRAPPED)
    assert running[here] == 1 and able(state, here) == 1
    rise(state, TRAPPED)
    assert able(state, here) == 1, "another phase to wait"
    rise(state, state.rules.status_number("half-free"))
    assert able(state, here) == 2 and running[here] == 1


def test_who_rests_stays_behind_and_is_pushed_along() -> None:
    state = table(statuses)
    run = run_of(state)
    place(run, state, 0, WALKER, 2, BY_CARD)
    place(run, state, 0, WALKER, 1, BY_WAKING, RESTING)
    shift(run, state, 0, 1, WALKER, 2, BY_STEP)
    assert state.idle[RESTING][at(state, 0, WALKER)] == 1
    shift(run, state, 0, 1, WALKER, 1, BY_PUSH)
    assert state.idle[RESTING][at(state, 1, WALKER)] == 1 and state.zombies[at(state, 1, WALKER)] == 3


def test_statuses_are_copied_and_saved() -> None:
    state = table(statuses)
    place(run_of(state), state, 0, WALKER, 2, BY_WAKING, RESTING)
    other = state.clone()
    again = state.rules.decode(state.encode())
    assert canonical(again) == canonical(state) == canonical(other)
    rise(state, RESTING)
    assert other.idle[RESTING][at(state, 0, WALKER)] == again.idle[RESTING][at(state, 0, WALKER)] == 2


def test_a_status_that_follows_must_be_declared() -> None:
    with pytest.raises(RulesetError, match="statuses"):
        table(lambda layer: layer.add("statuses", "resting", Status("resting", "restign")))


def test_counts_agree_whatever_happens() -> None:
    state = table(statuses)
    run = run_of(state)
    roll = random.Random(1)
    count = state.rules.kind_count
    muster(state)
    box = [kind.figures for kind in state.rules.kinds[:3]]
    for _ in range(3000):
        zone, end = roll.sample(range(6), 2)
        kind = roll.randrange(3)
        here = at(state, zone, kind)
        there = state.zombies[here]
        what = roll.randrange(6)
        if what == 0:
            place(run, state, zone, kind, roll.randint(1, 4), BY_CARD, roll.choice((-1, RESTING)))
        elif what == 1 and there:
            remove(run, state, zone, kind, roll.randint(1, there), BY_KILL, ANY)
        elif what == 2 and there:
            shift(run, state, zone, end, kind, roll.randint(1, there), BY_PUSH)
        elif what == 3 and able(state, here):
            lay_down(state, zone, kind, 1, TRAPPED)
        elif what == 4:
            rise(state, roll.randrange(3))
        elif what == 5 and able(state, here):
            musters(state)[0][here] = roll.randint(0, able(state, here))
        for number in range(3):
            assert sum(state.zombies[number::count]) + in_supply(state, number) == box[number]
        for place_at, running in enumerate(musters(state)[0]):
            assert running <= able(state, place_at)
        for place_zone, crowd in enumerate(state.crowd):
            assert crowd == sum(state.zombies[place_zone * count : (place_zone + 1) * count])


def test_everybody_sees_who_does_nothing() -> None:
    state = table(statuses)
    place(run_of(state), state, 4, WALKER, 2, BY_WAKING, RESTING)
    seen = state.rules.view(state, 0)["idle"]
    assert seen == [{"status": "resting", "zone": 4, "zombies": {"walker": 2}}]
    assert table().rules.view(table(), 0)["idle"] == []


def test_one_blast_is_told_once() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "dead-went", told))
    run = run_of(state)
    place(run, state, 4, WALKER, 2, BY_CARD)
    place(run, state, 4, FATTY, 1, BY_CARD)
    explode(run, 0, 4, NO_LIMIT)
    finish(state, run)
    assert told == [("dead-went", [1 << 4, 1 << WALKER | 1 << FATTY, 3, BY_KILL])]
