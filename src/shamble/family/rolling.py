"""A roll that any procedure may make: all dice at once, and perhaps again.

ROLLING frame: a who rolls, b how often all dice may still be rolled again, c the row of the table `rolls`;
items the kinds of dice and how many of each; grid the dice as they lie. A die is one byte: its kind above
FACE_BITS bits, then its face, counted from 1. A roll that stands is the grid of the frame beneath.
"""

from collections.abc import Callable
from typing import Final

from shamble.family.people.people import kit_of
from shamble.family.people.quantities import REROLLS
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_REROLL, REROLL, ROLLING, STAND
from shamble.kernel.action import ACTOR_SHIFT, verb_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

FACE_BITS: Final = 5
FACE_MASK: Final = (1 << FACE_BITS) - 1
SIX_SIDED: Final = 0
"""The kind of die that all games have."""


Tell = Callable[[Run, Game, Frame, bytearray], None]
Spend = Callable[[Run, Game, int, int], None]
Bad = Callable[[bytearray], bool]


class Roll:
    """What dice are rolled for: how people are told what they show, and what rolling them again uses up.

    `spend` is told who rolls again, and how many re-rolls there were before this one. Where nobody would
    want to roll again `bad` says so: it looks at the dice, and who is content is not asked.
    """

    __slots__ = ("bad", "name", "spend", "tell")

    def __init__(self, name: str, tell: Tell, spend: Spend | None = None, bad: Bad | None = None) -> None:
        self.name = name
        self.tell = tell
        self.spend = spend
        self.bad = bad


def roll_dice(run: Run, state: Game, who: int, name: str, dice: list[int], rerolls: int) -> None:
    """Roll for the procedure that asks: kinds of dice, each with how many. They are its grid then."""
    rules = state.rules
    number = rules.roll_numbers[name]
    if rerolls or not rules.rolls_plainly:
        run.push(ROLLING, who, rerolls, number).items = dice
        return
    frame = state.stack[-1]
    frame.grid = thrown(run, dice, name)
    if run.listener is not None:
        rules.rolls[number].tell(run, state, frame, frame.grid)


def throw(run: Run, state: Game, frame: Frame) -> None:
    """All dice are rolled together."""
    assert frame.items is not None
    row = state.rules.rolls[frame.c]
    frame.grid = thrown(run, frame.items, row.name)
    if run.listener is not None:
        row.tell(run, state, beneath(state, frame), frame.grid)


def thrown(run: Run, wanted: list[int], what: str) -> bytearray:
    """What dice show that are rolled for something: kinds of dice, each with how many."""
    dice = bytearray()
    for i in range(0, len(wanted), 2):
        kind = wanted[i]
        mark = (kind << FACE_BITS) + 1
        for face in run.throw(kind, wanted[i + 1], what):
            dice.append(mark + face)
    return dice


def offer_again(run: Run, state: Game, frame: Frame) -> None:
    """All dice may be rolled again, once for each source; the new result stands."""
    if frame.b and frame.grid:
        bad = state.rules.rolls[frame.c].bad
        if bad is None or bad(frame.grid):
            run.push(ASK_REROLL, frame.a)


def hand_over(run: Run, state: Game, frame: Frame) -> None:
    """The dice stand, and whoever asked for them goes on."""
    beneath(state, frame).grid = frame.grid


def beneath(state: Game, frame: Frame) -> Frame:
    """The procedure that a roll is made for."""
    stack = state.stack
    at = len(stack) - 1
    while stack[at] is not frame:
        at -= 1
    return stack[at - 1]


def shown(state: Game, dice: bytearray) -> list[object]:
    """Dice as people read them: six-sided ones by their number, others by the mark on top."""
    told: list[object] = []
    for at in range(len(dice)):
        kind, face = dice[at] >> FACE_BITS, dice[at] & FACE_MASK
        told.append(face if kind == SIX_SIDED else state.rules.dice[kind].faces[face - 1])
    return told


def reroll_options(state: Game, frame: Frame) -> list[int]:
    """Keep the dice or roll them all again."""
    return [REROLL | frame.a << ACTOR_SHIFT, STAND | frame.a << ACTOR_SHIFT]


def reroll(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Roll again, and perhaps once more."""
    if verb_of(action) == STAND:
        return
    rolling = state.stack[-1]
    row = state.rules.rolls[rolling.c]
    if row.spend is not None:
        row.spend(run, state, frame.a, rolling.b)
    rolling.b -= 1
    if run.listener is not None:
        run.tell("rerolled", "Z2-DICE-07", {"survivor": frame.a})
        for rule in kit_of(state, state.survivors[frame.a]).cited.get(REROLLS, ()):
            run.cite(rule)
        run.cite("Z2-EQUIP-05")
    run.go_to(rolling, "throw")


STEPS = (throw, offer_again, hand_over)
PROCEDURES = {"rolling": STEPS}
QUESTIONS = (Question("ask-reroll", OWNED, reroll_options, reroll, "Z2-DICE-07"),)
