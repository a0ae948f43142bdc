"""The built client is what its sources build to; told without Node, by a hash of the sources."""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "shamble" / "server" / "static"
FILES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


def source_hash() -> str:
    """As `web/scripts/stamp.mjs` counts it."""
    names = list(FILES)
    for folder in ("src", "public"):
        names += [path.relative_to(WEB).as_posix() for path in (WEB / folder).rglob("*") if path.is_file()]
    names = [name for name in names if not name.endswith(".test.ts")]
    total = hashlib.sha256()
    for name in sorted(names):
        text = (WEB / name).read_bytes().decode("utf-8").replace("\r\n", "\n")
        if name.endswith("/messages.ts"):
            text = "\n".join(line for line in text.split("\n") if line.startswith("export const"))
        total.update(f"{name}\n{len(text.encode())}\n{text}".encode())
    return total.hexdigest()


def test_build_is_fresh() -> None:
    stamp = (STATIC / "sources.sha256").read_text(encoding="utf-8").strip()
    assert stamp == source_hash(), "run `npm run build` in web/ and commit the result"


def test_build_asks_nobody_outside() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "http" not in page
    assert "<style" not in page
    assert page.count("<script") == page.count("src=") == 1


def test_lock_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
