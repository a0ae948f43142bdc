"""One roll of an attack: kills, a knockdown, empty weapons (ZP-FIREARM, ZP-KNOCK, ZP-AMMO).

Frame: a whose attack, b the target, c successes that are left, d whether a die knocks down, items the
weapons with dice in this roll (and FISTS), grid [is it a roll of firearms, is Knockdown used, clicks,
successes of bare hands].
"""

from typing import Final

from shamble.games.zpocalypse.attack.arming import is_firearm
from shamble.games.zpocalypse.attack.kills import kill
from shamble.games.zpocalypse.attack.reach import FISTS, figure_of, sees, targets
from shamble.games.zpocalypse.dead.figures import DOUBLE, KIND_MASK, LYING, lay_down
from shamble.games.zpocalypse.dice import Z, clicks, red, successes
from shamble.games.zpocalypse.map.steps import adjacent
from shamble.games.zpocalypse.printed import FIREARM, MELEE
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.squad.cards import one_of_each
from shamble.games.zpocalypse.squad.stats import least_success, level
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import (
    ASK_DOWN,
    ASK_EMPTY,
    ASK_KILL,
    DOWN,
    EMPTY,
    KILL,
    VOLLEY,
)
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, WHOLE, Procedure, Question, named_steps
from shamble.kernel.run import Run

OF_FIREARMS: Final = 0
WITH_KNOCKDOWN: Final = 1
CLICKS: Final = 2
BARE: Final = 3


def begin_volley(
    run: Run, state: Table, squad: int, target: int, weapons: list[int], dice: int, knockdown: bool
) -> None:
    """Roll so many dice together, for these weapons, at a target."""
    frame = run.push(VOLLEY, squad, target, dice, 0)
    frame.items = weapons
    firearms = 1 if is_firearm(state, weapons[0]) else 0
    frame.grid = bytearray([firearms, 1 if knockdown else 0, 0, 0])


def roll(run: Run, state: Table, frame: Frame) -> None:
    """Red dice, bare hands apart, and blue dice for the ammo check (ZP-FIREARM-02, ZP-MELEE-02)."""
    squad = frame.a
    grid, weapons = frame.grid, frame.items
    assert grid is not None and weapons is not None
    kind = FIREARM if grid[OF_FIREARMS] else MELEE
    least = least_success(level(state, squad, kind))
    fists = weapons.count(FISTS)
    what = "firearm" if grid[OF_FIREARMS] else "melee"
    rule = "ZP-FIREARM-09" if grid[OF_FIREARMS] else "ZP-MELEE-04"
    faces = again(run, state, squad, red(run, frame.c - fists, what, squad, rule), least, what)
    bare = again(run, state, squad, red(run, fists, "unarmed", squad, "ZP-UNARMED-01"), Z, "unarmed")
    grid[BARE] = successes(bare, Z)
    frame.c = successes(faces, least) + grid[BARE]
    frame.d = 1 if grid[WITH_KNOCKDOWN] and least - 1 in faces else 0
    loaded = [card for card in weapons if card != FISTS and state.rules.cards[card].ammo]
    grid[CLICKS] = min(len(loaded), clicks(run, len(loaded), squad)) if loaded else 0
    if run.listener is not None:
        run.tell("successes", "ZP-ACTION-09", {"squad": squad, "number": frame.c, "least": least})


def again(run: Run, state: Table, squad: int, faces: list[int], least: int, what: str) -> list[int]:
    """The dice of a roll; those that failed are rolled once more if an ability says so."""
    if not bonus(state, squad, "reroll failed"):
        return faces
    kept = [face for face in faces if face >= least]
    return kept + red(run, len(faces) - len(kept), what, squad, "ZP-SQUAD-07")


def kill_target(run: Run, state: Table, frame: Frame) -> None:
    """Successes go to the target until it is dead, one for each zombie (ZP-FIREARM-03, ZP-MELEE-03)."""
    if not frame.c:
        return
    figure = figure_of(state, frame.b)
    if not figure:
        return
    if frame.b >> 2 == BUNKER and figure & KIND_MASK == DOUBLE:
        frame.b -= 1  # what is left of a double in the bunker is a single
    grid = frame.grid
    assert grid is not None
    by = "unarmed" if frame.c <= grid[BARE] else _means(frame)
    frame.c -= 1
    was_last = figure & KIND_MASK != DOUBLE
    rule = "ZP-FIREARM-03" if grid[OF_FIREARMS] else "ZP-MELEE-03"
    kill(run, state, frame.a, figure, by, rule)
    if was_last and frame.b >> 2 == BUNKER:
        frame.b |= 3  # nobody is meant by it any more
    elif not was_last:
        run.again(frame)


