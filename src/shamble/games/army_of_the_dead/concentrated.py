"""Concentrated Attacks: all hits of one attack at one named target.

An aim is what such an action names: the zone, above it the kind of Zombie, above that 1 for one that lies
bound.
"""

from typing import Final

from shamble.family import verb_traits as traits
from shamble.family.board.model import Zone
from shamble.family.dead.figures import ANY, FREE, able, kinds_in
from shamble.family.fighting.attack import offer_extra_kill
from shamble.family.fighting.combat_actions import fight_cost, pay_for_attack, refuse_fight
from shamble.family.fighting.facts import (
    BONUS,
    DAMAGE,
    HITS,
    KILLED,
    MEANS,
    armed_kit,
    begin_attack,
    facts_of,
    target_zone,
)
from shamble.family.fighting.kills import kill
from shamble.family.fighting.kinds import AT_RANGE, BY_HAND
from shamble.family.fighting.targets import ANYBODY, chooses_freely
from shamble.family.fighting.weapons import arms_of, can_pay_for, combat_forbidden, is_barred
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.state import Game, Survivor
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import ArgumentKind, Ruling, Verb
from shamble.kernel.run import Run

from .bola import BOUND, bound_in, lies_anybody_bound, status_number, unbound_in
from .vocabulary import CONCENTRATE_MELEE, CONCENTRATE_RANGED

KIND_SHIFT: Final = 8
BOUND_SHIFT: Final = 14
KIND_MASK: Final = (1 << BOUND_SHIFT - KIND_SHIFT) - 1

AIM: Final = "aim"
"""The fact of an attack that says what it is aimed at: 1 + the aim; 0 for anybody."""

BOUND_BONUS: Final = 2
"""What is added to every die against one that lies bound."""


def aim_at(zone: int, kind: int, bound: bool) -> int:
    """An aim."""
    return zone | kind << KIND_SHIFT | (1 << BOUND_SHIFT if bound else 0)


def kind_aimed_at(aim: int) -> int:
    """The kind of Zombie of an aim."""
    return aim >> KIND_SHIFT & KIND_MASK


def is_bound(aim: int) -> bool:
    """Whether an aim is at one that lies bound."""
    return aim >> BOUND_SHIFT & 1 > 0


# --- what may be named


def targets_of(state: Game, me: Survivor, kit: Kit, zone: int, kind: int) -> list[int]:
    """The kinds that may be named: in a Ranged Action those of the lowest level that is there."""
    kinds = kinds_in(state, zone)
    if len(kinds) < 2:
        return kinds
    if chooses_freely(kit, state.rules.attack_kinds[kind], zone == me.zone):
        return kinds
    first = min([state.rules.kinds[row].priority for row in kinds])
    return [row for row in kinds if state.rules.kinds[row].priority == first]


def aims(state: Game, me: Survivor, kit: Kit, zone: int, kind: int) -> list[int]:
    """What can be aimed at in a zone: of each kind one that stands and one that lies bound."""
    if not lies_anybody_bound(state):
        return [zone | row << KIND_SHIFT for row in targets_of(state, me, kit, zone, kind)]
    found: list[int] = []
    for row in targets_of(state, me, kit, zone, kind):
        if unbound_in(state, zone, row):
            found.append(aim_at(zone, row, False))
        if bound_in(state, zone, row):
            found.append(aim_at(zone, row, True))
    return found


def can_concentrate(state: Game, card: int) -> bool:
    """Whether a weapon deals hits to single targets: no Explosive does, nor what only binds."""
    facts = state.rules.cards[card].facts
    return not facts.get("explosive") and not facts.get("traps")


