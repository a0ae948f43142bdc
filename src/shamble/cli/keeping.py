"""`shamble verify`, `backup`, `restore` and `revoke`: looking after the tables of a server."""

from __future__ import annotations

import json
import os
import shutil
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from shamble.cli import Problem
from shamble.cli.choices import told
from shamble.text import t

if TYPE_CHECKING:
    from shamble.server.storage import Store

SECONDS: Final = 30


def _folder(data: Path | None) -> Path:
    from shamble.server.settings import data_folder

    return (data or data_folder() / "serve").expanduser()


def _open(folder: Path) -> Store:
    from shamble.server.storage import FILE, Store

    if not (folder / FILE).is_file():
        raise Problem("cli-keeping-no-tables", folder=folder)
    with told():
        return Store(folder)


def verify(data: Path | None = None) -> int:
    """Tell how each table is; the exit code is 1 if one is damaged."""
    from shamble.server.rescue import check_tables, damaged_commits, is_as_closed
    from shamble.server.storage import FILE

    folder = _folder(data)
    lost = damaged_commits(folder / (FILE + "-wal"))
    is_changed = is_as_closed(folder) is False
    store = _open(folder)
    try:
        broken = store.structure()
        wrong = 0
        counts: dict[str, int] = {}
        for row in check_tables(store):
            counts[row.state] = counts.get(row.state, 0) + 1
            wrong += row.state in ("damaged", "unreadable")
            words = t(f"cli-verify-{row.state}", part=row.part)
            print(t("cli-verify-row", table=row.table, **_about(row), state=words))
    finally:
        store.close()
    if lost:
        print(t("cli-verify-log-damaged", count=lost))
    if is_changed:
        print(t("cli-verify-file-changed"))
    if broken:
        print(t("cli-verify-file-damaged", said=broken))
    print(t("cli-verify-total", count=sum(counts.values()), wrong=wrong))
    return 1 if wrong or broken or lost or is_changed else 0


def _about(row: Any) -> dict[str, Any]:
    return {"game": row.game or "?", "mission": row.mission or "?", "changes": row.changes}


def backup(target: Path, data: Path | None = None) -> int:
    """Copy tables and secret into a new folder, also while the server is running."""
    from shamble.server.storage import FILE
    from shamble.server.tokens import SECRET_FILE

    folder = _folder(data)
    if target.exists() and any(target.iterdir()):
        raise Problem("cli-backup-not-empty", folder=target)
    store = _open(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
        target.chmod(0o700)
        store.copy_to(target / FILE)
    finally:
        store.close()
    if (folder / SECRET_FILE).is_file():
        shutil.copyfile(folder / SECRET_FILE, target / SECRET_FILE)
    for path in target.iterdir():
        path.chmod(0o600)
    print(t("cli-backup-done", folder=str(target)))
    return verify(target)


def _leave_to_owner(folder: Path) -> None:
    """What root has put into a folder belongs to its owner: perhaps a service without rights."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    owner = folder.stat()
    for path in folder.rglob("*"):
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def restore(source: Path, data: Path | None = None, *, table: str = "") -> int:
    """Bring back all tables, or one, from a backup; what is replaced is kept."""
    from shamble.server.rescue import SUM_FILE
    from shamble.server.running import Busy, Claim
    from shamble.server.storage import FILE
    from shamble.server.tokens import SECRET_FILE

    folder = _folder(data)
    _open(source).close()
    try:
        with Claim(folder):
            if table:
                _restore_one(source, folder, table)
                _leave_to_owner(folder)
                return verify(folder)
            kept = folder / time.strftime("before-restore-%Y%m%d-%H%M%S")
            kept.mkdir(mode=0o700)
            for name in (FILE, FILE + "-wal", FILE + "-shm", SECRET_FILE, SUM_FILE):
                if (folder / name).exists():
                    os.replace(folder / name, kept / name)
            store = _open(source)
            store.copy_to(folder / FILE)
            store.close()
            if (source / SECRET_FILE).is_file():
                shutil.copyfile(source / SECRET_FILE, folder / SECRET_FILE)
                (folder / SECRET_FILE).chmod(0o600)
            (folder / FILE).chmod(0o600)
            _leave_to_owner(folder)
    except Busy:
        raise Problem("cli-restore-busy", folder=folder) from None
    print(t("cli-restore-done", folder=str(folder), kept=str(kept)))
    return verify(folder)


def _restore_one(source: Path, folder: Path, table: str) -> None:
    from shamble.server.rescue import SUM_FILE

    backup_store = _open(source)
    rows = backup_store.raw(table)
    backup_store.close()
    if not rows["tables"]:
        raise Problem("cli-restore-no-table", table=table, folder=source)
    store = _open(folder)
    try:
        store.take_over(rows)
    finally:
        store.close()
    (folder / SUM_FILE).unlink(missing_ok=True)
    print(t("cli-restore-one", table=table, changes=len(rows["log"])))


def revoke(link: str) -> int:
    """Make the invite and watch links of a table void, with the host's own link, and print new ones."""
    place = urlsplit(link.strip())
    parts = place.fragment.strip("/").split("/")
    if place.scheme not in ("http", "https") or len(parts) != 3 or parts[0] != "table":
        raise Problem("cli-revoke-no-link")
    _, table, token = parts
    page = link.strip().partition("#")[0]
    address = f"{page}api/tables/{table}/revoke"
    body = json.dumps({"token": token}).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            made = json.load(answer)
    except urllib.error.HTTPError as error:
        try:
            reason = json.load(error)["error"]
        except (ValueError, KeyError):
            raise Problem("cli-revoke-failed", said=str(error)) from None
        raise Problem(reason["key"], **reason["args"]) from None
    except (OSError, ValueError) as error:
        raise Problem("cli-revoke-failed", said=str(error)) from None
    for role in ("invite", "watch"):
        print(t(f"cli-revoke-{role}", link=f"{page}#/table/{table}/{made[role]}"))
    return 0
