"""What lies and stands in each zone, as badges for the drawings of a board."""

from __future__ import annotations

from shamble.board.draw import Mark
from shamble.family.mission import COLOUR_NAMES
from shamble.family.rules import Rules
from shamble.family.state import PLAYED, Game
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
        put(zone, "objective", objective_label(state, token))
    for zone in state.crates:
        put(zone, "crate", t("mark-crate"))
    for car, zone in zip(rules.mission.cars, state.cars, strict=True):
        put(zone, "car", t(f"mark-{car.kind}"))
    for token, zone in enumerate(state.spawns):
        put(zone, "spawn", spawn_label(rules, token, active=bool(state.spawning >> token & 1)))
    for zone in rules.mission.exits:
        put(zone, "exit", t("mark-exit"))
    for zone, noise in enumerate(state.noise):
        if noise:
            put(zone, "noise", f"{t('mark-noise')}{noise}")
    return marks


def mission_marks(state: Game, wording: Wording) -> dict[int, list[Mark]]:
    """What a mission's map shows before the game: tokens, starts, and the zombies that wait."""
    marks = state_marks(state, wording)
    for zone in state.rules.mission.starts:
        marks.setdefault(zone, []).append(Mark("start", t("mark-start")))
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
