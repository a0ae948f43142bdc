"""Somebody at a page: joins, plays, takes back, renames, leaves, talks nonsense and repeats themselves."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final

from shamble.lab.rehearsal.wire import Gone, Wire

if TYPE_CHECKING:
    from shamble.lab.rehearsal.world import Place, World

WAIT: Final = 5.0
LOGGED: Final = ("submit", "batch", "undo", "redo", "reset_turn")
"""Messages that end in the table's log if they are accepted."""

GARBAGE: Final = (
    "",
    "null",
    "[]",
    '{"type": "submit"}',
    '{"type": "submit", "id": "x", "revision": -1, "text": ""}',
    '{"type": "ping", "id": "\\ud800"}',
    "[" * 2000,
    '{"type": "look", "id": "x", "question": {"place": 99999999}}',
    '{"type": "batch", "id": "x", "revision": 1, "texts": []}',
)

DEEDS: Final = {
    "answer": 46,
    "batch": 4,
    "undo": 6,
    "redo": 3,
    "reset_turn": 2,
    "undo_request": 3,
    "undo_vote": 4,
    "take_seat": 6,
    "leave_seat": 1,
    "give_seat_to_bot": 2,
    "take_back": 2,
    "rename": 5,
    "look_about": 4,
    "garbage": 2,
    "repeat": 4,
    "stale": 2,
    "stop_reading": 2,
    "leave": 4,
    "flood": 1,
    "file": 2,
    "branch": 1,
    "find": 1,
    "talk": 3,
}


