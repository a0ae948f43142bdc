"""Weapons: what lies in whose hands, whether it may be used now, and at which zones."""

from typing import Final

from shamble.family.board.model import Topology
from shamble.family.carrying.inventory import held_types
from shamble.family.fighting.dice import weapon_mode
from shamble.family.fighting.kinds import AT_RANGE, BY_HAND, AttackKind
from shamble.family.moving.seats import seat_of
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import (
    ACTIONS,
    ALL_IN_HAND,
    FREE_PAIR,
    MAX_RANGE,
    PAIRS,
    POINT_BLANK,
    SIGHT_MODE,
)
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import NO_FREE, can_pay_combat
from shamble.family.verb_traits import EMPTY_HELD, MELEE_ARMED, PAIR_HELD, RANGED_ARMED
from shamble.kernel.event import Reason
from shamble.kernel.rows import Ruling

ARMS_KEPT: Final = 4096
"""How many sets of cards in hand are remembered."""


def mounted(state: Game, me: Survivor) -> tuple[int, ...]:
    """What is fired from the seat that somebody sits on."""
    return state.rules.mounted[seat_of(state, me)] if me.ride > 0 else ()


def ready(state: Game, me: Survivor, kit: Kit) -> tuple[int, ...]:
    """The cards that count as in hand, and what is mounted before one's seat."""
    held = me.hand + me.pack if kit.values[ALL_IN_HAND] else me.hand
    return held + mounted(state, me) if me.ride > 0 else held


class Arms:
    """What lies in somebody's hands: one card of each type, loaded and empty ones apart, in order."""

    __slots__ = ("empty", "met", "twice", "usable")

    def __init__(self, state: Game, held: tuple[int, ...]) -> None:
        cards = state.rules.cards
        distinct = held_types(state, held)
        loaded = [card for card in distinct if not state.emptied >> card & 1]
        usable: list[tuple[int, ...]] = []
        for kind in state.rules.attack_kinds:
            fit = loaded if kind.fires else distinct
            usable.append(tuple([card for card in fit if cards[card].modes[kind.number] is not None]))
        self.usable: tuple[tuple[int, ...], ...] = tuple(usable)
        """For each kind of attack what it can be made with."""
        self.empty = tuple([card for card in distinct if state.emptied >> card & 1])
        """What must be reloaded before it fires."""
        self.twice: tuple[tuple[int, ...], ...] = tuple(
            [
                pairs_in(state, held, loaded if kind.fires else distinct, kind)
                for kind in state.rules.attack_kinds
            ]
        )
        """For each kind of attack what is there twice; both loaded, if an empty one is of no use."""
        self.met = PAIR_HELD if any(self.twice) else 0
        """Which needs of verbs are met with it (see `verb_traits.NEEDS`)."""
        if self.empty:
            self.met |= EMPTY_HELD
        if self.usable[BY_HAND]:
            self.met |= MELEE_ARMED
        if self.usable[AT_RANGE]:
            self.met |= RANGED_ARMED


def pairs_in(state: Game, held: tuple[int, ...], fit: list[int], kind: AttackKind) -> tuple[int, ...]:
    """What somebody holds twice: one card of each type that can be used in attacks of a kind."""
    cards = state.rules.cards
    kinds = [cards[card].index for card in held if not kind.fires or not state.emptied >> card & 1]
    found: list[int] = []
    seen: set[int] = set()
    for card in fit:
        index = cards[card].index
        if index not in seen and kinds.count(index) > 1:
            seen.add(index)
            found.append(card)
    return tuple(found)


def arms_of(state: Game, me: Survivor, kit: Kit) -> Arms:
    """What a survivor could attack with, worked out once for each set of cards and empty ones among them."""
    held = ready(state, me, kit) if me.ride > 0 or kit.values[ALL_IN_HAND] else me.hand
    empty = 0
    if state.emptied:
        for card in held:
            empty |= state.emptied & 1 << card
    key = (*held, ~empty) if empty else held
    known = state.rules.arms
    arms = known.get(key)
    if arms is None:
        if len(known) >= ARMS_KEPT:
            known.clear()
        arms = known[key] = Arms(state, held)
    return arms


# --- pairs


