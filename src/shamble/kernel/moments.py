"""Moments: something has happened, and whoever has a rule about it gets to apply it.

There is one mechanism for everybody. First speak the rules of the mission (`Ruleset.announce`), then those of
the game (rows of `reactions`), then the cards and skills of holders (`Ruleset.holders`). A moment to which
nobody listens costs one look-up.

HAPPENING frame: a and b the moment's first two facts, c free for handlers, d twice the moment's number, and
one more if the table may still say what comes first. Its items are the number of facts, the facts, and then
pairs (holder, handler) of those who have not had their turn. The holder of a game's own rule is NO_HOLDER;
its turn comes before everybody's. The frame keeps the place, so a handler may ask a question and the next
one runs after the answer.

Of a moment that is `ordered` the table says whose effects come first; of one that is taken `singly`, which
effect, among those that can still be used, and where it is `declinable` it may let the rest go.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.frame import Frame
from shamble.kernel.vocabulary import HAPPENING

if TYPE_CHECKING:
    from shamble.kernel.ruleset import Ruleset
    from shamble.kernel.run import Run

NO_HOLDER: Final = -1
ANY_HANDLER: Final = -1

BY_RULES: Final = 1
BY_HOLDERS: Final = 2
BY_MISSION: Final = 4
"""Who listens to a moment, in `Ruleset.listeners`."""

UNHEARD: Final = -1


def happen(run: "Run", state: Any, name: str, facts: tuple[int, ...]) -> bool:
    """A moment has come: everybody with a rule about it gets a turn. False if nobody has."""
    rules = run.rules
    moment = rules.heard.get(name, UNHEARD)
    if moment == UNHEARD:
        return False
    listens = rules.listeners[moment]
    pairs: list[int] = rules.holders(state, moment, facts) if listens & BY_HOLDERS else []
    if listens & BY_RULES and (listens & BY_MISSION or rules.is_stirred(state, moment, facts)):
        pairs = [*rules.reactions[moment], *pairs]
    if pairs:
        begin(run, moment, facts, pairs)
    if listens & BY_MISSION:
        return rules.announce(run, state, moment, facts) or bool(pairs)
    return bool(pairs)


def begin(run: "Run", moment: int, facts: tuple[int, ...], pairs: list[int]) -> Frame:
    """Let these (holder, handler) pairs have their turn, one after the other."""
    row = run.rules.moment_rows[moment]
    ordered = 1 if row.is_single or (row.is_ordered and len(pairs) > 2) else 0
    frame = run.push(
        HAPPENING,
        facts[0] if facts else 0,
        facts[1] if len(facts) > 1 else 0,
        0,
        moment << 1 | ordered,
    )
    frame.items = [len(facts), *facts, *pairs]
    return frame


def facts_of(frame: Frame) -> list[int]:
    """All facts of the moment that a frame is about."""
    items = frame.items
    assert items is not None
    return items[1 : 1 + items[0]]


def pairs_of(frame: Frame) -> list[int]:
    """Those who have not had their turn: holder, handler, holder, handler."""
    items = frame.items
    assert items is not None
    return items[1 + items[0] :]


def usable_pairs(rules: "Ruleset", state: Any, frame: Frame) -> list[int]:
    """Those who have not had their turn and can do something now: holder, handler, holder, handler."""
    rows = rules.handler_rows
    facts = facts_of(frame)
    waiting = pairs_of(frame)
    found: list[int] = []
    for i in range(0, len(waiting), 2):
        usable = rows[waiting[i + 1]].usable
        if usable is None or usable(state, waiting[i], facts):
            found += waiting[i : i + 2]
    return found


def next_in_turn(run: "Run", state: Any, frame: Frame) -> None:
    """Let the next effect come, or be done. Where the order matters the table says which comes first."""
    items = frame.items
    assert items is not None
    first = 1 + items[0]
    if len(items) == first:
        return
    frame.step -= 1
    if frame.d & 1 and items[first] != NO_HOLDER:
        row = run.rules.moment_rows[frame.d >> 1]
        if row.is_single:
            usable = usable_pairs(run.rules, state, frame)
            if len(usable) > 2 or (usable and row.is_declinable):
                run.rules.ask_order(run, state, frame)
            elif usable:
                go_first(run, state, frame, usable[0], usable[1])
            else:
                let_go(frame)
            return
        if len(set(items[first::2])) > 1:
            run.rules.ask_order(run, state, frame)
            return
    apply_next(run, state, frame)


def let_go(frame: Frame) -> None:
    """Nobody who has not had a turn gets one any more."""
    assert frame.items is not None
    del frame.items[1 + frame.items[0] :]


def apply_next(run: "Run", state: Any, frame: Frame) -> None:
    """The effect that is next in line."""
    items = frame.items
    assert items is not None
    first = 1 + items[0]
    holder = items.pop(first)
    handler = items.pop(first)
    if holder == NO_HOLDER:
        stirs = run.rules.conditions[handler]
        if stirs is not None and not stirs(state, tuple(items[1:first])):
            return
    run.rules.handler_rows[handler].run(run, state, frame, holder)


def go_first(run: "Run", state: Any, frame: Frame, holder: int, handler: int = ANY_HANDLER) -> None:
    """Put a holder's effects in front, or only one of them, and let the first come."""
    items = frame.items
    assert items is not None
    first = 1 + items[0]
    front: list[int] = []
    rest: list[int] = []
    for i in range(first, len(items), 2):
        chosen = items[i] == holder and handler in (ANY_HANDLER, items[i + 1])
        (front if chosen else rest).extend(items[i : i + 2])
    frame.items = items[:first] + front + rest
    apply_next(run, state, frame)
