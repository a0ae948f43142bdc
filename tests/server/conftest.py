"""Servers for tests: one in this process, one in a process of its own, and players at their tables."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.sync.client import ClientConnection, connect

import shamble
from shamble.server.app import create_app
from shamble.server.settings import Settings

SOURCES = Path(shamble.__file__).parents[1]
GAME = "zombicide-2e"
WAIT = 20.0


def wanted(mission: str, fields: dict[str, Any]) -> dict[str, Any]:
    """What is posted for a new table; fields that are not the server's are options of the game."""
    own = {name: fields[name] for name in ("game", "seats", "quick", "undo", "seed") if name in fields}
    if not any(seat.get("kind") == "open" for seat in own.get("seats", [])):
        own.setdefault("seed", 7)
    options = {name: value for name, value in fields.items() if name not in own}
    return {"game": GAME, "mission": mission, "quick": True, "options": options, **own}


def settings(folder: Path, **changes: Any) -> Settings:
    """Quick bots, no hurry limits, keys that are the same in every run."""
    numbers = itertools.count(1)
    quick: dict[str, Any] = {
        "draw_key": lambda: hashlib.sha256(str(next(numbers)).encode()).digest(),
        "bot_pause": 0.0,
        "absence": 0.0,
        "messages_per_second": 1e6,
        "requests_per_second": 1e6,
        "request_burst": 1_000_000,
    }
    return Settings(folder, **{**quick, **changes})


class Player:
    """A page: sends messages and keeps the last position."""

    def __init__(self, send: Callable[[str], None], receive: Callable[[float], str]) -> None:
        self._send = send
        self._receive = receive
        self.state: dict[str, Any] = {}
        self.hello: dict[str, Any] = {}
        self.seen: list[dict[str, Any]] = []
        self.count = 0
        self.name = os.urandom(4).hex()

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; its id."""
        self.count += 1
        name = fields.pop("id", f"{self.name}-{self.count}")
        self._send(json.dumps({"type": kind, "id": name, **fields}))
        return str(name)

    def send_raw(self, text: str) -> None:
        self._send(text)

    def next(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message."""
        message = json.loads(self._receive(timeout))
        self.seen.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "hello":
            self.hello = message
        return dict(message)

    def until(self, kind: str, when: Callable[[dict[str, Any]], bool] = lambda message: True) -> Any:
        """Messages up to one of this kind."""
        for _ in range(10_000):
            message = self.next()
            if message["type"] == kind and when(message):
                return message
        raise AssertionError(kind)

    def start(self) -> Player:
        """Take in what a fresh socket says."""
        self.until("hello")
        self.until("state")
        return self

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message and wait for what answers it."""
        name = self.send(kind, **fields)
        for _ in range(10_000):
            message = self.next()
            if message.get("id") == name:
                return message
        raise AssertionError(kind)

    def sync(self) -> dict[str, Any]:
        """The position after everything that is under way."""
        self.ask("ping")
        return self.state

    def submit(self, text: str, **fields: Any) -> Any:
        """Answer the pending question; what the server says to that."""
        answer = self.ask("submit", **{"revision": self.state["revision"], "text": text, **fields})
        if answer["accepted"] and not answer["repeated"]:
            self.until("state", lambda state: state["revision"] >= answer["revision"])
        return answer

    def options(self) -> list[dict[str, Any]]:
        """What this player may answer."""
        decision = self.state["decision"]
        mask = sum(1 << seat for seat in self.state["yours"])
        return [row for row in decision["options"] if row["seats"] & mask] if decision else []

    def step(self, number: int = 0) -> Any:
        """Give one of the possible answers."""
        options = self.options()
        return self.submit(options[number % len(options)]["text"])


class House:
    """A server in this process."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self._open: list[Any] = []
        self.is_stopped = False

    def create(self, mission: str = "M0", **fields: Any) -> dict[str, Any]:
        """A new table."""
        answer = self.client.post("/api/tables", json=wanted(mission, fields))
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def socket(self, table: str, token: str) -> Player:
        """A socket of which nothing has been read yet."""
        session = self.client.websocket_connect(f"/ws/tables/{table}?token={token}")
        session.__enter__()
        self._open.append(session)

        def receive(timeout: float) -> str:
            data = session.receive_text(timeout=timeout)
            assert isinstance(data, str)
            return data

        player = Player(session.send_text, receive)
        player.close = lambda: self._leave(session)  # type: ignore[attr-defined]
        return player

    def join(self, table: str, token: str) -> Player:
        """A player at a table."""
        return self.socket(table, token).start()

    def _leave(self, session: Any) -> None:
        if session in self._open:
            self._open.remove(session)
            session.__exit__(None, None, None)

    def stop(self) -> None:
        """Stop the server for good."""
        self.leave_all()
        if not self.is_stopped:
            self.is_stopped = True
            self.client.__exit__(None, None, None)

    def leave_all(self) -> None:
        for session in list(self._open):
            self._leave(session)


