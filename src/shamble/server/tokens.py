"""Signed tokens: whoever shows one may sit, join or watch at one table. No accounts, no passwords."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final, cast, get_args

from itsdangerous import BadData, URLSafeSerializer

from shamble.server.messages import Role

SECRET_FILE: Final = "secret"
ROLES: Final = get_args(Role)


class Grant:
    """What a token allows: a role at one table; `key` tells its holder from others, "" for shared links.

    Links of an older `edition` than the table's were revoked; whoever holds a seat keeps it.
    """

    __slots__ = ("edition", "key", "role", "table")

    def __init__(self, table: str, role: Role, key: str, edition: int = 0) -> None:
        self.table = table
        self.role = role
        self.key = key
        self.edition = edition


class Tokens:
    """Writes tokens and reads them back; a token that was not written here is nothing."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="shamble-seat")

    def write(self, grant: Grant) -> str:
        """The token for a grant."""
        parts = [grant.table, grant.role, grant.key]
        return str(self._signer.dumps([*parts, grant.edition] if grant.edition else parts))

    def read(self, token: str) -> Grant | None:
        """What a token allows; None if it is forged or damaged."""
        try:
            table, role, key, *rest = self._signer.loads(token)
        except (BadData, ValueError, TypeError):
            return None
        if not isinstance(table, str) or role not in ROLES or not isinstance(key, str):
            return None
        if len(rest) > 1 or not all(isinstance(part, int) for part in rest):
            return None
        return Grant(table, cast(Role, role), key, *rest)

    def derive(self, *parts: str) -> str:
        """A name for something that nobody outside can work out; equal for equal parts."""
        return hmac.new(self._secret, "\0".join(parts).encode(), hashlib.sha256).hexdigest()[:24]

    def secret_for(self, purpose: str) -> bytes:
        """A secret of the server for one purpose alone; the same as long as the server's own is."""
        return hmac.digest(self._secret, purpose.encode(), "sha256")


def new_key() -> str:
    """A fresh name for a holder of seats."""
    return secrets.token_urlsafe(9)


def new_table_id() -> str:
    """A short name for a table that cannot be guessed."""
    return secrets.token_hex(6)


def read_secret(folder: Path) -> bytes:
    """The server's own secret, made on first use and readable only by its owner."""
    path = folder / SECRET_FILE
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        secret = b""
    if len(secret) >= 32:
        return secret
    secret = secrets.token_bytes(32)
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return secret
