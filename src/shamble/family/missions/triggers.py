"""The mission's special rules at their moments.

EFFECTS frame: a trigger number within its moment, b position in its effects; items are the moment's
facts, c is 1 for effects of a mission action (a is then the action's number).
"""

from shamble.family.position.state import Game
from shamble.family.vocabulary import EFFECTS
from shamble.kernel.frame import Frame
from shamble.kernel.run import Run


def announce(run: Run, state: Game, moment: int, facts: tuple[int, ...]) -> bool:
    """Let the mission apply its rules about a moment, in their order; whether it has any."""
    triggers = state.rules.mission.triggers.get(run.rules.moment_rows[moment].name)
    if triggers is None:
        return False
    for i in range(len(triggers) - 1, -1, -1):
        run.push(EFFECTS, i, -1, 0, moment).items = list(facts)
    return True


def run_effects(run: Run, state: Game, frame: Frame) -> None:
    """Check the condition once, then carry out the effects one by one."""
    facts = tuple(frame.items or ())
    mission = state.rules.mission
    if frame.c:
        effects = mission.actions[frame.a].effects
        rule = mission.actions[frame.a].rule
        if frame.b < 0:
            frame.b = 0
    else:
        moment = run.rules.moment_rows[frame.d].name
        trigger = mission.triggers[moment][frame.a]
        effects = trigger.effects
        rule = trigger.rule
        if frame.b < 0:
            if trigger.condition is not None and not trigger.condition(state, facts):
                return
            if trigger.limit:
                if state.registers[trigger.register] >= trigger.limit:
                    return
                state.registers[trigger.register] += 1
            frame.b = 0
            if run.listener is not None:
                run.tell("mission-rule", rule, {"moment": moment})
    if frame.b < len(effects):
        effect = effects[frame.b]
        frame.b += 1
        run.again(frame)
        effect(run, state, facts)
        run.touched = True


PROCEDURES = {"effects": (run_effects,)}
