"""Chains of handlers: skills that replace or react at a moment, each in its turn.

A chain's frame keeps its position, so a handler may ask a question and the next one runs after the
answer. CHAIN frame: a the moment's first fact, b its second, c position, d whether the players order
the holders; items are pairs (holder, handler number).
"""

from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_ORDER, CHAIN, FIRST
from shamble.kernel.action import ACTOR_SHIFT, actor_of
from shamble.kernel.frame import Frame
from shamble.kernel.ruleset import SHARED, Question
from shamble.kernel.run import Run

_handler_names: list[str] = []
_handler_ids: dict[str, int] = {}


def _handler_id(name: str) -> int:
    number = _handler_ids.get(name)
    if number is None:
        number = len(_handler_names)
        _handler_names.append(name)
        _handler_ids[name] = number
    return number


def push_holder_chain(run: Run, holder: int, handlers: tuple[str, ...], fact: int = 0) -> None:
    """Run one survivor's handlers for a moment; the fact is what it is about."""
    frame = run.push(CHAIN, holder, fact)
    frame.items = [part for name in handlers for part in (holder, _handler_id(name))]


def push_chain(run: Run, state: Game, moment: str, a: int = 0, b: int = 0, ordered: bool = False) -> bool:
    """Run everybody's handlers for a moment; False if nobody has any."""
    items: list[int] = []
    for i, survivor in enumerate(state.survivors):
        if survivor.zone >= 0:
            for name in kit_of(state, survivor).hooks.get(moment, ()):
                items.append(i)
                items.append(_handler_id(name))
    if not items:
        return False
    frame = run.push(CHAIN, a, b, 0, 1 if ordered and len(items) > 2 else 0)
    frame.items = items
    return True


def next_handler(run: Run, state: Game, frame: Frame) -> None:
    """Let the next handler act, or be done."""
    items = frame.items
    assert items is not None
    if not items:
        return
    frame.step = 0
    if frame.d and len(set(items[::2])) > 1:
        run.push(ASK_ORDER)
        return
    holder = items.pop(0)
    handler = items.pop(0)
    run.rules.handlers[_handler_names[handler]](run, state, frame, holder)


def order_options(state: Game, frame: Frame) -> list[int]:
    """Whose skill goes first."""
    items = state.stack[-2].items
    assert items is not None
    return [FIRST | holder << ACTOR_SHIFT for holder in sorted(set(items[::2]))]


def go_first(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Put the chosen survivor's handlers in front and run them."""
    chain = state.stack[-1]
    items = chain.items
    assert items is not None
    who = actor_of(action)
    front: list[int] = []
    rest: list[int] = []
    for i in range(0, len(items), 2):
        (front if items[i] == who else rest).extend(items[i : i + 2])
    holder, handler = front[0], front[1]
    chain.items = front[2:] + rest
    run.rules.handlers[_handler_names[handler]](run, state, chain, holder)


PROCEDURES = {"chain": (next_handler,)}
QUESTIONS = (Question("ask-order", SHARED, order_options, go_first, "Z2-SKILL-ZOMBIELINK-01"),)
