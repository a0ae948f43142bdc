"""Whom a weapon reaches from where a squad stands (ZP-RANGE), and why it cannot be used.

A figure that may be attacked is named by one number: square * 4, and in the bunker, where several stand
together, plus its kind.
"""

from typing import Final

from shamble.games.zpocalypse.dead.figures import KIND_MASK, SQUARE_SHIFT, all_in, figure_at
from shamble.games.zpocalypse.effects import tonight_says
from shamble.games.zpocalypse.map.sight import distance, in_sight, in_sight_from, in_sight_past
from shamble.games.zpocalypse.map.steps import adjacent
from shamble.games.zpocalypse.printed import EXPLOSIVE, FIREARM, MELEE, THROWN
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.structures.works import LOOKOUT
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.kernel.event import Reason

FISTS: Final = 65534
NOTHING: Final = 65535
"""What a survivor uses instead of a card."""

WEAPONS: Final = (FIREARM, MELEE, THROWN, EXPLOSIVE)

HIGHEST: Final = 6
"""The most that a die of the distance shows."""


def targets(state: Table, squad: int) -> list[int]:
    """All figures that a squad could attack at all: those in the bunker from inside, others from outside."""
    inside = state.squads[squad].at == BUNKER
    found: list[int] = []
    for figure in state.dead:
        square = figure >> SQUARE_SHIFT
        if (square == BUNKER) == inside:
            named = square * 4 + (figure & KIND_MASK if inside else 0)
            if named not in found:
                found.append(named)
    return found


def figure_of(state: Table, target: int) -> int:
    """The figure that a target means; 0 if it is gone."""
    square, kind = target >> 2, target & 3
    if square != BUNKER:
        return figure_at(state, square)
    for figure in all_in(state, BUNKER):
        if figure & KIND_MASK == kind:
            return figure
    return 0


def on_lookout(state: Table, squad: int) -> bool:
    """Whether a squad stands on a Lookout."""
    at = state.squads[squad].at
    return at > BUNKER and state.works.site[at] >= LOOKOUT


def far(state: Table, squad: int, target: int) -> int:
    """How many squares away a target is."""
    return distance(state.ground, state.squads[squad].at, target >> 2)


def range_of(state: Table, squad: int, card: int) -> int:
    """How far a weapon reaches at most."""
    row = state.rules.cards[card]
    if row.kind in (THROWN, EXPLOSIVE):
        return row.distance * HIGHEST
    if row.kind == FIREARM:
        found = row.range + bonus(state, squad, "range")
        limit = tonight_says(state, "firearm range")
        return min(found, limit) if limit else found
    return row.range


def sees(state: Table, squad: int, card: int, square: int) -> bool:
    """Whether a squad sees a square well enough for a weapon: from a Lookout firearms and throws do."""
    at = state.squads[squad].at
    kind = state.rules.cards[card].kind
    if kind == FIREARM and bonus(state, squad, "shoot past") and in_sight_past(state, at, square):
        return True
    return in_sight(state, at, square) if kind == MELEE else in_sight_from(state, at, square)


def in_range(state: Table, squad: int, card: int, target: int) -> bool:
    """Whether a target is near enough for a weapon, and for a blow with range 1 adjacent (ZP-RANGE-03)."""
    row = state.rules.cards[card]
    if far(state, squad, target) > range_of(state, squad, card):
        return False
    if row.kind == MELEE:
        if on_lookout(state, squad):
            return row.range >= 2
        if row.range == 1:
            return adjacent(state, state.squads[squad].at, target >> 2)
    return True


def reaches(state: Table, squad: int, card: int, target: int) -> bool:
    """Whether a weapon of a squad reaches a target: range and sight (ZP-RANGE-04)."""
    square = target >> 2
    at = state.squads[squad].at
    if (square == BUNKER) != (at == BUNKER):
        return False
    if at == BUNKER:
        return True
    return in_range(state, squad, card, target) and sees(state, squad, card, square)


