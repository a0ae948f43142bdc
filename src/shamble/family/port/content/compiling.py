"""Compiles one mission file, noting everything that is wrong with it on the way."""

from __future__ import annotations

import difflib
from typing import Any

from shamble.content.reading import Document
from shamble.family.board.model import NO_DOOR
from shamble.family.missions.mission import (
    EXIT_WAYS,
    Colour,
    Goal,
    Lock,
    Mission,
    MissionAction,
    MissionField,
    Taking,
    Trigger,
)
from shamble.family.missions.word_types import LEAVING
from shamble.family.missions.words import ACTION_FACTS, BOARD_WORDS
from shamble.family.position.facts import MISSIONS
from shamble.kernel.book import Book
from shamble.kernel.rows import TABLE, Counter
from shamble.kernel.words import Reading, Scope, Words

from .facts import wrong_facts
from .known import mission_slug
from .mapping import MapCompiler
from .mission_rows import GoalRow, MissionFile, TakingRow


class Compiler(MapCompiler):
    """One mission file on its way to a mission."""

    def __init__(
        self, game: str, document: Document, row: MissionFile, book: Book, words: Words, mission_id: str
    ) -> None:
        super().__init__(game, document, row, book, mission_id)
        self.words = words
        self.registers: dict[str, int] = {}

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
        self.facts(mission)
        mission.colours = tuple(self.book.rows_of("colours", Colour).values())
        mission.burden = row.objective.burden
        self.place_everything(mission)
        self.read_own(mission)
        self.count_out(mission)
        self.tell_story(mission)
        return mission

    def facts(self, mission: Mission) -> None:
        """What only the sheets of some games say."""
        for name, key, args in wrong_facts(self.book, MISSIONS, self.row.facts):
            self.tell(f"facts.{name}", key, args)
        mission.facts = dict(self.row.facts)

    def read_own(self, mission: Mission) -> None:
        """The fields that only this game has."""
        for name, field in self.book.rows_of("mission-fields", MissionField).items():
            if name in self.row.own:
                mission.own[name] = field.read(self, mission, self.row.own[name], name)

    def count_out(self, mission: Mission) -> None:
        """Where the game's counters stand in the beginning: for the table, or zone by zone."""
        assert self.board is not None
        known = self.book.rows_of("counters", Counter)
        found: list[tuple[str, int, int]] = []
        for name, given in self.row.counters.items():
            where = f"counters.{name}"
            if not self.choose(where, name, tuple(known)):
                continue
            if isinstance(given, int) != (known[name].per == TABLE) or known[name].per not in (TABLE, "zone"):
                self.tell(where, "lint-wrong-counter", {"name": name, "per": known[name].per or "table"})
            elif isinstance(given, int):
                found.append((name, 0, given))
            else:
                for word, number in given.items():
                    zone = self.zone(self.board, word, f"{where}.{word}")
                    if zone is not None:
                        found.append((name, zone, number))
        mission.counters = tuple(found)
        for name in self.row.counters:
            self.supply(
                f"counters.{name}", name, sum([number for other, _, number in found if other == name])
            )

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
                "colours": self.colours,
                "doors": self.doors,
                "cards": self.book.rows("cards"),
                "decks": tuple(self.book.rows("piles")),
                "tallies": self.book.rows_of("counters", Counter),
                "types": self.kinds,
                "mission": mission_slug(self.game, self.id),
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
        slug = mission_slug(self.game, self.id)
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
        mission.escapes = not row.goals or not self.words.having(LEAVING).isdisjoint(_words_in(trees))
        mission.watches_board = not BOARD_WORDS.isdisjoint(_words_in(trees))
        self.read_rules(mission, scope)
        self.read_actions(mission, scope.at(ACTION_FACTS), slug)
        self.read_locks(mission, scope.at(ACTION_FACTS), slug)
        self.read_cars(mission, scope.at(ACTION_FACTS))
        endings = [ending for _, ending, _ in defeats] + scope.things["endings"]
        mission.endings = tuple(dict.fromkeys(endings))
        mission.taking = self.taking(scope.at(ACTION_FACTS), row.objective, "objective", slug)
        for number, colour in enumerate(mission.colours):
            if colour.kept:
                mission.taking_of[number] = Taking(0, is_kept=True, is_traded=True)
        for name, own in row.objective.colours.items():
            where = f"objective.colours.{name}"
            if self.choose(where, name, self.colours):
                found = self.taking(scope.at(ACTION_FACTS), own, where, slug)
                mission.taking_of[self.colours.index(name)] = found

    def taking(self, scope: Scope, row: TakingRow, where: str, slug: str) -> Taking:
        """What it is to take objectives, or those of one colour."""
        usual = self.book.rows_of("constants", int)["objective-adrenaline"]
        brings = usual if row.adrenaline is None else row.adrenaline
        found = Taking(brings, is_kept=row.keep, is_traded=row.trade)
        if row.only_if is not None:
            condition = self.condition(scope, row.only_if, f"{where}.only-if")
            if condition is not None:
                found.lock = Lock(-1, condition, f"refused-{slug}-objective", row.rule)
        return found

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

    def read_cars(self, mission: Mission, scope: Scope) -> None:
        """When cars may be driven that do not stand or drive for good."""
        for i, row in enumerate(self.row.cars):
            if row.driven_if is not None:
                condition = self.condition(scope, row.driven_if, f"cars[{i}].driven-if")
                if condition is not None and len(mission.cars) == len(self.row.cars):
                    mission.car_locks[i] = Lock(i, condition, "refused-car-stands", row.rule)

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


def _words_in(tree: Any) -> set[str]:
    """Every word of a tree, wherever it stands."""
    if isinstance(tree, str):
        return {tree}
    if isinstance(tree, dict):
        return {str(word) for word in tree}.union(*map(_words_in, tree.values()))
    if isinstance(tree, list | tuple):
        return set[str]().union(*map(_words_in, tree))
    return set()
