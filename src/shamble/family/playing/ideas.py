"""What a survivor could try in its turn: any single answer, or to go somewhere and do what there is to do."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.playing.quick import QuickBot
from shamble.family.playing.reading import FAR, barred_doors
from shamble.family.playing.standing import Standing
from shamble.family.position.state import PLAYED, Game
from shamble.family.vocabulary import TURN
from shamble.kernel.action import actor_of
from shamble.kernel.sense import Idea, Sense

QUESTIONS: Final = frozenset(("ask-turn", "ask-bonus"))
MOST_PLACES: Final = 4
"""So many of the places where something is wanted are thought of, the nearest ones."""

MOST_MATES: Final = 3
REACH: Final = 14.0
NOBODY: Final = -1


class Ordered:
    """The quick player, with one survivor sent somewhere for this turn."""

    __slots__ = ("quick", "who", "zone")

    def __init__(self, quick: QuickBot, who: int, zone: int) -> None:
        self.quick = quick
        self.who = who
        self.zone = zone

    def __call__(self, state: Any) -> int:
        if turn_of(state) == self.who:
            return self.quick.answer(state, self.zone)
        return self.quick(state)


def turn_of(state: Any) -> int:
    """Whose turn is under way; NOBODY between turns."""
    for frame in state.stack:
        if frame.proc == TURN:
            return int(frame.a)
    return NOBODY


class Ideas:
    """Thinks of what may be tried."""

    __slots__ = ("quick",)

    def __init__(self, quick: QuickBot) -> None:
        self.quick = quick

    def __call__(self, state: Any) -> list[Idea]:
        options: list[int] = state.options
        quick = self.quick
        usual = quick(state)
        found: list[Idea] = [(usual, quick)]
        who = actor_of(options[0])
        for zone in self.places(state, who):
            first = quick.answer(state, zone)
            found.append((first, Ordered(quick, who, zone)))
        for option in options:
            if option != usual:
                found.append((option, quick))
        return found

    def places(self, state: Game, who: int) -> list[int]:
        """Where a survivor could go: where something is wanted, to its friends, or nowhere."""
        crew = self.quick.team(state)
        plan = crew.plan(state)
        here = state.survivors[who].zone
        if here < 0:
            return []
        barred = barred_doors(state, who)
        usual = plan.targets[who]
        wanted: list[tuple[float, int]] = []
        for zone in sorted({aim[1] for aim in plan.wishes.aims if aim[2] in (NOBODY, who)}):
            cost = crew.roads.on(state, zone, barred)[here]
            if cost < min(FAR, REACH) and zone not in (here, usual):
                wanted.append((cost, zone))
        wanted.sort()
        mates: list[tuple[float, int]] = []
        for zone in sorted({me.zone for me in state.survivors if me.zone >= 0 and me.leader == PLAYED}):
            cost = crew.roads.on(state, zone, barred)[here]
            if cost < REACH and zone not in (here, usual):
                mates.append((cost, zone))
        mates.sort()
        places = [zone for _, zone in wanted[:MOST_PLACES]]
        places += [zone for _, zone in mates[:MOST_MATES] if zone not in places]
        if usual != here:
            places.append(here)
        return places


def sense_of(seed: int) -> Sense:
    """What the family lends to players that look ahead."""
    quick = QuickBot(seed)
    return Sense(quick, Standing(), QUESTIONS, Ideas(quick), turn_of)
