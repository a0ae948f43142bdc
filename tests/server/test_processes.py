"""A server in a process of its own: started, stopped, killed, attacked."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from shamble.server import logs
from shamble.server.running import Busy, Claim

from .conftest import WAIT, Player, Process, environment

MakeProcess = Callable[..., Process]


def test_play_serves_the_page_without_opening_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shamble", "play", "--no-open", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment())
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        assert httpx.get(address, timeout=WAIT).headers["content-type"].startswith("text/html")
        assert httpx.get(address + "api/games", timeout=WAIT).json()["local"] is True
        foreign = httpx.get(address + "health", headers={"host": "evil.example"}, timeout=WAIT)
        assert foreign.status_code == 421
        again = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
        assert again.returncode == 0 and address in again.stdout
    finally:
        process.terminate()
        process.wait(WAIT)


def test_serve_says_what_is_wrong(tmp_path: Path) -> None:
    with Claim(tmp_path / "used"):
        for words, said in (
            (("--data", str(tmp_path / "used")), "Another server"),
            (("--data", str(tmp_path / "free"), "--host", "256.1.1.1"), "Nothing can be served"),
        ):
            command = [sys.executable, "-m", "shamble", "serve", "--port", "0", *words]
            done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
            assert done.returncode == 2 and said in done.stderr


def test_one_server_for_each_folder(tmp_path: Path) -> None:
    with Claim(tmp_path) as claim:
        claim.tell("http://localhost:1/")
        with pytest.raises(Busy) as busy, Claim(tmp_path):
            pass
        assert busy.value.address == "http://localhost:1/"
    with Claim(tmp_path):
        pass


def test_it_is_bound_to_this_computer_unless_asked(make_process: MakeProcess) -> None:
    process = make_process()
    port = int(process.address.rstrip("/").rpartition(":")[2])
    addresses = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), port, socket.AF_INET)}
    for address in addresses:
        if not str(address).startswith("127."):
            with pytest.raises(OSError):
                socket.create_connection((str(address), port), timeout=2)


def test_no_log_holds_a_token(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shamble", "serve", "--verbose", "--port", "0", "--data", str(tmp_path)]
    with (tmp_path / "log").open("w+", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment())
        try:
            assert process.stdout is not None
            words = process.stdout.readline().split()
            address = next(word for word in words if word.startswith("http")).rstrip(",")
            body = {"game": "zombicide-2e", "mission": "M0", "quick": True}
            table = httpx.post(address + "api/tables", json=body, timeout=WAIT).json()
            for token in (table["token"], table["watch"], "forged"):
                place = f"ws/tables/{table['table']}?token={token}"
                with connect(address.replace("http", "ws") + place) as client:
                    client.recv(WAIT)
                for path in (f"api/tables/{table['table']}", f"api/tables/{table['table']}/export"):
                    httpx.get(f"{address}{path}?token={token}", timeout=WAIT)
        finally:
            process.terminate()
            process.wait(WAIT)
        log.seek(0)
        said = log.read()
    assert table["table"] in said, "the log tells of the table"
    assert table["token"] not in said and table["watch"] not in said and "forged" not in said


def test_tokens_are_taken_out_of_whatever_is_logged() -> None:
    token = "WyJhYmMiLCJob3N0Il0.x-Y_z~1"
    for said in (
        f"GET /ws/tables/abc?token={token} HTTP/1.1",
        f'127.0.0.1 - "WebSocket /ws/tables/abc?x=1&token={token}" [accepted]',
        f"/api?next=%2Fws%3Ftoken%3D{token}",
        json.dumps({"token": token}),
        json.dumps({"said": json.dumps({"token": token, "entry": 3})}),
    ):
        line = logs.without_tokens(said)
        assert token not in line and "…" in line
    assert logs.without_tokens("a token is a key") == "a token is a key"


# --- killed at any moment


class Script:
    """A page that plays on through crashes: it repeats what was not answered, with the same id."""

    def __init__(self, process: Process, table: dict[str, Any]) -> None:
        self.process = process
        self.table = table
        self.accepted: list[tuple[str, str]] = []
        self.pending: tuple[str, str, int] | None = None
        self.player: Player | None = None

    @property
    def is_over(self) -> bool:
        return self.player is not None and self.player.state["result"] != "running"

    def connect(self) -> Player:
        if self.player is None:
            self.player = self.process.join(self.table["table"], self.table["token"])
        return self.player

    def step(self, chance: random.Random) -> bool:
        """One answer; False if the server died meanwhile."""
        try:
            player = self.connect()
            if self.pending is None:
                player.sync()
                if player.state["result"] != "running":
                    return True
                options = [row for row in player.options() if row["verb"] != "concede"]
                text = chance.choice(options)["text"]
                self.pending = (f"answer-{len(self.accepted)}", text, player.state["revision"])
            name, text, revision = self.pending
            answer = player.ask("submit", id=name, revision=revision, text=text)
            assert answer["accepted"], answer
            self.accepted.append((name, text))
            self.pending = None
            return True
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            self.player = None
            return False


def entries_of(process: Process, table: dict[str, Any]) -> list[str]:
    record = process.get(f"api/tables/{table['table']}/export?token={table['token']}").json()
    return [entry["do"] for entry in record["entries"]]


def kill_again_and_again(process: Process, tables: int, kills_wanted: int, answers_wanted: int) -> None:
    """Random kills while a script answers at several tables; then everything acknowledged must be there."""
    chance = random.Random(17)
    scripts = [Script(process, process.create("M1", seed=seed)) for seed in range(1, tables + 1)]
    setups = [entries_of(process, script.table) for script in scripts]
    kills = 0
    next_kill = chance.randint(3, 18)
    while kills < kills_wanted or sum(len(script.accepted) for script in scripts) < answers_wanted:
        playing = [script for script in scripts if not script.is_over]
        script = chance.choice(playing)
        next_kill -= 1
        if next_kill <= 0:
            kills += 1
            next_kill = chance.randint(4, 16)
            # The signal arrives while answers are under way: before, during or after a commit.
            timer = threading.Timer(chance.random() * 0.03, os.kill, (process.id, signal.SIGKILL))
            timer.start()
            while script.step(chance) and process.is_running() and not script.is_over:
                pass
            timer.join()
            process.start()
            for other in scripts:
                other.player = None
        else:
            script.step(chance)
        for _ in range(tables - sum(not other.is_over for other in scripts)):
            scripts.append(Script(process, process.create("M1", seed=100 + len(scripts))))
            setups.append(entries_of(process, scripts[-1].table))
    process.kill()
    process.start()
    for script, setup in zip(scripts, setups, strict=True):
        script.player = None
        if script.pending is not None:
            assert script.step(chance)
        played = entries_of(process, script.table)
        assert played[: len(setup)] == setup
        assert played[len(setup) :] == [text for _, text in script.accepted]
        assert script.connect().sync()["entry"] == len(played)
    answers = sum(len(script.accepted) for script in scripts)
    told = f"{kills} kills during {answers} acknowledged answers at {len(scripts)} tables"
    print(f"{told}: none lost, none doubled")


def test_killed_at_any_moment_nothing_is_lost_or_doubled(make_process: MakeProcess) -> None:
    kill_again_and_again(make_process(), tables=3, kills_wanted=8, answers_wanted=200)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_killed_three_hundred_times_with_five_tables_in_play(make_process: MakeProcess) -> None:
    process = make_process(tables_per_client=10_000, work_per_second=1e6)
    kill_again_and_again(process, tables=5, kills_wanted=300, answers_wanted=1000)


# --- attacked


def refused(connection: Any) -> tuple[str, int]:
    """What a socket was told before it was closed, and the code."""
    key = ""
    try:
        while True:
            message = json.loads(connection.recv(10))
            if message["type"] == "notice":
                key = message["key"]
    except ConnectionClosed as closed:
        return key, closed.rcvd.code if closed.rcvd else 0


def test_hostile_sockets_leave_server_and_tables_intact(make_process: MakeProcess) -> None:
    process = make_process()
    table, other = process.create("M1", seats=[{}, {"kind": "open"}]), process.create()
    honest = process.join(table["table"], table["token"])
    honest.ask("take_seat", seat=1)
    before = honest.sync()

    # Tokens: forged, of another table, cut, none at all.
    for token in ("", "forged", other["token"], table["token"][:-2], "x" * 3000, "%00"):
        assert refused(process.connect(table["table"], token)) == ("server-token", 4403)
    assert refused(process.connect("nothing", table["token"])) == ("server-token", 4403)

    # Pages of other sites.
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example"):
        with pytest.raises(InvalidStatus) as status:
            process.connect(table["table"], table["token"], origin=origin)
        assert status.value.response.status_code == 403
    own = process.connect(table["table"], table["token"], origin=process.address.rstrip("/"))
    own.close()

    # Garbage, until the server has enough of it.
    chance = random.Random(3)
    garbage: list[str | bytes] = [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "submit"}',
        '{"type": "nothing", "id": "1"}',
        '{"type": "submit", "id": "", "revision": 1, "text": "x"}',
        '{"type": "submit", "id": "1", "revision": -1, "text": "x"}',
        '{"type": "submit", "id": "1", "revision": 1e400, "text": "x"}',
        '{"type": "submit", "id": "1", "revision": 1, "text": "x", "seat": 99}',
        '{"type": "submit", "id": "1", "revision": 1, "text": "x", "more": 1}',
        '{"type": "batch", "id": "1", "revision": 1, "texts": []}',
        "[" * 30_000,
        b"\xff\xfe",
        b"\x00" * 100,
        chance.randbytes(500),
        '{"type": "ping", "id": "\\ud800"}',
    ]
    for _ in range(2):
        nasty = process.connect(table["table"], table["token"])
        try:
            for _ in range(40):
                nasty.send(chance.choice(garbage))
        except ConnectionClosed:
            pass
        key, code = refused(nasty)
        assert code in (1007, 4400) and key in ("server-message-bad", "")

    # Huge messages: over our limit, and far over it.
    for size in (40_000, 5_000_000):
        huge = process.connect(table["table"], table["token"])
        try:
            huge.send('{"type": "ping", "id": "' + "x" * size + '"}')
        except ConnectionClosed:
            pass
        assert refused(huge)[1] in (1009, 4413)

    # Well-formed nonsense: stale, future, foreign, absurd.
    nasty_player = process.join(table["table"], table["invite"])
    for message in (
        {"type": "submit", "revision": 0, "text": "concede"},
        {"type": "submit", "revision": 10**9, "text": "concede"},
        {"type": "submit", "revision": before["revision"], "text": "concede"},
        {"type": "submit", "revision": before["revision"], "text": "\u202e\0" * 100},
        {"type": "batch", "revision": before["revision"], "texts": ["concede"] * 64},
        {"type": "undo", "revision": before["revision"]},
        {"type": "undo_vote", "number": 1, "agree": True},
        {"type": "give_seat_to_bot", "seat": 0},
        {"type": "leave_seat", "seat": 0},
        {"type": "take_seat", "seat": 0},
        {"type": "take_seat", "seat": 5},
        {"type": "rename", "seat": 0, "name": "me"},
        {"type": "look", "question": {"zone": 10**9}},
    ):
        answer = nasty_player.ask(str(message["type"]), **{k: v for k, v in message.items() if k != "type"})
        assert answer["accepted"] is False, message
    assert nasty_player.ask("position_at", entry=10**9)["entry"] == before["entry"]
    nasty_player.send("events_since", entry=10**9)
    assert nasty_player.until("events")["entries"] == []

    # A flood of messages is taken slowly; others do not notice.
    flood = process.connect(table["table"], table["watch"])
    for number in range(400):
        flood.send(json.dumps({"type": "ping", "id": str(number)}))
    state = honest.sync()
    flood.socket.shutdown(socket.SHUT_RDWR)

    # Sockets that are opened and dropped without a word.
    for _ in range(30):
        raw = socket.create_connection(("127.0.0.1", int(process.address.rstrip("/").rpartition(":")[2])))
        raw.send(b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n")
        raw.close()

    assert (state["view"], state["revision"]) == (before["view"], before["revision"])
    assert process.get("health").json()["status"] == "ok"
    assert honest.step()["accepted"]
    process.kill()
    process.start()
    assert process.join(table["table"], table["token"]).state["revision"] == before["revision"] + 1
    assert process.join(other["table"], other["token"]).state["view"]


def test_a_connection_that_is_gone_for_a_while(make_process: MakeProcess) -> None:
    """Two people and a bot: one reloads in mid-turn, one loses the connection; a third watches."""
    process = make_process()
    table = process.create(seats=[{"name": "Ada"}, {"kind": "open"}, {"kind": "bot"}])
    host = process.join(table["table"], table["token"])
    guest = process.join(table["table"], table["invite"])
    token = guest.ask("take_seat", seat=1, name="Bob")["token"]
    watcher = process.join(table["table"], table["watch"])
    for _ in range(6):
        host.sync()
        guest.sync()
        able = [player for player in (host, guest) if player.options()]
        if able:
            able[0].step()
        else:
            host.until("state")
    host.socket.close()  # type: ignore[attr-defined]
    guest.socket.socket.close()  # type: ignore[attr-defined]
    time.sleep(0.2)
    host, guest = process.join(table["table"], table["token"]), process.join(table["table"], token)
    end = time.monotonic() + 20
    while time.monotonic() < end:
        states = [player.sync() for player in (host, guest, watcher)]
        views = [{**state["view"], "seat": 0} for state in states]
        if views[0] == views[1] == views[2]:
            break
    assert views[0] == views[1] == views[2]
    assert (host.state["yours"], guest.state["yours"], watcher.state["yours"]) == ([0], [1], [])
