"""The dice of an attack: how many, what they must show, rolling again and rolling more.

See `combat` for the ATTACK frame that these steps work on.
"""

from typing import Final

from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import (
    CROWD_DICE_MELEE,
    DAMAGE_MELEE,
    DICE_MELEE,
    LEAST_DAMAGE_MELEE,
    LIGHTS_DARKNESS,
    REROLLS,
    ROLL_MELEE,
    SIX_DICE_MELEE,
    STREAK_DICE_MELEE,
    STREAK_DICE_RANGED,
)
from shamble.family.position.printed import CardType, WeaponMode
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import ASK_DICE, ASK_MORE, ASK_REROLL, NO, REROLL, STAND, YES
from shamble.kernel.action import ACTOR_SHIFT, verb_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

IS_RANGED: Final = 1
BOTH: Final = 2
REROLL_SHIFT: Final = 2
REROLL_MASK: Final = 7 << REROLL_SHIFT
KILLED: Final = 32
EXTRA_KILL_USED: Final = 64
CROWD_DICE: Final = 128
"""Flags of an attack, in its frame's `d`."""

BEST_ACCURACY: Final = 2

OWN_RUN: Final = 1
COMBAT_RUN: Final = 2
"""Whether extra dice of a streak count attacks of the same type in a row, or attacks of any type."""

RUN_BITS: Final = 8
RUN_MASK: Final = 255
COMBAT_SHIFT: Final = 16


def weapon_mode(card: CardType, ranged: int) -> WeaponMode:
    """The stat line in use."""
    mode = card.ranged if ranged else card.melee
    assert mode is not None
    return mode


def armed_kit(state: Game, me: Survivor, card: CardType) -> Kit:
    """The kit for a combat action: the survivor's, with the skills of the weapon in use."""
    if card.vehicle:
        return state.rules.kit_from(())
    return state.rules.kit_with(kit_of(state, me), card.skills)


def dice_count(kit: Kit, card: CardType, ranged: int, both: int) -> int:
    """How many dice an attack rolls as printed; bonus dice count for each weapon."""
    weapons = 2 if both else 1
    return max(0, weapons * (weapon_mode(card, ranged).dice + kit.values[DICE_MELEE + ranged]))


def attack_dice(state: Game, frame: Frame, kit: Kit, card: CardType) -> int:
    """How many dice this attack begins with: printed or one for each zombie, with all bonus dice."""
    ranged = frame.d & IS_RANGED
    number = dice_count(kit, card, ranged, frame.d & BOTH)
    if frame.d & CROWD_DICE:
        instead = state.crowd[frame.c] - weapon_mode(card, ranged).dice
        number += 2 * instead if frame.d & BOTH else instead
    streak = kit.values[STREAK_DICE_MELEE + ranged]
    if streak:
        number += streak_dice(state.survivors[frame.a].streak, streak, ranged)
    return number


def streak_dice(streak: int, runs: int, ranged: int) -> int:
    """Bonus dice of an attack that is already counted in the survivor's streak."""
    number = 0
    if runs & OWN_RUN:
        number += (streak >> RUN_BITS * ranged & RUN_MASK) - 1
    if runs & COMBAT_RUN:
        number += (streak >> COMBAT_SHIFT) - 1
    return number


def count_streak(me: Survivor, kit: Kit, ranged: int) -> None:
    """Note one more attack in a row, if anything depends on it."""
    if kit.values[STREAK_DICE_MELEE] or kit.values[STREAK_DICE_RANGED]:
        mine = me.streak >> RUN_BITS * ranged & RUN_MASK
        me.streak = (mine + 1) << RUN_BITS * ranged | ((me.streak >> COMBAT_SHIFT) + 1) << COMBAT_SHIFT


def hits_among(state: Game, frame: Frame, kit: Kit, card: CardType, faces: list[int]) -> int:
    """How many of the dice hit."""
    ranged = frame.d & IS_RANGED
    needed = accuracy(state, kit, card, ranged, frame.c)
    hits = 0
    for face in faces:
        if is_hit(kit, needed, face, ranged):
            hits += 1
    return hits


def accuracy(state: Game, kit: Kit, card: CardType, ranged: int, zone: int) -> int:
    """What a die must show: never better than 2 or more. Bonuses are added to the roll, not here."""
    dark = state.rules.constants["dark-accuracy"]
    if dark and ranged and state.rules.board.zones[zone].dark and not kit.values[LIGHTS_DARKNESS]:
        return dark
    return max(BEST_ACCURACY, weapon_mode(card, ranged).accuracy)


def die_value(kit: Kit, face: int, ranged: int) -> int:
    """A die with its bonus, at most 6. An unmodified 1 stays a miss whatever is added."""
    return face if face == 1 else min(6, face + kit.values[ROLL_MELEE + ranged])


def is_hit(kit: Kit, needed: int, face: int, ranged: int) -> bool:
    """Whether a die hits."""
    return face != 1 and die_value(kit, face, ranged) >= needed


