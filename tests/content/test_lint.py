"""The linter: every mistake of a mission file at once, with its place and how to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble import text
from shamble.content.problems import ContentError, Problem
from shamble.content.reading import read_text
from shamble.family.port.content.books import book
from shamble.family.port.content.games import make_rules, new_game
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import load, mission_files
from shamble.family.position.state import HIDDEN

GOOD = """id: TEST
map: ours
tiles: [[1V, 3V]]
rotations: [[270, 270]]
start: r0c0:1V.S1
exit: r0c0:1V.S1
spawns:
  - {zone: r0c1:3V.S5, start: true}
  - {zone: r0c0:1V.S5, colour: red}
goals:
  - {name: escape, progress: escaped, of: survivors}
"""


def lint(tmp_path: Path, source: str, name: str = "test.yaml") -> list[Problem]:
    path = tmp_path / name
    path.write_text(source, encoding="utf-8")
    found = lint_file(path)
    for problem in found:
        for lang in ("en", "pl"):
            for key in (problem.key, f"{problem.key}.mend"):
                said = text.t(key, lang, **problem.args)
                assert text.has(key, lang) and "{" not in said, said
    return found


def keys(problems: list[Problem]) -> list[tuple[int, str, str]]:
    return [(problem.line, problem.where, problem.key) for problem in problems]


def test_a_good_file_has_no_problems(tmp_path: Path) -> None:
    assert lint(tmp_path, GOOD) == []


def change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (change("id: TEST", "id: OTHER"), (1, "id", "lint-id-differs")),
        (change("map: ours", "map: stolen"), (2, "map", "lint-bad-choice")),
        (change("map: ours", "difficulty: impossible"), (2, "difficulty", "lint-bad-choice")),
        (change("map: ours", "mpa: ours"), (2, "mpa", "lint-unknown-field")),
        (change("map: ours", "minutes: long"), (2, "minutes", "lint-wrong-type")),
        (change("map: ours", "minutes: -1"), (2, "minutes", "lint-out-of-range")),
        (change("tiles: [[1V, 3V]]\n", ""), (1, "tiles", "lint-no-tiles")),
        (change("[[1V, 3V]]", "[[1V, 1R]]"), (3, "tiles", "lint-layout-tile-twice")),
        (change("[[1V, 3V]]", "[[1V, 3X]]"), (3, "tiles", "lint-layout-unknown-tile")),
        (change("[[1V, 3V]]", "[[1V], [3V, 4V]]"), (3, "tiles", "lint-layout-uneven-rows")),
        (change("[[270, 270]]", "[[270]]"), (3, "tiles", "lint-layout-rotations-shape")),
        (change("[[270, 270]]", "[[270, 45]]"), (3, "tiles", "lint-layout-bad-rotation")),
        (change("[[270, 270]]", "[[0, 270]]"), (3, "tiles", "lint-layout-sides-differ")),
        (change("start: r0c0:1V.S1\n", ""), (1, "start", "lint-no-start")),
        (change("start: r0c0:1V.S1", "start: r0c0:1V.S9"), (5, "start", "lint-unknown-zone")),
        (change("exit: r0c0:1V.S1", "exit: [r0c0:1V.S5, r0c1:3V.S3]"), (6, "exit[1]", "lint-zone-twice")),
        (change(", start: true", ""), (7, "spawns", "lint-spawn-start-one")),
        (change(", colour: red", ", start: true"), (9, "spawns[1]", "lint-spawn-start-first")),
        (change("start: true", "start: true, colour: blue"), (8, "spawns[0]", "lint-spawn-start-colour")),
        (change("3V.S5, start", "3V.A, start"), (8, "spawns[0].zone", "lint-spawn-not-street")),
        (change("1V.S5, colour", "1V.S55, colour"), (9, "spawns[1].zone", "lint-unknown-zone")),
        (change("colour: red", "colour: pink"), (9, "spawns[1].colour", "lint-bad-choice")),
        (GOOD + "  - {zone: x}\n", (12, "goals[1].zone", "lint-unknown-field")),
        (change("progress: escaped", "progres: escaped"), (11, "goals[0].progres", "lint-unknown-field")),
        (change("of: survivors", "of: survivers"), (11, "goals[0].of", "lint-unknown-word")),
        (
            change("progress: escaped", "progress: {sum: escaped}"),
            (11, "goals[0].progress.sum", "lint-list-wanted"),
        ),
        (GOOD + "  - []\n", (12, "goals[1]", "lint-step-empty")),
        (GOOD + "  - [{name: escape, progress: 1}]\n", (12, "goals[1][0]", "lint-name-twice")),
        (GOOD + "rules: [{when: noon, do: win}]\n", (12, "rules[0].when", "lint-unknown-moment")),
        (GOOD + "rules: [{when: setup, do: []}]\n", (12, "rules[0].do", "lint-nothing-done")),
        (GOOD + "rules: [{when: setup}]\n", (12, "rules[0]", "lint-missing-field")),
        (
            GOOD + "rules: [{when: setup, if: {actor-in: start}, do: win}]\n",
            (12, "rules[0].if.actor-in", "lint-no-fact"),
        ),
        (
            GOOD + "rules:\n  - when: blast\n    do:\n      - win\n      - {lose: 3}\n",
            (16, "rules[0].do[1].lose", "lint-argument-type"),
        ),
        (GOOD + "defeats: [{name: a, if: escaped}]\n", (12, "defeats[0].if", "lint-word-kind")),
        (
            GOOD + "actions: [{name: a, if: always, do: {set: x}}]\n",
            (12, "actions[0].do.set", "lint-unknown-register"),
        ),
        (GOOD + "locks: [{name: a, opens-if: always}]\n", (12, "locks[0]", "lint-lock-nothing")),
        (
            GOOD + "locks: [{name: a, building: r0c0:1V.S1, opens-if: always}]\n",
            (12, "locks[0].building", "lint-no-building"),
        ),
        (
            GOOD + "locks: [{name: a, doors: [[r0c0:1V.S1, r0c0:1V.S2]], opens-if: always}]\n",
            (12, "locks[0].doors[0]", "lint-unknown-door"),
        ),
        (
            GOOD
            + "locks:\n  - {name: a, building: r0c0:1V.A, opens-if: always}\n"
            + "  - {name: b, building: r0c0:1V.A, opens-if: always}\n",
            (14, "locks[1]", "lint-lock-twice"),
        ),
        (
            GOOD + "zombies: [{zone: r0c0:1V.S1, type: vampire}]\n",
            (12, "zombies[0].type", "lint-unknown-type"),
        ),
        (
            GOOD + "zombies: [{zone: r0c0:1V.S1, type: abomination}]\n",
            (12, "zombies[0].type", "lint-abomination-at-setup"),
        ),
        (
            GOOD + "zombies: [{zone: r0c0:1V.S1, type: fatty, count: 17}]\n",
            (12, "zombies", "lint-too-many-tokens"),
        ),
        (GOOD + "noise: [{zone: r0c0:1V.S1, tokens: 19}]\n", (12, "noise", "lint-too-many-tokens")),
        (GOOD + "objectives: {except: [9R]}\n", (12, "objectives.except[0]", "lint-tile-not-here")),
        (GOOD + "objectives: {colours: {blue: 9R}}\n", (12, "objectives.colours.blue", "lint-tile-not-here")),
        (GOOD + "objectives: {facedown: {red: 1}}\n", (12, "objectives.facedown", "lint-facedown-few")),
        (
            GOOD + "objectives: {colours: {blue: 1V}, facedown: {red: 2}}\n",
            (12, "objectives.facedown", "lint-facedown-and-colours"),
        ),
        (GOOD + "objectives: {facedown: {red: 2, blue: 2}}\n", (12, "objectives", "lint-too-many-tokens")),
        (GOOD + "crates: {more: [r0c0:1V.Z]}\n", (12, "crates.more[0]", "lint-unknown-zone")),
        (
            GOOD + "doors: [{between: [r0c0:1V.S1, r0c0:1V.A], state: open}]\n",
            (12, "doors[0].between", "lint-no-way-for-door"),
        ),
        (
            GOOD
            + "doors:\n  - {between: [r0c0:1V.C, r0c0:1V.S2], state: open}\n"
            + "  - {between: [r0c0:1V.S2, r0c0:1V.C], state: closed}\n",
            (14, "doors[1]", "lint-door-twice"),
        ),
        (
            GOOD + "doors: [{between: [r0c0:1V.A], state: open}]\n",
            (12, "doors[0].between", "lint-wrong-length"),
        ),
        ("- just\n- a list\n", (1, "", "lint-wrong-type")),
        ("", (1, "", "lint-wrong-type")),
    ],
)
def test_mistakes(tmp_path: Path, source: str, told: tuple[int, str, str]) -> None:
    assert told in keys(lint(tmp_path, source))


def test_doors_of_one_colour_only_once(tmp_path: Path) -> None:
    doors = (
        "doors:\n  - {between: [r0c0:1V.C, r0c0:1V.S2], state: blue}\n"
        "  - {between: [r0c0:1V.A, r0c0:1V.B], state: blue}\n"
    )
    assert keys(lint(tmp_path, GOOD + doors)) == [(14, "doors[1].state", "lint-door-colour-twice")]


def test_what_cannot_be_reached_is_told(tmp_path: Path) -> None:
    alone = change("[[1V, 3V]]", "[[3R]]").replace("[[270, 270]]", "[[0]]").replace("1V", "3R")
    alone = alone.replace("exit: r0c0:3R.S1", "exit: r0c0:3R.S6").replace("r0c1:3V.S5", "r0c0:3R.S2")
    assert keys(lint(tmp_path, alone)) == [
        (6, "exit", "lint-unreachable"),
        (7, "spawns", "lint-unreachable"),
    ]


def test_all_mistakes_of_a_file_are_told_in_order(tmp_path: Path) -> None:
    source = GOOD.replace("map: ours", "map: stolen\nminutes: x")
    source = source.replace("progress: escaped", "progress: escapd").replace("3V.S5", "3V.S77")
    source += (
        "rules:\n  - {when: setup, do: {set: count}}\n  - {when: setup}\n  - {when: setup, do: nothing}\n"
    )
    assert [(problem.line, problem.key) for problem in lint(tmp_path, source)] == [
        (2, "lint-bad-choice"),
        (3, "lint-wrong-type"),
        (9, "lint-unknown-zone"),
        (12, "lint-unknown-word"),
        (14, "lint-unknown-register"),
        (15, "lint-missing-field"),
        (16, "lint-unknown-word"),
    ]


@pytest.mark.parametrize(
    ("source", "line", "key"),
    [
        ("a: 1\na: 2\n", 2, "lint-key-twice"),
        ("a: &x 1\nb: *x\n", 1, "lint-alias"),
        ("a: !!python/name:os.system 1\n", 1, "lint-tag"),
        ("a: !mine {b: 1}\n", 1, "lint-tag"),
        ("? [a, b]\n: 1\n", 1, "lint-key-not-text"),
        ("a: [1, 2\nb: 3\n", 2, "lint-not-yaml"),
        ("a: 'open\n", 2, "lint-not-yaml"),
        ("--- 1\n--- 2\n", 2, "lint-not-yaml"),
        ("a: " + "[" * 60 + "]" * 60, 1, "lint-too-deep"),
        ("a: " + "x" * 2_000_001, 0, "lint-too-large"),
    ],
)
def test_ambiguous_writing_is_refused(source: str, line: int, key: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_text(source, "file.yaml")
    assert caught.value.key == key
    assert caught.value.problems[0].line == line
    for lang in ("en", "pl"):
        assert text.has(key, lang) and text.has(f"{key}.mend", lang)


def test_words_stay_words() -> None:
    data = read_text(
        "[yes, no, on, off, y, 1:30, 2024-01-01, 0x1F, 1e3, ~, true, 'true', 12, -3, 1.5]", "f"
    ).data
    assert data == [
        "yes",
        "no",
        "on",
        "off",
        "y",
        "1:30",
        "2024-01-01",
        "0x1F",
        "1e3",
        None,
        True,
        "true",
        12,
        -3,
        1.5,
    ]


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    path.write_bytes("id: Żółw".encode("cp1250"))
    assert [problem.key for problem in lint_file(path)] == ["lint-not-utf8"]
    assert [problem.key for problem in lint_file(tmp_path / "none.yaml")] == ["lint-no-file"]


# --- content from outside


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "missions").mkdir()
    (tmp_path / "missions" / "test.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "skills.yaml").write_text(
        "skills:\n  - {name: Iron will, modify: {health: 1, dice-melee: {most: 2}}, grant: [charge]}\n",
        encoding="utf-8",
    )
    return tmp_path


def test_a_folder_adds_missions_and_skills(folder: Path) -> None:
    assert list(mission_files("zombicide-2e", (folder,)))[-1] == "TEST"
    rules = make_rules("zombicide-2e", "test", None, (folder,))
    assert rules.mission.ours and rules.mission.id == "TEST"
    skill = rules.skill("Iron will")
    assert skill.ours and skill.grants == ("charge",) and len(skill.modify) == 2
    assert "Iron will" not in book("zombicide-2e").rows("skills")
    state = new_game("zombicide-2e", "test", None, 1, (folder,))
    assert state.rules is rules and state.options
    assert not load("zombicide-2e", "M1").ours


@pytest.mark.parametrize(
    ("row", "where", "key"),
    [
        ("{name: Lucky}", "skills[0]", "lint-name-taken"),
        ("{name: X, modify: {helth: 1}}", "skills[0].modify.helth", "lint-unknown-quantity"),
        ("{name: X, grant: [fly]}", "skills[0].grant", "lint-unknown-name"),
        ("{name: X, hook: {wound: explode}}", "skills[0].hook", "lint-unknown-name"),
        ("{name: X, hook: {after-kil: hit-and-run}}", "skills[0].hook", "lint-unknown-name"),
        ("{name: X, immune: vampire}", "skills[0].immune", "lint-unknown-type"),
        ("{name: X, aura: [Luky]}", "skills[0].aura", "lint-unknown-name"),
        ("{name: X, starts-with: Bazooka}", "skills[0].starts-with", "lint-unknown-name"),
        ("{name: ''}", "skills[0].name", "lint-out-of-range"),
    ],
)
def test_mistakes_in_skills_from_outside(tmp_path: Path, row: str, where: str, key: str) -> None:
    (tmp_path / "skills.yaml").write_text(f"skills:\n  - {row}\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        book("zombicide-2e", (tmp_path,))
    [problem] = caught.value.problems
    assert (problem.file, problem.line, problem.where, problem.key) == ("skills.yaml", 2, where, key)
    assert text.has(f"{key}.mend", "pl")


# --- mission features that the first missions do not use


def test_doors_and_buildings_that_are_open_from_the_start(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    doors = "doors: [{between: [r0c0:1V.C, r0c0:1V.S2], state: open}]\n"
    path.write_text(GOOD + doors, encoding="utf-8")
    mission = load("zombicide-2e", path)
    board = mission.board
    building = board.zones[board.zone_index("r0c0:1V.C")].building
    assert mission.open_doors.bit_count() == 1
    assert mission.spawned == 1 << building  # Z2-BSPAWN-08


def test_a_door_token_on_an_opening_parts_a_building(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    path.write_text(GOOD, encoding="utf-8")
    before = load("zombicide-2e", path).board
    openings = [link for link in before.links if link.kind == 1 and link.door < 0]
    one, other = before.zones[openings[0].a].name, before.zones[openings[0].b].name
    path.write_text(GOOD + f"doors: [{{between: [{one}, {other}], state: closed}}]\n", encoding="utf-8")
    mission = load("zombicide-2e", path)
    assert len(mission.board.doors) == len(before.doors) + 1
    assert mission.open_doors == 0


@pytest.mark.rule("Z2-M18-03", "Z2-OBJ-08")
def test_facedown_objectives_may_be_more_than_places(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    path.write_text(GOOD + "objectives: {facedown: {red: 2, blue: 1, green: 1}}\n", encoding="utf-8")
    mission = load("zombicide-2e", path)
    assert len(mission.objectives) == 2 and mission.mixed == (0, 0, 1, 2)
    assert mission.objective_colours == (HIDDEN, HIDDEN)


def test_special_rules_locks_actions_and_counters(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    path.write_text(
        GOOD
        + """registers: {burnt: round, kits: game}
