"""One schedule: a server, its people and its disk, from a seed; and what must hold whatever happens."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from shamble.kernel.errors import ShambleError
from shamble.kernel.game import determinise
from shamble.kernel.state import RUNNING
from shamble.lab.rehearsal.disk import FaultyStore, SlowStorage, Weather
from shamble.lab.rehearsal.moments import Loop, Lots, same_lots
from shamble.lab.rehearsal.people import LOGGED, Person
from shamble.lab.rehearsal.wire import ask
from shamble.port.shelf import need
from shamble.server import clock
from shamble.server.app import build_app
from shamble.server.gate import Gate
from shamble.server.logs import LOGGER
from shamble.server.rebuild import rebuild
from shamble.server.registry import Registry
from shamble.server.room import Services
from shamble.server.settings import Settings
from shamble.server.storage import Store
from shamble.server.tokens import Tokens, read_secret

KEY: Final = re.compile(r'"key":"[0-9a-f]{64}"')
"""A key of chance, as it is told at the end."""

DEEDS: Final = 24


class Wrong(Exception):
    """Something that must never happen."""


class Place:
    """A table as the people know it: its links, and what they have been promised about it."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.made = made
        self.name: str = made["table"]
        self.promised: dict[str, int] = {}
        """The changes that were acknowledged, by the ids of their messages: the revision told."""
        self.names: dict[int, dict[str, float | None]] = {}
        """For each seat the names that it may have by now, with when they were acknowledged."""
        self.freed: set[int] = set()
        """Seats that somebody may have given up or freed."""
        self.holders: dict[int, str] = {}
        """For each seat the key that was given to whoever took it last."""


class _Faults(logging.Handler):
    """Collects what the server logs as faults."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if record.levelno >= logging.ERROR:
            self.seen.append(f"{record.getMessage()}: {error!r} {getattr(record, 'data', '')}")


@cache
def _application() -> tuple[Gate, dict[str, Registry]]:
    """The application, made once: making it takes longer than a schedule."""
    held: dict[str, Registry] = {}
    return build_app(_settings(Path()), lambda: held["registry"], lambda: None, lambda: None), held


def _settings(folder: Path, lots: Lots | None = None) -> Settings:
    return Settings(
        folder,
        bot_pause=0.2,
        live_tables=2,
        rest_seconds=0.2,
        requests_per_second=1e6,
        request_burst=1_000_000,
        message_burst=60,
        draw_key=lots.token_bytes if lots is not None else bytes,
    )


def _told_in(row: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of an entry without the scenes that only those see who are there when they happen."""
    return [{**event, "scene": None} for event in row["events"]]


