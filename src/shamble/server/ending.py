"""Giving a game up: at a table of several people it is over for all only when all of them say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.kernel.errors import NotationError
from shamble.kernel.game import apply_aside
from shamble.kernel.notation import parse_action
from shamble.kernel.state import RUNNING
from shamble.server.messages import Notice, Reason

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room


class Ending:
    """Who at a table would give the game up."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._said: set[str] = set()

    def refuse(self, guest: Guest, texts: list[str]) -> Reason | None:
        """Why somebody's words do not end the game yet; None if they may be said.

        Where the end makes winners of all others it is one's own affair.
        """
        seating, key = self._room.seating, guest.grant.key
        others = seating.other_holders(key)
        seats = sum(1 << seat for held in others.values() for seat in held)
        if not others or not any(self._ends_for(text, key, seats) for text in texts):
            self._said.discard(key)
            return None
        is_new = key not in self._said
        self._said.add(key)
        said = sum(1 for other in others if other in self._said) + 1
        if said == len(others) + 1:
            self._said.clear()
            return None
        if is_new:
            seat = seating.held_by(key)[0]
            self._room.tell(Notice("server-end-asked", {"seat": seat, "number": seat + 1}))
        return Reason("server-end-ask", {"said": said, "needed": len(others) + 1})

    def _ends_for(self, text: str, key: str, others: int) -> bool:
        """Whether an aside would end the game without making winners of these seats."""
        state = self._room.state
        if state.result != RUNNING:
            return False
        try:
            action = parse_action(state, text)
        except NotationError:
            return False
        own = self._room.seating.held_by(key)
        if action in state.options or not any(action in state.ruleset.asides(state, seat) for seat in own):
            return False
        after = state.clone()
        apply_aside(after, action)
        return after.result != RUNNING and after.winners & others != others
