"""Noise: making some, and how loud every zone is. A game decides `lay-noise` anew."""

from typing import Final

from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.family.round.allowance import can_pay, no_action_left
from shamble.kernel.action import actor_of
from shamble.kernel.event import Reason
from shamble.kernel.moments import happen
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run


def make_some_noise(run: Run, state: Game, action: int) -> None:
    """One noise token in the own zone."""
    who = actor_of(action)
    me = state.survivors[who]
    me.spent += 1
    make_noise(run, state, me.zone, who)
    if run.listener is not None:
        run.tell("noise", "Z2-ACT-01", {"zone": me.zone, "survivor": who})
        supply = state.rules.book.rows("tokens").get("noise")
        if isinstance(supply, int) and sum(state.noise) > supply:
            run.cite("Z2-NOISE-07")


def refuse_noise(state: Game, action: int) -> list[Reason]:
    """Why no noise can be made."""
    me = state.survivors[actor_of(action)]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


NOBODY: Final = -1


def loudness(state: Game) -> list[int]:
    """The noise of every zone: its tokens, and its survivors where they count as noise."""
    loud = list(state.noise)
    if not state.rules.constants["survivors-are-noise"]:
        return loud
    for survivor in state.survivors:
        if survivor.zone >= 0:
            loud[survivor.zone] += 1
    return loud


def add_noise_token(state: Game, zone: int) -> None:
    """One token more lies there."""
    state.noise[zone] += 1


def make_noise(run: Run, state: Game, zone: int, who: int) -> None:
    """Noise in a zone, and the token that tells of it; `who` made it, NOBODY if the mission did."""
    state.rules.lay_noise(state, zone)
    if state.rules.hears_noise:
        happen(run, state, "noise-made", (zone, who))


RULINGS: Final = (Ruling("lay-noise", add_noise_token),)
"""Where the token of a noise goes, and what becomes of those that lie already."""