objectives: {colours: {blue: 1V}, more: [{zone: r0c1:3V.D, colour: green}]}
rules:
  - {when: objective-taken, if: {colour-is: blue}, do: {activate-spawn: blue}, limit: 1}
  - {when: blast, if: {zone-is: spawn-start}, do: [{add-to: burnt}, {move-spawn-to-start: there}], limit: 2}
  - {when: blast, do: {lose: fire}}
actions:
  - {name: push, if: {no-zombies-in: here}, do: {move-spawn-to-start: here}}
locks:
  - name: sealed
    building: r0c0:1V.A
    opens-if: {at-least: [actor-level, {danger-level: orange}]}
""",
        encoding="utf-8",
    )
    mission = load("zombicide-2e", path)
    assert mission.registers == 4 and mission.clear_registers == (0,)
    assert mission.objective_colours == (1, 0, 2)
    taken, (first, second) = mission.triggers["objective-taken"], mission.triggers["blast"]
    assert (taken[0].limit, taken[0].register) == (1, 2)
    assert (first.limit, first.register, len(first.effects)) == (2, 3, 2)
    assert second.condition is None and second.limit == 0
    assert mission.actions[0].reason == "refused-test-push"
    assert mission.locks and {lock.reason for lock in mission.locks.values()} == {"refused-test-sealed"}
    state = new_game("zombicide-2e", path, None, 1)
    lock = next(iter(mission.locks.values()))
    assert len(state.registers) == 4 and lock.door < len(mission.board.doors)


CELLAR = "floors: {cellar: {tiles: [[4V]], rotations: [[0]]}}\n"
STAIRS = "joins: [{between: [r0c0:1V.A, cellar/r0c0:4V.A]}]\n"


def test_a_mission_may_have_floors_and_ways_between_them(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    objectives = "objectives: {except: [4V], more: [{zone: cellar/r0c0:4V.A}]}\ncrates: none\n"
    assert {p.key for p in lint(tmp_path, GOOD + CELLAR + objectives)} == {"lint-unreachable"}
    assert lint(tmp_path, GOOD + CELLAR + STAIRS + objectives) == []
    mission = load("zombicide-2e", str(path))
    below = mission.board.zone_index("cellar/r0c0:4V.A")
    above = mission.board.zone_index("r0c0:1V.A")
    assert below in mission.board.topology(0).neighbours[above]
    assert below in mission.board.topology(0).seen_zones[above]
    shut = (
        STAIRS.replace("}]", ", fitting: door}]")
        + "doors: [{between: [r0c0:1V.A, cellar/r0c0:4V.A], state: open}]\n"
    )
    assert lint(tmp_path, GOOD + CELLAR + shut + objectives) == []
    mission = load("zombicide-2e", str(path))
    door = mission.board.door_between(above, below)
    assert mission.open_doors == 1 << door and mission.fittings[door] == "door"


def test_a_way_down_only_reaches_what_is_below_and_nothing_comes_up(tmp_path: Path) -> None:
    down = STAIRS.replace("}]", ", sight: false, one-way: true}]")
    more = "objectives: none\ncrates: none\n"
    assert (
        lint(tmp_path, GOOD.replace("exit: r0c0:1V.S1", "exit: cellar/r0c0:4V.A") + CELLAR + down + more)
        == []
    )
    spawn = GOOD.replace("r0c0:1V.S5, colour: red", "cellar/r0c0:4V.S1, colour: red")
    assert [p.where for p in lint(tmp_path, spawn + CELLAR + down + more)] == ["spawns"]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("floors: {cellar: {tiles: [[1R]], rotations: [[0]]}}\n", ("tiles", "lint-layout-tile-twice")),
        ("floors: {cellar: {tiles: [[4V]]}}\n", ("floors", "lint-missing-field")),
        (CELLAR + "joins: [{between: [r0c0:1V.A, attic]}]\n", ("joins[0].between", "lint-unknown-zone")),
        (CELLAR + "joins: [{between: [r0c0:1V.A, r0c0:1V.B]}]\n", ("joins", "lint-wrong")),
        (CELLAR + STAIRS.replace("}]", ", fitting: rope}]"), ("joins[0].fitting", "lint-bad-choice")),
        ("doors: [{between: [r0c0:1V.C, r0c0:1V.S2], state: ajar}]\n", ("doors[0].state", "lint-bad-choice")),
        (
            "doors: [{between: [r0c0:1V.C, r0c0:1V.S2], state: closed, fitting: rope}]\n",
            ("doors[0].fitting", "lint-bad-choice"),
        ),
    ],
)
def test_what_is_wrong_with_floors_joins_and_what_stands_in_passages(
    tmp_path: Path, more: str, told: tuple[str, str]
) -> None:
    assert told in [(problem.where, problem.key) for problem in lint(tmp_path, GOOD + more)]


def test_a_car_may_be_driven_only_under_a_condition(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    car = "cars: [{zone: r0c0:1V.S1, kind: police, driven-if: {at-least: [round, 3]}, rule: Z2-CAR-08}]\n"
    assert lint(tmp_path, GOOD + car) == []
    mission = load("zombicide-2e", str(path))
    assert mission.cars[0].drivable and mission.car_locks[0].rule == "Z2-CAR-08"
    wrong = car.replace("police", "tank").replace("at-least: [round, 3]", "at-last: [round, 3]")
    assert [p.key for p in lint(tmp_path, GOOD + wrong)] == ["lint-bad-choice", "lint-unknown-word"]


def test_each_colour_of_objectives_may_have_rules_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    own = "objective: {adrenaline: 2, colours: {blue: {adrenaline: 0, keep: true, trade: true}}}\n"
    assert lint(tmp_path, GOOD + own) == []
    mission = load("zombicide-2e", str(path))
    assert [mission.rules_of(colour).adrenaline for colour in (HIDDEN, 0, 1, 2)] == [2, 2, 0, 2]
    assert [mission.rules_of(colour).is_kept for colour in (0, 1)] == [False, True]
    wrong = lint(tmp_path, GOOD + own.replace("blue:", "pink:"))
    assert [(p.where, p.key) for p in wrong] == [("objective.colours.pink", "lint-bad-choice")]


@pytest.mark.parametrize(
    ("source", "where"),
    [
        (change("colour: red", "colour: pink"), "spawns[1].colour"),
        (GOOD + "objectives: {colours: {pink: 1V}}\n", "objectives.colours.pink"),
        (GOOD + "objectives: {more: [{zone: r0c0:1V.A, colour: pink}]}\n", "objectives.more[0].colour"),
        (GOOD + "objectives: {facedown: {pink: 2}}\n", "objectives.facedown"),
        (GOOD + "cars: [{zone: r0c0:1V.S1, kind: police, objectives: [pink]}]\n", "cars[0].objectives"),
    ],
)
def test_only_colours_of_the_game_are_known(tmp_path: Path, source: str, where: str) -> None:
    told = lint(tmp_path, source)
    assert [(p.where, p.key) for p in told] == [(where, "lint-bad-choice")]
    assert told[0].args["choices"] == "red, blue, green"


def test_some_objectives_lie_open_among_those_that_are_mixed(tmp_path: Path) -> None:
    path = tmp_path / "test.yaml"
    more = "more: [{zone: r0c0:1V.B, colour: blue, faceup: true}]"
    assert lint(tmp_path, GOOD + f"objectives: {{{more}, facedown: {{red: 2, green: 1}}}}\n") == []
    mission = load("zombicide-2e", str(path))
    assert mission.objective_colours == (HIDDEN, HIDDEN, 1) and mission.mixed == (0, 0, 2)
