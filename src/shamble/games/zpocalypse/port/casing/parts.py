"""The parts of a day and night that a case runs by name, and what goes without saying between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.games.zpocalypse.night.combat import has_turn, skip_turns
from shamble.games.zpocalypse.table import NOWHERE, PHASES
from shamble.games.zpocalypse.vocabulary import (
    ASK_GOALS,
    COMBAT,
    DAY,
    END_NIGHT,
    GAME,
    SETUP,
    SQUAD_TURN,
    ZOMBIE_ATTACKS,
    ZOMBIE_MOVES,
    ZOMBIE_TURN,
)
from shamble.kernel.action import actor_of
from shamble.kernel.frame import Frame
from shamble.kernel.game import pending
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING
from shamble.port.casing import REST, Mistake, Part, Playing, resting

LEAVING: Final = ("done", "as-it-is", "enough", "stop", "no", "pass", "refuse", "itself")
"""The answers that leave the rest, the first that is offered counts."""

ANY_ORDER: Final = ("arrange",)
"""Questions whose cards a case may decide about in another order."""


def _push(proc: int) -> Part:
    """A part that runs on top of what stands."""

    def part(play: Playing) -> None:
        stop_by_itself(play)
        play.run(lambda run: _pushed(run, play, proc))

    return part


def _pushed(run: Run, play: Playing, proc: int) -> None:
    """The turn of the dead is nobody else's: the turn that goes on waits aside until it is over."""
    stack = play.state.stack
    at = next((number for number, frame in enumerate(stack) if frame.proc == SQUAD_TURN), -1)
    rest = resting(play.state.rules)
    if at >= 0 and rest is not None:
        _waiting[:] = [(play, stack[at])]
        del stack[at:]
        stack.append(rest)
    run.push(proc)


_waiting: list[tuple[Playing, Frame]] = []
"""The turn that waits aside while the dead have theirs."""


def take_up_turn(play: Playing) -> None:
    """The turn that waited aside goes on, if the night does and its squad is there."""
    if not _waiting or _waiting[0][0] is not play:
        return
    state = play.state
    if state.result != RUNNING or play.question() != "nothing" or len(state.stack) < 2:
        return
    _, turn = _waiting.pop()
    if state.stack[-2].proc != COMBAT:
        return
    if state.squads[turn.a].at != NOWHERE:
        play.run(lambda run: _back(play, turn))
    elif any(has_turn(state, squad) for squad in state.order[state.stack[-2].a :]):
        play.run(lambda run: _on(play))


def _back(play: Playing, turn: Frame) -> None:
    play.state.stack[-1] = turn


def _on(play: Playing) -> None:
    """The squad whose turn it was is no more: the next one has its turn."""
    play.state.stack.pop()


def _of_day(step: str) -> Part:
    """A part that is a step of the day: afterwards the day rests before the next one."""

    def part(play: Playing) -> None:
        stop_by_itself(play)
        if step == "end-day" and play.question() == "goals":
            return  # Combat has ended by itself, and everybody is being asked
        give_goals_up(play)
        play.run(lambda run: day_at(play.state, step))

    return part


def day_at(state: Any, step: str) -> None:
    """The day goes on with one of its steps, whatever went on."""
    rules = state.rules
    number = PHASES.index(step) if step in PHASES else -1
    if number >= 0:
        state.phase = number
    state.stack[:] = [Frame(DAY, rules.step_of(DAY, step), 0, 0, 0, 0, None, None)]


def end_night(play: Playing) -> None:
    """Combat ends here and now; it is dusk."""
    stop_by_itself(play)

    def begin(run: Run) -> None:
        state = play.state
        rest = resting(state.rules)
        day_at(state, "end-day")
        if rest is not None:
            state.stack.append(rest)
        run.push(END_NIGHT)

    play.run(begin)
    play.state.phase = PHASES.index("dusk")


def next_round(play: Playing) -> None:
    """The turns that are left are given up: zombie turn, new round, the first squad's turn."""
    stop_by_itself(play)

    def begin(run: Run) -> None:
        stack = play.state.stack
        if len(stack) > 1 and stack[-2].proc == COMBAT and stack[-1].proc != SQUAD_TURN:
            stack.pop()
        skip_turns(run, play.state)

    play.run(begin)


