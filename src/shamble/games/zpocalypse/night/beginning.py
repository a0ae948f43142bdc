"""How a night begins and what is left of it (ZP-NIGHT-01, -11, -12, ZP-DROP-05). Frame: a the next player."""

from shamble.games.zpocalypse.dead.figures import take_out
from shamble.games.zpocalypse.effects import scenario_says, tonight_says
from shamble.games.zpocalypse.map.sight import distance
from shamble.games.zpocalypse.map.steps import adjacent, is_taken
from shamble.games.zpocalypse.printed import BLOCKED, SCAVENGE, SOMETHING, VOID
from shamble.games.zpocalypse.scoring.tallies import tally, tally_most
from shamble.games.zpocalypse.scoring.tracker import score
from shamble.games.zpocalypse.squad.cards import remove_from_game
from shamble.games.zpocalypse.squad.stats import max_hp
from shamble.games.zpocalypse.structures.works import LOOKOUT
from shamble.games.zpocalypse.table import (
    AT_COMBAT,
    BUNKER,
    DUSK,
    MOST_SEATS,
    NOWHERE,
    VISITED,
    Table,
)
from shamble.games.zpocalypse.vocabulary import ASK_STAND, STAND
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.counters import counted, strike
from shamble.kernel.decks import discard
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

PHASE_MARK = 2


def nightfall(run: Run, state: Table, frame: Frame) -> None:
    """Every squad is in the bunker, unless a card places it elsewhere (ZP-NIGHT-01)."""
    state.phase = AT_COMBAT
    state.round = 0
    state.quiet = 0
    strike(state, "night")
    run.mark(PHASE_MARK, "ZP-NIGHT-01", {"phase": "combat"})
    for seat in range(MOST_SEATS):
        state.registers[VISITED + seat] = 0
    outside = state.entrance if tonight_says(state, "start at entrance") else BUNKER
    for who in state.squads:
        who.at = BUNKER if who.people else NOWHERE
    if outside > BUNKER:
        _start_outside(run, state, outside)


def _start_outside(run: Run, state: Table, entrance: int) -> None:
    """By a card squads start on the entrance tile, as near to the entrance as can be."""
    ground = state.ground
    free = [square for square in ground.squares_of(ground.tile_of(entrance)) if stands(state, square)]
    free.sort(key=lambda square: (distance(ground, entrance, square), square))
    for squad in state.order:
        if state.squads[squad].people and free:
            state.squads[squad].at = free.pop(0)


def stands(state: Table, square: int) -> bool:
    """Whether a squad could stand on a square now."""
    return not state.ground.marks[square] & (BLOCKED | VOID) and not is_taken(state, square)


def stand_out(run: Run, state: Table, frame: Frame) -> None:
    """A Night Owl squad starts on the tile that it placed (ZP-SCAV-08)."""
    if frame.a < len(state.order):
        run.again(frame)
        squad = state.order[frame.a]
        frame.a += 1
        who = state.squads[squad]
        if who.people and who.owl != NOWHERE and who.owl_tile != NOWHERE:
            if state.ground.lies(who.owl_tile):
                run.push(ASK_STAND, squad)


def stand_options(state: Table, frame: Frame) -> list[int]:
    """Squares of its tile that are not next to a zombie, if there are such."""
    tile = state.squads[frame.a].owl_tile
    free = [square for square in state.ground.squares_of(tile) if stands(state, square)]
    calm = [square for square in free if not _beside_dead(state, square)]
    return sorted([pack(STAND, frame.a, square) for square in calm or free])


def _beside_dead(state: Table, square: int) -> bool:
    for other in range(1, state.ground.count):
        if state.crowd[other] and adjacent(state, square, other):
            return True
    return False


def take_stand(run: Run, state: Table, frame: Frame, action: int) -> None:
    state.squads[frame.a].at = x_of(action)
    if run.listener is not None:
        run.tell("stood", "ZP-SCAV-08", {"squad": frame.a, "square": x_of(action)})


def refuse_stand(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) == STAND:
        return [Reason("refused-stand", "ZP-SCAV-08", {"square": x_of(action)})]
    return []


# --- its end


def count_night(run: Run, state: Table, frame: Frame) -> None:
    """What goals and the scenario ask of a night."""
    for squad, who in enumerate(state.squads):
        if not who.people:
            continue
        if not counted(state, "losses", squad):
            tally(state, squad, "nights without loss")
            score(run, state, squad, scenario_says(state, "vp for no loss"), "no-loss", "ZP-DAY-12")
        if who.hp >= max_hp(state, squad):
            tally(state, squad, "full hp")
        if who.at > BUNKER and state.entrance > BUNKER:
            tally_most(state, squad, "far at dusk", distance(state.ground, state.entrance, who.at))
    for packed in state.sites:
        if packed & 7 >= LOOKOUT:
            builder = counted(state, "lookout-of", packed >> 3)
            if builder:
                tally(state, builder - 1, "lookout stands")


def clear_up(run: Run, state: Table, frame: Frame) -> None:
    """Cards under Death tokens leave the game, cards of the day are discarded (ZP-DROP-05, ZP-SCAV-10)."""
    for heap in state.heaps:
        remove_from_game(state, heap[2:])
        if run.listener is not None:
            run.tell("heap-removed", "ZP-DROP-05", {"square": heap[0], "cards": list(heap[2:])})
    state.heaps = ()
    if state.tonight != NOWHERE:
        discard(state, SOMETHING, state.tonight)
        state.tonight = NOWHERE
    for who in state.squads:
        if who.owl != NOWHERE:
            discard(state, SCAVENGE, who.owl)
        who.owl = NOWHERE
        who.owl_tile = NOWHERE
        who.stunned = 0


def go_home(run: Run, state: Table, frame: Frame) -> None:
    """Squads that live are in the bunker; the dead that nobody is left to fight go (ZP-NIGHT-11, -12)."""
    if state.dead and not any([who.people for who in state.squads]):
        if run.listener is not None:
            run.tell("zombies-removed", "ZP-NIGHT-12", {"number": len(state.dead)})
        for figure in state.dead:
            take_out(state, figure)
    for who in state.squads:
        who.at = BUNKER if who.people else NOWHERE
    state.enraged = 0
    state.breached = 0
    state.quiet = 0
    state.phase = DUSK


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("start-night", named_steps(nightfall, stand_out)),
    Procedure("end-night", named_steps(count_night, clear_up, go_home)),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-stand", OWNED, stand_options, take_stand, "ZP-SCAV-08", refuse=refuse_stand),
)
