"""The Attack action, in its order: explosives, firearms, melee, thrown weapons (ZP-ACTION-06, -10).

Frame: a whose attack, b how many survivors have been asked, c dice rolled so far, d what is aimed at, plus
one; items as `arming` says.
"""

from typing import Final

from shamble.games.zpocalypse.attack.arming import (
    EVERYBODY_ASKED,
    LEFT_OUT,
    ROLLED,
    TRAIT,
    WEAPON,
    WHO,
    arms,
    attack_of,
    dice_left,
    entries,
    is_firearm,
    refuse_arming,
)
from shamble.games.zpocalypse.attack.kills import IN_ATTACK
from shamble.games.zpocalypse.attack.reach import FISTS, reaches, strikes, within
from shamble.games.zpocalypse.attack.volley import begin_volley
from shamble.games.zpocalypse.printed import EXPLOSIVE, KNOCKDOWN, NO_TRAIT, THROWN
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.squad.cards import one_of_each
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import (
    AIM,
    ASK_AIM,
    ASK_ARM,
    ASK_SPARE,
    ASK_STRIKE,
    LEAVE_OUT,
    PASS,
    STRIKE,
    THROWING,
)
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.counters import set_counter
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

MOST_DICE: Final = 8
"""Red dice of an attack, over firearms and melee together (ZP-ACTION-07)."""


def arm_everybody(run: Run, state: Table, frame: Frame) -> None:
    """Each survivor in turn, then the word to go."""
    people = state.squads[frame.a].people
    if frame.items is None:
        frame.items = []
        set_counter(state, IN_ATTACK, 0, frame.a)
    if frame.b <= len(people):
        run.push(ASK_ARM, frame.a, people[frame.b] if frame.b < len(people) else EVERYBODY_ASKED)
        frame.b += 1
        run.again(frame)


def throw_explosives(run: Run, state: Table, frame: Frame) -> None:
    """Explosives are resolved first, one after another (ZP-EXPLO-01)."""
    for at in entries(frame):
        rows = arms(frame)
        weapon = rows[at + WEAPON]
        if weapon != FISTS and state.rules.cards[weapon].kind == EXPLOSIVE and not rows[at + ROLLED]:
            rows[at + ROLLED] = 1
            run.again(frame)
            run.push(THROWING, frame.a, weapon)
            return


# --- firearms


def aim(run: Run, state: Table, frame: Frame) -> None:
    """One target for all firearms (ZP-FIREARM-01)."""
    frame.d = 0
    if aims(state, frame):
        run.push(ASK_AIM, frame.a)


def waiting(state: Table, attack: Frame, firearms: bool) -> list[int]:
    """Firearms, or melee weapons and bare hands, that are armed and not rolled yet; thrown ones apart."""
    rows = arms(attack)
    found: list[int] = []
    for at in entries(attack):
        weapon = rows[at + WEAPON]
        if rows[at + ROLLED] or is_firearm(state, weapon) != firearms:
            continue
        if weapon == FISTS or state.rules.cards[weapon].kind != THROWN:
            found.append(at)
    return found


def hits(state: Table, squad: int, weapon: int, target: int) -> bool:
    """Whether a weapon or a bare hand reaches a target."""
    return strikes(state, squad, target) if weapon == FISTS else reaches(state, squad, weapon, target)


def aims(state: Table, attack: Frame, firearms: bool = True) -> list[int]:
    """The targets that at least one of the weapons reaches."""
    rows = arms(attack)
    found: set[int] = set()
    for at in waiting(state, attack, firearms):
        found.update(within(state, attack.a, rows[at + WEAPON]))
    return sorted(found)


def aim_options(state: Table, frame: Frame) -> list[int]:
    attack = attack_of(state)
    found = [pack(AIM, frame.a, target) for target in aims(state, attack)]
    return sorted([*found, pack(PASS, frame.a)])


def take_aim(run: Run, state: Table, frame: Frame, action: int) -> None:
    if verb_of(action) != PASS:
        attack_of(state).d = x_of(action) + 1


def refuse_aim(state: Table, frame: Frame, action: int) -> list[Reason]:
    """Why that is no target."""
    if verb_of(action) == AIM:
        return [Reason("refused-no-target", "ZP-FIREARM-01", {"figure": x_of(action)})]
    if verb_of(action) == STRIKE:
        return [Reason("refused-no-target", "ZP-MELEE-01", {"figure": x_of(action)})]
    return refuse_arming(state, frame, action)


def spare_dice(run: Run, state: Table, frame: Frame) -> None:
    """Before a roll the player leaves out what is above eight, a die at a time (ZP-ACTION-07)."""
    if frame.d and planned(state, frame) > MOST_DICE:
        run.again(frame)
        run.push(ASK_SPARE, frame.a)


def sparing(state: Table, attack: Frame) -> list[int]:
    """The parts of the attack that would still roll dice: those that reach what they are meant for."""
    rows = arms(attack)
    target = attack.d - 1
    found: list[int] = []
    for at in entries(attack):
        weapon = rows[at + WEAPON]
        if rows[at + ROLLED] or not dice_left(state, attack, at):
            continue
        row = None if weapon == FISTS else state.rules.cards[weapon]
        if row is not None and row.kind == THROWN:
            found.append(at)
        elif _is_aimed(state, attack, weapon) and target >= 0:
            if hits(state, attack.a, weapon, target):
                found.append(at)
        elif within(state, attack.a, weapon):
            found.append(at)
    return found


