"""Attacks: dice, re-rolls, hits, misses.

ATTACK frame: a survivor, b weapon card, c target zone, d flags (bit 0 ranged, bit 1 both weapons,
bits 2-4 re-rolls left, bit 5 something died, bit 6 the extra kill is used). Items: the dice as rolled;
when hits are counted, items become [hits, misses, damage].
"""

from shamble.family.adrenaline import gain_adrenaline
from shamble.family.chain import push_holder_chain
from shamble.family.definitions import CardType, WeaponMode
from shamble.family.figures import kinds_in, kit_of, make_noise, take_zombies
from shamble.family.harm import FRIEND, deal, eliminate
from shamble.family.inventory import discard_card, lose_card
from shamble.family.kit import Kit
from shamble.family.quantities import (
    DAMAGE_MELEE,
    DICE_MELEE,
    LEAST_DAMAGE_MELEE,
    POINT_BLANK,
    REROLLS,
    ROLL_MELEE,
    SIX_DAMAGE_MELEE,
    SPARES_FRIENDS,
    TARGETS_FREELY,
)
from shamble.family.rules import ABOMINATIONS
from shamble.family.state import Game, Survivor
from shamble.family.triggers import moment
from shamble.family.vocabulary import ASK_HIT, ASK_REROLL, HIT, REROLL, STAND
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of, x_of
from shamble.kernel.decks import discard
from shamble.kernel.frame import Frame
from shamble.kernel.ruleset import OWNED, Question
from shamble.kernel.run import Run

IS_RANGED = 1
BOTH = 2
REROLL_SHIFT = 2
REROLL_MASK = 7 << REROLL_SHIFT
KILLED = 32

BEST_ACCURACY = 2


def weapon_mode(card: CardType, ranged: int) -> WeaponMode:
    """The stat line in use."""
    mode = card.ranged if ranged else card.melee
    assert mode is not None
    return mode


def armed_kit(state: Game, me: Survivor, card: CardType) -> Kit:
    """The kit for a combat action: the survivor's, with the skills of the weapon in use."""
    return state.rules.kit_with(kit_of(state, me), card.skills)


def dice_count(kit: Kit, card: CardType, ranged: int, both: int) -> int:
    """How many dice an attack rolls; bonus dice count for each weapon."""
    weapons = 2 if both else 1
    return max(0, weapons * (weapon_mode(card, ranged).dice + kit.values[DICE_MELEE + ranged]))


def accuracy(kit: Kit, card: CardType, ranged: int) -> int:
    """What a die must show, as printed plus nothing: bonuses are added to the roll."""
    return weapon_mode(card, ranged).accuracy


def die_value(kit: Kit, face: int, ranged: int) -> int:
    """A die with its bonus, at most 6. An unmodified 1 stays a miss whatever is added."""
    return face if face == 1 else min(6, face + kit.values[ROLL_MELEE + ranged])


def is_hit(kit: Kit, card: CardType, face: int, ranged: int) -> bool:
    """Whether a die hits: never better than 2 or more."""
    needed = max(BEST_ACCURACY, accuracy(kit, card, ranged))
    return face != 1 and die_value(kit, face, ranged) >= needed


def damage_of(kit: Kit, card: CardType, ranged: int) -> int:
    """The damage of one hit, without what sixes add."""
    printed = weapon_mode(card, ranged).damage
    return max(printed, kit.values[LEAST_DAMAGE_MELEE + ranged]) + kit.values[DAMAGE_MELEE + ranged]


def chooses_freely(kit: Kit, ranged: int, same_zone: bool) -> bool:
    """Whether hits go where the attacker likes instead of by targeting priority."""
    return not ranged or bool(kit.values[TARGETS_FREELY]) or (same_zone and bool(kit.values[POINT_BLANK]))


def harms_friends(kit: Kit, ranged: int, same_zone: bool) -> bool:
    """Whether misses hit survivors in the target zone."""
    return bool(ranged) and not kit.values[SPARES_FRIENDS] and not (same_zone and kit.values[POINT_BLANK])


