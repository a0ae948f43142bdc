"""Compiles one mission file, noting everything that is wrong with it on the way."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any

from shamble.content.problems import Problem
from shamble.content.reading import Document
from shamble.family.board import Board, BoardError, check_layout, compile_tiles
from shamble.family.board.kinds import DOOR, GAP, Fitting
from shamble.family.board.model import LINK_OPENING, NO_BUILDING, NO_DOOR
from shamble.family.missions.mission import (
    COLOUR_NAMES,
    EXIT_WAYS,
    Car,
    Goal,
    Lock,
    Mission,
    MissionAction,
    Trigger,
)
from shamble.family.missions.words import ACTION_FACTS, BOARD_WORDS
from shamble.family.position.printed import ZombieKind
from shamble.kernel.book import Book
from shamble.kernel.words import Reading, Scope, Words

from .books import tiles
from .mission_rows import CratesRow, DoorRow, GoalRow, MissionFile, ObjectivesRow

CAR_NAMES = {"pimpmobile": "Pimpmobile", "police": "Police Car"}


class Compiler:
    """One mission file on its way to a mission."""

    def __init__(
        self, game: str, document: Document, row: MissionFile, book: Book, words: Words, mission_id: str
    ) -> None:
        self.game = game
        self.document = document
        self.row = row
        self.book = book
        self.words = words
        self.id = mission_id
        self.problems: list[Problem] = []
        self.board: Board | None = None
        self.doors: dict[str, int] = {}
        self.registers: dict[str, int] = {}
        self.fittings: dict[str, Fitting] = {
            name: fitting for name, fitting in book.rows("fittings").items() if isinstance(fitting, Fitting)
        }
        self.kinds: dict[str, tuple[int, ...]] = {}
        for kind in book.rows("zombies").values():
            assert isinstance(kind, ZombieKind)
            self.kinds[kind.type] = (*self.kinds.get(kind.type, ()), kind.index)
        for kind in book.rows("zombies").values():
            assert isinstance(kind, ZombieKind)
            self.kinds.setdefault(kind.name, (kind.index,))

    def tell(self, where: str, key: str, args: dict[str, object] | None = None) -> None:
        """Note a problem."""
        self.problems.append(self.document.problem(where, key, args or {}))

    def compile(self) -> Mission | None:
        """The mission, or None if there is no board to play it on."""
        row = self.row
        if row.id != self.id:
            self.tell("id", "lint-id-differs", {"id": row.id, "expected": self.id})
        board = self.lay_out()
        if board is None:
            return None
        self.board = board
        mission = Mission(self.id, board)
        mission.map_origin = row.map
        mission.difficulty = row.difficulty
        mission.minutes = row.minutes
        mission.modes = row.modes
        mission.companions_may_die = row.companions_may_die
        mission.companions_stay = row.companions_stay
        mission.anybody_follows = row.anybody_follows
        mission.exit_by = EXIT_WAYS.index(row.exit_by)
        for i, mode in enumerate(row.modes):
            if mode not in self.book.rows("modes"):
                known = ", ".join(self.book.rows("modes"))
                self.tell(f"modes[{i}]", "lint-unknown-mode", {"name": mode, "choices": known})
        mission.rules = row.sheet
        mission.objective_adrenaline = row.objective.adrenaline
        mission.keeps_tokens = row.objective.keep
        mission.trades_tokens = row.objective.trade
        mission.burden = row.objective.burden
        mission.starts = self.zones(row.start, "start")
        mission.exits = self.zones(row.exit, "exit")
        if not mission.starts:
            self.tell("start", "lint-no-start")
        self.place_spawns(mission)
        self.place_objectives(mission)
        self.place_crates(mission)
        self.place_cars(mission)
        self.place_zombies(mission)
        self.place_noise(mission)
        self.set_doors(mission)
        self.check_reach(mission)
        self.tell_story(mission)
        return mission

    # --- the board

    def lay_out(self) -> Board | None:
        """The board with its door tokens, if the tiles fit together."""
        row = self.row
        if not row.tiles:
            self.tell("tiles", "lint-no-tiles")
            return None
        faces = tiles(self.game)
        before = len(self.problems)
        for wrong in check_layout(row.tiles, row.rotations, faces):
            key = "lint-" + wrong.key.replace(".", "-").replace("_", "-")
            self.tell("tiles", key, {"cell": wrong.where, **wrong.args})
        if len(self.problems) > before:
            return None
        plain = compile_tiles(self.id, faces, row.tiles, row.rotations)
        extra: list[tuple[str, str]] = []
        for i, door in enumerate(row.doors):
            where = f"doors[{i}].between"
            pair = [self.zone(plain, name, where) for name in door.between]
            if pair[0] is None or pair[1] is None:
                continue
            one, other = plain.zones[pair[0]], plain.zones[pair[1]]
            if plain.door_between(one.index, other.index) != NO_DOOR:
                continue
            ends = {one.index, other.index}
            if any(link.kind == LINK_OPENING and {link.a, link.b} == ends for link in plain.links):
                extra.append((one.name, other.name))
            else:
                self.tell(where, "lint-no-way-for-door", {"one": door.between[0], "other": door.between[1]})
        if not extra:
            return plain
        try:
            return compile_tiles(self.id, faces, row.tiles, row.rotations, extra)
        except BoardError as error:
            self.tell("doors", "lint-wrong", {"said": str(error)})
            return None

    def zone(self, board: Board, name: str, where: str) -> int | None:
        """A zone by any of its parts; None if there is no such zone."""
        try:
            return board.zone_index(name)
        except KeyError:
            known = [part for zone in board.zones for part in zone.parts]
            close = difflib.get_close_matches(name, known, 1)
            self.tell(where, "lint-unknown-zone", {"name": name, "close": close[0] if close else "none"})
            return None

    def zones(self, names: str | Sequence[str], where: str) -> tuple[int, ...]:
        """Several zones; one may stand alone. A zone named twice is a mistake."""
        assert self.board is not None
        listed = [names] if isinstance(names, str) else list(names)
        found: list[int] = []
        for i, name in enumerate(listed):
            place = where if isinstance(names, str) else f"{where}[{i}]"
            zone = self.zone(self.board, name, place)
            if zone is not None and zone in found:
                self.tell(place, "lint-zone-twice", {"name": name})
            elif zone is not None:
                found.append(zone)
        return tuple(found)

    # --- tokens and figures

    def supply(self, where: str, token: str, needed: int, *others: str) -> None:
        """The box must hold this many tokens of the kinds named."""
        held = 0
        for name in (token, *others):
            count = self.book.rows("tokens").get(name)
            if not isinstance(count, int):
                return
            held += count
        if needed > held:
            self.tell(where, "lint-too-many-tokens", {"token": token, "needed": needed, "held": held})

    def place_spawns(self, mission: Mission) -> None:
        assert self.board is not None
        spawns: list[int] = []
        colours: list[int] = []
        starting = 0
        for i, row in enumerate(self.row.spawns):
            where = f"spawns[{i}]"
            zone = self.zone(self.board, row.zone, f"{where}.zone")
            if row.start:
                starting += 1
                if i:
                    self.tell(where, "lint-spawn-start-first")
                if row.colour != "red":
                    self.tell(where, "lint-spawn-start-colour")
            if zone is None:
                continue
            if not self.board.zones[zone].kind.spawns:
                self.tell(f"{where}.zone", "lint-spawn-not-street", {"name": row.zone})
            if zone in spawns:
                self.tell(f"{where}.zone", "lint-zone-twice", {"name": row.zone})
            spawns.append(zone)
            colours.append(COLOUR_NAMES.index(row.colour))
        if starting != 1:
            self.tell("spawns", "lint-spawn-start-one", {"count": starting})
        for colour in ("blue", "green"):
            self.supply("spawns", f"spawns-{colour}", colours.count(COLOUR_NAMES.index(colour)))
        self.supply("spawns", "spawns-red", len(spawns) - starting, "spawns-blue", "spawns-green")
        mission.spawns = tuple(spawns)
        mission.spawn_colours = tuple(colours)

    def printed(
        self, places: tuple[tuple[str, int], ...], without: tuple[str, ...], where: str
    ) -> dict[str, int]:
        """The places printed on the tiles, without those of some tiles."""
        found = dict(places)
        for i, tile in enumerate(without):
            if found.pop(tile, None) is None:
                known = ", ".join(name for name, _ in places)
                self.tell(f"{where}.except[{i}]", "lint-tile-not-here", {"tile": tile, "choices": known})
        return found

    def place_objectives(self, mission: Mission) -> None:
        assert self.board is not None
        row = self.row.objectives
        if row == "none":
            return
        if not isinstance(row, ObjectivesRow):
            row = ObjectivesRow()
        places = self.printed(self.board.objective_places, row.without, "objectives") if row.printed else {}
        colours = dict.fromkeys(places, 0)
        for colour, tile in row.colours.items():
            if tile in places:
                colours[tile] = COLOUR_NAMES.index(colour)
            else:
                choices = ", ".join(places)
                where = f"objectives.colours.{colour}"
                self.tell(where, "lint-tile-not-here", {"tile": tile, "choices": choices})
        zones = list(places.values())
        found = list(colours.values())
        for i, more in enumerate(row.more):
            zone = self.zone(self.board, more.zone, f"objectives.more[{i}].zone")
            if zone is not None:
                zones.append(zone)
                found.append(COLOUR_NAMES.index(more.colour))
        if row.facedown:
            if any(found):
                self.tell("objectives.facedown", "lint-facedown-and-colours")
            mixed = [COLOUR_NAMES.index(colour) for colour, n in row.facedown.items() for _ in range(n)]
            if len(mixed) < len(zones):
                few: dict[str, object] = {"count": len(mixed), "needed": len(zones)}
                self.tell("objectives.facedown", "lint-facedown-few", few)
            found = sorted(mixed)
            mission.facedown = True
        for colour in ("blue", "green"):
            self.supply("objectives", f"objectives-{colour}", found.count(COLOUR_NAMES.index(colour)))
        self.supply("objectives", "objectives-red", len(found), "objectives-blue", "objectives-green")
        mission.objectives = tuple(zones)
        mission.objective_colours = tuple(found)

    def place_crates(self, mission: Mission) -> None:
        assert self.board is not None
        row = self.row.crates
        if row == "none":
            return
        if not isinstance(row, CratesRow):
            row = CratesRow()
        zones: list[int] = []
        if row.printed:
            zones += self.printed(self.board.crate_places, row.without, "crates").values()
        for i, name in enumerate(row.more):
            zone = self.zone(self.board, name, f"crates.more[{i}]")
            if zone is not None:
                zones.append(zone)
        self.supply("crates", "crates", len(zones))
        mission.crates = tuple(zones)

    def place_cars(self, mission: Mission) -> None:
        """Cars stand in the street; their crates and objectives are tokens like the others."""
        assert self.board is not None
        cars: list[Car] = []
        for i, row in enumerate(self.row.cars):
            zone = self.zone(self.board, row.zone, f"cars[{i}].zone")
            if zone is None:
                continue
            if not self.board.zones[zone].kind.drive:
                self.tell(f"cars[{i}].zone", "lint-car-indoors", {"zone": row.zone})
            crate = -1
            if row.crate:
                crate = len(mission.crates)
                mission.crates = (*mission.crates, zone)
            first = len(mission.objectives)
            mission.objectives += (zone,) * len(row.objectives)
            mission.objective_colours += tuple([COLOUR_NAMES.index(colour) for colour in row.objectives])
            name = CAR_NAMES[row.kind]
            same = sum(1 for car in cars if car.kind == row.kind)
            cars.append(
                Car(
                    f"{name} {same + 1}" if same else name,
                    row.kind,
                    zone,
                    row.driven,
                    row.searched and row.kind == "police",
                    crate,
                    tuple(range(first, len(mission.objectives))),
                )
            )
        mission.cars = tuple(cars)
        if cars and "cars" not in mission.modes:
            mission.modes = (*mission.modes, "cars")

    def place_zombies(self, mission: Mission) -> None:
        assert self.board is not None
        placed: list[tuple[int, int, int]] = []
        for i, row in enumerate(self.row.zombies):
            where = f"zombies[{i}]"
            zone = self.zone(self.board, row.zone, f"{where}.zone")
            kinds = self.kinds.get(row.type)
            if kinds is None:
                choices = ", ".join(self.kinds)
                self.tell(f"{where}.type", "lint-unknown-type", {"name": row.type, "choices": choices})
            elif row.type in self.book.rows("abominations") or len(kinds) > 1:
                self.tell(f"{where}.type", "lint-abomination-at-setup", {"zone": row.zone})
            elif zone is not None:
                placed.append((kinds[0], zone, row.count))
        for kind in self.book.rows("zombies").values():
            assert isinstance(kind, ZombieKind)
            needed = sum(count for index, _, count in placed if index == kind.index)
            if needed > kind.figures:
                told: dict[str, object] = {"token": kind.name, "needed": needed, "held": kind.figures}
                self.tell("zombies", "lint-too-many-tokens", told)
        mission.zombies = tuple(placed)

    def place_noise(self, mission: Mission) -> None:
        assert self.board is not None
        placed: list[tuple[int, int]] = []
        for i, row in enumerate(self.row.noise):
            zone = self.zone(self.board, row.zone, f"noise[{i}].zone")
            if zone is not None:
                placed.append((zone, row.tokens))
        self.supply("noise", "noise", sum(tokens for _, tokens in placed))
        mission.noise = tuple(placed)

    # --- doors and buildings

    def set_doors(self, mission: Mission) -> None:
        """What stands in passages, which of them are open, and which buildings never spawn.

        Z2-BSPAWN-08, Z2-BSPAWN-09
        """
        board = mission.board
        fittings = self.fittings
        seen: set[int] = set()
        for printed in board.doors:
            if not fittings[printed.fitting].shut:
                mission.open_doors |= 1 << printed.index
        for i, row in enumerate(self.row.doors):
            try:
                zones = [board.zone_index(name) for name in row.between]
            except KeyError:
                continue  # told while laying out
            door = board.door_between(zones[0], zones[1])
            if door == NO_DOOR:
                continue
            if door in seen:
                self.tell(f"doors[{i}]", "lint-door-twice", {"one": row.between[0], "other": row.between[1]})
            seen.add(door)
            self.set_door(mission, door, row, f"doors[{i}]")
        self.supply("doors", "doors-red", len(seen) - len(self.doors))
        mission.spawned = _spawned(mission)

    def set_door(self, mission: Mission, door: int, row: DoorRow, where: str) -> None:
        """What a door token says: open or closed, a colour that it is called by, or what stands there."""
        colours = [colour for colour in COLOUR_NAMES if colour != COLOUR_NAMES[0]]
        fitting = row.fitting or (row.state if row.state in self.fittings else "")
        if not self.choose(f"{where}.fitting", row.fitting, ["", *self.fittings]):
            return
        if not self.choose(f"{where}.state", row.state, ["open", "closed", *colours, *self.fittings]):
            return
        if fitting:
            mission.fittings[door] = fitting
        elif mission.fittings[door] == GAP:
            mission.fittings[door] = DOOR
        is_open = row.state == "open" or (row.state == fitting and not self.fittings[fitting].shut)
        mission.open_doors = mission.open_doors & ~(1 << door) | is_open << door
        if row.rule or self.fittings[mission.fittings[door]].pushed:
            mission.door_rules[door] = row.rule
        if row.state in colours:
            if row.state in self.doors:
                self.tell(f"{where}.state", "lint-door-colour-twice", {"colour": row.state})
            self.doors[row.state] = door
            mission.door_colours[door] = COLOUR_NAMES.index(row.state)

    def choose(self, where: str, value: str, choices: Sequence[str]) -> bool:
        """Whether a word is one of those that the game knows there."""
        if value in choices:
            return True
        known = ", ".join([choice for choice in choices if choice])
        self.tell(where, "lint-bad-choice", {"value": value, "choices": known})
        return False

    def check_reach(self, mission: Mission) -> None:
        """Everything to be taken, and the exit, must be within reach once all doors are open."""
        board = mission.board
        neighbours = board.topology((1 << len(board.doors)) - 1).neighbours
        reached = set(mission.starts)
        waiting = list(reached)
        while waiting:
            for zone in neighbours[waiting.pop()]:
                if zone not in reached:
                    reached.add(zone)
                    waiting.append(zone)
        if not reached:
            return
        for where, zones in (
            ("objectives", mission.objectives),
            ("crates", mission.crates),
            ("exit", mission.exits),
            ("start", mission.starts[1:]),
            ("spawns", mission.spawns),
        ):
            for zone in sorted(set(zones) - reached):
                self.tell(where, "lint-unreachable", {"name": board.zones[zone].name})

    # --- goals and special rules

    def scope(self, mission: Mission) -> Scope:
        """What names mean in this mission's trees."""
        return Scope(
            (),
            self.registers,
            {
                "board": mission.board,
                "places": {
                    "start": mission.starts,
                    "exit": mission.exits,
                    "spawn-start": mission.spawns[:1],
                },
                "doors": self.doors,
                "cards": self.book.rows("cards"),
                "types": self.kinds,
                "mission": self.id.lower(),
                "endings": [],
            },
        )

    def tell_story(self, mission: Mission) -> None:
        """Goals, defeats, special rules, actions and locks."""
        row = self.row
        self.registers = {name: i for i, name in enumerate(row.registers)}
        mission.clear_registers = tuple(
            self.registers[name] for name, kept in row.registers.items() if kept == "round"
        )
        mission.registers = len(self.registers)
        scope = self.scope(mission)
        slug = self.id.lower()
        self.read_goals(mission, scope, slug)
        defeats = []
        for i, defeat in enumerate(row.defeats):
            condition = self.condition(scope, defeat.condition, f"defeats[{i}].if")
            if condition is not None:
                defeats.append((condition, f"ending-{slug}-{defeat.name}", defeat.rule))
        self.check_names([defeat.name for defeat in row.defeats], "defeats")
        mission.defeats = tuple(defeats)
        trees = [[goal.progress, goal.of] for goal in self.goal_rows()]
        trees += [[defeat.condition] for defeat in row.defeats]
        mission.escapes = not row.goals or "escaped" in _words_in(trees)
        mission.watches_board = not BOARD_WORDS.isdisjoint(_words_in(trees))
        self.read_rules(mission, scope)
        self.read_actions(mission, scope.at(ACTION_FACTS), slug)
        self.read_locks(mission, scope.at(ACTION_FACTS), slug)
        endings = [ending for _, ending, _ in defeats] + scope.things["endings"]
        mission.endings = tuple(dict.fromkeys(endings))
        taking = row.objective
        if taking.only_if is not None:
            condition = self.condition(scope.at(ACTION_FACTS), taking.only_if, "objective.only-if")
            if condition is not None:
                mission.objective_lock = Lock(-1, condition, f"refused-{slug}-objective", taking.rule)

    def reading(self, scope: Scope) -> Reading:
        return Reading(self.words, scope)

    def note(self, reading: Reading) -> None:
        for problem in reading.problems:
            self.tell(problem.path, problem.key, problem.args)

    def condition(self, scope: Scope, tree: Any, where: str) -> Any:
        reading = self.reading(scope)
        found = reading.condition(tree, where)
        self.note(reading)
        return found

    def number(self, scope: Scope, tree: Any, where: str) -> Any:
        reading = self.reading(scope)
        found = reading.number(tree, where)
        self.note(reading)
        return found

    def effects(self, scope: Scope, trees: Any, where: str) -> Any:
        reading = self.reading(scope)
        found = reading.effects(trees, where)
        self.note(reading)
        if not found and not reading.problems:
            self.tell(where, "lint-nothing-done")
        return found

    def check_names(self, names: list[str], where: str) -> None:
        """Names that texts hang on must differ."""
        for i, name in enumerate(names):
            if name in names[:i]:
                self.tell(f"{where}[{i}]", "lint-name-twice", {"name": name})

    def goal_rows(self) -> list[GoalRow]:
        """All goals, whatever step they belong to."""
        steps = [(step,) if isinstance(step, GoalRow) else step for step in self.row.goals]
        return [goal for step in steps for goal in step]

    def read_goals(self, mission: Mission, scope: Scope, slug: str) -> None:
        steps: list[tuple[Goal, ...]] = []
        names: list[str] = []
        for i, step in enumerate(self.row.goals):
            goals: list[Goal] = []
            rows = (step,) if isinstance(step, GoalRow) else step
            for j, goal in enumerate(rows):
                where = f"goals[{i}]" if isinstance(step, GoalRow) else f"goals[{i}][{j}]"
                if goal.name in names:
                    self.tell(where, "lint-name-twice", {"name": goal.name})
                names.append(goal.name)
                progress = self.number(scope, goal.progress, f"{where}.progress")
                target = self.number(scope, goal.of, f"{where}.of")
                if progress is not None and target is not None:
                    goals.append(Goal(goal.name, f"goal-{slug}-{goal.name}", progress, target))
            if not rows:
                self.tell(f"goals[{i}]", "lint-step-empty")
            steps.append(tuple(goals))
        if not steps:
            self.tell("goals", "lint-no-goals")
        mission.goals = tuple(steps)

    def read_rules(self, mission: Mission, scope: Scope) -> None:
        for i, row in enumerate(self.row.rules):
            where = f"rules[{i}]"
            facts = self.words.facts_of(row.when)
            if facts is None:
                known = [word.name for word in self.words.of_kind("moment")]
                close = difflib.get_close_matches(row.when, known, 1)
                choices = ", ".join(known)
                told: dict[str, object] = {
                    "name": row.when,
                    "close": close[0] if close else "none",
                    "choices": choices,
                }
                self.tell(f"{where}.when", "lint-unknown-moment", told)
                continue
            here = scope.at(facts)
            condition = None
            if row.condition is not None:
                condition = self.condition(here, row.condition, f"{where}.if")
            effects = self.effects(here, row.effects, f"{where}.do")
            register = -1
            if row.limit:
                register = mission.registers
                mission.registers += 1
            trigger = Trigger(row.when, condition, effects, row.limit, register, row.rule)
            mission.triggers[row.when] = (*mission.triggers.get(row.when, ()), trigger)

    def read_actions(self, mission: Mission, scope: Scope, slug: str) -> None:
        self.check_names([row.name for row in self.row.actions], "actions")
        found: list[MissionAction] = []
        for i, row in enumerate(self.row.actions):
            condition = self.condition(scope, row.condition, f"actions[{i}].if")
            effects = self.effects(scope, row.effects, f"actions[{i}].do")
            if condition is not None:
                reason = row.reason or f"refused-{slug}-{row.name}"
                found.append(MissionAction(row.name, condition, effects, reason, row.rule))
        mission.actions = tuple(found)

    def read_locks(self, mission: Mission, scope: Scope, slug: str) -> None:
        self.check_names([row.name for row in self.row.locks], "locks")
        board = mission.board
        for i, row in enumerate(self.row.locks):
            where = f"locks[{i}]"
            doors: list[int] = []
            if row.building:
                zone = self.zone(board, row.building, f"{where}.building")
                if zone is not None and not board.zones[zone].kind.indoor:
                    self.tell(f"{where}.building", "lint-no-building", {"name": row.building})
                elif zone is not None:
                    rooms = board.buildings[board.zones[zone].building]
                    doors += [d.index for d in board.doors if d.a in rooms or d.b in rooms]
            for j, pair in enumerate(row.doors):
                zones = [self.zone(board, name, f"{where}.doors[{j}]") for name in pair]
                if zones[0] is None or zones[1] is None:
                    continue
                door = board.door_between(zones[0], zones[1])
                if door == NO_DOOR:
                    name = " | ".join(pair)
                    self.tell(f"{where}.doors[{j}]", "lint-unknown-door", {"name": name})
                else:
                    doors.append(door)
            if not row.building and not row.doors:
                self.tell(where, "lint-lock-nothing")
            condition = self.condition(scope, row.opens_if, f"{where}.opens-if")
            for door in doors:
                if door in mission.locks:
                    self.tell(where, "lint-lock-twice", {"name": board.doors[door].name})
                elif condition is not None:
                    mission.locks[door] = Lock(door, condition, f"refused-{slug}-{row.name}", row.rule)


def _spawned(mission: Mission) -> int:
    """The buildings that never spawn: those open to the street, and those where survivors start."""
    board = mission.board
    found = 0
    for zone in mission.starts:
        if board.zones[zone].building != NO_BUILDING:
            found |= 1 << board.zones[zone].building
    opened = [door for door in board.doors if mission.open_doors >> door.index & 1]
    outside = {NO_BUILDING}
    for link in board.links:  # so does a gap in the wall
        ends = {board.zones[link.a].building, board.zones[link.b].building}
        if link.door == NO_DOOR and NO_BUILDING in ends:
            outside |= ends
    for _ in opened:  # an open door leads on from one open building to the next
        for door in opened:
            ends = {board.zones[door.a].building, board.zones[door.b].building}
            if ends & outside:
                outside |= ends
    for building in outside - {NO_BUILDING}:
        found |= 1 << building
    return found


def _words_in(tree: Any) -> set[str]:
    """Every word of a tree, wherever it stands."""
    if isinstance(tree, str):
        return {tree}
    if isinstance(tree, dict):
        return {str(word) for word in tree}.union(*map(_words_in, tree.values()))
    if isinstance(tree, list | tuple):
        return set[str]().union(*map(_words_in, tree))
    return set()
