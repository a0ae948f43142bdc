"""What the dead do is told as it happened; and the rare turns of their movement that no drawn case shows."""

from __future__ import annotations

from shamble.games.zpocalypse.dead.adding import put_there
from shamble.games.zpocalypse.dead.aims import order_of
from shamble.games.zpocalypse.dead.attacking import divided
from shamble.games.zpocalypse.dead.breach import judge_rage
from shamble.games.zpocalypse.dead.figures import (
    CROSSED,
    DOUBLE,
    EDGE_SHIFT,
    LYING,
    SINGLE,
    figure_at,
    figure_of,
    insert,
    zombies,
)
from shamble.games.zpocalypse.map.ground import Ground, cell_at
from shamble.games.zpocalypse.map.names import (
    edge_name,
    find_edge,
    find_figure,
    find_place,
    find_square,
    find_turn,
    find_walked,
    name_figure,
    name_walked,
    place_names,
    square_name,
    target_kind,
    target_square,
)
from shamble.games.zpocalypse.map.placing import (
    clear_board,
    completes_square,
    open_borders,
    touches,
)
from shamble.games.zpocalypse.structures.lookout import is_pushed, walkable
from shamble.games.zpocalypse.structures.works import LOOKOUT, PUSHED_LOOKOUT, SANDBAGS, WALL
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import ADD_ZOMBIES, ZOMBIE_MOVES
from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.frame import Frame
from shamble.kernel.run import Run

from .boards import edge, names_of_dead, plain, printed_of, scene, side_of, square


def play(state: Table, procedure: int, a: int = 0, b: int = 0) -> list[Event]:
    """A procedure to its end, or to its first question; what it told."""
    told: list[Event] = []
    run = Run(state, LIVE, told.append, [])
    run.push(procedure, a, b)
    while state.stack:
        frame = state.stack[-1]
        row = state.rules.procedures[frame.proc]
        if row is None:
            break
        if frame.step >= len(row.steps):
            state.stack.pop()
            continue
        frame.step += 1
        row.steps[frame.step - 1].run(run, state, frame)
    return told


def keys(told: list[Event]) -> list[str]:
    return [event.key for event in told if event.key != "cite"]


def only(told: list[Event], key: str) -> dict[str, object]:
    """What the only event of a key says."""
    (found,) = [event for event in told if event.key == key]
    return found.args


def test_a_single_that_enters_alone_pairs_with_nobody() -> None:
    state = scene([". E"], {"Red": "bunker"}, {"b1": SINGLE})
    assert keys(play(state, ZOMBIE_MOVES)) == ["zombie-moved", "breached"]
    pair = scene([". E"], {"Red": "bunker"}, {"b1": SINGLE})
    insert(pair, figure_of(0, SINGLE))
    assert "merged" in keys(play(pair, ZOMBIE_MOVES))


def test_a_walk_is_told_with_its_way_and_why() -> None:
    state = scene([". . . . E"], {"Red": "bunker"}, {"a1": SINGLE}, speed=2)
    told = only(play(state, ZOMBIE_MOVES), "zombie-moved")
    places = [square(state.ground, name) for name in ("a1", "b1", "c1")]
    assert told == {"square": places[0], "to": places[2], "kind": 1, "way": places, "why": "bunker"}
    seen = scene(plain(5, 1), {"Red": "a1"}, {"d1": SINGLE})
    assert only(play(seen, ZOMBIE_MOVES), "zombie-moved")["why"] == "seen"
    hunted = scene(plain(9, 1), {"Red": "a1"}, {"i1": SINGLE}, enraged=True)
    assert only(play(hunted, ZOMBIE_MOVES), "zombie-moved")["why"] == "nearest"


def test_joining_and_being_held_up_are_told() -> None:
    state = scene([". . . E"], {"Red": "bunker"}, {"a1": SINGLE}, edges={"b1 east": WALL})
    insert(state, figure_of(square(state.ground, "b1"), SINGLE, LYING))
    told = play(state, ZOMBIE_MOVES)
    assert only(told, "stood-up") == {"square": square(state.ground, "b1")}
    assert only(told, "merged") == {"square": square(state.ground, "b1")}
    assert only(told, "blocked-at") == {
        "square": square(state.ground, "b1"),
        "edge": edge(state.ground, "b1 east"),
        "kind": DOUBLE,
    }


