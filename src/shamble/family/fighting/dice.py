"""The dice of an attack: how many, what they must show, rolling them and rolling more."""

from typing import Final

from shamble.family.fighting.facts import (
    BONUS,
    CROWD_DICE,
    FIRST_DICE,
    WEAPONS,
    attack_kit,
    dice_of,
    facts_of,
)
from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import (
    ANY_STREAK_DICE,
    DAMAGE,
    DICE,
    LEAST_DAMAGE,
    LIGHTS_DARKNESS,
    REROLLS,
    ROLL,
    SIX_DICE,
    STREAK_DICE,
    of_attack,
)
from shamble.family.people.quantities import (
    CROWD_DICE as MAY_ROLL_FOR_CROWD,
)
from shamble.family.position.printed import CardType, WeaponMode
from shamble.family.position.state import Game, Survivor
from shamble.family.rolling import FACE_MASK, SIX_SIDED, Roll, roll_dice, shown
from shamble.family.vocabulary import ASK_DICE, ASK_MORE, NO, YES
from shamble.kernel.action import ACTOR_SHIFT, verb_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

BEST_ACCURACY: Final = 2

RUN_MASK: Final = 255
ANY_SHIFT: Final = 16
"""`Survivor.streak` counts attacks made in a row, of each kind and of any, with eight bits for each."""


def run_shift(kind: int) -> int:
    """Where the bits for the attacks of a kind in a row begin: those of any kind lie behind the first two."""
    return 8 * kind if kind <= AT_RANGE else 8 * (kind + 1)


def weapon_mode(card: CardType, kind: int) -> WeaponMode:
    """The stat line in use."""
    mode = card.modes[kind]
    assert mode is not None
    return mode


def dice_count(kit: Kit, card: CardType, kind: int, weapons: int) -> int:
    """How many dice an attack rolls as printed; bonus dice count for each weapon."""
    return max(0, weapons * (weapon_mode(card, kind).dice + kit.attacks[kind][DICE]))


def attack_dice(state: Game, frame: Frame, kit: Kit, card: CardType) -> int:
    """How many dice this attack begins with: printed or one for each zombie, with all bonus dice."""
    kind = frame.d
    facts = frame.items
    assert facts is not None
    number = dice_count(kit, card, kind, facts[WEAPONS])
    if facts[CROWD_DICE]:
        number += facts[WEAPONS] * (state.crowd[frame.c] - weapon_mode(card, kind).dice)
    if kit.counts_streak:
        number += streak_dice(kit, state.survivors[frame.a].streak, kind)
    return number


def streak_dice(kit: Kit, streak: int, kind: int) -> int:
    """Bonus dice of an attack that is already counted in the survivor's streak: so many for each before it.

    Some count attacks of the same kind in a row, others those of any kind.
    """
    row = kit.attacks[kind]
    number = 0
    if row[STREAK_DICE]:
        number += row[STREAK_DICE] * ((streak >> run_shift(kind) & RUN_MASK) - 1)
    if row[ANY_STREAK_DICE]:
        number += row[ANY_STREAK_DICE] * ((streak >> ANY_SHIFT & RUN_MASK) - 1)
    return number


def longer_streak(streak: int, kit: Kit, kind: int) -> int:
    """How many attacks in a row there are with one more.

    An attack of another kind begins the run of its own kind anew, but not that of all.
    """
    own = (streak >> run_shift(kind) & RUN_MASK) + 1
    of_any = (streak >> ANY_SHIFT & RUN_MASK) + (1 if kit.shape.kinds[kind].is_combat else 0)
    return own << run_shift(kind) | of_any << ANY_SHIFT


def accuracy(state: Game, kit: Kit, card: CardType, kind: int, zone: int) -> int:
    """What a die must show: never better than 2 or more. Bonuses are added to the roll, not here."""
    rules = state.rules
    if (
        rules.dark_accuracy
        and rules.board.zones[zone].dark
        and not rules.attack_kinds[kind].in_own_zone
        and not kit.values[LIGHTS_DARKNESS]
    ):
        return rules.dark_accuracy
    return max(BEST_ACCURACY, weapon_mode(card, kind).accuracy)


def die_value(kit: Kit, face: int, kind: int) -> int:
    """A die with its bonus, at most 6. An unmodified 1 stays a miss whatever is added."""
    return face if face == 1 else min(6, face + kit.attacks[kind][ROLL])


def is_hit(kit: Kit, needed: int, face: int, kind: int) -> bool:
    """Whether a die hits."""
    return face != 1 and die_value(kit, face, kind) >= needed


def damage_of(kit: Kit, card: CardType, kind: int) -> int:
    """The damage of one hit, without what sixes add."""
    row = kit.attacks[kind]
    return max(weapon_mode(card, kind).damage, row[LEAST_DAMAGE]) + row[DAMAGE]


