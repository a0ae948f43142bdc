"""A wiped squad and the next one (ZP-RESTART)."""

from shamble.games.zpocalypse.dead.breach import judge_rage
from shamble.games.zpocalypse.printed import SURVIVORS
from shamble.games.zpocalypse.squad.cards import receive
from shamble.games.zpocalypse.squad.stats import fix, max_hp
from shamble.games.zpocalypse.table import AT_COMBAT, BUNKER, NOWHERE, Table
from shamble.kernel.decks import FIRST_DECK_STREAM
from shamble.kernel.run import Run

NEW_PEOPLE = 2
"""How many survivors a wiped player takes from the pool (ZP-RESTART-01)."""


def can_restart(state: Table) -> bool:
    """Whether a squad wiped now would find anybody."""
    return bool(state.pool) and not state.rules.scenario.day_zero


def restart(run: Run, state: Table, squad: int) -> None:
    """Two survivors come out of the pool by lot, at the moment of the wipe; they enter with the next turn."""
    if not can_restart(state):
        if run.listener is not None:
            run.cite("ZP-DAYZERO-12" if state.rules.scenario.day_zero else "ZP-RESTART-07")
        return
    who = state.squads[squad]
    if state.rules.hardcore:
        who.best_firearm = who.best_melee = who.bought_firearm = who.bought_melee = 0
    people: list[int] = []
    while state.pool and len(people) < NEW_PEOPLE:
        people.append(draw_from_pool(run, state))
    who.people = tuple(people)
    fix(state, squad)
    who.hp = max_hp(state, squad)
    cards = state.aside
    state.aside = ()
    for card in cards:
        receive(state, squad, card)
    if run.listener is not None:
        run.cite("ZP-RESTART-05" if state.rules.hardcore else "ZP-RESTART-04")
        run.tell("restarted", "ZP-RESTART-01", {"squad": squad, "people": people, "cards": list(cards)})
    judge_rage(run, state)


def draw_from_pool(run: Run, state: Table) -> int:
    """Somebody of the pool, by lot."""
    at = run.chance.draw(state.streams, FIRST_DECK_STREAM + SURVIVORS, len(state.pool), "pool")
    person = state.pool[at]
    state.pool = state.pool[:at] + state.pool[at + 1 :]
    return person


def is_waiting(state: Table, squad: int) -> bool:
    """Whether a new squad enters with its player's next turn (ZP-RESTART-12)."""
    who = state.squads[squad]
    return who.at == NOWHERE and bool(who.people) and state.phase == AT_COMBAT


def enter(run: Run, state: Table, squad: int) -> None:
    """The new squad begins its turn in the bunker."""
    state.squads[squad].at = BUNKER
    if run.listener is not None:
        run.tell("entered", "ZP-RESTART-01", {"squad": squad})
