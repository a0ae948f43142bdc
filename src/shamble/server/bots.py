"""Bots in seats: they answer what their seats own, after a moment, while somebody is at the table.

A question that several seats may answer is left to people if one of them may. A bot is shown a copy in
which everything that its seat cannot know was drawn afresh.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from shamble.bots import Policy, ready_bots
from shamble.kernel.game import determinise, seats_asked, seats_for
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Accepted
from shamble.server import logs
from shamble.server.messages import Reason
from shamble.server.rebuild import do_op
from shamble.server.stored import Op
from shamble.server.views import reasons_of, seats_in

if TYPE_CHECKING:
    from shamble.server.room import Room


class BotPlayer:
    """Plays the bots' seats of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._policies: dict[tuple[int, str], Policy] = {}

    @property
    def is_playing(self) -> bool:
        """Whether a bot is about to answer."""
        return self._task is not None

    def due(self) -> int:
        """The bots' seats that should answer now, as bits."""
        room = self._room
        if not room.guests or room.is_broken or room.is_resting or room.rewinds.request is not None:
            return 0
        if room.state.result != RUNNING:
            return 0
        asked = seats_asked(room.state)
        return 0 if asked & room.seating.person_mask() else asked & room.seating.bot_mask()

    def nudge(self) -> None:
        """Look whether a bot should act, and let it."""
        if self._task is None and self.due():
            self._task = asyncio.ensure_future(self._play())

    async def _play(self) -> None:
        try:
            while self.due():
                await asyncio.sleep(self._room.services.settings.bot_pause)
                answer = await self._room.change(None, "", None, self._act)
                if not answer.accepted and self.due():
                    logs.warn("bot-refused", table=self._room.id, reasons=str(answer.reasons))
                    return
        except Exception as error:
            logs.fault("bot-failed", error, table=self._room.id)
        finally:
            self._task = None

    def _act(self) -> Op | list[Reason]:
        """One answer of a bot."""
        room = self._room
        due = self.due()
        if not due:
            return []
        state = room.state
        seat = seats_in(seats_asked(state) & due)[0]
        own = [option for option in state.options if seats_for(state, option) >> seat & 1]
        action = self._choose(seat, own)
        before = len(room.table.record.entries)
        outcome = room.table.submit_action(seat, action)
        if not isinstance(outcome, Accepted):
            return reasons_of(outcome.reasons)
        return do_op(room.table.record.entries[before:], None)

    def _choose(self, seat: int, allowed: list[int]) -> int:
        """What a bot would do; the first thing allowed if the bot fails."""
        room = self._room
        bots = ready_bots(room.port)
        name = room.seating.seats[seat].bot
        if name not in bots:
            name = next(iter(bots))
        if (seat, name) not in self._policies:
            self._policies[seat, name] = bots[name](room.head.generator % 1_000_003 + seat)
        copy = determinise(room.state, seat, room.revision)
        copy.options = allowed
        try:
            action = self._policies[seat, name](copy)
        except Exception as error:
            logs.fault("bot-failed", error, table=room.id, bot=name)
            return allowed[0]
        return action if action in allowed else allowed[0]