def setup(play: Playing) -> None:
    """A new game for the squads of the case."""

    def begin(run: Run) -> None:
        rest = resting(play.state.rules)
        assert rest is not None
        if play.state.rules.scenario.day_zero:
            play.state.stack[:] = [Frame(GAME, 0, 0, 0, 0, 0, None, None)]
        else:
            play.state.stack[:] = [rest]
            run.push(SETUP)

    play.run(begin)


def the_rest_passes(play: Playing) -> None:
    """Whatever else is asked is answered in the way that leaves the rest."""
    while play.state.result == RUNNING and pending(play.state) is not None:
        options = play.options()
        question = play.question()
        if question in ("nothing", "turn") or not options:
            return
        names = {play.state.rules.verb_name(option): option for option in reversed(options)}
        leaving = next((names[word] for word in LEAVING if word in names), None)
        if leaving is None:
            if len(options) > 1:
                raise Mistake("casebook-answer-first", asked=question, options=play.shown_options())
            leaving = options[0]
        play.take(leaving)


PARTS: Final[dict[str, Part]] = {
    "zombie turn": _push(ZOMBIE_TURN),
    "zombie moves": _push(ZOMBIE_MOVES),
    "zombie attacks": _push(ZOMBIE_ATTACKS),
    "next round": next_round,
    "start night": _of_day("start-night"),
    "end night": end_night,
    "end day": _of_day("end-day"),
    "start day": _of_day("start-day"),
    "scavenge phase": _of_day("scavenge"),
    "feed phase": _of_day("feed"),
    "fortify phase": _of_day("fortify"),
    "something phase": _of_day("something"),
    "setup": setup,
    "the rest passes": the_rest_passes,
}


def only_goals_left(state: Any) -> bool:
    """Whether nothing but the day's last question is open, which a case may leave so."""
    stack = state.stack
    if not stack or stack[-1].proc != ASK_GOALS:
        return False
    name = state.ruleset.procedure_name
    return all(name(frame.proc) in ("day", "end-day", "ask-goals", REST) for frame in stack)


def give_goals_up(play: Playing) -> None:
    """The day's last question is passed by itself when the case goes on with another part."""
    while play.state.result == RUNNING and play.question() == "goals":
        passes = [option for option in play.options() if play.state.rules.verb_name(option) == "pass"]
        if not passes:
            return
        play.take(passes[0])


def stop_by_itself(play: Playing) -> None:
    """A Move action ends by itself if the case goes on with anything else."""
    option = stopping(play)
    if option is not None:
        play.take(option)


def stopping(play: Playing) -> int | None:
    """The answer that ends a Move action, if one goes on."""
    if play.state.result != RUNNING or play.question() != "step":
        return None
    return next((option for option in play.options() if play.state.rules.verb_name(option) == "stop"), None)


def implied(play: Playing, text: str) -> int | None:
    """What goes without saying before something is done: the end of a move, a weapon without its trait."""
    question = play.question()
    _, word, _ = play.split(text)
    options = play.options()
    if question == "step":
        return stopping(play)
    if question == "squad" and len(options) == 1:
        return options[0]
    names: Callable[[int], str] = play.state.rules.verb_name
    if question == "arm" and word in ("arm", "done", "with", "also", "no") and len(options) > 1:
        waits = [option for option in options if names(option) == "arm"]
        skip = [option for option in waits if _weapon(play, option) == "nothing"]
        if word == "arm" and skip:
            return skip[0]
    if question == "trait" and word in ("arm", "done", "aim", "strike", "throw", "leave-out"):
        return next((option for option in options if names(option) == "no"), None)
    return None


def _weapon(play: Playing, option: int) -> str:
    rules = play.state.rules
    kinds = rules.arguments(option)
    return str(rules.name_of(play.state, kinds[1], actor_of(option), option & 0xFFFF)) if kinds[1] else ""


def in_another_order(play: Playing, text: str) -> bool:
    """Cards are arranged in any order: what is asked now is answered by what the step says later."""
    if play.question() not in ANY_ORDER:
        return False
    for later in play.ahead:
        found = play.meanings(later, play.options())
        if len(found) == 1:
            play.ahead.remove(later)
            play.act(later)
            return True
    return False
