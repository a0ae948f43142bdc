"""Build script. The wheel is plain Python unless SHAMBLE_COMPILE=1 asks mypyc to compile the engine."""

import os
import sys
from pathlib import Path

from setuptools import setup

ENGINE = ("kernel", "family", "games", "bots")
"""The packages that are compiled: everything that a simulation runs, from the same files."""

COMPILER = "mypy==2.4.1"
"""The version that the tests run with (pyproject.toml)."""

LEFT_PURE = (
    "family/board/badges.py",
    "family/board/draw.py",
    "family/board/map_svg.py",
    "family/board/map_text.py",
    "family/board/marks.py",
    "kernel/open.py",
)
"""Drawings are not worth compiling; the other one stands in for what only the compiler has."""

ONE_PIECE = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""The engine's functions call each other directly: nobody else may put another in the place of one."""


def is_edge(name: str) -> bool:
    """Whether a file serves the product and not the rules: what a game's port is made of."""
    parts = name.removesuffix(".py").split("/")
    return name.startswith("family/port/") or (parts[0] == "games" and parts[2:3] == ["port"])


def engine_files() -> list[str]:
    """The engine's modules, in a fixed order."""
    root = Path(__file__).parent
    source = root / "src" / "shamble"
    files = sorted(path for package in ENGINE for path in (source / package).rglob("*.py"))
    names = [path.relative_to(source).as_posix() for path in files]
    return [str(Path("src/shamble") / name) for name in names if name not in LEFT_PURE and not is_edge(name)]


if os.environ.get("SHAMBLE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:
        # The first question of a builder is what else it needs; it asks again with that at hand.
        setup(setup_requires=[COMPILER])
    else:
        modules = mypycify(["--strict", *engine_files()], opt_level="3", debug_level="0")
        for module in modules:
            module.extra_compile_args += ONE_PIECE
        setup(ext_modules=modules)
else:
    setup()
