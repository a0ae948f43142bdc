"""A round: players, zombies, end.

PLAYER_PHASE frame: a seat whose turn it is, b how many seats have finished, c the seat that has just let
the others go first (bit).
"""

from shamble.family.dead.activation import activate_all
from shamble.family.moments import PHASE_MARK, ROUND_MARK
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import OUT_OF_ORDER
from shamble.family.position.state import Game, Survivor
from shamble.family.round.limits import ROUND as ROUND_LIMITS
from shamble.family.rules import Rules, is_played_by_one
from shamble.family.vocabulary import (
    ACTIVATE,
    ASK_TACTICIAN,
    ASK_WHO,
    END_PHASE,
    PASS,
    PLAYER_PHASE,
    SPAWN_STEP,
    TURN,
    ZOMBIE_PHASE,
)
from shamble.kernel.action import ACTOR_SHIFT, actor_of, verb_of
from shamble.kernel.counters import strike
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, WINDOW, Question, named
from shamble.kernel.run import Run

PLAYER_PHASE_ENDS = 0
ZOMBIE_PHASE_ENDS = 1
END_PHASE_ENDS = 2
"""What the moment `phase-ended` says of the phase."""


def begin_round(run: Run, state: Game, frame: Frame) -> None:
    """A new round: everybody has a turn ahead."""
    number = state.round + 1
    strike(state, ROUND_LIMITS)
    run.mark(ROUND_MARK, "Z2-ROUND-01", {"round": number})
    for register in state.rules.mission.clear_registers:
        state.registers[register] = 0
    if state.rules.mission.watches_board:
        run.touched = True
    for survivor in state.survivors:
        survivor.done = 0
    happen(run, state, "round-start", (state.round,))


def players(run: Run, state: Game, frame: Frame) -> None:
    """The player phase, starting with the first player."""
    run.mark(PHASE_MARK, "Z2-ROUND-02", {"phase": "player"})
    run.push(PLAYER_PHASE, state.first)


def zombies(run: Run, state: Game, frame: Frame) -> None:
    """The zombie phase."""
    run.push(ZOMBIE_PHASE)


def end(run: Run, state: Game, frame: Frame) -> None:
    """The end phase."""
    run.push(END_PHASE)


def next_round(run: Run, state: Game, frame: Frame) -> None:
    """And again, until the game is won or lost."""
    run.go_to(frame, "begin-round")


# --- the player phase


def waiting(state: Game, seat: int) -> list[int]:
    """The survivors of a seat that still have their turn."""
    return [
        i
        for i, s in enumerate(state.survivors)
        if s.seat == seat and not s.done and s.zone >= 0 and s.leader == -1
    ]


def offer_interruption(run: Run, state: Game, frame: Frame) -> None:
    """Between two turns, those who may act out of order get the chance to."""
    if state.rules.options.seats == 1:
        return
    for survivor in state.survivors:
        if acts_out_of_order(state, survivor):
            run.push(ASK_TACTICIAN, frame.a, frame.c)
            frame.c = 0
            return


def acts_out_of_order(state: Game, survivor: Survivor) -> bool:
    """Whether a survivor may choose when its turn comes."""
    return kit_of(state, survivor).values[OUT_OF_ORDER] > 0


def tactician_options(state: Game, frame: Frame) -> list[int]:
    """Act now, or let the others go on. Bits of b: seats that have passed."""
    options: list[int] = []
    if not waiting(state, frame.a):
        return options
    for i, survivor in enumerate(state.survivors):
        if (
            acts_out_of_order(state, survivor)
            and survivor.seat != frame.a
            and not frame.b >> survivor.seat & 1
            and i in waiting(state, survivor.seat)
        ):
            options.append(ACTIVATE | i << ACTOR_SHIFT)
            options.append(PASS | i << ACTOR_SHIFT)
    return sorted(options)