def kill_others(run: Run, state: Table, frame: Frame) -> None:
    """Successes of firearms that are left kill others beside the target, in sight (ZP-FIREARM-04)."""
    grid = frame.grid
    assert grid is not None
    if frame.c and grid[OF_FIREARMS] and victims(state, frame):
        frame.c -= 1
        run.again(frame)
        run.push(ASK_KILL, frame.a)


def victims(state: Table, frame: Frame) -> list[int]:
    """Who a success left over could kill: next to the first target or in its square, and in sight.

    The weapon's range does not matter, nor do they chain further (ZP-FIREARM-05, -06).
    """
    centre = frame.b >> 2
    weapons = frame.items
    assert weapons is not None
    found: list[int] = []
    for target in targets(state, frame.a):
        square = target >> 2
        if square == centre or (centre != BUNKER and adjacent(state, centre, square)):
            if centre == BUNKER or sees(state, frame.a, weapons[0], square):
                found.append(target)
    return found


def _means(frame: Frame) -> str:
    grid = frame.grid
    assert grid is not None
    return "firearm" if grid[OF_FIREARMS] else "melee"


def kill_options(state: Table, frame: Frame) -> list[int]:
    volley = state.under_way(VOLLEY)
    return sorted([pack(KILL, frame.a, target) for target in victims(state, volley)])


def kill_chosen(run: Run, state: Table, frame: Frame, action: int) -> None:
    kill(run, state, frame.a, figure_of(state, x_of(action)), "firearm", "ZP-FIREARM-04")


# --- the knockdown


def knock_down(run: Run, state: Table, frame: Frame) -> None:
    """One face below the success puts a single on its side, once for the weapon (ZP-KNOCK-01, -05)."""
    if frame.d and fallible(state, frame):
        run.push(ASK_DOWN, frame.a)


def fallible(state: Table, frame: Frame) -> list[int]:
    """Singles that a knockdown may take: the target, or whom a firearm could kill (ZP-KNOCK-06)."""
    grid = frame.grid
    assert grid is not None
    reached = victims(state, frame) if grid[OF_FIREARMS] else [frame.b]
    found: list[int] = []
    for target in reached:
        figure = figure_of(state, target)
        if figure and figure & KIND_MASK != DOUBLE and not figure & LYING:
            found.append(target)
    return found


def down_options(state: Table, frame: Frame) -> list[int]:
    volley = state.under_way(VOLLEY)
    return sorted([pack(DOWN, frame.a, target) for target in fallible(state, volley)])


def goes_down(run: Run, state: Table, frame: Frame, action: int) -> None:
    target = x_of(action)
    if run.listener is not None:
        run.tell("knocked-down", "ZP-KNOCK-01", {"squad": frame.a, "square": target >> 2})
    lay_down(run, state, figure_of(state, target))


# --- empty weapons


def empty_weapons(run: Run, state: Table, frame: Frame) -> None:
    """For each click one weapon of this roll is out of ammo (ZP-AMMO-02)."""
    grid = frame.grid
    assert grid is not None
    if grid[CLICKS] and clickable(state, frame):
        grid[CLICKS] -= 1
        run.again(frame)
        run.push(ASK_EMPTY, frame.a)


def clickable(state: Table, frame: Frame) -> list[int]:
    """The weapons of the roll that a click may empty; each only once (ZP-AMMO-08)."""
    weapons = frame.items
    assert weapons is not None
    return [
        card for card in weapons if card != FISTS and state.rules.cards[card].ammo and card not in state.empty
    ]


def empty_options(state: Table, frame: Frame) -> list[int]:
    volley = state.under_way(VOLLEY)
    grid = volley.grid
    assert grid is not None
    loaded = clickable(state, volley)
    if len(loaded) <= grid[CLICKS] + 1:
        return [pack(EMPTY, frame.a, loaded[0])]
    return sorted([pack(EMPTY, frame.a, card) for card in one_of_each(state, loaded)])


def run_dry(run: Run, state: Table, frame: Frame, action: int) -> None:
    card = x_of(action)
    state.empty = tuple(sorted((*state.empty, card)))
    if run.listener is not None:
        run.tell("emptied", "ZP-AMMO-05", {"squad": frame.a, "card": card})


def refuse_empty(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) == EMPTY and x_of(action) in state.empty:
        return [Reason("refused-empty-already", "ZP-AMMO-08", {"card": x_of(action)})]
    return []


PROCEDURES: tuple[Procedure, ...] = (
    Procedure(
        "volley",
        named_steps(roll, kill_target, kill_others, knock_down, empty_weapons),
        whole=WHOLE,
    ),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-kill", OWNED, kill_options, kill_chosen, "ZP-FIREARM-04"),
    Question("ask-down", OWNED, down_options, goes_down, "ZP-KNOCK-06"),
    Question("ask-empty", OWNED, empty_options, run_dry, "ZP-AMMO-03", refuse=refuse_empty),
)
