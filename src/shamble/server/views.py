"""What goes to a page, made from the engine's answers: positions, questions, events, odds, sight.

Everything is converted into the declared messages, so that nothing undeclared can slip through.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from shamble.family.board.model import UNREACHABLE
from shamble.family.fighting.preview import preview
from shamble.family.position.state import Game
from shamble.family.telling.explain import decision, describe
from shamble.kernel import decision as kernel_decision
from shamble.kernel.errors import NotationError
from shamble.kernel.event import EVERYBODY, Event
from shamble.kernel.event import Reason as EngineReason
from shamble.kernel.game import outcome, seats_for, why_not
from shamble.kernel.notation import parse_action
from shamble.kernel.record import Entry
from shamble.server import messages
from shamble.server.messages import Reason

NOBODY: Final = -1
"""The seat of those who only watch."""

SILENT: Final = ("cite",)
"""Events that only tests and bug reports read."""


def reasons_of(reasons: list[EngineReason]) -> list[Reason]:
    """The engine's reasons as messages."""
    return [Reason(reason.key, reason.args, reason.rule) for reason in reasons]


def result_of(state: Game) -> messages.ResultName:
    """How the game stands for the table as a whole."""
    found: messages.ResultName = msgspec.convert(outcome(state).verdict, messages.ResultName)
    return found


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def waiting_mask(state: Game) -> int:
    """The seats that may answer the pending question."""
    mask = 0
    for option in state.options:
        mask |= seats_for(state, option)
    return mask


def position_view(state: Game, seat: int) -> messages.View:
    """The position as a seat may know it; NOBODY sees what is public."""
    return msgspec.convert(state.rules.view(state, seat), messages.View)


def decision_info(state: Game, mask: int) -> messages.DecisionInfo | None:
    """The pending question, for somebody who holds these seats."""
    seats = seats_in(mask)
    acting = [seat for seat in seats if waiting_mask(state) >> seat & 1]
    found = decision(state, (acting or seats or [0])[0])  # a seat only matters for asides, told below
    if found is None:
        return None
    asides: dict[str, messages.OptionInfo] = {}
    for seat in seats:
        for action in state.rules.asides(state, seat):
            option = option_info(describe(state, action, 1 << seat))
            if option.text in asides:
                asides[option.text].seats |= 1 << seat
            else:
                asides[option.text] = option
    return messages.DecisionInfo(
        found.question,
        msgspec.convert(found.kind, Any),
        found.rule,
        found.args,
        found.seats,
        bool(found.seats & mask),
        [option_info(option) for option in found.options],
        [messages.RefusedInfo(row.verb, reasons_of(row.reasons)) for row in found.refused],
        list(asides.values()),
    )


def option_info(option: kernel_decision.Option) -> messages.OptionInfo:
    """One answer as a message."""
    return messages.OptionInfo(option.text, option.verb, option.seats, option.args, option.cost, option.zones)


def preview_info(state: Game, text: str) -> messages.AttackPreview | messages.BlastPreview | None:
    """The odds of an attack that is possible now."""
    action = parse_action(state, text)
    if action not in state.options:
        return None
    odds = preview(state, action)
    if odds is None:
        return None
    if odds["blast"]:
        return msgspec.convert({"kind": "blast", **odds}, messages.BlastPreview)
    return msgspec.convert({"kind": "dice", **odds}, messages.AttackPreview)


def refusal_reasons(state: Game, mask: int, text: str) -> list[Reason]:
    """Why somebody with these seats cannot do something now; none if they can."""
    try:
        action = parse_action(state, text)
    except NotationError as problem:
        return [Reason(problem.key, problem.details)]
    if any(action in state.rules.asides(state, seat) for seat in seats_in(mask)):
        return []
    reasons = reasons_of(why_not(state, action))
    if not reasons and not seats_for(state, action) & mask:
        return [Reason("refused-not-your-turn")]
    return reasons


def sight_info(state: Game, zone: int) -> tuple[list[messages.SightInfo], list[int]]:
    """What a zone sees and how many steps it is to every zone, with the doors as they are."""
    topology = state.topology
    seen = [messages.SightInfo(other, topology.ranges[zone][other]) for other in topology.seen_zones[zone]]
    steps = [topology.distance(other, zone) for other in range(len(state.rules.board.zones))]
    return seen, [-1 if step == UNREACHABLE else step for step in steps]


class LogRow:
    """One entry of the log, with the audience of each event."""

    __slots__ = ("after", "audiences", "entry", "turn_began")

    def __init__(
        self, entry: messages.EntryInfo, audiences: list[int], after: tuple[int, str, int], turn_began: bool
    ) -> None:
        self.entry = entry
        self.audiences = audiences
        self.after = after
        """Round, phase and survivor in turn, for what follows."""
        self.turn_began = turn_began

    def shown_to(self, mask: int) -> messages.EntryInfo:
        """The entry as somebody with these seats may hear of it."""
        if all(audience == EVERYBODY for audience in self.audiences):
            return self.entry
        kept = [
            event
            for event, audience in zip(self.entry.events, self.audiences, strict=True)
            if audience == EVERYBODY or audience & mask
        ]
        return msgspec.structs.replace(self.entry, events=kept)


def log_row(number: int, entry: Entry | None, events: list[Event], before: LogRow | None) -> LogRow:
    """An entry of the record with its events, each placed in its round, phase and turn."""
    round_number, phase, turn = before.after if before is not None else (0, "setup", NOBODY)
    told: list[messages.EventInfo] = []
    audiences: list[int] = []
    began = False
    for event in events:
        if event.key in SILENT:
            continue
        if event.key == "round":
            round_number = _number(event.args.get("round"), round_number)
        elif event.key == "phase":
            phase, turn = str(event.args.get("phase")), NOBODY
        elif event.key == "turn":
            turn, began = _number(event.args.get("survivor"), NOBODY), True
        told.append(messages.EventInfo(round_number, phase, turn, event.key, event.args, event.rule))
        audiences.append(event.audience)
        if event.key == "turn-ended":
            turn = NOBODY
    info = messages.EntryInfo(
        number,
        entry.seat if entry is not None else NOBODY,
        entry.text if entry is not None else "",
        entry is not None and entry.aside,
        entry is None or entry.revealed,
        entry is not None and entry.joined,
        told,
    )
    return LogRow(info, audiences, (round_number, phase, turn), began)


def _number(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) else otherwise
