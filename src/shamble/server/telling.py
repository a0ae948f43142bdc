"""What people at a table are told: the table when they come, and every change, each as they may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.bots import ready_bots
from shamble.kernel.event import EVERYBODY
from shamble.kernel.game import outcome, seats_asked
from shamble.kernel.record import seal_of
from shamble.kernel.secrets import ALL_OPEN, has_secrets
from shamble.kernel.state import RUNNING, State
from shamble.server import library, messages, views
from shamble.server.chronicle import scenes_of
from shamble.server.guests import encode
from shamble.version import VERSION

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room


class Telling:
    """Tells a table's people what they may know of it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._board_mark = room.port.board_mark(room.state)

    def hello(self, guest: Guest) -> messages.Hello:
        """The first message to a guest."""
        head, port = self._room.head, self._room.port
        return messages.Hello(
            messages.PROTOCOL,
            self._room.id,
            head.game,
            port.page,
            port.mood,
            library.mission_info(head.game, head.mission),
            head.options,
            list(ready_bots(port)),
            guest.grant.role,
            self._room.seating.held_by(guest.grant.key),
            head.undo_mode,
            list(self._room.services.settings.addresses),
            self._room.is_private,
            seal_of(head.key) if head.key else "",
            has_secrets(self._room.state),
            port.board(self._room.state),
            library.content_of(head.game),
            port.wording,
            VERSION,
            post.public if (post := self._room.services.post) is not None else "",
        )

    def tell_state(self) -> None:
        """Send the position to everybody, each as they may see it."""
        self._tell_board()
        made: dict[tuple[str, str], bytes] = {}
        for guest in list(self._room.guests):
            key = (guest.grant.role, guest.grant.key)
            if key not in made:
                made[key] = encode(self.state_for(guest))
            guest.send_bytes(made[key])

    def _tell_board(self) -> None:
        """Send the map to everybody if it is another one than before."""
        mark = self._room.port.board_mark(self._room.state)
        if mark != self._board_mark:
            self._board_mark = mark
            self._room.tell(messages.NewBoard(self._room.port.board(self._room.state)))

    def ears_of(self, guest: Guest) -> int:
        """The seats for which a guest hears the log; when the game is over nothing is secret any more."""
        over = self._room.state.result != RUNNING
        return EVERYBODY if over else self._room.seating.held_mask(guest.grant.key)

    def tell_events(self, start: int) -> None:
        """Send the log from an entry on to everybody, each as they may hear it."""
        secret = self._room.chronicle.first_secret(start) if self._room.state.result != RUNNING else start
        if secret < start:  # the game is over: what was kept back is told
            self._room.tell(
                messages.Events(secret, self._room.chronicle.told(EVERYBODY, secret, start), live=False)
            )
        made: dict[tuple[int, int], bytes] = {}
        for guest in list(self._room.guests):
            seats, eyes = self.ears_of(guest), self.eyes_of(guest, self._room.state)
            if (seats, eyes) not in made:
                scenes = scenes_of(self._room.port, self._room.table.scenes, eyes)
                told = self._room.chronicle.told(seats, start, None, scenes)
                made[seats, eyes] = encode(messages.Events(start, told, live=True))
            guest.send_bytes(made[seats, eyes])
        self._room.table.scenes.clear()

    def state_for(self, guest: Guest) -> messages.State:
        """The position as a guest may see it, with what they can do."""
        state, port = self._room.state, self._room.port
        held = self._room.seating.held_mask(guest.grant.key)
        acting = self._room.seating.acting_mask(guest.grant.key)
        asked = seats_asked(state)
        eyes = self.eyes_of(guest, state)
        found = outcome(state)
        return messages.State(
            self._room.revision,
            len(self._room.table.record.entries),
            port.view(state, eyes),
            eyes,
            views.panels_of(port, state, eyes),
            port.progress(state),
            views.decision_info(port, state, acting, eyes),
            views.seats_in(asked),
            self._room.seating.infos(state),
            sum(1 for other in self._room.guests if not self._room.seating.held_mask(other.grant.key)),
            views.seats_in(held),
            self._room.rewinds.permission("undo", guest),
            self._room.rewinds.permission("redo", guest),
            self._room.rewinds.permission("reset_turn", guest),
            self._room.rewinds.info(),
            self._room.seating.handovers(),
            views.result_of(state),
            state.ending,
            views.seats_in(found.winners),
            list(found.scores),
            [dict(parts) for parts in found.parts],
            self._room.head.key if state.result != RUNNING else "",
        )

    def eyes_of(self, guest: Guest, state: State) -> int:
        """Through which seat a guest sees a position; looking back on a game that is over, through all."""
        if self._room.state.result != RUNNING and has_secrets(state):
            return ALL_OPEN
        return views.eyes_of(self._room.seating.held_mask(guest.grant.key), seats_asked(state))
