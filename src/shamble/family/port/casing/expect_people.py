"""What is expected of a survivor: place, wounds, actions, level, cards, skills."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.family.moving.seats import car_of, seat_of
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, HEALTH
from shamble.family.position.printed import LEVEL_NAMES
from shamble.family.position.state import BYSTANDER, ELIMINATED, ESCAPED, LONE, PLAYED, Game, Survivor
from shamble.family.round.allowance import free_left
from shamble.family.round.limits import SEARCHES_MADE
from shamble.kernel.counters import used
from shamble.port.casing import (
    Claim,
    Difference,
    Playing,
    as_list,
    as_map,
    as_number,
    as_text,
    as_texts,
    as_truth,
    differs,
    find,
    told,
    unknown,
)

from . import names
from .position import free_kinds

Seen = Callable[[Game, Survivor], object]


Pair = tuple[object, object] | None
"""What was expected and what was found, or None if the claim holds."""

PeopleFields = Mapping[str, Callable[[Playing, Survivor, Any], Pair]]
"""What may be expected of a survivor."""


def survivor(play: Playing, fields: PeopleFields, who: int, wanted: Any) -> list[Difference]:
    """Everything named about a survivor; `Doug: B` is short for `Doug: {at: B}`."""
    state = play.state
    me = state.survivors[who]
    name = names.survivor_name(state, who)
    claims = wanted if isinstance(wanted, dict) else {"at": wanted}
    found: list[Difference] = []
    for field, value in claims.items():
        check = fields.get(names.field(field))
        if check is None:
            raise unknown("field", field, fields)
        play.consulted(names.field(field))
        pair = check(play, me, value)
        if pair is not None:
            found.append(
                Difference(
                    "casebook-differs", what=f"{name}: {field}", expected=told(pair[0]), found=told(pair[1])
                )
            )
    return found


def _equal(expected: object, found: object) -> Pair:
    return None if expected == found else (expected, found)


def _at(play: Playing, me: Survivor, value: Any) -> Pair:
    if value in ("escaped", "eliminated"):
        return _equal(value, names.zone_name(play.state, me.zone))
    return _equal(
        names.zone_name(play.state, names.zone(play.state, value)), names.zone_name(play.state, me.zone)
    )


def _number(seen: Callable[[Game, Survivor], int], field: str) -> Callable[[Playing, Survivor, Any], Pair]:
    def check(play: Playing, me: Survivor, value: Any) -> Pair:
        return _equal(as_number(value, field), seen(play.state, me))

    return check


def _truth(seen: Callable[[Game, Survivor], bool], field: str) -> Callable[[Playing, Survivor, Any], Pair]:
    def check(play: Playing, me: Survivor, value: Any) -> Pair:
        return _equal(as_truth(value, field), seen(play.state, me))

    return check


def _cards(seen: Callable[[Survivor], tuple[int, ...]]) -> Callable[[Playing, Survivor, Any], Pair]:
    def check(play: Playing, me: Survivor, value: Any) -> Pair:
        wanted = sorted(names.card_type(play.state.rules, word)[0] for word in as_list(value))
        return _equal(wanted, names.card_names(play.state, seen(me)))

    return check


def _empty(play: Playing, me: Survivor, value: Any) -> Pair:
    state = play.state
    wanted = sorted(names.card_type(state.rules, word)[0] for word in as_list(value))
    empty = tuple(card for card in me.hand + me.pack if state.emptied >> card & 1)
    return _equal(wanted, names.card_names(state, empty))


def _loaded(play: Playing, me: Survivor, value: Any) -> Pair:
    state = play.state
    wanted = sorted(names.card_type(state.rules, word)[0] for word in as_list(value))
    reloadable = [card for card in me.hand + me.pack if state.rules.cards[card].reload]
    loaded = tuple(card for card in reloadable if not state.emptied >> card & 1)
    return _equal(wanted, names.card_names(state, loaded))


def _level(play: Playing, me: Survivor, value: Any) -> Pair:
    return _equal(LEVEL_NAMES[names.level(value)], LEVEL_NAMES[me.level])


def _free(play: Playing, me: Survivor, value: Any) -> Pair:
    kit = kit_of(play.state, me)
    kinds = free_kinds(kit.shape)
    wanted: dict[str, int] = {}
    found: dict[str, int] = {}
    for word, count in as_map(value, "free actions", "{move: 1}").items():
        number = find("free action", word, kinds)
        wanted[word] = as_number(count, "free actions")
        found[word] = free_left(kit, me, number)
    return _equal(wanted, found)


def _skills(play: Playing, me: Survivor, value: Any) -> Pair:
    rules = play.state.rules
    wanted = sorted(rules.skills[names.skill(rules, word)].name for word in as_texts(value))
    in_force = rules.skills_in_force(play.state, me)
    return _equal(wanted, sorted(rules.skills[skill].name for skill in in_force))


def _has_skills(play: Playing, me: Survivor, value: Any) -> Pair:
    rules = play.state.rules
    wanted = [rules.skills[names.skill(rules, word)].name for word in as_texts(value)]
    found = _all_skills(play.state, me)
    return None if all(name in found for name in wanted) else (wanted, found)


def _lacks_skills(play: Playing, me: Survivor, value: Any) -> Pair:
    rules = play.state.rules
    wanted = [rules.skills[names.skill(rules, word)].name for word in as_texts(value)]
    found = _all_skills(play.state, me)
    return (f"not {told(wanted)}", found) if any(name in found for name in wanted) else None


def _all_skills(state: Game, me: Survivor) -> list[str]:
    """Everything in force, with what the weapons in hand give."""
    kit = kit_of(state, me)
    return sorted(skill.name for skill in (*kit.skills, *kit.granted))


def _seat(play: Playing, me: Survivor, value: Any) -> Pair:
    return _equal(find("player", value, play.players) + 1, me.seat + 1)


def _leader(play: Playing, me: Survivor, value: Any) -> Pair:
    state = play.state
    words = {PLAYED: "none", LONE: "nobody", BYSTANDER: "bystander"}
    found = names.survivor_name(state, me.leader) if me.leader >= 0 else words[me.leader]
    return _equal(told(value), found)


def _car(play: Playing, me: Survivor, value: Any) -> Pair:
    found = "none"
    if me.ride:
        seats = [row.name for row in play.state.rules.seats_of_cars]
        place = seats[seat_of(play.state, me)]
        if told(value).lower() in seats:
            return _equal(told(value).lower(), place)
        found = f"{play.state.rules.mission.cars[car_of(play.state, me)].name} {place}"
    return None if told(value).lower() == found.lower() else (told(value), found)


FIELDS: Final[PeopleFields] = {
    "at": _at,
    "wounds": _number(lambda state, me: me.wounds, "wounds"),
    "health": _number(lambda state, me: kit_of(state, me).values[HEALTH], "health"),
    "health left": _number(lambda state, me: kit_of(state, me).values[HEALTH] - me.wounds, "health left"),
    "actions": _number(lambda state, me: max(0, kit_of(state, me).values[ACTIONS] - me.spent), "actions"),
    "free actions": _free,
    "adrenaline": _number(lambda state, me: me.adrenaline, "adrenaline"),
    "level": _level,
    "hand": _cards(lambda me: me.hand),
    "backpack": _cards(lambda me: me.pack),
    "carries": _cards(lambda me: me.hand + me.pack),
    "empty": _empty,
    "loaded": _loaded,
    "skills": _skills,
    "has skills": _has_skills,
    "lacks skills": _lacks_skills,
    "tokens": _number(lambda state, me: len(me.tokens), "tokens"),
    "searched": _truth(
        lambda state, me: used(state, SEARCHES_MADE, state.survivors.index(me)) > 0, "searched"
    ),
    "done": _truth(lambda state, me: bool(me.done), "done"),
    "escaped": _truth(lambda state, me: me.zone == ESCAPED, "escaped"),
    "eliminated": _truth(lambda state, me: me.zone == ELIMINATED, "eliminated"),
    "seat": _seat,
    "leader": _leader,
    "car": _car,
}


def active(play: Playing, wanted: Any) -> list[Difference]:
    """The survivor whose action is asked for."""
    found = "none"
    if play.question() in ("turn", "bonus"):
        found = names.survivor_name(play.state, play.state.stack[-1].a)
    return differs("active", as_text(wanted), found)


CLAIMS: Final[dict[str, Claim]] = {"active": active}
