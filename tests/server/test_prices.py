"""Work has a price, and everything has a limit: one address cannot spoil the evening of all others."""

from __future__ import annotations

import asyncio
import inspect
import re
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.cli.serve import serve
from shamble.content.problems import ContentError
from shamble.content.reading import read_text
from shamble.server import clock
from shamble.server.exports import Limits
from shamble.server.founding import Source
from shamble.server.guests import TOO_SLOW, Guest
from shamble.server.limits import Bucket, Costs, household
from shamble.server.messages import Pong
from shamble.server.refusals import Refused
from shamble.server.settings import Settings
from shamble.server.storage import Store
from shamble.server.tokens import Grant
from shamble.server.worker import FileJob
from shamble.server.workers import MOST_OF_ONE, Workers

from .conftest import House, Process, wait_for
from .test_imports import played
from .test_play import play

MakeHouse = Callable[..., House]


def key_of(answer: Any) -> str:
    return str(answer.json()["error"]["key"])


# --- connections


def test_a_page_that_does_not_read_is_let_go_by_bytes() -> None:
    async def watch() -> list[bytes | None]:
        guest = Guest(Grant("t", "watch", ""), "", most=10_000)
        guest.send_bytes(b"x" * 50_000)  # one message may be as large as it is
        for _ in range(100):
            guest.send_bytes(b"y" * 400)
        assert guest.is_lost and guest.code == TOO_SLOW and guest.waiting < 1000
        return [await guest.next() for _ in range(2)]

    told, end = asyncio.run(watch())
    assert told is not None and b"server-too-slow" in told and end is None


def test_a_page_that_reads_is_never_let_go() -> None:
    async def watch() -> None:
        guest = Guest(Grant("t", "watch", ""), "", most=10_000)
        for number in range(1000):
            guest.send(Pong(str(number), 1))
            guest.send_bytes(b"x" * 9_000)
            await guest.next()
            await guest.next()
        assert not guest.is_lost and guest.waiting == 0

    asyncio.run(watch())


def test_a_socket_that_says_nothing_is_closed(make_house: MakeHouse) -> None:
    house = make_house(first_seconds=0.2)
    table = house.create()
    player = house.socket(table["table"], table["token"])
    assert player.until("notice")["key"] == "server-silent"
    spoken = house.join(table["table"], table["token"])
    spoken.sync()
    time.sleep(0.4)
    assert spoken.sync()


def slow(process: Process, data: bytes) -> socket.socket:
    port = int(process.address.rstrip("/").rpartition(":")[2])
    connection = socket.create_connection(("127.0.0.1", port))
    connection.send(data)
    return connection


