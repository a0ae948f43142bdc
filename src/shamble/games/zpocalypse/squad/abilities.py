"""What survivors can do besides (ZP-SQUAD-06 to 08): who may use it now, what it changes, how often."""

from shamble.games.zpocalypse.printed import ALWAYS_ON, IN_TURN, PER_DAY, PER_ROUND, Ability
from shamble.games.zpocalypse.table import Table
from shamble.kernel.counters import counted, may_use, set_counter, use
from shamble.kernel.event import Reason
from shamble.kernel.run import Run

LIMITS = ("ability-of-the-day", "ability-of-the-round")
"""The limit on which an ability hangs, by how often it may be used."""


def ability_of(state: Table, person: int) -> Ability | None:
    """What a survivor can do."""
    return state.rules.people[person].ability


def is_unused(state: Table, person: int) -> bool:
    """Whether a survivor's ability is still there, by the day or round it is counted for."""
    ability = ability_of(state, person)
    if ability is None or ability.per not in (PER_DAY, PER_ROUND):
        return False
    return may_use(state, LIMITS[ability.per], person)


def users(state: Table, squad: int, when: int) -> list[int]:
    """Active survivors of a squad who may use their ability at this moment."""
    found: list[int] = []
    for person in state.squads[squad].people:
        ability = ability_of(state, person)
        if ability is not None and ability.when == when and is_unused(state, person):
            found.append(person)
    return found


def spend(run: Run, state: Table, squad: int, person: int) -> None:
    """Note the use of an ability; a combat ability is in force for the rest of the turn."""
    ability = ability_of(state, person)
    assert ability is not None
    use(state, LIMITS[ability.per], person)
    if ability.when == IN_TURN:
        set_counter(state, "in-force", 1, person)
    if run.listener is not None:
        run.tell("ability-used", "ZP-SQUAD-06", {"squad": squad, "person": person})


def lend(state: Table, person: int) -> None:
    """An ability works from now on, until it is given back."""
    set_counter(state, "lent", 1, person)


def give_back(state: Table, squad: int, operation: str = "") -> None:
    """What was lent to a squad works no more: everything, or one operation that is used up."""
    for person in state.squads[squad].people:
        ability = state.rules.people[person].ability
        if ability is not None and counted(state, "lent", person):
            if not operation or ability.amount(operation):
                set_counter(state, "lent", 0, person)


def bonus(state: Table, squad: int, operation: str) -> int:
    """How much of an operation a squad has now: by what always holds and what is in force this turn."""
    found = 0
    for person in state.squads[squad].people:
        ability = state.rules.people[person].ability
        if ability is not None:
            in_force = counted(state, "in-force", person) or counted(state, "lent", person)
            if ability.when == ALWAYS_ON or in_force:
                found += ability.amount(operation)
    return found


def why_not_used(state: Table, squad: int, person: int, when: int) -> list[Reason]:
    """Why a survivor's ability cannot be used now."""
    if person not in state.squads[squad].people:
        return [Reason("refused-not-active", "ZP-SQUAD-08", {"person": person})]
    ability = ability_of(state, person)
    if ability is None or ability.when != when:
        return [Reason("refused-no-such-ability", "ZP-SQUAD-08", {"person": person})]
    if not is_unused(state, person):
        return [Reason("refused-ability-used", "ZP-SQUAD-06", {"person": person})]
    return []