def can_pair(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> bool:
    """Whether both of two equal weapons in hand can be used at once: to fire, each of them loaded."""
    if not may_pair(state, kit, card, kind):
        return False
    cards = state.rules.cards
    index = cards[card].index
    fit = [other for other in ready(state, me, kit) if cards[other].index == index]
    if state.rules.attack_kinds[kind].fires:
        fit = [other for other in fit if not state.emptied >> other & 1]
    return len(fit) > 1


def may_pair(state: Game, kit: Kit, card: int, kind: int) -> bool:
    """Whether two weapons of this type could be used at once: what is thrown to burn never is."""
    printed = state.rules.cards[card]
    return not printed.blast and (printed.dual or kit.attacks[kind][PAIRS] > 0)


def counts_as_dual(state: Game, kit: Kit, card: int) -> bool:
    """Whether a card bears the Dual symbol for somebody, printed or granted, in any kind of attack."""
    modes = state.rules.cards[card].modes
    return any([may_pair(state, kit, card, kind) for kind in range(len(modes)) if modes[kind] is not None])


def holds_pair(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> bool:
    """Whether the weapon is one of a dual pair, one in each hand; each may be loaded or not."""
    if not may_pair(state, kit, card, kind):
        return False
    cards = state.rules.cards
    index = cards[card].index
    return len([other for other in ready(state, me, kit) if cards[other].index == index]) > 1


def can_pay_for(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> bool:
    """Whether an attack with a weapon can be paid: it may have a free action of its own."""
    return kit.values[ACTIONS] > me.spent or can_pay_combat(
        kit, me, kind, state.rules.special_free(state, me, kit, card, kind)
    )


def free_for_pairs(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> int:
    """The free action that pays for one weapon of a pair in hand, if the survivor has such."""
    if kit.values[FREE_PAIR] > 0 and holds_pair(state, me, kit, card, kind):
        return FREE_PAIR
    return NO_FREE


def printed_noise(state: Game, me: Survivor, card: CardType, kind: int) -> bool:
    """Whether an attack with a weapon is heard: if the weapon says so."""
    return weapon_mode(card, kind).noisy


# --- may it be used now?


def combat_forbidden(state: Game, zone: int) -> bool:
    """Whether a zombie in the zone keeps survivors there from fighting at all."""
    at = zone * state.rules.kind_count
    found = 0
    for kind in state.rules.forbidding_kinds:
        found += state.zombies[at + kind]
    return found > 0


def is_barred(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> bool:
    """Whether the game itself has something against using a weapon now."""
    barred = state.rules.weapon_barred
    return barred is not None and bool(barred(state, me, kit, card, kind))


def why_not_now(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> list[Reason]:
    """What keeps a survivor from using a weapon that it holds: zombies, no shells left, the game itself."""
    reasons: list[Reason] = []
    if state.crowd[me.zone] and combat_forbidden(state, me.zone):
        reasons.append(Reason("refused-combat-forbidden", "Z2-ABOM-05"))
    if state.rules.attack_kinds[kind].fires and state.emptied >> card & 1:
        reasons.append(Reason("refused-empty", "Z2-RELOAD-01"))
    if state.rules.weapon_barred is not None:
        reasons += state.rules.weapon_barred(state, me, kit, card, kind)
    return reasons


# --- and at that zone?


def sight_of(state: Game, kit: Kit) -> Topology:
    """What a survivor sees: like everybody, or by its own better eyes."""
    own = kit.values[SIGHT_MODE]
    return state.rules.board.topology(state.open_doors, own) if own else state.topology


def zones_for(state: Game, start: int, kit: Kit, card: CardType, kind: int) -> tuple[int, ...]:
    """The zones that an attack with a weapon can be made at, from a zone."""
    if state.rules.attack_kinds[kind].in_own_zone:
        return (start,) if state.crowd[start] else ()
    mode = weapon_mode(card, kind)
    armed = state.rules.kit_with(kit, card.skills) if card.skills else kit
    view = (sight_of(state, kit) if kit.values[SIGHT_MODE] else state.topology).views[start]
    found = view.within(mode.near, mode.far + armed.values[MAX_RANGE])
    if mode.near and armed.values[POINT_BLANK]:
        return tuple(sorted((*view.within(0, 0), *found)))
    return found


def why_not_there(state: Game, start: int, kit: Kit, card: CardType, kind: int, target: int) -> list[Reason]:
    """Why a zone is not among those that an attack can be made at."""
    if state.rules.attack_kinds[kind].in_own_zone:
        if target != start:
            return [Reason("refused-melee-zone", "Z2-MELEE-01", also=("Z2-EQUIP-01",))]
        return [Reason("refused-no-zombies", "Z2-MELEE-01")]
    topology = sight_of(state, kit)
    if not topology.seen[start] >> target & 1:
        return [no_sight(state, start, target)]
    mode = weapon_mode(card, kind)
    told: dict[str, object] = {"range": topology.ranges[start][target], "near": mode.near, "far": mode.far}
    also = ("Z2-RANGED-01", "Z2-MOLOTOV-06" if card.blast else "Z2-RANGED-06")
    return [Reason("refused-range", "Z2-RANGED-02", told, also)]


def no_sight(state: Game, start: int, target: int) -> Reason:
    """Why a zone is not seen: closed doors, walls, the depth of buildings, or the dark."""
    board = state.rules.board
    if state.rules.sight and board.topology(state.open_doors).seen[start] >> target & 1:
        return Reason("refused-no-sight", "Z2-DARK-01", also=("Z2-RANGED-01",))
    also = ["Z2-RANGED-01", "Z2-MOLOTOV-06"]
    everything = board.topology((1 << len(board.doors)) - 1, state.rules.sight)
    if everything.seen[start] >> target & 1:
        also.append("Z2-LOS-06")
    if board.zones[start].kind.indoor:
        also.append("Z2-LOS-03" if board.zones[target].kind.indoor else "Z2-LOS-04")
    elif board.zones[target].kind.indoor:
        also.append("Z2-LOS-05")
    return Reason("refused-no-sight", "Z2-LOS-02", also=tuple(also))


RULINGS = (
    Ruling("zones-for", zones_for),
    Ruling("why-not-there", why_not_there),
    Ruling("special-free", free_for_pairs),
    Ruling("is-noisy", printed_noise),
)
"""A game may also have the rulings `weapon-barred`, its own reasons against using a weapon now, and
`further-dice`, what is rolled with the dice of a weapon."""