def interrupt(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Take the turn now, or pass; the window closes when everybody has passed."""
    who = actor_of(action)
    phase = state.stack[-1]
    if verb_of(action) == PASS:
        frame.b |= 1 << state.survivors[who].seat
        if tactician_options(state, frame):
            state.stack.append(frame)
        return
    if run.listener is not None:
        run.tell("acts-out-of-order", "Z2-SKILL-TACTICIAN-01", {"survivor": who})
    phase.step = state.rules.between_turns
    run.push(TURN, who)


def choose_survivor(run: Run, state: Game, frame: Frame) -> None:
    """The seat activates its next survivor; the question falls away when all are done."""
    run.push(ASK_WHO, frame.a)


def next_seat(run: Run, state: Game, frame: Frame) -> None:
    """Play passes to the left until everybody is done; then come those who waited for the others."""
    frame.b += 1
    seats = state.rules.options.seats
    if frame.b < seats or (frame.b < 2 * seats and anybody_waits(state)):
        frame.a = (frame.a + 1) % seats
        frame.step = state.rules.between_turns
        if run.listener is not None:
            run.tell("next-seat", "Z2-ROUND-03", {"seat": frame.a})


def anybody_waits(state: Game) -> bool:
    """Whether a survivor of any seat still has its turn ahead."""
    return any([bool(waiting(state, seat)) for seat in range(state.rules.options.seats)])


def who_options(state: Game, frame: Frame) -> list[int]:
    """The survivors of the seat that have not had their turn, and letting others go first if they may."""
    mine = waiting(state, frame.a)
    options = [ACTIVATE | i << ACTOR_SHIFT for i in mine]
    if mine and may_wait(state, frame.a, mine):
        options.append(PASS | mine[0] << ACTOR_SHIFT)
        options.sort()
    return options


def may_wait(state: Game, seat: int, mine: list[int]) -> bool:
    """Whether a seat with only such survivors left may let the other seats go on."""
    seats = state.rules.options.seats
    if seats == 1 or state.under_way(PLAYER_PHASE).b >= seats:
        return False
    for i in mine:
        if not acts_out_of_order(state, state.survivors[i]):
            return False
    return any([other != seat and bool(waiting(state, other)) for other in range(seats)])


def activate(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That survivor's turn begins, and afterwards the seat goes on; or the next seat's does."""
    if verb_of(action) == PASS:
        state.stack[-1].c = 1 << frame.a
        return
    state.stack[-1].step = state.rules.between_turns
    run.push(TURN, actor_of(action))


# --- zombies and end


def begin_zombie_phase(run: Run, state: Game, frame: Frame) -> None:
    """Only spawn zones active now will spawn; then every zombie is activated."""
    frame.c = state.spawning
    run.mark(PHASE_MARK, "Z2-ROUND-06", {"phase": "zombie"})
    activate_all(run, state)


def spawn_step(run: Run, state: Game, frame: Frame) -> None:
    """Then the spawn zones bring new ones."""
    run.push(SPAWN_STEP, 0, 0, frame.c)


def end_phase_skills(run: Run, state: Game, frame: Frame) -> None:
    """Skills of the end phase resolve, in the players' order."""
    run.mark(PHASE_MARK, "Z2-ROUND-07", {"phase": "end"})
    happen(run, state, "end-phase", (state.round,))


def remove_noise(run: Run, state: Game, frame: Frame) -> None:
    """Noise leaves the board, but for what the mission says stays."""
    if run.listener is not None and any(state.noise):
        run.tell("noise-removed", "Z2-NOISE-05", {})
    for zone in range(len(state.noise)):
        state.noise[zone] = 0
    for zone, tokens in state.rules.mission.noise:
        state.noise[zone] = tokens
    if state.rules.mission.watches_board:
        run.touched = True


def reload_weapons(run: Run, state: Game, frame: Frame) -> None:
    """Every empty weapon is loaded again."""
    if run.listener is not None and state.emptied:
        run.tell("all-reloaded", "Z2-ROUND-08", {})
    state.emptied = 0
    state.emptied_together = 0


def pass_first_player(run: Run, state: Game, frame: Frame) -> None:
    """The first player token goes to the left."""
    seats = state.rules.options.seats
    if seats > 1:
        state.first = (state.first + 1) % seats
        if run.listener is not None:
            run.tell("first-player", "Z2-ROUND-07", {"seat": state.first})


def end_player_phase(run: Run, state: Game, frame: Frame) -> None:
    """The players have had their turns."""
    happen(run, state, "phase-ended", (PLAYER_PHASE_ENDS, state.round))


def end_zombie_phase(run: Run, state: Game, frame: Frame) -> None:
    """The dead have acted, and new ones have come."""
    happen(run, state, "phase-ended", (ZOMBIE_PHASE_ENDS, state.round))


def end_end_phase(run: Run, state: Game, frame: Frame) -> None:
    """The round is over."""
    happen(run, state, "phase-ended", (END_PHASE_ENDS, state.round))


# --- steps that some games never need


def nobody_hears_phases(rules: Rules) -> bool:
    """Whether nobody has a rule about the end of a phase."""
    return not rules.hears("phase-ended")


PROCEDURES = {
    "round": (begin_round, players, zombies, end, next_round),
    "player-phase": (
        named(offer_interruption, is_played_by_one),
        choose_survivor,
        next_seat,
        named(end_player_phase, nobody_hears_phases),
    ),
    "zombie-phase": (begin_zombie_phase, spawn_step, named(end_zombie_phase, nobody_hears_phases)),
    "end-phase": (
        end_phase_skills,
        remove_noise,
        reload_weapons,
        named(pass_first_player, is_played_by_one),
        named(end_end_phase, nobody_hears_phases),
    ),
}
QUESTIONS = (
    Question("ask-who", OWNED, who_options, activate, "Z2-ROUND-02"),
    Question("ask-tactician", WINDOW, tactician_options, interrupt, "Z2-SKILL-TACTICIAN-01"),
)
