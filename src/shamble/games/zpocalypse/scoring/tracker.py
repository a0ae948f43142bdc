"""The Victory Point tracker and the skill points on its spots (ZP-VP, ZP-SKILLPT)."""

from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import ASK_RAISE, RAISE
from shamble.kernel.action import pack, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWED, OWNED, Question
from shamble.kernel.run import Run

FIREARM_SKILL = 0
MELEE_SKILL = 1
SKILLS = ("firearm", "melee")


def score(run: Run, state: Table, squad: int, vp: int, by: str, rule: str) -> None:
    """A player gains victory points: the pawn moves at once, and every spot it reaches pays (ZP-VP-05)."""
    if vp <= 0:
        return
    who = state.squads[squad]
    before = who.vp
    who.vp = before + vp
    if state.rules.scenario.first_with:
        run.touched = True
    if run.listener is not None:
        run.tell("vp", rule, {"squad": squad, "vp": vp, "by": by, "now": who.vp})
    points = 0
    for spot, colour, pays in spots(state):
        if before < spot <= who.vp:
            points += pays
            if run.listener is not None:
                run.tell(
                    "spot", "ZP-SKILLPT-01", {"squad": squad, "spot": spot, "colour": colour, "points": pays}
                )
    if points:
        run.push(ASK_RAISE, squad, points)


def spots(state: Table) -> list[tuple[int, str, int]]:
    """The spots of the track in their order, with colour and skill points."""
    scenario = state.rules.scenario
    found = [(spot, "red", scenario.red) for spot in scenario.red_spots]
    found += [(spot, "green", scenario.green) for spot in scenario.green_spots]
    return sorted(found)


def most_vp(state: Table) -> int:
    """Who moves the dead: the player with the most points, of equal ones the first in turn order."""
    best = state.order[0]
    for squad in state.order:
        if state.squads[squad].vp > state.squads[best].vp:
            best = squad
    return best


# --- skill points


def raise_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose; frame.b: points that are left."""
    return [pack(RAISE, frame.a, FIREARM_SKILL), pack(RAISE, frame.a, MELEE_SKILL)]


def raise_skill(run: Run, state: Table, frame: Frame, action: int) -> None:
    """A skill point is spent the moment it is there (ZP-SKILLPT-02)."""
    who = state.squads[frame.a]
    if x_of(action) == FIREARM_SKILL:
        who.bought_firearm += 1
    else:
        who.bought_melee += 1
    if run.listener is not None:
        run.tell("raised", "ZP-SKILLPT-03", {"squad": frame.a, "skill": SKILLS[x_of(action)]})
    if frame.b > 1:
        run.push(ASK_RAISE, frame.a, frame.b - 1)


QUESTIONS: tuple[Question, ...] = (
    Question("ask-raise", OWNED, raise_options, raise_skill, "ZP-SKILLPT-02", traits=(OWED,)),
)