def ammo_rerolls(state: Game, me: Survivor, card: CardType, kind: int) -> int:
    """One re-roll of a shot for ammunition of its kind, however much of it is carried."""
    if not card.ammo or not state.rules.attack_kinds[kind].fires:
        return 0
    return 1 if any([state.rules.cards[other].rerolls == card.ammo for other in me.hand + me.pack]) else 0


def sixes(kit: Kit, dice: bytearray, kind: int) -> int:
    """How many dice count as a six."""
    number = 0
    for at in range(len(dice)):
        if die_value(kit, dice[at] & FACE_MASK, kind) == 6:
            number += 1
    return number


def further_dice(state: Game, kit: Kit, card: CardType, kind: int) -> list[int]:
    """What a game's own rules roll besides, with the others: kinds of dice, each with how many."""
    more = state.rules.further_dice
    return [] if more is None else more(state, kit, card, kind)


def hits_among(state: Game, frame: Frame, kit: Kit, dice: bytearray) -> int:
    """How many of the dice hit."""
    kind = frame.d
    needed = accuracy(state, kit, state.rules.cards[frame.b], kind, frame.c) - facts_of(frame)[BONUS]
    hits = 0
    for at in range(len(dice)):
        if is_hit(kit, needed, dice[at] & FACE_MASK, kind):
            hits += 1
    return hits


def choose_dice(run: Run, state: Game, frame: Frame) -> None:
    """Some may roll one die for each zombie in place of the weapon's dice."""
    if attack_kit(state, frame).attacks[frame.d][MAY_ROLL_FOR_CROWD]:
        crowd = state.crowd[frame.c]
        if crowd and crowd != weapon_mode(state.rules.cards[frame.b], frame.d).dice:
            run.push(ASK_DICE, frame.a)


def yes_or_no(state: Game, frame: Frame) -> list[int]:
    """Do it, or let it be."""
    return [YES | frame.a << ACTOR_SHIFT, NO | frame.a << ACTOR_SHIFT]


def use_crowd(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The weapon's dice are as many as the zombies in the target zone."""
    attack = state.stack[-1]
    if verb_of(action) == YES:
        facts_of(attack)[CROWD_DICE] = 1
        if run.listener is not None:
            cited = attack_kit(state, attack).cited
            rule = cited[of_attack(MAY_ROLL_FOR_CROWD, attack.d)][0]
            run.tell("crowd-dice", rule, {"survivor": frame.a, "dice": state.crowd[attack.c]})


def roll(run: Run, state: Game, frame: Frame) -> None:
    """Roll all dice of the attack; skills and ammunition may let the attacker roll them again."""
    card = state.rules.cards[frame.b]
    kit = attack_kit(state, frame)
    number = attack_dice(state, frame, kit, card)
    more = further_dice(state, kit, card, frame.d)
    assert frame.items is not None
    frame.items[FIRST_DICE] = number + sum(more[1::2])
    rerolls = kit.values[REROLLS]
    if card.ammo:
        rerolls += ammo_rerolls(state, state.survivors[frame.a], card, frame.d)
    roll_dice(run, state, frame.a, "attack", [SIX_SIDED, number, *more], rerolls)


def tell_attack_roll(run: Run, state: Game, attack: Frame, dice: bytearray) -> None:
    """How many dice hit, and whose skills helped."""
    kit = attack_kit(state, attack)
    hits = hits_among(state, attack, kit, dice)
    run.tell("rolled", "Z2-DICE-02", {"survivor": attack.a, "dice": shown(state, dice), "hits": hits})
    for quantity in (DICE, ROLL, DAMAGE, STREAK_DICE, ANY_STREAK_DICE):
        for rule in kit.cited.get(of_attack(quantity, attack.d), ()):
            run.cite(rule)


def roll_more(run: Run, state: Game, frame: Frame) -> None:
    """Each six may bring one more die, and so on; re-rolls are over by now."""
    kit = attack_kit(state, frame)
    each = kit.attacks[frame.d][SIX_DICE]
    if not each:
        return
    dice = dice_of(frame)
    if each * sixes(kit, dice, frame.d) > len(dice) - facts_of(frame)[FIRST_DICE]:
        run.push(ASK_MORE, frame.a)


def roll_one_more(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One more die, or enough."""
    attack = state.stack[-1]
    if verb_of(action) == NO:
        return
    dice = dice_of(attack)
    die = run.throw(SIX_SIDED, 1, "attack")[0] + 1
    dice.append(die)
    if run.listener is not None:
        kit = attack_kit(state, attack)
        hits = hits_among(state, attack, kit, dice[-1:])
        told: dict[str, object] = {"survivor": frame.a, "dice": [die], "hits": hits}
        run.tell("rolled-more", kit.cited[of_attack(SIX_DICE, attack.d)][0], told)
    run.go_to(attack, "roll-more")


ROLLS = (Roll("attack", tell_attack_roll),)
QUESTIONS = (
    Question("ask-dice", OWNED, yes_or_no, use_crowd, "Z2-SKILL-BARBARIAN-01"),
    Question("ask-more", OWNED, yes_or_no, roll_one_more, "Z2-SKILL-ROLL6DIE-01"),
)
