"""An attack step by step: declared, heard, rolled, dealt out, and what follows from it.

The frame that the steps work on, and what it keeps: see `facts`.
"""

from shamble.family.dead.spawning import ABOMINATION
from shamble.family.fighting.dice import (
    choose_dice,
    hits_among,
    longer_streak,
    roll,
    roll_more,
    sixes,
    yes_or_no,
)
from shamble.family.fighting.dice import damage_of as damage_with
from shamble.family.fighting.explosions import blast
from shamble.family.fighting.facts import (
    DAMAGE,
    EXTRA,
    EXTRA_KILL,
    HITS,
    KILLED,
    MEANS,
    MISS_DAMAGE,
    MISSES,
    STOOD,
    WEAPONS,
    attack_kit,
    attack_under_way,
    dice_of,
    facts_of,
    kind_of,
)
from shamble.family.fighting.kills import kill
from shamble.family.fighting.targets import harms_friends, hit_options
from shamble.family.people.quantities import EXTRA_KILL as MAY_KILL_ANOTHER
from shamble.family.people.quantities import SIX_DAMAGE
from shamble.family.people.wounds import CAR, FRIEND, deal
from shamble.family.places.noise import make_noise
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import ASK_HIT, ASK_REAP, YES
from shamble.kernel.action import verb_of, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run


def declare(run: Run, state: Game, frame: Frame) -> None:
    """The weapon and the target are named, and it counts as one more attack in a row."""
    kit = attack_kit(state, frame)
    if kit.counts_streak:
        me = state.survivors[frame.a]
        me.streak = longer_streak(me.streak, kit, frame.d)
    if run.listener is not None:
        _tell_declared(run, state, frame)


def _tell_declared(run: Run, state: Game, frame: Frame) -> None:
    me = state.survivors[frame.a]
    card = state.rules.cards[frame.b]
    kind = kind_of(state, frame)
    both = facts_of(frame)[WEAPONS] > 1
    told: dict[str, object] = {"survivor": frame.a, "card": card.name, "zone": frame.c, "both": both}
    run.tell("attacks", kind.rule, told)
    if both:
        run.cite("Z2-DUAL-01")
    run.cite("Z2-EQUIP-01")
    if kind.fires:
        run.cite("Z2-EQUIP-02" if frame.c == me.zone else "Z2-LOS-08")
        if card.ammo:
            run.cite("Z2-EQUIP-04")
            carried = [other for other in me.hand + me.pack if state.rules.cards[other].rerolls == card.ammo]
            if carried and not any([other in me.hand for other in carried]):
                run.cite("Z2-INV-04")
        if not state.crowd[frame.c]:
            run.cite("Z2-RANGED-05")


def unload(run: Run, state: Game, frame: Frame) -> None:
    """A weapon that must be reloaded is empty, and so is the one that was fired with it."""
    if not state.rules.cards[frame.b].reload or not kind_of(state, frame).fires:
        return
    me = state.survivors[frame.a]
    fired = 1 << frame.b
    state.emptied_together &= ~fired
    if facts_of(frame)[WEAPONS] > 1:
        fired |= 1 << loaded_twin(state, me, frame.b)
        state.emptied_together |= fired
    elif run.listener is not None and twins(state, me, frame.b):
        run.cite("Z2-RELOAD-05")
    state.emptied |= fired


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


def noise(run: Run, state: Game, frame: Frame) -> None:
    """A loud weapon is heard from where the attacker stood."""
    me = state.survivors[frame.a]
    if state.rules.is_noisy(state, me, state.rules.cards[frame.b], frame.d):
        place = facts_of(frame)[STOOD]
        if run.listener is not None:
            run.tell("noise", "Z2-NOISE-01", {"zone": place})
            run.cite("Z2-NOISE-02")
        make_noise(run, state, place, frame.a)


def count_hits(run: Run, state: Game, frame: Frame) -> None:
    """Each die at least the accuracy is a hit; the rest are misses."""
    kit = attack_kit(state, frame)
    dice = dice_of(frame)
    hits = hits_among(state, frame, kit, dice)
    damage = damage_with(kit, state.rules.cards[frame.b], frame.d)
    more = kit.attacks[frame.d][SIX_DAMAGE]
    facts = frame.items
    assert facts is not None
    facts[HITS] = hits
    facts[MISSES] = len(dice) - hits
    facts[DAMAGE] = damage + more * sixes(kit, dice, frame.d) if more else damage
    facts[MISS_DAMAGE] = damage
    if state.rules.hears_rolls:
        happen(run, state, "rolled", (frame.a, frame.c, frame.b))


