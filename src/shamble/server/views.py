"""What goes to a page, made from the answers of the port and the kernel: positions, questions, reasons.

Views, panels and previews are the game's; everything else is converted into the declared messages, so that
nothing undeclared can slip through.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.kernel import decision as kernel_decision
from shamble.kernel.errors import NotationError
from shamble.kernel.event import EVERYBODY
from shamble.kernel.event import Reason as EngineReason
from shamble.kernel.game import knows, outcome, pending, seats_asked, seats_for, why_not
from shamble.kernel.notation import parse_action
from shamble.kernel.secrets import has_secrets
from shamble.kernel.state import State
from shamble.port.messages import WATCHER, Panel
from shamble.port.port import Port
from shamble.server import messages
from shamble.server.messages import Reason


def reasons_of(reasons: list[EngineReason]) -> list[Reason]:
    """The engine's reasons as messages."""
    return [Reason(reason.key, reason.args, reason.rule) for reason in reasons]


def result_of(state: State) -> messages.ResultName:
    """How the game stands for the table as a whole."""
    found: messages.ResultName = msgspec.convert(outcome(state).verdict, messages.ResultName)
    return found


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def eyes_of(held: int, asked: int) -> int:
    """Through which seat somebody sees the table: their own that must act, else their first."""
    own = seats_in(held & asked) or seats_in(held) or [WATCHER]
    return own[0]


def panels_of(port: Port, state: State, seat: int) -> list[Panel]:
    """The position in words, for games that no page draws."""
    return [] if port.page else list(port.panels(state, seat))


def decision_info(port: Port, state: State, mask: int, eyes: int) -> messages.DecisionInfo | None:
    """The pending question for somebody who plays these seats and sees the table through one.

    Answers that not everybody may see go to the eyes that may, and what else the question says with them.
    """
    found = port.decision(state, eyes)
    if found is None:
        return None
    options = [option_info(option) for option in found.options if is_known(state, option.action, eyes)]
    is_open = bool(options) or not found.options
    asides: dict[str, messages.OptionInfo] = {}
    for seat in seats_in(mask):
        if seat != eyes and has_secrets(state):
            continue  # on one screen, only whoever sits before it
        for aside in port.asides(state, seat):
            option = option_info(aside)
            if option.text in asides:
                asides[option.text].seats |= 1 << seat
            else:
                asides[option.text] = option
    return messages.DecisionInfo(
        found.question,
        msgspec.convert(found.kind, Any),
        found.rule,
        found.args if is_open else {},
        found.seats,
        bool(found.seats & mask),
        options,
        [messages.RefusedInfo(row.verb, reasons_of(row.reasons)) for row in found.refused if is_open],
        list(asides.values()),
    )


def is_known(state: State, action: int, eyes: int) -> bool:
    """Whether a seat may see an answer."""
    known = knows(state, action)
    return known == EVERYBODY or (eyes >= 0 and bool(known >> eyes & 1))


def option_info(option: kernel_decision.Option) -> messages.OptionInfo:
    """One answer as a message."""
    return messages.OptionInfo(
        option.text, option.verb, option.seats, option.args, option.cost, option.places
    )


def preview_of(port: Port, state: State, text: str, eyes: int) -> object:
    """What an answer may bring that is possible now and that a seat may see."""
    try:
        action = parse_action(state, text)
    except NotationError:
        return None
    is_open = action in state.options and is_known(state, action, eyes)
    return port.preview(state, action) if is_open else None


def refusal_reasons(state: State, mask: int, text: str) -> list[Reason]:
    """Why somebody with these seats cannot do something now; none if they can.

    Where answers are secret, whoever is not asked learns no more than that.
    """
    try:
        action = parse_action(state, text)
    except NotationError as problem:
        return [Reason(problem.key, problem.details)]
    if any(action in state.ruleset.asides(state, seat) for seat in seats_in(mask)):
        return []
    question = pending(state)
    is_secret = question is not None and question.knows is not None
    if is_secret and not seats_asked(state) & mask:
        return [Reason("refused-not-your-turn")]
    reasons = reasons_of(why_not(state, action))
    if not reasons and not seats_for(state, action) & mask:
        return [Reason("refused-not-your-turn")]
    return reasons
