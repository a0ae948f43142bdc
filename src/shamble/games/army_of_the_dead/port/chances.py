"""How likely an attempt at the Challenge is to succeed, by each answer, if everything after it is done well.

Dice are sorted tuples of faces. Whoever can help keeps its bonus for the end, where it is worth most: a bonus
that changes a die works on the reserve too, and after the last roll. Lucky is not folded in.
"""

from collections import Counter
from functools import lru_cache
from math import factorial
from typing import Final

from shamble.family.position.state import Game
from shamble.family.vocabulary import NO
from shamble.kernel.action import verb_of, x_of, y_of
from shamble.kernel.frame import Frame

from ..challenge import ANY_FACE, DICE, FACES, ROLLS, STRAIGHTS, UP, UP_OR_DOWN, rolls_allowed
from ..printed import SPECIALTIES
from ..specialties import specialties_of
from ..vault import DIE, ROLL, SET, SHIFT, STEP, bonus_of, trap_zone
from ..vocabulary import ASK_CHANGE, BONUS, CHALLENGE, CHALLENGING, CHANGE_DIE, RESERVE, ROLL_AGAIN

Dice = tuple[int, ...]
Helpers = tuple[str, ...]
"""What each of those who have not helped yet can do: the letters of its bonuses, sorted."""

POWER: Final = {STEP: 1, SET: 1, SHIFT: 2}
"""How many missing faces a bonus brings at most."""


def without(dice: Dice, face: int) -> Dice:
    at = dice.index(face)
    return dice[:at] + dice[at + 1 :]


def added(dice: Dice, face: int) -> Dice:
    return tuple(sorted((*dice, face)))


def replaced(dice: Dice, face: int, other: int) -> Dice:
    return added(without(dice, face), other)


def loose(dice: Dice, kept: Dice) -> Dice:
    """The dice that are not in the reserve."""
    for face in kept:
        dice = without(dice, face)
    return dice


def is_straight(dice: Dice) -> bool:
    return any(straight <= set(dice) for straight in STRAIGHTS)


@lru_cache(maxsize=8)
def rolls_of(number: int) -> tuple[tuple[Dice, float], ...]:
    """Every way so many dice may fall, and how likely it is."""
    found: list[tuple[Dice, float]] = []

    def fill(dice: Dice, face: int) -> None:
        if len(dice) == number:
            ways = factorial(number)
            for times in Counter(dice).values():
                ways //= factorial(times)
            found.append((dice, ways / len(FACES) ** number))
        elif face <= len(FACES):
            fill((*dice, face), face)
            fill(dice, face + 1)

    fill((), 1)
    return tuple(found)


def changes(dice: Dice, bonus: str) -> set[Dice]:
    """What the dice may show after a bonus that changes them."""
    ups = {replaced(dice, face, face + 1) for face in set(dice) if face < len(FACES)}
    if bonus == STEP:
        return ups | {replaced(dice, face, face - 1) for face in set(dice) if face > 1}
    if bonus == SET:
        wanted = {face for straight in STRAIGHTS for face in straight if face not in dice}
        return {replaced(dice, face, other) for face in set(dice) for other in wanted}
    return {
        replaced(replaced(dice, up, up + 1), down, down - 1)
        for up in set(dice)
        for down in set(without(dice, up))
        if up < len(FACES) and down > 1
    }


@lru_cache(maxsize=50_000)
def is_finished(dice: Dice, helpers: Helpers) -> bool:
    """Whether these dice are a straight, or become one with the help of those who are left."""
    missing = min(len(straight - set(dice)) for straight in STRAIGHTS)
    if missing == 0:
        return True
    most = sum(max((POWER.get(bonus, 0) for bonus in helper), default=0) for helper in helpers)
    return missing <= most and any(
        is_finished(after, helpers[:at] + helpers[at + 1 :])
        for at, helper in enumerate(helpers)
        for bonus in helper
        if bonus in POWER
        for after in changes(dice, bonus)
    )


@lru_cache(maxsize=200_000)
def before_roll(kept: Dice, number: int, rolls: int, allowed: int, helpers: Helpers) -> float:
    """With these in the reserve, so many to roll, and so many rolls behind."""
    return sum(
        chance * after_roll(tuple(sorted((*kept, *dice))), kept, rolls + 1, allowed, helpers)
        for dice, chance in rolls_of(number)
    )


@lru_cache(maxsize=200_000)
def after_roll(dice: Dice, kept: Dice, rolls: int, allowed: int, helpers: Helpers) -> float:
    """With the dice on the table, some of them in the reserve: keep, roll, or be helped."""
    if is_finished(dice, helpers):
        return 1.0
    if rolls < allowed:
        return keeping(dice, kept, rolls, allowed, helpers)
    further = [
        after_roll(dice, kept, rolls, ROLLS + 1, helpers[:at] + helpers[at + 1 :])
        for at, helper in enumerate(helpers)
        if ROLL in helper and rolls == ROLLS and allowed == ROLLS
    ]
    return max(further, default=0.0)


