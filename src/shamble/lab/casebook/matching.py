"""Actions as people write them: equal cards are one choice, hands have no order, a verb alone means any."""

from __future__ import annotations

from shamble.family.fighting.attack import targets
from shamble.family.position.names import NO_CARD_WORDS, actor_names
from shamble.family.position.state import Game
from shamble.family.vocabulary import HANDS, HIT
from shamble.kernel.action import (
    ACTOR_SHIFT,
    ARG_MASK,
    NOBODY,
    VERB_SHIFT,
    actor_of,
    pack,
    verb_of,
    x_of,
    y_of,
)
from shamble.kernel.errors import NotationError
from shamble.kernel.notation import format_action, parse_action

from .mistakes import Mistake, nearest, unknown
from .readings import meant, read, supposed
from .stage import real_options

SHOWN_OPTIONS = 16


def parse(state: Game, text: str) -> int:
    """The action a text means, or a Mistake that says which part of it is wrong."""
    try:
        return parse_action(state, text)
    except NotationError as error:
        actor, word, rest = split(state, text)
        known = verbs(state)
        stranger = _stranger(state, text) if actor is None else ""
        if stranger:
            raise unknown("survivor", stranger, actor_names(state)) from None
        if state.rules.words.has_verb(word) and word not in known and state.rules.book.rows("modes"):
            raise Mistake("casebook-verb-elsewhere", text=text, verb=word) from None
        if not state.rules.words.has_verb(word) or word not in known:
            first = text.split()[0] if text.split() else ""
            people = list(actor_names(state))
            raise Mistake(
                "casebook-no-verb",
                text=text,
                word=word or first,
                close=nearest(word, known) or (nearest(first, people) if actor is None else ""),
                people=", ".join(people),
                options=shown(state),
            ) from None
        kinds = [kind for kind in state.rules.arguments(state.rules.words.verb_code(word)) if kind]
        if rest[:1].isdigit() and "zombie-card" in kinds:
            return parse(state, f"{text[: len(text) - len(rest)]}#{rest}")
        if error.key == "notation-rest":
            raise Mistake("casebook-too-many-words", text=text, word=error.details["word"]) from None
        kind = str(error.details.get("kind", kinds[0] if kinds else ""))
        left = str(error.details.get("word", rest))
        options = _choices(state, kind, actor)
        if not left:
            raise Mistake("casebook-missing-word", text=text, kind=kind, verb=word) from None
        raise unknown(kind, left, options, _nearest_start(left, options)) from None


def shown(state: Game) -> str:
    """The options of the pending question, as a case would name them."""
    options = real_options(state.options)
    listed = [format_action(state, option) for option in options[:SHOWN_OPTIONS]]
    return "; ".join(listed) + ("; …" if len(options) > SHOWN_OPTIONS else "")


def _choices(state: Game, kind: str, actor: int | None) -> list[str]:
    """What can be named of a kind; of cards the first copies, of zones and doors their public names."""
    if kind == "zone":
        return [zone.name for zone in state.rules.board.zones]
    if kind == "door":
        return [door.name for door in state.rules.board.doors]
    if kind in NO_CARD_WORDS:
        words = [NO_CARD_WORDS[kind]] if NO_CARD_WORDS[kind] else []
        return sorted({card.name for card in state.rules.cards}) + words
    return list(state.rules.names(state, kind, NOBODY if actor is None else actor))


def _nearest_start(text: str, options: list[str]) -> str:
    """The name that the first words of a text most resemble."""
    words = text.split()
    for length in range(1, len(words) + 1):
        close = nearest(" ".join(words[:length]), [name for name in options if len(name.split()) == length])
        if close:
            return close
    return ""


def _stranger(state: Game, text: str) -> str:
    """A printed survivor who is named first but has no part in the case."""
    low = " ".join(text.split()).lower() + " "
    return next((row.name for row in state.rules.characters if low.startswith(row.name.lower() + " ")), "")


def verbs(state: Game) -> list[str]:
    """Every verb that an action or an answer can have."""
    return [row.name for row in state.rules.verbs.values()] + [
        row.name for row in state.rules.replies.values()
    ]


