"""Actions as numbers from 0 on: a stable place for each, for those who learn with tables and networks.

A packed action names figures, cards and places by their own numbers, which lie far apart. Here each verb has
a block of places, one for each pair of things that it may name; what a thing's place is, a game says for each
kind of argument (`place_of`). Where two answers would share a place, or a kind has no places, the later one
goes to the spare places behind all blocks, so every answer has a place of its own.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.action import ACTOR_MASK, ACTOR_SHIFT, ARG_MASK, NOBODY, VERB_SHIFT, X_SHIFT
from shamble.kernel.open import mypyc_attr

if TYPE_CHECKING:
    from shamble.kernel.ruleset import Ruleset

NOWHERE: Final = -1
"""The place of what has none in its block."""

MANY: Final = 48
"""So many answers are looked up in a set, fewer one by one."""

MOST_ACTORS: Final = 8
"""Figures that answers without arguments tell apart; the last place is for answers of nobody."""

LONGEST_BLOCK: Final = 4096
"""A verb that names two things of large kinds has no block of pairs: the first alone tells answers apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Coding:
    """The places of a game's actions. `widths` says how many places each kind of argument has.

    Of the kinds that are `ranked` a thing's place is its rank among those that the question names.
    """

    __slots__ = (
        "_ranked_names",
        "actor_widths",
        "bases",
        "kind_numbers",
        "kinds",
        "ranked",
        "ranks",
        "rules",
        "size",
        "spare",
        "spare_at",
        "x_kinds",
        "x_widths",
        "y_kinds",
        "y_widths",
    )

    def __init__(
        self, rules: "Ruleset", widths: dict[str, int], spare: int, ranked: tuple[str, ...] = ()
    ) -> None:
        self.rules = rules
        self.spare = spare
        """How many places there are for answers that have none of their own."""
        self.kinds: list[str] = [""]
        """The kinds of arguments by number."""
        self.kind_numbers: dict[str, int] = {"": 0}
        self.ranked: list[bool] = [False]
        self.ranks: list[list[int]] = [[]]
        """For each kind that is ranked what the question has named so far."""
        self._ranked_names = ranked
        self.bases: list[int] = []
        """For each verb where its block begins."""
        self.actor_widths: list[int] = []
        self.x_widths: list[int] = []
        self.y_widths: list[int] = []
        self.x_kinds: list[int] = []
        self.y_kinds: list[int] = []
        at = 0
        for number in range(len(rules.words.verbs)):
            code = number << VERB_SHIFT
            x_kind, y_kind = rules.arguments(code)
            x_width = widths.get(x_kind, 1) if x_kind else 1
            y_width = widths.get(y_kind, 1) if y_kind else 1
            if x_width * y_width > LONGEST_BLOCK:
                y_width = 1
            actors = 1 if x_kind or y_kind else MOST_ACTORS
            self.bases.append(at)
            self.x_kinds.append(self._number(x_kind))
            self.y_kinds.append(self._number(y_kind))
            self.x_widths.append(x_width)
            self.y_widths.append(y_width)
            self.actor_widths.append(actors)
            if code in rules.verbs or code in rules.replies:
                at += x_width * y_width * actors
        self.spare_at = at
        """Where the spare places begin."""
        self.size = at + spare

    def _number(self, kind: str) -> int:
        number = self.kind_numbers.get(kind)
        if number is None:
            number = len(self.kinds)
            self.kinds.append(kind)
            self.ranked.append(kind in self._ranked_names)
            self.ranks.append([])
            self.kind_numbers[kind] = number
        return number

    def begin(self, state: Any, actor: int) -> None:
        """A question is about to be coded: a game may look up what its figures hold."""

    def place_of(self, state: Any, kind: int, value: int) -> int:
        """The place of a thing among those of its kind; beyond the kind's width it has none."""
        return self.rank(kind, value) if self.ranked[kind] else value

    def rank(self, kind: int, value: int) -> int:
        """The place of a thing in the order in which the question names those of its kind."""
        ranks = self.ranks[kind]
        for place in range(len(ranks)):
            if ranks[place] == value:
                return place
        ranks.append(value)
        return len(ranks) - 1

    def codes(self, state: Any, options: list[int]) -> list[int]:
        """The places of answers to the pending question, in their order."""
        for ranks in self.ranks:
            if ranks:
                ranks.clear()
        found: list[int] = []
        taken: set[int] = set()
        many = len(options) > MANY
        spare = self.spare_at
        if not options:
            self.begin(state, NOBODY)
            return found
        last = NOBODY + 1
        for action in options:
            verb = action >> VERB_SHIFT
            actor = action >> ACTOR_SHIFT & ACTOR_MASK
            if actor != last:
                last = actor
                self.begin(state, actor)
            at = self.bases[verb]
            if self.actor_widths[verb] > 1:
                at += actor if actor < MOST_ACTORS - 1 else MOST_ACTORS - 1
            else:
                x_kind = self.x_kinds[verb]
                y_kind = self.y_kinds[verb]
                x = self.place_of(state, x_kind, action >> X_SHIFT & ARG_MASK) if x_kind else 0
                y = self.place_of(state, y_kind, action & ARG_MASK) if y_kind else 0
                width = self.y_widths[verb]
                if x < 0 or y < 0 or x >= self.x_widths[verb] or y >= width:
                    at = NOWHERE
                else:
                    at += x * width + y
            if at < 0 or (at in taken if many else at in found):
                at = spare
                spare += 1
            found.append(at)
            if many:
                taken.add(at)
        if spare > self.size:
            raise IndexError(f"{len(options)} answers need {spare - self.size} spare places more")
        return found

    def verb_at(self, code: int) -> int:
        """The verb whose block a place is in; NOWHERE for spare places."""
        if code >= self.spare_at:
            return NOWHERE
        low = 0
        high = len(self.bases)
        while high - low > 1:
            middle = (low + high) // 2
            if self.bases[middle] <= code:
                low = middle
            else:
                high = middle
        return low

    def named(self, code: int) -> str:
        """What a place stands for, in any position: the verb and the places of what it names."""
        verb = self.verb_at(code)
        if verb == NOWHERE:
            return f"spare {code - self.spare_at}"
        rest = code - self.bases[verb]
        name = self.rules.words.verbs[verb]
        if self.actor_widths[verb] > 1:
            return f"{name} by {'nobody' if rest == MOST_ACTORS - 1 else rest}"
        width = self.y_widths[verb]
        parts = [name, f"{self.kinds[self.x_kinds[verb]]} {rest // width}"]
        if self.y_kinds[verb] and width > 1:
            parts.append(f"{self.kinds[self.y_kinds[verb]]} {rest % width}")
        return " ".join([part for part in parts if part != " 0"])
