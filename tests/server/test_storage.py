"""What is on disk: written before it is told, read again after restarts, faults and upgrades."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.kernel.table import Table
from shamble.server import rebuild as rebuilding
from shamble.server.storage import FILE, StorageError, Store
from shamble.server.stored import Op, Summary
from shamble.server.tokens import Grant, Tokens, read_secret
from shamble.server.writer import Storage

from .conftest import House
from .test_play import play


def test_nothing_is_told_before_it_is_on_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.create()
    player = house.join(table["table"], table["token"])
    append = Store.append
    written: list[float] = []

    def slowly(*args: Any) -> None:
        time.sleep(0.4)
        append(*args)
        written.append(time.monotonic())

    monkeypatch.setattr(Store, "append", slowly)
    before = player.state
    player.send("submit", revision=before["revision"], text=player.options()[0]["text"])
    time.sleep(0.1)
    watcher = house.socket(table["table"], table["watch"])
    watcher.until("hello")
    state = watcher.until("state")
    assert written and written[0] <= time.monotonic()
    assert (state["revision"], state["entry"]) == (before["revision"] + 1, before["entry"] + 1)
    assert player.until("answer")["accepted"]


def test_a_failed_write_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], 5)
    before = player.state

    def fail(*args: Any) -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        answer = player.submit(player.options()[0]["text"], id="lost")
        assert answer["reasons"][0]["key"] == "server-change-failed"
    state = player.sync()
    assert (state["view"], state["revision"]) == (before["view"], before["revision"])
    assert player.submit(player.options()[0]["text"], id="lost")["accepted"]
    play([player], 5)


def test_a_fault_in_the_engine_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], 5)
    before = player.state
    submit, calls = Table.submit_all, []

    def stumble(self: Table, *args: Any) -> Any:
        outcome = submit(self, *args)
        calls.append(1)
        if len(calls) == 1:
            self.state.passed = 99
            raise ZeroDivisionError
        return outcome

    text = player.options()[0]["text"]
    monkeypatch.setattr(Table, "submit_all", stumble)
    assert player.submit(text)["reasons"][0]["key"] == "server-change-failed"
    assert player.sync()["view"] == before["view"]
    assert player.submit(text)["accepted"]


def test_a_table_that_breaks_for_good_does_not_take_others_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = house.create(), house.create()
    player, neighbour = (house.join(row["table"], row["token"]) for row in (table, other))

    def fail(*args: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "submit_all", fail)
        patch.setattr(rebuilding, "start_table", fail)
        player.send("submit", revision=player.state["revision"], text=player.options()[0]["text"])
        notice = player.until("notice")
        assert notice["key"] == "server-table-unreadable" and notice["fatal"]
    assert neighbour.step()["accepted"]
    again = house.join(table["table"], table["token"])
    assert again.state["view"] == player.state["view"] and again.step()["accepted"]


def test_a_game_that_no_longer_replays_goes_on(
    make_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = make_house()
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], 30)
    before = player.state
    house = make_house()
    start = rebuilding.start_table

    def changed(head: Any, played: Any = None) -> Any:
        if played is not None and played.entries:
            raise ValueError("the rules are different now")
        return start(head, played)

    with monkeypatch.context() as patch:
        patch.setattr(rebuilding, "start_table", changed)
        player = house.socket(table["table"], table["token"])
        player.until("hello")
        assert player.until("notice")["key"] == "server-continued"
        player.until("state")
    assert player.state["view"] == before["view"] and player.state["decision"] == before["decision"]
    assert player.state["revision"] == before["revision"] + 1
    assert player.state["can_undo"] == "no"
    play([player], 20)
    after = player.state
    house = make_house()  # from now on its record replays again, from that position
    player = house.join(table["table"], table["token"])
    assert player.state["view"] == after["view"] and player.state["can_undo"] == "yes"


def altered(folder: Path, *statements: str) -> None:
    """The file of tables, changed behind the server's back."""
    database = sqlite3.connect(folder / FILE)
    for statement in statements:
        assert database.execute(statement).rowcount, statement
    database.commit()
    database.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET data = replace(data, '{', '{ ') WHERE seq = 5",
        "UPDATE log SET data = '{\"entries\":[]}' WHERE seq = 7",
        "UPDATE log SET submission = 'x' WHERE seq = 7",
        "UPDATE log SET kind = 'redo' WHERE seq = 7",
        "UPDATE log SET sum = 'x' WHERE seq = 7",
        "DELETE FROM log WHERE seq = 5",
        "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)",
        "UPDATE tables SET head = replace(head, '\"M0\"', '\"M1\"')",
        "UPDATE tables SET seats = replace(seats, 'name', 'nome')",
        "UPDATE tables SET summary = '{}'",
        "UPDATE tables SET edition = 7",
    ],
)
def test_a_damaged_table_is_told_alone_and_left_as_it_is(
    make_house: Callable[..., House], tmp_path: Path, statement: str
) -> None:
    house = make_house(local=True)
    table = house.create()
    play([house.join(table["table"], table["token"])], 12)
    make_house()
    altered(tmp_path / "data", statement)
    house = make_house(local=True)
    other = house.create()
    told = house.socket(table["table"], table["token"])
    assert told.until("notice")["key"] == "server-table-damaged"
    path = f"/api/tables/{table['table']}/export?token={table['token']}"
    answer = house.client.get(path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "server-table-damaged")
    rows = {row["table"]: row for row in house.client.post("/api/tables/find", json={}).json()["tables"]}
    assert rows.keys() == {table["table"], other["table"]}
    if "UPDATE tables" in statement:
        assert not rows[table["table"]]["readable"] and rows[other["table"]]["readable"]
    assert house.join(other["table"], other["token"]).step()["accepted"]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET state = replace(state, '\"passed\":', '\"passed\":1')",
        "UPDATE snapshots SET state = 'nonsense'",
        "UPDATE snapshots SET seq = seq + 1",
        "UPDATE snapshots SET sum = 'x'",
        "DELETE FROM snapshots",
    ],
)
def test_the_log_counts_more_than_the_position_beside_it(
    make_house: Callable[..., House], tmp_path: Path, statement: str
) -> None:
    house = make_house()
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], 20)
    before = player.state
    make_house()
    altered(tmp_path / "data", statement)
    player = make_house().join(table["table"], table["token"])
    assert player.state["view"] == before["view"]
    assert (player.state["entry"], player.state["revision"]) == (before["entry"], before["revision"])
    play([player], 3)
    player = make_house().join(table["table"], table["token"])
    assert player.state["revision"] == before["revision"] + 3


