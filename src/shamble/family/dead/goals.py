"""Where the dead want to go: each zone has its goals, and a reason.

A game answers two questions anew: `outlook`, what is weighed once for all zones, and `goals`, where the
dead of one zone want to go. The answer is a set of zones (as bits), how they deal with several, and why.
Either they part over all of them (SPLIT), or somebody picks one: then it names the seats that may, as bits.

ASK_GOAL frame: a the zone they are in, b its goals (bits), c the seats that may pick, d why.
"""

from typing import Any, Final

from shamble.family.position.state import Game
from shamble.family.vocabulary import ACTIVATION, ASK_GOAL, GOAL
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHARED, Question, Ruling
from shamble.kernel.run import Run

PREY_SHIFT: Final = 4
ACTION_MASK: Final = 15

SPLIT: Final = 0
"""The dead part over all their goals."""

SEEN: Final = 0
HEARD: Final = 1
CALLED: Final = 2
"""Why they go: the place of the row in `REASONS`; a game's own come behind."""

ENTRY: Final = 3
"""How many numbers the goals of a zone take in a frame: the zone, the goals as bits, why."""


class GoalReason:
    """A reason for which the dead go somewhere: its name, and the rule it stands for."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


REASONS: Final = (
    GoalReason("sees", "Z2-ZMOVE-02"),
    GoalReason("hears", "Z2-ZMOVE-03"),
    GoalReason("taunted", "Z2-SKILL-TAUNT-02"),
)


class Outlook:
    """What is weighed once for all: how loud each zone is, where people are, where it is loudest."""

    __slots__ = ("loud", "loudest", "people")

    def __init__(self, state: Game) -> None:
        loud = list(state.noise)
        people = 0
        for survivor in state.survivors:
            zone = survivor.zone
            if zone >= 0:
                loud[zone] += 1
                people |= 1 << zone
        self.loud = loud
        self.people = people
        loudest = 0
        top = max(loud)
        if top:
            zone = -1
            for _ in range(loud.count(top)):
                zone = loud.index(top, zone + 1)
                loudest |= 1 << zone
        self.loudest = loudest


def outlook(state: Game) -> Any:
    """The noise of every zone, and who is where."""
    return Outlook(state)


def most_of(zones: int, numbers: list[int]) -> int:
    """Those of some zones (bits) that have the highest number."""
    best = -1
    found = 0
    while zones:
        bit = zones & -zones
        zones ^= bit
        number = numbers[bit.bit_length() - 1]
        if number > best:
            best = number
            found = bit
        elif number == best:
            found |= bit
    return found


def goals(state: Game, zone: int, view: Any) -> tuple[int, int, int]:
    """The noisiest zones with survivors in sight; if there are none, the noisiest of all."""
    weighed: Outlook = view
    seen = state.topology.seen[zone] & weighed.people
    if not seen:
        return weighed.loudest, SPLIT, HEARD
    return most_of(seen, weighed.loud), SPLIT, SEEN


def choose_goals(run: Run, state: Game, frame: Frame) -> None:
    """The dead of each zone that did not attack choose where to go; some zones may be asked about."""
    muster = frame.grid
    assert muster is not None
    if frame.items is None:
        frame.items = [0]
    items = frame.items
    rules = state.rules
    count = rules.kind_count
    prey = frame.a >> PREY_SHIFT
    seen: Any = None
    crowd = state.crowd
    fought = frame.c
    for zone in range(frame.b, len(crowd)):
        if not crowd[zone] or fought >> zone & 1:
            continue
        at = zone * count
        if muster.count(0, at, at + count) == count:
            continue
        if prey:
            there = state.survivors[prey - 1].zone
            if there >= 0:
                items += (zone, 1 << there, CALLED)
            continue
        if seen is None:
            seen = rules.outlook(state)
        found, picked_by, why = rules.goals(state, zone, seen)
        if picked_by and found & (found - 1):
            frame.b = zone + 1
            run.again(frame)
            run.push(ASK_GOAL, zone, found, picked_by, why)
            return
        items += (zone, found, why)
    items[0] = len(items) - 1
    frame.b = 0


def goal_options(state: Game, frame: Frame) -> list[int]:
    """The zones that draw them equally."""
    base = GOAL | NOBODY << ACTOR_SHIFT
    return [base | zone << X_SHIFT for zone in range(frame.b.bit_length()) if frame.b >> zone & 1]


def goal_seats(state: Game, frame: Frame, action: int) -> int:
    """Those whom the rule names."""
    return frame.c


def take_goal(run: Run, state: Game, frame: Frame, action: int) -> None:
    """All of them go there."""
    items = state.under_way(ACTIVATION).items
    assert items is not None
    items += (frame.a, 1 << x_of(action), frame.d)


RULINGS: Final = (Ruling("outlook", outlook), Ruling("goals", goals))
QUESTIONS: Final = (Question("ask-goal", SHARED, goal_options, take_goal, "Z2-ZMOVE-08", goal_seats),)
