"""How people write the actions of a Zombicide: other words for verbs, doors by a room, any copy of a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from shamble.family.fighting.facts import DAMAGE, facts_of
from shamble.family.moving.walking import reach
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import MOVE_ZONES
from shamble.family.position.names import NO_CARD_WORDS, actor_names
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_BONUS, HIT
from shamble.kernel.action import ARG_MASK, actor_of, verb_of, x_of
from shamble.port.casing import Reading, Speech, Word
from shamble.port.casing.speech import SMALL_WORDS

DECLINING: Final = ("stay", "stand", "pass", "refuse", "leave", "take-wound")
"""Answers that let something be."""

OTHER_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
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
    "first": ("first", "activate", "react"),
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


class ZombicideSpeech(Speech):
    """The everyday words of the Zombicides."""

    other_words = OTHER_WORDS
    figure = "survivor"
    small_words = SMALL_WORDS | {"zone", "door", "objective", "token"}
    alone = ("spare",)
    receivers = ("give",)
    of_nobody = ("concede",)
    filled = ("hands",)

    def verbs(self, state: Any, names: tuple[str, ...]) -> tuple[str, ...]:
        if "stay" in names and state.stack and state.stack[-1].proc == ASK_BONUS:
            return (*names, "end")
        return names

    def things(self, state: Any, kind: str, actor: int) -> Mapping[str, Collection[int]]:
        """Everything of a kind by the names people may write: any copy of a card, a door by its room."""
        exact = state.rules.names(state, kind, actor)
        found: dict[str, Collection[int]] = {}
        if kind in NO_CARD_WORDS:
            copies: dict[str, set[int]] = {}
            for card, printed in enumerate(state.rules.cards):
                copies.setdefault(plain_card(printed.name), set()).add(card)
            found.update(copies)
            for name, number in exact.items():
                found.setdefault(plain_card(name), {number})
                found.setdefault(f"{plain_card(name)} 1", {number})
        elif kind == "door":
            found.update(_doors(state, exact))
        else:
            for name, number in (*exact.items(), *(short_zones(exact).items() if kind == "zone" else ())):
                found.setdefault(name.lower(), {number})
                if kind == "kind":
                    ending = "ies" if name.endswith("y") else "s"
                    found.setdefault(f"{name.lower().removesuffix('y')}{ending}", {number})
        return found

    def plain(self, text: str) -> str:
        return plain_card(text)

    def listed(self, state: Any, kind: str, actor: int) -> Sequence[str]:
        """Of cards the first copies, of zones and doors their public names."""
        if kind == "zone":
            return [zone.name for zone in state.rules.board.zones]
        if kind == "door":
            return [door.name for door in state.rules.board.doors]
        if kind in NO_CARD_WORDS:
            words = [NO_CARD_WORDS[kind]] if NO_CARD_WORDS[kind] else []
            return sorted({card.name for card in state.rules.cards}) + words
        return list(state.rules.names(state, kind, actor))

    def domain(self, state: Any, kind: str, actor: int) -> Sequence[int]:
        """What the survivor holds, what lies near, who else is there."""
        me = state.survivors[actor]
        if kind in NO_CARD_WORDS:
            return sorted(me.hand + me.pack) + ([ARG_MASK] if NO_CARD_WORDS[kind] else [])
        if kind == "zone":
            others = [zone for zone in range(len(state.crowd)) if zone != me.zone]
            return [me.zone, *others] if me.zone >= 0 else []
        if kind == "door":
            doors = state.rules.doors_at[me.zone] if me.zone >= 0 else ()
            return list(doors or range(len(state.rules.board.doors)))
        if kind == "survivor":
            return [who for who in range(len(state.survivors)) if who != actor]
        return sorted(set(state.rules.names(state, kind, actor).values()))

    def fill(self, verb: str, words: list[Word]) -> list[Word]:
        """A hand that is not named is empty."""
        nothing: Word = {"card-or-nothing": frozenset((ARG_MASK,))}
        return words + [nothing] * (2 - len(words)) if words else words

    def mended(self, state: Any, kinds: Sequence[str], rest: str) -> str:
        """Zombie cards by their numbers alone."""
        return f"#{rest}" if rest[:1].isdigit() and "zombie-card" in kinds else ""

    def only(self, state: Any, text: str, options: list[int]) -> list[int]:
        """A sprint is a move that goes farther than others."""
        if "sprint" not in text.lower().split():
            return options
        return [option for option in options if _is_far(state, option)]

    def besides(self, state: Any, reading: Reading | None, options: list[int]) -> list[int]:
        """All hits that are lost are one choice, whichever zombie is named."""
        if not any(verb_of(option) == HIT for option in options):
            return []
        named = {kind for word in reading.words for kind in word.get("kind", ())} if reading else set()
        return [option for option in options if named and _lost_alike(state, named, option)]

    def mark(self, state: Any, kind: str, value: int, strict: bool) -> int:
        """Copies of a card are equal; strictly, if both are loaded or both empty."""
        if kind in NO_CARD_WORDS and value != ARG_MASK and value < len(state.rules.cards):
            load = state.emptied >> value & 1 if strict else 0
            return -2 - (int(state.rules.cards[value].index) * 2 + load)
        return value

    def unordered(self, kinds: tuple[str, str]) -> bool:
        return kinds[0] == kinds[1] == "card-or-nothing"

    def strangers(self, state: Any) -> Collection[str]:
        known = actor_names(state)
        return [row.name for row in state.rules.characters if row.name not in known]

    def is_elsewhere(self, state: Any, word: str) -> bool:
        return state.rules.words.has_verb(word) and bool(state.rules.book.rows("modes"))


def _is_far(state: Game, option: int) -> bool:
    """Whether a move goes farther than a plain Move Action."""
    me = state.survivors[actor_of(option)]
    return x_of(option) not in reach(state, me.zone, kit_of(state, me).values[MOVE_ZONES], True)


def _lost_alike(state: Game, named: set[int], option: int) -> bool:
    """Whether an option stands for losing the hit on a named kind: all lost hits are one choice."""
    attack = state.stack[-2]
    damage = facts_of(attack)[DAMAGE]
    kinds = state.rules.kinds
    possible = state.rules.targets(state, attack)
    lost = [kind for kind in possible if damage < kinds[kind].toughness]
    return verb_of(option) == HIT and x_of(option) in lost and named <= set(lost)


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
        if colon and "." in part and place.rpartition("/")[2][:1] == "r":
            if part in found:
                twice.add(part)
            found[part] = number
    return {part: number for part, number in found.items() if part not in twice}


def plain_card(name: str) -> str:
    """A card's name without the marks that people leave out: `Ma's Shotgun`, `Aaahh!!`, `Sub-MG`."""
    return name.lower().replace("'", "").replace("’", "").replace("!", "").replace("-", " ")
