"""The Challenge of the Trap Zone: dice are rolled, kept and rolled again, and specialists lend a hand.

CHALLENGE frame: a who rolls, b how often dice were rolled, c how many dice lie in the reserve, d who has lent
a hand (bits, by survivor), and EXTRA_ROLL and ASKED_FOR_DIE above them; items the faces of all dice, those in
the reserve first; grid the dice rolled last.
ASK_RESERVE frame: a who. ASK_CHANGE frame: a who, b what is done to a die, c 1 + the die changed before.
"""

from typing import Final

from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.state import Game, Survivor
from shamble.family.rolling import FACE_MASK, SIX_SIDED, Roll, roll_dice, shown
from shamble.family.verb_traits import NEEDS_ACTION
from shamble.family.vocabulary import NO
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, ArgumentKind, Procedure, Question, Reply, Verb, named_steps
from shamble.kernel.run import Run

from .costs import too_few_actions
from .luck import luck_left, use_luck
from .printed import SPECIALTIES
from .specialties import specialties_of
from .vault import (
    DIE,
    NEEDS_VAULT,
    ROLL,
    SET,
    SHIFT,
    SOLVED,
    STEP,
    bonus_of,
    is_at_traps,
    is_solved,
    trap_zone,
)
from .vocabulary import (
    ASK_CHANGE,
    ASK_RESERVE,
    BONUS,
    CHALLENGE,
    CHALLENGING,
    CHANGE_DIE,
    RESERVE,
    ROLL_AGAIN,
)

COST: Final = 2
DICE: Final = 5
ROLLS: Final = 3
CHALLENGE_ROLL: Final = "challenge"
EXTRA_ROLL: Final = 1 << 16
ASKED_FOR_DIE: Final = 1 << 17
STRAIGHTS: Final = (frozenset((1, 2, 3, 4, 5)), frozenset((2, 3, 4, 5, 6)))
FACES: Final = (1, 2, 3, 4, 5, 6)

UP_OR_DOWN: Final = 0
UP: Final = 1
DOWN: Final = 2
ANY_FACE: Final = 3
"""What is done to a die."""


# --- the Action


def why_no_challenge(state: Game, who: int) -> list[Reason]:
    """Why there is nothing to solve for somebody where it stands."""
    if state.survivors[who].zone != trap_zone(state):
        return [Reason("refused-no-trap", "AD-VAULT-05")]
    if is_solved(state):
        return [Reason("refused-solved", "AD-VAULT-05")]
    return []


