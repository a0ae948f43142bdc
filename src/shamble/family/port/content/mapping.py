"""The map of a mission: its board, and everything that stands or lies on it when the game begins.

Notes everything that is wrong with it on the way.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from shamble.content.problems import Problem
from shamble.content.reading import Document
from shamble.family.board import Board, BoardError, Join, Layout, check_layout, compile_tiles
from shamble.family.board.kinds import DOOR, GAP, Fitting
from shamble.family.board.model import LINK_OPENING, NO_BUILDING, NO_DOOR
from shamble.family.missions.mission import Car, Mission
from shamble.family.moving.vehicles import Vehicle
from shamble.family.position.printed import ZombieKind
from shamble.family.position.state import HIDDEN
from shamble.kernel.book import Book

from .books import tiles
from .mission_rows import CratesRow, DoorRow, MissionFile, ObjectivesRow


def vehicles_of(book: Book) -> dict[str, Vehicle]:
    """The kinds of vehicles of a game."""
    return book.rows_of("vehicles", Vehicle)


class MapCompiler:
    """The map of one mission file on its way to a mission."""

    def __init__(self, game: str, document: Document, row: MissionFile, book: Book, mission_id: str) -> None:
        self.game = game
        self.document = document
        self.row = row
        self.book = book
        self.id = mission_id
        self.problems: list[Problem] = []
        self.board: Board | None = None
        self.doors: dict[str, int] = {}
        self.colours: tuple[str, ...] = tuple(book.rows("colours"))
        self.fittings: dict[str, Fitting] = book.rows_of("fittings", Fitting)
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

    def place_everything(self, mission: Mission) -> None:
        """Starts, exits, tokens, cars, figures and doors."""
        mission.starts = self.zones(self.row.start, "start")
        mission.exits = self.zones(self.row.exit, "exit")
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

    # --- the board

    def lay_out(self) -> Board | None:
        """The board with its floors, the ways between them and its door tokens, if the tiles fit together."""
        row = self.row
        if not row.tiles:
            self.tell("tiles", "lint-no-tiles")
            return None
        faces = tiles(self.game)
        floors = [Layout(floor.tiles, floor.rotations, name) for name, floor in row.floors.items()]
        before = len(self.problems)
        for wrong in check_layout(row.tiles, row.rotations, faces, floors):
            key = "lint-" + wrong.key.replace(".", "-").replace("_", "-")
            self.tell("tiles", key, {"cell": wrong.where, **wrong.args})
        if len(self.problems) > before:
            return None
        plain = compile_tiles(self.id, faces, row.tiles, row.rotations, (), floors)
        joins = self.joins(plain)
        try:
            if joins:
                plain = compile_tiles(self.id, faces, row.tiles, row.rotations, (), floors, joins)
            extra = self.door_tokens(plain)
            if extra:
                plain = compile_tiles(self.id, faces, row.tiles, row.rotations, extra, floors, joins)
        except BoardError as error:
            self.tell("joins" if joins else "doors", "lint-wrong", {"said": str(error)})
            return None
        return plain

    def joins(self, plain: Board) -> list[Join]:
        """The stairs and lifts that the mission lays between zones."""
        found: list[Join] = []
        for i, row in enumerate(self.row.joins):
            pair = [self.zone(plain, name, f"joins[{i}].between") for name in row.between]
            known = self.choose(f"joins[{i}].fitting", row.fitting, ["", *self.fittings])
            if pair[0] is not None and pair[1] is not None and known:
                one, other = plain.zones[pair[0]].name, plain.zones[pair[1]].name
                found.append(Join(one, other, fitting=row.fitting, blind=not row.sight, one_way=row.one_way))
        return found

    def door_tokens(self, plain: Board) -> list[tuple[str, str]]:
        """The openings that door tokens lie on, each by its two zones."""
        extra: list[tuple[str, str]] = []
        for i, door in enumerate(self.row.doors):
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
        return extra

    def zone(self, board: Board, name: str, where: str) -> int | None:
        """A zone by any of its parts; None if there is no such zone."""
        try:
            return board.zone_index(name)
        except KeyError:
            known = [part for zone in board.zones for part in zone.parts]
            close = difflib.get_close_matches(name, known, 1)
            self.tell(where, "lint-unknown-zone", {"name": name, "close": close[0] if close else "none"})
            return None

    def place(self, name: object, where: str) -> int | None:
        """A zone of this board by any of its parts; None if there is no such zone."""
        assert self.board is not None
        return self.zone(self.board, str(name), where)

    def passage(self, pair: object, where: str) -> int | None:
        """The passage between two zones of this board, whatever stands in it; None if there is none."""
        assert self.board is not None
        names = [str(name) for name in pair] if isinstance(pair, list | tuple) else []
        if len(names) != 2:
            self.tell(where, "lint-unknown-door", {"name": str(pair)})
            return None
        one, other = [self.zone(self.board, name, where) for name in names]
        if one is None or other is None:
            return None
        door = self.board.door_between(one, other)
        if door == NO_DOOR:
            self.tell(where, "lint-unknown-door", {"name": " | ".join(names)})
            return None
        return door

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

    def supply_of_colours(self, what: str, colours: list[int], needed: int) -> None:
        """The box must hold the tokens of each colour, and enough in all: every back has the plain colour."""
        plain, *others = self.colours
        for number, colour in enumerate(others, 1):
            self.supply(what, f"{what}-{colour}", colours.count(number))
        self.supply(what, f"{what}-{plain}", needed, *[f"{what}-{colour}" for colour in others])

    def colour(self, name: str, where: str) -> int:
        """A colour of tokens by its name, the plain one for none."""
        return self.colours.index(name) if name and self.choose(where, name, self.colours) else 0

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
                if row.colour not in ("", self.colours[0]):
                    self.tell(where, "lint-spawn-start-colour")
            if zone is None:
                continue
            if not self.board.zones[zone].kind.spawns:
                self.tell(f"{where}.zone", "lint-spawn-not-street", {"name": row.zone})
            if zone in spawns and not self.book.rows("constants").get("spawns-share-zones"):
                self.tell(f"{where}.zone", "lint-zone-twice", {"name": row.zone})
            mission.asleep |= row.asleep << len(spawns)
            spawns.append(zone)
            colours.append(self.colour(row.colour, f"{where}.colour"))
        if starting != 1:
            self.tell("spawns", "lint-spawn-start-one", {"count": starting})
        self.supply_of_colours("spawns", colours, len(spawns) - starting)
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
            where = f"objectives.colours.{colour}"
            if tile in places:
                colours[tile] = self.colour(colour, where)
            else:
                choices = ", ".join(places)
                self.tell(where, "lint-tile-not-here", {"tile": tile, "choices": choices})
        zones = list(places.values())
        found = list(colours.values())
        open_ones: list[int] = []
        for i, more in enumerate(row.more):
            zone = self.zone(self.board, more.zone, f"objectives.more[{i}].zone")
            if zone is not None:
                if more.faceup:
                    open_ones.append(len(zones))
                zones.append(zone)
                found.append(self.colour(more.colour, f"objectives.more[{i}].colour"))
        if row.facedown:
            mixed = self.mix(row.facedown, [colour for i, colour in enumerate(found) if i not in open_ones])
            mission.mixed = tuple(mixed)
            found = [colour if i in open_ones else HIDDEN for i, colour in enumerate(found)]
        shown = [colour for colour in found if colour != HIDDEN]
        self.supply_of_colours("objectives", [*shown, *mission.mixed], len(shown) + len(mission.mixed))
        mission.objectives = tuple(zones)
        mission.objective_colours = tuple(found)

    def mix(self, facedown: dict[str, int], places: list[int]) -> list[int]:
        """The colours that are mixed face down, for places that may have no colours of their own."""
        if any(places):
            self.tell("objectives.facedown", "lint-facedown-and-colours")
        mixed: list[int] = []
        for colour, number in facedown.items():
            mixed += [self.colour(colour, "objectives.facedown")] * number
        if len(mixed) < len(places):
            few: dict[str, object] = {"count": len(mixed), "needed": len(places)}
            self.tell("objectives.facedown", "lint-facedown-few", few)
        return sorted(mixed)

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
        vehicles = vehicles_of(self.book)
        for i, row in enumerate(self.row.cars):
            zone = self.zone(self.board, row.zone, f"cars[{i}].zone")
            if zone is None or not self.choose(f"cars[{i}].kind", row.kind, list(vehicles)):
                continue
            if not self.board.zones[zone].kind.drive:
                self.tell(f"cars[{i}].zone", "lint-car-indoors", {"zone": row.zone})
            crate = -1
            if row.crate:
                crate = len(mission.crates)
                mission.crates = (*mission.crates, zone)
            first = len(mission.objectives)
            mission.objectives += (zone,) * len(row.objectives)
            loaded = [self.colour(colour, f"cars[{i}].objectives") for colour in row.objectives]
            if mission.mixed:
                mission.mixed += tuple(loaded)
                loaded = [HIDDEN] * len(loaded)
            mission.objective_colours += tuple(loaded)
            name = vehicles[row.kind].title
            same = sum(1 for car in cars if car.kind == row.kind)
            cars.append(
                Car(
                    f"{name} {same + 1}" if same else name,
                    row.kind,
                    zone,
                    row.driven or row.driven_if is not None,
                    row.searched and vehicles[row.kind].searched,
                    crate,
                    tuple(range(first, len(mission.objectives))),
                )
            )
        mission.cars = tuple(cars)
        self.supply("cars", "cars", len(cars))
        if cars and "cars" not in mission.modes and "cars" in self.book.rows("modes"):
            mission.modes = (*mission.modes, "cars")

    def place_zombies(self, mission: Mission) -> None:
        assert self.board is not None
        placed: list[tuple[int, int, int]] = []
        at_setup = self.book.rows("constants").get("abominations-at-setup")
        for i, row in enumerate(self.row.zombies):
            where = f"zombies[{i}]"
            zone = self.zone(self.board, row.zone, f"{where}.zone")
            kinds = self.kinds.get(row.type)
            if kinds is None:
                choices = ", ".join(self.kinds)
                self.tell(f"{where}.type", "lint-unknown-type", {"name": row.type, "choices": choices})
            elif len(kinds) > 1 or (row.type in self.book.rows("abominations") and not at_setup):
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
        colours = self.colours[1:]
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
        if row.rule:
            mission.door_rules[door] = row.rule
        if row.state in colours:
            if row.state in self.doors:
                self.tell(f"{where}.state", "lint-door-colour-twice", {"colour": row.state})
            self.doors[row.state] = door
            mission.door_colours[door] = self.colours.index(row.state)

    def choose(self, where: str, value: str, choices: Sequence[str]) -> bool:
        """Whether a word is one of those that the game knows there."""
        if value in choices:
            return True
        known = ", ".join([choice for choice in choices if choice])
        self.tell(where, "lint-bad-choice", {"value": value, "choices": known})
        return False

    def check_reach(self, mission: Mission) -> None:
        """Everything to be taken, and the exit, must be within reach once all doors are open.

        From where the dead come a way must lead to the survivors; it need not lead back.
        """
        board = mission.board
        topology = board.topology((1 << len(board.doors)) - 1)
        reached = _spread(mission.starts, topology.neighbours)
        if not reached:
            return
        for where, zones, near in (
            ("objectives", mission.objectives, reached),
            ("crates", mission.crates, reached),
            ("exit", mission.exits, reached),
            ("start", mission.starts[1:], reached),
            ("spawns", mission.spawns, _spread(mission.starts, topology.entries)),
        ):
            for zone in sorted(set(zones) - near):
                self.tell(where, "lint-unreachable", {"name": board.zones[zone].name})


def _spread(starts: tuple[int, ...], ways: tuple[tuple[int, ...], ...]) -> set[int]:
    """All zones that some ways lead to."""
    reached = set(starts)
    waiting = list(reached)
    while waiting:
        for zone in ways[waiting.pop()]:
            if zone not in reached:
                reached.add(zone)
                waiting.append(zone)
    return reached


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