def damage_of(kit: Kit, card: CardType, ranged: int) -> int:
    """The damage of one hit, without what sixes add."""
    printed = weapon_mode(card, ranged).damage
    return max(printed, kit.values[LEAST_DAMAGE_MELEE + ranged]) + kit.values[DAMAGE_MELEE + ranged]


def choose_dice(run: Run, state: Game, frame: Frame) -> None:
    """Some may roll one die for each zombie in place of the weapon's dice."""
    ranged = frame.d & IS_RANGED
    card = state.rules.cards[frame.b]
    kit = armed_kit(state, state.survivors[frame.a], card)
    crowd = state.crowd[frame.c]
    if kit.values[CROWD_DICE_MELEE + ranged] and crowd and crowd != weapon_mode(card, ranged).dice:
        run.push(ASK_DICE, frame.a)


def yes_or_no(state: Game, frame: Frame) -> list[int]:
    """Do it, or let it be."""
    return [YES | frame.a << ACTOR_SHIFT, NO | frame.a << ACTOR_SHIFT]


def use_crowd(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The weapon's dice are as many as the zombies in the target zone."""
    attack = state.stack[-1]
    ranged = attack.d & IS_RANGED
    if verb_of(action) == YES:
        attack.d |= CROWD_DICE
        if run.listener is not None:
            kit = kit_of(state, state.survivors[frame.a])
            rule = kit.cited[CROWD_DICE_MELEE + ranged][0]
            run.tell("crowd-dice", rule, {"survivor": frame.a, "dice": state.crowd[attack.c]})


def roll(run: Run, state: Game, frame: Frame) -> None:
    """Roll all dice of the attack."""
    me = state.survivors[frame.a]
    card = state.rules.cards[frame.b]
    kit = armed_kit(state, me, card)
    ranged = frame.d & IS_RANGED
    number = attack_dice(state, frame, kit, card)
    frame.items = [run.roll() for _ in range(number)]
    if run.listener is not None:
        hits = hits_among(state, frame, kit, card, frame.items)
        run.tell("rolled", "Z2-DICE-02", {"survivor": frame.a, "dice": frame.items[:], "hits": hits})
        for quantity in (
            DICE_MELEE + ranged,
            ROLL_MELEE + ranged,
            DAMAGE_MELEE + ranged,
            STREAK_DICE_MELEE + ranged,
        ):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)


def offer_reroll(run: Run, state: Game, frame: Frame) -> None:
    """All dice may be rolled again, once for each source; the new result stands."""
    if frame.d & REROLL_MASK and frame.items:
        run.push(ASK_REROLL, frame.a)


def reroll_options(state: Game, frame: Frame) -> list[int]:
    """Keep the dice or roll them all again."""
    return [REROLL | frame.a << ACTOR_SHIFT, STAND | frame.a << ACTOR_SHIFT]


def reroll(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Roll again, and perhaps once more."""
    if verb_of(action) == STAND:
        return
    attack = state.stack[-1]
    attack.d -= 1 << REROLL_SHIFT
    if run.listener is not None:
        run.tell("rerolled", "Z2-DICE-07", {"survivor": frame.a})
        for rule in kit_of(state, state.survivors[frame.a]).cited.get(REROLLS, ()):
            run.cite(rule)
        run.cite("Z2-EQUIP-05")
    run.go_to(attack, "roll")


def roll_more(run: Run, state: Game, frame: Frame) -> None:
    """Each six may bring one more die, and so on; re-rolls are over by now."""
    ranged = frame.d & IS_RANGED
    card = state.rules.cards[frame.b]
    kit = armed_kit(state, state.survivors[frame.a], card)
    each = kit.values[SIX_DICE_MELEE + ranged]
    if not each:
        return
    assert frame.items is not None
    frame.d &= ~REROLL_MASK
    sixes = sum(1 for face in frame.items if die_value(kit, face, ranged) == 6)
    rolled = len(frame.items) - attack_dice(state, frame, kit, card)
    if each * sixes > rolled:
        frame.step -= 1
        run.push(ASK_MORE, frame.a)


def roll_one_more(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One more die, or enough."""
    attack = state.stack[-1]
    assert attack.items is not None
    if verb_of(action) == NO:
        attack.step += 1
        return
    face = run.roll()
    attack.items.append(face)
    if run.listener is not None:
        ranged = attack.d & IS_RANGED
        card = state.rules.cards[attack.b]
        kit = armed_kit(state, state.survivors[attack.a], card)
        hits = hits_among(state, attack, kit, card, [face])
        told: dict[str, object] = {"survivor": frame.a, "dice": [face], "hits": hits}
        run.tell("rolled-more", kit.cited[SIX_DICE_MELEE + ranged][0], told)


QUESTIONS = (
    Question("ask-dice", OWNED, yes_or_no, use_crowd, "Z2-SKILL-BARBARIAN-01"),
    Question("ask-reroll", OWNED, reroll_options, reroll, "Z2-DICE-07"),
    Question("ask-more", OWNED, yes_or_no, roll_one_more, "Z2-SKILL-ROLL6DIE-01"),
)