def _seats_in(state: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [(row["name"], row["bot"], row["held"]) for row in state["seats"]]


class World:
    """Everything in one schedule."""

    def __init__(self, seed: int, game: str, folder: Path, lots: Lots) -> None:
        self.seed = seed
        self.game = game
        self.chance = Random(f"schedule {seed}")
        self.weather = Weather(self.chance)
        self.lots = lots
        self.app: Gate | None = None
        self.registry: Registry
        self.places: dict[str, Place] = {}
        self.people: list[Person] = []
        self.own: set[asyncio.Task[Any]] = set()
        """The tasks of the people; all others belong to the machine."""
        self.faults = _Faults()
        self._sent: dict[str, float] = {}
        """When messages that change a seat's name were sent, by their ids."""
        self.crashes = 0
        self.jump = 0.0
        self._folder = folder
        self._storage: SlowStorage
        self._told = blake2b(digest_size=8)

    # --- the machine

    def boot(self) -> None:
        """Start the server on what is on the disk."""
        folder = self._folder / str(self.crashes)
        folder.mkdir(exist_ok=True)
        settings = _settings(folder, self.lots)
        store = FaultyStore(folder, self.weather, self._folder / str(self.crashes + 1))
        self._storage = SlowStorage(store, self.weather, self._crash)
        services = Services(settings, self._storage, Tokens(read_secret(folder)))  # type: ignore[arg-type]
        self.registry = Registry(services)
        made, held = _application()
        held["registry"] = self.registry
        self.app = Gate(made.app, settings)

    def _crash(self) -> None:
        """The machine stops: nobody hears anything any more, and nothing is written."""
        self.app = None
        self.crashes += 1
        me = asyncio.current_task()
        for task in asyncio.all_tasks():
            if task not in self.own and task is not me:
                task.cancel()
        for person in self.people:
            person.wire = None
        self.own.add(asyncio.ensure_future(self._reboot()))

    async def _reboot(self) -> None:
        await asyncio.sleep(0.5)
        self._storage.close()
        self.boot()

    def shut_down(self) -> None:
        """Stop as one should."""
        for person in self.people:
            person.leave()
        self._storage.close()

    async def http(
        self, person: Person, method: str, path: str, body: bytes = b"", query: str = ""
    ) -> tuple[int, Any]:
        """A request; status 0 if the machine is or goes down."""
        if self.app is None:
            return 0, None
        heard = lambda data: self.hear(person, data.decode())  # noqa: E731
        task = asyncio.ensure_future(ask(self.app, method, path, person.address, body, query, heard))
        await asyncio.wait({task})
        if task.cancelled():
            return 0, None
        status, answer = task.result()
        if status >= 500 and not (status == 503 and self._is_stormy):
            raise Wrong(f"{method} {path}: {status} {answer}")
        return status, answer

    @property
    def _is_stormy(self) -> bool:
        return bool(self.weather.full or self.weather.locked)

    # --- what people hear and are promised

    def hear(self, person: Person, text: str) -> None:
        """Whatever reaches somebody: no key of chance, and nobody else's token."""
        self._told.update(text.encode())
        if KEY.search(text) and '"result":"running"' in text and '"type":"state"' in text:
            raise Wrong(f"{person.name} was told the key of an unfinished game")
        if '"streams"' in text or '"generator"' in text or '"holder"' in text:
            if '"format"' not in text:
                raise Wrong(f"{person.name} was told what the server alone knows: {text[:200]}")

    def opened(self, made: dict[str, Any]) -> Place:
        """Somebody has made a table."""
        place = Place(made)
        self.places[place.name] = place
        return place

    def sent(self, person: Person, message: dict[str, Any]) -> None:
        """Somebody asks for something; it may happen from now on."""
        kind, seat = message["type"], int(message.get("seat") or 0)
        place = person.place
        if kind in ("take_seat", "rename"):
            place.names.setdefault(seat, {"": -1.0})[message["name"]] = None
            self._sent[message["id"]] = self._now()
        elif kind == "leave_seat":
            place.freed.add(seat)

    def answered(self, person: Person, asked: dict[str, Any], answer: dict[str, Any]) -> None:
        """Somebody was told what became of it: that must stay true."""
        place, kind = person.place, asked["type"]
        if kind in LOGGED and answer.get("accepted"):
            told = place.promised.setdefault(asked["id"], answer["revision"])
            if told != answer["revision"]:
                raise Wrong(f"{asked['id']} was change {told}, and then {answer['revision']}")
        is_done = answer.get("accepted") or answer["type"] == "seated"
        if kind in ("take_seat", "rename") and is_done:
            # Answers overtake each other on their way: only what was known before this was asked is gone.
            names, asked_at = place.names[asked["seat"]], self._sent[asked["id"]]
            gone = [name for name, at in names.items() if at is not None and at < asked_at]
            for name in gone:
                del names[name]
            names[asked["name"]] = self._now()

    def seated(self, person: Person, message: dict[str, Any]) -> None:
        """Somebody holds these seats now, by the token that they are given."""
        grant = self.registry.services.tokens.read(message["token"])
        for seat in message["yours"]:
            person.place.holders[seat] = grant.key if grant is not None else ""

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # --- the course of events

    async def play(self) -> None:
        """People come and go for a while; then the weather clears up, and everything must add up."""
        chance = self.chance
        self.boot()
        host = Person(self, 0, Place({"table": ""}), "", Random(f"{self.seed} host"))
        for _ in range(chance.randint(1, 3)):
            await self._found(host)
        places = list(self.places.values())
        if not places:
            return  # the disk was full from the first moment
        lives = []
        for number in range(1, chance.randint(3, 7)):
            place = chance.choice(places)
            link = chance.choice(["token", "invite", "invite", "watch"])
            own = Random(f"{self.seed} person {number}")
            person = Person(self, number, place, place.made[link], own)
            self.people.append(person)
            lives.append(asyncio.ensure_future(person.live(chance.randint(4, DEEDS))))
        lives.append(asyncio.ensure_future(self._clocks()))
        self.own.update(lives)
        await asyncio.gather(*lives)
        self.weather.clear_up()
        await asyncio.sleep(10.0)  # what failed before is heard of now
        if self.faults.seen and not self._was_stormy():
            raise Wrong(f"faults: {self.faults.seen[:3]}")
        self.faults.seen.clear()
        await self._add_up()

    def _was_stormy(self) -> bool:
        return all("Storage" in said or "sqlite" in said or "disk" in said for said in self.faults.seen)

    async def _found(self, host: Person) -> None:
        seats = [{"name": "A"}, {"kind": "open"}, {"kind": self.chance.choice(["open", "bot"])}]
        undo = self.chance.choice(["free", "until-news", "none"])
        body = {"game": self.game, "mission": "random", "seats": seats, "undo": undo}
        for _ in range(5):
            status, made = await self.http(host, "POST", "/api/tables", json.dumps(body).encode())
            if status == 201:
                self.opened(made)
                return
            await asyncio.sleep(1.0)

    async def _clocks(self) -> None:
        for _ in range(12):
            await asyncio.sleep(self.chance.random())
            if self.app is not None:
                self.registry.calm_down()
            self.jump += self.chance.choice([-86_400.0, -5.0, 0.0, 3600.0])

    async def _add_up(self) -> None:
        """Everybody comes back, has everything told, and they compare notes."""
        while self.app is None:
            await asyncio.sleep(0.5)
        for person in self.people:
            if person.wire is not None:
                person.wire.reads.set()
            person.waiting.clear()
        await asyncio.sleep(30.0)
        store = Store(self._folder / str(self.crashes))
        try:
            for place in list(self.places.values()):
                here = [person for person in self.people if person.place is place]
                await self._compare(place, here, store)
        finally:
            store.close()
        if self.faults.seen:
            raise Wrong(f"faults in calm weather: {self.faults.seen[:3]}")

    async def _compare(self, place: Place, here: list[Person], store: Store) -> None:
        fresh = Person(self, 99, place, place.made["watch"], Random(1))
        self.people.append(fresh)
        for person in [*here, fresh]:
            person.connect()
        await asyncio.sleep(5.0)
        for person in [*here, fresh]:
            if await person.ask("ping") == {}:
                raise Wrong(f"{person.name} hears nothing at {place.name}")
        await asyncio.sleep(25.0)
        about = fresh.state
        for person in here:
            for part in ("revision", "entry", "result", "waiting"):
                if person.state[part] != about[part]:
                    raise Wrong(f"{part} of {place.name}: {person.state[part]}, {about[part]}")
            told = [
                [(row["name"], row["bot"], row["held"]) for row in one["seats"]]
                for one in (person.state, about)
            ]
            if told[0] != told[1]:
                raise Wrong(f"seats of {place.name}: {told}")
        self._compare_views([*here, fresh], place)
        stored = store.load(place.name)
        if stored is None or stored.snapshot is None:
            raise Wrong(f"{place.name} is gone")
        self._compare_promises(place, stored, about)
        rebuilt = rebuild(stored)
        if rebuilt.rebase is not None:
            raise Wrong(f"{place.name} does not replay")
        if stored.row.head.key and rebuilt.table.state.result == RUNNING:
            for person in [*here, fresh]:
                if person.state["key"]:
                    raise Wrong("a key before the end")
        self._look_through(rebuilt.table.state)
        fresh.leave()
        self.people.remove(fresh)

    def _compare_views(self, people: list[Person], place: Place) -> None:
        views: dict[object, Any] = {}
        logs: dict[object, Any] = {}
        for person in people:
            eyes, yours = person.state["eyes"], tuple(person.state["yours"])
            if views.setdefault(eyes, person.state["view"]) != person.state["view"]:
                raise Wrong(f"two views of {place.name} through seat {eyes}")
            rows = [(number, row["text"], _told_in(row)) for number, row in sorted(person.log.items())]
            if [row[0] for row in rows] != list(range(person.state["entry"] + 1)):
                raise Wrong(f"{person.name} lacks some of the log of {place.name}")
            if not person.has_moved and logs.setdefault(yours, rows) != rows:
                raise Wrong(f"two logs of {place.name}")

    def _compare_promises(self, place: Place, stored: Any, about: dict[str, Any]) -> None:
        if (len(stored.ops), about["revision"]) != (about["revision"], len(stored.ops)):
            raise Wrong(
                f"{place.name} has {len(stored.ops)} changes on disk and tells of {about['revision']}"
            )
        for name, revision in place.promised.items():
            kept = stored.ops[revision - 1].submission if revision <= len(stored.ops) else None
            if kept is None or not kept.endswith(f":{name}"):
                raise Wrong(f"the change {name} of {place.name} was acknowledged and is lost")
        for seat, names in place.names.items():
            if seat < len(stored.row.seats) and place.promised is not None:
                known = {*names, "A"} if seat == 0 else names
                if stored.row.seats[seat].name not in known:
                    raise Wrong(
                        f"seat {seat} of {place.name}: {stored.row.seats[seat].name} is none of {known}"
                    )
        for seat, key in place.holders.items():
            if seat not in place.freed and stored.row.seats[seat].holder != key:
                raise Wrong(f"whoever took seat {seat} of {place.name} has lost it")

    def _look_through(self, state: Any) -> None:
        """What a seat is shown stays the same when all that it cannot know is drawn afresh."""
        if state.result != RUNNING:
            return
        port = need(self.game)
        for seat in range(-1, state.ruleset.seats(state)):
            other = determinise(state, seat, 1)
            if port.view(state, seat) != port.view(other, seat):
                raise Wrong(f"seat {seat} is shown what it cannot know")

    @property
    def fingerprint(self) -> str:
        """Everything that was told to anybody, in order: the same for the same schedule."""
        return self._told.hexdigest()


@contextmanager
def _quiet(faults: logging.Handler) -> Iterator[None]:
    level, handlers, passes = LOGGER.level, LOGGER.handlers, LOGGER.propagate
    LOGGER.handlers, LOGGER.propagate = [faults], False
    LOGGER.setLevel(logging.WARNING)
    try:
        yield
    finally:
        LOGGER.level, LOGGER.handlers, LOGGER.propagate = level, handlers, passes


def rehearse(seed: int, game: str) -> tuple[str, str, int]:
    """Play a schedule: what went wrong ("" if nothing), its fingerprint, how often the machine stopped."""
    shared = Path("/dev/shm")
    home = str(shared) if shared.is_dir() else None
    folder = Path(tempfile.mkdtemp(prefix="shamble-", dir=home))
    loop = Loop()
    try:
        with same_lots(seed) as lots:
            world = World(seed, game, folder, lots)
            wall = lambda: 1_700_000_000.0 + loop.time() + world.jump  # noqa: E731
            with clock.other_clocks(wall, loop.time), _quiet(world.faults):
                wrong = ""
                try:
                    task = loop.create_task(world.play())
                    world.own.add(task)
                    loop.run_until_complete(task)
                except (Wrong, ShambleError) as error:
                    wrong = f"{type(error).__name__}: {error}"
                except Exception as error:
                    wrong = repr(error)
                with suppress(Exception):
                    world.shut_down()
                rest = asyncio.all_tasks(loop)
                for task in rest:
                    task.cancel()
                with suppress(Exception):
                    loop.run_until_complete(asyncio.wait(rest, timeout=60.0))
                return wrong, world.fingerprint, world.crashes
    finally:
        loop.close()
        shutil.rmtree(folder, ignore_errors=True)
