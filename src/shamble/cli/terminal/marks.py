"""What lies and stands in each zone, as badges for the drawings of a board."""

from __future__ import annotations

from collections import Counter

from shamble.family.board.draw import Mark
from shamble.family.board.kinds import BROKEN
from shamble.family.missions.mission import COLOUR_NAMES, Mission
from shamble.family.position.state import BYSTANDER, LONE, PLAYED, Game
from shamble.family.round.setup import quick_answer
from shamble.family.rules import Rules
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING
from shamble.lab.wording import Wording
from shamble.text import t

NOBODY = -1
MOST_LETTERS = 5


def state_marks(state: Game, wording: Wording, active: int = NOBODY) -> dict[int, list[Mark]]:
    """Survivors, zombies, tokens and noise of a position, by zone."""
    marks: dict[int, list[Mark]] = {}

    def put(zone: int, kind: str, label: str) -> None:
        if zone >= 0:
            marks.setdefault(zone, []).append(Mark(kind, label))

    rules = state.rules
    for number, survivor in enumerate(state.survivors):
        name = wording.survivor(number).replace(" ", "")[:MOST_LETTERS]
        person = "survivor" if survivor.leader == PLAYED else "companion"
        put(
            survivor.zone,
            "active" if number == active else person,
            f"<{name}>" if number == active else name,
        )
    count = rules.kind_count
    for zone in range(len(state.crowd)):
        if state.crowd[zone]:
            for kind in rules.kinds:
                number = state.zombies[zone * count + kind.index]
                if number:
                    put(zone, kind.type, f"{number}{short(kind.type)}")
    for token, zone in enumerate(state.objectives):
        shown = 0 if rules.mission.facedown else state.colours[token]
        put(zone, f"objective-{COLOUR_NAMES[shown]}" if shown else "objective", objective_label(state, token))
    for zone in state.crates:
        put(zone, "crate", t("mark-crate"))
    for car, zone in zip(rules.mission.cars, state.cars, strict=True):
        put(zone, "car", t(f"mark-{car.kind}"))
    for token, zone in enumerate(state.spawns):
        colour = rules.mission.spawn_colours[token]
        label = spawn_label(rules, token, active=bool(state.spawning >> token & 1))
        put(zone, f"spawn-{COLOUR_NAMES[colour]}" if colour else "spawn", label)
    for zone in rules.mission.exits:
        put(zone, "exit", t("mark-exit"))
    for zone, noise in enumerate(state.noise):
        if noise:
            put(zone, "noise", f"{t('mark-noise')}{noise}")
    return marks


def mission_marks(state: Game, wording: Wording) -> dict[int, list[Mark]]:
    """What a mission's map shows before the game: tokens, starts, and whoever waits on the board."""
    marks = state_marks(state, wording)
    starts = state.rules.mission.starts
    for zone in starts:
        marks.setdefault(zone, []).append(Mark("start", t("mark-start")))
    people, abominations = who_waits(state)
    for zone, number in sorted(people.items()):
        if zone not in starts:
            marks.setdefault(zone, []).append(Mark("companion", f"{number}{t('mark-companion')}"))
    for zone, number in sorted(abominations.items()):
        marks.setdefault(zone, []).append(Mark("abomination", f"{number}{short('abomination')}"))
    return marks


def who_waits(state: Game) -> tuple[Counter[int], Counter[int]]:
    """The survivors that nobody plays, and the abominations, that the mission's setup puts on the board."""
    after = start(state.clone())
    while after.round == 0 and after.result == RUNNING:
        apply(after, quick_answer(after))
    people = Counter([s.zone for s in after.survivors if s.leader in (LONE, BYSTANDER)])
    count = after.rules.kind_count
    kinds = [kind.index for kind in after.rules.kinds if kind.type == "abomination"]
    zones = [zone for zone in range(len(after.crowd)) for kind in kinds if after.zombies[zone * count + kind]]
    return people, Counter(zones)


def door_marks(mission: Mission) -> dict[int, Mark]:
    """The coloured doors with the first letter of their colour, and the broken ones."""
    marks = {
        door: Mark(COLOUR_NAMES[colour], t(f"colour-{COLOUR_NAMES[colour]}")[0].upper())
        for door, colour in mission.door_colours.items()
    }
    for door in mission.board.doors:
        if mission.fittings[door.index] == BROKEN:
            marks[door.index] = Mark("broken", "")
    return marks


def objective_label(state: Game, token: int) -> str:
    """An objective: one that lies open has its colour, unless it is red."""
    label = t("mark-objective")
    colour = 0 if state.rules.mission.facedown else state.colours[token]
    return f"{label}({t(f'colour-{COLOUR_NAMES[colour]}')})" if colour else label


def spawn_label(rules: Rules, token: int, *, active: bool) -> str:
    """A spawn token: the starting one has a star, a sleeping one its colour."""
    label = t("mark-spawn")
    if token == 0:
        return f"{label}*"
    return label if active else f"{label}({t(f'colour-{COLOUR_NAMES[rules.mission.spawn_colours[token]]}')})"


def short(zombie_type: str) -> str:
    """A letter or two for a type of zombies."""
    return t(f"mark-{zombie_type}")