def is_closed(connection: socket.socket) -> bool:
    connection.settimeout(0.05)
    try:
        return connection.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_connections_without_a_request_are_closed(make_process: Callable[..., Process]) -> None:
    process = make_process(header_seconds=0.4)
    kept = [slow(process, b""), slow(process, b"GET /health HTTP/1.1\r\nHost: 127"), slow(process, b"G")]
    assert process.get("health").status_code == 200
    again = slow(process, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    wait_for(lambda: b"200" in again.recv(4000))
    again.send(b"GET /hea")  # the second request of a connection has as much time as the first
    for connection in (*kept, again):
        wait_for(lambda connection=connection: is_closed(connection))  # type: ignore[misc]


def test_connections_of_an_address_are_counted(make_process: Callable[..., Process]) -> None:
    process = make_process(connections_per_client=5, header_seconds=30.0)
    kept = [slow(process, b"GET /health HTTP/1.1\r\n") for _ in range(5)]
    over = slow(process, b"GET /health HTTP/1.1\r\n")
    wait_for(lambda: is_closed(over))
    for connection in kept:
        assert not is_closed(connection)
        connection.close()
    time.sleep(0.1)
    assert process.get("health").status_code == 200


def test_a_request_that_trickles_in_is_given_up(make_process: Callable[..., Process]) -> None:
    process = make_process(body_seconds=0.4)
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n"
    connection = slow(process, head + b"Content-Type: application/json\r\n\r\n{")
    connection.settimeout(10)
    assert b" 408 " in connection.recv(4000)


def test_what_counts_as_one_client() -> None:
    assert household("10.0.0.1") == "10.0.0.1"
    assert household("::ffff:10.0.0.1") == "10.0.0.1"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1%eth0") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("local") == "local"


# --- work


def test_whoever_costs_much_waits() -> None:
    now = 0.0
    with clock.other_clocks(lambda: now, lambda: now):
        costs = Costs(0.5, 2.0, 1000, 5000)
        costs.charge("a", 1.5)
        assert costs.debt("a") == 0
        costs.charge("a", 1.5, 100)
        assert costs.debt("a") == pytest.approx(2.0)
        assert costs.debt("b") == 0
        now = 3.0
        assert costs.debt("a") == 0
        costs.charge("a", 0.0, 10_000)
        assert costs.debt("a") == pytest.approx(5.1, abs=0.2)
        bucket = Bucket(1.0, 2.0)
        bucket.charge(1e9)
        assert bucket.debt() <= 20, "no debt is for ever"


def test_files_cost_their_bringer(make_house: MakeHouse) -> None:
    table, data = played(make_house())
    house = make_house(work_per_second=1e-4)
    statuses = {house.client.post("/api/tables/import", content=data).status_code for _ in range(8)}
    assert 429 in statuses
    answer = house.client.get(f"/api/tables/{table['table']}/export?token={table['token']}")
    assert (answer.status_code, key_of(answer)) == (429, "server-too-fast")
    assert answer.headers["retry-after"]


def test_the_log_is_told_in_pages(house: House) -> None:
    table = house.create("M1")
    player = house.join(table["table"], table["token"])
    play([player], 260)
    told: dict[int, Any] = {}
    start, pages = 0, 0
    while True:
        player.send("events_since", entry=start)
        page = player.until("events", lambda message: not message["live"])
        told.update({row["entry"]: row for row in page["entries"]})
        pages += 1
        assert len(page["entries"]) <= 200
        if not page["more"]:
            break
        start = page["entries"][-1]["entry"] + 1
    assert sorted(told) == list(range(player.state["entry"] + 1))
    assert pages == len(told) // 200 + 1


def test_heavy_work_is_done_outside(make_house: MakeHouse) -> None:
    house = make_house(workers=1)
    table, data = played(house)
    made = house.client.post("/api/tables/import", content=data).json()
    player = house.join(made["table"], made["token"])
    assert player.state["view"] == table["view"] and player.step()["accepted"]
    for bad in (b"{}", b"\xff", b"[" * 100_000, data[:-40], data.replace(b'"do"', b'"du"')):
        answer = house.client.post("/api/tables/import", content=bad)
        assert answer.status_code == 400 and key_of(answer).startswith("record-")
    branch = {"token": table["token"], "entry": 3}
    answer = house.client.post(f"/api/tables/{table['table']}/branch", json=branch)
    assert answer.status_code == 201, answer.text
    assert house.join(answer.json()["table"], answer.json()["token"]).state["entry"] == 3


def job(data: bytes = b"{}") -> FileJob:
    return FileJob(data, Limits(1_000_000, 1000, False), Source("host", "00" * 32, 1))


def test_a_job_that_takes_too_long_is_given_up_and_the_next_one_done(tmp_path: Path) -> None:
    async def work() -> list[str]:
        workers = Workers(Settings(tmp_path, workers=1, work_seconds=0.001), Costs(1, 1, 1, 1))
        seen = []
        for seconds in (0.001, 20.0):
            workers._seconds = seconds
            try:
                await workers.do("a", job())
            except Refused as refused:
                seen.append(refused.reason.key)
        await workers.close()
        return seen

    assert asyncio.run(work()) == ["server-work-long", "record-foreign"]


def test_one_address_waits_in_a_queue_of_its_own(tmp_path: Path) -> None:
    async def work() -> list[str]:
        workers = Workers(Settings(tmp_path, workers=1), Costs(1, 1, 1, 1))
        jobs = [workers.do("a", job()) for _ in range(MOST_OF_ONE + 2)]
        jobs.append(workers.do("b", job()))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert not workers.turns.waiting and not workers.turns._locks
        await workers.close()
        return [str(error.reason.key) for error in done if isinstance(error, Refused)]

    seen = asyncio.run(work())
    assert seen == ["record-foreign"] * MOST_OF_ONE + ["server-busy"] * 2 + ["record-foreign"]


def test_jobs_travel_whole() -> None:
    sent = job(b"\x00\xff" * 10)
    assert msgspec.json.decode(msgspec.json.encode(sent), type=FileJob) == sent


# --- what is kept


def test_making_and_forgetting_leaves_room_for_others(make_house: MakeHouse, tmp_path: Path) -> None:
    house = make_house(tables=10, purge_days=0.0, work_per_second=1e6)
    now = time.time()
    with clock.other_clocks(lambda: now, time.monotonic):
        for _ in range(40):
            now += 10.0
            table = house.create()
            path = f"/api/tables/{table['table']}/forget"
            assert house.client.post(path, json={"token": table["token"]}).status_code == 200
        house.create()
    store = Store(tmp_path / "data")
    assert len(store.names()) < 5, "and in the end they are gone"
    store.close()


def test_tables_that_nobody_touches_do_not_count_for_ever(make_house: MakeHouse) -> None:
    house = make_house(tables_per_client=3, work_per_second=1e6)
    for _ in range(3):
        house.create()
    body = {"game": "zombicide-2e", "mission": "M0", "quick": True}
    assert key_of(house.client.post("/api/tables", json=body)) == "server-too-many-tables"
    later = time.time() + 90 * 86_400
    with clock.other_clocks(lambda: later, time.monotonic):
        assert house.client.post("/api/tables", json=body).status_code == 201


def test_going_back_and_forth_has_an_end(make_house: MakeHouse) -> None:
    house = make_house(changes_per_table=12)
    table = house.create(undo="free")
    player = house.join(table["table"], table["token"])
    for _ in range(5):
        player.step()
    for what in ("undo", "redo") * 10:
        player.ask(what, revision=player.state["revision"])
        player.sync()
    assert player.state["revision"] == 12 and player.state["can_undo"] == "no"
    answer = player.ask("undo", revision=12)
    assert answer["reasons"][0]["key"] == "server-log-long"
    assert player.step()["accepted"]


# --- words


def test_health_writes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Store, "_write", fail)
    answer = house.client.get("/health")
    assert (answer.status_code, key_of(answer)) == (503, "server-disk")
    answer = house.client.post("/api/tables", json={"game": "zombicide-2e", "mission": "M0", "quick": True})
    assert (answer.status_code, key_of(answer)) == (503, "server-disk")
    monkeypatch.undo()
    assert house.client.get("/health").status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/find", "/api/tables/x/forget"])