def strikes(state: Table, squad: int, target: int) -> bool:
    """Whether bare hands reach a target (ZP-UNARMED-01); not from a Lookout."""
    square = target >> 2
    at = state.squads[squad].at
    if (square == BUNKER) != (at == BUNKER):
        return False
    if at == BUNKER:
        return True
    return not on_lookout(state, squad) and adjacent(state, at, square)


def within(state: Table, squad: int, weapon: int) -> list[int]:
    """The targets that a weapon, or FISTS, reaches now."""
    found = targets(state, squad)
    if weapon == FISTS:
        return [target for target in found if strikes(state, squad, target)]
    return [target for target in found if reaches(state, squad, weapon, target)]


def is_usable(state: Table, squad: int, card: int) -> bool:
    """Whether a card is a weapon that can do something from here."""
    row = state.rules.cards[card]
    if row.kind not in WEAPONS or card in state.empty:
        return False
    if row.kind == EXPLOSIVE:
        inside = state.squads[squad].at == BUNKER
        return not inside or bool(all_in(state, BUNKER))
    return bool(within(state, squad, card))


def usable_weapons(state: Table, squad: int, person: int) -> list[int]:
    """What a survivor could use in an attack from here, bare hands included."""
    found = [card for card in state.carried[person] if is_usable(state, squad, card)]
    if within(state, squad, FISTS):
        found.append(FISTS)
    return found


def can_attack(state: Table, squad: int) -> bool:
    """Whether anybody of a squad could use anything."""
    return any([usable_weapons(state, squad, person) for person in state.squads[squad].people])


def why_not_usable(state: Table, squad: int, card: int) -> list[Reason]:
    """Why a survivor cannot use a card, or bare hands, in an attack from here."""
    if card == FISTS:
        if on_lookout(state, squad):
            return [Reason("refused-from-lookout", "ZP-LOOKOUT-03")]
        return [] if within(state, squad, FISTS) else [Reason("refused-nobody-adjacent", "ZP-UNARMED-01")]
    row = state.rules.cards[card]
    told = {"card": card}
    if row.kind not in WEAPONS:
        return [Reason("refused-no-weapon", "ZP-ARMOR-04", told)]
    if card in state.empty:
        return [Reason("refused-empty", "ZP-AMMO-05", told)]
    if is_usable(state, squad, card):
        return []
    if row.kind == EXPLOSIVE:
        return [Reason("refused-nobody-in-the-bunker", "ZP-EXPLO-16")]
    if row.kind == MELEE and on_lookout(state, squad) and row.range < 2:
        return [Reason("refused-from-lookout", "ZP-LOOKOUT-03")]
    near = [target for target in targets(state, squad) if in_range(state, squad, card, target)]
    if near:
        return [Reason("refused-out-of-sight", "ZP-RANGE-04", told)]
    if row.kind == MELEE and row.range == 1:
        if any([far(state, squad, target) == 1 for target in targets(state, squad)]):
            return [Reason("refused-round-the-corner", "ZP-RANGE-03", told)]
    return [Reason("refused-out-of-range", "ZP-RANGE-05", told)]


def why_no_attack(state: Table, squad: int) -> list[Reason]:
    """Why a squad cannot attack at all."""
    who = state.squads[squad]
    cards = [card for person in who.people for card in state.carried[person]]
    kinds = [state.rules.cards[card].kind for card in cards]
    if not targets(state, squad):
        if who.at == BUNKER and EXPLOSIVE in kinds:
            return [Reason("refused-nobody-in-the-bunker", "ZP-EXPLO-16")]
        if state.dead:
            return [Reason("refused-through-the-entrance", "ZP-BUNKER-06")]
        return [Reason("refused-nobody-there", "ZP-ACTION-06")]
    reasons = [reason for card in cards for reason in why_not_usable(state, squad, card)]
    for rule in ("ZP-AMMO-05", "ZP-RANGE-04", "ZP-LOOKOUT-03", "ZP-RANGE-03"):
        for reason in reasons:
            if reason.rule == rule:
                return [reason]
    return [Reason("refused-all-out-of-range", "ZP-RANGE-01")]
