"""What may be expected of a squad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.games.zpocalypse.printed import FIREARM, MELEE
from shamble.games.zpocalypse.squad.abilities import is_unused
from shamble.games.zpocalypse.squad.cards import cards_of, members
from shamble.games.zpocalypse.squad.restart import is_waiting
from shamble.games.zpocalypse.squad.stats import armor, firearm, level, max_hp, melee, movement, smarts
from shamble.games.zpocalypse.table import COLOURS, NOWHERE
from shamble.kernel.counters import may_use
from shamble.port.casing import (
    Difference,
    Playing,
    as_list,
    as_map,
    as_number,
    as_text,
    as_truth,
    differs,
    unknown,
)

from . import grid
from .frames import actions_left, free_action_left, points_left

Read = Callable[[Any, int], Any]
Field = Callable[[Playing, int, str, Any], list[Difference]]


def claims(play: Playing, seat: int, wanted: Any) -> list[Difference]:
    """Everything that is claimed of a squad."""
    name = COLOURS[play.state.rules.colours[seat]]
    rows = as_map(wanted, name, "{at: c2, hp: 9}") if isinstance(wanted, dict) else {"at": wanted}
    found: list[Difference] = []
    for field, value in rows.items():
        if field not in FIELDS:
            raise unknown("field", field, FIELDS)
        play.consulted(f"squad {field}")
        found += FIELDS[field](play, seat, f"{name}: {field}", value)
    return found


def _number(read: Read) -> Field:
    def field(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
        return differs(what, as_number(wanted, what), read(play.state, seat))

    return field


def _truth(read: Read) -> Field:
    def field(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
        return differs(what, as_truth(wanted, what), bool(read(play.state, seat)))

    return field


def _people(read: Read) -> Field:
    """People by name, or so many."""

    def field(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
        found = sorted(play.state.rules.people[person].name for person in read(play.state, seat))
        if isinstance(wanted, int):
            return differs(what, wanted, len(found))
        return differs(what, sorted(as_text(name) for name in as_list(wanted)), found)

    return field


def _cards(read: Read) -> Field:
    """Cards by name, or so many."""

    def field(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
        found = card_names(play.state, read(play.state, seat))
        if isinstance(wanted, int):
            return differs(what, wanted, len(found))
        return differs(what, sorted(as_text(name) for name in as_list(wanted)), found)

    return field


def card_names(state: Any, cards: Any) -> list[str]:
    """The names of cards, sorted."""
    return sorted(state.rules.cards[card].name for card in cards)


def _at(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
    state = play.state
    at = state.squads[seat].at
    known = "nowhere" if at == NOWHERE else grid.name(state, at)
    expected = as_text(wanted)
    if expected not in ("nowhere", "none"):
        expected = grid.name(state, grid.square(state, wanted))
    return differs(what, "nowhere" if expected == "none" else expected, known)


def _level(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
    kinds = {"firearm": FIREARM, "melee": MELEE}
    found: list[Difference] = []
    for kind, number in as_map(wanted, "level", "{firearm: 2}").items():
        if kind not in kinds:
            raise unknown("skill", kind, kinds)
        found += differs(f"{what} {kind}", as_number(number, what), level(play.state, seat, kinds[kind]))
    return found


def _bought(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
    squad = play.state.squads[seat]
    known = {"firearm": squad.bought_firearm, "melee": squad.bought_melee}
    found: list[Difference] = []
    for kind, number in as_map(wanted, "bought", "{firearm: 4}").items():
        found += differs(f"{what} {kind}", as_number(number, what), known.get(kind))
    return found


def _loaded(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
    """These weapons, of those that are carried, can be fired."""
    state = play.state
    names = [state.rules.cards[card].name for card in cards_of(state, seat) if card not in state.empty]
    missing = [as_text(name) for name in as_list(wanted) if as_text(name) not in names]
    return differs(what, missing and wanted, missing and names) if missing else []


def _holds(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
    state = play.state
    known = {state.rules.people[person].name: person for person in members(state, seat)}
    found: list[Difference] = []
    for name, cards in as_map(wanted, "holds", "{Ann: [Gun]}").items():
        if name not in known:
            raise unknown("survivor", name, known)
        held = card_names(state, state.carried[known[name]])
        found += differs(f"{what} {name}", sorted(as_text(card) for card in as_list(cards)), held)
    return found


def _owl(play: Playing, seat: int, what: str, wanted: Any) -> list[Difference]:
    squad = play.state.squads[seat]
    if isinstance(wanted, bool):
        return differs(what, wanted, squad.owl != NOWHERE)
    tile = play.state.rules.tiles[squad.owl_tile].name if squad.owl_tile != NOWHERE else "none"
    return differs(what, as_text(wanted), tile)


def _used(state: Any, seat: int) -> list[int]:
    people = state.rules.people
    return [
        person
        for person in state.squads[seat].people
        if people[person].ability is not None
        and people[person].ability.per < PERMANENT
        and not is_unused(state, person)
    ]


PERMANENT: Final = 2


def _workers(state: Any, seat: int) -> int:
    return sum(may_use(state, "task", person) for person in state.squads[seat].people)


def _empty(state: Any, seat: int) -> list[int]:
    return [card for card in cards_of(state, seat) if card in state.empty]


def _radiated(state: Any, seat: int) -> list[int]:
    return [person for person in members(state, seat) if person in state.radiated]


def _out(state: Any, seat: int) -> bool:
    return not members(state, seat)


FIELDS: Final[Mapping[str, Field]] = {
    "at": _at,
    "hp": _number(lambda state, seat: state.squads[seat].hp),
    "max": _number(max_hp),
    "armor": _number(armor),
    "firearm": _number(firearm),
    "melee": _number(melee),
    "movement": _number(movement),
    "smarts": _number(smarts),
    "vp": _number(lambda state, seat: state.squads[seat].vp),
    "level": _level,
    "bought": _bought,
    "survivors": _people(members),
    "inactive": _people(lambda state, seat: state.squads[seat].newcomers),
    "radiation": _people(_radiated),
    "used": _people(_used),
    "empty": _cards(_empty),
    "loaded": _loaded,
    "carries": _cards(cards_of),
    "holds": _holds,
    "actions": _number(actions_left),
    "free action": _truth(free_action_left),
    "points": _number(points_left),
    "workers": _number(_workers),
    "stunned": _truth(lambda state, seat: state.squads[seat].stunned),
    "out": _truth(_out),
    "waiting": _truth(is_waiting),
    "goals": _number(lambda state, seat: len(state.squads[seat].goals)),
    "night owl": _owl,
}
