"""Who does the work of the laboratory: this process, all cores of this machine, or a cluster.

Whoever does it, the work is the same: pieces go out one by one and come back in any order.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from typing import Any, Final, Protocol, TypeVar

from shamble.lab.simulate import processes

AHEAD: Final = 4
"""Pieces that wait for each worker, so that none is idle."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class Crew(Protocol):
    """Does pieces of work and gives them back as they are done."""

    def each(self, work: Callable[[Any], Any], pieces: Sequence[Any]) -> Iterator[Any]:
        """Do every piece; what is done comes in any order."""
        ...


class Alone:
    """This process does it all."""

    def each(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[Done]:
        return map(work, pieces)


class Cores:
    """So many processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[Done]:
        waiting = iter(pieces)
        pool = ProcessPoolExecutor(self.count, get_context("spawn"), _deaf)
        running: set[Future[Done]] = set()
        try:
            for piece in waiting:
                running.add(pool.submit(work, piece))
                if len(running) >= self.count * AHEAD:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield one.result()
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BaseException:
            # A game may still take an hour; nobody who interrupts waits for it, and it is played again.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                worker.terminate()
            raise
        pool.shutdown()


def _deaf() -> None:
    """A worker leaves it to its master to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster:
    """Ray: a cluster that is already there, else one of this machine's own."""

    def __init__(self, address: str = "") -> None:
        self.address = address

    def each(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[Done]:
        import ray

        begun = not ray.is_initialized()
        if begun:
            told = {"address": self.address} if self.address else {"include_dashboard": False}
            ray.init(log_to_driver=False, logging_level="error", **told)
        try:
            remote: Any = ray.remote(work)
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            running: list[Any] = []
            for piece in pieces:
                running.append(remote.remote(piece))
                if len(running) >= room:
                    done, running = ray.wait(running)
                    yield from ray.get(done)
            while running:
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            if begun:
                ray.shutdown()


def crew_of(jobs: int, *, cluster: bool = False, address: str = "") -> Crew:
    """The crew that a person asks for; 0 jobs mean all cores."""
    if cluster:
        return Cluster(address)
    count = processes(jobs)
    return Alone() if count == 1 else Cores(count)
