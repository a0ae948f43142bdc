"""Shamble in a few names, for bots, notebooks and scripts: `from shamble import new_game, apply, outcome`.

Positions are the engine's own; nothing is wrapped. What is checked here, and trusted inside, is what a caller
gives: an answer that is not among those asked for is an `IllegalAction` with the reasons in words.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shamble import bots
from shamble.bots import BotError, Budget, Policy
from shamble.content.records import new_seed
from shamble.kernel import game as engine
from shamble.kernel.batch import USUAL, play_on
from shamble.kernel.decision import Option
from shamble.kernel.errors import ShambleError
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.outcome import Outcome
from shamble.kernel.state import RUNNING, State
from shamble.port import shelf
from shamble.port.made import Origin, made_rules
from shamble.port.missions import mission_of
from shamble.port.play import Progress
from shamble.port.port import Port
from shamble.port.speaker import Speaker


class IllegalAction(ShambleError):
    """An answer to a question that nobody asked, with the reasons in words."""

    def __str__(self) -> str:
        return f"{self.details['action']}: {self.details['reasons']}"


def games() -> tuple[str, ...]:
    """The names of all games; the first one is meant where none is named."""
    return shelf.games()


def missions(game: str = "") -> tuple[str, ...]:
    """The ids of a game's missions."""
    return tuple(shelf.need(game or games()[0]).missions())


def new_game(
    mission: str = "",
    *,
    game: str = "",
    seed: int | None = None,
    content: tuple[Path, ...] = (),
    **options: object,
) -> State:
    """A new game at its first question: `new_game("M1", seed=7, seats=2)`.

    Without a mission the first one is played, without a seed any game. The options are those of `play` and
    `sim`. Setting up is part of the game: its questions come first.
    """
    port = shelf.need(game or games()[0])
    number = new_seed() if seed is None else seed
    wanted = mission_of(port, mission or port.missions(content)[0], number, content)
    chosen = port.schema(content).read(options, wanted)
    rules, _ = made_rules(port.name, wanted, chosen, content)
    return engine.start(port.new_state(rules, number))


def port_of(state: State) -> Port:
    """The port of the game that is played: views, previews and drawings are asked of it."""
    origin = state.ruleset.origin
    return shelf.need(origin.game if isinstance(origin, Origin) else state.ruleset.name)


def actions(state: State) -> list[int]:
    """The answers to the pending question, sorted; none when the game is over."""
    return list(state.options)


def question(state: State) -> str:
    """What is asked: `ask-turn`, `ask-hit`, …; nothing when the game is over."""
    pending = engine.pending(state)
    return pending.name if pending is not None else ""


def seat_asked(state: State) -> int:
    """The seat that is asked, the first of several; -1 when the game is over."""
    mask = engine.seats_asked(state)
    return (mask & -mask).bit_length() - 1


def told(state: State, action: int) -> Option:
    """What an answer means: its verb, who acts, and what it names."""
    return engine.option_of(state, action, engine.seats_for(state, action))


def text_of(state: State, action: int) -> str:
    """An answer in the notation of records and cases: `Doug move r1c1:9R.S4`."""
    return format_action(state, action)


def apply(state: State, action: int | str, *, check: bool = True) -> Outcome:
    """Carry out an answer in place, and say how the game stands.

    An answer may be a number or its notation. `check=False` trusts the caller, as the engine does: it is for
    searches that take their answers from `actions`.
    """
    if isinstance(action, str):
        action = parse_action(state, action)
    if check:
        why = reasons(state, action)
        if why:
            text = str(action)
            try:
                text = format_action(state, action)
            except (ShambleError, IndexError, KeyError, ValueError, AttributeError):
                pass  # a number that means nothing here
            raise IllegalAction("illegal-action", {"action": text, "reasons": " ".join(why)})
    engine.apply(state, action)
    return engine.outcome(state)


def reasons(state: State, action: int) -> list[str]:
    """Why an answer is not possible, in words; empty exactly for those that are."""
    if type(action) is int and action in state.options:
        return []
    try:
        speaker = Speaker(port_of(state), state)
        return [speaker.reason(reason) for reason in engine.why_not(state, action)] or ["?"]
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, OverflowError):
        return [f"{question(state)}: {len(state.options)} answers"]


def outcome(state: State) -> Outcome:
    """How the game ended, or that it goes on: verdict, winners, ending, scores."""
    return engine.outcome(state)


def goals(state: State) -> list[Progress]:
    """What is to be done and how far it is, by the mission's own count."""
    return list(port_of(state).play.progress(state))


def determinise(state: State, seed: int, seat: int | None = None) -> State:
    """A copy in which everything that a seat cannot know is drawn afresh, the future included: try things on
    such copies. Without a seat, as the seat that is asked knows it."""
    return engine.determinise(state, seat_asked(state) if seat is None else seat, seed)


def preview(state: State, action: int) -> Any:
    """What an attack may bring: odds, targets in order, friends at risk, noise; None without odds."""
    return port_of(state).preview(state, action)


def make_bot(state: State, name: str, seed: int = 1) -> Policy:
    """A bot for the game of a position: `greedy`, `search@2s`, `my_file.py:MyBot`."""
    return bots.make_bot(port_of(state), name, seed)


def play(state: State, bot: Policy | str, seed: int = 1) -> Outcome:
    """Let a bot play a game to its end, in place; one that goes on for ever is given up."""
    policy = make_bot(state, bot, seed) if isinstance(bot, str) else bots.Blindfold("?", bot, seed)
    play_on(state, policy, USUAL)
    return engine.outcome(state)


__all__ = [
    "BotError",
    "Budget",
    "IllegalAction",
    "Option",
    "Outcome",
    "Policy",
    "Progress",
    "RUNNING",
    "ShambleError",
    "State",
    "actions",
    "apply",
    "determinise",
    "games",
    "goals",
    "make_bot",
    "missions",
    "new_game",
    "outcome",
    "play",
    "port_of",
    "preview",
    "question",
    "reasons",
    "seat_asked",
    "text_of",
    "told",
]
