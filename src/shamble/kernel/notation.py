"""The one text notation for actions: `Doug move r1c1:9R.S4`, `Josh ranged-both Pistol r0c1:7R.S2`.

First the figure (if one acts), then the verb, then what the verb names. Names may have several words;
the longest name that fits wins. Upper and lower case do not matter.
"""

from shamble.kernel.action import NOBODY, actor_of, pack, x_of, y_of
from shamble.kernel.errors import NotationError
from shamble.kernel.ruleset import longest
from shamble.kernel.state import State


def format_action(state: State, action: int) -> str:
    """An action as text, in the position in which it is possible. What has no name goes without saying."""
    rules = state.ruleset
    actor = actor_of(action)
    parts: list[str] = []
    if actor != NOBODY:
        for name, number in rules.actor_names(state).items():
            if number == actor:
                parts.append(name)
    parts.append(rules.verb_name(action))
    x_kind, y_kind = rules.arguments(action)
    if x_kind:
        parts.append(rules.name_of(state, x_kind, actor, x_of(action)))
    if y_kind:
        parts.append(rules.name_of(state, y_kind, actor, y_of(action)))
    return " ".join([part for part in parts if part])


def parse_action(state: State, text: str) -> int:
    """The action that a text means; it need not be legal."""
    rules = state.ruleset
    left = " ".join(text.split())
    actor, left = longest(rules.actor_names(state), left)
    if actor is None:
        actor = NOBODY
    word, _, rest = left.partition(" ")
    word = word.lower()
    if not rules.words.has_verb(word):
        raise NotationError("notation-verb", {"text": text, "word": word})
    code = rules.words.verb_code(word)
    x_kind, y_kind = rules.arguments(code)
    if code not in rules.verbs and code not in rules.replies:
        raise NotationError("notation-verb", {"text": text, "word": word})
    values = [0, 0]
    for place, kind in enumerate((x_kind, y_kind)):
        if not kind:
            continue
        value, remaining = rules.find(state, kind, actor, rest)
        if value is None:
            raise NotationError("notation-name", {"text": text, "kind": kind, "word": rest})
        values[place], rest = value, remaining
    if rest:
        raise NotationError("notation-rest", {"text": text, "word": rest})
    return pack(code, actor, values[0], values[1])
