"""Many games in several processes: each process steps its share, all write into the same memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from shamble.kernel.observing import ROW

from .setting import Setting
from .vector import Arrays, Crew, ShambleVectorEnv

BEGIN: Final = "begin"
STEP: Final = "step"
STOP: Final = "stop"


class Shared(Arrays):
    """The arrays of a vector in memory that processes share, with what steps bring."""

    def __init__(
        self, count: int, size: int, codes: int, most_rows: int, memory: SharedMemory | None = None
    ) -> None:
        width = max(1, most_rows)
        fields: tuple[tuple[str, Any, tuple[int, ...]], ...] = (
            ("rows", np.uint8, (count, size)),
            ("masks", np.int8, (count, codes)),
            ("options", np.int32, (count, width, ROW)),
            ("actions", np.int64, (count,)),
            ("rewards", np.float64, (count,)),
            ("over", np.bool_, (count,)),
            ("cut", np.bool_, (count,)),
            ("illegal", np.bool_, (count,)),
        )
        starts: list[int] = []
        at = 0
        for _, kind, shape in fields:
            at += -at % 8
            starts.append(at)
            at += int(np.prod(shape)) * np.dtype(kind).itemsize
        self.memory = memory or SharedMemory(create=True, size=at)
        self.is_owner = memory is None
        for start, (name, kind, shape) in zip(starts, fields, strict=True):
            setattr(self, name, np.ndarray(shape, kind, self.memory.buf, start))
        self.shape = (count, size, codes, most_rows)

    actions: NDArray[np.int64]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    illegal: NDArray[np.bool_]

    def part(self, first: int, last: int) -> Arrays:
        """The rows of one process."""
        part = Arrays.__new__(Arrays)
        part.rows, part.masks = self.rows[first:last], self.masks[first:last]
        part.options = self.options[first:last]
        return part


def work(
    pipe: Connection, setting: Setting, asked: dict[str, Any], name: str, shape: tuple[int, ...], span: Any
) -> None:
    """What one process does: it waits for a word, plays its games, and says that it is done."""
    memory = SharedMemory(name)
    count, size, codes, most_rows = shape
    first, last = span
    shared = Shared(count, size, codes, most_rows, memory)
    crew = Crew(setting, asked, shared.part(first, last), last - first)
    fleet = crew.fleet
    while True:
        word, told = pipe.recv()
        if word == STOP:
            return
        if word == BEGIN:
            for number, (wanted, seed) in enumerate(told):
                if wanted:
                    if seed is not None or fleet.episodes[number].state is None:
                        crew.seed(number, seed)
                    fleet.anew(number)
        else:
            fleet.step(shared.actions[first:last].tolist())
        shared.rewards[first:last] = fleet.rewards
        shared.over[first:last] = fleet.over
        shared.cut[first:last] = fleet.cut
        shared.illegal[first:last] = fleet.illegal
        pipe.send([len(one.slate.shown) for one in fleet.episodes])


class ShambleProcessVectorEnv(ShambleVectorEnv):
    """As `ShambleVectorEnv`, in several processes. It begins anew with the next step, and must be closed."""

    def __init__(self, game: str, mission: str, num_envs: int = 2, *, workers: int = 2, **asked: Any) -> None:
        self.workers = min(workers, num_envs)
        super().__init__(game, mission, num_envs, **{**asked, "autoreset_mode": AutoresetMode.NEXT_STEP})
        self.rewards, self.over = self.shared.rewards, self.shared.over
        self.cut, self.illegal = self.shared.cut, self.shared.illegal

    def _make(self, asked: dict[str, Any]) -> None:
        self.crew = Crew(self.setting, asked, None, 1)  # knows the layout; the games are in the processes
        crew = self.crew
        size, codes = crew.observer.size, crew.observer.coding.size
        self.shared = Shared(self.num_envs, size, codes, crew.most_rows)
        self.arrays = self.shared
        self.legal = [1] * self.num_envs
        bounds = [self.num_envs * number // self.workers for number in range(self.workers + 1)]
        self.spans = list(pairwise(bounds))
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for span in self.spans:
            here, there = context.Pipe()
            told = (there, self.setting, asked, self.shared.memory.name, self.shared.shape, span)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def _begin(self, seeds: list[int | None], which: NDArray[np.bool_]) -> None:
        told = list(zip(which.tolist(), seeds, strict=True))
        for pipe, (first, last) in zip(self.pipes, self.spans, strict=True):
            pipe.send((BEGIN, told[first:last]))
        self._wait()

    def _advance(self, actions: Any) -> list[int]:
        self.shared.actions[:] = actions
        for pipe in self.pipes:
            pipe.send((STEP, None))
        self._wait()
        return []

    def _wait(self) -> None:
        self.legal = [count for pipe in self.pipes for count in pipe.recv()]

    def action_masks(self) -> NDArray[np.int8]:
        if self.crew.terms.by_rows:
            counts = np.asarray(self.legal)
            return (np.arange(self.crew.most_rows) < counts[:, None]).astype(np.int8)
        return super().action_masks()

    def legal_actions(self, luck: Any) -> list[int]:
        """A legal action in each game, from its mask."""
        masks = self.action_masks()
        found: list[int] = []
        for number, value in enumerate(np.asarray(luck).tolist()):
            legal: Sequence[int] = np.flatnonzero(masks[number]).tolist()
            found.append(legal[value % len(legal)] if legal else 0)
        return found

    def close_extras(self, **kwargs: Any) -> None:
        """Let the processes end, and give the memory back."""
        for pipe in self.pipes:
            try:
                pipe.send((STOP, None))
            except OSError:
                pass
        for process in self.processes:
            process.join(timeout=5)
        self.pipes, self.processes = [], []
        self.observed = self.rewards = self.over = self.cut = self.illegal = None
        memory = self.shared.memory
        self.arrays = self.shared = None  # type: ignore[assignment]
        try:
            memory.close()
        except BufferError:
            pass  # somebody still looks at the arrays; they go with the last look
        memory.unlink()
