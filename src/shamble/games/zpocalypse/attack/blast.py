"""What an explosive does where it lands, and where it was dropped (ZP-EXPLO-03 to -15, ZP-DROPX)."""

from shamble.games.zpocalypse.attack.explosives import ring, shatter
from shamble.games.zpocalypse.attack.kills import kill, kill_whole
from shamble.games.zpocalypse.attack.reach import figure_of
from shamble.games.zpocalypse.dead.figures import KIND_MASK, all_in, figure_at
from shamble.games.zpocalypse.dice import red, successes
from shamble.games.zpocalypse.squad.losses import hurt, wipe
from shamble.games.zpocalypse.squad.stats import armor, share
from shamble.games.zpocalypse.table import BUNKER, NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import ASK_BLAST, ASK_LOSS, BLAST, KILL, LOSE_SURVIVOR
from shamble.kernel.action import pack, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, WHOLE, Procedure, Question, named_steps
from shamble.kernel.run import Run

# --- where it lands. Frame: a the thrower, b damage dice, c successes left, d the centre; items the faces


def clear_centre(run: Run, state: Table, frame: Frame) -> None:
    """Whoever stands in the centre dies, a double as well; not in the bunker (ZP-EXPLO-04, -14)."""
    figure = figure_at(state, frame.d) if frame.d != BUNKER else 0
    if figure:
        kill_whole(run, state, frame.a, figure, "blast", "ZP-EXPLO-04")


def roll_damage(run: Run, state: Table, frame: Frame) -> None:
    """Success is always 5 or Z, whatever the skill (ZP-EXPLO-05)."""
    frame.items = red(run, frame.b, "blast", frame.a, "ZP-EXPLO-05")
    frame.c = successes(frame.items)


def kill_around(run: Run, state: Table, frame: Frame) -> None:
    """Each success kills one in the ring while a victim is left (ZP-EXPLO-05, -07)."""
    if frame.c and caught(state, frame):
        run.again(frame)
        run.push(ASK_BLAST, frame.a)


def caught(state: Table, frame: Frame) -> list[int]:
    """The dead that the blast can kill, as targets."""
    if frame.d == BUNKER:
        return sorted({figure & KIND_MASK for figure in all_in(state, BUNKER)})
    return [square * 4 for square in ring(state, frame.d) if state.crowd[square]]


def blast_options(state: Table, frame: Frame) -> list[int]:
    blast = state.under_way(BLAST)
    return sorted([pack(KILL, frame.a, target) for target in caught(state, blast)])


def blast_kills(run: Run, state: Table, frame: Frame, action: int) -> None:
    """A die that killed is absorbed; in the order in which they fell."""
    blast = state.under_way(BLAST)
    blast.c -= 1
    faces = blast.items
    assert faces is not None
    for at, face in enumerate(faces):
        if face >= 5:
            del faces[at]
            break
    kill(run, state, frame.a, figure_of(state, x_of(action)), "blast", "ZP-EXPLO-05")


def hurt_squads(run: Run, state: Table, frame: Frame) -> None:
    """Squads in it take the dice that killed nobody, less Armor; the thrower's own too (ZP-EXPLO-10, -15)."""
    faces = frame.items
    assert faces is not None
    inside = frame.d == BUNKER
    reached = [BUNKER] if inside else ring(state, frame.d)
    rule = "ZP-EXPLO-15" if inside else "ZP-EXPLO-10"
    struck = [squad for squad, who in enumerate(state.squads) if who.at in reached]
    for squad in struck:
        hurt(run, state, squad, sum(faces) - armor(state, squad), "blast", rule)


def break_works(run: Run, state: Table, frame: Frame) -> None:
    """What was built there is destroyed; a Wall has shielded until now (ZP-EXPLO-09)."""
    if frame.d != BUNKER:
        shatter(run, state, frame.d)


# --- dropped, or thrown onto a squad. Frame: a who suffers, b damage dice, c deaths left, d who is lost plus
# one; items the faces that kill nobody


def roll_dropped(run: Run, state: Table, frame: Frame) -> None:
    """Each 5 or Z kills a survivor, the rest is damage (ZP-DROPX-02, -03)."""
    faces = red(run, frame.b, "blast", frame.a, "ZP-DROPX-02")
    frame.c = successes(faces)
    frame.items = [face for face in faces if face < 5]


def name_dead(run: Run, state: Table, frame: Frame) -> None:
    """The owner chooses who dies; with the last one the squad is wiped (ZP-DROPX-06)."""
    frame.d = 0
    if not frame.c or state.squads[frame.a].at == NOWHERE:
        run.go_to(frame, "take-the-rest")
        return
    frame.c -= 1
    if len(state.squads[frame.a].people) == 1:
        wipe(run, state, frame.a)
        frame.c = 0
        run.again(frame)
        return
    run.push(ASK_LOSS, frame.a)


def bury(run: Run, state: Table, frame: Frame) -> None:
    """The survivor is out, and a zombie comes (ZP-DROPX-05)."""
    person = frame.d - 1
    frame.d = share(state, person)
    run.push(LOSE_SURVIVOR, frame.a, person)


def pay_for_dead(run: Run, state: Table, frame: Frame) -> None:
    """The hit points of the dead are lost, without Death's Door (ZP-DROPX-07)."""
    hurt(run, state, frame.a, frame.d, "survivor", "ZP-DROPX-07")
    run.go_to(frame, "name-dead")


def take_the_rest(run: Run, state: Table, frame: Frame) -> None:
    """What killed nobody is damage, less the Armor that is left (ZP-DROPX-03)."""
    if state.squads[frame.a].at != NOWHERE:
        faces = frame.items
        assert faces is not None
        hurt(run, state, frame.a, sum(faces) - armor(state, frame.a), "dropped", "ZP-DROPX-03")


PROCEDURES: tuple[Procedure, ...] = (
    Procedure(
        "blast",
        named_steps(clear_centre, roll_damage, kill_around, hurt_squads, break_works),
        whole=WHOLE,
    ),
    Procedure(
        "dropped-blast",
        named_steps(roll_dropped, name_dead, bury, pay_for_dead, take_the_rest),
        whole=WHOLE,
    ),
)
QUESTIONS: tuple[Question, ...] = (Question("ask-blast", OWNED, blast_options, blast_kills, "ZP-EXPLO-05"),)