def split(state: Game, text: str) -> tuple[int | None, str, str]:
    """A text as actor, verb and the rest; the actor is None if nobody is named."""
    left = " ".join(text.split())
    actor: int | None = None
    best = ""
    for name, number in actor_names(state).items():
        if len(name) > len(best) and (left.lower() + " ").startswith(name.lower() + " "):
            actor, best = number, name
    word, _, rest = left[len(best) :].strip().partition(" ")
    return actor, word.lower(), rest.strip()


def is_general(state: Game, text: str) -> bool:
    """Whether a text names a verb without the things it needs, and so means any of them."""
    actor, word, rest = split(state, text)
    if not state.rules.words.has_verb(word) or word not in verbs(state) or rest:
        return False
    if actor is None and word not in ("concede",):
        return True
    return any(state.rules.arguments(state.rules.words.verb_code(word)))


def fits(state: Game, text: str, options: list[int]) -> list[int]:
    """The options that a text means: all of a verb, or all that are the same choice."""
    if is_general(state, text):
        actor, word, _ = split(state, text)
        shared = state.rules.words.verb_code(word) | NOBODY << ACTOR_SHIFT
        exact = [option for option in options if option == shared]
        return exact or [
            option
            for option in options
            if state.rules.verb_name(option) == word and (actor is None or actor_of(option) == actor)
        ]
    try:
        action = parse(state, text)
    except Mistake as mistake:
        found = distinct(state, meant(state, text, options))
        reading = read(state, text)
        lacks = mistake.key == "casebook-missing-word" and reading is not None and HANDS not in reading.verbs
        if found or (reading is not None and not lacks) or supposed(state, text):
            return found
        raise
    if action in options:
        return [action]
    return [option for option in options if is_same_choice(state, action, option)]


def fits_loosely(state: Game, text: str, options: list[int]) -> list[int]:
    """The same, and if nothing fits exactly, what the text can mean besides: another copy of a card."""
    found = fits(state, text, options) or distinct(state, meant(state, text, options))
    if found or not any(verb_of(option) == HIT for option in options):
        return found
    reading = read(state, text)
    named = {kind for word in reading.words for kind in word.get("kind", ())} if reading else set()
    return [option for option in options if named and lost_alike(state, named, option)]


def lost_alike(state: Game, named: set[int], option: int) -> bool:
    """Whether an option stands for losing the hit on a named kind: all lost hits are one choice."""
    attack = state.stack[-2]
    damage = attack.items[2] if attack.items else 0
    kinds = state.rules.kinds
    possible = targets(state, attack)
    lost = [kind for kind in possible if damage < kinds[kind].toughness]
    return verb_of(option) == HIT and x_of(option) in lost and named <= set(lost)


def fits_or_nothing(state: Game, text: str, options: list[int]) -> list[int]:
    """What a text means among options; nothing if it means nothing at all."""
    try:
        return distinct(state, fits_loosely(state, text, options))
    except Mistake:
        return []


def distinct(state: Game, options: list[int]) -> list[int]:
    """Options that are different choices."""
    found: list[int] = []
    for option in options:
        if not any(is_same_choice(state, option, other) for other in found):
            found.append(option)
    return found


def is_same_choice(state: Game, one: int, other: int, whatever_load: bool = False) -> bool:
    """Whether two actions differ at most in which of several equal cards they name."""
    if one >> VERB_SHIFT != other >> VERB_SHIFT or actor_of(one) != actor_of(other):
        return False
    kinds = state.rules.arguments(one)
    first = [
        _mark(state, kind, value, whatever_load)
        for kind, value in zip(kinds, (x_of(one), y_of(one)), strict=True)
    ]
    second = [
        _mark(state, kind, value, whatever_load)
        for kind, value in zip(kinds, (x_of(other), y_of(other)), strict=True)
    ]
    if kinds[0] == kinds[1] == "card-or-nothing":
        return sorted(first) == sorted(second)
    return first == second


def _mark(state: Game, kind: str, value: int, whatever_load: bool) -> int:
    if not kind:
        return 0
    if kind in NO_CARD_WORDS and value != ARG_MASK and value < len(state.rules.cards):
        load = 0 if whatever_load else state.emptied >> value & 1
        return -2 - (state.rules.cards[value].index * 2 + load)
    return value


def general_action(state: Game, text: str) -> int:
    """An action for a verb without arguments, for asking why it is not offered."""
    actor, word, _ = split(state, text)
    return pack(state.rules.words.verb_code(word), NOBODY if actor is None else actor)
