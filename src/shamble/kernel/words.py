"""Trees of words: how missions, cards and skills say numbers, conditions and effects without any code.

A tree is a number, a word, or a word with its arguments: `survivors`, `{at-least: [escaped, survivors]}`,
`{gain-adrenaline: 5}`. A registry knows the words. Each has a kind, typed arguments, the facts of the
moment it needs, a text key, and a function that builds something to call. Checking finds all mistakes
at once and never runs anything; a tree without mistakes is compiled to plain functions.

The words here know no game: arithmetic, logic and counters. Games register their own.
"""

import difflib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shamble.kernel.run import Run

Number = Callable[[Any, tuple[int, ...]], int]
"""A compiled expression: from the state and the moment's facts to a number."""

Effect = Callable[["Run", Any, tuple[int, ...]], None]
"""A compiled effect: changes the state, possibly by pushing frames."""

NUMBER: Final = "number"
CONDITION: Final = "condition"
EFFECT: Final = "effect"
MOMENT: Final = "moment"
KINDS: Final = (NUMBER, CONDITION, EFFECT, MOMENT)

NUMBERS: Final = "numbers"
CONDITIONS: Final = "conditions"
"""Lists of trees as arguments."""

DEPTH_LIMIT: Final = 20


class Problem:
    """One mistake in a tree: the place within the file, a text key and what the text needs."""

    __slots__ = ("args", "key", "path")

    def __init__(self, path: str, key: str, args: dict[str, object]) -> None:
        self.path = path
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"<{self.path}: {self.key} {self.args}>"


class Wrong(Exception):
    """Raised by a reader of arguments: what is wrong, as a text key with arguments."""

    def __init__(self, key: str, args: dict[str, object]) -> None:
        super().__init__(key, args)
        self.key = key
        self.details = args


class Scope:
    """What names mean where a tree stands: the moment's facts, the counters, and what the game looks up."""

    __slots__ = ("facts", "registers", "things")

    def __init__(
        self,
        facts: tuple[str, ...] = (),
        registers: Mapping[str, int] | None = None,
        things: Mapping[str, Any] | None = None,
    ) -> None:
        self.facts = facts
        self.registers: Mapping[str, int] = registers or {}
        self.things: Mapping[str, Any] = things or {}

    def at(self, facts: tuple[str, ...]) -> "Scope":
        """The same names at another moment."""
        return Scope(facts, self.registers, self.things)

    def fact(self, name: str) -> int:
        """The place of a fact among the moment's facts."""
        if name not in self.facts:
            raise Wrong("lint-no-fact", {"fact": name, "facts": ", ".join(self.facts) or "none"})
        return self.facts.index(name)


Reader = Callable[[Scope, Any], Any]
"""Turns the written form of an argument into what a word is built from, or raises Wrong."""

Build = Callable[[Scope, dict[str, Any]], Any]


class Argument:
    """One argument of a word: its name, its type, and whether it may be left out."""

    __slots__ = ("name", "optional", "type")

    def __init__(self, name: str, type_name: str, optional: bool = False) -> None:
        self.name = name
        self.type = type_name
        self.optional = optional


