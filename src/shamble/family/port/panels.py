"""The position of the family's games in sentences, for a table that draws no map."""

from __future__ import annotations

from shamble.family.missions.mission import EVERYBODYS, Goal, goals_in_play
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.position.printed import LEVEL_NAMES
from shamble.family.position.state import Game, Survivor
from shamble.kernel.rows import TABLE
from shamble.port.messages import Panel, Phrase


def panels_of(state: Game) -> list[Panel]:
    """What the mission wants, who is where with what, and where the dead are; everything is public."""
    return [
        Panel(Phrase("panel-goals", {"round": state.round, "mission": state.rules.mission.id}), goals(state)),
        Panel(Phrase("panel-team"), [member(state, number, me) for number, me in enumerate(state.survivors)]),
        Panel(Phrase("panel-dead"), crowds(state)),
        *([Panel(Phrase("panel-counters"), counters(state))] if state.rules.shown_counters else []),
    ]


def goals(state: Game) -> list[Phrase]:
    """Every goal and how far it is."""
    return [line_of(state, goal) for step in goals_in_play(state) for goal in step]


def line_of(state: Game, goal: Goal) -> Phrase:
    """One goal, with whose it is if it is not everybody's."""
    told = {"goal": goal.text, "count": goal.progress(state, ()), "total": goal.target(state, ())}
    if goal.owner == EVERYBODYS:
        return Phrase("panel-goal", told)
    return Phrase("panel-goal-of", {**told, "survivor": goal.owner})


def member(state: Game, number: int, me: Survivor) -> Phrase:
    """One survivor: place, wounds, level, cards."""
    cards = [state.rules.cards[card].slug for card in (*me.hand, *me.pack)]
    return Phrase(
        "panel-member",
        {
            "survivor": number,
            "zone": me.zone,
            "wounds": me.wounds,
            "health": kit_of(state, me).values[HEALTH],
            "level": LEVEL_NAMES[me.level],
            "carried": cards,
        },
    )


def crowds(state: Game) -> list[Phrase]:
    """The zombies of each zone."""
    count = state.rules.kind_count
    return [
        Phrase(
            "panel-crowd",
            {"zone": zone, "kind": kind.index, "count": state.zombies[zone * count + kind.index]},
        )
        for zone in range(len(state.crowd))
        for kind in state.rules.kinds
        if state.zombies[zone * count + kind.index]
    ]


def counters(state: Game) -> list[Phrase]:
    """What the game counts for all to see: for the table, or for each zone or survivor."""
    found: list[Phrase] = []
    for row in state.rules.shown_counters:
        for holder, number in enumerate(state.counters[state.rules.layout.counters[row.name]]):
            if number:
                where = {} if row.per == TABLE else {row.per: holder}
                key = f"panel-counter-{row.per}" if row.per else "panel-counter"
                found.append(Phrase(key, {"counter": row.name, "count": number, **where}))
    return found
