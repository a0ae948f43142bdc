"""Who uses what in an attack: survivor by survivor, then traits, then the eight dice (ZP-ACTION, ZP-TRAIT).

The frame of an attack lists what is used in fives: who, with which weapon, with which trait, how many of its
dice are left out, and whether it has been rolled.
"""

from typing import Final

from shamble.games.zpocalypse.attack.reach import (
    FISTS,
    NOTHING,
    is_usable,
    usable_weapons,
    why_not_usable,
)
from shamble.games.zpocalypse.printed import DUEL_WIELD, FIREARM, KNOCKDOWN, NO_TRAIT
from shamble.games.zpocalypse.squad.cards import one_of_each
from shamble.games.zpocalypse.squad.stats import level
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import (
    ALSO,
    ARM,
    ASK_TRAIT,
    ATTACKING,
    DONE,
    NO,
    REARRANGE,
    RELOAD,
    TRADE,
    WITH,
)
from shamble.kernel.action import pack, verb_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

WHO: Final = 0
WEAPON: Final = 1
TRAIT: Final = 2
LEFT_OUT: Final = 3
ROLLED: Final = 4
WIDTH: Final = 5
"""The parts of what the frame lists, and how many there are."""

EVERYBODY_ASKED: Final = 65535
"""Instead of a person: nobody is left to be armed."""


def attack_of(state: Table) -> Frame:
    """The attack that is under way."""
    return state.under_way(ATTACKING)


def entries(frame: Frame) -> list[int]:
    """Where each part of the list begins."""
    return list(range(0, len(frame.items or []), WIDTH))


def arms(frame: Frame) -> list[int]:
    """The list of an attack's frame."""
    items = frame.items
    assert items is not None
    return items


def unlocked(state: Table, squad: int, card: int, trait: int) -> bool:
    """Whether a weapon's trait may be used at the squad's level in its kind (ZP-TRAIT-01)."""
    row = state.rules.cards[card]
    needed = row.knockdown if trait == KNOCKDOWN else row.duel_wield
    return 0 < needed <= level(state, squad, row.kind)


def partners(state: Table, squad: int, person: int, card: int) -> list[int]:
    """Weapons that a survivor may use beside another one, by Duel Wield of both (ZP-TRAIT-05)."""
    if not unlocked(state, squad, card, DUEL_WIELD):
        return []
    return [
        other
        for other in state.carried[person]
        if other != card and is_usable(state, squad, other) and unlocked(state, squad, other, DUEL_WIELD)
    ]


# --- survivor by survivor


def arm_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose attack; frame.b: who is armed now, or EVERYBODY_ASKED."""
    squad, person = frame.a, frame.b
    if person == EVERYBODY_ASKED:
        return [pack(DONE, squad)]
    weapons = usable_weapons(state, squad, person)
    cards = one_of_each(state, [weapon for weapon in weapons if weapon != FISTS])
    found = [pack(ARM, squad, person, card) for card in cards]
    if FISTS in weapons:
        found.append(pack(ARM, squad, person, FISTS))
    found.append(pack(ARM, squad, person, NOTHING))
    people = state.squads[squad].people
    later = people[people.index(person) + 1 :]
    if entries(attack_of(state)) or any([usable_weapons(state, squad, other) for other in later]):
        found.append(pack(DONE, squad))
    return sorted(found)


def arm(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One more survivor is armed, or nobody else."""
    attack = attack_of(state)
    if verb_of(action) == DONE:
        attack.b = len(state.squads[frame.a].people) + 1
        return
    person, weapon = x_of(action), y_of(action)
    if weapon == NOTHING:
        return
    at = len(arms(attack))
    arms(attack).extend([person, weapon, NO_TRAIT, 0, 0])
    if weapon != FISTS:
        if unlocked(state, frame.a, weapon, KNOCKDOWN) or partners(state, frame.a, person, weapon):
            run.push(ASK_TRAIT, frame.a, at)