class Word:
    """A word that trees may use. For a moment, `needs` are the facts it brings; `traits` are for the game."""

    __slots__ = ("arguments", "build", "kind", "name", "needs", "traits")

    def __init__(
        self,
        name: str,
        kind: str,
        arguments: tuple[Argument, ...],
        build: Build,
        needs: tuple[str, ...],
        traits: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.arguments = arguments
        self.build = build
        self.needs = needs
        self.traits = traits

    def key(self) -> str:
        """The word's description in the language files."""
        return f"word-{self.name}"


class Words:
    """The words and argument types that the trees of a game may use."""

    __slots__ = ("readers", "words")

    def __init__(self, parent: "Words | None" = None) -> None:
        self.words: dict[str, Word] = dict(parent.words) if parent is not None else {}
        self.readers: dict[str, Reader] = dict(parent.readers) if parent is not None else {}

    def layer(self) -> "Words":
        """A registry that starts with all of these, for a game to add to."""
        return Words(self)

    def type(self, name: str, read: Reader) -> None:
        """Register a type of arguments."""
        assert name not in self.readers, name
        self.readers[name] = read

    def add(
        self,
        kind: str,
        name: str,
        build: Build,
        arguments: tuple[Argument, ...] = (),
        needs: tuple[str, ...] = (),
        traits: tuple[str, ...] = (),
    ) -> None:
        """Register a word."""
        assert kind in KINDS and name not in self.words, name
        for argument in arguments:
            assert argument.type in self.readers or argument.type in SUBTREES, argument.type
        self.words[name] = Word(name, kind, arguments, build, needs, traits)

    def having(self, trait: str) -> frozenset[str]:
        """The names of all words with a trait."""
        return frozenset([word.name for word in self.words.values() if trait in word.traits])

    def moment(self, name: str, facts: tuple[str, ...]) -> None:
        """Register a moment and the facts it brings, in order."""
        self.add(MOMENT, name, _nothing, (), facts)

    def of_kind(self, kind: str) -> list[Word]:
        """All words of a kind, in the order of registration."""
        return [word for word in self.words.values() if word.kind == kind]

    def facts_of(self, moment: str) -> tuple[str, ...] | None:
        """The facts of a moment; None if there is no such moment."""
        word = self.words.get(moment)
        return word.needs if word is not None and word.kind == MOMENT else None


SUBTREES: Final = (NUMBER, CONDITION, NUMBERS, CONDITIONS)


def check(words: Words, scope: Scope, kind: str, tree: Any, path: str) -> list[Problem]:
    """Everything that is wrong with a tree of this kind; an empty list is a good tree."""
    reading = Reading(words, scope)
    reading.tree(kind, tree, path)
    return reading.problems


class Reading:
    """Reads trees, collecting problems; gives compiled functions for what is right and None for the rest."""

    __slots__ = ("depth", "problems", "scope", "words")

    def __init__(self, words: Words, scope: Scope) -> None:
        self.words = words
        self.scope = scope
        self.problems: list[Problem] = []
        self.depth = 0

    def tell(self, path: str, key: str, args: dict[str, object]) -> None:
        """Note a problem."""
        self.problems.append(Problem(path, key, args))

    def number(self, tree: Any, path: str) -> Number | None:
        """A compiled number."""
        found: Number | None = self.tree(NUMBER, tree, path)
        return found

    def condition(self, tree: Any, path: str) -> Number | None:
        """A compiled condition: 1 if it holds, 0 if not."""
        found: Number | None = self.tree(CONDITION, tree, path)
        return found

    def effects(self, trees: Any, path: str) -> tuple[Effect, ...]:
        """Compiled effects, in order. One alone needs no list."""
        if not isinstance(trees, list):
            trees, places = [trees], [path]
        else:
            places = [f"{path}[{i}]" for i in range(len(trees))]
        found: list[Effect] = []
        for tree, place in zip(trees, places, strict=True):
            effect = self.tree(EFFECT, tree, place)
            if effect is not None:
                found.append(effect)
        return tuple(found)

    def tree(self, kind: str, tree: Any, path: str) -> Any:
        """A compiled tree of a kind, or None if something is wrong with it."""
        if isinstance(tree, int) and not isinstance(tree, bool) and kind == NUMBER:
            return constant(tree)
        if isinstance(tree, str):
            name, given = tree, None
        elif isinstance(tree, dict) and len(tree) == 1:
            name = next(iter(tree))
            given = tree[name]
            path = f"{path}.{name}"
        else:
            self.tell(path, "lint-tree-shape", {"value": brief(tree), "wanted": kind})
            return None
        word = self.words.words.get(name)
        if word is None:
            close = difflib.get_close_matches(name, [w.name for w in self.words.words.values()], 1)
            self.tell(path, "lint-unknown-word", {"word": name, "close": close[0] if close else "none"})
            return None
        if word.kind != kind and not (word.kind == CONDITION and kind == NUMBER):
            self.tell(path, "lint-word-kind", {"word": name, "is": word.kind, "wanted": kind})
            return None
        if self.depth >= DEPTH_LIMIT:
            self.tell(path, "lint-tree-deep", {"limit": DEPTH_LIMIT})
            return None
        self.depth += 1
        values = self._arguments(word, given, path)
        self.depth -= 1
        if values is None:
            return None
        try:
            for fact in word.needs:
                self.scope.fact(fact)
            return word.build(self.scope, values)
        except Wrong as wrong:
            self.tell(path, wrong.key, {"word": name, **wrong.details})
            return None

    def _arguments(self, word: Word, given: Any, path: str) -> dict[str, Any] | None:
        """The arguments by name, read by their types; None if something is wrong with them."""
        known = {argument.name: argument for argument in word.arguments}
        many = len(known) > 1
        if given is None:
            written: dict[str, Any] = {}
        elif not known:
            self.tell(path, "lint-argument-unwanted", {"word": word.name})
            return None
        elif many and isinstance(given, dict):
            written = given
        elif many and any(not argument.optional for argument in word.arguments[1:]):
            names = ", ".join(known)
            self.tell(path, "lint-arguments-by-name", {"word": word.name, "arguments": names})
            return None
        else:
            written = {word.arguments[0].name: given}
        values: dict[str, Any] = {}
        fine = True
        for name, tree in written.items():
            place = f"{path}.{name}" if many and isinstance(given, dict) else path
            argument = known.get(name)
            if argument is None:
                args: dict[str, object] = {"word": word.name, "argument": name, "arguments": ", ".join(known)}
                self.tell(place, "lint-argument-unknown", args)
                fine = False
                continue
            before = len(self.problems)
            values[name] = self._argument(word, argument, tree, place)
            fine = fine and len(self.problems) == before
        for argument in word.arguments:
            if argument.name not in written and not argument.optional:
                self.tell(path, "lint-argument-missing", {"word": word.name, "argument": argument.name})
                fine = False
        return values if fine else None

    def _argument(self, word: Word, argument: Argument, tree: Any, path: str) -> Any:
        if argument.type in (NUMBER, CONDITION):
            return self.tree(argument.type, tree, path)
        if argument.type in (NUMBERS, CONDITIONS):
            if not isinstance(tree, list) or not tree:
                self.tell(path, "lint-list-wanted", {"word": word.name, "value": brief(tree)})
                return None
            kind = argument.type[:-1]
            return [self.tree(kind, part, f"{path}[{i}]") for i, part in enumerate(tree)]
        try:
            return self.words.readers[argument.type](self.scope, tree)
        except Wrong as wrong:
            self.tell(path, wrong.key, {"word": word.name, "argument": argument.name, **wrong.details})
            return None


def brief(value: object) -> str:
    """A written value in a few letters, for messages."""
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def constant(value: int) -> Number:
    """A number that is always the same."""

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return value

    return number


def mistyped(wanted: str, value: object) -> Wrong:
    """An argument of another type than the word wants."""
    return Wrong("lint-argument-type", {"wanted": wanted, "value": brief(value)})


def _nothing(scope: Scope, values: dict[str, Any]) -> None:
    return None


# --- the types of arguments that need no game


def read_whole(scope: Scope, tree: Any) -> int:
    """A whole number, 0 or more."""
    if isinstance(tree, bool) or not isinstance(tree, int) or tree < 0:
        raise mistyped("whole", tree)
    return tree


def read_flag(scope: Scope, tree: Any) -> bool:
    """True or false."""
    if not isinstance(tree, bool):
        raise mistyped("flag", tree)
    return tree


def read_text(scope: Scope, tree: Any) -> str:
    """A word or a name."""
    if not isinstance(tree, str) or not tree:
        raise mistyped("text", tree)
    return tree


def read_register(scope: Scope, tree: Any) -> int:
    """A counter of the mission, by its name."""
    if not isinstance(tree, str):
        raise mistyped("register", tree)
    if tree not in scope.registers:
        close = difflib.get_close_matches(tree, list(scope.registers), 1)
        raise Wrong("lint-unknown-register", {"name": tree, "close": close[0] if close else "none"})
    return scope.registers[tree]


def choice(name: str, options: tuple[str, ...]) -> Reader:
    """A type whose values are a few fixed words; gives the position of the word."""

    def read(scope: Scope, tree: Any) -> int:
        if tree not in options:
            told: dict[str, object] = {"wanted": name, "value": brief(tree), "choices": ", ".join(options)}
            raise Wrong("lint-argument-choice", told)
        return options.index(tree)

    return read


# --- arithmetic, logic and counters


def _always(scope: Scope, values: dict[str, Any]) -> Number:
    return constant(1)


def _all(scope: Scope, values: dict[str, Any]) -> Number:
    parts: tuple[Number, ...] = tuple(values["of"])

    def number(state: Any, facts: tuple[int, ...]) -> int:
        for part in parts:
            if not part(state, facts):
                return 0
        return 1

    return number


def _any(scope: Scope, values: dict[str, Any]) -> Number:
    parts: tuple[Number, ...] = tuple(values["of"])

    def number(state: Any, facts: tuple[int, ...]) -> int:
        for part in parts:
            if part(state, facts):
                return 1
        return 0

    return number


def _not(scope: Scope, values: dict[str, Any]) -> Number:
    part: Number = values["what"]

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return 0 if part(state, facts) else 1

    return number


def _pair(values: dict[str, Any]) -> tuple[Number, Number]:
    parts = values["of"]
    if len(parts) != 2:
        raise Wrong("lint-two-wanted", {"count": len(parts)})
    return parts[0], parts[1]


def _at_least(scope: Scope, values: dict[str, Any]) -> Number:
    one, other = _pair(values)

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return 1 if one(state, facts) >= other(state, facts) else 0

    return number


def _equals(scope: Scope, values: dict[str, Any]) -> Number:
    one, other = _pair(values)

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return 1 if one(state, facts) == other(state, facts) else 0

    return number


def _less(scope: Scope, values: dict[str, Any]) -> Number:
    one, other = _pair(values)

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return 1 if one(state, facts) < other(state, facts) else 0

    return number


def _sum(scope: Scope, values: dict[str, Any]) -> Number:
    parts: tuple[Number, ...] = tuple(values["of"])

    def number(state: Any, facts: tuple[int, ...]) -> int:
        total = 0
        for part in parts:
            total += part(state, facts)
        return total

    return number


def _minus(scope: Scope, values: dict[str, Any]) -> Number:
    one, other = _pair(values)

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return one(state, facts) - other(state, facts)

    return number


def _min(scope: Scope, values: dict[str, Any]) -> Number:
    parts: tuple[Number, ...] = tuple(values["of"])

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return min([part(state, facts) for part in parts])

    return number


def _max(scope: Scope, values: dict[str, Any]) -> Number:
    parts: tuple[Number, ...] = tuple(values["of"])

    def number(state: Any, facts: tuple[int, ...]) -> int:
        return max([part(state, facts) for part in parts])

    return number


def _counter(scope: Scope, values: dict[str, Any]) -> Number:
    register: int = values["register"]

    def number(state: Any, facts: tuple[int, ...]) -> int:
        found: int = state.registers[register]
        return found

    return number


def _add_to(scope: Scope, values: dict[str, Any]) -> Effect:
    register: int = values["register"]
    amount: Number = values.get("amount") or constant(1)

    def effect(run: "Run", state: Any, facts: tuple[int, ...]) -> None:
        state.registers[register] += amount(state, facts)

    return effect


def _set(scope: Scope, values: dict[str, Any]) -> Effect:
    register: int = values["register"]
    amount: Number = values.get("to") or constant(1)

    def effect(run: "Run", state: Any, facts: tuple[int, ...]) -> None:
        state.registers[register] = amount(state, facts)

    return effect


def kernel_words() -> Words:
    """The words that every game has."""
    words = Words()
    words.type("whole", read_whole)
    words.type("flag", read_flag)
    words.type("text", read_text)
    words.type("register", read_register)
    register = Argument("register", "register")
    words.add(CONDITION, "always", _always)
    words.add(CONDITION, "all", _all, (Argument("of", CONDITIONS),))
    words.add(CONDITION, "any", _any, (Argument("of", CONDITIONS),))
    words.add(CONDITION, "not", _not, (Argument("what", CONDITION),))
    words.add(CONDITION, "at-least", _at_least, (Argument("of", NUMBERS),))
    words.add(CONDITION, "equals", _equals, (Argument("of", NUMBERS),))
    words.add(CONDITION, "less-than", _less, (Argument("of", NUMBERS),))
    words.add(NUMBER, "sum", _sum, (Argument("of", NUMBERS),))
    words.add(NUMBER, "minus", _minus, (Argument("of", NUMBERS),))
    words.add(NUMBER, "min", _min, (Argument("of", NUMBERS),))
    words.add(NUMBER, "max", _max, (Argument("of", NUMBERS),))
    words.add(NUMBER, "counter", _counter, (register,))
    words.add(EFFECT, "add-to", _add_to, (register, Argument("amount", NUMBER, True)))
    words.add(EFFECT, "set", _set, (register, Argument("to", NUMBER, True)))
    return words
