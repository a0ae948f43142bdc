"""Backups, damage, and coming back from both, as whoever runs a server would do it."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.cli import main
from shamble.kernel.codec import canonical
from shamble.server.rebuild import rebuild
from shamble.server.rescue import check_tables, damaged_commits, is_as_closed, open_soundly
from shamble.server.storage import FILE, Damaged, StorageError, Store
from shamble.server.tokens import Grant, Tokens, read_secret

from .conftest import House, Process
from .test_play import play

MakeHouse = Callable[..., House]
Position = tuple[int, str]


def said(capsys: Any, *words: str) -> tuple[int, str]:
    """A command, its exit code and what it says."""
    code = main(["--lang", "en", *words])
    told = capsys.readouterr()
    return code, told.out + told.err


def positions(store: Store) -> dict[str, Position | None]:
    """Where each table stands; None for one that is told to be damaged."""
    found: dict[str, Position | None] = {}
    for name in store.names():
        try:
            stored = store.load(name)
            assert stored is not None
            found[name] = (len(stored.ops), canonical(rebuild(stored).table.state))
        except (Damaged, sqlite3.DatabaseError, msgspec.MsgspecError, UnicodeError):
            found[name] = None
    return found


@pytest.fixture
def five(make_house: MakeHouse, tmp_path: Path) -> tuple[Path, dict[str, Position | None]]:
    """A folder with five tables in play."""
    house = make_house()
    for number in range(5):
        table = house.create(seed=number)
        play([house.join(table["table"], table["token"])], 12)
        house.leave_all()
    house.stop()
    store = Store(tmp_path / "data")
    before = positions(store)
    store.close()
    assert len(before) == 5 and None not in before.values()
    return tmp_path / "data", before


def damaged_copy(source: Path, target: Path, chance: random.Random) -> str:
    """The folder with one flipped byte, or cut somewhere; where."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    for name in ("-wal", "-shm"):
        (target / (FILE + name)).unlink(missing_ok=True)
    data = bytearray((source / FILE).read_bytes())
    at = chance.randrange(100, len(data))
    if chance.random() < 0.2:
        del data[at:]
        where = f"cut at {at}"
    else:
        data[at] ^= 1 << chance.randrange(8)
        where = f"flipped at {at}"
    (target / FILE).write_bytes(bytes(data))
    return where


@pytest.mark.parametrize("first", [0, 25, 50, 75])
def test_a_hundred_damaged_places(
    five: tuple[Path, dict[str, Position | None]], tmp_path: Path, first: int
) -> None:
    """No position is changed silently; the tables that are not hit play on."""
    folder, before = five
    harmless = told = lost_all = rescued_files = 0
    for number in range(first, first + 25):
        target = tmp_path / "damaged"
        where = damaged_copy(folder, target, random.Random(number))
        assert is_as_closed(target) is False, f"{where}: every changed bit is told"
        try:
            store = open_soundly(target, lambda: "now")
        except StorageError:
            lost_all += 1  # the start of the file: told, and to be restored
            continue
        after = positions(store)
        for name, position in after.items():
            assert position is None or position == before.get(name), f"{where}: {name} changed silently"
        hit = [name for name in before if after.get(name) is None]
        rescued = list(target.glob("tables.damaged-*"))
        rescued_files += bool(rescued)
        if hit or rescued or "position" in {row.state for row in check_tables(store)}:
            told += 1
        else:
            harmless += 1  # nothing reads differently: a byte that holds nothing
        sound = [name for name in before if after.get(name) is not None]
        for name in sound:
            stored = store.load(name)
            assert stored is not None
            store.save_seats(name, stored.row.seats)
        cut = "cut" in where
        assert cut or len(hit) <= 2, f"{where}: {len(hit)} tables are hit"
        store.close()
    print(f"{told} told table by table, {harmless} in bytes that hold nothing, {lost_all} files refused;")
    print(f"{rescued_files} files rescued")
    assert told + harmless + lost_all == 25


def test_verify_tells_each_table(five: tuple[Path, dict[str, Position | None]], capsys: Any) -> None:
    folder, before = five
    code, told = said(capsys, "verify", str(folder))
    assert code == 0 and told.count("  sound  ") == 5 and "5 tables, 0 of them damaged" in told
    bad, other, *_ = before
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("UPDATE log SET kind = 'redo' WHERE seq = 3 AND table_id = ?", (bad,))
        database.execute("UPDATE snapshots SET state = '{}' WHERE table_id = ?", (other,))
        database.commit()
    code, told = said(capsys, "verify", str(folder))
    rows = {line.split()[0]: line for line in told.splitlines() if line}
    assert code == 1 and "DAMAGED: log[3]" in rows[bad] and "the log tells it" in rows[other]
    assert told.count("  sound  ") == 3
    assert said(capsys, "verify", str(folder / "nothing"))[0] == 2


def test_one_damaged_table_is_brought_back(
    five: tuple[Path, dict[str, Position | None]], tmp_path: Path, capsys: Any
) -> None:
    folder, before = five
    assert said(capsys, "backup", str(tmp_path / "copy"), "--data", str(folder))[0] == 0
    bad = next(iter(before))
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("DELETE FROM log WHERE seq = 3 AND table_id = ?", (bad,))
        database.commit()
    assert said(capsys, "verify", str(folder))[0] == 1
    words = ("restore", str(tmp_path / "copy"), "--data", str(folder), "--table")
    assert said(capsys, *words, "nothing")[0] == 2
    code, told = said(capsys, *words, bad)
    assert code == 0 and "0 of them damaged" in told
    store = Store(folder)
    assert positions(store) == before
    store.close()