class Person:
    """One page at one table, and what it has been told."""

    def __init__(self, world: World, number: int, place: Place, token: str, chance: Random) -> None:
        self.world = world
        self.name = f"p{number}"
        self.address = f"10.0.0.{number % 7}"
        self.place = place
        self.token = token
        self.chance = chance
        self.wire: Wire | None = None
        self.hello: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.waiting: dict[str, dict[str, Any]] = {}
        """Messages that were not answered yet, by their ids."""
        self.done: list[dict[str, Any]] = []
        self.replies: dict[str, dict[str, Any]] = {}
        self.has_moved = False
        """Whether the person changed seats since the log was told."""
        self._count = 0
        self._reading: asyncio.Task[None] | None = None

    # --- being there

    def connect(self) -> bool:
        """Open the table's socket, if the machine is up; messages without an answer are sent again."""
        if self.wire is not None and self.wire.is_open:
            return True
        app = self.world.app
        if app is None:
            return False
        self.wire = Wire(app, self.place.name, self.token, self.address)
        self.state, self.log, self.hello = {}, {}, {}
        self.has_moved = False
        self._reading = asyncio.ensure_future(self._read(self.wire))
        self.world.own.add(self._reading)
        for message in list(self.waiting.values()):
            self._send(message)
        return True

    def leave(self) -> None:
        """Close the page."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None

    async def _read(self, wire: Wire) -> None:
        with suppress(Gone):
            while True:
                text = await wire.receive(1000.0)
                if text:
                    self.world.hear(self, text)
                    self._take(json.loads(text))
        if self.wire is wire:
            self.wire = None

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self.hello = message
                self._send({"type": "events_since", "id": self._id(), "entry": 0})
            case "state":
                if self.state and self.state["yours"] != message["yours"]:
                    self.has_moved = True
                self.state = message
            case "events":
                self._follow(message)
            case "seated":
                self.token = message["token"]
                self.world.seated(self, message)
            case _:
                pass
        name = message.get("id")
        if name:
            self.replies[name] = message
            asked = self.waiting.pop(name, None)
            if asked is not None:
                self.done = [*self.done[-3:], asked]
                self.world.answered(self, asked, message)

    def _follow(self, message: dict[str, Any]) -> None:
        start, entries = message["start"], message["entries"]
        self.log = {number: row for number, row in self.log.items() if number < start}
        self.log.update({row["entry"]: row for row in entries})
        if message.get("more") and entries:
            self._send({"type": "events_since", "id": self._id(), "entry": entries[-1]["entry"] + 1})

    # --- sending

    def _id(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count}"

    def _send(self, message: dict[str, Any]) -> None:
        if self.wire is not None:
            with suppress(Gone):
                self.wire.send(json.dumps(message))

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message that wants an answer; its id."""
        message = {"type": kind, "id": self._id(), **fields}
        self.waiting[message["id"]] = message
        self.world.sent(self, message)
        self._send(message)
        return str(message["id"])

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; nothing if none comes."""
        name = self.say(kind, **fields)
        for _ in range(100):
            if name in self.replies:
                return self.replies[name]
            await asyncio.sleep(0.1)
        return {}

    # --- living

    async def live(self, deeds: int) -> None:
        """So many deeds, with pauses."""
        names, weights = list(DEEDS), list(DEEDS.values())
        for _ in range(deeds):
            await asyncio.sleep(self.chance.expovariate(4.0))
            if not self.connect():
                continue
            for _ in range(20):
                if self.state:
                    break
                await asyncio.sleep(0.05)
            if self.state and not self.state["yours"] and self.chance.random() < 0.5:
                await self._take_seat()
            elif self.state:
                await getattr(self, f"_{self.chance.choices(names, weights)[0]}")()

    @property
    def revision(self) -> int:
        """The revision that the page shows."""
        return int(self.state["revision"])

    def _texts(self) -> list[str]:
        decision = self.state["decision"]
        mask = sum(1 << seat for seat in self.state["yours"])
        return [row["text"] for row in decision["options"] if row["seats"] & mask] if decision else []

    async def _answer(self) -> None:
        texts = self._texts() or ["concede"][: self.chance.random() < 0.02]
        if texts:
            self.say("submit", revision=self.revision, text=self.chance.choice(texts))
            if self.chance.random() < 0.1:  # a double click
                self.say("submit", revision=self.revision, text=self.chance.choice(texts))

    async def _batch(self) -> None:
        texts = self._texts()
        if texts:
            self.say("batch", revision=self.revision, texts=self.chance.choices(texts, k=2))

    async def _undo(self) -> None:
        self.say("undo", revision=self.revision)

    async def _redo(self) -> None:
        self.say("redo", revision=self.revision)

    async def _reset_turn(self) -> None:
        self.say("reset_turn", revision=self.revision)

    async def _undo_request(self) -> None:
        self.say(
            "undo_request", revision=self.revision, what=self.chance.choice(["undo", "redo", "reset_turn"])
        )

    async def _undo_vote(self) -> None:
        request = self.state["undo_request"]
        if request:
            self.say("undo_vote", number=request["number"], agree=self.chance.random() < 0.7)

    def _seat(self) -> int:
        own = self.state["yours"]
        every = range(len(self.state["seats"]))
        return int(self.chance.choice(own if own and self.chance.random() < 0.7 else every))

    async def _take_seat(self) -> None:
        free = [row["seat"] for row in self.state["seats"] if not row["held"]]
        self.say("take_seat", seat=self.chance.choice(free) if free else self._seat(), name=self._new_name())

    def _new_name(self) -> str:
        return f"{self.name}:{self._count}"

    async def _leave_seat(self) -> None:
        self.say("leave_seat", seat=self._seat())

    async def _give_seat_to_bot(self) -> None:
        self.say("give_seat_to_bot", seat=self._seat())

    async def _take_back(self) -> None:
        self.say("take_back", seat=self._seat())

    async def _rename(self) -> None:
        self.say("rename", seat=self._seat(), name=self._new_name())

    async def _look_about(self) -> None:
        texts = self._texts() or ["nonsense"]
        kind = self.chance.choice(["preview", "why_not", "position_at", "events_since", "ping"])
        match kind:
            case "preview" | "why_not":
                self.say(kind, text=self.chance.choice(texts))
            case "position_at":
                self.say(kind, entry=self.chance.randrange(self.state["entry"] + 2))
            case "events_since":
                self._send({"type": kind, "id": self._id(), "entry": 0})
            case _:
                self.say(kind)

    async def _garbage(self) -> None:
        if self.wire is not None:
            with suppress(Gone):
                self.wire.send(self.chance.choice(GARBAGE))

    async def _repeat(self) -> None:
        for message in self.done:
            if message["type"] in LOGGED:
                self.waiting[message["id"]] = message
                self._send(message)

    async def _stale(self) -> None:
        texts = self._texts()
        if texts:
            self.say("submit", revision=max(0, self.revision - 1), text=texts[0])

    async def _stop_reading(self) -> None:
        if self.wire is not None:
            self.wire.reads.clear()
            await asyncio.sleep(self.chance.random() * 3)
            if self.wire is not None:
                self.wire.reads.set()

    async def _leave(self) -> None:
        self.leave()
        await asyncio.sleep(self.chance.random())

    async def _flood(self) -> None:
        for _ in range(60):
            self.say("ping")

    async def _file(self) -> None:
        query = f"token={self.token}"
        status, data = await self.world.http(
            self, "GET", f"/api/tables/{self.place.name}/export", query=query
        )
        if status == 200 and self.chance.random() < 0.5:
            status, made = await self.world.http(
                self, "POST", "/api/tables/import", json.dumps(data).encode()
            )
            if status == 201:
                self.world.opened(made)

    async def _branch(self) -> None:
        body = {"token": self.token, "entry": self.chance.randrange(self.state["entry"] + 1)}
        path = f"/api/tables/{self.place.name}/branch"
        status, made = await self.world.http(self, "POST", path, json.dumps(body).encode())
        if status == 201:
            self.world.opened(made)

    async def _talk(self) -> None:
        match self.chance.randrange(3):
            case 0:
                self.say("say", text=self._new_name())
            case 1:
                self.say("point", place=self.chance.randrange(40))
            case _:
                self.say("nudge", seat=self._seat())

    async def _find(self) -> None:
        body = json.dumps({"tokens": [place.made["watch"] for place in self.world.places.values()]}).encode()
        await self.world.http(self, "POST", "/api/tables/find", body)
