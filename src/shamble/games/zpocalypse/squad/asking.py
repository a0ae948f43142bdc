"""Asking for abilities at their moments outside the own turn (ZP-SQUAD-08): one moment after another."""

from typing import Final

from shamble.games.zpocalypse.printed import IN_DEFENCE, IN_SCAVENGE, IN_THEIR_TURN
from shamble.games.zpocalypse.squad.abilities import ability_of, is_unused, lend, spend, why_not_used
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import ASK_ABILITY, NO, USE
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

BEFORE_CHECK: Final = 0
AFTER_CHECK: Final = 1
BEFORE_SUPPLIES: Final = 2
BEFORE_ZOMBIES: Final = 3
ON_TILE: Final = 4
BEFORE_DEFENCE: Final = 5
AFTER_DEFENCE: Final = 6
BEFORE_ADDED: Final = 7

MOMENTS: Final = (
    (IN_SCAVENGE, "check dice"),
    (IN_SCAVENGE, "reroll check"),
    (IN_SCAVENGE, "food"),
    (IN_SCAVENGE, "fewer zombies"),
    (IN_SCAVENGE, "redraw tile"),
    (IN_DEFENCE, "defence dice"),
    (IN_DEFENCE, "defence reroll"),
    (IN_THEIR_TURN, "cancel zombie"),
)
"""For each moment the kind of ability and what it must do to be asked for."""


def helpers(state: Table, squad: int, moment: int) -> list[int]:
    """Active survivors whose unused ability does what the moment asks for."""
    when, operation = MOMENTS[moment]
    found: list[int] = []
    for person in state.squads[squad].people:
        ability = ability_of(state, person)
        if ability is not None and ability.when == when and ability.amount(operation):
            if is_unused(state, person):
                found.append(person)
    return found


def ask_for_help(run: Run, state: Table, squad: int, moment: int) -> None:
    """Ask a player for an ability, if the squad has any for this moment. What is used is lent until
    `abilities.give_back`."""
    if helpers(state, squad, moment):
        run.push(ASK_ABILITY, squad, moment)


def ability_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who is asked; frame.b: the moment."""
    found = [pack(USE, frame.a, person) for person in helpers(state, frame.a, frame.b)]
    return sorted([*found, pack(NO, frame.a)]) if found else []


def use_or_not(run: Run, state: Table, frame: Frame, action: int) -> None:
    if verb_of(action) == USE:
        spend(run, state, frame.a, x_of(action))
        lend(state, x_of(action))


def refuse_help(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) == USE:
        return why_not_used(state, frame.a, x_of(action), MOMENTS[frame.b][0])
    return []


QUESTIONS: tuple[Question, ...] = (
    Question("ask-ability", OWNED, ability_options, use_or_not, "ZP-SQUAD-08", refuse=refuse_help),
)
