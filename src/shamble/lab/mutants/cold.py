"""Plays tests against mutants that must be there from the start: tables, defaults, content, what is kept.

A process that has read pytest but none of the project waits at a socket; for every mutant it forks, and the
child reads the project anew with one file changed.
"""

from __future__ import annotations

import json
import os
import pathlib
import signal
import socket
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

from .playing import Items, collect, first_failure, quiet

STILLBORN = "stillborn"


def serve(address: str, root: Path, tests: Sequence[str]) -> None:
    """Wait for mutants; each is played in a process of its own."""
    import hypothesis  # noqa: F401  (read once for all children)
    import yaml  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(address)
    listening.listen(64)
    while True:
        try:
            called, _ = listening.accept()
        except InterruptedError:
            continue
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _answer(called, root, tests)
        called.close()


def ask(address: str, job: dict[str, Any]) -> str:
    """What came of a mutant: the test that failed, nothing, or `stillborn` if the project cannot be read."""
    called = socket.socket(socket.AF_UNIX)
    called.connect(address)
    with called, called.makefile("rw", encoding="utf-8") as wire:
        wire.write(json.dumps(job) + "\n")
        wire.flush()
        return str(json.loads(wire.readline() or f'"{STILLBORN}"'))


def _answer(called: socket.socket, root: Path, tests: Sequence[str]) -> None:
    wire = called.makefile("rw", encoding="utf-8")
    job = json.loads(wire.readline())
    quiet()
    _change(root / job["file"], job["text"])
    found = [STILLBORN]

    def play(items: Items) -> None:
        found[0] = first_failure(items, job["tests"], job["seconds"])

    def endless(number: int, frame: object) -> None:
        os._exit(1)

    signal.signal(signal.SIGPROF, endless)
    signal.setitimer(signal.ITIMER_PROF, 30)
    try:
        collect(root, tests, play)
    except BaseException:
        pass
    wire.write(json.dumps(found[0]) + "\n")
    wire.flush()
    called.shutdown(socket.SHUT_RDWR)
    os._exit(0)


def _change(path: Path, text: str) -> None:
    """From now on this file reads otherwise."""
    if path.suffix == ".py":
        sys.meta_path.insert(0, _Finder(path, text))
        return
    read = pathlib.Path.read_text

    def read_text(self: Path, *args: Any, **named: Any) -> str:
        return text if self.name == path.name and self.resolve() == path else read(self, *args, **named)

    pathlib.Path.read_text = read_text  # type: ignore[method-assign]


class _Finder:
    """Finds one module in another shape."""

    def __init__(self, path: Path, text: str) -> None:
        names = path.with_suffix("").parts
        names = names[len(names) - 1 - names[::-1].index("src") + 1 :]
        self.package = names[-1] == "__init__"
        self.module = ".".join(names[:-1] if self.package else names)
        self.path, self.text = path, text

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        loader = _Loader(name, str(self.path), self.text)
        places = [str(self.path.parent)] if self.package else None
        return spec_from_file_location(name, str(self.path), loader=loader, submodule_search_locations=places)


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)
