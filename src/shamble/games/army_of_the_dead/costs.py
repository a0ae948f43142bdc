"""What costs several Actions is paid by one survivor in one turn, completely."""

from shamble.family.people.kit import Kit
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.state import Survivor
from shamble.family.round.allowance import no_action_left
from shamble.kernel.event import Reason


def too_few_actions(kit: Kit, me: Survivor, cost: int) -> list[Reason]:
    """Why something that takes several Actions cannot be paid; nothing if it can."""
    left = kit.values[ACTIONS] - me.spent
    if left >= cost:
        return []
    if cost == 1:
        return [no_action_left()]
    told: dict[str, object] = {"cost": cost, "left": max(0, left)}
    return [Reason("refused-too-few-actions", "AD-ACT-07", told)]
