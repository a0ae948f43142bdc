"""Attacks: dice, re-rolls, hits, misses.

ATTACK frame: a survivor, b weapon card, c target zone, d flags (bit 0 ranged, bit 1 both weapons,
bits 2-4 re-rolls left, bit 5 something died, bit 6 the extra kill is used, bit 7 dice as many as zombies).
Items: the dice as rolled; when hits are counted, items become [hits, misses, damage, damage of misses].
"""

from shamble.family.carrying.inventory import discard_card, lose_card
from shamble.family.dead.figures import BY_KILL, kinds_in, remove
from shamble.family.dead.spawning import ABOMINATION
from shamble.family.fighting.dice import (
    BOTH,
    EXTRA_KILL_USED,
    IS_RANGED,
    KILLED,
    REROLL_SHIFT,
    accuracy,
    armed_kit,
    choose_dice,
    count_streak,
    damage_of,
    die_value,
    is_hit,
    offer_reroll,
    roll,
    roll_more,
    weapon_mode,
    yes_or_no,
)
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import (
    EXTRA_KILL_MELEE,
    POINT_BLANK,
    REROLLS,
    SIX_DAMAGE_MELEE,
    SPARES_FRIENDS,
    TARGETS_FREELY,
)
from shamble.family.people.wounds import CAR, FRIEND, deal, eliminate
from shamble.family.places.noise import make_noise
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import ASK_HIT, ASK_REAP, ATTACK, HIT, YES
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run


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
            fired |= 1 << loaded_twin(state, me, frame.b)
            state.emptied_together |= fired
        elif run.listener is not None and twins(state, me, frame.b):
            run.cite("Z2-RELOAD-05")
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
        run.cite("Z2-EQUIP-01")
        if ranged:
            run.cite("Z2-EQUIP-02" if frame.c == me.zone else "Z2-LOS-08")
        if ranged and card.ammo:
            run.cite("Z2-EQUIP-04")
        if mode.noisy:
            run.tell("noise", "Z2-NOISE-01", {"zone": me.zone})
            run.cite("Z2-NOISE-02")
        if ranged and not state.crowd[frame.c]:
            run.cite("Z2-RANGED-05")
    kit = armed_kit(state, me, card)
    count_streak(me, kit, ranged)
    rerolls = kit.values[REROLLS]
    if card.ammo and ranged and any(state.rules.cards[c].rerolls == card.ammo for c in me.hand + me.pack):
        rerolls += 1
        if run.listener is not None and not any(state.rules.cards[c].rerolls == card.ammo for c in me.hand):
            run.cite("Z2-INV-04")
    frame.d |= rerolls << REROLL_SHIFT


def twins(state: Game, me: Survivor, card: int) -> list[int]:
    """The other copies of a weapon, those in hand first."""
    index = state.rules.cards[card].index
    return [other for other in me.hand + me.pack if other != card and state.rules.cards[other].index == index]


def loaded_twin(state: Game, me: Survivor, card: int) -> int:
    """The other copy of a weapon that is fired together with it."""
    for other in twins(state, me, card):
        if not state.emptied >> other & 1:
            return other
    return card


def count_hits(run: Run, state: Game, frame: Frame) -> None:
    """Each die at least the accuracy is a hit; the rest are misses."""
    assert frame.items is not None
    me = state.survivors[frame.a]
    card = state.rules.cards[frame.b]
    kit = armed_kit(state, me, card)
    ranged = frame.d & IS_RANGED
    needed = accuracy(state, kit, card, ranged, frame.c)
    hits = 0
    sixes = 0
    for face in frame.items:
        if is_hit(kit, needed, face, ranged):
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
        if run.listener is not None and state.rules.kinds[kind].type == ABOMINATION:
            run.cite("Z2-ABOM-04")
        kill(run, state, attack.a, attack.c, kind, 1)
        offer_extra_kill(run, state, attack, kind)
    elif run.listener is not None:
        rule = "Z2-TARGET-03" if attack.d & IS_RANGED else "Z2-DICE-04"
        run.tell("hit-lost", rule, {"survivor": attack.a, "kind": kind})
        run.cite("Z2-EQUIP-11")


def offer_extra_kill(run: Run, state: Game, attack: Frame, kind: int) -> None:
    """Once in an attack, a hit that killed may take one more of the same kind along."""
    if attack.d & EXTRA_KILL_USED or not state.zombies[attack.c * state.rules.kind_count + kind]:
        return
    kit = armed_kit(state, state.survivors[attack.a], state.rules.cards[attack.b])
    if kit.values[EXTRA_KILL_MELEE + (attack.d & IS_RANGED)]:
        run.push(ASK_REAP, attack.a, kind)


