"""Throwing: the distance is rolled, then the target is chosen (ZP-THROWN, ZP-EXPLO-01, -02).

Frame: a whose throw, b the card, c its attack dice (not for explosives), d the distance, items the target.
"""

from typing import Final

from shamble.games.zpocalypse.attack.arming import refuse_arming
from shamble.games.zpocalypse.attack.reach import targets
from shamble.games.zpocalypse.attack.volley import begin_volley
from shamble.games.zpocalypse.dead.figures import all_in
from shamble.games.zpocalypse.dice import red
from shamble.games.zpocalypse.map.sight import distance, in_sight_from
from shamble.games.zpocalypse.printed import ARMORY, BLOCKED, EXPLOSIVE, VOID
from shamble.games.zpocalypse.squad.cards import lose_card
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import ASK_THROW, BLAST, DROPPED_BLAST, PASS, THROW, THROWING
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.decks import discard
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

DROPPED: Final = -1
"""The distance of an explosive that slips out of the hand."""


def roll_distance(run: Run, state: Table, frame: Frame) -> None:
    """The dice together are the distance; two 1s drop an explosive (ZP-THROWN-01, ZP-DROPX-01)."""
    card = state.rules.cards[frame.b]
    if state.squads[frame.a].at == BUNKER:
        frame.d = 0
        return
    faces = red(run, card.distance, "distance", frame.a, "ZP-THROWN-01")
    frame.d = sum(faces)
    if card.kind == EXPLOSIVE and faces.count(1) >= 2:
        frame.d = DROPPED


def choose_target(run: Run, state: Table, frame: Frame) -> None:
    """Where it goes: in the bunker there is one square only, and a dropped one goes nowhere (ZP-EXPLO-14)."""
    frame.items = []
    card = state.rules.cards[frame.b]
    if frame.d == DROPPED:
        return
    if card.kind == EXPLOSIVE and state.squads[frame.a].at == BUNKER:
        frame.items = [BUNKER]
    elif landings(state, frame):
        run.push(ASK_THROW, frame.a)


def landings(state: Table, throw: Frame) -> list[int]:
    """Where it may land: in the distance and in sight; what does not explode, where the dead stand."""
    at = state.squads[throw.a].at
    explodes = state.rules.cards[throw.b].kind == EXPLOSIVE
    if at == BUNKER:
        return [BUNKER] if all_in(state, BUNKER) else []
    if explodes:
        marks = state.ground.marks
        squares = [square for square in range(1, state.ground.count) if not marks[square] & (BLOCKED | VOID)]
    else:
        squares = [target >> 2 for target in targets(state, throw.a)]
    return [
        square
        for square in squares
        if distance(state.ground, at, square) <= throw.d and in_sight_from(state, at, square)
    ]


def throw_options(state: Table, frame: Frame) -> list[int]:
    throw = state.under_way(THROWING)
    found = [pack(THROW, frame.a, square) for square in landings(state, throw)]
    return sorted([*found, pack(PASS, frame.a)])


def take_target(run: Run, state: Table, frame: Frame, action: int) -> None:
    if verb_of(action) != PASS:
        state.under_way(THROWING).items = [x_of(action)]


def refuse_throw(state: Table, frame: Frame, action: int) -> list[Reason]:
    """Why it cannot land there."""
    if verb_of(action) != THROW:
        return refuse_arming(state, frame, action)
    throw = state.under_way(THROWING)
    square = x_of(action)
    explodes = state.rules.cards[throw.b].kind == EXPLOSIVE
    told = {"square": square}
    if square == BUNKER:
        return [Reason("refused-through-the-entrance", "ZP-EXPLO-13")]
    if distance(state.ground, state.squads[throw.a].at, square) > throw.d:
        return [Reason("refused-too-far-to-throw", "ZP-EXPLO-02" if explodes else "ZP-THROWN-02", told)]
    if not in_sight_from(state, state.squads[throw.a].at, square):
        return [Reason("refused-no-sight", "ZP-EXPLO-02" if explodes else "ZP-THROWN-03", told)]
    return [Reason("refused-nobody-on-square", "ZP-THROWN-04", told)]


def land(run: Run, state: Table, frame: Frame) -> None:
    """What comes of it. An explosive that left the hand is used up (ZP-EXPLO-12)."""
    card, squad = frame.b, frame.a
    aimed = frame.items
    if state.rules.cards[card].kind != EXPLOSIVE:
        if aimed:
            target = aimed[0] * 4
            if aimed[0] == BUNKER:
                target = targets(state, squad)[0]
            begin_volley(run, state, squad, target, [card], frame.c, False)
        return
    if not aimed and frame.d != DROPPED:
        return
    lose_card(state, squad, card)
    discard(state, ARMORY, card)
    damage = state.rules.cards[card].damage
    if frame.d == DROPPED:
        if run.listener is not None:
            run.tell("explosive-dropped", "ZP-DROPX-01", {"squad": squad, "card": card})
        run.push(DROPPED_BLAST, squad, damage)
        return
    centre = aimed[0] if aimed else BUNKER
    if run.listener is not None:
        run.tell("thrown", "ZP-EXPLO-02", {"squad": squad, "card": card, "square": centre})
    under = [other for other, who in enumerate(state.squads) if who.at == centre and centre != BUNKER]
    if under:
        run.cite("ZP-EXPLO-11")
        run.push(DROPPED_BLAST, under[0], damage)
    else:
        run.push(BLAST, squad, damage, 0, centre)


PROCEDURES: tuple[Procedure, ...] = (Procedure("throwing", named_steps(roll_distance, choose_target, land)),)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-throw", OWNED, throw_options, take_target, "ZP-EXPLO-02", refuse=refuse_throw),
)