def test_a_backup_of_a_running_server_brings_everything_back(
    make_process: Callable[[], Process], tmp_path: Path, capsys: Any
) -> None:
    process = make_process()
    table = process.create("M1")
    player = process.join(table["table"], table["token"])
    for _ in range(6):
        player.step()
    code, told = said(capsys, "backup", str(tmp_path / "copy"), "--data", str(process.folder))
    assert code == 0 and "1 table, 0 of them damaged" in told
    for path in (tmp_path / "copy", *(tmp_path / "copy").iterdir()):
        assert path.stat().st_mode & 0o077 == 0, path
    assert said(capsys, "backup", str(tmp_path / "copy"), "--data", str(process.folder))[0] == 2
    kept = player.sync()
    for _ in range(4):
        player.step()
    assert said(capsys, "restore", str(tmp_path / "copy"), "--data", str(process.folder))[0] == 2, "in use"
    process.kill()
    code, told = said(capsys, "restore", str(tmp_path / "copy"), "--data", str(process.folder))
    assert code == 0 and "before-restore" in told
    process.start()
    again = process.join(table["table"], table["token"])  # and its links are as good as ever
    assert (again.state["view"], again.state["revision"]) == (kept["view"], kept["revision"])
    assert again.step()["accepted"]


def test_links_are_revoked(make_process: Callable[[], Process], capsys: Any) -> None:
    process = make_process()
    table = process.create(seats=[{}, {"kind": "open"}, {"kind": "open"}])
    guest = process.join(table["table"], table["invite"])
    seated = guest.ask("take_seat", seat=1, name="Bob")
    watcher = process.join(table["table"], table["watch"])
    link = f"{process.address}#/table/{table['table']}/{{}}"
    assert said(capsys, "revoke", link.format(table["invite"]))[0] == 2
    assert said(capsys, "revoke", "nonsense")[0] == 2
    code, told = said(capsys, "revoke", link.format(table["token"]))
    assert code == 0
    new = [line.rpartition("/")[2] for line in told.splitlines()]
    assert watcher.until("notice")["key"] == "server-link-revoked"
    for old in (table["invite"], table["watch"]):
        connection = process.connect(table["table"], old)
        assert "server-link-revoked" in str(connection.recv(10))
        path = f"api/tables/{table['table']}?token={old}"
        assert process.get(path).json()["error"]["key"] == "server-link-revoked"
        assert process.get(path.replace("?", "/export?")).status_code == 403
    assert guest.sync() and guest.ask("rename", seat=1, name="Rob")["accepted"], "who sits, stays"
    for token in (*new, seated["token"], table["token"]):
        assert process.join(table["table"], token).state["view"]
    late = process.join(table["table"], new[0])
    assert late.ask("take_seat", seat=2, name="Eve")["yours"] == [2]


def test_damage_in_the_write_ahead_log_is_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE numbers (n TEXT)")
        for number in range(30):
            database.execute("INSERT INTO numbers VALUES (?)", (str(number) * 500,))
        data = (tmp_path / (FILE + "-wal")).read_bytes()
    log = tmp_path / "log"
    log.write_bytes(data)
    assert damaged_commits(log) == 0
    for size in (len(data) - 1, len(data) - 5000, 40, 10):
        log.write_bytes(data[:size])
        assert damaged_commits(log) == 0, "what was not written whole was not promised"
    chance = random.Random(2)
    for _ in range(60):
        copy = bytearray(data)
        copy[chance.randrange(len(data) * 2 // 3)] ^= 1 << chance.randrange(8)
        log.write_bytes(bytes(copy))
        assert damaged_commits(log) > 0


def test_files_are_for_their_owner_alone(make_house: MakeHouse, tmp_path: Path) -> None:
    make_house().create()
    for path in (tmp_path / "data", *(tmp_path / "data").iterdir()):
        assert path.stat().st_mode & 0o077 == 0, path


def test_a_server_of_its_own_keeps_its_files_for_its_owner(
    make_process: Callable[[], Process], tmp_path: Path
) -> None:
    folder = make_process().folder
    assert {path.name for path in folder.iterdir()} > {"server.lock", "secret", FILE}
    for path in (folder, *folder.iterdir()):
        assert path.stat().st_mode & 0o077 == 0, path


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away")
@pytest.mark.parametrize("one", [False, True])
def test_what_root_restores_belongs_to_the_servers_user(
    five: tuple[Path, dict[str, Position | None]], tmp_path: Path, capsys: Any, one: bool
) -> None:
    """As a host does it whose server is a service with a user of its own: it must be able to start."""
    folder, before = five
    assert said(capsys, "backup", str(tmp_path / "copy"), "--data", str(folder))[0] == 0
    for path in (folder, *folder.iterdir()):
        os.chown(path, 61_234, 61_234)
    words = ["--table", next(iter(before))] if one else []
    assert said(capsys, "restore", str(tmp_path / "copy"), "--data", str(folder), *words)[0] == 0
    assert {(path.stat().st_uid, path.stat().st_gid) for path in folder.rglob("*")} == {(61_234, 61_234)}


def test_a_token_of_an_edition_is_read_back(tmp_path: Path) -> None:
    tokens = Tokens(read_secret(tmp_path))
    for edition in (0, 1, 7):
        grant = tokens.read(tokens.write(Grant("abc", "watch", "", edition)))
        assert grant is not None and grant.edition == edition


def test_checked_states(five: tuple[Path, dict[str, Position | None]]) -> None:
    folder, before = five
    store = Store(folder)
    store.hide(next(iter(before)))
    assert sorted(row.state for row in check_tables(store)) == ["hidden", *["sound"] * 4]
    store.close()