@lru_cache(maxsize=200_000)
def keeping(dice: Dice, kept: Dice, rolls: int, allowed: int, helpers: Helpers) -> float:
    """The best that may be put aside besides, and the roll after it."""
    rest = loose(dice, kept)
    if not rest:
        return 0.0
    best = before_roll(kept, len(rest), rolls, allowed, helpers)
    for face in set(rest):
        best = max(best, keeping(dice, added(kept, face), rolls, allowed, helpers))
    return best


# --- at the table


def helpers_of(state: Game, helped: int) -> dict[int, str]:
    """Everybody near enough to help who has not helped, and what they can do."""
    zone = trap_zone(state)
    found: dict[int, str] = {}
    for who, me in enumerate(state.survivors):
        if me.zone < 0 or helped >> who & 1 or not state.topology.is_near(zone, me.zone):
            continue
        bonuses = "".join(sorted({bonus_of(state, specialty) for specialty in specialties_of(state, me)}))
        if bonuses:
            found[who] = bonuses
    return found


def listed(helpers: dict[int, str], but: int = -1) -> Helpers:
    return tuple(sorted(bonuses for who, bonuses in helpers.items() if who != but))


def of_an_attempt(helpers: dict[int, str]) -> float:
    """Before anything is rolled, with a sixth die if somebody gives one."""
    sixth = [
        before_roll((), DICE + 1, 0, ROLLS, listed(helpers, who)) for who in helpers if DIE in helpers[who]
    ]
    return max([before_roll((), DICE, 0, ROLLS, listed(helpers)), *sixth])


def chance_of(state: Game, action: int) -> float | None:
    """How likely the attempt succeeds if this is answered; None for whatever is no part of one."""
    verb = verb_of(action)
    if verb == CHALLENGE:
        return of_an_attempt(helpers_of(state, 0))
    trial = next((frame for frame in reversed(state.stack) if frame.proc == CHALLENGING), None)
    if trial is None or trial.items is None:
        return None
    helpers = helpers_of(state, trial.d)
    if verb == CHANGE_DIE:
        return of_a_change(state, trial, x_of(action), y_of(action), listed(helpers))
    if verb == BONUS:
        bonus = bonus_of(state, SPECIALTIES[y_of(action)])
        return of_a_bonus(trial, bonus, listed(helpers, x_of(action)))
    if verb not in (RESERVE, ROLL_AGAIN, NO):
        return None
    dice, kept = lying(trial)
    allowed = rolls_allowed(trial)
    if verb == RESERVE:
        return keeping(dice, added(kept, x_of(action)), trial.b, allowed, listed(helpers))
    if verb == ROLL_AGAIN:
        return before_roll(kept, len(dice) - len(kept), trial.b, allowed, listed(helpers))
    return 0.0 if trial.b else before_roll((), DICE, 0, ROLLS, listed(helpers))


def lying(trial: Frame) -> tuple[Dice, Dice]:
    """All dice of an attempt, and those in the reserve."""
    assert trial.items is not None
    return tuple(sorted(trial.items)), tuple(sorted(trial.items[: trial.c]))


def of_a_bonus(trial: Frame, bonus: str, helpers: Helpers) -> float:
    """What a hand lent now makes of the attempt."""
    if bonus == DIE:
        return before_roll((), DICE + 1, 0, ROLLS, helpers)
    dice, kept = lying(trial)
    if bonus == ROLL:
        return after_roll(dice, kept, trial.b, ROLLS + 1, helpers)
    return max(
        (after_change(trial, dice, kept, after, helpers) for after in changes(dice, bonus)), default=0.0
    )


def after_change(trial: Frame, dice: Dice, kept: Dice, after: Dice, helpers: Helpers) -> float:
    """Dice of the reserve are changed before others that show the same."""
    gone, come = Counter(dice) - Counter(after), Counter(after) - Counter(dice)
    for old, new in zip(gone.elements(), come.elements(), strict=True):
        if old in kept:
            kept = replaced(kept, old, new)
    return after_roll(after, kept, trial.b, rolls_allowed(trial), helpers)


def of_a_change(state: Game, trial: Frame, face: int, other: int, helpers: Helpers) -> float:
    """A die is made another one; of the bonus that does so twice, the second time follows."""
    dice, kept = lying(trial)
    after = replaced(dice, face, other)
    asked = state.stack[-1]
    if asked.proc == ASK_CHANGE and asked.b == UP:
        rest = {replaced(after, down, down - 1) for down in without(dice, face) if down > 1}
        return max((after_change(trial, dice, kept, it, helpers) for it in rest), default=0.0)
    assert asked.b in (UP_OR_DOWN, ANY_FACE) or asked.c
    return after_change(trial, dice, kept, after, helpers)