def refuse_arming(state: Table, frame: Frame, action: int) -> list[Reason]:
    """Why somebody cannot be armed so in the attack that is under way."""
    verb = verb_of(action)
    if verb in (RELOAD, REARRANGE, TRADE):
        return [Reason("refused-within-an-action", "ZP-FREE-06")]
    attack = attack_of(state)
    squad = attack.a
    if verb == ARM:
        weapon = y_of(action)
        if weapon not in (FISTS, NOTHING) and weapon not in state.carried[x_of(action)]:
            return [Reason("refused-not-holding", "ZP-SQUAD-09", {"person": x_of(action), "card": weapon})]
        return why_not_usable(state, squad, weapon) if weapon != NOTHING else []
    if verb == ALSO:
        return _why_not_also(state, squad, attack, x_of(action))
    if verb == WITH:
        return [Reason("refused-trait-locked", "ZP-TRAIT-01", {"card": x_of(action)})]
    return []


def _why_not_also(state: Table, squad: int, attack: Frame, card: int) -> list[Reason]:
    rows = arms(attack)
    if not rows:
        return []
    first = rows[len(rows) - WIDTH + WEAPON]
    if first == FISTS or not state.rules.cards[first].duel_wield:
        return [Reason("refused-one-weapon", "ZP-ACTION-13")]
    if not state.rules.cards[card].duel_wield:
        return [Reason("refused-not-a-pair", "ZP-TRAIT-05", {"card": card})]
    for weapon in (first, card):
        if not unlocked(state, squad, weapon, DUEL_WIELD):
            return [Reason("refused-trait-locked", "ZP-TRAIT-01", {"card": weapon})]
    if card in state.empty:
        return [Reason("refused-empty", "ZP-AMMO-05", {"card": card})]
    return [Reason("refused-not-a-pair", "ZP-TRAIT-05", {"card": card})]


# --- traits


def trait_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose attack; frame.b: where the weapon stands in the attack's list."""
    rows = arms(attack_of(state))
    person, card = rows[frame.b + WHO], rows[frame.b + WEAPON]
    found = [pack(NO, frame.a)]
    if unlocked(state, frame.a, card, KNOCKDOWN):
        found.append(pack(WITH, frame.a, card, KNOCKDOWN))
    for other in one_of_each(state, partners(state, frame.a, person, card)):
        found.append(pack(ALSO, frame.a, other))
    return sorted(found)


def use_trait(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One trait of the weapon is used, or none (ZP-TRAIT-02)."""
    rows = arms(attack_of(state))
    verb = verb_of(action)
    if verb == WITH:
        rows[frame.b + TRAIT] = y_of(action)
    elif verb == ALSO:
        rows[frame.b + TRAIT] = DUEL_WIELD
        rows.extend([rows[frame.b + WHO], x_of(action), DUEL_WIELD, 0, 0])


# --- how many dice


def dice_of(state: Table, squad: int, weapon: int) -> int:
    """The red dice of a weapon at the squad's level in its kind (ZP-ACTION-08); one for bare hands."""
    if weapon == FISTS:
        return 1
    row = state.rules.cards[weapon]
    return row.dice[level(state, squad, row.kind) - 1]


def dice_left(state: Table, attack: Frame, at: int) -> int:
    """The dice of a part of the attack, without those that are left out."""
    rows = arms(attack)
    return max(0, dice_of(state, attack.a, rows[at + WEAPON]) - rows[at + LEFT_OUT])


def is_firearm(state: Table, weapon: int) -> bool:
    """Whether a part of an attack belongs to its firearms."""
    return weapon != FISTS and state.rules.cards[weapon].kind == FIREARM


QUESTIONS: tuple[Question, ...] = (
    Question("ask-arm", OWNED, arm_options, arm, "ZP-ACTION-06", refuse=refuse_arming),
    Question("ask-trait", OWNED, trait_options, use_trait, "ZP-TRAIT-02", refuse=refuse_arming),
)
