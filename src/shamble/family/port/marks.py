"""What lies and stands in each zone, as badges for the drawings of a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from shamble.family.board.draw import Mark, draw_svg
from shamble.family.board.kinds import BROKEN
from shamble.family.missions.mission import Mission
from shamble.family.position.state import BYSTANDER, LONE, PLAYED, Game, is_facedown
from shamble.family.round.setup import quick_answer
from shamble.family.rules import Rules
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING
from shamble.port.screen import NO_FIGURE
from shamble.port.speaker import Speaker

MOST_LETTERS = 5


def state_marks(state: Game, speaker: Speaker, active: int = NO_FIGURE) -> dict[int, list[Mark]]:
    """Survivors, zombies, tokens and noise of a position, by zone."""
    marks: dict[int, list[Mark]] = {}

    def put(zone: int, kind: str, label: str) -> None:
        if zone >= 0:
            marks.setdefault(zone, []).append(Mark(kind, label))

    rules = state.rules
    for number, survivor in enumerate(state.survivors):
        name = speaker.name("figure", number).replace(" ", "")[:MOST_LETTERS]
        person = "survivor" if survivor.leader == PLAYED else "companion"
        put(
            survivor.zone,
            "active" if number == active else person,
            f"<{name}>" if number == active else name,
        )
    count = rules.kind_count
    colours = rules.mission.colours
    for zone in range(len(state.crowd)):
        if state.crowd[zone]:
            for kind in rules.kinds:
                number = state.zombies[zone * count + kind.index]
                if number:
                    put(zone, kind.type, f"{number}{short(kind.type, speaker)}")
    for token, zone in enumerate(state.objectives):
        shown = 0 if is_facedown(state, token) else state.colours[token]
        put(
            zone,
            f"objective-{colours[shown].name}" if shown else "objective",
            objective_label(state, token, speaker),
        )
    for zone in state.crates:
        put(zone, "crate", speaker.say("mark-crate"))
    for car, zone in zip(rules.mission.cars, state.cars, strict=True):
        put(zone, "car", speaker.say(f"mark-{car.kind}"))
    for token, zone in enumerate(state.spawns):
        colour = rules.mission.spawn_colours[token]
        label = spawn_label(rules, token, speaker, active=bool(state.spawning >> token & 1))
        put(zone, f"spawn-{colours[colour].name}" if colour else "spawn", label)
    for zone in rules.mission.exits:
        put(zone, "exit", speaker.say("mark-exit"))
    for zone, noise in enumerate(state.noise):
        if noise:
            put(zone, "noise", f"{speaker.say('mark-noise')}{noise}")
    for counter in rules.shown_counters:
        if counter.per == "zone":
            for zone, number in enumerate(state.counters[rules.layout.counters[counter.name]]):
                if number:
                    put(zone, counter.name, f"{speaker.say(f'mark-{counter.name}')}{number}")
    for name, status in rules.status_numbers.items():
        for zone in range(len(state.crowd)):
            at = zone * rules.kind_count
            number = sum(state.idle[status][at : at + rules.kind_count])
            if number:
                put(zone, name, f"{speaker.say(f'mark-{name}')}{number}")
    return marks


def mission_marks(state: Game, speaker: Speaker) -> dict[int, list[Mark]]:
    """What a mission's map shows before the game: tokens, starts, and whoever waits on the board."""
    marks = state_marks(state, speaker)
    starts = state.rules.mission.starts
    for zone in starts:
        marks.setdefault(zone, []).append(Mark("start", speaker.say("mark-start")))
    people, abominations = who_waits(state)
    for zone, number in sorted(people.items()):
        if zone not in starts:
            marks.setdefault(zone, []).append(Mark("companion", f"{number}{speaker.say('mark-companion')}"))
    for zone, number in sorted(abominations.items()):
        marks.setdefault(zone, []).append(Mark("abomination", f"{number}{short('abomination', speaker)}"))
    return marks


def who_waits(state: Game) -> tuple[Counter[int], Counter[int]]:
    """The survivors that nobody plays, and the abominations, that the mission's setup puts on the board."""
    after = state
    if state.round == 0 and state.result == RUNNING:
        after = start(state.clone())
    while after.round == 0 and after.result == RUNNING:
        apply(after, quick_answer(after))
    people = Counter([s.zone for s in after.survivors if s.leader in (LONE, BYSTANDER)])
    count = after.rules.kind_count
    kinds = [kind.index for kind in after.rules.kinds if kind.type == "abomination"]
    zones = [zone for zone in range(len(after.crowd)) for kind in kinds if after.zombies[zone * count + kind]]
    return people, Counter(zones)


def drawing_in_words(state: Game, speaker: Speaker, palette: Mapping[str, str]) -> str:
    """The map of a mission as a picture, everything on it named in a person's language."""
    board, mission = state.rules.board, state.rules.mission
    marks = mission_marks(state, speaker)
    fittings = [state.rules.fittings[number].name for number in state.fittings]
    return draw_svg(board, marks, state.open_doors, palette, door_marks(mission, speaker), fittings)


def door_marks(mission: Mission, speaker: Speaker) -> dict[int, Mark]:
    """The coloured doors with the first letter of their colour, and the broken ones."""
    marks = {
        door: Mark(mission.colours[colour].name, speaker.name("colour", colour)[0].upper())
        for door, colour in mission.door_colours.items()
    }
    for door in mission.board.doors:
        if mission.fittings[door.index] == BROKEN:
            marks[door.index] = Mark("broken", "")
    return marks


def objective_label(state: Game, token: int, speaker: Speaker) -> str:
    """An objective: one that lies open has its colour, unless it is red."""
    label = speaker.say("mark-objective")
    colour = 0 if is_facedown(state, token) else state.colours[token]
    return f"{label}({speaker.name('colour', colour)})" if colour else label


def spawn_label(rules: Rules, token: int, speaker: Speaker, *, active: bool) -> str:
    """A spawn token: the starting one has a star, a sleeping one its colour."""
    label = speaker.say("mark-spawn")
    if token == 0:
        return f"{label}*"
    return label if active else f"{label}({speaker.name('colour', rules.mission.spawn_colours[token])})"


def short(zombie_type: str, speaker: Speaker) -> str:
    """A letter or two for a type of zombies."""
    return speaker.say(f"mark-{zombie_type}")
