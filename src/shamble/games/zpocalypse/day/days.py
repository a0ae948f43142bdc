"""The day: its beginning, its order, its end; day 3's other board (ZP-DAY, ZP-TILE-09 to -12)."""

from typing import Final

from shamble.games.zpocalypse.effects import scenario_says
from shamble.games.zpocalypse.map.placing import base_glows, clear_board, lay_base
from shamble.games.zpocalypse.printed import NO_GLOW
from shamble.games.zpocalypse.scoring.final import end_by_score
from shamble.games.zpocalypse.scoring.tracker import score
from shamble.games.zpocalypse.setup import find_first, set_order
from shamble.games.zpocalypse.table import (
    AT_FEED,
    AT_FORTIFY,
    AT_SCAVENGE,
    AT_SOMETHING,
    DAWN,
    DUSK,
    Table,
)
from shamble.games.zpocalypse.vocabulary import (
    ASK_BASE,
    ASK_GOALS,
    BASE,
    COMBAT,
    DAY,
    END_DAY,
    END_NIGHT,
    FEED_PHASE,
    FORTIFY_PHASE,
    SCAVENGE_PHASE,
    SETUP,
    SOMETHING_PHASE,
    START_DAY,
    START_NIGHT,
)
from shamble.kernel.action import pack, x_of
from shamble.kernel.counters import strike
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

DAY_MARK: Final = 1
PHASE_MARK: Final = 2
"""Places among the marks of the clock."""

OTHER_SIDE_ON: Final = 3
"""The day on which all tiles are turned over (ZP-TILE-12)."""


# --- the game


def set_up(run: Run, state: Table, frame: Frame) -> None:
    run.push(SETUP)


def play(run: Run, state: Table, frame: Frame) -> None:
    """Day Zero is a single night; every other game goes day by day, to the end that END_DAY finds."""
    run.push(COMBAT if state.rules.scenario.day_zero else DAY)


# --- a day


def start_day(run: Run, state: Table, frame: Frame) -> None:
    run.push(START_DAY)


def scavenge(run: Run, state: Table, frame: Frame) -> None:
    _phase(run, state, AT_SCAVENGE, "scavenge", SCAVENGE_PHASE)


def feed(run: Run, state: Table, frame: Frame) -> None:
    _phase(run, state, AT_FEED, "feed", FEED_PHASE)


def fortify(run: Run, state: Table, frame: Frame) -> None:
    _phase(run, state, AT_FORTIFY, "fortify", FORTIFY_PHASE)


def something(run: Run, state: Table, frame: Frame) -> None:
    _phase(run, state, AT_SOMETHING, "something", SOMETHING_PHASE)


def start_night(run: Run, state: Table, frame: Frame) -> None:
    run.push(START_NIGHT)


def combat(run: Run, state: Table, frame: Frame) -> None:
    run.push(COMBAT)


def end_night(run: Run, state: Table, frame: Frame) -> None:
    run.push(END_NIGHT)


def end_day(run: Run, state: Table, frame: Frame) -> None:
    run.push(END_DAY)


def next_day(run: Run, state: Table, frame: Frame) -> None:
    run.go_to(frame, "start-day")


def _phase(run: Run, state: Table, phase: int, name: str, procedure: int) -> None:
    """Each day runs through its phases in fixed order (ZP-DAY-02)."""
    state.phase = phase
    run.mark(PHASE_MARK, "ZP-DAY-02", {"phase": name})
    run.push(procedure)


# --- its beginning


def begin(run: Run, state: Table, frame: Frame) -> None:
    """Limits of the day are new (ZP-DAY-08)."""
    state.phase = DAWN
    state.round = 0
    strike(state, "day")
    run.mark(DAY_MARK, "ZP-DAY-01", {"day": state.day})


def turn_tiles(run: Run, state: Table, frame: Frame) -> None:
    """On day 3 the board is cleared, and the other sides are used from then on (ZP-TILE-09)."""
    if state.day == OTHER_SIDE_ON:
        clear_board(run, state)
        state.side = 1 - state.side
        if run.listener is not None:
            run.tell("tiles-turned", "ZP-TILE-09", {"day": state.day})


def find_order(run: Run, state: Table, frame: Frame) -> None:
    """The fewest points go first; on day 1 and in a tie a die decides (ZP-DAY-03, -04)."""
    seats = list(range(len(state.squads)))
    least = min([who.vp for who in state.squads])
    tied = seats if state.day == 1 else [squad for squad in seats if state.squads[squad].vp == least]
    set_order(run, state, find_first(run, state, tied))


def choose_base(run: Run, state: Table, frame: Frame) -> None:
    """A base set of the new side, which the first player chooses unless the scenario does (ZP-TILE-11)."""
    if state.day == OTHER_SIDE_ON:
        glow = state.rules.scenario.second_base
        if glow != NO_GLOW:
            lay_base(run, state, glow)
        else:
            run.push(ASK_BASE, state.order[0])


def base_options(state: Table, frame: Frame) -> list[int]:
    return sorted([pack(BASE, frame.a, glow) for glow in base_glows(state)])


def answer_base(run: Run, state: Table, frame: Frame, action: int) -> None:
    lay_base(run, state, x_of(action))


# --- its end


def last_reveals(run: Run, state: Table, frame: Frame) -> None:
    """Everybody is asked in turn order (ZP-DAY-11)."""
    state.phase = DUSK
    if frame.a < len(state.order):
        run.again(frame)
        run.push(ASK_GOALS, state.order[frame.a])
        frame.a += 1


def last_points(run: Run, state: Table, frame: Frame) -> None:
    """What the scenario gives for a squad that lives after the last night."""
    alive = scenario_says(state, "vp for living")
    if state.day >= state.rules.scenario.days and alive:
        for squad, who in enumerate(state.squads):
            if who.people:
                score(run, state, squad, alive, "living", "ZP-DAY-12")


def close_day(run: Run, state: Table, frame: Frame) -> None:
    """After the last day the score decides (ZP-DAY-01)."""
    if run.listener is not None:
        run.tell("day-ended", "ZP-DAY-01", {"day": state.day})
    if state.day >= state.rules.scenario.days:
        end_by_score(run, state)
        return
    state.day += 1
    state.phase = DAWN


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("game", named_steps(set_up, play)),
    Procedure(
        "day",
        named_steps(
            start_day,
            scavenge,
            feed,
            fortify,
            something,
            start_night,
            combat,
            end_night,
            end_day,
            next_day,
        ),
    ),
    Procedure("start-day", named_steps(begin, turn_tiles, find_order, choose_base)),
    Procedure("end-day", named_steps(last_reveals, last_points, close_day)),
)
QUESTIONS: tuple[Question, ...] = (Question("ask-base", OWNED, base_options, answer_base, "ZP-TILE-11"),)