def test_bytes_that_are_no_text_are_refused(house: House, path: str) -> None:
    for data in (b'{"game": "\xff\xfe"}', b"\xff", b'{"token": "\xed\xa0\x80"}'):
        answer = house.client.post(path, content=data, headers={"content-type": "application/json"})
        assert answer.status_code == 400 and key_of(answer) == "server-bad-request"


def test_what_tokens_open_is_not_kept_on_the_way(house: House) -> None:
    table = house.create()
    for path in ("", "/export"):
        answer = house.client.get(f"/api/tables/{table['table']}{path}?token={table['token']}")
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "source",
    [
        "- " * 25_190,
        "? " * 25_190,
        "[" * 100_000,
        "{a: " * 50_000,
        '["]", ' * 30_000 + "1" + "]" * 30_000,
        "\n".join(" " * depth + "a:" for depth in range(1400)),
    ],
)
def test_deep_files_do_not_end_the_process(source: str) -> None:
    with pytest.raises(ContentError, match="too-deep"):
        read_text(source, "file.yaml")


def test_one_gives_up_for_oneself_alone(house: House) -> None:
    table = house.create(seats=[{}, {"kind": "open"}, {"kind": "bot"}], undo="free")
    host = house.join(table["table"], table["token"])
    guest = house.join(table["table"], table["invite"])
    guest.ask("take_seat", seat=1)
    for _ in range(2):
        host.sync()
        answer = host.submit("concede")
        assert answer["reasons"][0]["args"] == {"said": 1, "needed": 2}
    assert host.sync()["result"] == guest.sync()["result"] == "running"
    told = [message for message in guest.seen if message["type"] == "notice"]
    assert [message["key"] for message in told] == ["server-end-asked"], "asked once"
    assert guest.submit("concede")["accepted"]
    assert guest.sync()["result"] == "lost"


# --- numbers, and files for running it


def test_numbers_are_for_this_computer_alone(make_process: Callable[..., Process]) -> None:
    process = make_process()
    table = process.create()
    player = process.join(table["table"], table["token"])
    for _ in range(3):
        player.step()
    player.ask("submit", revision=0, text="nonsense")
    answer = process.get("metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    rows = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert rows['shamble_changes_total{became="accepted"}'] == "3"
    assert rows['shamble_refusals_total{reason="refused-stale"}'] == "1"
    assert rows["shamble_change_seconds_count"] == rows['shamble_change_seconds_bucket{le="+Inf"}'] == "4"
    assert rows["shamble_tables_created_total"] == rows["shamble_tables_awake"] == "1"
    assert rows["shamble_connections"] == "1" and float(rows["shamble_resident_bytes"]) > 1e6
    assert table["token"] not in answer.text and table["table"] not in answer.text
    process.kill()
    proxied = make_process(metrics_to=())
    assert proxied.get("metrics").status_code == 404


def test_the_files_for_running_it_use_options_that_there_are() -> None:
    root = Path(__file__).parents[2]
    known = set(inspect.signature(serve).parameters)
    lines = [
        line
        for name in ("shamble.service", "Containerfile", "nginx.conf")
        for line in (root / "deploy" / name).read_text().splitlines()
        if "serve" in line or "shamble-data" in line
    ]
    assert len(lines) >= 4
    used = {word for line in lines for word in re.findall(r"(?<=--)[a-z]+(?=[ \"])", line)}
    assert {"name", "proxy", "port", "data"} <= used <= known | {"read", "tmpfs", "security", "cap"}
