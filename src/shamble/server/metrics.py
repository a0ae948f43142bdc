"""Numbers for whoever watches over a server, in the words of Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shamble.server.registry import Registry

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between which changes are counted."""


class Metrics:
    """What has happened since the server was started."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        """Changes by what became of them: accepted, repeated, refused."""
        self.refusals: Counter[str] = Counter()
        """Requests, sockets and changes that were refused, by reason."""
        self.created = 0
        self.messages = 0
        self.disk_failures = 0
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def changed(self, became: str, seconds: float) -> None:
        """A change was answered after so many seconds."""
        self.answers[became] += 1
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def latency(self) -> Iterator[str]:
        """How long changes took, as a histogram."""
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            yield f'shamble_change_seconds_bucket{{le="{bound}"}} {total}'
        yield f"shamble_change_seconds_sum {self._seconds:.6f}"
        yield f"shamble_change_seconds_count {total}"


def exposition(registry: Registry) -> str:
    """Everything, as Prometheus reads it."""
    metrics = registry.services.metrics
    rooms = list(registry.rooms.values())
    storage = registry.services.storage
    seats = [seat for room in rooms for seat in room.seating.seats]
    gauges: list[tuple[str, str, float]] = [
        ("tables_awake", "Tables in memory.", sum(not room.is_resting for room in rooms)),
        ("tables_resting", "Tables with people, on disk alone.", sum(room.is_resting for room in rooms)),
        ("connections", "Open sockets at tables.", sum(len(room.guests) for room in rooms)),
        ("seats_held", "Seats of tables in memory that people hold.", sum(bool(s.holder) for s in seats)),
        ("seats_bots", "Seats of tables in memory that bots play.", sum(bool(s.bot) for s in seats)),
        ("disk_queue", "Jobs that wait for the disk.", storage.waiting),
        ("work_queue", "Jobs for the worker processes.", registry.workers.turns.waiting.total()),
        ("tables_damaged", "Tables that were found to be damaged.", len(storage.damaged)),
        ("resident_bytes", "Memory of the server's own process.", _resident()),
    ]
    lines: list[str] = []
    for name, about, value in gauges:
        lines += [f"# HELP shamble_{name} {about}", f"# TYPE shamble_{name} gauge", f"shamble_{name} {value}"]
    counts: list[tuple[str, str, int]] = [
        ("tables_created_total", "Tables made.", metrics.created),
        ("messages_total", "Messages taken from sockets.", metrics.messages),
        ("disk_failures_total", "Jobs that failed at the disk.", metrics.disk_failures),
    ]
    for name, about, number in counts:
        lines += [f"# HELP shamble_{name} {about}", f"# TYPE shamble_{name} counter"]
        lines.append(f"shamble_{name} {number}")
    for name, about, label, found in (
        ("changes_total", "Changes by what became of them.", "became", metrics.answers),
        ("refusals_total", "What was refused, by reason.", "reason", metrics.refusals),
    ):
        lines += [f"# HELP shamble_{name} {about}", f"# TYPE shamble_{name} counter"]
        lines += [f'shamble_{name}{{{label}="{key}"}} {number}' for key, number in sorted(found.items())]
    about = "Seconds from a change's arrival to its answer, the disk included."
    lines += [f"# HELP shamble_change_seconds {about}", "# TYPE shamble_change_seconds histogram"]
    lines += metrics.latency()
    return "\n".join(lines) + "\n"


def _resident() -> int:
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
