"""Progress of long runs, with the time that is left."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from shamble.text import t


class Tick(Protocol):
    """Call it with how many more pieces are done."""

    def __call__(self, done: int = 1, /) -> None: ...


@contextmanager
def progress(key: str, total: int, **args: Any) -> Iterator[Tick]:
    """Show a bar named by a text key while the block runs; in a log, a line for each tenth."""
    if sys.stderr.isatty():
        with _bar(t(key, **args), total) as tick:
            yield tick
    else:
        yield _lines(t(key, **args), total)


@contextmanager
def _bar(title: str, total: int) -> Iterator[Tick]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True)) as shown:
        task = shown.add_task(title, total=total)

        def tick(done: int = 1, /) -> None:
            shown.advance(task, done)

        yield tick


def _lines(title: str, total: int) -> Tick:
    from time import monotonic

    start = monotonic()
    done_so_far = 0
    tenths_shown = 0

    def tick(done: int = 1, /) -> None:
        nonlocal done_so_far, tenths_shown
        done_so_far += done
        tenths = done_so_far * 10 // max(total, 1)
        if tenths > tenths_shown:
            tenths_shown = tenths
            left = (monotonic() - start) / done_so_far * (total - done_so_far)
            line = t("cli-progress", title=title, done=done_so_far, total=total, left=_clock(left))
            print(line, file=sys.stderr, flush=True)

    return tick


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(max(seconds, 0)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