def test_tables_of_before_get_checksums(make_house: Callable[..., House], tmp_path: Path) -> None:
    house = make_house()
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], 8)
    make_house()
    database = sqlite3.connect(tmp_path / "data" / FILE)
    for name, column in (("log", "sum"), ("snapshots", "sum"), ("tables", "sum"), ("tables", "edition")):
        database.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
    database.executescript("ALTER TABLE tables DROP COLUMN changes; DROP TABLE probe; PRAGMA user_version=1")
    database.close()
    again = make_house().join(table["table"], table["token"])
    assert again.state["view"] == player.state["view"]
    play([again], 3)
    altered(tmp_path / "data", "UPDATE log SET kind = 'redo' WHERE seq = 2")
    told = make_house().socket(table["table"], table["token"])
    assert told.until("notice")["key"] == "server-table-damaged"


def test_a_table_that_cannot_be_read_stays_and_the_server_too(
    make_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = make_house()
    good, bad = house.create(), house.create()
    make_house()
    start = rebuilding.start_table

    def changed(head: Any, played: Any = None) -> Any:
        if played is not None and head.host == host:
            raise ValueError("the rules are different now")
        return start(head, played)

    store = Store(tmp_path / "data")
    row = store.row(bad["table"])
    store.close()
    assert row is not None
    host = row.head.host
    monkeypatch.setattr(rebuilding, "start_table", changed)
    database = sqlite3.connect(tmp_path / "data" / FILE)
    database.execute("UPDATE snapshots SET state = '{}' WHERE table_id = ?", (bad["table"],))
    database.commit()
    database.close()
    house = make_house()
    assert house.socket(bad["table"], bad["token"]).next()["key"] == "server-table-unreadable"
    address = f"/api/tables/{bad['table']}/export?token={bad['token']}"
    assert house.client.get(address).status_code == 409
    assert house.join(good["table"], good["token"]).state["view"]


def test_few_tables_stay_in_memory(make_house: Callable[..., House]) -> None:
    house = make_house(live_tables=3)
    tables = [house.create() for _ in range(6)]
    views = []
    for table in tables:
        player = house.join(table["table"], table["token"])
        play([player], 6)
        views.append(player.state["view"])
        player.close()  # type: ignore[attr-defined]
    assert house.client.get("/health").json()["tables"] <= 4
    for table, view in zip(tables, views, strict=True):
        player = house.join(table["table"], table["token"])
        assert player.state["view"] == view
        player.close()  # type: ignore[attr-defined]


def test_files_that_are_no_tables(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is not a database, really not" * 100)
    with pytest.raises(StorageError) as told:
        Storage(tmp_path)
    assert told.value.key == "server-data-damaged"
    newer = tmp_path / "newer"
    newer.mkdir()
    database = sqlite3.connect(newer / FILE)
    database.execute("PRAGMA user_version=99")
    database.close()
    with pytest.raises(StorageError) as told:
        Storage(newer)
    assert told.value.key == "server-data-newer"


def test_a_change_is_never_written_twice(house: House, tmp_path: Path) -> None:
    table = house.create()
    store = Store(tmp_path / "data")
    stored = store.load(table["table"])
    assert stored is not None
    change = (Op("back", {"to": 0}, "same"), "{}", Summary())
    store.append(table["table"], len(stored.ops) + 1, *change)
    for seq in (len(stored.ops) + 1, len(stored.ops) + 2):
        with pytest.raises(sqlite3.IntegrityError):
            store.append(table["table"], seq, *change)
    again = store.load(table["table"])
    assert again is not None and len(again.ops) == len(stored.ops) + 1
    store.close()


def test_tokens_are_signed_and_the_secret_is_kept(tmp_path: Path) -> None:
    secret = read_secret(tmp_path)
    assert read_secret(tmp_path) == secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    tokens = Tokens(secret)
    token = tokens.write(Grant("abc", "seat", "key"))
    found = tokens.read(token)
    assert found is not None and (found.table, found.role, found.key) == ("abc", "seat", "key")
    for forged in ("", "x", token[:-1], token + "x", token.replace(".", ""), token[::-1], "\0", "é" * 50):
        assert tokens.read(forged) is None
    assert Tokens(b"another secret of the same length").read(token) is None