def test_a_collapse_is_told_once() -> None:
    state = scene(
        plain(3, 3),
        {"Red": "a3"},
        {"a1": 1, "b1": 1, "c1": 1, "a2": 1},
        sites={"b2": PUSHED_LOOKOUT},
    )
    told = play(state, ZOMBIE_MOVES)
    assert only(told, "collapsed") == {"square": square(state.ground, "b2")}
    assert only(told, "structure-gone-from")["cause"] == "collapse"


def test_nobody_pushes_a_lookout_that_nobody_reaches() -> None:
    state = scene([". .|.|. ."], {"Red": "e1"}, {"a1": 1}, sites={"c1": LOOKOUT})
    reached = walkable(state)
    assert not is_pushed(state, square(state.ground, "c1"), reached)
    assert "lookout-pushed" not in keys(play(state, ZOMBIE_MOVES))


def test_a_lookout_that_is_left_stands_firm_again_and_nothing_is_told() -> None:
    state = scene(plain(5, 3), {"Red": "e3"}, {"a1": 1}, sites={"b2": PUSHED_LOOKOUT})
    assert "lookout-pushed" not in keys(play(state, ZOMBIE_MOVES))
    assert state.works.site[square(state.ground, "b2")] == LOOKOUT


def meeting(sandbags: str) -> Table:
    """A single before a Wall that it has tried, and another one within its movement."""
    state = scene(
        [". . . . . . E"],
        {"Red": "bunker"},
        {},
        edges={"e1 east": WALL, sandbags: SANDBAGS},
    )
    insert(state, figure_of(square(state.ground, "c1"), SINGLE, LYING))
    tried = edge(state.ground, "e1 east") + 1
    insert(state, figure_of(square(state.ground, "e1"), SINGLE, 0, tried))
    return state


def test_who_goes_to_meet_another_one_does_not_cross_sandbags_on_the_way() -> None:
    state = meeting("d1 east")
    play(state, ZOMBIE_MOVES)
    assert names_of_dead(state) == {"c1": SINGLE, "e1": SINGLE}


def test_but_it_may_cross_them_with_the_step_that_joins() -> None:
    state = meeting("c1 east")
    told = play(state, ZOMBIE_MOVES)
    assert names_of_dead(state) == {"c1": DOUBLE}
    assert figure_at(state, square(state.ground, "c1")) & CROSSED
    assert only(told, "zombie-moved")["why"] == "meeting"


def test_those_in_the_bunker_take_their_turn_by_the_place_of_its_entrance() -> None:
    state = scene([". . . . E . . . ."], {"Red": "i1"}, {"d1": SINGLE}, enraged=True)
    insert(state, figure_of(0, DOUBLE))
    ordered = order_of(state, list(state.dead))
    assert [figure >> 24 for figure in ordered] == [square(state.ground, "d1"), 0]


def test_doubles_are_dealt_out_first_to_most_points() -> None:
    state = scene(["E . ."], {"Red": "bunker", "Blue": "bunker", "Green": "bunker"}, {})
    for kind in (DOUBLE, DOUBLE, SINGLE, SINGLE):
        insert(state, figure_of(0, kind))
    for seat, vp in enumerate((1, 9, 5)):
        state.squads[seat].vp = vp
    against = divided(None, state, list(state.dead))
    assert [sorted([figure & 3 for figure in one]) for one in against] == [[1], [1, 2], [2]]


def test_without_room_one_joins_though_only_doubles_are_left() -> None:
    state = scene(plain(2, 1), {"Red": "a1"}, {"b1": SINGLE})
    state.figures = (1, 3)
    asking = Frame(ADD_ZOMBIES, 0, 0, 2, 0, 0, None, None)
    put_there(Run(state, LIVE, None, []), state, asking, square(state.ground, "b1"))
    assert names_of_dead(state) == {"b1": DOUBLE}
    assert zombies(state) == 2
    assert asking.b == 1


# --- names


