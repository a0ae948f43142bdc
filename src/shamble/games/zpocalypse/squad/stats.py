"""The numbers of a squad: sums, extremes, skill levels (ZP-STAT)."""

from typing import Final

from shamble.games.zpocalypse.printed import FIREARM
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.table import Table

LEVEL_2: Final = 4
LEVEL_3: Final = 8
"""The skill from which on a squad has the level (ZP-ACTION-09)."""


def share(state: Table, person: int) -> int:
    """What a survivor adds to the hit points; a Radiation token takes one, but not the last (ZP-RADIO-06)."""
    hp = state.rules.people[person].hp
    return max(1, hp - 1) if person in state.radiated else hp


def max_hp(state: Table, squad: int) -> int:
    """The sum of the hit points of the active survivors (ZP-STAT-01)."""
    return sum([share(state, person) for person in state.squads[squad].people])


def armor(state: Table, squad: int) -> int:
    """Armor of the survivors and of the armour they carry (ZP-STAT-02)."""
    cards = state.rules.cards
    found = 0
    for person in state.squads[squad].people:
        found += state.rules.people[person].armor
        found += sum([cards[card].armor for card in state.carried[person]])
    return found


def firearm(state: Table, squad: int) -> int:
    """The best sum of a fixed squad so far and the points bought: it never goes down (ZP-STAT-05)."""
    who = state.squads[squad]
    return who.best_firearm + who.bought_firearm


def melee(state: Table, squad: int) -> int:
    """As `firearm`, for Melee."""
    who = state.squads[squad]
    return who.best_melee + who.bought_melee


def movement(state: Table, squad: int) -> int:
    """As fast as the slowest (ZP-STAT-06)."""
    people = state.squads[squad].people
    if not people:
        return 0
    return min([state.rules.people[person].movement for person in people]) + bonus(state, squad, "movement")


def smarts(state: Table, squad: int) -> int:
    """As smart as the smartest (ZP-STAT-07)."""
    people = state.squads[squad].people
    return max([state.rules.people[person].smarts for person in people]) if people else 0


def level(state: Table, squad: int, kind: int) -> int:
    """The skill level for firearms, or for everything that Melee serves (ZP-ACTION-09)."""
    skill = firearm(state, squad) if kind == FIREARM else melee(state, squad)
    return 3 if skill >= LEVEL_3 else 2 if skill >= LEVEL_2 else 1


def least_success(level_of: int) -> int:
    """The lowest face that is a success at a level: 5, 4 or 3."""
    return 6 - level_of


def fix(state: Table, squad: int) -> None:
    """The squad is fixed: a sum higher than any before stands from now on (ZP-STAT-05)."""
    who = state.squads[squad]
    people = state.rules.people
    who.best_firearm = max(who.best_firearm, sum([people[person].firearm for person in who.people]))
    who.best_melee = max(who.best_melee, sum([people[person].melee for person in who.people]))
