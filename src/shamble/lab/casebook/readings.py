"""Actions as people say them: other words for a verb, small words in between, a zone or tool left out.

Only what cannot be read exactly comes here (see `matching`). Nothing is guessed: every name in the text
must be one that the action can bear, and if what is left out could be several things, all are found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from shamble.family.moving.walking import reach
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import MOVE_ZONES
from shamble.family.position.names import NO_CARD_WORDS, actor_names
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_BONUS
from shamble.kernel.action import (
    ARG_MASK,
    NOBODY,
    actor_of,
    pack,
    verb_of,
    x_of,
    y_of,
)

DECLINING: Final = ("stay", "stand", "pass", "refuse", "leave", "take-wound")
"""Answers that let something be."""

OTHER_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "sprint": ("move",),
    "sprint move": ("move",),
    "walk": ("move",),
    "go": ("move",),
    "slippery": ("slip",),
    "slippery move": ("slip",),
    "make noise": ("noise",),
    "do nothing": ("end",),
    "end turn": ("end",),
    "reorganize": ("reorganise",),
    "reorganise inventory": ("reorganise",),
    "reorganize inventory": ("reorganise",),
    "exchange": ("trade",),
    "open door": ("open",),
    "take objective": ("take",),
    "activate objective": ("take",),
    "pick up": ("take",),
    "pick up objective": ("take",),
    "take crate": ("crate",),
    "take pimpweapon crate": ("crate",),
    "open crate": ("crate",),
    "attack": ("melee", "ranged"),
    "attack both": ("melee-both", "ranged-both"),
    "melee both": ("melee-both",),
    "dual melee": ("melee-both",),
    "ranged both": ("ranged-both",),
    "dual ranged": ("ranged-both",),
    "shoot both": ("ranged-both",),
    "fire both": ("ranged-both",),
    "shoot": ("ranged",),
    "fire": ("ranged",),
    "throw": ("ranged",),
    "strike": ("melee",),
    "consume": ("eat",),
    "drink": ("eat",),
    "re-roll": ("reroll",),
    "keep roll": ("stand",),
    "keep dice": ("stand",),
    "keep result": ("stand",),
    "takes wound": ("wound",),
    "spawn": ("spawn-in",),
    "send": ("route",),
    "enter": ("get-in",),
    "get in car": ("get-in",),
    "get out car": ("get-out",),
    "leave car": ("get-out",),
    "drive slow": ("drive",),
    "search": ("search", "search-car"),
    "spawn in": ("spawn-in",),
    "choose skill": ("choose",),
    "discard": ("discard", "drop"),
    "drop": ("drop", "discard"),
    "bloodlust": ("bloodlust-combat", "bloodlust-melee", "bloodlust-ranged"),
    "improvise": ("improvised-melee", "improvised-ranged"),
    "improvised weapon": ("improvised-melee", "improvised-ranged"),
    "lifesaver": ("rescue",),
    "save": ("rescue",),
    "push": ("shove",),
    "activate": ("activate", "first"),
    "first": ("first", "activate"),
    "yes": ("yes", "reroll", "consent", "escape"),
    "use": ("yes", "reroll"),
    "roll": ("yes",),
    "roll more": ("yes",),
    "no": ("no", *DECLINING),
    "decline": ("no", *DECLINING),
    "skip": ("no", *DECLINING),
    "spare": ("no",),
}
"""What else a verb may be called. Words for verbs that a skill grants are those verbs, with spaces too."""

SMALL_WORDS: Final = frozenset(
    (
        *("to", "at", "into", "in", "on", "onto", "from", "the", "zone", "door"),
        *("with", "using", "by", "and", "objective", "token", "as"),
    )
)

Word = dict[str, frozenset[int]]
"""What a name in the text may stand for: by kind of argument, the numbers of things."""


class Reading:
    """A text taken apart: who acts, which verbs it may mean, and the things it names."""

    __slots__ = ("actor", "verbs", "words")

    def __init__(self, actor: int | None, verbs: tuple[int, ...], words: list[Word]) -> None:
        self.actor = actor
        self.verbs = verbs
        self.words = words

    def means(self, state: Game, option: int) -> bool:
        """Whether an option is one of those that the text can mean."""
        if verb_of(option) not in self.verbs or (self.actor is not None and actor_of(option) != self.actor):
            return False
        kinds = state.rules.arguments(option)
        places = [
            (kind, value) for kind, value in zip(kinds, (x_of(option), y_of(option)), strict=True) if kind
        ]
        return _fit(self.words, places)


def _fit(words: list[Word], places: list[tuple[str, int]]) -> bool:
    """Whether every name can stand for another argument."""
    if not words:
        return True
    first, rest = words[0], words[1:]
    for at, (kind, value) in enumerate(places):
        if value in first.get(kind, ()) and _fit(rest, places[:at] + places[at + 1 :]):
            return True
    return False


def read(state: Game, text: str) -> Reading | None:
    """Take a text apart; None if a word of it means nothing."""
    left = " ".join(text.replace(",", " ").split()).lower()
    people = {name.lower(): number for name, number in actor_names(state).items()}
    actor, left = _starts(people, left)
    first = left.partition(" ")[0]
    names, left = _verb_names(state, left)
    if "stay" in names and state.stack and state.stack[-1].proc == ASK_BONUS:
        names = (*names, "end")
    if first == "spare":
        left = ""
    verbs = state.rules.words
    codes = tuple(
        verbs.verb_code(name)
        for name in names
        if verbs.has_verb(name) and _is_known(state, verbs.verb_code(name))
    )
    if not codes:
        return None
    known = {
        kind: _things(state, kind, actor) for code in codes for kind in state.rules.arguments(code) if kind
    }
    words: list[Word] = []
    while left:
        found: Word = {}
        length = 0
        for kind, things in known.items():
            size, values = _longest(things, left)
            if size > length:
                length, found = size, {}
            if size and size == length:
                found[kind] = values
        if found:
            words.append(found)
            left = left[length:].strip()
            continue
        if actor is None or names == ("give",):
            who, rest = _starts(people, left)
            if who is not None:
                actor, left = (who if actor is None else actor), rest
                continue
        small, _, left = left.partition(" ")
        if small not in SMALL_WORDS:
            return None
    if names == ("hands",):
        nothing: Word = {"card-or-nothing": frozenset((ARG_MASK,))}
        words += [nothing] * (2 - len(words)) if words else []
    return Reading(actor, codes, words)


def meant(state: Game, text: str, options: Iterable[int]) -> list[int]:
    """The options that a loosely written text can mean; of the same choice, one."""
    reading = read(state, text)
    if reading is None:
        return []
    found = [option for option in options if reading.means(state, option)]
    return found if "sprint" not in text.lower().split() else [o for o in found if is_far(state, o)]


def is_far(state: Game, option: int) -> bool:
    """Whether a move goes farther than a plain Move Action."""
    me = state.survivors[actor_of(option)]
    return x_of(option) not in reach(state, me.zone, kit_of(state, me).values[MOVE_ZONES], True)


def supposed(state: Game, text: str) -> list[int]:
    """Actions that a loosely written text can mean, possible or not, for asking why they are not."""
    reading = read(state, text)
    if reading is None or (reading.actor is None and len(state.survivors) > 1):
        return []
    actor = reading.actor if reading.actor is not None else 0
    found: list[int] = []
    for code in reading.verbs:
        if code not in state.rules.verbs:
            continue
        kinds = state.rules.arguments(code)
        x_values = _domain(state, kinds[0], actor, reading.words) or [0]
        y_values = _domain(state, kinds[1], actor, reading.words) or [0]
        for x in x_values:
            for y in y_values:
                action = pack(code, actor, x, y)
                if reading.means(state, action):
                    found.append(action)
        if not reading.words and not found:
            found.append(pack(code, actor))
    return found


def _domain(state: Game, kind: str, actor: int, words: list[Word]) -> list[int]:
    """What an argument can be: what the text names, else what lies near the survivor."""
    if not kind:
        return [0]
    named = sorted({value for word in words for value in word.get(kind, ())})
    if named:
        return named
    me = state.survivors[actor]
    if kind in NO_CARD_WORDS:
        return sorted(me.hand + me.pack) + ([ARG_MASK] if NO_CARD_WORDS[kind] else [])
    if kind == "zone":
        return (
            [me.zone, *(zone for zone in range(len(state.crowd)) if zone != me.zone)] if me.zone >= 0 else []
        )
    if kind == "door":
        doors = state.rules.doors_at[me.zone] if me.zone >= 0 else ()
        return list(doors or range(len(state.rules.board.doors)))
    if kind == "survivor":
        return [who for who in range(len(state.survivors)) if who != actor]
    return sorted(set(state.rules.names(state, kind, actor).values()))


def _is_known(state: Game, code: int) -> bool:
    return code in state.rules.verbs or code in state.rules.replies


def _verb_names(state: Game, text: str) -> tuple[tuple[str, ...], str]:
    """The verbs that the first words of a text may be, and what follows them."""
    words = text.split()
    for length in (3, 2, 1):
        phrase = " ".join(words[:length])
        rest = " ".join(words[length:])
        for one in (phrase, _plain(words[0], words[1:length])):
            if one in OTHER_WORDS:
                return OTHER_WORDS[one], rest
            joined = one.replace(" ", "-")
            if state.rules.words.has_verb(joined) and _is_known(state, state.rules.words.verb_code(joined)):
                return (joined,), rest
    return (), text


def _plain(first: str, rest: list[str]) -> str:
    """`moves` as `move`, `searches` as `search`."""
    stem = first[:-2] if first.endswith(("ches", "shes", "sses", "oes")) else first.removesuffix("s")
    return " ".join([stem, *rest])


def _starts(people: dict[str, int], text: str) -> tuple[int | None, str]:
    best = max((name for name in people if (text + " ").startswith(name + " ")), key=len, default="")
    return (people[best], text[len(best) :].strip()) if best else (None, text)


def _things(state: Game, kind: str, actor: int | None) -> dict[str, frozenset[int]]:
    """Everything of a kind by the names people may write: any copy of a card, a door by its room."""
    exact = state.rules.names(state, kind, NOBODY if actor is None else actor)
    found: dict[str, set[int]] = {}
    if kind in NO_CARD_WORDS:
        for card, printed in enumerate(state.rules.cards):
            found.setdefault(plain_card(printed.name), set()).add(card)
        for name, number in exact.items():
            found.setdefault(plain_card(name), {number})
            found.setdefault(f"{plain_card(name)} 1", {number})
    elif kind == "door":
        found = _doors(state, exact)
    else:
        for name, number in (*exact.items(), *(short_zones(exact).items() if kind == "zone" else ())):
            found.setdefault(name.lower(), {number})
            if kind == "kind":
                found.setdefault(
                    f"{name.lower().removesuffix('y')}{'ies' if name.endswith('y') else 's'}", {number}
                )
    return {name: frozenset(values) for name, values in found.items()}


def _doors(state: Game, exact: Mapping[str, int]) -> dict[str, set[int]]:
    """Doors by the zones they join, however they are strung together, or by either zone alone."""
    board = state.rules.board
    pairs = {name: number for name, number in exact.items()}
    for door in board.doors:
        for one, other in ((door.a, door.b), (door.b, door.a)):
            pairs.setdefault(f"{board.labels[one]}|{board.labels[other]}", door.index)
    for name, number in exact.items():
        pairs.setdefault(_short(name), number)
    found: dict[str, set[int]] = {}
    for name, number in pairs.items():
        for between in ("|", "-", " | ", " - "):
            found.setdefault(name.lower().replace("|", between), {number})
    for zone in board.zones:
        doors = set(board.zone_doors[zone.index])
        closed = {door for door in doors if not state.open_doors >> door & 1}
        for part in (zone.name, *zone.parts, board.labels[zone.index]) if doors else ():
            found.setdefault(part.lower(), closed or doors)
            found.setdefault(_short(part).lower(), closed or doors)
    return found


def _short(name: str) -> str:
    """A door or zone without rows and columns."""
    return "|".join(part.partition(":")[2] or part for part in name.split("|"))


def short_zones(known: Mapping[str, int]) -> dict[str, int]:
    """Parts of tiles without row and column, as no tile is laid twice: `9R.A` for `r1c1:9R.A`."""
    found: dict[str, int] = {}
    twice: set[str] = set()
    for name, number in known.items():
        place, colon, part = name.partition(":")
        if colon and "." in part and place[:1] == "r":
            if part in found:
                twice.add(part)
            found[part] = number
    return {part: number for part, number in found.items() if part not in twice}


def plain_card(name: str) -> str:
    """A card's name without the marks that people leave out: `Ma's Shotgun`, `Aaahh!!`, `Sub-MG`."""
    return name.lower().replace("'", "").replace("’", "").replace("!", "").replace("-", " ")


def _longest(things: dict[str, frozenset[int]], text: str) -> tuple[int, frozenset[int]]:
    """How much of the beginning of a text is the name of a thing, and what it may be."""
    best, found = 0, frozenset[int]()
    words = text.split(" ")
    for length in range(len(words), 0, -1):
        start = " ".join(words[:length])
        for one in (start, plain_card(start)):
            if one in things:
                return len(start), things[one]
    return best, found
