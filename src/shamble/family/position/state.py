"""A position of a Zombicide game."""

from typing import TYPE_CHECKING, Final

from shamble.family.board.model import Topology
from shamble.family.people.kit import Kit
from shamble.kernel.frame import Frame
from shamble.kernel.state import State

if TYPE_CHECKING:
    from shamble.family.missions.mission import Mission
    from shamble.family.rules import Rules

ESCAPED: Final = -1
ELIMINATED: Final = -2
ASIDE: Final = -3
"""Places of a survivor that is on no zone of the board."""

PLAYED: Final = -1
LONE: Final = -2
BYSTANDER: Final = -3
"""Who leads a survivor: a number from 0 up for a Companion; nobody for a played one, for a Companion that
waits to be rallied, and for one that cannot be."""

ON_FOOT: Final = 0
"""Where a survivor sits if in no car; else its car and its seat (see `moving.seats`)."""

GONE: Final = -1
"""The place of a token that has left the board."""

HIDDEN: Final = -1
"""The colour of an objective that nobody has seen yet."""


class Survivor:
    """A survivor on the board: where, how well, carrying what, and what is spent of its turn.

    What is spent is counted, not what is left, so a skill gained in mid-turn is usable at once.
    `hand` and `pack` are sorted tuples of cards, replaced whole, so that copies share them.
    """

    __slots__ = (
        "adrenaline",
        "character",
        "done",
        "hand",
        "kit",
        "leader",
        "level",
        "pack",
        "ride",
        "seat",
        "skills",
        "spent",
        "spent_free",
        "streak",
        "tokens",
        "wounds",
        "zone",
    )

    def __init__(
        self,
        character: int,
        seat: int,
        zone: int,
        wounds: int,
        adrenaline: int,
        level: int,
        spent: int,
        spent_free: int,
        streak: int,
        done: int,
        leader: int,
        hand: tuple[int, ...],
        pack: tuple[int, ...],
        tokens: tuple[int, ...],
        skills: tuple[int, ...],
        kit: Kit,
        ride: int = ON_FOOT,
    ) -> None:
        self.character = character
        self.seat = seat
        self.zone = zone
        self.wounds = wounds
        self.adrenaline = adrenaline
        self.level = level
        self.spent = spent
        self.spent_free = spent_free
        self.streak = streak
        self.done = done
        self.leader = leader
        self.hand = hand
        self.pack = pack
        self.tokens = tokens
        self.skills = skills
        self.kit = kit
        self.ride = ride

    def clone(self) -> "Survivor":
        """An independent copy."""
        return Survivor(
            self.character,
            self.seat,
            self.zone,
            self.wounds,
            self.adrenaline,
            self.level,
            self.spent,
            self.spent_free,
            self.streak,
            self.done,
            self.leader,
            self.hand,
            self.pack,
            self.tokens,
            self.skills,
            self.kit,
            self.ride,
        )

    def encode(self, rules: "Rules") -> list[object]:
        """Plain data without the kit, which is derived. Skills that are printed nowhere are saved by name."""
        skills: list[object] = [
            skill if skill < rules.listed_skills else rules.skills[skill].name for skill in self.skills
        ]
        return [
            self.character,
            self.seat,
            self.zone,
            self.wounds,
            self.adrenaline,
            self.level,
            self.spent,
            self.spent_free,
            self.streak,
            self.done,
            self.leader,
            list(self.hand),
            list(self.pack),
            list(self.tokens),
            skills,
            self.ride,
        ]


