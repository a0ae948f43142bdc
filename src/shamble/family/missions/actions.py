"""The actions that only a mission knows."""

from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.family.round.allowance import can_pay, no_action_left
from shamble.family.vocabulary import EFFECTS
from shamble.kernel.action import actor_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.moments import happen
from shamble.kernel.run import Run


def mission_action(run: Run, state: Game, action: int) -> None:
    """An action of this mission; special rules about it come after its own effects."""
    who, number = actor_of(action), x_of(action)
    state.survivors[who].spent += 1
    extra = state.rules.mission.actions[number]
    if run.listener is not None:
        run.tell("mission-action", extra.rule, {"survivor": who, "action": extra.name})
    happen(run, state, "action-done", (who,))
    run.push(EFFECTS, number, -1, 1).items = [who]


def refuse_mission(state: Game, action: int) -> list[Reason]:
    """Why the mission's action is not possible."""
    who, number = actor_of(action), x_of(action)
    me = state.survivors[who]
    if number >= len(state.rules.mission.actions):
        return [Reason("refused-no-such-choice", "")]
    extra = state.rules.mission.actions[number]
    if not extra.condition(state, (who,)):
        return [Reason(extra.reason, extra.rule)]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]