def declare(run: Run, state: Game, frame: Frame) -> None:
    """The shot is heard, and a weapon with few shells is empty."""
    me = state.survivors[frame.a]
    card = state.rules.cards[frame.b]
    ranged = frame.d & IS_RANGED
    mode = weapon_mode(card, ranged)
    if mode.noisy:
        make_noise(state, me.zone)
    if ranged and card.reload:
        fired = 1 << frame.b
        state.emptied_together &= ~fired
        if frame.d & BOTH:
            fired |= 1 << twin(state, me, frame.b)
            state.emptied_together |= fired
        state.emptied |= fired
    if run.listener is not None:
        rule = "Z2-RANGED-01" if ranged else "Z2-MELEE-01"
        run.tell(
            "attacks",
            rule,
            {"survivor": frame.a, "card": card.name, "zone": frame.c, "both": bool(frame.d & BOTH)},
        )
        if frame.d & BOTH:
            run.cite("Z2-DUAL-01")
        if mode.noisy:
            run.tell("noise", "Z2-NOISE-01", {"zone": me.zone})
    kit = armed_kit(state, me, card)
    rerolls = kit.values[REROLLS]
    if card.ammo and ranged and any(state.rules.cards[c].rerolls == card.ammo for c in me.hand + me.pack):
        rerolls += 1
    frame.d |= rerolls << REROLL_SHIFT


def twin(state: Game, me: Survivor, card: int) -> int:
    """The other copy of a weapon that is used together with it."""
    index = state.rules.cards[card].index
    for other in me.hand + me.pack:
        if other != card and state.rules.cards[other].index == index:
            return other
    return card


def roll(run: Run, state: Game, frame: Frame) -> None:
    """Roll all dice of the attack."""
    me = state.survivors[frame.a]
    card = state.rules.cards[frame.b]
    kit = armed_kit(state, me, card)
    ranged = frame.d & IS_RANGED
    number = dice_count(kit, card, ranged, frame.d & BOTH)
    frame.items = [run.roll() for _ in range(number)]
    if run.listener is not None:
        hits = sum(1 for face in frame.items if is_hit(kit, card, face, ranged))
        run.tell("rolled", "Z2-DICE-02", {"survivor": frame.a, "dice": frame.items[:], "hits": hits})
        for quantity in (DICE_MELEE + ranged, ROLL_MELEE + ranged, DAMAGE_MELEE + ranged):
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
    attack.step = ROLL_STEP


def count_hits(run: Run, state: Game, frame: Frame) -> None:
    """Each die at least the accuracy is a hit; the rest are misses."""
    assert frame.items is not None
    me = state.survivors[frame.a]
    card = state.rules.cards[frame.b]
    kit = armed_kit(state, me, card)
    ranged = frame.d & IS_RANGED
    hits = 0
    sixes = 0
    for face in frame.items:
        if is_hit(kit, card, face, ranged):
            hits += 1
        if die_value(kit, face, ranged) == 6:
            sixes += 1
    damage = damage_of(kit, card, ranged)
    misses = len(frame.items) - hits
    frame.items = [hits, misses, damage + sixes * kit.values[SIX_DAMAGE_MELEE + ranged], damage]


def assign_hits(run: Run, state: Game, frame: Frame) -> None:
    """Each hit takes one target; what nothing can be done with is lost."""
    assert frame.items is not None
    if frame.items[0] and state.crowd[frame.c]:
        frame.step -= 1
        run.push(ASK_HIT, frame.a)


def targets(state: Game, attack: Frame) -> list[int]:
    """The kinds a hit may go to: all in melee; by targeting priority at range."""
    kinds = kinds_in(state, attack.c)
    me = state.survivors[attack.a]
    ranged = attack.d & IS_RANGED
    kit = armed_kit(state, me, state.rules.cards[attack.b])
    if chooses_freely(kit, ranged, attack.c == me.zone):
        return kinds
    all_kinds = state.rules.kinds
    first = min(all_kinds[kind].priority for kind in kinds)
    return [kind for kind in kinds if all_kinds[kind].priority == first]


def hit_options(state: Game, frame: Frame) -> list[int]:
    """One option for each kind that would die, and one for all that would not."""
    attack = state.stack[-2]
    assert attack.items is not None
    damage = attack.items[2]
    base = HIT | attack.a << ACTOR_SHIFT
    options: list[int] = []
    wasted = False
    for kind in targets(state, attack):
        if damage >= state.rules.kinds[kind].toughness:
            options.append(base | kind << X_SHIFT)
        elif not wasted:
            wasted = True
            options.append(base | kind << X_SHIFT)
    return options