def reap(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The second one falls with the first."""
    if verb_of(action) != YES:
        return
    attack = next(below for below in reversed(state.stack) if below.proc == ATTACK)
    attack.d |= EXTRA_KILL_USED
    if run.listener is not None:
        run.tell("reaped", "Z2-SKILL-REAPER-01", {"survivor": frame.a, "kind": frame.b})
    kill(run, state, frame.a, attack.c, frame.b, 1)


def kill(run: Run, state: Game, who: int, zone: int, kind: int, number: int) -> None:
    """Zombies die and the killer gets the adrenaline."""
    gain_adrenaline(run, state, who, take_out(run, state, who, zone, kind, number))


def take_out(run: Run, state: Game, who: int, zone: int, kind: int, number: int, card: int = -1) -> int:
    """Zombies die: their figures go back to the reserve. The adrenaline that it is worth.

    The card is a fire bomb that was thrown; -1 for everything else.
    """
    row = state.rules.kinds[kind]
    remove(run, state, zone, kind, number, BY_KILL)
    if run.listener is not None:
        run.tell("killed", "Z2-ZTYPE-02", {"survivor": who, "zone": zone, "kind": kind, "count": number})
        run.cite(row.rules[0])
        run.cite("Z2-ZTYPE-07")
    happen(run, state, "zombie-killed", (who, zone, kind, number, card))
    if not state.crowd[zone]:
        happen(run, state, "zone-cleared", (zone,))
    return row.adrenaline * number


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
    vehicle = state.rules.cards[frame.b].vehicle
    if any(
        other.zone == frame.c and other is not me and not (vehicle and other.ride)
        for other in state.survivors
    ):
        if run.listener is not None:
            run.tell("friendly-fire", "Z2-FF-02", {"survivor": frame.a, "zone": frame.c, "misses": misses})
        source = CAR if vehicle else FRIEND
        deal(run, frame.c, frame.a + 1, [source, frame.items[3]] * misses)


def finish(run: Run, state: Game, frame: Frame) -> None:
    """After the attack, skills may react to what it did."""
    if frame.d & KILLED and not state.rules.cards[frame.b].vehicle:
        happen(run, state, "after-kill", (frame.a,))


def blast(run: Run, state: Game, frame: Frame) -> None:
    """A thrown fire bomb: the card is spent and everybody in the target zone dies."""
    me = state.survivors[frame.a]
    lose_card(state, me, frame.b)
    discard_card(state, frame.b)
    if run.listener is not None:
        run.tell("thrown", "Z2-MOLOTOV-01", {"survivor": frame.a, "zone": frame.c})
    happen(run, state, "blast-discard", (frame.a, frame.b))
    if state.crowd[frame.c]:
        frame.d |= KILLED
    burn(run, state, frame.a, frame.c, frame.b)


def burn(run: Run, state: Game, who: int, zone: int, card: int = -1) -> bool:
    """Every actor in the zone dies; False if a zombie there shields the others from the fire.

    The adrenaline for all of them comes at once, so that danger levels are reached in order.
    """
    points = 0
    kinds = kinds_in(state, zone)
    shields = [kind for kind in kinds if state.rules.kinds[kind].shields_from_fire]
    if shields:
        if run.listener is not None:
            run.tell("fire-shielded", "Z2-ABOM-08", {"zone": zone, "kind": shields[0]})
        for kind in shields:
            number = state.zombies[zone * state.rules.kind_count + kind]
            points += take_out(run, state, who, zone, kind, number, card)
        gain_adrenaline(run, state, who, points)
        return False
    if run.listener is not None:
        run.tell("burns", "Z2-MOLOTOV-02", {"zone": zone})
    for i, survivor in enumerate(state.survivors):
        if survivor.zone == zone:
            eliminate(run, state, i)
    for kind in kinds:
        number = state.zombies[zone * state.rules.kind_count + kind]
        points += take_out(run, state, who, zone, kind, number, card)
    if points:
        gain_adrenaline(run, state, who, points)
    happen(run, state, "blast", (who, zone, card))
    return True


PROCEDURES = {
    "attack": (
        declare,
        choose_dice,
        roll,
        offer_reroll,
        roll_more,
        count_hits,
        assign_hits,
        friendly_fire,
        finish,
    ),
    "throw": (declare, blast, finish),
}
QUESTIONS = (
    Question("ask-hit", OWNED, hit_options, hit, "Z2-MELEE-01"),
    Question("ask-reap", OWNED, yes_or_no, reap, "Z2-SKILL-REAPER-01"),
)
