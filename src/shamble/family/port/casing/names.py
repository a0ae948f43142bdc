"""From the names that people write to the numbers of the engine, with help where a name is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.family.position.printed import LEVEL_NAMES
from shamble.family.position.state import ELIMINATED, ESCAPED, Game
from shamble.family.rules import Rules
from shamble.kernel.action import NOBODY
from shamble.port.casing import Mistake, as_text, find, told, unknown

from .speech import plain_card, short_zones

NO_ZONE = {ESCAPED: "escaped", ELIMINATED: "eliminated"}

MOST_SEATS = 6
SEATS_EXAMPLE = "{1: [Doug, Amy], 2: [Ned]}"

OTHER_FIELDS = {
    "zone": "at",
    "ap": "adrenaline",
    "danger level": "level",
    "hands": "hand",
    "pack": "backpack",
    "inventory": "carries",
    "cards": "carries",
    "dead": "eliminated",
    "xp": "adrenaline",
    "experience": "adrenaline",
    "in car": "car",
}
"""What else a field of a survivor may be called."""


def zone(state: Game, word: Any) -> int:
    """A zone by any of its names, or by several of them."""
    if isinstance(word, list) and word:
        places = {zone(state, part) for part in word}
        if len(places) == 1:
            return places.pop()
    known = state.rules.names(state, "zone", NOBODY)
    text = as_text(word).strip()
    if text in known:
        return known[text]
    low = text.lower()
    for name, number in (*known.items(), *short_zones(known).items()):
        if name.lower() == low:
            return number
    raise unknown("zone", text, [row.name for row in state.rules.board.zones])


def zone_name(state: Game, number: int) -> str:
    """The public name of a zone, or where somebody is who is on no zone."""
    if number < 0:
        return NO_ZONE.get(number, "off the board")
    return state.rules.board.zones[number].name


def door(state: Game, word: Any) -> int:
    """A door by the two zones it joins, in either order: `A|B`; or by a zone that has only one."""
    text = "|".join(part.strip() for part in as_text(word).split("|"))
    board = state.rules.board
    known = state.rules.names(state, "door", NOBODY)
    if text in known:
        return known[text]
    zones = {name.lower(): number for name, number in state.rules.names(state, "zone", NOBODY).items()}
    zones.update({name.lower(): number for name, number in short_zones(zones).items()})
    if "|" in text:
        one, _, other = text.partition("|")
        found = board.door_between(zone(state, one), zone(state, other))
        if found >= 0:
            return found
    parts = text.lower().split("-")
    for at in range(1, len(parts)):
        one, other = "-".join(parts[:at]).strip(), "-".join(parts[at:]).strip()
        if one in zones and other in zones and board.door_between(zones[one], zones[other]) >= 0:
            return board.door_between(zones[one], zones[other])
    if text.lower() in zones and len(board.zone_doors[zones[text.lower()]]) == 1:
        return board.zone_doors[zones[text.lower()]][0]
    raise unknown("door", text, [row.name for row in board.doors])


def survivor(state: Game, word: Any) -> int:
    """A survivor of the case by name."""
    return find("survivor", word, state.rules.names(state, "survivor", NOBODY))


def survivor_name(state: Game, number: int) -> str:
    """A survivor's name."""
    return state.rules.characters[state.survivors[number].character].name


def kind(rules: Rules, word: Any) -> int:
    """A kind of zombie, of several too: `walkers`, `fatties`."""
    known = {row.name: row.index for row in rules.kinds}
    text = as_text(word).strip().lower()
    single = text.removesuffix("ies") + "y" if text.endswith("ies") else text.removesuffix("s")
    low = {name.lower(): number for name, number in known.items()}
    return low[single] if text not in low and single in low else find("zombie", word, known)


def kinds(rules: Rules, word: Any) -> tuple[int, ...]:
    """The kinds of zombies that a word counts: one, or all of a type such as `abomination`."""
    low = as_text(word).strip().lower()
    for name, found in rules.type_kinds.items():
        if len(found) > 1 and low in (name, f"{name}s"):
            return found
    return (kind(rules, word),)


def skill(rules: Rules, word: Any) -> int:
    """A skill by its printed name; shared ones (`Brother in arms: …`) are made from what they share."""
    from shamble.family.position.options import OptionError

    text = as_text(word).strip()
    if text in rules.skill_index:
        return rules.skill_index[text]
    alike = [name for name in rules.skill_index if plain_skill(name) == plain_skill(text)]
    if len(alike) == 1:
        return rules.skill_index[alike[0]]
    try:
        return rules.skill_index[rules.skill(_filled_in(rules, text)).name]
    except OptionError:
        raise unknown("skill", text, rules.skill_index) from None


def plain_skill(name: str) -> str:
    """A skill's name without what people leave out: capitals, spaces and marks; “and” for “&”."""
    return "".join(letter for letter in name.lower().replace("&", "and") if letter.isalnum() or letter == "+")


