"""The position in words, for the terminal and the plain table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.port.messages import Panel, Phrase

from .view import SquadView, View, view_of


def panels(state: Any, seat: int) -> Sequence[Panel]:
    """What lies on the table, part by part."""
    seen = view_of(state, seat)
    return [_table(seen), *[_squad(seen, squad) for squad in seen.squads], _dead(seen), _bunker(seen)]


def _table(seen: View) -> Panel:
    lines = [Phrase("table-day", {"day": seen.day, "phase": seen.phase, "round": seen.round})]
    lines.append(Phrase("table-speed", {"speed": seen.speed}))
    if seen.enraged:
        lines.append(Phrase("table-enraged"))
    lines.append(Phrase("table-tiles", {"number": seen.decks["tiles"]}))
    return Panel(Phrase("panel-zpo-table"), lines)


def _squad(seen: View, squad: SquadView) -> Panel:
    lines = []
    if squad.waiting:
        lines.append(Phrase("squad-waits", {"squad": squad.seat}))
    elif squad.at < 0:
        lines.append(Phrase("squad-out", {"squad": squad.seat}))
    else:
        lines.append(Phrase("squad-stands", {"square": squad.at}))
    if squad.people:
        told = {"left": squad.hp, "number": squad.max}
        lines.append(Phrase("squad-hp", told))
        lines.append(Phrase("squad-stats", _stats(squad)))
    for person in squad.people:
        told_of = {"person": person.person, "cards": person.cards}
        lines.append(Phrase("squad-person" if person.active else "squad-newcomer", told_of))
    lines.append(Phrase("squad-vp", {"vp": squad.vp}))
    for goal in squad.goals:
        lines.append(Phrase("squad-goal", {"goal": goal}))
    if squad.goal_count > len(squad.goals):
        lines.append(Phrase("squad-goals-hidden", {"number": squad.goal_count - len(squad.goals)}))
    return Panel(Phrase("panel-squad", {"squad": squad.seat}), lines)


def _stats(squad: SquadView) -> dict[str, Any]:
    return {
        "armor": squad.armor,
        "firearm": squad.firearm,
        "melee": squad.melee,
        "movement": squad.movement,
        "smarts": squad.smarts,
    }


def _dead(seen: View) -> Panel:
    lines = [Phrase("dead-at", {"kind": figure.kind, "square": figure.square}) for figure in seen.dead]
    return Panel(Phrase("panel-dead"), lines or [Phrase("dead-none")])


def _bunker(seen: View) -> Panel:
    lines = [Phrase("bunker-pool", {"number": seen.pool})]
    if seen.pile:
        lines.append(Phrase("bunker-pile", {"cards": seen.pile}))
    return Panel(Phrase("panel-bunker"), lines)