def offer_concentrated(state: Game, base: int, kind: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """With every weapon for a kind of attack, at everybody who may be named."""
    usable = arms_of(state, me, kit).usable[kind]
    if not usable or (state.crowd[me.zone] and combat_forbidden(state, me.zone)):
        return
    rules = state.rules
    ordinary = kit.values[ACTIONS] > me.spent
    for card in usable:
        if (
            (ordinary or can_pay_for(state, me, kit, card, kind))
            and can_concentrate(state, card)
            and (rules.weapon_barred is None or not is_barred(state, me, kit, card, kind))
        ):
            armed = armed_kit(state, me, rules.cards[card])
            for zone in rules.zones_for(state, me.zone, kit, rules.cards[card], kind):
                if state.crowd[zone]:
                    for aim in aims(state, me, armed, zone, kind):
                        out.append(base | card << X_SHIFT | aim)


def offer_melee(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Hand to hand: anybody in the own zone may be named."""
    offer_concentrated(state, CONCENTRATE_MELEE | who << ACTOR_SHIFT, BY_HAND, me, kit, out)


def offer_ranged(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """With a shot: one of the lowest level in the zone."""
    offer_concentrated(state, CONCENTRATE_RANGED | who << ACTOR_SHIFT, AT_RANGE, me, kit, out)


def concentrate(run: Run, state: Game, action: int) -> None:
    """It costs what the Melee or Ranged Action costs for which it is declared."""
    who, card, aim = actor_of(action), x_of(action), y_of(action)
    kind = state.rules.kind_of_attack[verb_of(action)]
    pay_for_attack(run, state, who, card, kind)
    facts = begin_attack(run, state, who, card, target_zone(action), kind)
    facts[state.rules.attack_fact_numbers[AIM]] = 1 + aim
    if run.listener is not None:
        run.cite("AD-CONC-01")
        run.cite("AD-CONC-07")
        run.cite("AD-CONC-04" if kind == AT_RANGE else "AD-CONC-05")
    if is_bound(aim):
        facts[BONUS] = BOUND_BONUS
        if run.listener is not None:
            run.cite("AD-BOLA-04")


def refuse_concentrated(state: Game, action: int) -> list[Reason]:
    """Why an attack cannot be concentrated so."""
    reasons = refuse_fight(state, action)
    card = x_of(action)
    aim, zone = y_of(action), target_zone(action)
    me = state.survivors[actor_of(action)]
    if not can_concentrate(state, card):
        traps = state.rules.cards[card].facts.get("traps")
        reasons.append(Reason("refused-nothing-to-concentrate", "AD-BOLA-05" if traps else "AD-EXPLO-07"))
    count = unbound_in if not is_bound(aim) else bound_in
    if not count(state, zone, kind_aimed_at(aim)):
        reasons.append(Reason("refused-no-such-target", "AD-CONC-01"))
    elif not reasons:
        kind = state.rules.kind_of_attack[verb_of(action)]
        armed = armed_kit(state, me, state.rules.cards[card])
        if kind_aimed_at(aim) not in targets_of(state, me, armed, zone, kind):
            reasons.append(Reason("refused-shielded", "AD-CONC-04", also=("AD-TARGET-01",)))
    return reasons


# --- all hits at once


def strike_target(run: Run, state: Game, frame: Frame) -> None:
    """The Damage of all hits together, at the named target and at nobody else."""
    facts = facts_of(frame)
    aim = facts[state.rules.attack_fact_numbers[AIM]] - 1
    if aim < 0:
        return
    kind = kind_aimed_at(aim)
    damage = facts[DAMAGE] * facts[HITS]
    facts[HITS] = 0
    if run.listener is not None:
        run.cite("AD-CONC-02")
        run.cite("AD-CONC-03")
    if damage and damage >= state.rules.kinds[kind].toughness:
        facts[KILLED] = 1
        status = status_aimed_at(state, frame.c, aim)
        kill(run, state, frame.a, frame.c, kind, 1, facts[MEANS], status)
        offer_extra_kill(run, state, frame, kind)
    elif damage and run.listener is not None:
        run.tell("hit-lost", "AD-CONC-03", {"survivor": frame.a, "kind": kind})


def status_aimed_at(state: Game, zone: int, aim: int) -> int:
    """Of which status the one is that dies: bound, else whoever may act, before whoever rests."""
    at = zone * state.rules.kind_count + kind_aimed_at(aim)
    if not is_bound(aim) and able(state, at) > 0:
        return FREE
    bound = [status_number(state, name) for name in BOUND]
    for status, row in enumerate(state.idle):
        if row[at] and (status in bound) == is_bound(aim):
            return status
    return ANY


def aim_of(state: Game, action: int) -> tuple[int, int]:
    """At which kind all hits are aimed together, and what helps them; nobody with any other attack."""
    if verb_of(action) not in (CONCENTRATE_MELEE, CONCENTRATE_RANGED):
        return ANYBODY, 0
    aim = y_of(action)
    return kind_aimed_at(aim), BOUND_BONUS if is_bound(aim) else 0


# --- names


def aim_names(state: Game, actor: int) -> dict[str, int]:
    """Every zone with every kind: `B alpha`, and `B trapped alpha` for one that lies bound."""
    found: dict[str, int] = {}
    for zone, number in state.rules.names(state, "zone", actor).items():
        for kind in state.rules.kinds:
            bound = aim_at(number, kind.index, True)
            found[f"{zone} trapped {kind.name}"] = bound
            only_bound = bound_in(state, number, kind.index) and not unbound_in(state, number, kind.index)
            found[f"{zone} {kind.name}"] = bound if only_bound else aim_at(number, kind.index, False)
    return found


def aim_name(state: Game, actor: int, aim: int) -> str:
    """An aim as it is written."""
    zone: Zone = state.rules.board.zones[target_zone(aim)]
    bound = "trapped " if is_bound(aim) else ""
    return f"{zone.name} {bound}{state.rules.kinds[kind_aimed_at(aim)].name}"


def aim_parts(state: Game, aim: int) -> list[tuple[str, int]]:
    """The zone, the kind, and whether it lies bound."""
    return [("zone", target_zone(aim)), ("kind", kind_aimed_at(aim)), ("bound", int(is_bound(aim)))]


def aims_near(state: Game, who: int) -> list[int]:
    """Everybody in the zones that are seen."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    found: list[int] = []
    for zone in state.topology.seen_zones[me.zone]:
        if state.crowd[zone]:
            found += aims(state, me, kit, zone, BY_HAND)
    return found


ACTION: Final = (traits.COMBAT, traits.KEEPS_STREAK, traits.AT_ZONE)
VERBS: Final = (
    Verb(
        "concentrate-melee",
        offer_melee,
        concentrate,
        refuse_concentrated,
        "AD-CONC-01",
        "card",
        AIM,
        traits=(*ACTION, traits.MELEE, traits.NEEDS_ZOMBIES, traits.NEEDS_MELEE),
        cost=fight_cost,
    ),
    Verb(
        "concentrate-ranged",
        offer_ranged,
        concentrate,
        refuse_concentrated,
        "AD-CONC-01",
        "card",
        AIM,
        traits=(*ACTION, traits.RANGED, traits.NEEDS_RANGED),
        cost=fight_cost,
    ),
)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("attack-facts", AIM, 0)
    book.add("argument-kinds", AIM, ArgumentKind(AIM, aim_names, aim_name, aims_near, parts=aim_parts))
    book.replace("rulings", "aim-of", Ruling("aim-of", aim_of))
    for verb in VERBS:
        book.add("verbs", verb.name, verb)