def _filled_in(rules: Rules, text: str) -> str:
    """A skill that shares another one, or has a blank in its name, with what is named there as printed."""
    for prefix in rules.book.rows("shared-skills"):
        if text.lower().startswith(prefix.lower()):
            return prefix + rules.skills[skill(rules, text[len(prefix) :])].name
    for row in list(rules.skills):
        before, _, rest = row.name.partition("[")
        after = rest.partition("]")[2]
        if row.fills and text.lower().startswith(before.lower()) and text.lower().endswith(after.lower()):
            filler = text[len(before) : len(text) - len(after)]
            cards = [card.name for card in rules.cards if plain_card(card.name) == plain_card(filler)]
            return before + (cards[0] if cards else filler) + after
    return text


def field(word: str) -> str:
    """A field of a survivor by any of its names."""
    return OTHER_FIELDS.get(word.lower(), word)


def level(word: Any) -> int:
    """A danger level by its colour."""
    return find("level", word, {name: number for number, name in enumerate(LEVEL_NAMES)})


def colour(state: Game, word: Any) -> int:
    """The colour of a token; the plain one where none is named."""
    if word == "":
        return 0
    known = state.rules.mission.colour_names()
    return find("colour", word, {name: number for number, name in enumerate(known)})


def card_type(rules: Rules, word: Any) -> tuple[str, int]:
    """A card by its printed name and which copy is meant: `Pistol 2` is the second one."""
    text = as_text(word).strip()
    known = {plain_card(card.name): card.name for card in rules.cards}
    if plain_card(text) in known:
        return known[plain_card(text)], 1
    name, _, number = text.rpartition(" ")
    if plain_card(name) in known and number.isdigit() and int(number) >= 1:
        return known[plain_card(name)], int(number)
    raise unknown("card", text, sorted(set(known.values())))


def zombie_card(rules: Rules, word: Any) -> int:
    """A zombie card by its number, as printed (`#012`) or plain."""
    text = as_text(word).strip().removeprefix("#")
    if not text.isdigit() or int(text) not in rules.zombie_cards:
        raise Mistake("casebook-zombie-card", word=text)
    return int(text)


def deck_card_name(rules: Rules, number: int, card: int) -> str:
    """The name of a card of a deck: printed name, zombie card number or abomination."""
    if rules.is_carried(number):
        return rules.cards[card].name
    return rules.kinds[card].name if number == rules.figure_deck else str(card)


def card_names(state: Game, cards: tuple[int, ...]) -> list[str]:
    """Cards by their printed names, in alphabetical order."""
    return sorted(state.rules.cards[card].name for card in cards)


def deck_card(rules: Rules, number: int, word: Any) -> str:
    """The name of a card of a deck, from how a case writes it."""
    if rules.is_carried(number):
        return card_type(rules, word)[0]
    if number == rules.figure_deck:
        return rules.kinds[kind(rules, word)].name
    return str(zombie_card(rules, word))


def players(
    value: Any, order: list[str], leaders: Mapping[str, str]
) -> tuple[dict[str, int], dict[str, int]]:
    """Seats as written: the seat number of each player's name, and of each survivor.

    Companions need none: they belong to their leader's player.
    """
    if value is None:
        return {"1": 0}, {name: 0 for name in order}
    if isinstance(value, int) and not isinstance(value, bool):
        if not 1 <= value <= MOST_SEATS:
            raise Mistake("casebook-seats", found=told(value), most=MOST_SEATS, example=SEATS_EXAMPLE)
        names = {str(number + 1): number for number in range(value)}
        return names, {name: i % value for i, name in enumerate(order)}
    if isinstance(value, list):
        value = {str(number + 1): theirs for number, theirs in enumerate(value)}
    if not isinstance(value, dict) or not value or len(value) > MOST_SEATS:
        raise Mistake("casebook-seats", found=told(value), most=MOST_SEATS, example=SEATS_EXAMPLE)
    named: dict[str, int] = {}
    seat_of: dict[str, int] = {}
    for number, (player, theirs) in enumerate(value.items()):
        named[str(player)] = number
        named.setdefault(str(number + 1), number)
        for one in theirs if isinstance(theirs, list) else [theirs]:
            name = next((known for known in order if known.lower() == as_text(one).lower()), None)
            if name is None:
                raise unknown("survivor", one, order)
            if name in seat_of:
                raise Mistake("casebook-seat-twice", survivor=name)
            seat_of[name] = number
    for name in order:
        if name not in seat_of and name in leaders:
            leader = leaders[name].lower()
            seat_of[name] = next((seat for who, seat in seat_of.items() if who.lower() == leader), 0)
        if name not in seat_of:
            raise Mistake("casebook-no-seat", survivor=name)
    return named, seat_of