def assign_hits(run: Run, state: Game, frame: Frame) -> None:
    """Each hit takes one target; what nothing can be done with is lost."""
    assert frame.items is not None
    if frame.items[HITS] and state.crowd[frame.c]:
        run.again(frame)
        run.push(ASK_HIT, frame.a)


def hit(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The target dies if the damage reaches; else the hit is lost."""
    attack = state.stack[-1]
    facts = facts_of(attack)
    kind = x_of(action)
    facts[HITS] -= 1
    if facts[DAMAGE] >= state.rules.kinds[kind].toughness:
        facts[KILLED] = 1
        if run.listener is not None and state.rules.kinds[kind].type == ABOMINATION:
            run.cite("Z2-ABOM-04")
        kill(run, state, attack.a, attack.c, kind, 1, facts[MEANS])
        lose_extra_hits(state, attack)
        offer_extra_kill(run, state, attack, kind)
    elif run.listener is not None:
        run.tell("hit-lost", kind_of(state, attack).lost, {"survivor": attack.a, "kind": kind})
        run.cite("Z2-EQUIP-11")


def lose_extra_hits(state: Game, attack: Frame) -> None:
    """Once all targets are gone, hits that are left find nobody, whoever comes there now."""
    if not state.crowd[attack.c]:
        facts_of(attack)[HITS] = 0


def offer_extra_kill(run: Run, state: Game, attack: Frame, kind: int) -> None:
    """Once in an attack, a hit that killed may take one more of the same kind along."""
    if (
        not facts_of(attack)[EXTRA_KILL]
        and state.zombies[attack.c * state.rules.kind_count + kind]
        and attack_kit(state, attack).attacks[attack.d][MAY_KILL_ANOTHER]
    ):
        run.push(ASK_REAP, attack.a, kind)


def reap(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The second one falls with the first."""
    attack = attack_under_way(state)
    if verb_of(action) != YES or attack is None:
        return
    facts = facts_of(attack)
    facts[EXTRA_KILL] = 1
    if run.listener is not None:
        run.tell("reaped", "Z2-SKILL-REAPER-01", {"survivor": frame.a, "kind": frame.b})
    kill(run, state, frame.a, attack.c, frame.b, 1, facts[MEANS] | EXTRA)
    lose_extra_hits(state, attack)


def friendly_fire(run: Run, state: Game, frame: Frame) -> None:
    """In a ranged attack every miss hits a survivor in the target zone, never the shooter."""
    facts = frame.items
    assert facts is not None
    misses = facts[MISSES]
    if not misses:
        return
    same_zone = frame.c == facts[STOOD]
    if not harms_friends(attack_kit(state, frame), kind_of(state, frame), same_zone):
        return
    me = state.survivors[frame.a]
    vehicle = state.rules.cards[frame.b].vehicle
    if any(
        other.zone == frame.c and other is not me and not (vehicle and other.ride)
        for other in state.survivors
    ):
        if run.listener is not None:
            run.tell("friendly-fire", "Z2-FF-02", {"survivor": frame.a, "zone": frame.c, "misses": misses})
        source = CAR if vehicle else FRIEND
        deal(run, frame.c, frame.a + 1, [source, facts[MISS_DAMAGE]] * misses)


def reactions(run: Run, state: Game, frame: Frame) -> None:
    """After the attack, skills may react to what it did."""
    facts = frame.items
    assert facts is not None
    if facts[KILLED] and not state.rules.cards[frame.b].vehicle:
        happen(run, state, "after-kill", (frame.a, facts[MEANS]))


PROCEDURES = {
    "attack": (
        declare,
        unload,
        noise,
        choose_dice,
        roll,
        roll_more,
        count_hits,
        assign_hits,
        friendly_fire,
        reactions,
    ),
    "throw": (declare, noise, blast, reactions),
}
QUESTIONS = (
    Question("ask-hit", OWNED, hit_options, hit, "Z2-MELEE-01"),
    Question("ask-reap", OWNED, yes_or_no, reap, "Z2-SKILL-REAPER-01"),
)
