"""The parts of a Zombicide's round that a case runs by name, and what goes without saying between them."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.dead.activation import activate_all
from shamble.family.position.state import Game
from shamble.family.round.turns import EXTRA_TURN
from shamble.family.vocabulary import (
    ACTIVATE,
    ASK_BONUS,
    ASK_ORDER,
    ASK_TURN,
    END,
    END_PHASE,
    REACT,
    ROUND,
    TURN,
    ZOMBIE_PHASE,
)
from shamble.kernel.action import NOBODY, actor_of, pack, verb_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.game import apply, why_not
from shamble.kernel.moments import happen
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING
from shamble.port.casing import Mistake, Part, Playing

from .one_by_one import leave_the_rest, without_seat

IDLE: Final = ("round", "player-phase", "turn", "ask-turn", "ask-who")


def zombie_phase(play: Playing) -> None:
    """Both steps of the zombie phase."""
    _run(play, ZOMBIE_PHASE)


def end_phase(play: Playing) -> None:
    """Noise away, reloading, the first player token."""
    _run(play, END_PHASE)


def _run(play: Playing, proc: int) -> None:
    def begin(run: Run) -> None:
        run.push(proc)

    play.run(begin)


def activation(play: Playing) -> None:
    """Every zombie acts once, as in the first step of the zombie phase."""

    def begin(run: Run) -> None:
        run.push(ZOMBIE_PHASE).step = run.rules.end_of(ZOMBIE_PHASE)
        activate_all(run, play.state)

    play.run(begin)


def spawn_step(play: Playing) -> None:
    """The second step of the zombie phase, in the spawn zones that are active now."""

    def begin(run: Run) -> None:
        run.go_to(run.push(ZOMBIE_PHASE, 0, 0, play.state.spawning), "spawn-step")

    play.run(begin)


def mission_setup(play: Playing) -> None:
    """What the mission does when the board is ready."""

    def begin(run: Run) -> None:
        happen(run, play.state, "setup", ())

    play.run(begin)


def next_round(play: Playing) -> None:
    """A new round begins, with the player phase."""

    def begin(run: Run) -> None:
        play.state.stack[:] = [Frame(ROUND, 0, 0, 0, 0, 0, None, None)]

    play.run(begin)


def end_turn(play: Playing) -> None:
    """The active survivor's turn ends."""
    state = play.state
    frame = state.stack[-1] if state.stack else None
    ends = [option for option in state.options if verb_of(option) == END]
    if frame is None or frame.proc not in (ASK_TURN, ASK_BONUS) or not ends:
        raise Mistake("casebook-no-turn", asked=play.question(), options=play.shown_options())
    play.take(ends[0])


PARTS: Final[dict[str, Part]] = {
    "zombie phase": zombie_phase,
    "activation": activation,
    "spawn step": spawn_step,
    "end phase": end_phase,
    "mission setup": mission_setup,
    "next round": next_round,
    "end turn": end_turn,
    "the rest stays": leave_the_rest,
}

OTHER_PARTS: Final = {
    "activation step": "activation",
    "activate zombies": "activation",
    "zombies activate": "activation",
    "zombie activation": "activation",
    "spawn": "spawn step",
    "spawn phase": "spawn step",
    "zombie spawn": "spawn step",
    "zombies spawn": "spawn step",
    "new round": "next round",
}
"""What else a part of the round may be called."""


def is_idle(state: Game) -> bool:
    """Whether at most a survivor's ordinary turn waits for its next action."""
    return not any(frame.proc == TURN and frame.b == EXTRA_TURN for frame in state.stack)


def take_last_room(play: Playing, text: str) -> None:
    """The last dark room of a building spawns by itself, unless this text names it."""
    while play.state.result == RUNNING and play.question() == "room":
        options = play.options()
        if len(options) != 1 or (text and play.meanings(without_seat(text), options)):
            return
        play.take(options[0])
        play.forced.append(options[0])


def implied(play: Playing, text: str) -> int | None:
    """Who has nothing left to do ends the turn, who acts has been chosen to, and what is done comes first."""
    state: Game = play.state
    if state.stack and state.stack[-1].proc == ASK_ORDER:
        return reaction_of(play, text)
    actor, word, _ = play.split(text)
    if only_end_is_left(play):
        me = state.stack[-1].a
        if actor != me and word not in ("discard", "concede") and not play.names_forced(text):
            return pack(END, me)
    if play.question() == "who" and word not in ("activate", "discard"):
        begins = pack(ACTIVATE, NOBODY if actor is None else actor)
        if begins in state.options:
            return begins
    return None


def reaction_of(play: Playing, text: str) -> int | None:
    """The reaction in which a text can be done, if the order is asked and one only fits."""
    found: list[int] = []
    for option in play.state.options:
        if verb_of(option) == REACT:
            after = play.state.clone()
            apply(after, option)
            if play.meanings(without_seat(text), after.options):
                found.append(option)
    return found[0] if len(found) == 1 else None


def only_end_is_left(play: Playing) -> bool:
    """Whether the active survivor can only end the turn."""
    stack = play.state.stack
    if not stack or stack[-1].proc != ASK_TURN:
        return False
    options = play.options()
    return len(options) == 1 and verb_of(options[0]) == END


def finish(play: Playing) -> None:
    """A turn inside something else ends if it has nothing else to do."""
    while play.state.result == RUNNING and not play.is_idle() and only_end_is_left(play):
        end_turn(play)


def reasons(state: Any, action: int) -> list[Reason]:
    """Why an action is not possible now; in one's own turn, all that the action itself has against it."""
    row = state.rules.verbs.get(verb_of(action))
    frame = state.stack[-1] if state.stack else None
    if frame is None or row is None or frame.proc not in (ASK_TURN, ASK_BONUS) or frame.a != actor_of(action):
        return why_not(state, action)
    found: list[Reason] = row.refuse(state, action) or [Reason("refused-no-such-choice", row.rule)]
    for reason in found:
        if reason.key == "refused-no-action":  # what a thing costs is said by its own rule
            reason.also += (row.rule,)
    own: list[Reason] = state.rules.own_reasons(found)
    return own