def offer_challenge(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """In the Trap Zone, for two Actions, while the traps are there."""
    if kit.values[ACTIONS] - me.spent >= COST and is_at_traps(state, me) and not why_no_challenge(state, who):
        out.append(CHALLENGE | who << ACTOR_SHIFT)


def challenge(run: Run, state: Game, action: int) -> None:
    """A new attempt, with all dice again."""
    who = actor_of(action)
    state.survivors[who].spent += COST
    if run.listener is not None:
        run.tell("challenge", "AD-VAULT-05", {"survivor": who})
        run.cite("AD-VAULT-17")
        run.cite("AD-ACT-07")
    run.push(CHALLENGING, who).items = []


def refuse_challenge(state: Game, action: int) -> list[Reason]:
    """Why nobody tries."""
    me = state.survivors[actor_of(action)]
    return why_no_challenge(state, actor_of(action)) or too_few_actions(kit_of(state, me), me, COST)


def challenge_cost(state: Game, action: int) -> int:
    """What an attempt takes."""
    return COST


# --- the dice


def has_straight(dice: list[int]) -> bool:
    """Whether five in a row are among the dice, wherever they lie."""
    return any([straight <= set(dice) for straight in STRAIGHTS])


def is_worse(dice: bytearray) -> bool:
    """Whether a roll could be better: nobody wants to roll a straight again."""
    return not has_straight([face & FACE_MASK for face in list(dice)])


def name_the_die(run: Run, state: Game, frame: Frame) -> None:
    """A sixth die is asked for before the first roll, if somebody can give it."""
    run.push(ASK_RESERVE, frame.a)


def roll_the_rest(run: Run, state: Game, frame: Frame) -> None:
    """All dice that are not in the reserve are rolled together."""
    assert frame.items is not None
    frame.d |= ASKED_FOR_DIE
    number = len(frame.items) - frame.c if frame.b else len(frame.items) or DICE
    frame.b += 1
    del frame.items[frame.c :]
    roll_dice(run, state, frame.a, CHALLENGE_ROLL, [SIX_SIDED, number], luck_left(state, frame.a))


def look_at_dice(run: Run, state: Game, frame: Frame) -> None:
    """As soon as reserve and roll together hold a straight, it is done."""
    assert frame.items is not None and frame.grid is not None
    frame.items += [face & FACE_MASK for face in list(frame.grid)]


def decide(run: Run, state: Game, frame: Frame) -> None:
    """Won, or to be gone on with, or lost."""
    assert frame.items is not None
    if has_straight(frame.items):
        set_counter(state, SOLVED.name, 1)
        run.touched = True
        if run.listener is not None:
            run.tell("challenge-won", "AD-VAULT-06", {"survivor": frame.a, "dice": sorted(frame.items)})
            run.cite("AD-VAULT-15")
        return
    if not reserve_options(state, frame):
        if run.listener is not None:
            run.tell("challenge-failed", "AD-VAULT-08", {"survivor": frame.a, "dice": sorted(frame.items)})
        return
    run.again(frame)
    run.push(ASK_RESERVE, frame.a)


def rolls_allowed(frame: Frame) -> int:
    """Three, or four with a bonus."""
    return ROLLS + 1 if frame.d & EXTRA_ROLL else ROLLS


# --- what is asked after a roll


def reserve_options(state: Game, frame: Frame) -> list[int]:
    """Dice for the reserve, another roll, bonuses; after the last roll to let it be, if there is a bonus."""
    trial = state.under_way(CHALLENGING)
    assert trial.items is not None
    who = trial.a << ACTOR_SHIFT
    options = bonus_options(state, trial)
    if not trial.b:
        return sorted([*options, NO | who]) if options else []
    loose = trial.items[trial.c :]
    if trial.b < rolls_allowed(trial) and loose:
        options += [RESERVE | who | face << X_SHIFT for face in sorted(set(loose))]
        options.append(ROLL_AGAIN | who)
    elif options:
        options.append(NO | who)
    return sorted(options)


def bonus_options(state: Game, trial: Frame) -> list[int]:
    """Everybody near enough whose specialty helps now, and who has not helped in this attempt."""
    zone = trap_zone(state)
    base = BONUS | trial.a << ACTOR_SHIFT
    found: list[int] = []
    for i, other in enumerate(state.survivors):
        if other.zone < 0 or trial.d >> i & 1 or not state.topology.is_near(zone, other.zone):
            continue
        for specialty in specialties_of(state, other):
            if serves_now(trial, bonus_of(state, specialty)):
                found.append(base | i << X_SHIFT | SPECIALTIES.index(specialty))
    return found


def serves_now(trial: Frame, bonus: str) -> bool:
    """Whether a bonus can be used at this point of an attempt."""
    dice = trial.items
    assert dice is not None
    if not trial.b:
        return bonus == DIE and not dice and not trial.d & ASKED_FOR_DIE
    if bonus == ROLL:
        return trial.b == ROLLS and not trial.d & EXTRA_ROLL
    if bonus == SHIFT:
        return any([first < 6 and second > 1 for i, first in enumerate(dice) for second in others(dice, i)])
    return bonus in (STEP, SET)


def others(dice: list[int], but: int) -> list[int]:
    """All dice but one."""
    return dice[:but] + dice[but + 1 :]


def answer_reserve(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Put a die aside, roll again, use a bonus, or let it be."""
    trial = state.under_way(CHALLENGING)
    verb = verb_of(action)
    if verb == RESERVE:
        put_aside(run, trial, x_of(action))
    elif verb == ROLL_AGAIN:
        run.go_to(trial, "roll-the-rest")
    elif verb == BONUS:
        lend_a_hand(run, state, trial, x_of(action), SPECIALTIES[y_of(action)])
    elif trial.b:
        give_up(run, trial)


def put_aside(run: Run, trial: Frame, face: int) -> None:
    """One die that shows a face comes into the reserve and stays there."""
    assert trial.items is not None
    at = trial.items.index(face, trial.c)
    trial.items.insert(trial.c, trial.items.pop(at))
    trial.c += 1
    if run.listener is not None:
        run.tell("die-reserved", "AD-VAULT-07", {"survivor": trial.a, "die": face})


def give_up(run: Run, trial: Frame) -> None:
    """No further bonus: the attempt has failed."""
    assert trial.items is not None
    trial.step += 1
    if run.listener is not None:
        run.tell("challenge-failed", "AD-VAULT-08", {"survivor": trial.a, "dice": sorted(trial.items)})


def lend_a_hand(run: Run, state: Game, trial: Frame, giver: int, specialty: str) -> None:
    """A specialist gives the bonus of the card, once in an attempt."""
    assert trial.items is not None
    bonus = bonus_of(state, specialty)
    trial.d |= 1 << giver
    if run.listener is not None:
        run.tell("challenge-bonus", "AD-VAULT-09", {"survivor": giver})
    if bonus == DIE:
        trial.items = [0] * (DICE + 1)
        cite(run, "AD-VAULT-14")
    elif bonus == ROLL:
        trial.d |= EXTRA_ROLL
        cite(run, "AD-VAULT-13")
    elif bonus == STEP:
        run.push(ASK_CHANGE, trial.a, UP_OR_DOWN)
        cite(run, "AD-VAULT-10")
    elif bonus == SET:
        run.push(ASK_CHANGE, trial.a, ANY_FACE)
        cite(run, "AD-VAULT-12")
    else:
        run.push(ASK_CHANGE, trial.a, UP)
        cite(run, "AD-VAULT-11")


def cite(run: Run, rule: str) -> None:
    """The rule of a kind of bonus."""
    if run.listener is not None:
        run.cite(rule)
        run.cite("AD-VAULT-15")


# --- what is done to a die


def faces_for(state: Game, frame: Frame, at: int) -> list[int]:
    """The faces that a die may show afterwards; no die goes from 6 to 1 or from 1 to 6."""
    dice = state.under_way(CHALLENGING).items
    assert dice is not None
    face = dice[at]
    if frame.c == at + 1:
        return []
    if frame.b == ANY_FACE:
        return [other for other in FACES if other != face]
    found: list[int] = []
    if face < 6 and (
        frame.b == UP_OR_DOWN or (frame.b == UP and any([other > 1 for other in others(dice, at)]))
    ):
        found.append(face + 1)
    if face > 1 and frame.b in (UP_OR_DOWN, DOWN):
        found.append(face - 1)
    return found


def change_options(state: Game, frame: Frame) -> list[int]:
    """Every die that can be changed, and into what."""
    dice = state.under_way(CHALLENGING).items
    assert dice is not None
    base = CHANGE_DIE | frame.a << ACTOR_SHIFT
    found = {
        base | dice[at] << X_SHIFT | face for at in range(len(dice)) for face in faces_for(state, frame, at)
    }
    return sorted(found)


def change_die(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One die that shows a face shows another one; of equal dice one in the reserve."""
    dice = state.under_way(CHALLENGING).items
    assert dice is not None
    before, after = x_of(action), y_of(action)
    at = next(i for i in range(len(dice)) if dice[i] == before and after in faces_for(state, frame, i))
    dice[at] = after
    if run.listener is not None:
        run.tell("die-changed", "AD-VAULT-15", {"survivor": frame.a, "before": before, "die": after})
    if frame.b == UP:
        run.push(ASK_CHANGE, frame.a, DOWN, at + 1)


def tell_roll(run: Run, state: Game, frame: Frame, dice: bytearray) -> None:
    """What the dice show."""
    told: dict[str, object] = {"survivor": frame.a, "dice": shown(state, dice)}
    run.tell("challenge-rolled", "AD-VAULT-06", told)
    run.cite("AD-VAULT-07")


def specialty_names(state: Game, actor: int) -> dict[str, int]:
    """Specialties by name."""
    return {name.lower().replace(" ", "-"): at for at, name in enumerate(SPECIALTIES)}


def face_names(state: Game, actor: int) -> dict[str, int]:
    """The faces of a die."""
    return {str(face): face for face in FACES}


VERB: Final = Verb(
    "challenge",
    offer_challenge,
    challenge,
    refuse_challenge,
    "AD-VAULT-05",
    traits=(NEEDS_ACTION, NEEDS_VAULT),
    cost=challenge_cost,
)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("verbs", VERB.name, VERB)
    steps = named_steps(name_the_die, roll_the_rest, look_at_dice, decide)
    book.add("procedures", "challenging", Procedure("challenging", steps))
    for question in (
        Question("ask-reserve", OWNED, reserve_options, answer_reserve, "AD-VAULT-07"),
        Question("ask-change", OWNED, change_options, change_die, "AD-VAULT-09"),
    ):
        book.add("questions", question.name, question)
    book.add("argument-kinds", "specialty", ArgumentKind("specialty", specialty_names))
    book.add("argument-kinds", "face", ArgumentKind("face", face_names))
    for reply in (
        Reply("reserve", "face"),
        Reply("roll"),
        Reply("bonus", "survivor", "specialty"),
        Reply("change", "face", "face"),
    ):
        book.add("replies", reply.name, reply)
    roll = Roll(CHALLENGE_ROLL, tell_roll, use_luck, is_worse)
    book.add("rolls", CHALLENGE_ROLL, roll)
