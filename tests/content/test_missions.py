"""The missions that come with the game: what their sheets say is what the table gets."""

from __future__ import annotations

import pytest

from shamble import text
from shamble.content.problems import ContentError
from shamble.family.board import STREET, Board
from shamble.family.missions.mission import Mission
from shamble.family.port.content.games import make_rules, new_game
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import find, id_of, load, mission_files
from shamble.family.position.options import Options
from shamble.family.position.state import ELIMINATED, ESCAPED, GONE, Game

GAME = "zombicide-2e"
MISSIONS = list(mission_files(GAME))
WALKER, FATTY, RUNNER = 0, 1, 2


def zone(board: Board, name: str) -> int:
    return board.zone_index(name)


def layout(mission: Mission) -> list[list[str]]:
    rows: dict[int, list[str]] = {}
    for tile in mission.board.tiles:
        rows.setdefault(tile.row, []).append(tile.name)
    return [rows[row] for row in sorted(rows)]


def progress(state: Game, name: str) -> tuple[int, int]:
    for step in state.rules.mission.goals:
        for goal in step:
            if goal.name == name:
                return goal.progress(state, ()), goal.target(state, ())
    raise KeyError(name)


def six(mission: str) -> Game:
    team = ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")
    return new_game(GAME, mission, Options(survivors=team), 1)


@pytest.mark.parametrize("name", MISSIONS)
def test_nothing_is_wrong_with_it(name: str) -> None:
    assert lint_file(find(GAME, name)) == []


@pytest.mark.parametrize("name", MISSIONS)
def test_everything_it_says_has_words(name: str) -> None:
    mission = load(GAME, name)
    slug = name.lower()
    keys = [f"mission-{slug}-name", f"mission-{slug}-brief"]
    keys += [goal.text for step in mission.goals for goal in step]
    keys += [ending for _, ending, _ in mission.defeats]
    keys += [f"action-{slug}-{action.name}" for action in mission.actions]
    keys += [action.reason for action in mission.actions]
    keys += [lock.reason for lock in mission.locks.values()]
    cited = [rule for _, _, rule in mission.defeats]
    cited += [trigger.rule for triggers in mission.triggers.values() for trigger in triggers]
    cited += [action.rule for action in mission.actions]
    cited += [lock.rule for lock in mission.locks.values()]
    keys += [f"rule-{rule}" for rule in (*mission.rules, *cited)]
    for lang in ("en", "pl"):
        assert [key for key in keys if not text.of(GAME, lang).has(key)] == []


@pytest.mark.rule("Z2-SETUP-11", "Z2-OBJ-03")
@pytest.mark.parametrize("name", ["M0", "M1", "M2"])
def test_tokens_lie_on_their_printed_places(name: str) -> None:
    mission = load(GAME, name)
    board = mission.board
    assert mission.objectives == tuple(place for _, place in board.objective_places)
    assert mission.crates == tuple(place for _, place in board.crate_places)
    assert len(mission.objectives) == len(board.tiles)


@pytest.mark.rule("Z2-SETUP-12")
@pytest.mark.parametrize("name", ["M0", "M1", "M2"])
def test_printed_doors_start_closed(name: str) -> None:
    mission = load(GAME, name)
    assert mission.open_doors == 0
    assert len(mission.board.doors) > 0


@pytest.mark.rule("Z2-M00-01", "Z2-M00-03", "Z2-M00-06")
def test_m0_board_and_tokens() -> None:
    mission = load(GAME, "M0")
    board = mission.board
    assert layout(mission) == [["1V", "3V"]]
    assert (mission.difficulty, mission.minutes, mission.map_origin) == ("easy", 30, "recreated")
    assert len(mission.objectives) == 2 and len(mission.crates) == 2
    assert mission.taking.adrenaline == 5 and not mission.taking.is_kept
    assert mission.starts == mission.exits == (zone(board, "r0c0:1V.S1"),)
    assert mission.spawns == (zone(board, "r0c1:3V.S5"), zone(board, "r0c0:1V.S5"))
    assert mission.spawn_colours == (0, 0)


@pytest.mark.rule("Z2-M00-04")
def test_m0_zombies_at_setup() -> None:
    state = new_game(GAME, "M0", Options(), 5)
    count = state.rules.kind_count
    assert [sum(state.zombies[kind::count]) for kind in (WALKER, FATTY, RUNNER)] == [2, 1, 1]
    assert sum(state.zombies) == 4
    board = state.rules.board
    spawn = zone(board, "r0c0:1V.S5") * count
    assert state.zombies[spawn + FATTY] == state.zombies[spawn + RUNNER] == 1
    assert state.zombies[zone(board, "r0c0:1V.S4") * count] == 1
    assert state.zombies[zone(board, "r0c0:1V.S3") * count] == 1
    assert state.pool[:3] == [38, 15, 15]


@pytest.mark.rule("Z2-M00-02")
def test_m0_goals() -> None:
    state = six("M0")
    assert progress(state, "objectives") == (0, 2) and progress(state, "crates") == (0, 2)
    state.objectives[0] = GONE
    state.crates[0] = state.crates[1] = GONE
    assert progress(state, "objectives") == (1, 2) and progress(state, "crates") == (2, 2)
    assert progress(state, "escape") == (0, 6)
    state.survivors[0].zone = ESCAPED
    assert progress(state, "escape") == (1, 6)


