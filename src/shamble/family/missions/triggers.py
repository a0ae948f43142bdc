"""Special rules at their moments: the mission's, and those of cards that lie on the table.

EFFECTS frame: a the place of a trigger among those of its moment, b position in its effects; items are the
moment's facts, d the moment; c is 1 for effects of a mission action (a is then the action's number), 2 for a
trigger that stands only while its card lies there.
"""

from collections.abc import Callable
from typing import Any, Final

from shamble.family.missions.mission import Trigger
from shamble.family.position.state import Game
from shamble.family.vocabulary import EFFECTS
from shamble.kernel.frame import Frame
from shamble.kernel.run import Run

OF_ACTION: Final = 1
OF_CARD: Final = 2


class StandingRules:
    """Special rules that hold while something is so: while a card lies on the table, say."""

    __slots__ = ("holds", "name", "triggers")

    def __init__(self, name: str, holds: Callable[[Any], bool], triggers: tuple[Trigger, ...]) -> None:
        self.name = name
        self.holds = holds
        self.triggers = triggers


class Standing:
    """One trigger among those of its moment: which rules it belongs to, and where its limit is counted."""

    __slots__ = ("register", "rules", "trigger")

    def __init__(self, rules: StandingRules, trigger: Trigger, register: int) -> None:
        self.rules = rules
        self.trigger = trigger
        self.register = register


def standing_by_moment(rows: list[StandingRules], first_register: int) -> dict[str, tuple[Standing, ...]]:
    """All triggers that may come to hold, by moment; limits are counted after the mission's registers."""
    found: dict[str, tuple[Standing, ...]] = {}
    register = first_register
    for row in rows:
        for trigger in row.triggers:
            one = Standing(row, trigger, register)
            register += 1 if trigger.limit else 0
            found[trigger.moment] = (*found.get(trigger.moment, ()), one)
    return found


def announce(run: Run, state: Game, moment: int, facts: tuple[int, ...]) -> bool:
    """Let the mission apply its rules about a moment, in their order, then cards theirs; whether any has."""
    rules = state.rules
    name = run.rules.moment_rows[moment].name
    triggers = rules.mission.triggers.get(name, ())
    standing = rules.standing.get(name, ())
    heard = bool(triggers)
    for i in range(len(standing) - 1, -1, -1):
        if standing[i].rules.holds(state):
            run.push(EFFECTS, i, -1, OF_CARD, moment).items = list(facts)
            heard = True
    for i in range(len(triggers) - 1, -1, -1):
        run.push(EFFECTS, i, -1, 0, moment).items = list(facts)
    return heard


def run_effects(run: Run, state: Game, frame: Frame) -> None:
    """Check the condition once, then carry out the effects one by one."""
    facts = tuple(frame.items or ())
    mission = state.rules.mission
    if frame.c == OF_ACTION:
        effects = mission.actions[frame.a].effects
        rule = mission.actions[frame.a].rule
        if frame.b < 0:
            frame.b = 0
    else:
        moment = run.rules.moment_rows[frame.d].name
        if frame.c == OF_CARD:
            standing = state.rules.standing[moment][frame.a]
            trigger, register = standing.trigger, standing.register
        else:
            trigger = mission.triggers[moment][frame.a]
            register = trigger.register
        effects = trigger.effects
        rule = trigger.rule
        if frame.b < 0:
            if trigger.condition is not None and not trigger.condition(state, facts):
                return
            if trigger.limit:
                if state.registers[register] >= trigger.limit:
                    return
                state.registers[register] += 1
            frame.b = 0
            if run.listener is not None:
                run.tell("mission-rule", rule, {"moment": moment})
    if frame.b < len(effects):
        effect = effects[frame.b]
        frame.b += 1
        run.again(frame)
        effect(run, state, facts)
        run.touched = True


def rule_of_effects(state: Game) -> str:
    """The rule of the mission by which something is being done; nothing if it names none."""
    for frame in reversed(state.stack):
        if frame.proc == EFFECTS:
            if frame.c == OF_ACTION:
                return state.rules.mission.actions[frame.a].rule
            moment = state.rules.moment_rows[frame.d].name
            if frame.c == OF_CARD:
                return state.rules.standing[moment][frame.a].trigger.rule
            return state.rules.mission.triggers[moment][frame.a].rule
    return ""


PROCEDURES = {"effects": (run_effects,)}
