"""Which rules are borne by what lies and stands on the table, whether anything happens or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shamble.family.fighting.laid import laid_anywhere
from shamble.family.people.leaving import is_dropped
from shamble.family.position.printed import CardType
from shamble.family.position.state import ELIMINATED, ESCAPED, PLAYED, Game
from shamble.kernel.game import pending

from ...bola import TRAPPED, TRAPPED_NEXT
from ...personal import SLOTS, owner_of
from ...printed import NO_TIME
from ...sleepers import RESTING, tokens_in
from ...timing import length_of_track

GROUND: Final = {
    "street": ("AD-DEF-02",),
    "room": ("AD-DEF-03", "AD-DEF-04", "AD-SEARCH-07"),
    "casino": ("AD-LOS-09",),
    "corridor": ("AD-LOS-10", "AD-SEARCH-02"),
    "elevator": ("AD-ELEVATOR-01", "AD-ELEVATOR-02", "AD-PARTS-03"),
    "trap": tuple([f"AD-VAULT-{number:02}" for number in (4, 5, 11, 14, 15, 17)]),
    "statue": ("AD-STATUE-01", "AD-STATUE-02", "AD-STATUE-03"),
}
"""What a zone of a kind bears."""

FLOORS: Final = ("AD-DEF-09", "AD-PARTS-03", "AD-ELEVATOR-01", "AD-ELEVATOR-02")
TOKENS: Final = ("AD-SLEEPER-01", "AD-SLEEPER-07", "AD-SLEEPER-13", "AD-SLEEPER-16", "AD-MOVE-10")
BOUND: Final = ("AD-BOLA-02", "AD-TARGET-02", "AD-ALPHA-01")
FOLLOWING: Final = (
    "AD-MISSION-02",
    "AD-COMP-02",
    "AD-COMP-05",
    "AD-COMP-06",
    "AD-COMP-08",
    "AD-COMP-13",
    "AD-COMP-03",
    "AD-COMP-09",
    "AD-COMP-10",
    "AD-SLEEPER-12",
)
TRUCK: Final = tuple([f"AD-TRUCK-{number:02}" for number in (1, 3, 5, 6, 7, 8, 13, 15, 16, 18, 19)])
AMMO: Final = ("AD-TARGET-02", "AD-TARGET-05", *[f"AD-AMMO-{number:02}" for number in range(1, 6)])
WEAPON: Final = ("AD-EQUIP-01", "AD-EQUIP-04", "AD-EQUIP-08")
MELEE: Final = ("AD-EQUIP-02", "AD-AMMO-06")
BOLA: Final = ("AD-BOLA-01", "AD-BOLA-03", "AD-BOLA-05")
EMPTY: Final = ("AD-AMMO-03", "AD-AMMO-04", "AD-AMMO-05")
EXPLOSIVE: Final = (*[f"AD-EXPLO-{number:02}" for number in range(1, 6)], "AD-SKILL-GENERAL-02")
GONE: Final = ("AD-WIN-03", "AD-WIN-05", "AD-WIN-06")
ESCAPE: Final = ("AD-MISSION-08",)
PERSONAL: Final = ("AD-PERSOBJ-02", "AD-PERSOBJ-03", "AD-PERSOBJ-04", "AD-WIN-03")
TRACK: Final = ("AD-MISSION-06", "AD-WIN-04")
ZEUS: Final = ("AD-ZEUS-01", "AD-ZEUS-02")


def borne(state: Game) -> Iterator[str]:
    """The rules of the ground, of tokens, of whoever rests, lies bound, follows or has gone, and of cards."""
    rules = state.rules
    asked = pending(state)
    if asked is not None:
        yield from rules.cited_by.get(asked.name, ())
    for zone in rules.board.zones:
        yield from GROUND.get(zone.kind.name, ())
    if rules.board.links and any([link.blind for link in rules.board.links]):
        yield from FLOORS
    if any([tokens_in(state, zone) for zone in range(len(state.crowd))]):
        yield from TOKENS
    if any(state.idle[rules.status_number(RESTING.name)]):
        yield "AD-SLEEPER-03"
    if any([any(state.idle[rules.status_number(name)]) for name in (TRAPPED, TRAPPED_NEXT)]):
        yield from BOUND
    if state.cars:
        yield from TRUCK
    if any([is_dropped(state, token) for token in range(len(state.objectives))]):
        yield "AD-WIN-05"
    if state.emptied:
        yield from EMPTY
    if any([rules.mission.colours[colour].name == "zeus" for colour in rules.mission.spawn_colours]):
        yield from ZEUS
    if any([owner_of(state, slot) >= 0 for slot in range(len(SLOTS))]):
        yield from PERSONAL
    if length_of_track(state) != NO_TIME:
        yield from TRACK
    if rules.mission.companions_may_die:
        yield "AD-MISSION-02"
    for me in state.survivors:
        if me.leader != PLAYED:
            yield from FOLLOWING
        if me.zone == ELIMINATED:
            yield from GONE
        elif me.zone == ESCAPED:
            yield from ESCAPE
        for card in me.hand + me.pack:
            yield from on_card(rules.cards[card])
    for card in laid_anywhere(state):
        yield from on_card(rules.cards[card])


def on_card(card: CardType) -> Iterator[str]:
    """What a card bears: the rules of its symbols."""
    if card.is_weapon():
        yield from WEAPON
    if card.melee is not None:
        yield from MELEE
    if card.ranged is not None:
        yield "AD-EQUIP-03"
    if card.facts.get("ammo"):
        yield from AMMO
    elif card.ranged is not None:
        yield "AD-AMMO-06"
    if card.facts.get("traps"):
        yield from BOLA
    if card.facts.get("explosive"):
        yield from EXPLOSIVE
    if card.from_backpack:
        yield "AD-INV-04"
    if card.skills and card.is_weapon():
        yield "AD-EQSKILL-01"