class Game(State):
    """The whole table: survivors, the dead by zone and kind, noise, doors, tokens, decks."""

    __slots__ = (
        "auras",
        "cars",
        "colours",
        "crates",
        "crowd",
        "emptied",
        "emptied_together",
        "facedown",
        "first",
        "fittings",
        "idle",
        "noise",
        "objectives",
        "open_doors",
        "pool",
        "rules",
        "spawned",
        "spawning",
        "spawns",
        "survivors",
        "topology",
        "trunks",
        "zombies",
    )

    def __init__(
        self,
        rules: "Rules",
        stack: list[Frame],
        streams: list[int],
        piles: list[tuple[int, ...]],
        tops: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        registers: list[int],
        passed: int,
        result: int,
        winners: int,
        ending: str,
        options: list[int],
        counters: list[tuple[int, ...]],
        looked: tuple[int, ...],
        survivors: list[Survivor],
        zombies: bytearray,
        crowd: bytearray,
        noise: bytearray,
        pool: list[int],
        open_doors: int,
        fittings: bytes,
        spawned: int,
        objectives: list[int],
        colours: list[int],
        facedown: int,
        crates: list[int],
        spawns: list[int],
        spawning: int,
        emptied: int,
        emptied_together: int,
        first: int,
        auras: int,
        topology: Topology,
        cars: tuple[int, ...] = (),
        trunks: tuple[tuple[int, ...], ...] = (),
        idle: tuple[bytearray, ...] = (),
    ) -> None:
        self.ruleset = rules
        self.rules = rules
        self.stack = stack
        self.streams = streams
        self.piles = piles
        self.tops = tops
        self.discards = discards
        self.registers = registers
        self.passed = passed
        self.result = result
        self.winners = winners
        self.ending = ending
        self.options = options
        self.counters = counters
        self.looked = looked
        self.survivors = survivors
        self.zombies = zombies
        self.crowd = crowd
        self.noise = noise
        self.pool = pool
        self.open_doors = open_doors
        self.fittings = fittings
        """What stands in each passage, as numbers of the rules' fittings."""
        self.spawned = spawned
        self.objectives = objectives
        self.colours = colours
        self.facedown = facedown
        """The objectives that lie face down, as bits."""
        self.crates = crates
        self.spawns = spawns
        self.spawning = spawning
        self.emptied = emptied
        self.emptied_together = emptied_together
        self.first = first
        self.auras = auras
        self.topology = topology
        self.cars = cars
        self.trunks = trunks
        """The cards in the trunk of each car; empty as long as nobody has put any there."""
        self.idle = idle
        """The figures that do nothing for now, for each declared status, counted as `zombies`."""

    @property
    def round(self) -> int:
        """Which round it is; 0 during the setup."""
        return self.passed

    def clone(self) -> "Game":
        """An independent copy that shares only immutable things."""
        return Game(
            self.rules,
            [frame.clone() for frame in self.stack],
            self.streams[:],
            self.piles[:],
            self.tops[:],
            self.discards[:],
            self.registers[:],
            self.passed,
            self.result,
            self.winners,
            self.ending,
            self.options,
            self.counters[:],
            self.looked,
            [survivor.clone() for survivor in self.survivors],
            self.zombies[:],
            self.crowd[:],
            self.noise[:],
            self.pool[:],
            self.open_doors,
            self.fittings,
            self.spawned,
            self.objectives[:],
            self.colours,
            self.facedown,
            self.crates[:],
            self.spawns[:],
            self.spawning,
            self.emptied,
            self.emptied_together,
            self.first,
            self.auras,
            self.topology,
            self.cars,
            self.trunks,
            tuple([row[:] for row in self.idle]) if self.idle else (),
        )

    def encode(self) -> dict[str, object]:
        """The whole position as plain data, the same in every process."""
        data = super().encode()
        data["survivors"] = [survivor.encode(self.rules) for survivor in self.survivors]
        data["zombies"] = self.zombies.hex()
        data["noise"] = self.noise.hex()
        data["pool"] = self.pool[:]
        data["open_doors"] = self.open_doors
        if self.fittings != self.rules.fitted:
            data["fittings"] = [self.rules.fittings[number].name for number in self.fittings]
        data["spawned"] = self.spawned
        data["objectives"] = self.objectives[:]
        data["colours"] = self.colours[:]
        if self.facedown != lying_facedown(self.rules.mission, self.objectives):
            data["facedown"] = self.facedown
        data["crates"] = self.crates[:]
        data["spawns"] = self.spawns[:]
        data["spawning"] = self.spawning
        data["emptied"] = self.emptied
        data["emptied_together"] = self.emptied_together
        data["first"] = self.first
        data["cars"] = list(self.cars)
        if self.trunks:
            data["trunks"] = [list(trunk) for trunk in self.trunks]
        if self.idle:
            data["idle"] = {
                name: self.idle[number].hex() for name, number in self.rules.status_numbers.items()
            }
        return data


def lying_facedown(mission: "Mission", objectives: list[int]) -> int:
    """The objectives on the board that lay face down when the game began, as bits."""
    printed = mission.objective_colours
    found = 0
    for token, zone in enumerate(objectives):
        if zone != GONE and printed[token] == HIDDEN:
            found |= 1 << token
    return found


def is_facedown(state: Game, token: int) -> bool:
    """Whether nobody can see the colour of an objective."""
    return state.facedown >> token & 1 == 1