@pytest.fixture
def make_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers with settings of one's own; each call is a restart on the same folder."""
    running: list[House] = []

    def stop() -> None:
        while running:
            running.pop().stop()

    def make(**changes: Any) -> House:
        stop()
        client: TestClient[Any] = TestClient(create_app(settings(tmp_path / "data", **changes)))  # type: ignore[arg-type]
        client.__enter__()
        house = House(client)
        running.append(house)
        return house

    yield make
    stop()


@pytest.fixture
def house(make_house: Callable[..., House]) -> House:
    """A group's server."""
    return make_house()


def environment() -> dict[str, str]:
    """For processes of the same Shamble as this one."""
    return {**os.environ, "PYTHONPATH": str(SOURCES), "SHAMBLE_LANG": "en"}


class Forker:
    """Starts servers in processes of their own, quickly."""

    def __init__(self) -> None:
        script = Path(__file__).with_name("forker.py")
        self._process = subprocess.Popen(
            [sys.executable, str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(),
        )

    def start(self, folder: Path, changes: dict[str, Any]) -> tuple[int, str]:
        """A server on a folder, with other limits than usual: its process and its address."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([str(folder), 0, changes]) + "\n")
        self._process.stdin.flush()
        process, _, address = self._process.stdout.readline().strip().partition(" ")
        return int(process), address.replace("localhost", "127.0.0.1")

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)


@pytest.fixture(scope="session")
def forker() -> Iterator[Forker]:
    made = Forker()
    yield made
    made.close()


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path, forker: Forker, changes: dict[str, Any]) -> None:
        self.folder = folder
        self._forker = forker
        self._changes = changes
        self.id, self.address = forker.start(folder, changes)

    def start(self) -> None:
        """Start it again, wherever."""
        self.wait()
        self.id, self.address = self._forker.start(self.folder, self._changes)

    def is_running(self) -> bool:
        try:
            os.kill(self.id, 0)
        except ProcessLookupError:
            return False
        return True

    def wait(self) -> None:
        """Wait until it is gone."""
        wait_for(lambda: not self.is_running())

    def kill(self) -> None:
        """As if the power had failed."""
        with suppress(ProcessLookupError):
            os.kill(self.id, signal.SIGKILL)
        self.wait()

    def post(self, path: str, body: Any) -> httpx.Response:
        return httpx.post(self.address + path, json=body, timeout=WAIT)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address + path, timeout=WAIT)

    def create(self, mission: str = "M0", **fields: Any) -> dict[str, Any]:
        answer = self.post("api/tables", wanted(mission, fields))
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def connect(self, table: str, token: str, **more: Any) -> ClientConnection:
        address = self.address.replace("http", "ws") + f"ws/tables/{table}?token={token}"
        return connect(address, max_size=None, open_timeout=WAIT, **more).__enter__()

    def join(self, table: str, token: str) -> Player:
        socket = self.connect(table, token)

        def receive(timeout: float) -> str:
            return str(socket.recv(timeout))

        player = Player(socket.send, receive)
        player.socket = socket  # type: ignore[attr-defined]
        return player.start()


@pytest.fixture
def make_process(tmp_path: Path, forker: Forker) -> Iterator[Callable[..., Process]]:
    """Servers in processes of their own."""
    made: list[Process] = []

    def make(**changes: Any) -> Process:
        made.append(Process(tmp_path / "served", forker, changes))
        return made[-1]

    yield make
    for process in made:
        process.kill()


def wait_for(condition: Callable[[], bool], seconds: float = WAIT) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