@pytest.mark.rule("Z2-M01-01", "Z2-M01-05", "Z2-M01-06")
def test_m1_board_and_tokens() -> None:
    mission = load(GAME, "M1")
    board = mission.board
    assert layout(mission) == [["1V", "7R", "3R"], ["5R", "9R", "6R"], ["8V", "2V", "4V"]]
    assert (mission.difficulty, mission.minutes, mission.map_origin) == ("medium", 45, "printed")
    assert len(mission.objectives) == 9 and len(mission.crates) == 9
    assert mission.starts == (zone(board, "r1c1:9R.A"),)
    assert mission.exits == (zone(board, "r0c1:7R.S5"),)
    start, *others = mission.spawns
    assert start == zone(board, "r2c0:8V.S1")
    assert others == [zone(board, "r1c2:6R.S1"), zone(board, "r2c2:4V.S1")]


@pytest.mark.rule("Z2-M01-02", "Z2-M01-04")
def test_m1_goals_in_any_order() -> None:
    mission = load(GAME, "M1")
    assert [[goal.name for goal in step] for step in mission.goals] == [["tokens", "food"], ["escape"]]
    assert mission.taking.is_kept and mission.taking.adrenaline == 5
    state = six("M1")
    assert progress(state, "tokens") == (0, 6) and progress(state, "food") == (0, 3)
    state.survivors[0].tokens = (0, 1)
    state.survivors[1].tokens = (2,)
    assert progress(state, "tokens") == (2, 6)
    food = [card for card, row in enumerate(state.rules.cards) if row.food]
    state.survivors[2].pack = (food[0], food[3])
    state.survivors[3].hand = (food[5],)
    assert progress(state, "food") == (3, 3)


@pytest.mark.rule("Z2-M01-03", "Z2-WIN-03")
def test_m1_is_lost_when_objectives_do_not_suffice() -> None:
    state = six("M1")
    [(condition, ending, rule)] = state.rules.mission.defeats
    assert (ending, rule) == ("ending-m1-tokens", "Z2-M01-03")
    for token in range(3):
        state.objectives[token] = GONE
        state.survivors[0].tokens += (token,)
    assert not condition(state, ())
    state.objectives[3] = GONE
    state.survivors[0].tokens += (3,)
    assert not condition(state, ())  # five left for five
    state.objectives[4] = GONE
    state.survivors[0].tokens += (4,)
    assert condition(state, ())


@pytest.mark.rule("Z2-M02-01", "Z2-M02-03", "Z2-M02-04")
def test_m2_board_and_tokens() -> None:
    mission = load(GAME, "M2")
    board = mission.board
    assert layout(mission) == [["7V", "5V", "2V"], ["9R", "6R", "4R"], ["1V", "8V", "3V"]]
    assert (mission.difficulty, mission.minutes, mission.map_origin) == ("hard", 60, "printed")
    assert len(mission.objectives) == 9 and len(mission.crates) == 9
    assert mission.taking.adrenaline == 5
    assert mission.starts == (zone(board, "r1c2:4R.S4"),)
    assert mission.exits == (zone(board, "r2c2:3V.S3"),)
    assert mission.spawns == tuple(zone(board, n) for n in ("r2c0:1V.S3", "r1c0:9R.S6", "r2c2:3V.S3"))


@pytest.mark.rule("Z2-M02-02")
def test_m2_wants_a_pimpweapon_for_each() -> None:
    state = six("M2")
    assert progress(state, "pimpweapons") == (0, 6)
    cards = state.rules.cards
    weapons = [card for card in state.rules.deck_cards[2] if cards[card].is_weapon()]
    assert len(weapons) == 9
    traps = [card for card in state.rules.deck_cards[2] if not cards[card].is_weapon()]
    state.survivors[0].hand = (weapons[0], weapons[1])
    state.survivors[1].pack = (weapons[2], traps[0])
    assert progress(state, "pimpweapons") == (3, 6)
    state.survivors[5].zone = ELIMINATED
    assert progress(state, "pimpweapons") == (3, 5)


@pytest.mark.rule("Z2-BSPAWN-09")
def test_the_building_where_survivors_start_never_spawns() -> None:
    mission = load(GAME, "M1")
    building = mission.board.zones[mission.starts[0]].building
    assert mission.spawned == 1 << building
    assert load(GAME, "M2").spawned == 0


@pytest.mark.rule("Z2-SPAWN-02")
@pytest.mark.parametrize("name", MISSIONS)
def test_the_order_of_spawn_zones_is_fixed(name: str) -> None:
    mission = load(GAME, name)
    assert mission.spawn_colours[0] == 0
    assert all(mission.board.zones[place].kind == STREET for place in mission.spawns)


def test_missions_are_found_by_id_and_by_path() -> None:
    assert MISSIONS[:3] == ["M0", "M1", "M2"]
    path = find(GAME, "m1")
    assert path.name == "m01.yaml" and id_of(path) == "M1"
    assert find(GAME, "M01") == find(GAME, path) == path
    with pytest.raises(ContentError) as caught:
        find(GAME, "M99")
    assert caught.value.key == "content-unknown-mission"
    with pytest.raises(ContentError) as caught:
        find("chess", "M1")
    assert caught.value.key == "content-unknown-game"


def test_rules_are_made_once() -> None:
    assert make_rules(GAME, "M1", Options()) is make_rules(GAME, "M01")
    assert make_rules(GAME, "M1", Options(seats=2)) is not make_rules(GAME, "M1")


def test_a_missing_file_is_told() -> None:
    with pytest.raises(ContentError) as caught:
        make_rules(GAME, "nowhere/mission.yaml")
    assert caught.value.key == "lint-no-file"