def _is_aimed(state: Table, attack: Frame, weapon: int) -> bool:
    """Whether the target that is named now is for this weapon: firearms first, then the others."""
    return is_firearm(state, weapon) or not waiting(state, attack, True)


def planned(state: Table, attack: Frame) -> int:
    """The dice of the whole attack as it stands: those rolled and those to come."""
    found = attack.c + sum([dice_left(state, attack, at) for at in sparing(state, attack)])
    return found + (0 if attack.c else bonus(state, attack.a, "dice"))


def spare_options(state: Table, frame: Frame) -> list[int]:
    attack = attack_of(state)
    rows = arms(attack)
    weapons = [rows[at + WEAPON] for at in sparing(state, attack)]
    cards = one_of_each(state, [weapon for weapon in weapons if weapon != FISTS])
    found = [pack(LEAVE_OUT, frame.a, card) for card in cards]
    if FISTS in weapons:
        found.append(pack(LEAVE_OUT, frame.a, FISTS))
    return sorted(found)


def leave_out(run: Run, state: Table, frame: Frame, action: int) -> None:
    """A die less for a weapon."""
    attack = attack_of(state)
    rows = arms(attack)
    for at in sparing(state, attack):
        if rows[at + WEAPON] == x_of(action):
            rows[at + LEFT_OUT] += 1
            return


def fire(run: Run, state: Table, frame: Frame) -> None:
    """All firearms that reach the target; those with a trait in use roll apart, behind the others."""
    _roll_next(run, state, frame, True)


def _roll_next(run: Run, state: Table, frame: Frame, firearms: bool) -> None:
    """The next roll of a kind: first the ordinary weapons together, then each trait by itself."""
    if not frame.d:
        _give_up(state, frame, firearms)
        return
    left = waiting(state, frame, firearms)
    if not left:
        return
    rows = arms(frame)
    ordinary = [at for at in left if rows[at + TRAIT] == NO_TRAIT]
    group = ordinary or _pair(frame, left)
    weapons: list[int] = []
    dice = 0
    for at in group:
        rows[at + ROLLED] = 1
        weapon = rows[at + WEAPON]
        if hits(state, frame.a, weapon, frame.d - 1) and dice_left(state, frame, at):
            weapons.append(weapon)
            dice += dice_left(state, frame, at)
    run.again(frame)
    if weapons:
        if not frame.c:
            dice += bonus(state, frame.a, "dice")
        dice = min(dice, MOST_DICE - frame.c)
        frame.c += dice
        knocks = rows[group[0] + TRAIT] == KNOCKDOWN
        begin_volley(run, state, frame.a, frame.d - 1, weapons, dice, knocks)


def _pair(attack: Frame, left: list[int]) -> list[int]:
    """The next weapon that is rolled apart, with its fellow of a Duel Wield."""
    rows = arms(attack)
    first = left[0]
    if rows[first + TRAIT] == KNOCKDOWN:
        return [first]
    return [
        at for at in left if rows[at + WHO] == rows[first + WHO] and rows[at + TRAIT] == rows[first + TRAIT]
    ]


def _give_up(state: Table, attack: Frame, firearms: bool) -> None:
    """Weapons without a target are not used."""
    for at in waiting(state, attack, firearms):
        arms(attack)[at + ROLLED] = 1


# --- melee


def strike(run: Run, state: Table, frame: Frame) -> None:
    """One target for all melee weapons and bare hands, after the firearms (ZP-MELEE-06)."""
    frame.d = 0
    if aims(state, frame, False):
        run.push(ASK_STRIKE, frame.a)


def strike_options(state: Table, frame: Frame) -> list[int]:
    attack = attack_of(state)
    found = [pack(STRIKE, frame.a, target) for target in aims(state, attack, False)]
    return sorted([*found, pack(PASS, frame.a)])


def spare_blows(run: Run, state: Table, frame: Frame) -> None:
    """As before the firearms: a level gained on the way may have brought more dice."""
    spare_dice(run, state, frame)


def hit(run: Run, state: Table, frame: Frame) -> None:
    """All melee weapons that reach the target, with the bare hands."""
    _roll_next(run, state, frame, False)


def throw_weapons(run: Run, state: Table, frame: Frame) -> None:
    """What is thrown and does not explode, one after another (ZP-THROWN-06)."""
    rows = arms(frame)
    for at in entries(frame):
        if not rows[at + ROLLED]:
            rows[at + ROLLED] = 1
            if dice_left(state, frame, at):
                run.again(frame)
                run.push(THROWING, frame.a, rows[at + WEAPON], dice_left(state, frame, at))
                return


def inside(state: Table, squad: int) -> bool:
    """Whether a squad fights in the bunker."""
    return state.squads[squad].at == BUNKER


PROCEDURES: tuple[Procedure, ...] = (
    Procedure(
        "attacking",
        named_steps(
            arm_everybody,
            throw_explosives,
            aim,
            spare_dice,
            fire,
            strike,
            spare_blows,
            hit,
            throw_weapons,
        ),
    ),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-aim", OWNED, aim_options, take_aim, "ZP-FIREARM-01", refuse=refuse_aim),
    Question("ask-strike", OWNED, strike_options, take_aim, "ZP-MELEE-01", refuse=refuse_aim),
    Question("ask-spare", OWNED, spare_options, leave_out, "ZP-ACTION-07"),
)