def hit(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The target dies if the damage reaches; else the hit is lost."""
    attack = state.stack[-1]
    assert attack.items is not None
    kind = x_of(action)
    attack.items[0] -= 1
    if attack.items[2] >= state.rules.kinds[kind].toughness:
        attack.d |= KILLED
        kill(run, state, attack.a, attack.c, kind, 1)
    elif run.listener is not None:
        rule = "Z2-TARGET-03" if attack.d & IS_RANGED else "Z2-DICE-04"
        run.tell("hit-lost", rule, {"survivor": attack.a, "kind": kind})


def kill(run: Run, state: Game, who: int, zone: int, kind: int, number: int) -> None:
    """Zombies die: their figures go back to the reserve and the killer gets the adrenaline."""
    take_zombies(state, zone, kind, number)
    row = state.rules.kinds[kind]
    if row.figures > 1:
        state.pool[kind] += number
    else:
        discard(state, ABOMINATIONS, kind)
    run.touched = True
    if run.listener is not None:
        run.tell("killed", "Z2-ZTYPE-02", {"survivor": who, "zone": zone, "kind": kind, "count": number})
        run.cite(row.rules[0])
    moment(run, state, "zombie-killed", (who, zone, kind))
    gain_adrenaline(run, state, who, row.adrenaline * number)


def friendly_fire(run: Run, state: Game, frame: Frame) -> None:
    """In a ranged attack every miss hits a survivor in the target zone, never the shooter."""
    assert frame.items is not None
    me = state.survivors[frame.a]
    ranged = frame.d & IS_RANGED
    misses = frame.items[1]
    if not misses or not harms_friends(
        armed_kit(state, me, state.rules.cards[frame.b]), ranged, frame.c == me.zone
    ):
        return
    if any(other.zone == frame.c and other is not me for other in state.survivors):
        if run.listener is not None:
            run.tell("friendly-fire", "Z2-FF-02", {"survivor": frame.a, "zone": frame.c, "misses": misses})
        deal(run, frame.c, frame.a + 1, frame.items[3], [FRIEND] * misses)


def finish(run: Run, state: Game, frame: Frame) -> None:
    """After the attack, skills may react to what it did."""
    if frame.d & KILLED:
        handlers = state.survivors[frame.a].kit.hooks.get("after-kill")
        if handlers is not None:
            push_holder_chain(run, state, "after-kill", frame.a, handlers)


def blast(run: Run, state: Game, frame: Frame) -> None:
    """A thrown fire bomb: the card is spent and everybody in the target zone dies."""
    me = state.survivors[frame.a]
    lose_card(state, me, frame.b)
    discard_card(state, frame.b)
    if run.listener is not None:
        run.tell("thrown", "Z2-MOLOTOV-01", {"survivor": frame.a, "zone": frame.c})
    if state.crowd[frame.c]:
        frame.d |= KILLED
    burn(run, state, frame.a, frame.c)


def burn(run: Run, state: Game, who: int, zone: int) -> None:
    """Every actor in the zone dies, unless a zombie there shields the others from the fire."""
    kinds = kinds_in(state, zone)
    shields = [kind for kind in kinds if state.rules.kinds[kind].shields_from_fire]
    if shields:
        if run.listener is not None:
            run.tell("fire-shielded", "Z2-ABOM-08", {"zone": zone, "kind": shields[0]})
        for kind in shields:
            kill(run, state, who, zone, kind, state.zombies[zone * state.rules.kind_count + kind])
        return
    if run.listener is not None:
        run.tell("burns", "Z2-MOLOTOV-02", {"zone": zone})
    for i, survivor in enumerate(state.survivors):
        if survivor.zone == zone:
            eliminate(run, state, i)
    for kind in kinds:
        kill(run, state, who, zone, kind, state.zombies[zone * state.rules.kind_count + kind])
    moment(run, state, "blast", (who, zone))


PROCEDURES = {
    "attack": (declare, roll, offer_reroll, count_hits, assign_hits, friendly_fire, finish),
    "throw": (declare, blast, finish),
}
ROLL_STEP = 1
QUESTIONS = (
    Question("ask-reroll", OWNED, reroll_options, reroll, "Z2-DICE-07"),
    Question("ask-hit", OWNED, hit_options, hit, "Z2-MELEE-01"),
)
