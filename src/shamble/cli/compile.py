"""`shamble compile`: build the engine with mypyc beside its sources, or take that build away again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from shamble.cli import Problem
from shamble.text import t

ROOT: Final = Path(__file__).resolve().parents[3]
SOURCE: Final = ROOT / "src"


def compile_(*, clean: bool = False) -> int:
    """Compile the engine in this checkout; with --clean, go back to plain Python."""
    if not (ROOT / "setup.py").is_file():
        raise Problem("cli-compile-no-checkout", code=1)
    removed = remove_build()
    if clean:
        print(t("cli-compile-cleaned", n=removed))
        return 0
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise Problem("cli-compile-no-tools", code=1)
    if shutil.which("cc") is None and shutil.which("gcc") is None and shutil.which("clang") is None:
        raise Problem("cli-compile-no-compiler", code=1)
    print(t("cli-compile-starting"), flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=ROOT,
        env={**os.environ, "SHAMBLE_COMPILE": "1"},
        check=False,
    )
    if done.returncode:
        remove_build()
        raise Problem("cli-compile-failed", code=1)
    print(t("cli-compile-done"))
    return 0


def remove_build() -> int:
    """Delete every compiled module beside the sources, and what the compiler left; how many there were."""
    found = [
        path
        for suffix in EXTENSION_SUFFIXES
        for path in SOURCE.rglob(f"*{suffix}")
        if path.name.endswith(suffix)
    ]
    for path in set(found):
        path.unlink(missing_ok=True)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    return len(set(found))