def test_names_are_read_as_they_are_written() -> None:
    state = scene(plain(4, 3), {"Red": "a1"}, {"c2": DOUBLE})
    ground = state.ground
    for name in ("bunker", "a1", "d3"):
        found, rest = find_square(state, 0, f"{name} 90")
        assert found is not None and rest == "90"
        assert square_name(state, found) == name
    for name in ("b2 east", "c2 west"):
        assert find_edge(state, 0, name) == (edge(ground, "b2 east"), "")
    assert edge_name(state, edge(ground, "c2 west")) == "b2 east"
    for text in ("c2", "c2 double"):
        target, rest = find_figure(state, 0, text)
        assert target is not None and rest == ""
        assert (target_square(target), target_kind(target)) == (square(ground, "c2"), 0)
    assert find_figure(state, 0, "bunker double")[0] == 2
    assert name_figure(state, 0, 2) == "bunker double"
    for walked in (0, 1, 2 + 2 * square(ground, "b2"), 3 + 2 * square(ground, "b2")):
        assert find_walked(state, 0, name_walked(state, 0, walked)) == (walked, "")
    assert name_walked(state, 0, 3 + 2 * square(ground, "b2")) == "over b2 marked"
    assert find_turn(state, 0, "") == (0, "") and find_turn(state, 0, "270") == (3, "")
    for word in ("north-of-0", "east-of-0", "south-of-0", "west-of-0"):
        cell, rest = find_place(state, 0, word)
        assert cell is not None and place_names(state, cell) == [word]
    assert find_place(state, 0, "north-of-9") == (None, "north-of-9")


# --- places


def test_what_touches_what() -> None:
    assert touches(cell_at(2, -3), [(2, -2)]) and touches(cell_at(1, 2), [(0, 2)])
    assert not touches(cell_at(2, -3), [(3, -2)]) and not touches(cell_at(2, 2), [(2, -2)])
    ground = Ground(printed_of([side_of(plain(2, 2))] * 3, 2, 2), 0)
    assert completes_square(ground, cell_at(1, 3), [(0, 3), (0, 2)])
    assert not completes_square(ground, cell_at(0, 4), [(0, 3), (0, 2)])


def test_a_line_on_the_border_turns_with_the_tile() -> None:
    rows = [". . .", ". . .", "# . ."]
    side = side_of(rows)
    side.lines = frozenset({0, 2 * 4 + 1})  # the north of a1, the east of c1
    ground = Ground(printed_of([side], 3, 3), 0)
    assert open_borders(ground, side, 0) == [0b110, 0b110, 0b110, 0b011]
    assert open_borders(ground, side, 1) == [0b110, 0b110, 0b011, 0b110]
    assert open_borders(ground, side, 2) == [0b011, 0b110, 0b011, 0b011]


def test_tokens_go_back_with_the_tiles_but_not_those_that_were_never_there() -> None:
    state = scene(plain(2, 2), {"Red": "bunker"}, {"a1": 1})
    place = square(state.ground, "b1")
    state.tokens = (place << 16 | 4 << 1, place + 1 << 16 | 0x7FFF << 1 | 1)
    before = sum([len(pile) for pile in state.piles])
    clear_board(Run(state, LIVE, None, []), state)
    assert state.tokens == () and state.dead == () and state.layout == ()
    assert not any(state.crowd)
    assert sum([len(pile) for pile in state.piles]) == before + 2  # the token and the tile
    assert EDGE_SHIFT == 8


def test_who_is_one_step_too_far_is_not_met() -> None:
    state = scene([". . . . . . E"], {"Red": "bunker"}, {}, speed=2, edges={"e1 east": WALL})
    insert(state, figure_of(square(state.ground, "b1"), SINGLE, LYING))
    tried = edge(state.ground, "e1 east") + 1
    insert(state, figure_of(square(state.ground, "e1"), SINGLE, 0, tried))
    play(state, ZOMBIE_MOVES)
    assert names_of_dead(state) == {"b1": SINGLE, "e1": SINGLE}


def test_they_become_enraged_once() -> None:
    state = scene([". E"], {"Red": "bunker"}, {"a1": SINGLE})
    state.breached, state.pool = 1, ()
    told: list[Event] = []
    run = Run(state, LIVE, told.append, [])
    judge_rage(run, state)
    judge_rage(run, state)
    assert keys(told) == ["enraged"] and state.enraged
